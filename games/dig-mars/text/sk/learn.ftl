# The guided first match and the figures of the rulebook.
dig-mars-learn-hello = Vitaj na Marse. Kop v červenej pôde, odvážaj nálezy a zbieraj body. Pri dvoch hráčoch smie vyhlásiť víťazstvo ten, kto má 40 bodov.
dig-mars-learn-field = Na každom zo šestnástich políčok ležia tri dlaždice. Šípky na rube ukazujú, aká tvrdá je tam pôda, od 1 do 4.
dig-mars-learn-tracks = Na svojom paneli máš tri druhy výbavy. Kopanie a preprava ukazujú, akú máš silu, flotila zasa, koľko staníc smieš mať. Všetko sa začína na úrovni 1.
dig-mars-learn-settle =
    { $finger ->
        [yes] Svoju prvú stanicu polož na b2: je tam mäkká pôda. Ťukni na toto políčko a potom na „Položiť stanicu sem“.
       *[no] Svoju prvú stanicu polož na b2: je tam mäkká pôda. Klikni na toto políčko.
    }
dig-mars-learn-turn = Myš stojí na c3. Teraz si na ťahu ty a ťah má najviac tri akcie.
dig-mars-learn-dig = Kop na b2. Treba 1 a presne toľko máš.
dig-mars-learn-found = Nález má hodnotu 2 bodov. Na líci vidno, aká náročná je jeho preprava: 1.
dig-mars-learn-transport = Odvez ho: na b2 vyber „Odviezť“.
dig-mars-learn-upgrade = Máš 2 body, ale pod dlaždicou je tvrdšia pôda. Jeden bod použi: vylepši kopanie na úroveň 2.
dig-mars-learn-end-turn = Všetky tri akcie sú použité. Ukonči ťah.
dig-mars-learn-other = Myš na c3 vykopala niečo, čo ešte nemôže odviezť, a presunula sa na b3.
dig-mars-learn-dig-harder = Teraz môžeš kopať so silou 2. Kop na b2 ešte raz.
dig-mars-learn-bonus = Táto dlaždica má bonus: sken. Bonus nič nestojí a je tvoj do konca ťahu.
dig-mars-learn-scan = Použi sken na c2 a pozri sa, čo tam leží.
dig-mars-learn-secret = Sú tam 3 body, ale preprava je náročná. Vieš to len ty. Dlaždica zostáva ležať zakrytá tam, kde je.
dig-mars-learn-upgrade-transport = Na odvezenie dlaždice z b2 treba 2. Vylepši prepravu.
dig-mars-learn-transport-harder = A teraz ju odvez.
dig-mars-learn-end-again = Ukonči ťah a pozri sa, čo chystá Myš.
dig-mars-learn-together = Myš prišla k tebe na b2. Pomôže to obom: za každú ďalšiu stanicu na dlaždici máš silu o 1 väčšiu. Namiesto 2 tam teda máš 3.
dig-mars-learn-dig-together = Pôda na b2 má tvrdosť 3. Kop spolu s Myšou.
dig-mars-learn-share = Nález má hodnotu 3 bodov a je na ňom bonus: preprava, ktorá nestojí akciu. Kto však stojí spolu, ten sa aj delí: každý dostane 1 bod a zvyšok dostane ten, kto odváža, teda ty.
dig-mars-learn-transport-bonus = Použi bonus a odvez dlaždicu z b2.
dig-mars-learn-empty = To bola posledná dlaždica na b2. Políčko je teraz prázdne; kto ide cezeň, smie ísť rovno ďalej na najbližšiu kôpku.
dig-mars-learn-move = Choď ďalej: stanica sa za jednu akciu presunie na susedné políčko. Presuň svoju z b2 na b1: vezmi ju a vyber b1, alebo ju vyber na karte políčka b1. Potom tam kop.
dig-mars-learn-send = Na tomto náleze je iný bonus: presun stanice. Presunie ktorúkoľvek stanicu, aj cudziu, na ktorúkoľvek kôpku. Presuň Myš z b2 na d4, kde je pre ňu pôda pritvrdá. Potom ukonči ťah.
dig-mars-learn-carry-on = Myš sa presunula na d3. Teraz odvez dlaždicu z b1 a potom tam kop ešte raz.
dig-mars-learn-extra-dig = Tento bonus je kopanie navyše: nestojí akciu. Odvez aj túto dlaždicu a potom použi kopanie navyše na b1. Odkryje bod navyše: vezmi si ho a ukonči ťah.
dig-mars-learn-fleet = Jedna stanica nie je veľa. Vylepši flotilu: prinesie ti druhú.
dig-mars-learn-station = Polož ju, kam chceš.
dig-mars-learn-free = To je všetko. Máš ešte dve akcie. Odteraz hráš, ako chceš, a žiarovka ti poradí. Keď budeš mať 40 bodov, objaví sa tlačidlo „Vyhlásiť víťazstvo“.

