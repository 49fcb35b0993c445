# RAWsiko.

## Options

## The map

rawsiko-map = Map of the world
rawsiko-china = China
rawsiko-closed = China has closed its borders: nothing goes in, out or through.
rawsiko-zoom = Part of the map
rawsiko-zoom-in = Nearer (+)
rawsiko-zoom-out = Farther (−)
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
rawsiko-continent-alone = { $name }: { $who } alone.
rawsiko-continent-chosen = { $name }: chosen by { $who }.
rawsiko-continent-open = You can choose it.
rawsiko-continent-own = You are there already.
rawsiko-continent-full = Two companies are there already.
rawsiko-continent-later = Continents where nobody is come first.

## Why not

rawsiko-not-yours = Assets go to your own territories.
rawsiko-not-in = You are choosing in { $name }.
rawsiko-already-yours = It is yours already.
rawsiko-not-free = Another company is there.
rawsiko-apart =
    { $count ->
        [one] It does not hang together with your territories.
       *[other] From here your { $count } territories could not hang together.
    }
rawsiko-chosen = From here. Press again to let go.
rawsiko-can-attack =
    { $count ->
        [one] Attack it: { $count } asset defends.
       *[other] Attack it: { $count } assets defend.
    }
rawsiko-can-join = Join your assets there.
rawsiko-can-take = Nobody is there: take it.
rawsiko-not-linked = No link leads here from { $name }.
rawsiko-choose-own = First choose a territory of yours.
rawsiko-garrison-stays = The last asset stays: garrison is on.
rawsiko-all-moved = All assets here have moved.

## Materials

rawsiko-chip-held = { $name }: you hold it
rawsiko-chip-needed = { $name }: you need it
rawsiko-chip-missing = { $name }: missing
rawsiko-chip-claimed = { $name }: claimed in Trade with China
rawsiko-card = A material
rawsiko-card-here = Where it is on this map
rawsiko-card-uses = Your applications that need it
rawsiko-card-use = { $name }, { $points } points
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
rawsiko-to-place-tip = Assets that you have yet to place
rawsiko-status = Match status
rawsiko-seats = Companies
rawsiko-turn = Turn { $turn } of { $turns }
rawsiko-turn-none = Setting up
rawsiko-hourglass = How many turns have gone by, and how many there are
rawsiko-hourglass-crossed = Monopoly Stranglehold: each elimination shortens the match by a turn
rawsiko-seat = { $name }: next investment { $investment }, materials { $materials }, territories { $territories }, assets { $assets }
rawsiko-seat-out = { $name }: eliminated
rawsiko-seat-places = places { $count }
rawsiko-objectives = Objectives
rawsiko-objectives-none = Your objective card will be here.
rawsiko-objectives-secret = Objective cards are secret until the end.
rawsiko-objectives-shown = All objective cards are shown in the result.
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
        [one] { $count } asset could still act.
       *[other] { $count } assets could still act.
    }
rawsiko-ask-no = Not yet
rawsiko-ask-yes = End my phase

## Action tool

rawsiko-tool = Action tool
rawsiko-tool-idle = Here you will say who goes where.
rawsiko-tool-spent = All your assets have acted.
rawsiko-tool-settle = Choose on the map. What you can choose is lit.
rawsiko-tool-place =
    { $count ->
        [one] Place { $count } asset on a territory of yours.
       *[other] Place { $count } assets on territories of yours.
    }
rawsiko-tool-hold = Hold a territory to place several.
rawsiko-tool-from = From where? Choose a territory of yours.
rawsiko-tool-able =
    { $count ->
        [one] { $count } asset can still act.
       *[other] { $count } assets can still act.
    }
rawsiko-tool-where = to where?
rawsiko-tool-to = Choose a territory that is lit.
rawsiko-tool-trade =
    { $count ->
        [one] Claim { $count } material, here or on the map.
       *[other] Claim { $count } materials, here or on the map.
    }
rawsiko-count = How many
rawsiko-fewer = One fewer (−)
rawsiko-more = One more (+)
rawsiko-go = Go
rawsiko-attack = Attack
rawsiko-attack-again = Again
rawsiko-confirm-tip = Confirm (Enter or R)
rawsiko-cancel = Cancel
rawsiko-cancel-tip = Choose nothing (Esc)
rawsiko-outcomes = Chances of this clash
rawsiko-outcome = They lose { $taken }, you lose { $lost }: { $chance } of 100
rawsiko-outcome-key = they : you
rawsiko-chance-now = Taken now: { $chance } %
rawsiko-chance-last = in the end: { $chance } %
rawsiko-chance-last-tip = The chance if all that can act there attack again and again

## Clash

