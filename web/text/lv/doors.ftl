# Kas rakstīts uz istabu durvīm: nosaukumi un tas, ko var izvēlēties pirms partijas.

trains-title = Game of Trains
trains-about = Tavs vilciens stāv nepareizā secībā. Sakārto to pirmais: no mazākā skaitļa līdz lielākajam.

dig-mars-title = Dig Mars
dig-mars-about = Izroc, kas slēpjas zem Marsa putekļiem, nogādā to mājās un sadarbojies tur, kur vienam pietrūkst spēka.
dig-mars-open-points = Atklāti punkti
dig-mars-open-points-about = Visi visu laiku redz visu punktus. Citādi tos atklāj tikai beigās.

rawsiko-title = RAWsiko
rawsiko-about = Ķīna ir slēgusi robežas. Uzņēmumi sacenšas par izejvielām, bez kurām pasaule nevar iztikt.
rawsiko-turns = Gājieni
rawsiko-turns-about = Cik gājienu ir partijā. Astoņi gājieni ar cilvēkiem aizņem apmēram stundu, ar botiem – dažas minūtes.
rawsiko-advanced = Paplašinātā iestatīšana
rawsiko-advanced-about = Kontinentus, kuros sāc, izvēlas liktenis. Teritorijas joprojām izvēlies tu.
rawsiko-stranglehold = Monopola kontrole
rawsiko-stranglehold-about = Katrs izslēgtais uzņēmums saīsina partiju par vienu gājienu.
rawsiko-china-trade = Tirdzniecība ar Ķīnu
rawsiko-china-trade-about = Beigās tas, kurš kontinentā ir viens pats, par to iegūst vienu izejvielu no jebkuras vietas.
rawsiko-garrison = Garnizons
rawsiko-garrison-about = Pēdējam aktīvam teritorijā tur jāpaliek. Šī galda noteikums.