dig-mars-figure-begun = Hracie pole na začiatku
dig-mars-figure-begun-1 = Na každom políčku ležia tri dlaždice a rub vrchnej ukazuje jej tvrdosť. Lauma položila svoju stanicu na b2, Juris na c3.
dig-mars-figure-carry = Kopať a prepraviť
dig-mars-figure-carry-1 = Lauma stojí na b2. Pôda tam má tvrdosť 1 a Laumina sila kopania je tiež 1.
dig-mars-figure-carry-2 = Našla niečo za 3 body. Na prepravu treba 2, ona má 1.
dig-mars-figure-carry-3 = V ďalšom ťahu ide na c2 a kope tam. Na tento nález stačí 1.
dig-mars-figure-carry-4 = Odviezla ho a dostala 2 body. Teraz vidno rub ďalšej dlaždice.
dig-mars-figure-empty = Cez prázdne políčko
dig-mars-figure-empty-1 = Lauma stojí na a1. Vedľa je b1, kde už nie je žiadna dlaždica.
dig-mars-figure-empty-2 = Na b1 mohla zastať. Jednou akciou však prešla rovno na c1.
dig-mars-figure-fleet = Ďalšia stanica
dig-mars-figure-fleet-1 = Lauma má 2 body a jednu stanicu.
dig-mars-figure-fleet-2 = Za 1 bod vylepšila flotilu. Skôr než urobí čokoľvek iné, musí položiť novú stanicu.
dig-mars-figure-fleet-3 = Položila ju na a1. Mohla ju dať na ktorékoľvek políčko.
dig-mars-figure-strength = Pomoc od iných
dig-mars-figure-strength-1 = Pôda na a1 má tvrdosť 3. Stojí tam Lauma a kopanie má na úrovni 1: to je málo. Juris má kopanie na úrovni 2.
dig-mars-figure-strength-2 = Juris prišiel na a1. Jeden pomáha druhému: Lauma má 1 a 1, spolu 2; Juris má 2 a 1, spolu 3.
dig-mars-figure-strength-3 = Juris teda mohol kopať a Lauma nie.
dig-mars-figure-shares = Delené body
dig-mars-figure-shares-1 = Na a1 leží nález za 5 bodov a na jeho prepravu treba 4. Lauma má prepravu na úrovni 2 a pomáhajú jej dve Jurisove stanice: spolu 4.
dig-mars-figure-shares-2 = Stáli tam dvaja hráči: každý dostane 2 body a zvyšný 1 dostane Lauma, lebo dlaždicu odviezla ona. Má z toho teda 3 a Juris 2.
dig-mars-figure-scan = Sken
dig-mars-figure-scan-1 = Lauma vykopala bonus: sken.
dig-mars-figure-scan-2 = Pozrela sa, čo leží na c2. Všetci vidia, že to vie; čo vie, vidí len ona sama.
