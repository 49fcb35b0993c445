# Game of Trains.

## The yard

trains-row = The row: cards that everyone may use
trains-draw = Draw
trains-discard = Used
trains-draw-pile =
    { $count ->
        [one] Draw pile, 1 card
       *[other] Draw pile, { $count } cards
    }
trains-draw-pile-use =
    { $count ->
        [one] Draw pile, 1 card. Draw it.
       *[other] Draw pile, { $count } cards. Draw the top card.
    }
trains-draw-pile-about = The draw pile. Take the top card and replace one of your wagons with it.
trains-discard-pile =
    { $count ->
        [one] Discard pile, 1 card, face down
       *[other] Discard pile, { $count } cards, face down
    }
trains-discard-pile-about = The discard pile lies face down. It is shuffled into a new draw pile when that runs out.
trains-berth = Card { $card }: { $name }. { $about }
trains-berth-use = Card { $card }: { $name }. { $about } Use it.
trains-berth-empty = { $name }: no card here
trains-hand = In your hand
trains-hand-card = Card { $card } in your hand: { $name }
trains-hand-about = Replace one of your wagons with it. Only its number counts.
trains-hand-choose = Which wagon makes way for { $card }?
trains-held =
    { $count ->
        [one] { $name }: one hidden card
       *[other] { $name }: { $count } hidden cards
    }
trains-cancel = Put it back
trains-cancel-tip = Put the card back (Escape)
trains-do-it = Do it

## Abilities

trains-swap-neighbours = Swap neighbours
trains-swap-neighbours-brief = Swap
trains-swap-neighbours-about = Two of your wagons that are side by side swap places.
trains-swap-neighbours-choose = Which two neighbours swap places?
trains-swap-neighbours-load = coach
trains-swap-over-one = Swap over one
trains-swap-over-one-brief = Over one
trains-swap-over-one-about = Two of your wagons with exactly one between them swap places.
trains-swap-over-one-choose =
    { $finger ->
        [yes] Tap one of the two wagons, on the side where the other one is.
       *[no] Choose one of the two wagons, on the side where the other one is.
    }
trains-swap-over-one-load = aeroplane
trains-two-right = Two right
trains-two-right-brief = 2 right
trains-two-right-about = One of your wagons moves two places to the right; the two that it passes shift one place to the left.
trains-two-right-choose = Which wagon moves two places to the right?
trains-two-right-load = ore
trains-two-left = Two left
trains-two-left-brief = 2 left
trains-two-left-about = One of your wagons moves two places to the left; the two that it passes shift one place to the right.
trains-two-left-choose = Which wagon moves two places to the left?
trains-two-left-load = logs
trains-remove-left = Remove left
trains-remove-left-brief = Remove 1
trains-remove-left-about = Everyone loses the wagon at place 1, unless it is protected, and gets a new one from the draw pile.
trains-remove-left-choose =
    { $finger ->
        [yes] Tap place 1 to see who loses what.
       *[no] Point at place 1 to see who loses what.
    }
trains-remove-left-load = goods van
trains-remove-middle = Remove middle
trains-remove-middle-brief = Remove 4
trains-remove-middle-about = Everyone loses the wagon at place 4, unless it is protected, and gets a new one from the draw pile.
trains-remove-middle-choose =
    { $finger ->
        [yes] Tap place 4 to see who loses what.
       *[no] Point at place 4 to see who loses what.
    }
trains-remove-middle-load = tractor
trains-remove-right = Remove right
trains-remove-right-brief = Remove 7
trains-remove-right-about = Everyone loses the wagon at place 7, unless it is protected, and gets a new one from the draw pile.
trains-remove-right-choose =
    { $finger ->
        [yes] Tap place 7 to see who loses what.
       *[no] Point at place 7 to see who loses what.
    }
trains-remove-right-load = tank wagon
trains-protect = Protect
trains-protect-brief = Protect
trains-protect-about = Protects your wagon at place 1, 4 or 7: no removal can take it until it moves.
trains-protect-choose = Which wagon gets the lock?
trains-protect-load = covered load

## Trains

trains-train-of = { $name }: train, { $count } of 7 in order
trains-count = { $count } of 7 in order
trains-count-about = This many wagons could stay where they are. They show a green lamp with a tick; the others show an orange lamp with a dot.
trains-spot-about = Removals take wagons from places 1, 4 and 7, and locks can go there.
trains-slot = Place { $place }, wagon { $card } ({ $name })
trains-slot-gap = Place { $place }, empty
trains-slot-fits = in order
trains-slot-misfits = out of order
trains-slot-locked = protected
trains-slot-act = Enter: { $act }
trains-wagon-about = Wagon { $card }, { $load }. Its ability in the row: { $name }.
trains-gap-about = A removal has taken this wagon. The next card of the draw pile fills the gap.
trains-lock-about = The lock keeps removals away. It comes off when the wagon moves or is replaced.

