# Hra spolu po sieti.

## Predsieň

together-title = Hrať spolu
together-lead = Každý pri svojej obrazovke alebo všetci okolo jednej veľkej. Bez účtu.
together-go = Pozvať alebo nájsť ostatných
together-alone = Momentálne neodpovedá žiadny server, takže sa sem nikto iný nepripojí. Môžeš hrať s botmi a s ľuďmi pri tejto obrazovke.
together-new = Pozvať ostatných na
together-code = Pridať sa kódom
together-mine = Moje partie s inými
together-public = Verejné partie
together-none = Práve nie je otvorená žiadna verejná partia. Otvor svoju a iní ju tu nájdu.
new-together = Hrať s ľuďmi pri iných obrazovkách

code-label = Kód, ktorý ti niekto nadiktoval
code-go = Pridať sa
code-missing = Najprv napíš kód, napríklad ra-lu-mi-go.
code-unknown = Taký kód nemá žiadna partia alebo sa jeho partia skončila. Skontroluj písmená alebo si vypýtaj nový kód.

list-waiting =
    { $count ->
        [0] už začína
        [one] jedno voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
list-mine = si na ťahu
list-turn = na ťahu je { $name }
list-playing = hrá sa
list-over = skončila sa
list-join = Prejsť tam
list-watch = Pozerať sa

## Kto som

who-name = Ako ťa máme volať?
who-face = Iná tvár
who-missing = Najprv povedz, ako ťa máme volať.

## Nová partia

create-title = Spolu: { $game }
create-you = Ty
create-seats = Miesta
create-seats-about = Ľudia si sadnú cez tvoj odkaz alebo kód; voľné miesta môžu obsadiť boti.
create-how = Ako budete hrať
create-clock = Čas na rozmyslenie
create-clock-about = Keď vyprší, za človeka hrá bot, kým sa ho hráč znova neujme sám.
create-public = Partiu môže nájsť každý
create-public-about = Partia bude vidieť v predsieni. Inak do nej prídu len tí, čo majú odkaz alebo kód.
create-link = len s odkazom alebo kódom
create-watch-anyone = ostatní sa smú pozerať
create-watch-nobody = Bez divákov
create-watch-nobody-about = Kým sa partia neskončí, vidia ju len hráči.
create-screen = Jedna veľká obrazovka, karty v telefónoch
create-screen-about = Táto obrazovka ukazuje stôl všetkým. Každý si naskenuje štvorec a svoje tajomstvá a ťahy má v telefóne.
create-start-full = začne, keď sú všetky miesta obsadené
create-start-host = začne, keď povie hostiteľ
create-make = Otvoriť stôl

clock-none = bez hodín
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
gather-kept = Čaká na: { $name }
gather-you = to si ty
gather-sit = Sadnúť si
gather-sit-here = Sadnúť sem
gather-stand = Vstať
gather-set = Kto sedí na mieste { $letter }
gather-start = Začať
gather-start-bots = Začať, voľné miesta obsadia boti
gather-full = Všetky miesta sú obsadené. Zostaň tu a pozeraj sa, keď začne, alebo požiadaj o miesto hostiteľa.
gather-ready = Všetci sú tu. Partiu začne hostiteľ.
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
invite-about = Pošli odkaz, nadiktuj kód alebo nechaj telefón naskenovať štvorec.
invite-qr = Štvorec pre fotoaparát s odkazom na túto partiu

screen-lead = Vezmi telefón, naskenuj štvorec a sadni si.
screen-code = Alebo choď na { $address }/join a napíš
screen-free = voľné
screen-qr = Štvorec pre fotoaparát: cesta na miesto { $letter }

## Spojenie

link-connecting = Pripája sa …
link-sending = Odosiela sa …
link-lost = Spojenie sa prerušilo. To, čo vidíš, môže byť staré. Skúša sa znova …
link-lost-pending = Spojenie sa prerušilo. Tvoj ťah čaká a odošle sa, len čo sa obnoví.
link-hurry = Skúsiť hneď
link-close = Zavrieť správu

ended-replaced = Teraz hráš na inom zariadení
ended-replaced-text = Tvoje miesto je otvorené na inom zariadení alebo v inom okne. Hrá vždy len jedno z nich.
ended-here = Hrať tu
ended-gone = Táto partia tu nie je
ended-gone-text = Odkaz je nesprávny alebo bola partia zmazaná, lebo ju dlho nikto nehral. Vypýtaj si nový odkaz alebo otvor novú partiu.
ended-closed = Táto partia sa hrá bez divákov
ended-closed-text = Keď sa skončí, tento odkaz ukáže, ako prebehla. Dovtedy si môžeš zahrať inú.
ended-refused = Server odmietol
ended-lobby = Do predsiene

you-watch = Pozeráš sa: všetky miesta tejto partie sú obsadené.

watching-tip =
    { $count ->
        [one] Pozerá sa { $count } človek
        [few] Pozerajú sa { $count } ľudia
       *[other] Pozerá sa { $count } ľudí
    }

## Miesta a znamenia

seat-away = preč
seat-bot-asked = hrá bot
seat-bot-time = hrá bot: vypršal čas
seat-bot-away = hrá bot: preč
seat-bot-resigned = ďalej hrá bot

stand-in-asked = Hrá za teba bot, ako si chcel.
stand-in-time = Vypršal ti čas, preto za teba hrá bot.
stand-in-away = Keď si bol preč, začal za teba hrať bot.
stand-in-resigned = Z tejto partie si odišiel. Ďalej za teba hrá bot.

rematch-asked = Tí istí ľudia hrajú znova.
rematch-join = Prejsť k novému stolu

signs-title = Dať znamenie
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
match-take-back = Znova hrať sám
match-resign = Odísť nadobro
match-resign-sure = Ďalej za teba bude hrať bot a už sa nevrátiš. Odísť?
match-resign-yes = Áno, odísť
match-resign-no = Nie, zostať
match-resigned = Z tejto partie si odišiel nadobro.
match-watch = Pre tých, čo sa chcú pozerať
match-screen = Ukázať na veľkej obrazovke
match-done = Hotovo

device-title = Iné zariadenie
device-about = S kódom môžeš pokračovať na svojom mieste v telefóne alebo na inom počítači.
device-ask = Ukázať kód
device-have = Mám kód z iného zariadenia
device-label = Kód z druhého zariadenia
device-take = Stať sa tu tou istou osobou
device-unknown = Tento kód nepoznáme, bol už použitý alebo je starší ako desať minút. Vypýtaj si na druhom zariadení nový.

call-wish = Zavolať ma, keď som na ťahu
call-text = Si na ťahu.

## Keď sa niečo nepodarí

trouble-away = Server neodpovedá. Skontroluj pripojenie a skús to znova.
trouble-no-identity = Server ťa ešte nepozná. Najprv povedz svoje meno.
trouble-forbidden = To ti nie je dovolené. Smie to len hostiteľ partie.
trouble-not-found = To tu už nie je.
trouble-wrong-phase = V tejto chvíli partie sa to nedá.
trouble-seat-taken = Niekto bol rýchlejší: toto miesto je obsadené. Vyber si iné.
trouble-no-seat = V tejto partii nemáš miesto, môžeš sa len pozerať.
trouble-refused = Pravidlá to teraz nedovoľujú.
trouble-stale = Medzitým sa niečo stalo. Pozri sa na stôl a vyber znova.
trouble-frozen = Túto partiu zastavila chyba v programe. Nič sa nestratilo; bude pokračovať, keď ju opravíme.
trouble-too-many = Priveľa naraz. Chvíľu počkaj a skús to znova.
trouble-unavailable = Server je zaneprázdnený. O chvíľu to skús znova.
trouble-other = Nepodarilo sa to ({ $code }). Načítaj stránku znova.

## Po partii

replay-speed = Rýchlosť
replay-open = všetko odkryté
replay-not-over = Táto partia sa ešte hrá. Keď sa skončí, bude si ju tu môcť pozrieť každý.
speed-slow = pomaly
speed-usual = bežne
speed-fast = rýchlo

after-chances = Ako sa menili šance
after-dice = Skontrolovať kocky
after-play-on = Hrať odtiaľto ďalej
after-share = Odkaz na tento okamih

chances-label = Ako pravdepodobná bola výhra každého miesta, od začiatku vľavo po koniec vpravo
chances-about = Čo si o šanciach pri každom rozhodnutí myslela líška. Bodky označujú zlomové okamihy.
chances-turn = { $name }: z { $before } na { $after } zo 100, okamih { $at }

dice-fine =
    Na tejto stránke sa skontrolovalo: pravidlá dovoľujú všetkých { $events } udalostí, výsledok z nich vyplýva a každý z { $outcomes } výrokov osudu vyplýva z kľúča rozdávajúceho. Kľúč je ten, ktorý záznam uvádza ako prísľub rozdávajúceho.
dice-promise = Prísľub spred partie (SHA-256 kľúča):
dice-no-promise = Niet čo kontrolovať: táto partia pokračovala od okamihu inej, preto jej rozdávajúci pred začiatkom nič neprisľúbil. S pravidlami je v súlade.
dice-not-over = Partia sa neskončila. Rozdávajúci ukáže kľúč na konci; potom sa dá skontrolovať každý výrok.
dice-wrong-key = Kľúč v tomto zázname nie je ten, ktorý rozdávajúci prisľúbil. Never tomuto záznamu.
dice-wrong = V zázname je „{ $said }“, ale kľúč rozdávajúceho dáva „{ $given }“. Niekto ho zmenil; never tomuto záznamu.
dice-rules = Pravidlá s týmto záznamom nesúhlasia: { $error }

# Čo to znamená pre poctivosť kociek.
dice-yours = Tvoja stránka pridala k tomuto osudu svoj diel. Ukázala ho, až keď boli prísľub a diely ostatných určené, a v zázname je ten istý prísľub aj tie isté diely.
dice-others = Svoj diel k tomuto osudu pridali: { $names }. Každý z nich si môže skontrolovať, či je v zázname to, čo bolo určené pred partiou. Tvoja stránka to nevidela.
dice-nobody = K tomuto osudu nepridal nič nijaký človek. Kontrola teda ukazuje, že sa neskôr nič nezmenilo, ale nie to, že bol rozdávajúci poctivý. Pri jednej obrazovke je rozdávajúcim sama stránka.
dice-old = Tento záznam je staršieho druhu. Ukazuje, že výroky vyplývajú z kľúča, ale nie to, že rozdávajúci nezasiahol do toho, čo miesta pridali.
dice-withheld = Diel, na ktorý sa zaviazali, neukázali: { $names }. Kto poznal kľúč, mohol si vybrať najviac z { $count } priebehov osudu.
dice-proved = Osud teda nemohol ísť inak: výroky si nemohol vybrať nikto, ani server.
dice-remains = Nijaký záznam nemôže ukázať, že rozdávajúci, ktorý svoj kľúč pozná, nikomu nepovedal, čo príde.
dice-other-promise = Prísľub v tomto zázname nie je ten, ktorý tvoja stránka videla pred partiou. Never tomuto záznamu.
dice-other-part = To, čo podľa tohto záznamu pridal hráč { $name }, nie je to, čo bolo určené pred partiou. Never tomuto záznamu.
dice-left-out = Podľa tohto záznamu tvoja stránka svoj diel včas neukázala. Ak bola na začiatku partie otvorená, never tomuto záznamu.
dice-no-part = Diel, na ktorý sa tvoja stránka zaviazala, v tomto zázname nie je. Ak tvoje miesto ostalo pred začiatkom partie voľné alebo hráš na inom zariadení, je to preto. Inak never tomuto záznamu.
dice-command = Ak to chceš skontrolovať programom, ulož záznam a napíš:
gather-begins = Partia sa začína: stránka každého hráča ukazuje svoj diel osudu.
