# RAWsiko.

## Karte

rawsiko-map = Pasaules karte
rawsiko-china = Ķīna
rawsiko-closed = Ķīna ir slēgusi robežas: nekas netiek ne iekšā, ne ārā, ne cauri.
rawsiko-zoom = Kartes daļa
rawsiko-zoom-in = Tuvināt (+)
rawsiko-zoom-out = Tālināt (−)
rawsiko-zoom-whole = Visa karte (0)
rawsiko-free = brīva
rawsiko-yours = tava
rawsiko-assets =
    { $count ->
        [zero] { $count } aktīvu
        [one] { $count } aktīvs
       *[other] { $count } aktīvi
    }
rawsiko-can-act =
    { $count ->
        [zero] { $count } var rīkoties
        [one] { $count } var rīkoties
       *[other] { $count } var rīkoties
    }
rawsiko-borders = robežojas ar: { $names }
rawsiko-open = var izvēlēties
rawsiko-continent-nobody = { $name }: neviena nav.
rawsiko-continent-alone = { $name }: tikai { $who }.
rawsiko-continent-chosen = { $name }: { $who }.
rawsiko-continent-gone = { $name } (tur vairs nav)
rawsiko-continent-open = Tu vari to izvēlēties.
rawsiko-continent-own = Tur tu jau esi.
rawsiko-continent-full = Tur jau ir divi uzņēmumi.
rawsiko-continent-later = Vispirms jāizvēlas kontinents, kurā neviena nav.

## Kāpēc ne

rawsiko-not-yours = Aktīvus drīkst izvietot tikai savās teritorijās.
rawsiko-not-in = Tagad tu izvēlies teritorijas šajā kontinentā: { $name }.
rawsiko-already-yours = Tā jau ir tava.
rawsiko-not-free = Tur ir cits uzņēmums.
rawsiko-apart =
    { $count ->
        [zero] No šejienes tavas { $count } teritorijas nebūtu savienotas.
        [one] Tā nav savienota ar tavām teritorijām.
       *[other] No šejienes tavas { $count } teritorijas nebūtu savienotas.
    }
rawsiko-chosen = No šejienes. Noklikšķini vēlreiz, lai atceltu izvēli.
rawsiko-can-attack =
    { $count ->
        [zero] Uzbrūc: aizstāvas { $count } aktīvu.
        [one] Uzbrūc: aizstāvas { $count } aktīvs.
       *[other] Uzbrūc: aizstāvas { $count } aktīvi.
    }
rawsiko-can-join = Pievienojies saviem aktīviem.
rawsiko-can-take = Tur neviena nav: ieņem to.
rawsiko-not-linked = Šurp nav savienojuma no: { $name }.
rawsiko-choose-own = Vispirms izvēlies savu teritoriju.
rawsiko-garrison-stays = Pēdējais aktīvs paliek: ir ieslēgts garnizons.
rawsiko-all-moved = Visi aktīvi šeit jau ir pārvietoti.

## Izejvielas

rawsiko-chip-held = { $name }: tev ir
rawsiko-chip-needed = { $name }: tev vajag
rawsiko-chip-missing = { $name }: trūkst
rawsiko-chip-claimed = { $name }: no tirdzniecības ar Ķīnu
rawsiko-card = Izejviela
rawsiko-card-here = Kur tā ir šajā kartē
rawsiko-card-uses = Tavi pielietojumi, kuriem to vajag
rawsiko-card-use = { $name }, punkti: { $points }
rawsiko-card-no-use = Nevienam tavam pielietojumam to nevajag.
rawsiko-held = Tev tā ir.
rawsiko-nearest =
    { $steps ->
        [zero] Tuvākā vieta: { $names }, { $steps } soļu attālumā
        [one] Tuvākā vieta: { $names }, { $steps } soļa attālumā
       *[other] Tuvākā vieta: { $names }, { $steps } soļu attālumā
    }
rawsiko-close = Aizvērt

## Paneļi

