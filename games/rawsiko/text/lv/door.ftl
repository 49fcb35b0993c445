# RAWsiko: kas rakstīts uz durvīm.

rawsiko-title = RAWsiko
rawsiko-about = Ķīna ir slēgusi robežas. Uzņēmumi sacenšas par izejvielām, bez kurām pasaule nevar iztikt.
rawsiko-turns = Gājieni
rawsiko-turns-about = Cik gājienu ir partijā. Astoņi gājieni ar cilvēkiem aizņem apmēram stundu, ar botiem – dažas minūtes.
rawsiko-advanced = Paplašinātā spēles iestatīšana
rawsiko-advanced-about = Kontinentus, kuros sāc, izvēlas liktenis. Teritorijas joprojām izvēlies tu.
rawsiko-stranglehold = Monopola kontrole
rawsiko-stranglehold-about = Katrs izslēgtais uzņēmums saīsina partiju par vienu gājienu.
rawsiko-china-trade = Tirdzniecība ar Ķīnu
rawsiko-china-trade-about = Beigās par katru kontinentu, kurā teritorijas ir tikai vienam uzņēmumam, tas iegūst vienu izejvielu no jebkuras vietas.
rawsiko-garrison = Garnizons
rawsiko-garrison-about = Pēdējam aktīvam teritorijā tur jāpaliek. Mājas noteikums.
