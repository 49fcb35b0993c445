# Pirmā partija soli pa solim un noteikumu grāmatas zīmējumi.
trains-learn-hello = Laipni lūdzam šķirošanas stacijā! Tev priekšā stāv tavs vilciens: septiņi vagoni aiz lokomotīves. Otrs vilciens pieder Pelei.
trains-learn-train = Tavi skaitļi no kreisās puses uz labo samazinās: 80, 66, 55 un tā tālāk. Tu uzvari, tiklīdz tie stāv augošā secībā. Kurš to panāk pirmais, tas uzvar.
trains-learn-abilities = Kamēr vagons stāv vilcienā, svarīgs ir tā skaitlis. Kad tas atstāj vilcienu, tas kļūst par atklāto kārti blakus krājumu kaudzītei, un tad svarīga ir tā spēja, ko drīkst izmantot visi.
trains-learn-keep =
    { $finger ->
        [yes] Tev ir izdalīta kārts 3. Maziem skaitļiem vieta ir kreisajā pusē: noliec to vagona 80 vietā. Pieskaries vagonam 80, lai redzētu, kas notiks, un pieskaries vēlreiz, lai to izdarītu. Vai arī aizvelc turp kārti 3.
       *[no] Tev ir izdalīta kārts 3. Maziem skaitļiem vieta ir kreisajā pusē: noliec to vagona 80 vietā. Noklikšķini uz 80 vai aizvelc turp kārti 3.
    }
trains-learn-row = Tavs vagons 80 tagad guļ pie atklātajām kārtīm, un Peles vagons 10 arī. Kārts 80 samaina divus kaimiņus, kārts 10 pasargā vagonu. Gājienā dari vienu no divām lietām: izmanto kādu atklāto kārti vai pacel jaunu.
trains-learn-swap =
    { $finger ->
        [yes] Izmanto atklāto kārti 80. Pieskaries tai un pēc tam divreiz zīmei starp 43 un 31.
       *[no] Izmanto atklāto kārti 80. Noklikšķini uz tās un pēc tam uz zīmes starp 43 un 31.
    }
trains-learn-lamps = Zaļās lampas rāda vagonus, kas var palikt savā vietā: 3, 31 un 43 jau stāv augošā secībā. Tagad ir Peles kārta. Viņa pacels kārti un pie atklātajām kārtīm noliks savu 83.
trains-learn-draw =
    { $finger ->
        [yes] Šoreiz pacel kārti: pieskaries krājumu kaudzītei.
       *[no] Šoreiz pacel kārti: noklikšķini uz krājumu kaudzītes.
    }
trains-learn-place = Tev ir 70, liels skaitlis: tam vieta ir labajā pusē. Noliec to vagona 20 vietā.
trains-learn-removal = Uzmanies: atklātā kārts 83 ļauj izņemt katra vilciena pirmo vagonu, un Pele to tūlīt izmantos.
trains-learn-refilled = Abi vilcieni zaudēja vagonu 1. vietā, un tukšās vietas aizpildīja liktenis. Tev paveicās: tu saņēmi 12. Tavs vagons 3 tagad guļ pie atklātajām kārtīm.
trains-learn-protect =
    { $finger ->
        [yes] Pasargā vagonu 12. Izmanto kārti 10 un tad divreiz pieskaries savam pirmajam vagonam. Pie tā karāsies slēdzene, un neviena izņemšana to neskars.
       *[no] Pasargā vagonu 12. Izmanto kārti 10 un tad noklikšķini uz sava pirmā vagona. Pie tā karāsies slēdzene, un neviena izņemšana to neskars.
    }
