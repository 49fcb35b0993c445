# Game of Trains.

## Koľajisko

trains-row = Rad: karty, ktoré môže použiť každý
trains-draw = Ťahať
trains-discard = Použité
trains-draw-pile =
    { $count ->
        [one] Ťahací balíček, { $count } karta
        [few] Ťahací balíček, { $count } karty
       *[other] Ťahací balíček, { $count } kariet
    }
trains-draw-pile-use =
    { $count ->
        [one] Ťahací balíček, { $count } karta. Potiahnuť vrchnú kartu.
        [few] Ťahací balíček, { $count } karty. Potiahnuť vrchnú kartu.
       *[other] Ťahací balíček, { $count } kariet. Potiahnuť vrchnú kartu.
    }
trains-draw-pile-about = Ťahací balíček. Vezmi vrchnú kartu a polož ju namiesto niektorého svojho vagóna.
trains-discard-pile =
    { $count ->
        [one] Odkladací balíček, { $count } karta lícom nadol
        [few] Odkladací balíček, { $count } karty lícom nadol
       *[other] Odkladací balíček, { $count } kariet lícom nadol
    }
trains-discard-pile-about = Odkladací balíček leží lícom nadol. Keď sa ťahací minie, stane sa z neho nový.
trains-berth = Karta { $card }: { $name }. { $about }
trains-berth-use = Karta { $card }: { $name }. { $about } Použiť.
trains-berth-empty = { $name }: žiadna karta
trains-hand = V ruke
trains-hand-card = Karta { $card } v ruke: { $name }
trains-hand-about = Polož ju namiesto niektorého svojho vagóna. Platí len ako číslo.
trains-hand-choose = Ktorý vagón uvoľní miesto karte { $card }?
trains-held =
    { $count ->
        [one] { $name }: { $count } skrytá karta v ruke
        [few] { $name }: { $count } skryté karty v ruke
       *[other] { $name }: { $count } skrytých kariet v ruke
    }
trains-cancel = Položiť späť
trains-cancel-tip = Položiť kartu späť (Escape)
trains-do-it = Urobiť

## Schopnosti

trains-swap-neighbours = Vymeniť susedov
trains-swap-neighbours-brief = Vymeniť
trains-swap-neighbours-about = Dva tvoje vagóny, ktoré stoja vedľa seba, si vymenia miesta.
trains-swap-neighbours-choose = Ktorí dvaja susedia si vymenia miesta?
trains-swap-neighbours-load = osobný vagón
trains-swap-over-one = Vymeniť cez jeden
trains-swap-over-one-brief = Cez jeden
trains-swap-over-one-about = Dva tvoje vagóny, medzi ktorými je práve jeden, si vymenia miesta.
trains-swap-over-one-choose =
    { $finger ->
        [yes] Ťukni na jeden z dvoch vagónov, na tej strane, kde stojí druhý.
       *[no] Vyber jeden z dvoch vagónov, na tej strane, kde stojí druhý.
    }
trains-swap-over-one-load = lietadlo
trains-two-right = O dva doprava
trains-two-right-brief = 2 vpravo
trains-two-right-about = Jeden tvoj vagón prejde o dve miesta doprava; dva, ktoré obíde, sa posunú opačným smerom.
trains-two-right-choose = Ktorý vagón pôjde o dve miesta doprava?
trains-two-right-load = ruda
trains-two-left = O dva doľava
trains-two-left-brief = 2 vľavo
trains-two-left-about = Jeden tvoj vagón prejde o dve miesta doľava; dva, ktoré obíde, sa posunú opačným smerom.
trains-two-left-choose = Ktorý vagón pôjde o dve miesta doľava?
trains-two-left-load = guľatina
trains-remove-left = Odobrať ľavý
trains-remove-left-brief = Odobrať 1
trains-remove-left-about = Každý príde o vagón na mieste 1, ak vagón nie je zamknutý, a dostane nový z ťahacieho balíčka.
trains-remove-left-choose =
    { $finger ->
        [yes] Ťukni na miesto 1 a uvidíš, kto o čo príde.
       *[no] Ukáž na miesto 1 a uvidíš, kto o čo príde.
    }
