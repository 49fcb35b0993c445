# Pirmā partija soli pa solim un noteikumu grāmatas zīmējumi.
dig-mars-learn-hello = Laipni lūdzam uz Marsa! Roc sarkano augsni, aizved atrastos dārgumus un krāj punktus. Ja spēlē divi, uzvaru drīkst pasludināt tas, kuram ir 40 punktu.
dig-mars-learn-field = Uz katra no sešpadsmit laukiem guļ trīs lauciņi. Bultiņas mugurpusē rāda, cik sarežģīti tur rakt, no 1 līdz 4.
dig-mars-learn-tracks = Tavā panelī ir trīs veidu aprīkojums. Rakšana un transportēšana rāda, cik liels ir tavs spēks, flote – cik bāzes staciju, īsāk – staciju, tev drīkst būt. Viss sākas ar 1. līmeni.
dig-mars-learn-settle =
    { $finger ->
        [yes] Savu pirmo staciju noliec uz b2: tur augsne ir irdena. Pieskaries šim laukam un tad pogai “Nolikt staciju šeit”.
       *[no] Savu pirmo staciju noliec uz b2: tur augsne ir irdena. Noklikšķini uz šī lauka.
    }
dig-mars-learn-turn = Pele stāv uz c3. Tagad ir tava kārta. Gājienā var veikt līdz trim darbībām.
dig-mars-learn-dig = Roc lauciņu uz b2. Vajag spēku 1, un tieši tik tev ir.
dig-mars-learn-found = Šis dārgums ir vērts 2 punktus. Priekšpusē redzams, cik sarežģīti to aizvest: 1.
dig-mars-learn-transport = Aizved to: uz b2 izvēlies “Aizvest”.
dig-mars-learn-upgrade = Tev ir 2 punkti, bet apakšā ir cietāka augsne. Iztērē vienu no tiem: uzlabo rakšanu līdz 2. līmenim.
dig-mars-learn-end-turn = Visas trīs darbības ir izmantotas. Beidz gājienu.
dig-mars-learn-other = Pele uz c3 ir izrakusi kaut ko tādu, ko vēl nevar aizvest, un pārvietojusies uz b3.
dig-mars-learn-dig-harder = Tagad tu vari rakt ar spēku 2. Vēlreiz roc lauciņu uz b2.
dig-mars-learn-bonus = Šim lauciņam ir papildu darbība: izpētīt virsmu jeb skenēt. Papildu darbība neko nemaksā un ir tava līdz gājiena beigām.
dig-mars-learn-scan = Skenē lauciņu uz c2 un paskaties, kas tur slēpjas.
dig-mars-learn-secret = Tur ir 3 punkti, bet aizvest tos ir grūti. To zini tikai tu. Lauciņš paliek, kur bija, un joprojām skaitās neizpētīts.
dig-mars-learn-upgrade-transport = Lai aizvestu lauciņu no b2, vajag spēku 2. Uzlabo transportēšanu.
dig-mars-learn-transport-harder = Un tagad aizved to!
dig-mars-learn-end-again = Beidz gājienu un paskaties, ko iecerējusi Pele.
dig-mars-learn-together = Pele ir atnākusi pie tevis uz b2. Tas nāk par labu abiem: par katru citu staciju uz lauciņa tavs spēks ir par 1 lielāks. Tāpēc 2 vietā tev tur ir 3.
dig-mars-learn-dig-together = Uz b2 augsnes sarežģītība ir 3. Roc kopā ar Peli.
dig-mars-learn-share = Šis dārgums ir vērts 3 punktus, un lauciņam ir papildu darbība: transportēšana, kas neprasa darbību. Bet tie, kas stāv kopā, arī dala punktus: katrs saņem 1 punktu, un atlikumu saņem tas, kurš aizved, tātad tu.
dig-mars-learn-transport-bonus = Izmanto papildu darbību un aizved lauciņu no b2.
dig-mars-learn-empty = Tas bija pēdējais lauciņš uz b2. Tagad šis lauks ir tukšs; stacija, kas dodas tam pāri, drīkst uzreiz doties tālāk uz nākamo kaudzīti.
dig-mars-learn-move = Dodies tālāk: ar vienu darbību stacija pārvietojas uz blakus lauku. Pārvieto savu staciju no b2 uz b1: paņem to un izvēlies b1 vai izvēlies to lauka b1 kartītē. Tad roc tur.
dig-mars-learn-send = Šim lauciņam ir cita papildu darbība: pārcelt staciju. Tā pārceļ jebkuru staciju, arī svešu, uz jebkuru kaudzīti. Pārcel Peli no b2 uz d4: tur augsne viņai ir par cietu. Tad beidz gājienu.
dig-mars-learn-carry-on = Pele ir pārvietojusies uz d3. Tagad aizved lauciņu no b1 un tad roc tur vēlreiz.
dig-mars-learn-extra-dig = Šī ir papildu rakšana: tā neprasa darbību. Aizved arī šo lauciņu un tad izmanto papildu rakšanu uz b1. Tā atklāj papildu punktu: paņem to un beidz gājienu.
dig-mars-learn-fleet = Viena stacija nav daudz. Uzlabo floti: tā dod tev otru.
dig-mars-learn-station = Noliec to, kur vēlies.
dig-mars-learn-free = Tas arī ir viss. Tev ir vēl divas darbības. No šī brīža spēlē, kā vēlies, un spuldzīte dod padomus. Kad tev būs 40 punktu, parādīsies poga “Pasludināt uzvaru”.