trains-learn-pair = Pele pie atklātajām kārtīm ir nolikusi 71, kas samaina kaimiņus, tāpat kā 20. Divas atklātās kārtis ar vienādu spēju uzreiz nonāk izlietoto kāršu kaudzītē.
trains-learn-eight = Pavisam ir astoņas spējas, un zīme katra vagona stūrī rāda, kura tam ir. “Divas vietas pa labi” pārbīda vagonu divas vietas pa labi, “Samainīt pār vienu” samaina divus, starp kuriem ir tieši viens. “Izņemt vidējo” un “Izņemt labo” 4. un 7. vietā dara to pašu, ko 83 darīja 1. vietā.
trains-learn-draw-again = Pēdējā vietā vēl stāv 9. Pacel kārti.
trains-learn-place-last = 82 ir tieši tas, ko vajag: noliec to vagona 9 vietā, pašās beigās.
trains-learn-left = Nepareizi stāv vairs tikai 66, 55, 31 un 43. Izmanto atklāto kārti 3: tā pārbīda vagonu divas vietas pa kreisi. Izvēlies 31.
trains-learn-win = Vēl viens gājiens, un tavs vilciens stāvēs augošā secībā no pirmā vagona līdz pēdējam. Kurš gājiens tas ir? Tagad tev neviens nepalīdz.
trains-learn-free =
    { $over ->
        [yes] Tas arī ir viss: tavs vilciens ir sakārtots, un tava pirmā partija ir uzvarēta!
       *[no] Tas arī ir viss. Tavs vilciens vēl nav sakārtots, tāpēc spēlē tālāk: no šī brīža drīksti visu, ko atļauj noteikumi, un spuldzīte dod padomus.
    }

trains-figure-aim = No dilstošas secības uz augošu
trains-figure-aim-1 = Sākumā visi skaitļi samazinās.
trains-figure-aim-2 = Laumas skaitļi pieaug no 12 līdz 82: viņa ir uzvarējusi.
trains-figure-keep = Pirmā kārts
trains-figure-keep-1 = Sāk Lauma, tāpēc viņa ir pacēlusi vienu kārti: 3.
trains-figure-keep-2 = Tā aizvieto viņas vagonu 80, kas turpmāk guļ pie atklātajām kārtīm.
trains-figure-pair = Divas vienādas spējas
trains-figure-pair-1 = Starp atklātajām kārtīm ir 80, kas samaina kaimiņus. Lauma ir pacēlusi 70.
trains-figure-pair-2 = Viņa aizvieto savu 20, kas arī samaina kaimiņus. Abas kārtis ar vienādu spēju uzreiz nonāk izlietoto kāršu kaudzītē.
trains-figure-place = Pacelt un nolikt
trains-figure-place-1 = Lauma ir pacēlusi 82. Neviens cits šo kārti neredz.
trains-figure-place-2 = Tā stāv vagona 9 vietā, un vagons 9 ir kļuvis par atklāto kārti: ar to var pārbīdīt vagonu divas vietas pa labi.
trains-figure-neighbours = Samainīt kaimiņus
trains-figure-neighbours-1 = Vagoni 43 un 31 stāv blakus.
trains-figure-neighbours-2 = Lauma ir izmantojusi 80, un tie ir samainījušies vietām.
trains-figure-over-one = Samainīt pār vienu
trains-figure-over-one-1 = Starp 55 un 31 stāv 43.
trains-figure-over-one-2 = Lauma ir izmantojusi 66: 55 un 31 ir samainījušies vietām, bet 43 ir palicis savā vietā.
trains-figure-right = Divas vietas pa labi
trains-figure-right-1 = Vagons 66 stāv 2. vietā.
trains-figure-right-2 = Tas ir pārbraucis uz 4. vietu, un 55 un 43 ir pavirzījušies katrs vienu vietu pa kreisi.
trains-figure-left = Divas vietas pa kreisi
trains-figure-left-1 = Vagons 31 stāv 5. vietā.
trains-figure-left-2 = Tas ir pārbraucis uz 3. vietu, un 55 un 40 ir pavirzījušies katrs vienu vietu pa labi.
trains-figure-removal = Izņemšana
trains-figure-removal-1 = Lauma var izmantot 83: izņemt kreiso.
trains-figure-removal-2 = Abu vilcienu pirmie vagoni guļ pie atklātajām kārtīm: Laumas 3 un Jura 5.
trains-figure-removal-3 = Kārti vispirms paceļ Lauma, tad Juris, un katrs savējo noliek tukšajā vietā.
trains-figure-protected = Pasargāts vagons
trains-figure-protected-1 = Zem Laumas pirmā vagona kā slēdzene karājas kārts 10.
trains-figure-protected-2 = Juris ir izmantojis spēju “Izņemt kreiso”. Vagonu zaudējis tikai viņš.
trains-figure-unlocked = Slēdzene nokrīt
trains-figure-unlocked-1 = Lauma 4. vietā ir pasargājusi vagonu 43.
trains-figure-unlocked-2 = Viņa to ir samainījusi ar kaimiņu. Tagad tam ir cita vieta, tāpēc slēdzene ir nokritusi.
