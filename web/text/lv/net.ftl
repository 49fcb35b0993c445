# Spēle kopā tīklā.

## Vestibils

together-title = Spēlēt kopā
together-lead = Katrs pie sava ekrāna vai visi ap vienu lielu. Konts nav vajadzīgs.
together-go = Uzaicināt vai atrast citus
together-alone = Pašlaik neviens serveris neatbild, tāpēc neviens cits šeit nevar pievienoties. Vari spēlēt ar botiem un ar tiem, kas ir pie šī ekrāna.
together-new = Uzaicināt citus uz
together-code = Pievienoties ar kodu
together-mine = Manas partijas ar citiem
together-public = Publiskās partijas
together-none = Pašlaik nevienas publiskas partijas nav. Izveido savu, un citi to te atradīs.
new-together = Spēlēt ar cilvēkiem pie citiem ekrāniem

code-label = Kods, ko tev nosauca
code-go = Pievienoties
code-missing = Vispirms ieraksti kodu, piemēram, ra-lu-mi-go.
code-unknown = Tāda koda nav, vai arī tā partija ir beigusies. Pārbaudi burtus vai palūdz jaunu kodu.

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
list-join = Doties turp
list-watch = Skatīties

## Kas es esmu

who-name = Kā tevi saukt?
who-face = Cita seja
who-missing = Vispirms pasaki, kā tevi saukt.

## Partijas izveide

create-title = Kopā: { $game }
create-you = Tu
create-seats = Vietas
create-seats-about = Cilvēki tās ieņem ar tavu saiti vai kodu; brīvās var ieņemt boti.
create-how = Kā spēlējat
create-clock = Laiks domāšanai
create-clock-about = Kad tas beidzas, cilvēka vietā spēlē bots, līdz viņš pats pārņem vietu.
create-public = Partiju var atrast ikviens
create-public-about = Partija ir redzama vestibilā. Citādi tajā tiek tikai tie, kam ir saite vai kods.
create-link = tikai ar saiti vai kodu
create-watch-anyone = citi drīkst skatīties
create-watch-nobody = Bez skatītājiem
create-watch-nobody-about = Līdz partijas beigām to redz tikai spēlētāji.
create-screen = Viens liels ekrāns, kārtis telefonos
create-screen-about = Šis ekrāns rāda galdu visiem. Katrs noskenē kvadrātu, un viņa noslēpumi un gājieni ir viņa telefonā.
create-start-full = sākas, kad visas vietas ir aizņemtas
create-start-host = sākas, kad to saka saimnieks
create-make = Atvērt galdu

clock-none = bez pulksteņa
clock-turn-seconds =
    { $count ->
        [zero] { $count } sekunžu gājienam
        [one] { $count } sekunde gājienam
       *[other] { $count } sekundes gājienam
    }
clock-turn-minutes =
    { $count ->
        [zero] { $count } minūšu gājienam
        [one] { $count } minūte gājienam
       *[other] { $count } minūtes gājienam
    }
clock-turn-days =
    { $count ->
        [zero] { $count } dienu gājienam
        [one] { $count } diena gājienam
       *[other] { $count } dienas gājienam
    }
clock-days = { $days } d { $hours } st
clock-hours = { $hours } st { $minutes } min

## Pulcēšanās

gather-title = { $game }: kas spēlē?
gather-seats = Vietas
gather-open = Brīva vieta
gather-kept = Vieta gaida: { $name }
gather-you = tas esi tu
gather-sit = Apsēsties
gather-sit-here = Sēst te
gather-stand = Piecelties
gather-set = Kas sēž vietā { $letter }
gather-start = Sākt
gather-start-bots = Sākt, brīvās vietas ieņem boti
gather-full = Visas vietas ir aizņemtas. Paliec te, lai skatītos, kad sāksies, vai palūdz vietu saimniekam.
gather-ready = Visi ir klāt. Partiju sāk saimnieks.
gather-ready-host = Visi ir klāt. Vari sākt.
gather-waiting =
    { $count ->
        [zero] Brīvas vēl { $count } vietas.
        [one] Brīva vēl { $count } vieta.
       *[other] Brīvas vēl { $count } vietas.
    }

invite-title = Uzaicini
invite-code = Kods, ko nosaukt
invite-link = Saite
invite-copy = Kopēt
invite-copied = Nokopēta
invite-about = Nosūti saiti, nosauc kodu vai ļauj telefonam noskenēt kvadrātu.
invite-qr = Kvadrāts kamerai ar saiti uz šo partiju