rawsiko-clash-taken = { $name } is taken
rawsiko-clash-failed = { $name } holds out
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
rawsiko-sign-clash-about = Up to three assets of each side roll a die each. The highest meet the highest; the lower die loses an asset, a tie costs the attacker.
rawsiko-sign-occupation = Occupation
rawsiko-sign-occupation-about = A free territory is yours, with its materials, as soon as assets of yours are there.
rawsiko-sign-materials = Materials
rawsiko-sign-materials-about = You hold a material if one of your territories bears it. Press one to read about it.
rawsiko-sign-investment = Investment
rawsiko-sign-investment-about = From the second turn on you receive one asset for every three different materials, rounded up.
rawsiko-sign-current = Current player
rawsiko-sign-current-about = The company with the coloured frame decides now.
rawsiko-sign-next = Next player
rawsiko-sign-next-about = Ends your action phase. It asks only if assets of yours could still take something.
rawsiko-sign-china = Trade with China
rawsiko-sign-china-about = For each continent where you are alone, claim one material from anywhere.
rawsiko-sign-hourglass = Turns
rawsiko-sign-hourglass-about = The running turn, and the last one.
rawsiko-sign-crossed = Monopoly Stranglehold
rawsiko-sign-crossed-about = The crossed hourglass: each elimination takes a turn from the match.
rawsiko-sign-objectives = Objectives
rawsiko-sign-objectives-about = Four applications, yours alone to know. Hold all materials of one at the end and it scores.
rawsiko-sign-fate = Fate
rawsiko-sign-fate-about = Who begins, which card you get, how dice fall: nobody at this table decides it.
rawsiko-sign-information = Information
rawsiko-sign-information-about = This page.
rawsiko-sign-settings = Settings
rawsiko-sign-settings-about = Language, light, sounds and how fast bots move.
rawsiko-sign-held = Held
rawsiko-sign-held-about = Green with a tick: a territory of yours bears it.
rawsiko-sign-needed = Needed
rawsiko-sign-needed-about = Orange with a dot: an application of yours needs it and you do not hold it.
rawsiko-sign-other = Neither
rawsiko-sign-other-about = It counts towards your investment all the same.
rawsiko-sign-pawn = Two numbers
rawsiko-sign-pawn-about = How many assets can still act in this phase, and how many there are.
rawsiko-key-arrows = from territory to territory
rawsiko-key-enter = choose; on the goal: confirm
rawsiko-key-count = more, fewer; otherwise nearer, farther
rawsiko-key-repeat = confirm, or repeat the attack
rawsiko-key-pan = move the map

## What happens

rawsiko-news-first = { $you ->
        [yes] Fate lets you begin.
       *[no] Fate lets { $name } begin.
    }
rawsiko-news-dealt = { $you ->
        [yes] You get an objective card.
       *[no] { $name } gets an objective card.
    }
rawsiko-news-dealt-known = { $you ->
        [yes] You get your objective card: { $goals }.
       *[no] { $name } gets the objective card: { $goals }.
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
        [yes] You attack { $to } from { $from }: { $count } against { $against } of { $whom }.
       *[no] { $name } attacks { $to } from { $from }: { $count } against { $against } of { $whom }.
    }
rawsiko-news-clashed = Dice: { $attack } against { $defence }. { $attacker } −{ $lost }, { $defender } −{ $taken }.
rawsiko-news-conquered = { $you ->
        [yes] You take { $to }.
       *[no] { $name } takes { $to }.
    }
rawsiko-news-eliminated = { $you ->
        [yes] You are eliminated.
       *[no] { $name } is eliminated.
    }
rawsiko-news-shortened = The match is one turn shorter.
rawsiko-news-done = { $you ->
        [yes] You are done.
       *[no] { $name } is done.
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

rawsiko-tale-first = Fate chooses: { $name } begins
rawsiko-tale-sent = Fate chooses { $continent } for { $name }
rawsiko-tale-out = { $name }: eliminated
rawsiko-tale-shorter = Monopoly Stranglehold: the match ends with turn { $turns }.
rawsiko-tale-acts = Next: { $name }
rawsiko-tale-turn = Turn { $turn } of { $turns }
rawsiko-tale-last-turn = Turn { $turn }, the last
rawsiko-tale-trade =
    { $count ->
        [one] Trade with China: { $name } claims { $count }
       *[other] Trade with China: { $name } claims { $count }
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
rawsiko-do-done = End your phase
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
        [one] Place your last asset on a territory of yours.
       *[other] Place { $count } assets on territories of yours.
    }
rawsiko-prompt-invest =
    { $count ->
        [one] Investment: place { $count } asset.
       *[other] Investment: place { $count } assets.
    }
rawsiko-prompt-act = Choose a territory of yours, then where its assets go. Or end your phase.
rawsiko-prompt-spent = Nothing can act any more. End your phase.
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
rawsiko-cost-bare = { $name } is left empty, and no longer yours.
rawsiko-cost-lost = { $name } is left empty. You lose: { $what }.
rawsiko-cost-bare-if = If you win, { $name } is left empty.
rawsiko-cost-lost-if = If you win, { $name } is left empty. You lose: { $what }.

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
