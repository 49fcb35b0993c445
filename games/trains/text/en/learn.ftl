# The guided first match and the figures of the rulebook.
trains-learn-hello = Welcome to the railway yard! In front of you is your train: seven wagons behind a locomotive. The other train belongs to the Mouse.
trains-learn-train = Your numbers go down from left to right: 80, 66, 55 and so on. Your aim is to make them go up. Whoever gets there first wins.
trains-learn-abilities = As long as a wagon is in a train, only its number counts. When it leaves the train, it goes to the row, and there it counts for what it can do. Everyone may use it.
trains-learn-keep =
    { $finger ->
        [yes] You have been dealt a 3. Low numbers belong on the left: replace the 80 with it. Tap the 80 to see what would happen, and tap it again to do it. Or drag the 3 there.
       *[no] You have been dealt a 3. Low numbers belong on the left: replace the 80 with it. Click on the 80, or drag the 3 there.
    }
trains-learn-row = Your 80 is in the row now, and so is the Mouse’s 10. The 80 swaps two neighbours, the 10 protects a wagon. On your turn you do one of two things: use a card from the row, or draw a new one.
trains-learn-swap =
    { $finger ->
        [yes] Use the 80. Tap it in the row, then twice on the mark between 43 and 31.
       *[no] Use the 80. Click on it in the row, then on the mark between 43 and 31.
    }
trains-learn-lamps = The green lamps show the wagons that can stay where they are: 3, 31 and 43 already go up. Now it is the Mouse’s turn. It draws a card, and its 83 goes to the row.
trains-learn-draw =
    { $finger ->
        [yes] This time draw a card: tap the draw pile.
       *[no] This time draw a card: click on the draw pile.
    }
trains-learn-place = A 70 is a high number: it belongs on the right. Replace the 20 with it.
trains-learn-removal = Careful: the 83 in the row can remove the first wagon of every train, and the Mouse is about to use it.
trains-learn-refilled = You have both lost the wagon at place 1, and fate has filled the gaps. You were lucky: you got a 12. Your 3 is in the row now.
trains-learn-protect =
    { $finger ->
        [yes] Keep the 12 safe. Use the 10, then tap your first wagon twice. A lock will hang on it, and no removal can take it.
       *[no] Keep the 12 safe. Use the 10, then click on your first wagon. A lock will hang on it, and no removal can take it.
    }
trains-learn-pair = The Mouse’s 71 has gone to the row. It swaps neighbours, and so does the 20. Two cards with the same ability leave the row at once.
trains-learn-eight = There are eight abilities, and the sign in the corner of each wagon shows which one it has. “Two right” moves a wagon two places to the right, “Swap over one” swaps two with one between them. “Remove middle” and “Remove right” do at places 4 and 7 what the 83 did at place 1.
trains-learn-draw-again = There is still a 9 at the last place. Draw a card.
trains-learn-place-last = 82 is just right: replace the 9 with it, at the very end.
trains-learn-left = Only 66, 55, 31 and 43 are still out of order. Use the 3 in the row: it moves a wagon two places to the left. Choose the 31.
trains-learn-win = One more move, and your train goes up from the first wagon to the last. Which one? This time you are on your own.
trains-learn-free =
    { $over ->
        [yes] That is all there is to it: your train is in order, and you have won your first match!
       *[no] That is all there is to it. Your train is not in order yet, so keep playing: from here on you can do anything, and the light bulb gives advice.
    }

trains-figure-aim = From descending to ascending
trains-figure-aim-1 = At the beginning all numbers go down.
trains-figure-aim-2 = Lauma’s numbers go up, from 12 to 82: she has won.
trains-figure-keep = The first card
trains-figure-keep-1 = Lauma begins, so she has drawn one card: the 3.
trains-figure-keep-2 = It replaces her 80, which is now in the row.
trains-figure-pair = Two of a kind
trains-figure-pair-1 = In the row is the 80, which swaps neighbours. Lauma has drawn a 70.
trains-figure-pair-2 = She replaces her 20, which also swaps neighbours. Both cards are gone at once.
trains-figure-place = Drawing and placing
trains-figure-place-1 = Lauma has drawn an 82. Nobody else sees it.
trains-figure-place-2 = It has replaced the 9, and the 9 is in the row: it moves a wagon two places to the right.
trains-figure-neighbours = Swap neighbours
trains-figure-neighbours-1 = 43 and 31 are side by side.
trains-figure-neighbours-2 = Lauma has used the 80, and they have swapped places.
trains-figure-over-one = Swap over one
trains-figure-over-one-1 = The 43 is between 55 and 31.
trains-figure-over-one-2 = Lauma has used the 66: 55 and 31 have swapped places, and the 43 has stayed.
trains-figure-right = Two right
trains-figure-right-1 = The 66 is at place 2.
trains-figure-right-2 = It has moved to place 4, and 55 and 43 have each shifted one place to the left.
trains-figure-left = Two left
trains-figure-left-1 = The 31 is at place 5.
trains-figure-left-2 = It has moved to place 3, and 55 and 40 have each shifted one place to the right.
trains-figure-removal = A removal
trains-figure-removal-1 = Lauma can use the 83: Remove left.
trains-figure-removal-2 = The first wagon of each train is in the row: Lauma’s 3 and Juris’s 5.
trains-figure-removal-3 = First Lauma draws a card into the gap, then Juris.
trains-figure-protected = A protected wagon
trains-figure-protected-1 = The 10 is under Lauma’s first wagon as a lock.
trains-figure-protected-2 = Juris has used Remove left. He is the only one to lose a wagon.
trains-figure-unlocked = Losing a lock
trains-figure-unlocked-1 = Lauma has protected the 43 at place 4.
trains-figure-unlocked-2 = She has swapped it with its neighbour. It is at another place now, so its lock is gone.
