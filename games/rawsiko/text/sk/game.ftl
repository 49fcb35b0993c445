# RAWsiko.

## Možnosti

## Mapa

rawsiko-map = Mapa sveta
rawsiko-china = Čína
rawsiko-closed = Čína zavrela hranice: nikto dnu, von ani cez ňu.
rawsiko-zoom = Časť mapy
rawsiko-zoom-in = Priblížiť (+)
rawsiko-zoom-out = Oddialiť (−)
rawsiko-zoom-whole = Celá mapa (0)
rawsiko-free = voľné
rawsiko-yours = tvoje
rawsiko-assets =
    { $count ->
        [one] { $count } aktívum
        [few] { $count } aktíva
       *[other] { $count } aktív
    }
rawsiko-can-act =
    { $count ->
        [one] { $count } môže konať
        [few] { $count } môžu konať
       *[other] { $count } môže konať
    }
rawsiko-borders = susedí s: { $names }
rawsiko-open = dá sa vybrať
rawsiko-continent-nobody = { $name }: nikto.
rawsiko-continent-alone = { $name }: iba { $who }.
rawsiko-continent-chosen = { $name }: { $who }.
rawsiko-continent-gone = { $name } (už tam nie je)
rawsiko-continent-open = Môžeš si ho vybrať.
rawsiko-continent-own = Tam už si.
rawsiko-continent-full = Už sú tam dve spoločnosti.
rawsiko-continent-later = Najprv si vyber kontinent, kde ešte nikto nie je.

## Prečo nie

rawsiko-not-yours = Aktíva sa umiestňujú na vlastné územia.
rawsiko-not-in = Teraz vyberáš tu: { $name }.
rawsiko-already-yours = Už je tvoje.
rawsiko-not-free = Je tam iná spoločnosť.
rawsiko-apart =
    { $count ->
        [one] Nie je prepojené s tvojimi územiami.
        [few] S týmto územím by tvoje { $count } územia nemohli byť navzájom prepojené.
       *[other] S týmto územím by tvojich { $count } území nemohlo byť navzájom prepojených.
    }
rawsiko-chosen = Odtiaľto. Klikni znova a výber sa zruší.
rawsiko-can-attack =
    { $count ->
        [one] Zaútoč: bráni sa { $count } aktívum.
        [few] Zaútoč: bránia sa { $count } aktíva.
       *[other] Zaútoč: bráni sa { $count } aktív.
    }
rawsiko-can-join = Pridaj sa k svojim aktívam.
rawsiko-can-take = Nikto tam nie je: obsaď ho.
rawsiko-not-linked = Nevedie sem spojenie z územia { $name }.
rawsiko-choose-own = Najprv vyber svoje územie.
rawsiko-garrison-stays = Posledné aktívum zostáva: platí posádka.
rawsiko-all-moved = Všetky aktíva sú tu už presunuté.

## Materiály

rawsiko-chip-held = { $name }: máš
rawsiko-chip-needed = { $name }: potrebuješ
rawsiko-chip-missing = { $name }: chýba
rawsiko-chip-claimed = { $name }: z obchodu s Čínou
rawsiko-card = Materiál
rawsiko-card-here = Kde je na tejto mape
rawsiko-card-uses = Tvoje aplikácie, ktoré ho potrebujú
rawsiko-card-use = { $name }, body: { $points }
rawsiko-card-no-use = Žiadna tvoja aplikácia ho nepotrebuje.
rawsiko-held = Máš ho.
rawsiko-nearest =
    { $steps ->
        [one] Najbližšie: { $names }, { $steps } krok
        [few] Najbližšie: { $names }, { $steps } kroky
       *[other] Najbližšie: { $names }, { $steps } krokov
    }
rawsiko-close = Zavrieť

## Panely

