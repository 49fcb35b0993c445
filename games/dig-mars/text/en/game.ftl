# Dig Mars.

## What lies there

dig-mars-field = The grid, four by four stacks
dig-mars-field-tiles =
    { $tiles ->
        [0] empty
        [one] one tile
       *[other] { $tiles } tiles
    }
dig-mars-field-ground =
    { $level ->
        [1] soft ground, difficulty 1
        [2] stony ground, difficulty 2
        [3] hard ground, difficulty 3
       *[other] solid rock, difficulty { $level }
    }
dig-mars-field-transport = transport { $level }
dig-mars-field-seen = you have seen what lies here: { $find }, transport { $level }
dig-mars-field-scanned = scanned: { $names }
dig-mars-field-nobody = no station
dig-mars-field-station =
    { $mine ->
        [yes] { $count ->
            [one] your station
           *[other] { $count } of your stations
        }
       *[no] { $count ->
            [one] { $name }: one station
           *[other] { $name }: { $count } stations
        }
    }
dig-mars-gauge =
    { $mine ->
        [yes] Your strength here is { $sum }, you need { $needed }:
       *[no] Strength here { $sum }, needed { $needed }:
    } { $enough ->
        [dig] enough to dig
        [transport] enough to transport it
        [no-dig] not enough to dig yet
       *[no-transport] not enough to transport it yet
    }

dig-mars-find-ore = copper ore
dig-mars-find-ice = clear ice
dig-mars-find-amber = amber with a beetle
dig-mars-find-crystal = green crystal
dig-mars-find-shell = fossil shell
dig-mars-find-jar = painted jar
dig-mars-find-geode = violet geode
dig-mars-find-meteor = glowing meteorite
dig-mars-find-bones = dragon skull
dig-mars-find-rover = lost rover
dig-mars-find-robot = sleeping robot
dig-mars-find-obelisk = strange obelisk
dig-mars-find-saucer = flying saucer
dig-mars-found =
    { $points ->
        [one] { $find }, 1 point
       *[other] { $find }, { $points } points
    }
dig-mars-found-bonus = { $find }, bonus: { $bonus }

## Equipment and bonuses

dig-mars-track-digging = Digging
dig-mars-track-transport = Transport
dig-mars-track-fleet = Fleet
dig-mars-level = { $track }: level { $level }
dig-mars-level-now = level { $level }. { $about }
dig-mars-track-can =
    { $paid ->
        [one] Upgrade to level { $level } for 1 point
       *[other] Upgrade to level { $level } for { $paid } points
    } ({ $track })
dig-mars-track-cannot =
    { $paid ->
        [one] Level { $level } costs an action and 1 point
       *[other] Level { $level } costs an action and { $paid } points
    } ({ $track })
dig-mars-track-full = This is the highest level ({ $track })
dig-mars-points-hidden = Points are secret until the end
dig-mars-points-of =
    { $points ->
        [one] 1 point; at { $target } you may declare victory
       *[other] { $points } points; at { $target } you may declare victory
    }

dig-mars-bonus-dig = extra dig
dig-mars-bonus-transport = extra transport
dig-mars-bonus-move = move a station
dig-mars-bonus-point = extra point
dig-mars-bonus-scan = scan
dig-mars-bonus-dig-about = Dig once more. It costs no action.
dig-mars-bonus-transport-about = Transport one more tile. It costs no action.
dig-mars-bonus-move-about = Take any station, even somebody else’s, to any stack.
dig-mars-bonus-point-about = Take one point.
dig-mars-bonus-scan-about = Look at the front of any face-down tile on top of a stack. Only you see what is there.
dig-mars-bonus-not-now = It cannot be used anywhere right now.

## The turn

dig-mars-turn = This turn
dig-mars-tray = Bonuses this turn
dig-mars-actions-left =
    { $actions ->
        [0] No actions left.
        [one] One action left.
       *[other] { $actions } actions left.
    }
dig-mars-hand-station = Choose where the station goes.
dig-mars-hand-move = Choose any station.
dig-mars-hand-scan = Choose a face-down tile to look at.
dig-mars-hand-dig = Choose where to dig.
dig-mars-hand-transport = Choose what to transport.
dig-mars-hand-stop = Cancel
dig-mars-declare = Declare victory
dig-mars-end-turn = End turn
dig-mars-end-match = End the match
dig-mars-end-sure = { $what } End the turn anyway?
dig-mars-end-undeclared = You could declare victory.
dig-mars-end-no = Keep playing
dig-mars-end-yes = End turn
dig-mars-quiet =
    { $turns ->
        [one] Nothing is happening: the match ends after this turn.
       *[other] Nothing is happening: the match ends after { $turns } more turns without a dig, a transport or an upgrade.
    }

