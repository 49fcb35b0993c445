# RAWsiko.

## Options

## The map

rawsiko-map = Map of the world
rawsiko-china = China
rawsiko-closed = China has closed its borders: nothing goes in, out or through.
rawsiko-zoom = Part of the map
rawsiko-zoom-in = Zoom in (+)
rawsiko-zoom-out = Zoom out (−)
rawsiko-zoom-whole = The whole map (0)
rawsiko-free = free
rawsiko-yours = yours
rawsiko-assets =
    { $count ->
        [one] { $count } asset
       *[other] { $count } assets
    }
rawsiko-can-act =
    { $count ->
        [one] { $count } can act
       *[other] { $count } can act
    }
rawsiko-borders = borders { $names }
rawsiko-open = can be chosen
rawsiko-continent-nobody = { $name }: nobody.
rawsiko-continent-alone = { $name }: { $who } (alone).
rawsiko-continent-chosen = { $name }: { $who }.
rawsiko-continent-gone = { $name } (no longer there)
rawsiko-continent-open = You can choose it.
rawsiko-continent-own = You are there already.
rawsiko-continent-full = Two companies are there already.
rawsiko-continent-later = First choose a continent that is still empty.

## Why not

rawsiko-not-yours = You can only place assets on your own territories.
rawsiko-not-in = You are choosing in { $name }.
rawsiko-already-yours = It is already yours.
rawsiko-not-free = Another company is there.
rawsiko-apart =
    { $count ->
        [one] It is not connected to your territories there.
       *[other] With this one, your { $count } territories could not all be connected.
    }
rawsiko-chosen = From here. Press again to deselect.
rawsiko-can-attack =
    { $count ->
        [one] Attack: { $count } asset defends.
       *[other] Attack: { $count } assets defend.
    }
rawsiko-can-join = Join your own assets there.
rawsiko-can-take = Nobody is there: take it.
rawsiko-not-linked = There is no link to here from { $name }.
rawsiko-choose-own = First choose one of your territories.
rawsiko-garrison-stays = The last asset has to stay: the garrison rule is on.
rawsiko-all-moved = All assets here have already moved.

## Materials

rawsiko-chip-held = { $name }: you hold it
rawsiko-chip-needed = { $name }: you need it
rawsiko-chip-missing = { $name }: missing
rawsiko-chip-claimed = { $name }: claimed in Trade with China
rawsiko-card = A material
rawsiko-card-here = Where it is on this map
rawsiko-card-uses = Your applications that need it
rawsiko-card-use =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
rawsiko-card-no-use = None of your applications needs it.
rawsiko-held = You hold it.
rawsiko-nearest =
    { $steps ->
        [one] Nearest: { $names }, { $steps } step away
       *[other] Nearest: { $names }, { $steps } steps away
    }
rawsiko-close = Close

## Panels

rawsiko-panels = Panels
rawsiko-player = You
rawsiko-to-place = { $count } to place
rawsiko-to-place-tip = Assets that you still have to place
rawsiko-status = Match status
rawsiko-seats = Companies
rawsiko-turn = Turn { $turn } of { $turns }
rawsiko-turn-none = Setting up
rawsiko-hourglass = The current turn, and how many there are
rawsiko-hourglass-crossed = Monopoly Stranglehold: each elimination moves the turn counter on by one
rawsiko-seat = { $name }: next investment { $investment }, materials { $materials }, territories { $territories }, assets { $assets }
rawsiko-seat-out = { $name }: eliminated
rawsiko-seat-places = { $count } to place
rawsiko-objectives = Objectives
rawsiko-objectives-none = Your objective card will be here.
rawsiko-objectives-secret = Objective cards are secret until the end.
rawsiko-objectives-shown = The result shows all objective cards.
rawsiko-points-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
rawsiko-points =
    { $points ->
        [one] { $points } point when complete
       *[other] { $points } points when complete
    }
rawsiko-details = Details
rawsiko-less = Less
rawsiko-complete = complete
rawsiko-missing = { $count } missing
rawsiko-finish = Next player
rawsiko-finish-tip = End your action phase (N)
rawsiko-pass = No more claims
rawsiko-ask-title = End your phase?
rawsiko-ask =
    { $count ->
        [one] { $count } asset can still act.
       *[other] { $count } assets can still act.
    }