rawsiko-panels = Panely
rawsiko-player = Ty
rawsiko-to-place = treba umiestniť: { $count }
rawsiko-to-place-tip = Aktíva, ktoré ešte musíš umiestniť
rawsiko-status = Stav partie
rawsiko-seats = Spoločnosti
rawsiko-turn = Ťah { $turn }/{ $turns }
rawsiko-turn-none = Príprava
rawsiko-hourglass = Číslo aktuálneho ťahu a počet všetkých ťahov
rawsiko-hourglass-crossed = Monopolné ovládanie: každé vyradenie posunie počítadlo ťahov o jeden
rawsiko-seat = { $name }: ďalšia investícia { $investment }, materiály { $materials }, územia { $territories }, aktíva { $assets }
rawsiko-seat-out = { $name }: mimo hry
rawsiko-seat-places = umiestniť: { $count }
rawsiko-objectives = Ciele
rawsiko-objectives-none = Tu bude tvoja karta cieľov.
rawsiko-objectives-secret = Karty cieľov sú do konca tajné.
rawsiko-objectives-shown = Všetky karty cieľov sú vo výsledku.
rawsiko-points-now =
    { $points ->
        [one] teraz { $points } bod
        [few] teraz { $points } body
       *[other] teraz { $points } bodov
    }
rawsiko-points =
    { $points ->
        [one] { $points } bod za splnenie
        [few] { $points } body za splnenie
       *[other] { $points } bodov za splnenie
    }
rawsiko-details = Podrobne
rawsiko-less = Menej
rawsiko-complete = splnená
rawsiko-missing =
    { $count ->
        [one] chýba { $count }
        [few] chýbajú { $count }
       *[other] chýba { $count }
    }
rawsiko-finish = Ďalší hráč
rawsiko-finish-tip = Ukončiť svoju akčnú fázu (N)
rawsiko-pass = Už nič
rawsiko-ask-title = Ukončiť fázu?
rawsiko-ask =
    { $count ->
        [one] Ešte by mohlo konať { $count } aktívum.
        [few] Ešte by mohli konať { $count } aktíva.
       *[other] Ešte by mohlo konať { $count } aktív.
    }
rawsiko-ask-no = Ešte nie
rawsiko-ask-yes = Ukončiť fázu

## Akčný nástroj

rawsiko-tool = Akčný nástroj
rawsiko-tool-idle = Tu určíš, ktoré aktíva kam pôjdu.
rawsiko-tool-spent = Všetky tvoje aktíva už konali.
rawsiko-tool-settle = Vyberaj na mape. Čo sa dá vybrať, svieti.
rawsiko-tool-place =
    { $count ->
        [one] Umiestni { $count } aktívum na svoje územie.
        [few] Umiestni { $count } aktíva na svoje územia.
       *[other] Umiestni { $count } aktív na svoje územia.
    }
rawsiko-tool-hold = Podrž územie a umiestniš ich viac.
rawsiko-tool-from = Odkiaľ? Vyber svoje územie.
rawsiko-tool-able =
    { $count ->
        [one] Ešte môže konať { $count } aktívum.
        [few] Ešte môžu konať { $count } aktíva.
       *[other] Ešte môže konať { $count } aktív.
    }
rawsiko-tool-where = kam?
rawsiko-tool-to = Vyber územie, ktoré svieti.
rawsiko-tool-trade =
    { $count ->
        [one] Získaj { $count } materiál, tu alebo na mape.
        [few] Získaj { $count } materiály, tu alebo na mape.
       *[other] Získaj { $count } materiálov, tu alebo na mape.
    }
rawsiko-count = Koľko
rawsiko-fewer = O jedno menej (−)
rawsiko-more = O jedno viac (+)
rawsiko-go = Presunúť
rawsiko-attack = Zaútočiť
rawsiko-attack-again = Znova
rawsiko-confirm-tip = Potvrdiť (Enter alebo R)
rawsiko-cancel = Zrušiť
rawsiko-cancel-tip = Zrušiť výber (Esc)
rawsiko-outcomes = Šance tohto stretu
rawsiko-outcome = Súper stratí { $taken }, ty { $lost }: { $chance } zo 100
rawsiko-outcome-key = súper : ty
rawsiko-chance-now = Hneď dobyješ: { $chance } %
rawsiko-chance-last = nakoniec: { $chance } %
rawsiko-chance-last-tip = Šanca, ak všetky aktíva, ktoré tam ešte môžu konať, útočia znova a znova

## Stret

rawsiko-clash-taken = { $name }: dobyté
rawsiko-clash-failed = { $name }: ubránené
rawsiko-clash-loses = { $name }: −{ $count }

## Informácie