dig-mars-prompt-settle = Place your first station on any stack.
dig-mars-prompt-station = Place your new station on any field.
dig-mars-prompt-last = That was the last tile. Declare victory, or let the points decide.
dig-mars-prompt-end = There is nothing left to do. End your turn.
dig-mars-prompt-actions =
    { $actions ->
        [0] No actions left.
        [one] One action left.
       *[other] { $actions } actions left.
    }
dig-mars-prompt-bonuses = Bonus: { $list }.
dig-mars-prompt-declare = { $target } points are enough: you may declare victory.

## The card of a field

dig-mars-card = Field { $field }
dig-mars-close = Close
dig-mars-card-dig = Dig here
dig-mars-card-bonus-dig = Dig here with the bonus
dig-mars-card-transport = Transport it
dig-mars-card-bonus-transport = Transport it with the bonus
dig-mars-card-scan = Scan this tile
dig-mars-card-place = Place the station here
dig-mars-card-shared =
    { $points ->
        [one] 1 point is shared: { $shares }
       *[other] { $points } points are shared: { $shares }
    }
dig-mars-card-come = Move here from
dig-mars-card-then = Then your strength is { $strength }, needed { $needed }.
dig-mars-card-go = Move from here to
dig-mars-card-bonus-come = Bonus: bring here
dig-mars-card-bonus-go = Bonus: lift from here
dig-mars-card-lift = Lift this station ({ $name }) and choose where it goes
dig-mars-card-wait = It is not your turn.
dig-mars-card-spent = You have no action left for this field.
dig-mars-card-far = You have no station here. Move one here first.
dig-mars-card-nothing = Nothing can be done here yet. A higher level or another station would help.
dig-mars-share = { $name } +{ $points }

## What could be done

dig-mars-do-place = Place your station on { $field }
dig-mars-do-dig = Dig at { $field }
dig-mars-do-transport = Transport from { $field }: { $find }
dig-mars-do-move = Move from { $from } to { $to }
dig-mars-do-upgrade = Upgrade: { $track }
dig-mars-do-bonus-dig = Use the extra dig at { $field }
dig-mars-do-bonus-transport = Use the extra transport at { $field }: { $find }
dig-mars-do-bonus-move = Use the bonus and move station { $letter } from { $from } to { $to }
dig-mars-do-bonus-point = Take the extra point
dig-mars-do-bonus-scan = Scan { $field }
dig-mars-do-declare = Declare victory
dig-mars-do-end = End your turn

## What happened

dig-mars-news-laid = Sixteen stacks of three tiles are ready.
dig-mars-news-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
dig-mars-news-placed =
    { $you ->
        [yes] You land a station on { $field }.
       *[no] { $name } lands a station on { $field }.
    }
dig-mars-news-dug =
    { $you ->
        [yes] You dig at { $field }: { $find }.
       *[no] { $name } digs at { $field }: { $find }.
    }
dig-mars-news-earned = Earned: { $bonus }.
dig-mars-news-transported =
    { $you ->
        [yes] You transport the { $find } from { $field }: { $shares }.
       *[no] { $name } transports the { $find } from { $field }: { $shares }.
    }
dig-mars-news-moved =
    { $you ->
        [yes] You move from { $from } to { $to }.
       *[no] { $name } moves from { $from } to { $to }.
    }
dig-mars-news-upgraded =
    { $you ->
        [yes] { $paid ->
            [one] You upgrade { $track } to level { $level } for 1 point.
           *[other] You upgrade { $track } to level { $level } for { $paid } points.
        }
       *[no] { $paid ->
            [one] { $name } upgrades { $track } to level { $level } for 1 point.
           *[other] { $name } upgrades { $track } to level { $level } for { $paid } points.
        }
    }
dig-mars-news-relocated =
    { $you ->
        [yes] You use the bonus to move station { $letter } from { $from } to { $to }.
       *[no] { $name } uses the bonus to move station { $letter } from { $from } to { $to }.
    }
dig-mars-news-gained =
    { $you ->
        [yes] You take the extra point.
       *[no] { $name } takes the extra point.
    }
dig-mars-news-scanned =
    { $you ->
        [yes] You scan { $field }.
       *[no] { $name } scans { $field }.
    }
dig-mars-news-seen = It is: { $find }.
dig-mars-news-declared =
    { $you ->
        [yes] You declare victory.
       *[no] { $name } declares victory.
    }
dig-mars-news-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
dig-mars-end-declared = Victory was declared.
dig-mars-end-exhausted = The last tile is gone, so the points decide.
dig-mars-end-quiet = Nothing happened for ten rounds, so the points decide.

## The score

dig-mars-score-points = Points
dig-mars-score-declared = { $name }: victory declared with { $points } points ({ $target } were needed).
dig-mars-score-tiles = { $taken } of { $all } tiles were transported.

# Why something cannot be done.
dig-mars-why-move = A station moves to the next field: left, right, up or down.
dig-mars-why-bonus = This bonus cannot be used there.
dig-mars-why-actions = You have no actions left this turn.