rawsiko-ask-no = Not yet
rawsiko-ask-yes = End my phase

## Action tool

rawsiko-tool = Action tool
rawsiko-tool-idle = Plan your moves here.
rawsiko-tool-spent = All your assets have acted.
rawsiko-tool-settle = Choose on the map. What you can choose is lit up.
rawsiko-tool-place =
    { $count ->
        [one] Place { $count } asset on one of your territories.
       *[other] Place { $count } assets on your territories.
    }
rawsiko-tool-hold = Press and hold a territory to place several.
rawsiko-tool-from = From where? Choose one of your territories.
rawsiko-tool-able =
    { $count ->
        [one] { $count } asset can still act.
       *[other] { $count } assets can still act.
    }
rawsiko-tool-where = where to?
rawsiko-tool-to = Choose a territory that is lit up.
rawsiko-tool-trade =
    { $count ->
        [one] Claim { $count } material, here or on the map.
       *[other] Claim { $count } materials, here or on the map.
    }
rawsiko-count = How many
rawsiko-fewer = One fewer (−)
rawsiko-more = One more (+)
rawsiko-go = Move
rawsiko-attack = Attack
rawsiko-attack-again = Again
rawsiko-confirm-tip = Confirm (Enter or R)
rawsiko-cancel = Cancel
rawsiko-cancel-tip = Clear the selection (Esc)
rawsiko-outcomes = Chances of this clash
rawsiko-outcome = They lose { $taken }, you lose { $lost }: { $chance } in 100
rawsiko-outcome-key = them : you
rawsiko-chance-now = Conquered at once: { $chance }%
rawsiko-chance-last = eventually: { $chance }%
rawsiko-chance-last-tip = The chance if all assets that can act there keep attacking

## Clash

rawsiko-clash-taken = { $name }: conquered
rawsiko-clash-failed = { $name }: defended
rawsiko-clash-loses = { $name }: −{ $count }

## Information

rawsiko-info = What the symbols mean
rawsiko-info-short = Symbols
rawsiko-info-match = This match
rawsiko-info-signs = Symbols
rawsiko-info-materials = All materials
rawsiko-on = on
rawsiko-off = off
rawsiko-sign-clash = Commercial clash
rawsiko-sign-clash-about = Up to three assets on each side roll one die each. The highest dice are compared, then the next highest. The lower die of each pair loses an asset; on a tie, the attacker does.
rawsiko-sign-occupation = Occupation
rawsiko-sign-occupation-about = A free territory and its materials are yours as soon as your assets are there.
rawsiko-sign-materials = Materials
rawsiko-sign-materials-about = You hold a material if one of your territories has it. Press a material to read about it.
rawsiko-sign-investment = Investment
rawsiko-sign-investment-about = From the second turn on, you receive one asset for every three different materials, rounded up.
rawsiko-sign-current = Current player
rawsiko-sign-current-about = The company with this symbol is to move.
rawsiko-sign-next = Next player
rawsiko-sign-next-about = Ends your action phase. It asks first only if your assets could still take something.
rawsiko-sign-china = Trade with China
rawsiko-sign-china-about = Claim one material, from anywhere, for each continent where you are alone.
rawsiko-sign-hourglass = Turns
rawsiko-sign-hourglass-about = The turn counter: the current turn and the last one.
rawsiko-sign-crossed = Monopoly Stranglehold
rawsiko-sign-crossed-about = The crossed hourglass: each elimination moves the turn counter on by one.
rawsiko-sign-objectives = Objectives
rawsiko-sign-objectives-about = Four applications that only you know. If you hold all the materials of one at the end, it scores.
rawsiko-sign-fate = Fate
rawsiko-sign-fate-about = Who begins, which card you get, how the dice fall: nobody at this table decides that.
rawsiko-sign-information = Information
rawsiko-sign-information-about = This page.
rawsiko-sign-settings = Settings
rawsiko-sign-settings-about = Language, appearance, sounds and how fast bots move.
rawsiko-sign-held = Held
rawsiko-sign-held-about = Green with a tick: one of your territories has it.
rawsiko-sign-needed = Needed
rawsiko-sign-needed-about = Orange with a dot: one of your applications needs it, and you do not hold it.
rawsiko-sign-other = Neither
rawsiko-sign-other-about = It still counts towards your investment.
rawsiko-sign-pawn = Two numbers
rawsiko-sign-pawn-about = How many assets can still act in this phase, and how many there are.
rawsiko-key-arrows = from territory to territory
rawsiko-key-enter = choose; on the destination: confirm
rawsiko-key-count = more, fewer; otherwise zoom in, zoom out
rawsiko-key-repeat = confirm, or repeat the attack
rawsiko-key-pan = move the map