rawsiko-panels = Paneļi
rawsiko-player = Tu
rawsiko-to-place = jāizvieto: { $count }
rawsiko-to-place-tip = Aktīvi, kas tev vēl jāizvieto
rawsiko-status = Partijas stāvoklis
rawsiko-seats = Uzņēmumi
rawsiko-turn = { $turn }. gājiens no { $turns }
rawsiko-turn-none = Iestatīšana
rawsiko-hourglass = Kurš gājiens rit un cik to ir
rawsiko-hourglass-crossed = Monopola kontrole: pēc katras izslēgšanas gājienu skaitītājs pavirzās par vienu uz priekšu
rawsiko-seat = { $name }: nākamā investīcija { $investment }, izejvielas { $materials }, teritorijas { $territories }, aktīvi { $assets }
rawsiko-seat-out = { $name }: ārpus spēles
rawsiko-seat-places = izvieto { $count }
rawsiko-objectives = Mērķi
rawsiko-objectives-none = Šeit būs tava mērķa kartīte.
rawsiko-objectives-secret = Mērķa kartītes līdz beigām ir slepenas.
rawsiko-objectives-shown = Visas mērķa kartītes ir redzamas rezultātā.
rawsiko-points-now =
    { $points ->
        [zero] tagad { $points } punktu
        [one] tagad { $points } punkts
       *[other] tagad { $points } punkti
    }
rawsiko-points =
    { $points ->
        [zero] { $points } punktu par izpildi
        [one] { $points } punkts par izpildi
       *[other] { $points } punkti par izpildi
    }
rawsiko-details = Sīkāk
rawsiko-less = Mazāk
rawsiko-complete = izpildīts
rawsiko-missing = trūkst { $count }
rawsiko-finish = Nākamais spēlētājs
rawsiko-finish-tip = Beigt savu darbības fāzi (N)
rawsiko-pass = Vairāk neko neprasīt
rawsiko-ask-title = Beigt savu fāzi?
rawsiko-ask =
    { $count ->
        [zero] Vēl { $count } aktīvu varētu rīkoties.
        [one] Vēl { $count } aktīvs varētu rīkoties.
       *[other] Vēl { $count } aktīvi varētu rīkoties.
    }
rawsiko-ask-no = Vēl ne
rawsiko-ask-yes = Beigt fāzi

## Darbības rīks

rawsiko-tool = Darbības rīks
rawsiko-tool-idle = Šeit izvēlēsies, kurp dosies aktīvi.
rawsiko-tool-spent = Visi tavi aktīvi ir rīkojušies.
rawsiko-tool-settle = Izvēlies kartē. Tas, ko vari izvēlēties, ir izgaismots.
rawsiko-tool-place =
    { $count ->
        [zero] Izvieto { $count } aktīvu savās teritorijās.
        [one] Izvieto { $count } aktīvu savā teritorijā.
       *[other] Izvieto { $count } aktīvus savās teritorijās.
    }
rawsiko-tool-hold = Turi nospiestu teritoriju, lai izvietotu vairākus.
rawsiko-tool-from = No kurienes? Izvēlies savu teritoriju.
rawsiko-tool-able =
    { $count ->
        [zero] Vēl var rīkoties { $count } aktīvu.
        [one] Vēl var rīkoties { $count } aktīvs.
       *[other] Vēl var rīkoties { $count } aktīvi.
    }
rawsiko-tool-where = uz kurieni?
rawsiko-tool-to = Izvēlies izgaismotu teritoriju.
rawsiko-tool-trade =
    { $count ->
        [zero] Iegūsti { $count } izejvielu – šeit vai kartē.
        [one] Iegūsti { $count } izejvielu – šeit vai kartē.
       *[other] Iegūsti { $count } izejvielas – šeit vai kartē.
    }