rawsiko-info = Čo znamenajú symboly
rawsiko-info-short = Symboly
rawsiko-info-match = Táto partia
rawsiko-info-signs = Symboly
rawsiko-info-materials = Všetky materiály
rawsiko-on = áno
rawsiko-off = nie
rawsiko-sign-clash = Obchodný stret
rawsiko-sign-clash-about = Každá strana hodí jednou kockou za každé aktívum, najviac troma. Porovnajú sa najvyššie kocky, potom ďalšie: nižšia stráca aktívum, pri zhode stráca útočník.
rawsiko-sign-occupation = Obsadenie
rawsiko-sign-occupation-about = Voľné územie so všetkými materiálmi je tvoje, len čo sú tam tvoje aktíva.
rawsiko-sign-materials = Materiály
rawsiko-sign-materials-about = Materiál máš, ak ho má niektoré tvoje územie. Klikni naň a dozvieš sa viac.
rawsiko-sign-investment = Investičná fáza
rawsiko-sign-investment-about = Od druhého ťahu dostaneš jedno aktívum za každé tri rôzne materiály, zaokrúhlene nahor.
rawsiko-sign-current = Hráč na ťahu
rawsiko-sign-current-about = Teraz rozhoduje spoločnosť s týmto symbolom.
rawsiko-sign-next = Ďalší hráč
rawsiko-sign-next-about = Ukončí tvoju akčnú fázu. Spýta sa, iba ak by ešte niečo mohlo byť obsadené.
rawsiko-sign-china = Obchod s Čínou
rawsiko-sign-china-about = Za každý kontinent, kde okrem teba nikto nie je, získaš jeden materiál odkiaľkoľvek.
rawsiko-sign-hourglass = Ťahy
rawsiko-sign-hourglass-about = Počítadlo ťahov: aktuálny a posledný ťah.
rawsiko-sign-crossed = Monopolné ovládanie
rawsiko-sign-crossed-about = Preškrtnuté presýpacie hodiny: každé vyradenie posunie počítadlo ťahov o jeden.
rawsiko-sign-objectives = Ciele
rawsiko-sign-objectives-about = Štyri aplikácie, ktoré poznáš iba ty. Ak máš na konci všetky materiály niektorej z nich, boduje.
rawsiko-sign-fate = Osud
rawsiko-sign-fate-about = Kto začína, akú kartu dostaneš, ako padnú kocky: o tom pri stole nerozhoduje nikto.
rawsiko-sign-information = Informácie
rawsiko-sign-information-about = Táto stránka.
rawsiko-sign-settings = Nastavenia
rawsiko-sign-settings-about = Jazyk, vzhľad, zvuky a rýchlosť botov.
rawsiko-sign-held = Máš
rawsiko-sign-held-about = Zelený s fajkou: má ho niektoré tvoje územie.
rawsiko-sign-needed = Potrebuješ
rawsiko-sign-needed-about = Oranžový s bodkou: tvoja aplikácia ho potrebuje a nemáš ho.
rawsiko-sign-other = Ani jedno
rawsiko-sign-other-about = Do investície sa aj tak počíta.
rawsiko-sign-pawn = Dve čísla
rawsiko-sign-pawn-about = Koľko aktív môže v tejto fáze ešte konať a koľko ich je spolu.
rawsiko-key-arrows = z územia na územie
rawsiko-key-enter = vybrať; na cieli potvrdiť
rawsiko-key-count = viac, menej; inak priblížiť, oddialiť
rawsiko-key-repeat = potvrdiť alebo zopakovať útok
rawsiko-key-pan = posunúť mapu

## Čo sa deje

rawsiko-news-first = { $you ->
        [yes] Osud rozhodol: začínaš ty.
       *[no] Osud rozhodol: začína { $name }.
    }
rawsiko-news-dealt = { $you ->
        [yes] Dostávaš kartu cieľov.
       *[no] { $name } dostáva kartu cieľov.
    }
rawsiko-news-dealt-known = { $you ->
        [yes] Dostávaš svoju kartu cieľov: { $goals }.
       *[no] { $name } dostáva kartu cieľov: { $goals }.
    }
rawsiko-news-settled = { $you ->
        [yes] Vyberáš si kontinent { $continent }.
       *[no] { $name } si vyberá kontinent { $continent }.
    }
rawsiko-news-sent = { $you ->
        [yes] Osud ti vyberá kontinent { $continent }.
       *[no] Osud vyberá kontinent { $continent } ({ $name }).
    }
rawsiko-news-picked = { $you ->
        [yes] Vyberáš si územie { $at }.
       *[no] { $name } si vyberá územie { $at }.
    }
rawsiko-news-placed = { $you ->
        [yes] Umiestňuješ aktívum: { $at }.
       *[no] { $name } umiestňuje aktívum: { $at }.
    }