## What happens

rawsiko-news-first = { $you ->
        [yes] Fate lets you begin.
       *[no] Fate lets { $name } begin.
    }
rawsiko-news-dealt = { $you ->
        [yes] You receive an objective card.
       *[no] { $name } receives an objective card.
    }
rawsiko-news-dealt-known = { $you ->
        [yes] You receive your objective card: { $goals }.
       *[no] { $name } receives the objective card: { $goals }.
    }
rawsiko-news-settled = { $you ->
        [yes] You go to { $continent }.
       *[no] { $name } goes to { $continent }.
    }
rawsiko-news-sent = { $you ->
        [yes] Fate sends you to { $continent }.
       *[no] Fate sends { $name } to { $continent }.
    }
rawsiko-news-picked = { $you ->
        [yes] You settle in { $at }.
       *[no] { $name } settles in { $at }.
    }
rawsiko-news-placed = { $you ->
        [yes] You place an asset in { $at }.
       *[no] { $name } places an asset in { $at }.
    }
rawsiko-news-took = { $you ->
        [yes] { $count ->
            [one] You take { $to } with { $count } asset from { $from }.
           *[other] You take { $to } with { $count } assets from { $from }.
        }
       *[no] { $count ->
            [one] { $name } takes { $to } with { $count } asset from { $from }.
           *[other] { $name } takes { $to } with { $count } assets from { $from }.
        }
    }
rawsiko-news-moved = { $you ->
        [yes] { $count ->
            [one] You move { $count } asset from { $from } to { $to }.
           *[other] You move { $count } assets from { $from } to { $to }.
        }
       *[no] { $count ->
            [one] { $name } moves { $count } asset from { $from } to { $to }.
           *[other] { $name } moves { $count } assets from { $from } to { $to }.
        }
    }
rawsiko-news-left = Nobody is left in { $from }.
rawsiko-news-attacks = { $you ->
        [yes] You attack { $to } from { $from }: { $count } against { $against } ({ $whom }).
       *[no] { $name } attacks { $to } from { $from }: { $count } against { $against } ({ $whom }).
    }
rawsiko-news-clashed = Dice: { $attack } against { $defence }. { $attacker } −{ $lost }, { $defender } −{ $taken }.
rawsiko-news-conquered = { $you ->
        [yes] You conquer { $to }.
       *[no] { $name } conquers { $to }.
    }
rawsiko-news-eliminated = { $you ->
        [yes] You are eliminated.
       *[no] { $name } is eliminated.
    }
rawsiko-news-shortened = The turn counter moves on by one.
rawsiko-news-done = { $you ->
        [yes] You end your action phase.
       *[no] { $name } ends the action phase.
    }
rawsiko-news-claimed = { $you ->
        [yes] You claim { $what }.
       *[no] { $name } claims { $what }.
    }
rawsiko-news-passed = { $you ->
        [yes] You claim nothing more.
       *[no] { $name } claims nothing more.
    }
rawsiko-news-gained = New: { $what }.
rawsiko-news-lost = Lost: { $what }.
rawsiko-news-turn = Turn { $turn } begins.
rawsiko-news-trades = { $you ->
        [yes] { $count ->
            [one] You may claim { $count } material.
           *[other] You may claim { $count } materials.
        }
       *[no] { $count ->
            [one] { $name } may claim { $count } material.
           *[other] { $name } may claim { $count } materials.
        }
    }
