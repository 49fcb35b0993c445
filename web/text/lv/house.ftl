# Māja ap spēlēm.

## Sākumlapa

start-title = Sēdies, galds ir klāts
start-lead = Galda spēles pie viena ekrāna vai vairākiem. Spēlē ar draugiem vai botiem, konts nav vajadzīgs.
start-newer = Ir pieejama jauna Galda versija.
start-newer-come = Atjaunināt
start-kept = Viss ir saglabāts šajā ierīcē: var spēlēt arī bez tīkla.
start-install = Instalēt Galds šajā ierīcē
start-players = { $from }–{ $to } spēlētāji
start-minutes = { $from }–{ $to } min
start-play = Spēlēt
start-set-up = Sagatavot partiju
start-rules = Noteikumi
start-learn = Mācīties spēlējot
start-learn-on = Turpināt mācīties
start-mine = Manas partijas
start-continue = Turpināt
start-look = Skatīt vēlreiz
start-forget = Dzēst šo partiju: { $game }
start-open = Atvērt saglabātu pierakstu
start-unreadable = Šo failu nevar nolasīt. Izvēlies šeit saglabātu pierakstu; tā nosaukums beidzas ar .galds.
start-refused = Šo pierakstu nevar atvērt: tas ir bojāts vai mainīts, vai arī šādas spēles te nav.
start-no-room = Pārlūkā šai partijai vairs nav vietas.

## Sagatavošana

new-title = Jauna partija: { $game }
new-seats = Kas spēlē
new-add = Pievienot vietu
new-range = Spēlētāju skaits: no { $from } līdz { $to }.
new-options = Iespējas
new-back = Atpakaļ
new-begin = Sākt
new-name = Vārds
new-name-bot = Vārds, ja vēlies
new-name-of = Vārds { $number }. vietā
new-face = Cita seja
new-face-of = Cita seja { $number }. vietai
new-colour = Cita krāsa
new-colour-of = Cita krāsa { $number }. vietai, tagad tai ir { $letter }
new-who-of = Kas sēž { $number }. vietā
new-person = Cilvēks
new-bot = { $animal } – { $level }
new-remove = Noņemt šo vietu
new-remove-of = Noņemt { $number }. vietu


## Vietas


## Pie galda

play-home = Uz sākumlapu
play-undo = Atsaukt
play-undo-tip = Atsaukt manu pēdējo gājienu (U)
play-hint = Padoms
play-hint-tip = Ko darītu pūce? (H)
play-forward = Pāriet uz savu gājienu
play-forward-tip = Lai boti spēlē bez pauzēm līdz tavam gājienam (F)
hint-none = Pie šī galda padomu nav. To pirms partijas izlemj saimnieks.
play-log = Kas notika
play-unkept = Pārlūkā vairs nav vietas: viss, kas notiks no šī brīža, pazudīs, kad aizvērsi lapu.
play-seats = Kas te sēž
play-past = Tu redzi agrāku brīdi. Atgriezties tagadnē

turn-yours = Tava kārta
turn-person = Kārta: { $name }
turn-bot = Domā: { $name }
turn-chance = Lemj liktenis
turn-over = Partija ir beigusies

tip-label = Paskaidrojums

log-empty = Vēl nekas nav noticis.
log-close = Aizvērt

hint-thinking = Pūce domā…
hint-reason =
    { $count ->
        [0] Izredzes uzvarēt: apmēram { $chance } no 100 (pirmais iespaids).
       *[other] Izredzes uzvarēt: apmēram { $chance } no 100 (domās izspēlētas partijas: { $count }).
    }
hint-other = { $what }: { $chance } no 100
hint-close = Aizvērt padomu

curtain-title = Padod ekrānu tālāk
curtain-pass = Padod ekrānu:
curtain-others = Pārējie lai novēršas: tūlīt būs redzams kaut kas slepens.
curtain-lift = Es esmu { $name }, rādi

