# Hra spolu po sieti.

## Herňa

together-title = Hrať spolu
together-lead = Každý pri svojej obrazovke alebo všetci okolo jednej veľkej. Bez účtu.
together-go = Pozvať alebo nájsť ostatných
together-alone = Momentálne neodpovedá žiadny server, takže sa sem nikto iný nepripojí. Môžeš hrať s botmi a s ľuďmi pri tejto obrazovke.
together-new = Pozvať ostatných na hru
together-code = Pridať sa kódom
together-mine = Moje partie s inými
together-continue = Pokračuj: si na ťahu
together-public = Verejné partie
together-none = Práve nie je otvorená žiadna verejná partia. Otvor svoju a iní ju tu nájdu.
new-together = Hrať s ľuďmi pri iných obrazovkách

code-label = Kód partie alebo tvojho druhého zariadenia
code-go = Pridať sa
code-missing = Najprv napíš kód, napríklad ra-lu-mi-go.
code-unknown = Taký kód nemá žiadna partia, alebo sa jeho partia skončila. Skontroluj písmená alebo si vypýtaj nový kód.

list-waiting =
    { $count ->
        [0] už sa začína
        [one] jedno voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
list-mine = si na ťahu
list-turn = na ťahu: { $name }
list-playing = hrá sa
list-over = skončila sa
list-you-won = výhra je tvoja
list-join = Otvoriť
list-watch = Pozerať sa

## Kto som

who-name = Ako ťa máme volať?
who-face = Iná tvár
who-missing = Najprv napíš, ako ťa máme volať.

## Nová partia

create-title = Spolu: { $game }
create-you = Ty
create-seats = Miesta
create-seats-about = Ľudia si sadnú cez tvoj odkaz alebo kód; voľné miesta môžu obsadiť boti.
create-how = Ako budete hrať
create-clock = Čas na rozmyslenie
create-clock-about = Keď vyprší, za hráča hrá bot, kým hráč znova neprevezme hru.
create-public = Partiu môže nájsť každý
create-public-about = Partiu bude vidno v herni. Inak sa do nej dostanú len tí, čo majú odkaz alebo kód.
create-link = len s odkazom alebo kódom
create-asked = Pýtať sa ma, kým si niekto sadne
create-asked-about = Uvidíš, kto chce hrať, a pustíš ho k stolu. Hodí sa, keď kód môžu čítať aj iní.
create-asked-short = k stolu púšťa hostiteľ
create-watch-anyone = ostatní sa smú pozerať
create-watch-nobody = Bez divákov
create-watch-nobody-about = Kým sa partia neskončí, vidia ju len hráči.
create-hints = Rady pre všetkých
create-hints-about = Každý sa môže spýtať sovy, čo by urobila. Inak to môže len ten, kto hrá iba proti botom.
create-hints-on = rady sú dovolené
create-hints-off = bez rád
create-screen = Jedna veľká obrazovka, tajné veci v telefónoch
create-screen-about = Táto obrazovka ukazuje stôl všetkým. Každý si naskenuje QR kód a svoje tajné veci a ťahy má v telefóne.
create-start-full = začne sa, keď budú všetky miesta obsadené
create-start-host = začne sa, keď to povie hostiteľ
create-make = Otvoriť stôl

clock-none = bez časového limitu
clock-turn-seconds =
    { $count ->
        [one] { $count } sekunda na ťah
        [few] { $count } sekundy na ťah
       *[other] { $count } sekúnd na ťah
    }
clock-turn-minutes =
    { $count ->
        [one] { $count } minúta na ťah
        [few] { $count } minúty na ťah
       *[other] { $count } minút na ťah
    }
clock-turn-days =
    { $count ->
        [one] { $count } deň na ťah
        [few] { $count } dni na ťah
       *[other] { $count } dní na ťah
    }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Stretnutie

gather-title = { $game }: kto hrá?
gather-seats = Miesta
gather-open = Voľné miesto
gather-kept = Vyhradené pre: { $name }
gather-you = to si ty
gather-host = hostiteľ
gather-sit = Sadnúť si
gather-sit-here = Sadnúť sem
gather-stand = Vstať
gather-set = Kto sedí na mieste { $letter }
gather-ask = Požiadať o miesto
gather-ask-no-more = Už nežiadať
gather-asked = Hostiteľ dostal tvoju žiadosť. Len čo ťa pustí k stolu, máš miesto.
gather-asking = Chcú hrať
gather-admit = Pustiť
gather-admit-whom = Pustiť k stolu: { $name }
gather-refuse = Nie
gather-refuse-whom = Nie: { $name }
gather-start = Začať
gather-start-bots = Začať, voľné miesta obsadia boti
gather-full = Všetky miesta sú obsadené. Zostaň tu a pozeraj sa, keď sa partia začne, alebo požiadaj hostiteľa o miesto.
gather-change = Zmeniť miesta, čas alebo rady
gather-too-many = Sedí tu viac ľudí, než by bolo miest. Najprv musí niekto vstať.
gather-close = Zavrieť stôl
gather-close-sure = Všetci budú musieť odísť a z tohto stola nič nezostane. Zavrieť ho?
gather-close-yes = Áno, zavrieť
gather-close-no = Nie, nechať
gather-ready = Všetci sú tu. Partiu začne hostiteľ.
gather-ready-away = Všetci sú tu, ale hostiteľ je preč. Partia sa začne, keď sa vráti.
gather-ready-host = Všetci sú tu. Môžeš začať.
gather-waiting =
    { $count ->
        [one] Ešte je voľné jedno miesto.
        [few] Ešte sú voľné { $count } miesta.
       *[other] Ešte je voľných { $count } miest.
    }

invite-title = Pozvi ostatných
invite-code = Kód na nadiktovanie
invite-link = Odkaz
invite-copy = Kopírovať
invite-copied = Skopírované
invite-share = Zdieľať
invite-about = Pošli odkaz, nadiktuj kód alebo nechaj ostatných naskenovať QR kód.
invite-qr = QR kód s odkazom na túto partiu

screen-lead = Vezmi telefón, naskenuj jeden z QR kódov a sadni si.
screen-code = Alebo choď na { $address }/join a napíš
screen-free = voľné
screen-qr = QR kód pre miesto { $letter }

## Spojenie

link-connecting = Pripája sa…
link-sending = Odosiela sa…
link-lost = Spojenie sa prerušilo. To, čo vidíš, môže byť neaktuálne. Skúša sa znova…
link-lost-pending = Spojenie sa prerušilo. Tvoj ťah čaká a odošle sa, len čo sa spojenie obnoví.
link-hurry = Skúsiť hneď
link-close = Zavrieť správu

notice-taken-back = Posledný ťah vzal späť hráč { $name }.
log-taken-back = Ťah vzal späť hráč { $name }.

ended-replaced = Teraz hráš v inom okne
ended-replaced-text = Tvoje miesto je otvorené v inom okne tohto prehliadača. Tu sa dá hrať len v jednom z nich.
ended-here = Hrať tu
ended-gone = Táto partia tu nie je
ended-gone-text = Odkaz je nesprávny, alebo bola partia vymazaná, lebo ju dlho nikto nehral. Vypýtaj si nový odkaz alebo otvor novú partiu.
ended-closed = Táto partia sa hrá bez divákov
ended-closed-text = Keď sa skončí, tento odkaz ukáže, ako prebiehala. Dovtedy si môžeš zahrať inú.
ended-forgotten = Tu ťa už nepoznáme
ended-forgotten-text = Tvoje údaje sú na tomto serveri vymazané. Tvoje miesta sú opäť voľné alebo na nich hrajú ďalej boty.
ended-refused = Server požiadavku odmietol
ended-lobby = Do herne

you-watch = Pozeráš sa: všetky miesta tejto partie sú obsadené.

watching-tip =
    { $count ->
        [one] Pozerá sa { $count } človek
        [few] Pozerajú sa { $count } ľudia
       *[other] Pozerá sa { $count } ľudí
    }

## Miesta a reakcie

seat-away = preč
seat-bot-asked = hrá bot
seat-bot-time = hrá bot (vypršal čas)
seat-bot-away = hrá bot (hráč je preč)
seat-bot-resigned = ďalej hrá bot

stand-in-asked = Na tvoje želanie za teba hrá bot.
stand-in-time = Vypršal ti čas, preto za teba hrá bot.
stand-in-away = Počas tvojej neprítomnosti za teba začal hrať bot.
stand-in-resigned = V tejto partii už nehráš. Ďalej za teba hrá bot.

absent-asked = Hráč { $name } je preč. Má ďalej hrať bot?
absent-back = Po návrate miesto opäť dostane: { $name }.
absent-bot = Nech hrá bot
absent-agreed = súhlas: { $count } / { $all }
absent-title = Nie sú tu
absent-away = Preč: { $name }
absent-about = Bot hrá, kým sa hráč nevráti a znova neprevezme svoje miesto. Hostiteľ rozhoduje sám, ostatní všetci spolu.

rematch-asked = Niekto chce hrať znova: čaká na teba nový stôl.
rematch-join = Prejsť k novému stolu

signs-title = Poslať reakciu
sign-hello = Ahoj
sign-well-played = Dobrý ťah
sign-thanks = Ďakujem
sign-oops = Ojoj
sign-wow = Páni
sign-thinking = Premýšľam
sign-laugh = Ha ha
sign-good-game = Dobrá hra

match-menu = Táto partia
match-seat = Tvoje miesto
match-hand-over = Nech za mňa hrá bot
match-take-back = Znova hrať namiesto bota
match-resign = Odísť nadobro
match-resign-sure = Ďalej za teba bude hrať bot a už sa nevrátiš. Odísť?
match-resign-yes = Áno, odísť
match-resign-no = Nie, zostať
match-resigned = V tejto partii už nehráš a nemôžeš sa do nej vrátiť.
match-watch = Pre tých, čo sa chcú pozerať
match-screen = Ukázať na veľkej obrazovke
match-done = Hotovo

device-title = Iné zariadenie
device-about = Hraj na svojom mieste aj z telefónu alebo iného počítača: naskenuj tam QR kód alebo napíš kód.
device-ask = Ukázať kód
device-qr = QR kód, ktorý otvorí tvoje miesto na inom zariadení
device-type = Alebo otvor { $address }/join a napíš
device-lasts = Kód platí raz, desať minút. Potom môžeš hrať na oboch zariadeniach.
device-take = Pokračovať na tomto zariadení
device-sure = Toto je kód iného zariadenia. Ak ho použiješ, tento prehliadač bude tým istým hráčom a zabudne, kto bol tu predtým.
device-unknown = Tento kód je neznámy, už bol použitý alebo je starší ako desať minút. Vypýtaj si na druhom zariadení nový.

call-wish = Upozorniť ma, keď budem na ťahu
call-title = Tvoj ťah
call-about = Kým je táto partia otvorená na inej karte alebo za iným oknom.
call-denied = Tento prehliadač nedovoľuje tejto stránke posielať upozornenia. Dá sa to zmeniť v jeho nastaveniach.
call-text = Si na ťahu.

## Keď sa niečo nepodarí

trouble-away = Server neodpovedá. Skontroluj pripojenie a skús to znova.
trouble-no-identity = Server ťa ešte nepozná. Najprv napíš svoje meno.
trouble-forbidden = Toto môže urobiť len hostiteľ partie.
trouble-not-found = To, čo hľadáš, tu už nie je.
trouble-wrong-phase = V tejto chvíli partie sa to nedá.
trouble-seat-taken = Niekto bol rýchlejší: toto miesto je obsadené. Vyber si iné.
trouble-no-seat = V tejto partii nemáš miesto, môžeš sa len pozerať.
trouble-refused = Pravidlá to teraz nedovoľujú.
trouble-stale = Medzitým sa niečo stalo. Pozri sa na stôl a vyber znova.
trouble-frozen = S touto verziou programu nemôže táto partia pokračovať. Nič sa nestratilo: pokračovať bude, keď sa program aktualizuje.
trouble-too-many = Priveľa naraz. Chvíľu počkaj a skús to znova.
trouble-unavailable = Server je zaneprázdnený. O chvíľu to skús znova.
trouble-no-space = Disk servera je plný, preto sa to neuložilo. Čo sa uložilo predtým, je v bezpečí. Povedz to tomu, kto server prevádzkuje, a skús to znova.
trouble-data-missing = Server už nenachádza svoje dáta, preto sa nič nedá uložiť. Povedz to tomu, kto server prevádzkuje.
trouble-other = Nepodarilo sa to ({ $code }). Načítaj stránku znova.

## Po partii

replay-speed = Rýchlosť
replay-open = všetko odkryté
replay-not-over = Táto partia sa ešte hrá. Keď sa skončí, bude si ju tu môcť pozrieť každý.
speed-slow = pomaly
speed-usual = normálne
speed-fast = rýchlo

after-chances = Ako sa menili šance
after-dice = Skontrolovať kocky
after-play-on = Hrať odtiaľto ďalej
after-share = Odkaz na tento okamih

chances-label = Aké šance na výhru mal každý hráč, od začiatku vľavo po koniec vpravo
chances-about = Čo si o šanciach pri každom rozhodnutí myslela líška. Bodky označujú zlomové okamihy.
chances-turn = { $name }: { $before } → { $after } zo 100, okamih { $at }

dice-fine =
    Na tejto stránke sa skontrolovalo: všetky udalosti ({ $events }) zodpovedajú pravidlám, výsledok z nich vyplýva a všetky rozhodnutia osudu ({ $outcomes }) vyplývajú z kľúča rozdávača. Kľúč je ten, ktorý záznam uvádza ako prísľub rozdávača.
dice-promise = Prísľub daný pred partiou (SHA-256 kľúča):
dice-no-promise = Niet čo kontrolovať: táto partia pokračovala od okamihu inej, preto jej rozdávač pred začiatkom nič neprisľúbil. S pravidlami je v súlade.
dice-not-over = Partia sa neskončila. Rozdávač ukáže kľúč na konci; potom sa dá skontrolovať každé rozhodnutie osudu.
dice-wrong-key = Kľúč v tomto zázname nie je ten, ktorý rozdávač prisľúbil. Never tomuto záznamu.
dice-wrong = V zázname je „{ $said }“, ale kľúč rozdávača dáva „{ $given }“. Niekto ho zmenil; never tomuto záznamu.
dice-rules = Záznam nezodpovedá pravidlám: je v ňom niečo, čo nedovoľujú, alebo je poškodený. Never tomuto záznamu.

# Čo to znamená pre poctivosť kociek.
dice-yours = Tvoja stránka pridala k tomuto osudu svoj diel. Ukázala ho, až keď boli prísľub a diely ostatných určené, a v zázname je ten istý prísľub aj tie isté diely.
dice-others = Svoj diel k tomuto osudu pridali: { $names }. Každý z nich si môže skontrolovať, či je v zázname to, čo bolo určené pred partiou. Tvoja stránka to nevidela.
dice-nobody = K tomuto osudu nepridal nič nijaký človek. Kontrola teda ukazuje, že sa neskôr nič nezmenilo, ale nie to, že bol rozdávač poctivý. Pri jednej obrazovke je rozdávačom sama stránka.
dice-old = Tento záznam je staršieho druhu. Ukazuje, že rozhodnutia vyplývajú z kľúča, ale nie to, že rozdávač nezasiahol do toho, čo miesta pridali.
dice-withheld = Diel, na ktorý sa zaviazali, neukázali: { $names }. Kto poznal kľúč, mohol si vybrať z priebehov osudu (najviac { $count }).
dice-proved = Osud teda nemohol ísť inak: rozhodnutia si nemohol vybrať nikto, ani server.
dice-remains = Nijaký záznam nemôže ukázať, že rozdávač, ktorý svoj kľúč pozná, nikomu nepovedal, čo príde.
dice-other-promise = Prísľub v tomto zázname nie je ten, ktorý tvoja stránka videla pred partiou. Never tomuto záznamu.
dice-other-part = { $name }: diel v tomto zázname nie je ten, ktorý bol určený pred partiou. Never tomuto záznamu.
dice-left-out = Podľa tohto záznamu tvoja stránka svoj diel včas neukázala. Ak bola na začiatku partie otvorená, never tomuto záznamu.
dice-no-part = Diel, na ktorý sa tvoja stránka zaviazala, v tomto zázname nie je. Ak tvoje miesto ostalo pred začiatkom partie voľné alebo hráš na inom zariadení, je to preto. Inak never tomuto záznamu.
dice-command = Ak to chceš skontrolovať programom, ulož záznam a napíš:
gather-begins = Partia sa začína: stránka každého hráča ukazuje svoj diel osudu.