dig-mars-figure-begun = Laukums sākumā
dig-mars-figure-begun-1 = Uz katra lauka guļ trīs lauciņi, un virsējā lauciņa mugurpuse rāda, cik sarežģīti to izrakt. Lauma savu staciju ir nolikusi uz b2, Juris – uz c3.
dig-mars-figure-carry = Rakt un transportēt
dig-mars-figure-carry-1 = Lauma stāv uz b2. Augsnes sarežģītība tur ir 1, un arī Laumas rakšanas spēks ir 1.
dig-mars-figure-carry-2 = Viņa ir izrakusi dārgumu 3 punktu vērtībā. Lai to aizvestu, vajag spēku 2, bet viņai ir 1.
dig-mars-figure-carry-3 = Nākamajā gājienā viņa dodas uz c2 un rok tur. Šim dārgumam pietiek ar spēku 1.
dig-mars-figure-carry-4 = Viņa to ir aizvedusi un saņēmusi 2 punktus. Tagad redzama nākamā lauciņa mugurpuse.
dig-mars-figure-empty = Pāri tukšam laukam
dig-mars-figure-empty-1 = Lauma stāv uz a1. Blakus ir b1, kur vairs nav neviena lauciņa.
dig-mars-figure-empty-2 = Viņa varēja palikt uz b1, bet ar vienu darbību devās uzreiz tālāk uz c1.
dig-mars-figure-fleet = Vēl viena stacija
dig-mars-figure-fleet-1 = Laumai ir 2 punkti un viena stacija.
dig-mars-figure-fleet-2 = Viņa par 1 punktu ir uzlabojusi floti. Tagad vispirms jānoliek jaunā stacija, un tikai tad var darīt ko citu.
dig-mars-figure-fleet-3 = Viņa to ir nolikusi uz a1. Drīkstēja likt uz jebkura lauka.
dig-mars-figure-strength = Citu palīdzība
dig-mars-figure-strength-1 = Augsnes sarežģītība uz a1 ir 3. Tur stāv Lauma, un viņas rakšana ir 1. līmenī: par maz. Jura rakšana ir 2. līmenī.
dig-mars-figure-strength-2 = Juris ir atnācis uz a1. Katrs palīdz otram: Laumai ir 1 un vēl 1, kopā 2; Jurim ir 2 un vēl 1, kopā 3.
dig-mars-figure-strength-3 = Tāpēc Juris varēja rakt, bet Lauma ne.
dig-mars-figure-shares = Dalīti punkti
dig-mars-figure-shares-1 = Uz a1 ir dārgums 5 punktu vērtībā, un, lai to aizvestu, vajag spēku 4. Laumas transportēšana ir 2. līmenī, un viņai palīdz divas Jura stacijas: kopā 4.
dig-mars-figure-shares-2 = Tur stāvēja divi spēlētāji: katrs saņem 2 punktus, un atlikušo 1 saņem Lauma, jo lauciņu aizveda viņa. Tātad viņai 3, Jurim 2.
dig-mars-figure-scan = Izpētīt virsmu (skenēt)
dig-mars-figure-scan-1 = Lauma ir izrakusi lauciņu ar papildu darbību: izpētīt virsmu jeb skenēt.
dig-mars-figure-scan-2 = Viņa ir paskatījusies, kas slēpjas uz c2. Visi redz, ka viņa to zina; ko viņa zina, redz tikai viņa pati.
