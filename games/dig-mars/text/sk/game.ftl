# Dig Mars.

## Čo tam leží

dig-mars-field = Hracie pole, štyrikrát štyri kôpky
dig-mars-field-tiles =
    { $tiles ->
        [0] prázdne
        [one] jedna dlaždica
        [few] { $tiles } dlaždice
       *[other] { $tiles } dlaždíc
    }
dig-mars-field-ground =
    { $level ->
        [1] mäkká pôda, tvrdosť 1
        [2] kamenistá pôda, tvrdosť 2
        [3] tvrdá pôda, tvrdosť 3
       *[other] skala, tvrdosť { $level }
    }
dig-mars-field-transport = preprava { $level }
dig-mars-field-seen = už vieš, čo tu leží: { $find }, preprava { $level }
dig-mars-field-scanned = sken: { $names }
dig-mars-field-nobody = žiadna stanica
dig-mars-field-station =
    { $mine ->
        [yes] { $count ->
            [one] tvoja stanica
            [few] { $count } tvoje stanice
           *[other] { $count } tvojich staníc
        }
       *[no] { $count ->
            [one] stanica ({ $name })
            [few] { $count } stanice ({ $name })
           *[other] { $count } staníc ({ $name })
        }
    }
dig-mars-gauge =
    { $mine ->
        [yes] Tvoja sila je tu { $sum }, treba { $needed }:
       *[no] Sila je tu { $sum }, treba { $needed }:
    } { $enough ->
        [dig] na kopanie stačí
        [transport] na prepravu stačí
        [no-dig] na kopanie ešte nestačí
       *[no-transport] na prepravu ešte nestačí
    }

dig-mars-find-ore = medená ruda
dig-mars-find-ice = číry ľad
dig-mars-find-amber = jantár s chrobáčikom
dig-mars-find-crystal = zelený kryštál
dig-mars-find-shell = skamenená ulita
dig-mars-find-jar = maľovaný džbán
dig-mars-find-geode = fialová geóda
dig-mars-find-meteor = žeravý meteorit
dig-mars-find-bones = dračia lebka
dig-mars-find-rover = stratené vozítko
dig-mars-find-robot = spiaci robot
dig-mars-find-obelisk = záhadný obelisk
dig-mars-find-saucer = lietajúci tanier
dig-mars-found =
    { $points ->
        [one] { $find }, { $points } bod
        [few] { $find }, { $points } body
       *[other] { $find }, { $points } bodov
    }
dig-mars-found-bonus = { $find }, bonus: { $bonus }

## Výbava a bonusy

dig-mars-track-digging = Kopanie
dig-mars-track-transport = Preprava
dig-mars-track-fleet = Flotila
dig-mars-level = { $track }: úroveň { $level }
dig-mars-level-now = úroveň { $level }. { $about }
dig-mars-track-can =
    { $paid ->
        [one] Vylepšiť na úroveň { $level } za { $paid } bod
        [few] Vylepšiť na úroveň { $level } za { $paid } body
       *[other] Vylepšiť na úroveň { $level } za { $paid } bodov
    } ({ $track })
dig-mars-track-cannot =
    { $paid ->
        [one] Úroveň { $level } stojí jednu akciu a { $paid } bod
        [few] Úroveň { $level } stojí jednu akciu a { $paid } body
       *[other] Úroveň { $level } stojí jednu akciu a { $paid } bodov
    } ({ $track })
dig-mars-track-full = Lepšia výbava už nie je ({ $track })
dig-mars-points-hidden = Body sú tajné až do konca
dig-mars-points-of = Body: { $points }. Od { $target } bodov možno vyhlásiť víťazstvo

dig-mars-bonus-dig = kopanie navyše
dig-mars-bonus-transport = preprava navyše
dig-mars-bonus-move = presun stanice
dig-mars-bonus-point = bod navyše
dig-mars-bonus-scan = sken
dig-mars-bonus-dig-about = Kop ešte raz. Nestojí to akciu.
dig-mars-bonus-transport-about = Odvez ešte jednu dlaždicu. Nestojí to akciu.
dig-mars-bonus-move-about = Presuň ktorúkoľvek stanicu, aj cudziu, na ktorúkoľvek kôpku.
dig-mars-bonus-point-about = Vezmi si jeden bod.
dig-mars-bonus-scan-about = Pozri sa na líce ktorejkoľvek zakrytej dlaždice. Čo na ňom je, uvidíš len ty.
dig-mars-bonus-not-now = Teraz sa nedá nikde použiť.