screen-lead = Paņem telefonu, noskenē kvadrātu un sēdies.
screen-code = Vai ej uz { $address }/join un ieraksti
screen-free = brīva
screen-qr = Kvadrāts kamerai: ceļš uz vietu { $letter }

## Savienojums

link-connecting = Savienojas …
link-sending = Sūta …
link-lost = Savienojums zudis. Redzamais var būt novecojis. Mēģina vēlreiz …
link-lost-pending = Savienojums zudis. Tavs gājiens gaida un tiks nosūtīts, tiklīdz tas atgriezīsies.
link-hurry = Mēģināt tūlīt
link-close = Aizvērt paziņojumu

ended-replaced = Tagad tu spēlē citā ierīcē
ended-replaced-text = Tava vieta ir atvērta citā ierīcē vai citā logā. Vienlaikus spēlē tikai viens no tiem.
ended-here = Spēlēt šeit
ended-gone = Šādas partijas nav
ended-gone-text = Saite ir nepareiza, vai partija ir dzēsta, jo to ilgi neviens nespēlēja. Palūdz jaunu saiti vai atver jaunu partiju.
ended-closed = Šo partiju spēlē bez skatītājiem
ended-closed-text = Kad tā beigsies, šī saite rādīs, kā gāja. Līdz tam vari spēlēt citu.
ended-refused = Serveris atteica
ended-lobby = Uz vestibilu

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
seat-bot-time = spēlē bots: beidzies laiks
seat-bot-away = spēlē bots: prom
seat-bot-resigned = tālāk spēlē bots

stand-in-asked = Tavā vietā spēlē bots, kā vēlējies.
stand-in-time = Tavs laiks beidzās, tāpēc tavā vietā spēlē bots.
stand-in-away = Tu biji prom, tāpēc tavā vietā spēlē bots.
stand-in-resigned = Tu pameti šo partiju. Tavā vietā tālāk spēlē bots.

rematch-asked = Tie paši cilvēki spēlē vēlreiz.
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
match-take-back = Atkal spēlēt pašam
match-resign = Aiziet pavisam
match-resign-sure = Tavā vietā tālāk spēlēs bots, un atgriezties nevarēs. Aiziet?
match-resign-yes = Jā, aiziet
match-resign-no = Nē, palikt
match-resigned = Tu esi pametis šo partiju pavisam.
match-watch = Tiem, kas grib skatīties
match-screen = Rādīt uz lielā ekrāna
match-done = Gatavs

device-title = Cita ierīce
device-about = Ar kodu vari turpināt savā vietā telefonā vai citā datorā.
device-ask = Rādīt kodu
device-have = Man ir kods no citas ierīces
device-label = Kods no otras ierīces
device-take = Kļūt šeit par to pašu cilvēku
device-unknown = Šis kods nav zināms, ir jau izmantots vai vecāks par desmit minūtēm. Palūdz otrai ierīcei jaunu.

call-wish = Pasaukt mani, kad ir mana kārta
call-text = Tava kārta.

## Ja kas neizdodas

trouble-away = Serveris neatbild. Pārbaudi savienojumu un mēģini vēlreiz.
trouble-no-identity = Serveris tevi vēl nepazīst. Vispirms pasaki savu vārdu.
trouble-forbidden = Tev tas nav atļauts. To drīkst tikai partijas saimnieks.
trouble-not-found = Tā vairs nav.
trouble-wrong-phase = Šajā partijas brīdī tas nav iespējams.
trouble-seat-taken = Kāds bija ātrāks: šī vieta ir aizņemta. Izvēlies citu.
trouble-no-seat = Tev šajā partijā nav vietas, vari tikai skatīties.
trouble-refused = Noteikumi to tagad neatļauj.
trouble-stale = Pa to laiku kas notika. Paskaties uz galdu un izvēlies vēlreiz.
trouble-frozen = Šo partiju apturēja kļūda programmā. Nekas nav zudis; tā turpināsies, kad kļūda būs labota.
trouble-too-many = Pārāk daudz reizē. Mirkli pagaidi un mēģini vēlreiz.
trouble-unavailable = Serveris ir aizņemts. Pēc brīža mēģini vēlreiz.
trouble-other = Tas neizdevās ({ $code }). Ielādē lapu vēlreiz.

