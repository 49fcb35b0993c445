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
dig-mars-field-scanned = scanned by { $names }
dig-mars-field-nobody = no station
dig-mars-field-station =
    { $mine ->
        [yes] { $count ->
            [one] your station
           *[other] { $count } stations of yours
        }
       *[no] { $count ->
            [one] a station of { $name }
           *[other] { $count } stations of { $name }
        }
    }
dig-mars-gauge =
    { $mine ->
        [yes] Your strength here is { $sum }, needed { $needed }:
       *[no] Strength here { $sum }, needed { $needed }:
    } { $enough ->
        [dig] enough to dig
        [transport] enough to carry it off
        [no-dig] not enough to dig yet
       *[no-transport] not enough to carry it off yet
    }

dig-mars-find-ore = copper ore
dig-mars-find-ice = clear ice
dig-mars-find-amber = amber with a beetle
dig-mars-find-crystal = green crystal
dig-mars-find-shell = fossil shell
dig-mars-find-jar = painted jar
dig-mars-find-geode = violet geode
dig-mars-find-meteor = glowing meteor
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
dig-mars-track-full = Nothing better can be bought ({ $track })
dig-mars-points-hidden = Points are secret until the end
dig-mars-points-of = { $points } points; with { $target } one may declare victory

dig-mars-bonus-dig = extra dig
dig-mars-bonus-transport = extra transport
dig-mars-bonus-move = move a station
dig-mars-bonus-point = extra point
dig-mars-bonus-scan = scan
dig-mars-bonus-dig-about = Dig once more. It costs no action.
dig-mars-bonus-transport-about = Carry off one more tile. It costs no action.
dig-mars-bonus-move-about = Take any station, also somebody else's, to any stack.
dig-mars-bonus-point-about = Take one point.
dig-mars-bonus-scan-about = Look at the front of any covered tile. Only you see what is there.
dig-mars-bonus-not-now = Nowhere just now.

## The turn

dig-mars-turn = This turn
dig-mars-tray = Bonuses of this turn
dig-mars-actions-left =
    { $actions ->
        [0] No action left.
        [one] One action left.
       *[other] { $actions } actions left.
    }
dig-mars-hand-station = Choose where the station goes.
dig-mars-hand-move = Choose any station.
dig-mars-hand-scan = Choose a covered tile to look at.
dig-mars-hand-dig = Choose where to dig.
dig-mars-hand-transport = Choose what to carry off.
dig-mars-hand-stop = Put down
dig-mars-declare = Declare victory
dig-mars-end-turn = End turn
dig-mars-end-match = End the match
dig-mars-end-sure = { $what } End the turn all the same?
dig-mars-end-undeclared = You could declare victory.
dig-mars-end-no = Go on
dig-mars-end-yes = End turn
dig-mars-quiet =
    { $turns ->
        [one] Nothing happens any more: the match ends after this turn.
       *[other] Nothing happens any more: the match ends after { $turns } more turns without a dig, a transport or an upgrade.
    }

dig-mars-prompt-settle = Place your first station on any stack.
dig-mars-prompt-station = Place your new station on any field.
dig-mars-prompt-last = That was the last tile. Declare victory, or let the points decide.
dig-mars-prompt-end = Nothing is left to do. End your turn.
dig-mars-prompt-actions =
    { $actions ->
        [0] No action left.
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
dig-mars-card-transport = Carry it off
dig-mars-card-bonus-transport = Carry it off with the bonus
dig-mars-card-scan = Scan this tile
dig-mars-card-shared = { $points } points are shared: { $shares }
dig-mars-card-come = Move here from
dig-mars-card-then = Then your strength is { $strength }, needed { $needed }.
dig-mars-card-go = Move from here to
dig-mars-card-bonus-come = Bonus: bring here
dig-mars-card-bonus-go = Bonus: lift from here
dig-mars-card-lift = Lift the station of { $name } and choose where it goes
dig-mars-card-wait = It is not your turn.
dig-mars-card-spent = You have no action left for this field.
dig-mars-card-far = You have no station here. Move one next to it first.
dig-mars-card-nothing = Nothing can be done here yet. A better level or one more station would help.
dig-mars-share = { $name } +{ $points }

## What could be done

dig-mars-do-place = Place your station on { $field }
dig-mars-do-dig = Dig on { $field }
dig-mars-do-transport = Carry off from { $field }: { $find }
dig-mars-do-move = Move from { $from } to { $to }
dig-mars-do-upgrade = Upgrade: { $track }
dig-mars-do-bonus-dig = Use the extra dig on { $field }
dig-mars-do-bonus-transport = Use the extra transport on { $field }: { $find }
dig-mars-do-bonus-move = Use the bonus and move station { $letter } from { $from } to { $to }
dig-mars-do-bonus-point = Take the extra point
dig-mars-do-bonus-scan = Scan { $field }
dig-mars-do-declare = Declare victory
dig-mars-do-end = End your turn

## What happened

dig-mars-news-laid = Sixteen stacks of three tiles lie ready.
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
        [yes] You dig on { $field }: { $find }.
       *[no] { $name } digs on { $field }: { $find }.
    }
dig-mars-news-earned = Earned: { $bonus }.
dig-mars-news-transported =
    { $you ->
        [yes] You carry off { $find } from { $field }: { $shares }.
       *[no] { $name } carries off { $find } from { $field }: { $shares }.
    }
dig-mars-news-moved =
    { $you ->
        [yes] You move from { $from } to { $to }.
       *[no] { $name } moves from { $from } to { $to }.
    }
dig-mars-news-upgraded =
    { $you ->
        [yes] You upgrade to level { $level } for { $paid }: { $track }.
       *[no] { $name } upgrades to level { $level } for { $paid }: { $track }.
    }
dig-mars-news-relocated =
    { $you ->
        [yes] You move station { $letter } from { $from } to { $to } with the bonus.
       *[no] { $name } moves station { $letter } from { $from } to { $to } with the bonus.
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
dig-mars-score-declared = { $name } declared victory with { $points } points; { $target } were needed.
dig-mars-score-tiles = { $taken } of { $all } tiles were carried off.

# Why something cannot be done.
dig-mars-why-move = A station goes to the next field: left, right, up or down.
dig-mars-why-bonus = This bonus cannot be used there.
dig-mars-why-actions = You have no action left in this turn.