rawsiko-news-over = The match is over.

## Told large

rawsiko-tale-first = Fate chooses who begins: { $name }
rawsiko-tale-sent = { $name }: fate chooses { $continent }
rawsiko-tale-out = { $name }: eliminated
rawsiko-tale-shorter = Monopoly Stranglehold: the turn counter moves on by one.
rawsiko-tale-acts = Next: { $name }
rawsiko-tale-turn = Turn { $turn } of { $turns }
rawsiko-tale-last-turn = Turn { $turn }, the last one
rawsiko-tale-trade =
    { $count ->
        [one] Trade with China – { $name }: { $count } material to claim
       *[other] Trade with China – { $name }: { $count } materials to claim
    }
rawsiko-tale-over = The last turn is over

## What to do

rawsiko-do-continent = Go to { $name }
rawsiko-do-pick = Settle in { $name }
rawsiko-do-place = Place an asset in { $name }
rawsiko-do-move =
    { $count ->
        [one] Move { $count } asset from { $from } to { $to }
       *[other] Move { $count } assets from { $from } to { $to }
    }
rawsiko-do-attack = Attack { $to } from { $from } with { $count }
rawsiko-do-done = End your action phase
rawsiko-do-claim = Claim { $name }
rawsiko-do-pass = Claim nothing more

rawsiko-prompt-continent = Choose a continent: press its portrait or any territory in it.
rawsiko-prompt-pick =
    { $count ->
        [one] Pick { $count } more territory in { $name }.
       *[other] Pick { $count } more territories in { $name }.
    }
rawsiko-prompt-place =
    { $count ->
        [one] Place your last asset on one of your territories.
       *[other] Place { $count } assets on your territories.
    }
rawsiko-prompt-invest =
    { $count ->
        [one] Investment: place { $count } asset.
       *[other] Investment: place { $count } assets.
    }
rawsiko-prompt-act = Choose one of your territories, then where its assets go. Or end your action phase.
rawsiko-prompt-spent = None of your assets can act any more. End your action phase.
rawsiko-prompt-trade =
    { $count ->
        [one] Claim { $count } material from anywhere.
       *[other] Claim { $count } materials from anywhere.
    }

rawsiko-phase-fate = Fate
rawsiko-phase-settle = Choosing territories
rawsiko-phase-place = Placing assets
rawsiko-phase-invest = Investment
rawsiko-phase-act = Action
rawsiko-phase-trade = Trade with China
rawsiko-phase-over = Over

## The end

rawsiko-score-seat = Company
rawsiko-score-points = Points
rawsiko-score-applications = Applications
rawsiko-score-materials = Materials
rawsiko-score-territories = Territories
rawsiko-score-out = eliminated
rawsiko-score-claimed = ({ $count } claimed)
rawsiko-course-points = Points, turn by turn
rawsiko-course-materials = Materials, turn by turn

## Before it happens

rawsiko-ask-pass-title = Give up the rest?
rawsiko-ask-pass =
    { $count ->
        [one] You can still claim { $count } material. This cannot be taken back.
       *[other] You can still claim { $count } materials. This cannot be taken back.
    }
rawsiko-ask-pass-yes = Claim nothing more
rawsiko-cost-bare = { $name }: left empty and no longer yours.
rawsiko-cost-lost = { $name }: left empty. You lose: { $what }.
rawsiko-cost-bare-if = { $name }: left empty if you win.
rawsiko-cost-lost-if = { $name }: left empty if you win. You lose: { $what }.

## A list instead of the map

rawsiko-list = List
rawsiko-list-title = What you can choose
rawsiko-list-none = Nothing can be chosen now.
rawsiko-list-back = From { $name } to:

## Since your turn

rawsiko-since = Since your turn
rawsiko-since-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
rawsiko-since-lost = { $name } took { $to } from you.
rawsiko-since-held = { $name } attacked { $to } in vain.
rawsiko-since-taken = { $name } took { $to } from { $whom }.
rawsiko-since-free = { $name } took { $to }, where nobody was.

## On the last turn

rawsiko-seat-last = { $name }: materials { $materials }, territories { $territories }, assets { $assets }