result-title = Rezultāts
result-place = { $place }.
result-you-won = Tu uzvarēji
result-won = Uzvar: { $name }
result-shared = Uzvaru dala: { $names }
result-board = Skatīt galdu
result-save = Saglabāt pierakstu
result-replay = Noskatīties vēlreiz
result-rematch = Spēlēt vēlreiz

replay-back = Soli atpakaļ
replay-on = Soli uz priekšu
replay-run = Rādīt
replay-stop = Apturēt
replay-moment = Partijas brīdis
replay-of = { $at } no { $last }
replay-eyes = Skatījums
replay-public = visi

## Iestatījumi

settings-title = Iestatījumi
settings-language = Valoda
settings-theme = Izskats
settings-tempo = Boti spēlē
settings-sound = Skaņas
settings-volume = Skaļums
settings-still = Mazāk kustības
settings-keys = Taustiņi
settings-done = Aizvērt
theme-system = kā sistēmā
theme-light = gaišs
theme-dark = tumšs
tempo-calm = mierīgi
tempo-quick = ātri
tempo-instant = uzreiz, mazāk domājot
keys-tab = uz nākamo elementu
keys-enter = izvēlēties

## Nekurienē

nowhere-title = Te nekā nav
nowhere-text = Šajā adresē partijas nav, vai arī šis pārlūks to vairs neglabā.
refused-title = Ar šo pierakstu kaut kas nav kārtībā
refused-kept = To nevar atvērt: { $why }. Nekas nav dzēsts. Pierakstu vari saglabāt kā failu.
refused-game = šādas spēles te nav
refused-version = to spēlēja pēc noteikumu { $wanted }. versijas, bet te ir { $known }. versija
refused-rules = { $line }. rinda ir pretrunā ar noteikumiem
refused-no-key = partija ir no faila, un to nevar turpināt
refused-seats = spēlētāju skaits nav tāds, kāds tika saglabāts

room-make = Atbrīvot vietu
room-title = Ko drīkst dzēst?
room-text = Pārlūkā vairs nav vietas. Šīs partijas ir beigušās; bez tavas ziņas nekas netiks dzēsts. Katru vari vispirms saglabāt kā failu.
room-nothing = Neviena partija te nav beigusies. Iesāktās partijas var dzēst sākumlapā.
room-go = Dzēst

nowhere-start = Uz sākumlapu

## Kad lapā rodas kļūda

broken-text = Lapā radās kļūda. Tava partija ir saglabāta tāda, kāda tā bija.
broken-reload = Ielādēt lapu vēlreiz

## Noteikumu grāmata
play-rules = Noteikumi jaunā cilnē
rules-title = { $game }: noteikumi
rules-search = Meklēt
rules-print = Drukāt
rules-play = Sagatavot partiju
rules-none = Noteikumos nekā tāda nav.
rules-found =
    { $count ->
        [zero] { $count } noteikumu
        [one] { $count } noteikums
       *[other] { $count } noteikumi
    }
rules-contents = Nodaļas

# Pirmā partija soli pa solim un zīmējumi.
learn-title = Pirmā partija soli pa solim
learn-progress = { $number }. solis no { $all }
learn-next = Tālāk
learn-free = Spēlēt tālāk
learn-rules = Lasīt noteikumus
learn-leave = Iziet
learn-leave-tip = Iziet. Turpināt te varēsi jebkurā laikā.
learn-astray = Vēl ne. Vispirms izdari to, kas prasīts; kad nodarbība beigsies, drīkstēsi visu, ko atļauj noteikumi.
figure-next = Tālāk
figure-again = Vēlreiz
figure-seat-1 = Lauma
figure-seat-2 = Juris
figure-seat-3 = Zuzana
figure-seat-4 = Marek
figure-seat-5 = Anna

# Kāpēc kaut ko nevar darīt.
why-title = Kāpēc ne?
why-rule = Noteikums { $rule }
why-close = Aizvērt
why-turn = Tagad nav tava kārta.
