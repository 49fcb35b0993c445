# Spēle kopā tīklā.

## Spēlēt kopā

together-title = Spēlēt kopā
together-lead = Katrs pie sava ekrāna vai visi ap vienu lielu. Konts nav vajadzīgs.
together-go = Uzaicināt vai atrast citus
together-alone = Pašlaik serveris neatbild, tāpēc neviens cits šeit nevar pievienoties. Vari spēlēt ar botiem un ar tiem, kas ir pie šī ekrāna.
together-new = Uzaicināt citus spēlēt
together-code = Pievienoties ar kodu
together-mine = Manas partijas ar citiem
together-continue = Turpini: tava kārta
together-public = Publiskās partijas
together-none = Pašlaik nevienas publiskas partijas nav. Izveido savu, un citi to te atradīs.
new-together = Spēlēt ar cilvēkiem pie citiem ekrāniem

code-label = Partijas vai tavas otras ierīces kods
code-go = Pievienoties
code-missing = Vispirms ieraksti kodu, piemēram, ra-lu-mi-go.
code-unknown = Tāda koda nav, vai arī šī partija ir beigusies. Pārbaudi burtus vai palūdz jaunu kodu.

list-waiting =
    { $count ->
        [0] tūlīt sāksies
        [zero] { $count } brīvu vietu
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
list-mine = tava kārta
list-turn = kārta: { $name }
list-playing = tiek spēlēta
list-over = beigusies
list-you-won = tu uzvarēji
list-join = Doties pie galda
list-watch = Skatīties

## Kas es esmu

who-name = Kā tevi saukt?
who-face = Cita seja
who-missing = Vispirms ieraksti, kā tevi saukt.

## Partijas izveide

create-title = Kopā: { $game }
create-you = Tu
create-seats = Vietas
create-seats-about = Cilvēki tās ieņem ar tavu saiti vai kodu; brīvās var ieņemt boti.
create-how = Kā spēlējat
create-clock = Laiks domāšanai
create-clock-about = Kad tas beidzas, spēlētāja vietā spēlē bots, līdz spēlētājs pats atkal turpina.
create-public = Partiju var atrast ikviens
create-public-about = Partija būs redzama publisko partiju sarakstā. Citādi tajā tiek tikai tie, kam ir saite vai kods.
create-link = tikai ar saiti vai kodu
create-asked = Pirms kāds apsēžas, jautāt man
create-asked-about = Tu redzi, kas grib spēlēt, un ielaid. Noder, ja kodu var izlasīt arī citi.
create-asked-short = spēlētājus ielaiž saimnieks
create-watch-anyone = citi drīkst skatīties
create-watch-nobody = Bez skatītājiem
create-watch-nobody-about = Līdz partijas beigām to redz tikai spēlētāji.
create-hints = Padomi visiem
create-hints-about = Ikviens drīkst jautāt pūcei, ko tā darītu. Citādi to drīkst tikai tas, kurš spēlē vienīgi pret botiem.
create-hints-on = padomi atļauti
create-hints-off = bez padomiem
create-screen = Viens liels ekrāns, kārtis telefonos
create-screen-about = Šis ekrāns rāda galdu visiem. Katrs noskenē QR kodu un savā telefonā redz savus noslēpumus un izdara gājienus.
create-start-full = sākas, kad visas vietas ir aizņemtas
create-start-host = sākas, kad to saka saimnieks
create-make = Atvērt galdu

clock-none = bez pulksteņa
clock-turn-seconds =
    { $count ->
        [zero] { $count } sekunžu katram gājienam
        [one] { $count } sekunde katram gājienam
       *[other] { $count } sekundes katram gājienam
    }
clock-turn-minutes =
    { $count ->
        [zero] { $count } minūšu katram gājienam
        [one] { $count } minūte katram gājienam
       *[other] { $count } minūtes katram gājienam
    }
clock-turn-days =
    { $count ->
        [zero] { $count } dienu katram gājienam
        [one] { $count } diena katram gājienam
       *[other] { $count } dienas katram gājienam
    }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Pulcēšanās

gather-title = { $game }: kas spēlē?
gather-seats = Vietas
gather-open = Brīva vieta
gather-kept = Rezervēta vieta: { $name }
gather-you = tas esi tu
gather-host = saimnieks
gather-sit = Apsēsties
gather-sit-here = Apsēsties šeit
gather-stand = Piecelties
gather-set = Kas sēž vietā { $letter }
gather-ask = Lūgt vietu
gather-ask-no-more = Vairs nelūgt
gather-asked = Saimniekam ir pajautāts. Tiklīdz tevi ielaidīs, tev būs vieta.
gather-asking = Grib spēlēt
gather-admit = Ielaist
gather-admit-whom = Ielaist: { $name }
gather-refuse = Nē
gather-refuse-whom = Nē: { $name }
gather-start = Sākt
gather-start-bots = Sākt, brīvās vietas ieņem boti
gather-full = Visas vietas ir aizņemtas. Paliec te, lai skatītos, kad sāksies, vai palūdz vietu saimniekam.
gather-change = Mainīt vietas, pulksteni vai padomus
gather-too-many = Te sēž vairāk cilvēku, nekā būtu vietu. Kādam vispirms jāpieceļas.
gather-close = Aizvērt galdu
gather-close-sure = Visiem būs jāiet prom, un no šī galda nekas nepaliks. Vai aizvērt?
gather-close-yes = Jā, aizvērt
gather-close-no = Nē, atstāt
gather-ready = Visi ir klāt. Partiju sāk saimnieks.
gather-ready-away = Visi ir klāt, bet saimnieks ir prom. Partija sāksies, kad viņš būs atpakaļ.
gather-ready-host = Visi ir klāt. Vari sākt.
gather-waiting =
    { $count ->
        [zero] Vēl brīvu { $count } vietu.
        [one] Vēl brīva { $count } vieta.
       *[other] Vēl brīvas { $count } vietas.
    }

invite-title = Uzaicini
invite-code = Kods, ko nosaukt
invite-link = Saite
invite-copy = Kopēt
invite-copied = Nokopēta
invite-share = Nosūtīt
invite-about = Nosūti saiti, nosauc kodu vai ļauj noskenēt QR kodu ar telefonu.
invite-qr = QR kods ar saiti uz šo partiju

screen-lead = Paņem telefonu, noskenē QR kodu un sēdies pie galda.
screen-code = Vai arī atver { $address }/join un ieraksti
screen-free = brīva
screen-qr = QR kods: ceļš uz vietu { $letter }

## Savienojums

link-connecting = Notiek savienošana…
link-sending = Notiek sūtīšana…
link-lost = Savienojums zudis. Redzamais var būt novecojis. Notiek mēģinājums atjaunot savienojumu…
link-lost-pending = Savienojums zudis. Tavs gājiens gaida un tiks nosūtīts, tiklīdz savienojums atjaunosies.
link-hurry = Mēģināt tūlīt
link-close = Aizvērt paziņojumu

notice-taken-back = { $name } atsauca pēdējo gājienu.
log-taken-back = { $name } atsauca gājienu.

ended-replaced = Tagad tu spēlē citā logā
ended-replaced-text = Tava vieta ir atvērta citā šī pārlūka logā. Te spēlēt var tikai vienā no tiem.
ended-here = Spēlēt šeit
ended-gone = Šādas partijas nav
ended-gone-text = Saite ir nepareiza, vai arī partija ir dzēsta, jo to ilgi neviens nespēlēja. Palūdz jaunu saiti vai atver jaunu partiju.
ended-closed = Šo partiju spēlē bez skatītājiem
ended-closed-text = Kad tā beigsies, šī saite rādīs, kā tā noritēja. Līdz tam vari spēlēt citu.
ended-forgotten = Šeit tevi vairs nepazīst
ended-forgotten-text = Tavi dati šajā serverī ir dzēsti. Tavas vietas atkal ir brīvas, vai arī tajās turpina spēlēt boti.
ended-refused = Serveris pieprasījumu noraidīja
ended-lobby = Uz lapu “Spēlēt kopā”

you-watch = Tu skaties: visas šīs partijas vietas ir aizņemtas.

watching-tip =
    { $count ->
        [zero] Skatās { $count } cilvēku
        [one] Skatās { $count } cilvēks
       *[other] Skatās { $count } cilvēki
    }

## Vietas un zīmes

seat-away = prom
seat-bot-asked = spēlē bots
seat-bot-time = spēlē bots (beidzies laiks)
seat-bot-away = spēlē bots (spēlētājs prom)
seat-bot-resigned = tālāk spēlē bots

stand-in-asked = Tavā vietā spēlē bots, kā tu vēlējies.
stand-in-time = Tavs laiks beidzās, tāpēc tavā vietā spēlē bots.
stand-in-away = Tu biji prom, tāpēc tavā vietā spēlē bots.
stand-in-resigned = Tu pameti šo partiju. Tavā vietā tālāk spēlē bots.

absent-asked = Spēlētājs prom: { $name }. Vai tālāk lai spēlē bots?
absent-back = Atgriežoties vietu var atgūt: { $name }.
absent-bot = Lai spēlē bots
absent-agreed = piekrīt { $count } no { $all }
absent-title = Nav klāt
absent-away = Prom: { $name }
absent-about = Bots spēlē, līdz spēlētājs atgriežas un atkal ieņem savu vietu. Saimnieks izlemj viens, pārējie — visi kopā.

rematch-asked = Kāds grib spēlēt vēlreiz: tevi gaida jauns galds.
rematch-join = Doties pie jaunā galda

signs-title = Dot zīmi
sign-hello = Sveiki
sign-well-played = Labi nospēlēts
sign-thanks = Paldies
sign-oops = Ups
sign-wow = Oho
sign-thinking = Es domāju
sign-laugh = Ha ha
sign-good-game = Laba spēle

match-menu = Šī partija
match-seat = Tava vieta
match-hand-over = Lai manā vietā spēlē bots
match-take-back = Atkal spēlēt bota vietā
match-resign = Pamest partiju
match-resign-sure = Tavā vietā tālāk spēlēs bots, un atgriezties vairs nevarēs. Vai pamest partiju?
match-resign-yes = Jā, pamest
match-resign-no = Nē, palikt
match-resigned = Tu pameti šo partiju uz visiem laikiem.
match-watch = Tiem, kas grib skatīties
match-screen = Rādīt uz lielā ekrāna
match-done = Aizvērt

device-title = Cita ierīce
device-about = Spēlē savā vietā arī no telefona vai cita datora: noskenē tur QR kodu vai ieraksti kodu.
device-ask = Rādīt kodu
device-qr = QR kods, kas atver tavu vietu citā ierīcē
device-type = Vai arī atver { $address }/join un ieraksti
device-lasts = Kods der vienu reizi, desmit minūtes. Pēc tam vari spēlēt abās ierīcēs.
device-take = Turpināt šajā ierīcē
device-sure = Šis ir citas ierīces kods. Ja to izmantosi, šis pārlūks kļūs par to pašu spēlētāju un aizmirsīs, kas tu biji te.
device-unknown = Šis kods nav zināms, jau ir izmantots vai ir vecāks par desmit minūtēm. Pieprasi otrā ierīcē jaunu.

call-wish = Paziņot, kad ir mana kārta
call-title = Tava kārta
call-about = Kamēr šī partija ir atvērta citā cilnē vai aiz cita loga.
call-denied = Šis pārlūks neļauj šai lapai sūtīt paziņojumus. To var mainīt pārlūka iestatījumos.
call-text = Tava kārta.

## Ja kas neizdodas

trouble-away = Serveris neatbild. Pārbaudi savienojumu un mēģini vēlreiz.
trouble-no-identity = Serveris tevi vēl nepazīst. Vispirms ieraksti savu vārdu.
trouble-forbidden = Tev tas nav atļauts. To drīkst tikai partijas saimnieks.
trouble-not-found = Tā vairs nav.
trouble-wrong-phase = Šajā partijas brīdī tas nav iespējams.
trouble-seat-taken = Kāds bija ātrāks: šī vieta ir aizņemta. Izvēlies citu.
trouble-no-seat = Tev šajā partijā nav vietas, vari tikai skatīties.
trouble-refused = Noteikumi to tagad neatļauj.
trouble-stale = Pa to laiku kaut kas ir noticis. Paskaties uz galdu un izvēlies vēlreiz.
trouble-frozen = Ar šo programmas versiju šo partiju nevar turpināt. Nekas nav zudis: tā turpināsies, kad programma būs atjaunināta.
trouble-too-many = Pārāk daudz reizē. Mirkli pagaidi un mēģini vēlreiz.
trouble-unavailable = Serveris ir aizņemts. Pēc brīža mēģini vēlreiz.
trouble-no-space = Servera diskā vairs nav vietas, tāpēc tas netika saglabāts. Iepriekš saglabātais ir drošībā. Pasaki tam, kas uztur serveri, un mēģini vēlreiz.
trouble-data-missing = Serveris vairs neatrod savus datus, tāpēc neko nevar saglabāt. Pasaki tam, kas uztur serveri.
trouble-other = Tas neizdevās ({ $code }). Ielādē lapu vēlreiz.

## Pēc partijas

replay-speed = Ātrums
replay-open = viss atklāts
replay-not-over = Šo partiju vēl spēlē. Kad tā beigsies, ikviens to varēs te apskatīt.
speed-slow = lēni
speed-usual = vidēji
speed-fast = ātri

after-chances = Kā mainījās izredzes
after-dice = Pārbaudīt kauliņus
after-play-on = Spēlēt tālāk no šejienes
after-share = Saite uz šo brīdi

chances-label = Cik lielas bija katra spēlētāja izredzes uzvarēt: no sākuma kreisajā pusē līdz beigām labajā
chances-about = Ko lapsa domāja par izredzēm pie katra lēmuma. Aplīši iezīmē izšķirošos brīžus.
chances-turn = { $name }: { $before } → { $after } no 100 ({ $at }. brīdī)

dice-fine =
    Šajā lapā pārbaudīts: visi notikumi ({ $events }) atbilst noteikumiem, rezultāts no tiem izriet, un visi likteņa lēmumi ({ $outcomes }) izriet no dalītāja atslēgas. Atslēga ir tā pati, ko pieraksts min kā dalītāja solījumu.
dice-promise = Pirms partijas dotais solījums (atslēgas SHA-256):
dice-no-promise = Nav ko pārbaudīt: šī partija ir turpināta no citas partijas brīža, tāpēc tās dalītājs pirms sākuma neko nesolīja. Tas, kas tajā notika, atbilst noteikumiem.
dice-not-over = Partija nav beigusies. Dalītājs savu atslēgu parāda beigās; tad varēs pārbaudīt katru likteņa lēmumu.
dice-wrong-key = Atslēga šajā pierakstā nav tā, ko dalītājs apsolīja. Neuzticies šim pierakstam.
dice-wrong = Pierakstā ir “{ $said }”, bet dalītāja atslēga dod “{ $given }”. Kāds to ir mainījis; neuzticies šim pierakstam.
dice-rules = Šis pieraksts neatbilst noteikumiem: tas ir bojāts vai mainīts. Neuzticies tam.

# Ko tas nozīmē kauliņu godīgumam.
dice-yours = Tava lapa šim liktenim pievienoja savu daļu. Tā savu daļu parādīja tikai tad, kad solījums un pārējo daļas bija noliktas, un pierakstā ir tas pats solījums un tās pašas daļas.
dice-others = Savu daļu šim liktenim pievienoja: { $names }. Katrs no viņiem var pārbaudīt, vai pierakstā ir tas, kas bija nolikts pirms partijas. Tava lapa to neredzēja.
dice-nobody = Neviens cilvēks šim liktenim neko nepievienoja. Tāpēc pārbaude rāda, ka vēlāk nekas nav mainīts, bet ne to, ka dalītājs bija godīgs. Pie viena ekrāna dalītājs ir pati lapa.
dice-old = Šis ir vecāka veida pieraksts. Tas rāda, ka lēmumi izriet no atslēgas, bet ne to, ka dalītājam nebija daļas tajā, ko pievienoja vietas.
dice-withheld = Nolikto daļu neparādīja: { $names }. Kas zināja atslēgu, varēja izvēlēties no ne vairāk kā { $count } likteņa gaitām.
dice-proved = Tātad citas gaitas liktenim nebija: neviens lēmumu izvēlēties nevarēja, pat serveris ne.
dice-remains = Neviens pieraksts nevar parādīt, ka dalītājs, kurš savu atslēgu zina, nevienam nav teicis, kas būs.
dice-other-promise = Solījums šajā pierakstā nav tas, ko tava lapa redzēja pirms partijas. Neuzticies šim pierakstam.
dice-other-part = { $name }: daļa šajā pierakstā nav tā, kas bija nolikta pirms partijas. Neuzticies šim pierakstam.
dice-left-out = Pēc šī pieraksta tava lapa savu daļu laikus neparādīja. Ja lapa partijas sākumā bija atvērta, neuzticies šim pierakstam.
dice-no-part = Daļas, ko tava lapa nolika, šajā pierakstā nav. Ja tu savu vietu atdevi pirms partijas sākuma vai apsēdies pie citas ierīces, tas ir iemesls. Citādi neuzticies šim pierakstam.
dice-command = Lai pārbaudītu ar programmu, saglabā pierakstu un raksti:
gather-begins = Partija sākas: katra lapa parāda savu likteņa daļu.