## Pēc partijas

replay-speed = Ātrums
replay-open = viss atklāts
replay-not-over = Šo partiju vēl spēlē. Kad tā beigsies, ikviens to varēs te apskatīt.
speed-slow = lēni
speed-usual = parasti
speed-fast = ātri

after-chances = Kā mainījās izredzes
after-dice = Pārbaudīt kauliņus
after-play-on = Spēlēt tālāk no šejienes
after-share = Saite uz šo brīdi

chances-label = Cik liela bija katras vietas iespēja uzvarēt, no sākuma kreisajā pusē līdz beigām labajā
chances-about = Ko lapsa domāja par izredzēm pie katra lēmuma. Punkti iezīmē pagrieziena brīžus.
chances-turn = { $name }: no { $before } uz { $after } no 100, { $at }. brīdī

dice-fine =
    Pārbaudīts šajā lapā: noteikumi atļauj visus { $events } notikumus, iznākums no tiem izriet, un katrs no { $outcomes } likteņa lēmumiem izriet no dalītāja atslēgas. Atslēga ir tā, ko pieraksts min kā dalītāja solījumu.
dice-promise = Solījums no laika pirms partijas (atslēgas SHA-256):
dice-no-promise = Nav, ko pārbaudīt: šī partija turpināja citas partijas brīdi, un tās dalītājs pirms sākuma neko nesolīja. Ar noteikumiem tā saskan.
dice-not-over = Partija nav beigusies. Dalītājs savu atslēgu parāda beigās; tad varēs pārbaudīt katru lēmumu.
dice-wrong-key = Atslēga šajā pierakstā nav tā, ko dalītājs apsolīja. Neuzticies šim pierakstam.
dice-wrong = Pierakstā ir “{ $said }”, bet dalītāja atslēga dod “{ $given }”. Kāds to ir mainījis; neuzticies šim pierakstam.
dice-rules = Noteikumi ar šo pierakstu nesaskan: { $error }

# Ko tas nozīmē kauliņu godīgumam.
dice-yours = Tava lapa šim liktenim pievienoja savu daļu. Tā savu daļu parādīja tikai tad, kad solījums un pārējo daļas bija noliktas, un pierakstā ir tas pats solījums un tās pašas daļas.
dice-others = Savu daļu šim liktenim pievienoja: { $names }. Katrs no viņiem var pārbaudīt, vai pierakstā ir tas, kas bija nolikts pirms partijas. Tava lapa to neredzēja.
dice-nobody = Neviens cilvēks šim liktenim neko nepievienoja. Tāpēc pārbaude rāda, ka vēlāk nekas nav mainīts, bet ne to, ka dalītājs bija godīgs. Pie viena ekrāna dalītājs ir pati lapa.
dice-old = Šis ir vecāka veida pieraksts. Tas rāda, ka lēmumi izriet no atslēgas, bet ne to, ka dalītājam nebija daļas tajā, ko pievienoja vietas.
dice-withheld = Nolikto daļu neparādīja: { $names }. Kas zināja atslēgu, varēja izvēlēties no ne vairāk kā { $count } likteņa gaitām.
dice-proved = Tātad citas gaitas liktenim nebija: neviens lēmumu izvēlēties nevarēja, pat serveris ne.
dice-remains = Neviens pieraksts nevar parādīt, ka dalītājs, kurš savu atslēgu zina, nevienam nav teicis, kas būs.
dice-other-promise = Solījums šajā pierakstā nav tas, ko tava lapa redzēja pirms partijas. Neuzticies šim pierakstam.
dice-other-part = Tas, ko pēc šī pieraksta pievienoja { $name }, nav tas, kas bija nolikts pirms partijas. Neuzticies šim pierakstam.
dice-left-out = Pēc šī pieraksta tava lapa savu daļu laikus neparādīja. Ja lapa partijas sākumā bija atvērta, neuzticies šim pierakstam.
dice-no-part = Daļas, ko tava lapa nolika, šajā pierakstā nav. Ja tu savu vietu atdevi pirms partijas sākuma vai apsēdies pie citas ierīces, tas ir iemesls. Citādi neuzticies šim pierakstam.
dice-command = Lai pārbaudītu ar programmu, saglabā pierakstu un raksti:
gather-begins = Partija sākas: katra lapa parāda savu likteņa daļu.