trains-remove-left-load = krytý vagón
trains-remove-middle = Odobrať stredný
trains-remove-middle-brief = Odobrať 4
trains-remove-middle-about = Každý príde o vagón na mieste 4, ak vagón nie je zamknutý, a dostane nový z ťahacieho balíčka.
trains-remove-middle-choose =
    { $finger ->
        [yes] Ťukni na miesto 4 a uvidíš, kto o čo príde.
       *[no] Ukáž na miesto 4 a uvidíš, kto o čo príde.
    }
trains-remove-middle-load = traktor
trains-remove-right = Odobrať pravý
trains-remove-right-brief = Odobrať 7
trains-remove-right-about = Každý príde o vagón na mieste 7, ak vagón nie je zamknutý, a dostane nový z ťahacieho balíčka.
trains-remove-right-choose =
    { $finger ->
        [yes] Ťukni na miesto 7 a uvidíš, kto o čo príde.
       *[no] Ukáž na miesto 7 a uvidíš, kto o čo príde.
    }
trains-remove-right-load = cisterna
trains-protect = Zamknúť
trains-protect-brief = Zamknúť
trains-protect-about = Zamkne tvoj vagón na mieste 1, 4 alebo 7: kým sa nepohne, nikto ho neodoberie.
trains-protect-choose = Ktorý vagón dostane zámok?
trains-protect-load = zakrytý náklad

## Vlaky

trains-train-of = { $name }: vlak, { $count } zo 7 v poradí
trains-count = { $count } zo 7 v poradí
trains-count-about = Toľko vagónov by mohlo zostať na svojom mieste. Svieti pri nich zelená lampa s fajkou, pri ostatných oranžová s bodkou.
trains-spot-about = Z miest 1, 4 a 7 sa vagóny odoberajú a visia tam zámky.
trains-slot = Miesto { $place }, vagón { $card } ({ $name })
trains-slot-gap = Miesto { $place }, prázdne
trains-slot-fits = v poradí
trains-slot-misfits = mimo poradia
trains-slot-locked = so zámkom
trains-slot-act = Enter: { $act }
trains-wagon-about = Vagón { $card }, { $load }. V rade dokáže: { $name }.
trains-gap-about = Tento vagón bol odobratý. Medzeru zaplní ďalšia karta z ťahacieho balíčka.
trains-lock-about = Zámok chráni pred odobratím. Spadne, keď sa vagón pohne alebo ho niečo nahradí.

## Čo robiť

trains-prompt-turn = Potiahni kartu alebo použi kartu z radu.
trains-prompt-draw = Potiahni kartu.
trains-prompt-place = Polož kartu { $card } namiesto niektorého svojho vagóna.
trains-prompt-keep =
    { $count ->
        [one] Nechaj si jednu kartu: vyber ju a potom vagón, ktorý uvoľní miesto.
        [few] Máš { $count } karty, nechaj si jednu: vyber ju a potom vagón, ktorý uvoľní miesto.
       *[other] Máš { $count } kariet, nechaj si jednu: vyber ju a potom vagón, ktorý uvoľní miesto.
    }
trains-do-draw = Potiahnuť kartu
trains-do-place = Na miesto { $place } dať { $card } namiesto { $replaced }
trains-do-swap = Vymeniť miesta vagónov { $one } a { $other }
trains-do-right = Posunúť { $one } o dve miesta doprava
trains-do-left = Posunúť { $one } o dve miesta doľava
trains-do-remove-left = Odobrať každému ľavý vagón
trains-do-remove-middle = Odobrať každému stredný vagón
trains-do-remove-right = Odobrať každému pravý vagón
trains-do-protect = Zamknúť { $one } na mieste { $place }

## Čo sa stalo

trains-news-first =
    { $you ->
        [yes] Začínaš ty.
       *[no] Začína { $name }.
    }