rawsiko-news-took = { $you ->
        [yes] { $count ->
            [one] Obsadzuješ územie { $to } ({ $count } aktívum z územia { $from }).
            [few] Obsadzuješ územie { $to } ({ $count } aktíva z územia { $from }).
           *[other] Obsadzuješ územie { $to } ({ $count } aktív z územia { $from }).
        }
       *[no] { $count ->
            [one] { $name } obsadzuje územie { $to } ({ $count } aktívum z územia { $from }).
            [few] { $name } obsadzuje územie { $to } ({ $count } aktíva z územia { $from }).
           *[other] { $name } obsadzuje územie { $to } ({ $count } aktív z územia { $from }).
        }
    }
rawsiko-news-moved = { $you ->
        [yes] { $count ->
            [one] Presúvaš { $count } aktívum: { $from } → { $to }.
            [few] Presúvaš { $count } aktíva: { $from } → { $to }.
           *[other] Presúvaš { $count } aktív: { $from } → { $to }.
        }
       *[no] { $count ->
            [one] { $name } presúva { $count } aktívum: { $from } → { $to }.
            [few] { $name } presúva { $count } aktíva: { $from } → { $to }.
           *[other] { $name } presúva { $count } aktív: { $from } → { $to }.
        }
    }
rawsiko-news-left = { $from }: územie je voľné.
rawsiko-news-attacks = { $you ->
        [yes] Útočíš: { $from } → { $to }, { $count } proti { $against } ({ $whom }).
       *[no] { $name } útočí: { $from } → { $to }, { $count } proti { $against } ({ $whom }).
    }
rawsiko-news-clashed = Kocky: { $attack } proti { $defence }. { $attacker } −{ $lost }, { $defender } −{ $taken }.
rawsiko-news-conquered = { $you ->
        [yes] Dobývaš územie { $to }.
       *[no] { $name } dobýva územie { $to }.
    }
rawsiko-news-eliminated = { $you ->
        [yes] Si mimo hry.
       *[no] { $name } je mimo hry.
    }
rawsiko-news-shortened = Počítadlo ťahov sa posunie o jeden.
rawsiko-news-done = { $you ->
        [yes] Končíš svoju fázu.
       *[no] { $name } končí svoju fázu.
    }
rawsiko-news-claimed = { $you ->
        [yes] Získavaš: { $what }.
       *[no] { $name } získava: { $what }.
    }
rawsiko-news-passed = { $you ->
        [yes] Už nič nežiadaš.
       *[no] { $name } už nič nežiada.
    }
rawsiko-news-gained = Nové: { $what }.
rawsiko-news-lost = Stratené: { $what }.
rawsiko-news-turn = Začína sa { $turn }. ťah.
rawsiko-news-trades = { $you ->
        [yes] { $count ->
            [one] Môžeš získať { $count } materiál.
            [few] Môžeš získať { $count } materiály.
           *[other] Môžeš získať { $count } materiálov.
        }
       *[no] { $count ->
            [one] { $name } môže získať { $count } materiál.
            [few] { $name } môže získať { $count } materiály.
           *[other] { $name } môže získať { $count } materiálov.
        }
    }
rawsiko-news-over = Partia sa skončila.

## Povedané nahlas

rawsiko-tale-first = Osud vyberá, kto začína: { $name }
rawsiko-tale-sent = Osud vyberá: { $name } – { $continent }
rawsiko-tale-out = { $name }: mimo hry
rawsiko-tale-shorter = Monopolné ovládanie: počítadlo ťahov sa posunie o jeden.
rawsiko-tale-acts = Nasleduje: { $name }
rawsiko-tale-turn = Ťah { $turn }/{ $turns }
rawsiko-tale-last-turn = Ťah { $turn }, posledný
rawsiko-tale-trade =
    { $count ->
        [one] Obchod s Čínou: { $name }, { $count } materiál
        [few] Obchod s Čínou: { $name }, { $count } materiály
       *[other] Obchod s Čínou: { $name }, { $count } materiálov
    }
rawsiko-tale-over = Posledný ťah sa skončil

## Čo robiť

rawsiko-do-continent = Vyber kontinent { $name }
rawsiko-do-pick = Vyber územie { $name }
rawsiko-do-place = Umiestni aktívum: { $name }
rawsiko-do-move =
    { $count ->
        [one] Presuň { $count } aktívum: { $from } → { $to }
        [few] Presuň { $count } aktíva: { $from } → { $to }
       *[other] Presuň { $count } aktív: { $from } → { $to }
    }