rawsiko-count = Cik
rawsiko-fewer = Par vienu mazāk (−)
rawsiko-more = Par vienu vairāk (+)
rawsiko-go = Pārvietot
rawsiko-attack = Uzbrukt
rawsiko-attack-again = Vēlreiz
rawsiko-confirm-tip = Apstiprināt (Enter vai R)
rawsiko-cancel = Atcelt
rawsiko-cancel-tip = Neko neizvēlēties (Esc)
rawsiko-outcomes = Šīs sadursmes izredzes
rawsiko-outcome = Pretinieks zaudē { $taken }, tu zaudē { $lost }: { $chance } no 100
rawsiko-outcome-key = pretinieks : tu
rawsiko-chance-now = Izredzes iekarot uzreiz: { $chance } %
rawsiko-chance-last = galu galā: { $chance } %
rawsiko-chance-last-tip = Izredzes, ja visi aktīvi, kas tur vēl var rīkoties, uzbrūk atkal un atkal

## Sadursme

rawsiko-clash-taken = { $name }: iekarota
rawsiko-clash-failed = { $name }: noturas
rawsiko-clash-loses = { $name }: −{ $count }

## Informācija

rawsiko-info = Ko nozīmē simboli
rawsiko-info-short = Simboli
rawsiko-info-match = Šī partija
rawsiko-info-signs = Simboli
rawsiko-info-materials = Visas izejvielas
rawsiko-on = jā
rawsiko-off = nē
rawsiko-sign-clash = Komerciāla sadursme
rawsiko-sign-clash-about = Katra puse met kauliņu par katru aktīvu, ne vairāk kā trīs. Augstākais pret augstāko: zemākais zaudē aktīvu, neizšķirta gadījumā zaudē uzbrucējs.
rawsiko-sign-occupation = Ieņemšana
rawsiko-sign-occupation-about = Brīva teritorija ar visām izejvielām ir tava, tiklīdz tur ir tavi aktīvi.
rawsiko-sign-materials = Izejvielas
rawsiko-sign-materials-about = Izejviela tev ir, ja tā atrodas kādā tavā teritorijā. Noklikšķini uz tās, lai uzzinātu vairāk.
rawsiko-sign-investment = Investīcijas
rawsiko-sign-investment-about = No otrā gājiena par katrām trim dažādām izejvielām saņem vienu aktīvu, noapaļojot uz augšu.
rawsiko-sign-current = Pašreizējais spēlētājs
rawsiko-sign-current-about = Tagad lemj uzņēmums, pie kura ir šis simbols.
rawsiko-sign-next = Nākamais spēlētājs
rawsiko-sign-next-about = Beidz tavu darbības fāzi. Pārjautā tikai tad, ja kāds aktīvs vēl varētu ko ieņemt.
rawsiko-sign-china = Tirdzniecība ar Ķīnu
rawsiko-sign-china-about = Par katru kontinentu, kurā teritorijas ir tikai tev, iegūsti vienu izejvielu no jebkuras vietas.
rawsiko-sign-hourglass = Gājieni
rawsiko-sign-hourglass-about = Gājienu skaitītājs: pašreizējais un pēdējais gājiens.
rawsiko-sign-crossed = Monopola kontrole
rawsiko-sign-crossed-about = Pārsvītrots smilšu pulkstenis: pēc katras izslēgšanas gājienu skaitītājs pavirzās par vienu uz priekšu.
rawsiko-sign-objectives = Mērķi
rawsiko-sign-objectives-about = Četri pielietojumi, ko zini tikai tu. Ja beigās tev ir visas kāda pielietojuma izejvielas, tas dod punktus.
rawsiko-sign-fate = Liktenis
rawsiko-sign-fate-about = Kurš sāk, kāda ir tava mērķa kartīte, kā krīt kauliņi – par to pie galda nelemj neviens.
rawsiko-sign-information = Informācija
rawsiko-sign-information-about = Šī lapa.
rawsiko-sign-settings = Iestatījumi
rawsiko-sign-settings-about = Valoda, izskats, skaņas un botu ātrums.
rawsiko-sign-held = Ir
rawsiko-sign-held-about = Zaļa ar ķeksīti: tā atrodas kādā tavā teritorijā.
rawsiko-sign-needed = Vajag
rawsiko-sign-needed-about = Oranža ar punktu: to vajag kādam tavam pielietojumam, un tev tās nav.
rawsiko-sign-other = Ne viens, ne otrs
rawsiko-sign-other-about = Investīcijās tā tomēr skaitās.
rawsiko-sign-pawn = Divi skaitļi
rawsiko-sign-pawn-about = Cik aktīvu šajā fāzē vēl var rīkoties un cik to ir pavisam.
rawsiko-key-arrows = no teritorijas uz teritoriju
rawsiko-key-enter = izvēlēties; galapunktā – apstiprināt
rawsiko-key-count = vairāk, mazāk; citādi – tuvināt, tālināt
rawsiko-key-repeat = apstiprināt vai atkārtot uzbrukumu
rawsiko-key-pan = pārvietot karti