trains-news-dealt =
    { $you ->
        [yes] Dostávaš vlak { $cards }.
       *[no] { $name } dostáva vlak { $cards }.
    }
trains-news-offered =
    { $you ->
        [yes] Dostávaš { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } kariet
        } na výber.
       *[no] { $name } dostáva { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } kariet
        } na výber.
    }
trains-news-offered-mine =
    { $you ->
        [yes] Môžeš si vybrať: { $cards }.
       *[no] { $name } si môže vybrať: { $cards }.
    }
trains-news-kept =
    { $you ->
        [yes] Nechávaš si { $card } a dávaš na miesto { $place }; { $replaced } ide do radu.
       *[no] { $name } si necháva { $card } a dáva na miesto { $place }; { $replaced } ide do radu.
    }
trains-news-draws =
    { $you ->
        [yes] Ťaháš kartu.
       *[no] { $name } ťahá kartu.
    }
trains-news-drawn = Je to { $card }.
trains-news-placed =
    { $you ->
        [yes] Dávaš { $card } na miesto { $place }; { $replaced } ide do radu.
       *[no] { $name } dáva { $card } na miesto { $place }; { $replaced } ide do radu.
    }
trains-news-swap =
    { $you ->
        [yes] Kartou { $card } vymieňaš miesta vagónov { $one } a { $other }.
       *[no] { $name } kartou { $card } vymieňa miesta vagónov { $one } a { $other }.
    }
trains-news-right =
    { $you ->
        [yes] Kartou { $card } posúvaš { $one } o dve miesta doprava.
       *[no] { $name } kartou { $card } posúva { $one } o dve miesta doprava.
    }
trains-news-left =
    { $you ->
        [yes] Kartou { $card } posúvaš { $one } o dve miesta doľava.
       *[no] { $name } kartou { $card } posúva { $one } o dve miesta doľava.
    }
trains-news-protect =
    { $you ->
        [yes] Kartou { $card } zamykáš { $one }.
       *[no] { $name } kartou { $card } zamyká { $one }.
    }
trains-news-remove-left =
    { $you ->
        [yes] Kartou { $card } odoberáš každému ľavý vagón.
       *[no] { $name } kartou { $card } odoberá každému ľavý vagón.
    }
trains-news-remove-middle =
    { $you ->
        [yes] Kartou { $card } odoberáš každému stredný vagón.
       *[no] { $name } kartou { $card } odoberá každému stredný vagón.
    }
trains-news-remove-right =
    { $you ->
        [yes] Kartou { $card } odoberáš každému pravý vagón.
       *[no] { $name } kartou { $card } odoberá každému pravý vagón.
    }
trains-news-taken = Preč sú: { $cards }.
trains-news-taken-one = { $card } ({ $name })
trains-news-taken-none = Všetky sú zamknuté, nikto o nič nepríde.
trains-news-pairs = V pároch idú do odkladacieho balíčka: { $pairs }.
trains-news-unlocked =
    { $count ->
        [one] Padá zámok.
        [few] Padajú { $count } zámky.
       *[other] Padá { $count } zámkov.
    }
trains-news-refilled =
    { $you ->
        [yes] Dostávaš { $card } na miesto { $place }.
       *[no] { $name } dostáva { $card } na miesto { $place }.
    }
trains-news-reshuffled = Ťahací balíček sa minul, karty z odkladacieho balíčka sa zamiešajú a stane sa z nich nový.
trains-news-won =
    { $you ->
        [yes] Tvoj vlak je usporiadaný: víťazstvo je tvoje.
       *[no] Vlak je usporiadaný: víťazí { $name }.
    }

# Why something cannot be done.
trains-why-first = Najprv si potiahni kartu alebo vyber niektorú v rade.
trains-why-keep = Najprv si nechaj jednu zo svojich kariet a vlož ju do vlaku.
trains-why-place = Najprv vlož do vlaku kartu, ktorú máš v ruke.
trains-why-other = Meníš vagóny iba vo vlastnom vlaku.
trains-why-locked = Zámok tam už visí.
trains-why-useless = Táto karta sa teraz nedá použiť.
