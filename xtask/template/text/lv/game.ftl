# Sample Game.

## What happened

sample-game-news-dealt = { $name }: izdalītas sešas kārtis.
sample-game-news-dealt-mine =
    { $you ->
        [yes] Tu saņem { $cards }.
       *[no] { $name } saņem { $cards }.
    }
sample-game-news-rolled =
    { $prize ->
        [zero] Kauliņš rāda { $prize }: šis aplis ir { $prize } punktu vērts.
        [one] Kauliņš rāda { $prize }: šis aplis ir { $prize } punkta vērts.
       *[other] Kauliņš rāda { $prize }: šis aplis ir { $prize } punktu vērts.
    }
sample-game-news-chose = { $name }: izvēle izdarīta.
sample-game-news-chose-mine =
    { $you ->
        [yes] Tu izvēlies { $card }.
       *[no] { $name } izvēlas { $card }.
    }
sample-game-news-won =
    { $you ->
        [yes] { $cards }: tu paņem { $prize }.
       *[no] { $cards }: { $name } paņem { $prize }.
    }

## What can be done

sample-game-do-play = Liec { $card }
sample-game-prompt-choose =
    { $prize ->
        [zero] Izvēlies kārti: šis aplis ir { $prize } punktu vērts.
        [one] Izvēlies kārti: šis aplis ir { $prize } punkta vērts.
       *[other] Izvēlies kārti: šis aplis ir { $prize } punktu vērts.
    }

## What the plain board calls the parts of the view

sample-game-view-phase = Tagad
sample-game-view-phase-deal = izdala kārtis
sample-game-view-phase-roll = met kauliņu
sample-game-view-phase-choose = visi izvēlas
sample-game-view-phase-over = beigas
sample-game-view-round = Izspēlēti apļi
sample-game-view-prize = Vērtība
sample-game-view-hand = Rokā
sample-game-view-chosen = Izvēlēta
sample-game-view-seats = Pie galda
sample-game-view-points = Punkti
sample-game-view-cards = Kārtis
sample-game-view-ready = Izvēle izdarīta
sample-game-view-played = Izspēlētas
sample-game-view-hands = Visu rokās

## The terminal

sample-game-terminal-round = { $round }. aplis no { $rounds }
sample-game-terminal-prize = vērtība: { $prize }
sample-game-terminal-points = punkti: { $points }
sample-game-terminal-hand = Tavas kārtis: { $cards }
sample-game-terminal-help =
    play 17  izspēlē kārti 17
    Augstākā kārts paņem to, ko rāda kauliņš.