## Ťah

dig-mars-turn = Tento ťah
dig-mars-tray = Bonusy tohto ťahu
dig-mars-actions-left =
    { $actions ->
        [0] Nezostáva žiadna akcia.
        [one] Zostáva jedna akcia.
        [few] Zostávajú { $actions } akcie.
       *[other] Zostáva { $actions } akcií.
    }
dig-mars-hand-station = Vyber, kam stanica pôjde.
dig-mars-hand-move = Vyber ktorúkoľvek stanicu.
dig-mars-hand-scan = Vyber zakrytú dlaždicu, na ktorú sa pozrieš.
dig-mars-hand-dig = Vyber, kde budeš kopať.
dig-mars-hand-transport = Vyber, čo odvezieš.
dig-mars-hand-stop = Zrušiť
dig-mars-declare = Vyhlásiť víťazstvo
dig-mars-end-turn = Ukončiť ťah
dig-mars-end-match = Ukončiť partiu
dig-mars-end-sure = { $what } Naozaj ukončiť ťah?
dig-mars-end-undeclared = Môžeš vyhlásiť víťazstvo.
dig-mars-end-no = Pokračovať
dig-mars-end-yes = Ukončiť ťah
dig-mars-quiet =
    { $turns ->
        [one] Nič sa už nedeje: po tomto ťahu sa partia skončí.
        [few] Nič sa už nedeje: ešte { $turns } ťahy bez kopania, prepravy a vylepšenia a partia sa skončí.
       *[other] Nič sa už nedeje: ešte { $turns } ťahov bez kopania, prepravy a vylepšenia a partia sa skončí.
    }

dig-mars-prompt-settle = Polož svoju prvú stanicu na ktorúkoľvek kôpku.
dig-mars-prompt-station = Polož novú stanicu na ktorékoľvek políčko.
dig-mars-prompt-last = To bola posledná dlaždica. Vyhlás víťazstvo, alebo nechaj rozhodnúť body.
dig-mars-prompt-end = Už niet čo robiť. Ukonči ťah.
dig-mars-prompt-actions =
    { $actions ->
        [0] Nezostáva žiadna akcia.
        [one] Zostáva jedna akcia.
        [few] Zostávajú { $actions } akcie.
       *[other] Zostáva { $actions } akcií.
    }
dig-mars-prompt-bonuses = Bonus: { $list }.
dig-mars-prompt-declare = { $target } bodov stačí: môžeš vyhlásiť víťazstvo.

## Karta políčka

dig-mars-card = Políčko { $field }
dig-mars-close = Zavrieť
dig-mars-card-dig = Kopať tu
dig-mars-card-bonus-dig = Kopať tu s bonusom
dig-mars-card-transport = Odviezť
dig-mars-card-bonus-transport = Odviezť s bonusom
dig-mars-card-scan = Skenovať túto dlaždicu
dig-mars-card-place = Položiť stanicu sem
dig-mars-card-shared =
    { $points ->
        [one] { $points } bod sa delí: { $shares }
        [few] { $points } body sa delia: { $shares }
       *[other] { $points } bodov sa delí: { $shares }
    }
dig-mars-card-come = Presunúť sem z
dig-mars-card-then = Potom bude tvoja sila { $strength }, treba { $needed }.
dig-mars-card-go = Presunúť odtiaľto na
dig-mars-card-bonus-come = Bonus: presunúť sem
dig-mars-card-bonus-go = Bonus: zdvihnúť odtiaľto
dig-mars-card-lift = Zdvihnúť stanicu ({ $name }) a vybrať, kam pôjde
dig-mars-card-wait = Teraz nie si na ťahu.
dig-mars-card-spent = Na toto políčko ti už nezostala akcia.
dig-mars-card-far = Nemáš tu stanicu. Najprv sem niektorú presuň.
dig-mars-card-nothing = Tu sa zatiaľ nedá nič urobiť. Pomohla by vyššia úroveň alebo ďalšia stanica.
dig-mars-share = { $name } +{ $points }