## Kas notiek

rawsiko-news-first = { $you ->
        [yes] Liktenis ļauj sākt tev.
       *[no] Liktenis izlemj, ka sāk { $name }.
    }
rawsiko-news-dealt = { $you ->
        [yes] Tu saņem mērķa kartīti.
       *[no] { $name } saņem mērķa kartīti.
    }
rawsiko-news-dealt-known = { $you ->
        [yes] Tu saņem savu mērķa kartīti: { $goals }.
       *[no] { $name } saņem mērķa kartīti: { $goals }.
    }
rawsiko-news-settled = { $you ->
        [yes] Tu izvēlies kontinentu: { $continent }.
       *[no] { $name } izvēlas kontinentu: { $continent }.
    }
rawsiko-news-sent = { $you ->
        [yes] Liktenis tev izvēlas kontinentu: { $continent }.
       *[no] Liktenis izvēlas kontinentu: { $continent } ({ $name }).
    }
rawsiko-news-picked = { $you ->
        [yes] Tu izvēlies teritoriju: { $at }.
       *[no] { $name } izvēlas teritoriju: { $at }.
    }
rawsiko-news-placed = { $you ->
        [yes] Tu izvieto aktīvu: { $at }.
       *[no] { $name } izvieto aktīvu: { $at }.
    }
rawsiko-news-took = { $you ->
        [yes] { $count ->
            [zero] Tu ieņem jaunu teritoriju: { $to } ({ $count } aktīvu no: { $from }).
            [one] Tu ieņem jaunu teritoriju: { $to } ({ $count } aktīvs no: { $from }).
           *[other] Tu ieņem jaunu teritoriju: { $to } ({ $count } aktīvi no: { $from }).
        }
       *[no] { $count ->
            [zero] { $name } ieņem jaunu teritoriju: { $to } ({ $count } aktīvu no: { $from }).
            [one] { $name } ieņem jaunu teritoriju: { $to } ({ $count } aktīvs no: { $from }).
           *[other] { $name } ieņem jaunu teritoriju: { $to } ({ $count } aktīvi no: { $from }).
        }
    }
rawsiko-news-moved = { $you ->
        [yes] { $count ->
            [zero] Tu pārvieto { $count } aktīvu: { $from } → { $to }.
            [one] Tu pārvieto { $count } aktīvu: { $from } → { $to }.
           *[other] Tu pārvieto { $count } aktīvus: { $from } → { $to }.
        }
       *[no] { $count ->
            [zero] { $name } pārvieto { $count } aktīvu: { $from } → { $to }.
            [one] { $name } pārvieto { $count } aktīvu: { $from } → { $to }.
           *[other] { $name } pārvieto { $count } aktīvus: { $from } → { $to }.
        }
    }
rawsiko-news-left = { $from }: neviena vairs nav.
rawsiko-news-attacks = { $you ->
        [yes] Tu uzbrūc: { $from } → { $to }, { $count } pret { $against } ({ $whom }).
       *[no] { $name } uzbrūk: { $from } → { $to }, { $count } pret { $against } ({ $whom }).
    }
