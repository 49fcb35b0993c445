# Sample Game.

## What happened

sample-game-news-dealt = { $name }: šesť kariet.
sample-game-news-dealt-mine =
    { $you ->
        [yes] Dostávaš { $cards }.
       *[no] { $name } dostáva { $cards }.
    }
sample-game-news-rolled =
    { $prize ->
        [one] Na kocke je { $prize }: toto kolo je za { $prize } bod.
        [few] Na kocke je { $prize }: toto kolo je za { $prize } body.
       *[other] Na kocke je { $prize }: toto kolo je za { $prize } bodov.
    }
sample-game-news-chose = { $name }: karta je vybraná.
sample-game-news-chose-mine =
    { $you ->
        [yes] Vyberáš si { $card }.
       *[no] { $name } si vyberá { $card }.
    }
sample-game-news-won =
    { $you ->
        [yes] { $cards }: berieš { $prize }.
       *[no] { $cards }: { $name } berie { $prize }.
    }

## What can be done

sample-game-do-play = Zahraj { $card }
sample-game-prompt-choose =
    { $prize ->
        [one] Vyber si kartu: toto kolo je za { $prize } bod.
        [few] Vyber si kartu: toto kolo je za { $prize } body.
       *[other] Vyber si kartu: toto kolo je za { $prize } bodov.
    }

## What the plain board calls the parts of the view

sample-game-view-phase = Teraz
sample-game-view-phase-deal = rozdávajú sa karty
sample-game-view-phase-roll = hádže sa kockou
sample-game-view-phase-choose = všetci vyberajú
sample-game-view-phase-over = koniec
sample-game-view-round = Odohrané kolá
sample-game-view-prize = Hodnota
sample-game-view-hand = V ruke
sample-game-view-chosen = Vybraná
sample-game-view-seats = Pri stole
sample-game-view-points = Body
sample-game-view-cards = Karty
sample-game-view-ready = Má vybrané
sample-game-view-played = Zahrané
sample-game-view-hands = V rukách všetkých

## The terminal

sample-game-terminal-round = Kolo { $round }/{ $rounds }
sample-game-terminal-prize = hodnota: { $prize }
sample-game-terminal-points = body: { $points }
sample-game-terminal-hand = Tvoje karty: { $cards }
sample-game-terminal-help =
    play 17  zahrá kartu 17
    Najvyššia karta berie to, čo je na kocke.