## Čo by sa dalo robiť

dig-mars-do-place = Polož stanicu na { $field }
dig-mars-do-dig = Kop na { $field }
dig-mars-do-transport = Odvez z { $field }: { $find }
dig-mars-do-move = Presuň stanicu z { $from } na { $to }
dig-mars-do-upgrade = Vylepši: { $track }
dig-mars-do-bonus-dig = Použi bonus a kop na { $field }
dig-mars-do-bonus-transport = Použi bonus a odvez z { $field }: { $find }
dig-mars-do-bonus-move = Použi bonus a presuň stanicu { $letter } z { $from } na { $to }
dig-mars-do-bonus-point = Vezmi si bod navyše
dig-mars-do-bonus-scan = Skenuj { $field }
dig-mars-do-declare = Vyhlás víťazstvo
dig-mars-do-end = Ukonči ťah

## Čo sa stalo

dig-mars-news-laid = Šestnásť kôpok po troch dlaždiciach je pripravených.
dig-mars-news-first =
    { $you ->
        [yes] Začínaš.
       *[no] Začína { $name }.
    }
dig-mars-news-placed =
    { $you ->
        [yes] Kladieš stanicu na { $field }.
       *[no] { $name } kladie stanicu na { $field }.
    }
dig-mars-news-dug =
    { $you ->
        [yes] Kopeš na { $field }: { $find }.
       *[no] { $name } kope na { $field }: { $find }.
    }
dig-mars-news-earned = Získané: { $bonus }.
dig-mars-news-transported =
    { $you ->
        [yes] Odvážaš z { $field }: { $find }. { $shares }.
       *[no] { $name } odváža z { $field }: { $find }. { $shares }.
    }
dig-mars-news-moved =
    { $you ->
        [yes] Presúvaš stanicu z { $from } na { $to }.
       *[no] { $name } presúva stanicu z { $from } na { $to }.
    }
dig-mars-news-upgraded =
    { $you ->
        [yes] Vylepšuješ výbavu: { $track }, úroveň { $level } (zaplatené body: { $paid }).
       *[no] { $name } vylepšuje výbavu: { $track }, úroveň { $level } (zaplatené body: { $paid }).
    }
dig-mars-news-relocated =
    { $you ->
        [yes] Bonusom presúvaš stanicu { $letter } z { $from } na { $to }.
       *[no] { $name } bonusom presúva stanicu { $letter } z { $from } na { $to }.
    }
dig-mars-news-gained =
    { $you ->
        [yes] Berieš si bod navyše.
       *[no] { $name } si berie bod navyše.
    }
dig-mars-news-scanned =
    { $you ->
        [yes] Skenuješ { $field }.
       *[no] { $name } skenuje { $field }.
    }
dig-mars-news-seen = Je to: { $find }.
dig-mars-news-declared =
    { $you ->
        [yes] Vyhlasuješ víťazstvo.
       *[no] { $name } vyhlasuje víťazstvo.
    }
dig-mars-news-ended =
    { $you ->
        [yes] Končíš ťah.
       *[no] { $name } končí ťah.
    }
dig-mars-end-declared = Víťazstvo bolo vyhlásené.
dig-mars-end-exhausted = Posledná dlaždica je preč, rozhodujú body.
dig-mars-end-quiet = Desať kôl sa nič nestalo, rozhodujú body.

## Výsledok

dig-mars-score-points = Body
dig-mars-score-declared = { $name }: vyhlásené víťazstvo. Body: { $points }, treba bolo { $target }.
dig-mars-score-tiles = Odvezené dlaždice: { $taken }/{ $all }.

# Why something cannot be done.
dig-mars-why-move = Stanica ide na susedné políčko: doľava, doprava, hore alebo dole.
dig-mars-why-bonus = Tento bonus sa tam nedá použiť.
dig-mars-why-actions = V tomto ťahu už nemáš žiadnu akciu.