rawsiko-news-clashed = Kauliņi: { $attack } pret { $defence }. { $attacker } −{ $lost }, { $defender } −{ $taken }.
rawsiko-news-conquered = { $you ->
        [yes] Tu iekaro teritoriju: { $to }.
       *[no] { $name } iekaro teritoriju: { $to }.
    }
rawsiko-news-eliminated = { $you ->
        [yes] Tu esi ārpus spēles.
       *[no] { $name } ir ārpus spēles.
    }
rawsiko-news-shortened = Gājienu skaitītājs pavirzās par vienu uz priekšu.
rawsiko-news-done = { $you ->
        [yes] Tu beidz savu fāzi.
       *[no] { $name } beidz savu fāzi.
    }
rawsiko-news-claimed = { $you ->
        [yes] Tu iegūsti: { $what }.
       *[no] { $name } iegūst: { $what }.
    }
rawsiko-news-passed = { $you ->
        [yes] Tu vairāk neko neprasi.
       *[no] { $name } vairāk neko neprasa.
    }
rawsiko-news-gained = Jaunas izejvielas: { $what }.
rawsiko-news-lost = Zaudētas izejvielas: { $what }.
rawsiko-news-turn = Sākas { $turn }. gājiens.
rawsiko-news-trades = { $you ->
        [yes] { $count ->
            [zero] Tu vari iegūt { $count } izejvielu.
            [one] Tu vari iegūt { $count } izejvielu.
           *[other] Tu vari iegūt { $count } izejvielas.
        }
       *[no] { $count ->
            [zero] { $name } var iegūt { $count } izejvielu.
            [one] { $name } var iegūt { $count } izejvielu.
           *[other] { $name } var iegūt { $count } izejvielas.
        }
    }
rawsiko-news-over = Partija ir beigusies.

## Skaļi stāstīts

rawsiko-tale-first = Liktenis izvēlas, kurš sāk: { $name }
rawsiko-tale-sent = Liktenis izvēlas: { $name } – { $continent }
rawsiko-tale-out = { $name } – ārpus spēles
rawsiko-tale-shorter = Monopola kontrole: gājienu skaitītājs pavirzās par vienu uz priekšu.
rawsiko-tale-acts = Kārta: { $name }
rawsiko-tale-turn = { $turn }. gājiens no { $turns }
rawsiko-tale-last-turn = { $turn }. gājiens – pēdējais
rawsiko-tale-trade =
    { $count ->
        [zero] Tirdzniecība ar Ķīnu: { $name }, iegūstamās izejvielas – { $count }
        [one] Tirdzniecība ar Ķīnu: { $name }, iegūstamās izejvielas – { $count }
       *[other] Tirdzniecība ar Ķīnu: { $name }, iegūstamās izejvielas – { $count }
    }
rawsiko-tale-over = Pēdējais gājiens ir beidzies

## Ko darīt

rawsiko-do-continent = Izvēlies kontinentu: { $name }
rawsiko-do-pick = Izvēlies teritoriju: { $name }
rawsiko-do-place = Izvieto aktīvu: { $name }
rawsiko-do-move =
    { $count ->
        [zero] Pārvieto { $count } aktīvu: { $from } → { $to }
        [one] Pārvieto { $count } aktīvu: { $from } → { $to }
       *[other] Pārvieto { $count } aktīvus: { $from } → { $to }
    }
rawsiko-do-attack = Uzbrūc: { $from } → { $to }, aktīvi: { $count }
rawsiko-do-done = Beidz savu fāzi
rawsiko-do-claim = Iegūsti izejvielu: { $name }
rawsiko-do-pass = Vairāk neko neprasi

rawsiko-prompt-continent = Izvēlies kontinentu: noklikšķini uz tā portreta vai jebkuras tā teritorijas.
rawsiko-prompt-pick =
    { $count ->
        [zero] { $name }: izvēlies vēl { $count } teritoriju.
        [one] { $name }: izvēlies vēl { $count } teritoriju.
       *[other] { $name }: izvēlies vēl { $count } teritorijas.
    }
