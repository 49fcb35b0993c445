# Dom okolo hier.

## Úvodná stránka

start-title = Sadni si, stôl je prestretý
start-lead = Stolové hry pre jednu obrazovku alebo viac. Hraj s priateľmi alebo s botmi, účet netreba.
start-newer = K dispozícii je nová verzia programu Galds.
start-newer-come = Aktualizovať
start-kept = Všetko je uložené v tomto zariadení: hrať sa dá aj bez siete.
start-install = Nainštalovať Galds do tohto zariadenia
start-players =
    { $to ->
        [few] { $from }–{ $to } hráči
       *[other] { $from }–{ $to } hráčov
    }
start-minutes = { $from }–{ $to } min
start-play = Hrať
start-set-up = Pripraviť partiu
start-rules = Pravidlá
start-learn = Učiť sa hrou
start-learn-on = Učiť sa ďalej
start-mine = Moje partie
start-continue = Pokračovať
start-look = Pozrieť si znova
start-forget = Vymazať túto partiu: { $game }
start-open = Otvoriť uložený záznam
start-unreadable = Tento súbor sa nedá prečítať. Vyber záznam, ktorý bol uložený na tejto stránke; jeho názov sa končí na .galds.
start-refused = Tento záznam sa nedá otvoriť: je poškodený, niekto ho zmenil alebo patrí k hre, ktorú tu nemáme.
start-no-room = V prehliadači už nie je miesto na túto partiu.

## Príprava

new-title = Nová partia: { $game }
new-seats = Kto hrá
new-add = Pridať miesto
new-range = Počet hráčov: { $from } až { $to }.
new-options = Možnosti
new-back = Späť
new-begin = Začať
new-name = Meno
new-name-bot = Meno (nepovinné)
new-name-of = Meno na mieste { $number }
new-face = Iná tvár
new-face-of = Iná tvár pre miesto { $number }
new-colour = Iná farba
new-colour-of = Iná farba pre miesto { $number }, teraz { $letter }
new-who-of = Kto sedí na mieste { $number }
new-person = Človek
new-bot = { $animal } – { $level }
new-remove = Odobrať toto miesto
new-remove-of = Odobrať miesto { $number }


## Miesta


## Pri stole

play-home = Na úvodnú stránku
play-undo = Vziať späť
play-undo-tip = Vziať späť môj posledný ťah (U)
play-hint = Rada
play-hint-tip = Čo by urobila sova? (H)
play-forward = Preskočiť na môj ťah
play-forward-tip = Nech boti hrajú bez prestávky, kým nie je na ťahu človek (F)
hint-none = Pri tomto stole nie sú rady. Pred partiou o tom rozhodne hostiteľ.
play-log = Čo sa stalo
play-unkept = V prehliadači už nie je miesto: čo sa stane odteraz, sa po zatvorení stránky stratí.
play-seats = Kto tu sedí
play-past = Vidíš skorší okamih. Späť do prítomnosti

turn-yours = Si na ťahu
turn-person = Na ťahu: { $name }
turn-bot = Premýšľa: { $name }
turn-chance = Rozhoduje osud
turn-over = Partia sa skončila

tip-label = Vysvetlenie

log-empty = Zatiaľ sa nič nestalo.
log-close = Zavrieť

hint-thinking = Sova premýšľa…
hint-reason =
    { $count ->
        [0] Šanca na výhru: asi { $chance } zo 100 (na prvý pohľad).
       *[other] Šanca na výhru: asi { $chance } zo 100 (partie dohrané v mysli: { $count }).
    }
hint-other = { $what }: { $chance } zo 100
hint-close = Zavrieť radu

curtain-title = Podaj zariadenie ďalej
curtain-pass = Podaj zariadenie:
curtain-others = Ostatní nech sa odvrátia: teraz sa ukáže niečo tajné.
curtain-lift = Som { $name }, ukáž mi to

result-title = Výsledok
result-place = { $place }.
result-you-won = Víťazstvo je tvoje
result-won = Víťazstvo: { $name }
result-shared = O víťazstvo sa delia: { $names }
result-board = Pozrieť si stôl
result-save = Uložiť záznam
result-replay = Pozrieť si znova
result-rematch = Hrať znova

replay-back = O krok späť
replay-on = O krok ďalej
replay-run = Spustiť
replay-stop = Zastaviť
replay-moment = Okamih partie
replay-of = { $at }/{ $last }
replay-eyes = Pohľad
replay-public = verejný

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
settings-tempo = Boti ťahajú
settings-sound = Zvuky
settings-volume = Hlasitosť
settings-still = Menej pohybu
settings-keys = Klávesy
settings-done = Hotovo
theme-system = podľa systému
theme-light = svetlý
theme-dark = tmavý
tempo-calm = pokojne
tempo-quick = rýchlo
tempo-instant = hneď, s kratším premýšľaním
keys-tab = na ďalší prvok
keys-enter = použiť

## Nikde

nowhere-title = Tu nič nie je
nowhere-text = Na tejto adrese nie je žiadna partia, alebo ju tento prehliadač už nemá.
refused-title = S týmto záznamom niečo nie je v poriadku
refused-kept = Nedá sa otvoriť: { $why }. Nič sa nevymazalo. Záznam si môžeš uložiť ako súbor.
refused-game = patrí k hre, ktorú tu nemáme
refused-version = hralo sa podľa pravidiel verzie { $wanted }, tu je verzia { $known }
refused-rules = riadok { $line } je proti pravidlám
refused-no-key = partia je zo súboru a nemôže pokračovať
refused-seats = počet miest nie je taký, aký bol uložený

room-make = Uvoľniť miesto
room-title = Čo sa môže vymazať?
room-text = V prehliadači už nie je miesto. Tieto partie sa skončili; bez tvojho súhlasu nič nezmizne. Každú si môžeš najprv uložiť ako súbor.
room-nothing = Žiadna partia tu nie je dohraná. Rozohrané partie sa dajú vymazať na úvodnej stránke.
room-go = Vymazať

nowhere-start = Na úvodnú stránku

## Keď sa stránka pokazí

broken-text = Na stránke sa niečo pokazilo. Tvoja partia je uložená tak, ako bola.
broken-reload = Načítať stránku znova

## Kniha pravidiel
play-rules = Pravidlá (na novej karte prehliadača)
rules-title = { $game }: pravidlá
rules-search = Hľadať
rules-print = Vytlačiť
rules-play = Pripraviť partiu
rules-none = Nič také v pravidlách nie je.
rules-found =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidlá
       *[other] { $count } pravidiel
    }
rules-contents = Kapitoly

# The guided first match, and figures.
learn-title = Prvá partia krok za krokom
learn-progress = Krok { $number }/{ $all }
learn-next = Ďalej
learn-free = Hrať ďalej
learn-rules = Prečítať si pravidlá
learn-leave = Odísť
learn-leave-tip = Odísť. Pokračovať tu môžeš kedykoľvek.
learn-astray = Ešte nie. Najprv urob, čo od teba lekcia žiada; po jej skončení bude dovolené všetko.
figure-next = Ďalej
figure-again = Znova
figure-seat-1 = Lauma
figure-seat-2 = Juris
figure-seat-3 = Zuzana
figure-seat-4 = Marek
figure-seat-5 = Anna

# Why something cannot be done.
why-title = Prečo nie?
why-rule = Pravidlo { $rule }
why-close = Zavrieť
why-turn = Teraz nie si na ťahu.