rawsiko-do-attack = Zaútoč: { $from } → { $to }, počet aktív: { $count }
rawsiko-do-done = Ukonči svoju fázu
rawsiko-do-claim = Získaj materiál { $name }
rawsiko-do-pass = Už nič nežiadaj

rawsiko-prompt-continent = Vyber kontinent: klikni na jeho portrét alebo na ktorékoľvek jeho územie.
rawsiko-prompt-pick =
    { $count ->
        [one] { $name }: vyber ešte { $count } územie.
        [few] { $name }: vyber ešte { $count } územia.
       *[other] { $name }: vyber ešte { $count } území.
    }
rawsiko-prompt-place =
    { $count ->
        [one] Umiestni posledné aktívum na svoje územie.
        [few] Umiestni { $count } aktíva na svoje územia.
       *[other] Umiestni { $count } aktív na svoje územia.
    }
rawsiko-prompt-invest =
    { $count ->
        [one] Investícia: umiestni { $count } aktívum.
        [few] Investícia: umiestni { $count } aktíva.
       *[other] Investícia: umiestni { $count } aktív.
    }
rawsiko-prompt-act = Vyber svoje územie a potom, kam jeho aktíva pôjdu. Alebo ukonči fázu.
rawsiko-prompt-spent = Žiadne aktívum už nemôže konať. Ukonči fázu.
rawsiko-prompt-trade =
    { $count ->
        [one] Získaj { $count } materiál odkiaľkoľvek.
        [few] Získaj { $count } materiály odkiaľkoľvek.
       *[other] Získaj { $count } materiálov odkiaľkoľvek.
    }

rawsiko-phase-fate = Osud
rawsiko-phase-settle = Výber území
rawsiko-phase-place = Umiestňovanie aktív
rawsiko-phase-invest = Investícia
rawsiko-phase-act = Akcia
rawsiko-phase-trade = Obchod s Čínou
rawsiko-phase-over = Koniec

## Koniec

rawsiko-score-seat = Spoločnosť
rawsiko-score-points = Body
rawsiko-score-applications = Aplikácie
rawsiko-score-materials = Materiály
rawsiko-score-territories = Územia
rawsiko-score-out = mimo hry
rawsiko-score-claimed = (z Číny: { $count })
rawsiko-course-points = Body po ťahoch
rawsiko-course-materials = Materiály po ťahoch

## Skôr než sa to stane

rawsiko-ask-pass-title = Vzdať sa zvyšku?
rawsiko-ask-pass =
    { $count ->
        [one] Ešte môžeš získať { $count } materiál. Nedá sa to vziať späť.
        [few] Ešte môžeš získať { $count } materiály. Nedá sa to vziať späť.
       *[other] Ešte môžeš získať { $count } materiálov. Nedá sa to vziať späť.
    }
rawsiko-ask-pass-yes = Nič viac nezískať
rawsiko-cost-bare = { $name }: územie ostane prázdne a už nebude tvoje.
rawsiko-cost-lost = { $name }: územie ostane prázdne. Stratíš: { $what }.
rawsiko-cost-bare-if = { $name }: ak vyhráš, územie ostane prázdne.
rawsiko-cost-lost-if = { $name }: ak vyhráš, územie ostane prázdne. Stratíš: { $what }.

## Zoznam namiesto mapy

rawsiko-list = Zoznam
rawsiko-list-title = Čo si môžeš vybrať
rawsiko-list-none = Teraz si nie je z čoho vyberať.
rawsiko-list-back = { $name } → kam?

## Od tvojho ťahu

rawsiko-since = Od tvojho ťahu
rawsiko-since-more =
    { $count ->
        [one] a ešte { $count }
        [few] a ešte { $count }
       *[other] a ešte { $count }
    }
rawsiko-since-lost = { $to }: získava { $name }, ty strácaš.
rawsiko-since-held = { $to }: útočí { $name }, ale márne.
rawsiko-since-taken = { $to }: získava { $name }, stráca { $whom }.
rawsiko-since-free = { $to }: obsadzuje { $name }, nikto tam nebol.

## V poslednom ťahu

rawsiko-seat-last = { $name }: materiály { $materials }, územia { $territories }, aktíva { $assets }