rawsiko-prompt-place =
    { $count ->
        [zero] Izvieto { $count } aktīvu savās teritorijās.
        [one] Izvieto pēdējo aktīvu savā teritorijā.
       *[other] Izvieto { $count } aktīvus savās teritorijās.
    }
rawsiko-prompt-invest =
    { $count ->
        [zero] Investīcijas: izvieto { $count } aktīvu.
        [one] Investīcijas: izvieto { $count } aktīvu.
       *[other] Investīcijas: izvieto { $count } aktīvus.
    }
rawsiko-prompt-act = Izvēlies savu teritoriju, tad – kurp doties tās aktīviem. Vai arī beidz savu fāzi.
rawsiko-prompt-spent = Neviens aktīvs vairs nevar rīkoties. Beidz savu fāzi.
rawsiko-prompt-trade =
    { $count ->
        [zero] Iegūsti { $count } izejvielu no jebkuras vietas.
        [one] Iegūsti { $count } izejvielu no jebkuras vietas.
       *[other] Iegūsti { $count } izejvielas no jebkuras vietas.
    }

rawsiko-phase-fate = Liktenis
rawsiko-phase-settle = Teritoriju izvēle
rawsiko-phase-place = Aktīvu izvietošana
rawsiko-phase-invest = Investīcijas
rawsiko-phase-act = Darbība
rawsiko-phase-trade = Tirdzniecība ar Ķīnu
rawsiko-phase-over = Beigas

## Beigas

rawsiko-score-seat = Uzņēmums
rawsiko-score-points = Punkti
rawsiko-score-applications = Pielietojumi
rawsiko-score-materials = Izejvielas
rawsiko-score-territories = Teritorijas
rawsiko-score-out = ārpus spēles
rawsiko-score-claimed = (no Ķīnas: { $count })
rawsiko-course-points = Punkti pa gājieniem
rawsiko-course-materials = Izejvielas pa gājieniem

## Pirms tas notiek

rawsiko-ask-pass-title = Atteikties no pārējā?
rawsiko-ask-pass =
    { $count ->
        [zero] Tu vēl vari iegūt { $count } izejvielu. To nevarēs atsaukt.
        [one] Tu vēl vari iegūt { $count } izejvielu. To nevarēs atsaukt.
       *[other] Tu vēl vari iegūt { $count } izejvielas. To nevarēs atsaukt.
    }
rawsiko-ask-pass-yes = Vairāk neko neņemt
rawsiko-cost-bare = { $name }: teritorija paliek tukša un vairs nav tava.
rawsiko-cost-lost = { $name }: teritorija paliek tukša. Tu zaudē: { $what }.
rawsiko-cost-bare-if = { $name }: ja uzvarēsi, teritorija paliks tukša.
rawsiko-cost-lost-if = { $name }: ja uzvarēsi, teritorija paliks tukša. Tu zaudēsi: { $what }.

## Saraksts kartes vietā

rawsiko-list = Saraksts
rawsiko-list-title = Ko tu vari izvēlēties
rawsiko-list-none = Pašlaik nav ko izvēlēties.
rawsiko-list-back = { $name } → uz kurieni?

## Kopš tava gājiena

rawsiko-since = Kopš tava gājiena
rawsiko-since-more =
    { $count ->
        [zero] un vēl { $count }
        [one] un vēl { $count }
       *[other] un vēl { $count }
    }
rawsiko-since-lost = { $to }: iegūst { $name }, tu zaudē.
rawsiko-since-held = { $to }: uzbruka { $name }, bet veltīgi.
rawsiko-since-taken = { $to }: iegūst { $name }, zaudē { $whom }.
rawsiko-since-free = { $to }: ieņem { $name }, tur neviena nebija.

## Pēdējā gājienā

rawsiko-seat-last = { $name }: izejvielas { $materials }, teritorijas { $territories }, aktīvi { $assets }