## What to do

trains-prompt-turn = Draw a card, or use a card from the row.
trains-prompt-draw = Draw a card.
trains-prompt-place = Replace one of your wagons with { $card }.
trains-prompt-keep =
    { $count ->
        [one] Choose your card, then the wagon that makes way for it.
       *[other] Keep one of your { $count } cards: choose it, then the wagon that makes way for it.
    }
trains-do-draw = Draw a card
trains-do-place = Put { $card } at place { $place } instead of { $replaced }
trains-do-swap = Swap { $one } and { $other }
trains-do-right = Move { $one } two places to the right
trains-do-left = Move { $one } two places to the left
trains-do-remove-left = Remove everyone’s left wagon
trains-do-remove-middle = Remove everyone’s middle wagon
trains-do-remove-right = Remove everyone’s right wagon
trains-do-protect = Protect { $one } at place { $place }

## What happened

trains-news-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
trains-news-dealt =
    { $you ->
        [yes] You get the train { $cards }.
       *[no] { $name } gets the train { $cards }.
    }
trains-news-offered =
    { $you ->
        [yes] You get { $count ->
            [one] a card
           *[other] { $count } cards
        } to choose from.
       *[no] { $name } gets { $count ->
            [one] a card
           *[other] { $count } cards
        } to choose from.
    }
trains-news-offered-mine =
    { $you ->
        [yes] You may choose from { $cards }.
       *[no] { $name } may choose from { $cards }.
    }
trains-news-kept =
    { $you ->
        [yes] You keep { $card } and put it at place { $place }; { $replaced } goes to the row.
       *[no] { $name } keeps { $card } and puts it at place { $place }; { $replaced } goes to the row.
    }
trains-news-draws =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
trains-news-drawn = It is { $card }.
trains-news-placed =
    { $you ->
        [yes] You put { $card } at place { $place }; { $replaced } goes to the row.
       *[no] { $name } puts { $card } at place { $place }; { $replaced } goes to the row.
    }
trains-news-swap =
    { $you ->
        [yes] You swap { $one } and { $other } with card { $card }.
       *[no] { $name } swaps { $one } and { $other } with card { $card }.
    }
trains-news-right =
    { $you ->
        [yes] You move { $one } two places to the right with card { $card }.
       *[no] { $name } moves { $one } two places to the right with card { $card }.
    }
trains-news-left =
    { $you ->
        [yes] You move { $one } two places to the left with card { $card }.
       *[no] { $name } moves { $one } two places to the left with card { $card }.
    }
trains-news-protect =
    { $you ->
        [yes] You protect { $one } with card { $card }.
       *[no] { $name } protects { $one } with card { $card }.
    }
trains-news-remove-left =
    { $you ->
        [yes] You remove everyone’s left wagon with card { $card }.
       *[no] { $name } removes everyone’s left wagon with card { $card }.
    }
trains-news-remove-middle =
    { $you ->
        [yes] You remove everyone’s middle wagon with card { $card }.
       *[no] { $name } removes everyone’s middle wagon with card { $card }.
    }
trains-news-remove-right =
    { $you ->
        [yes] You remove everyone’s right wagon with card { $card }.
       *[no] { $name } removes everyone’s right wagon with card { $card }.
    }
trains-news-taken = Removed: { $cards }.
trains-news-taken-one = { $card } ({ $name })
trains-news-taken-none = All of them are protected, so nobody loses a wagon.
trains-news-pairs = Discarded as a pair: { $pairs }.
trains-news-unlocked =
    { $count ->
        [one] A lock comes off.
       *[other] { $count } locks come off.
    }
trains-news-refilled =
    { $you ->
        [yes] You get { $card } at place { $place }.
       *[no] { $name } gets { $card } at place { $place }.
    }
trains-news-reshuffled = The draw pile is used up, so the discard pile is shuffled into a new one.
trains-news-won =
    { $you ->
        [yes] Your train is in order: you have won!
       *[no] { $name }’s train is in order: { $name } wins.
    }

# Why something cannot be done.
trains-why-first = First draw a card, or choose one from the row.
trains-why-keep = First keep one of your cards and put it in your train.
trains-why-place = First put the card you have drawn in your train.
trains-why-other = You can only change the wagons of your own train.
trains-why-locked = There is already a lock there.
trains-why-useless = This card cannot be used right now.
