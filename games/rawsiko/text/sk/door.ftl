# RAWsiko: čo je na dverách.

rawsiko-title = RAWsiko
rawsiko-about = Čína zavrela hranice. Spoločnosti súperia o suroviny, bez ktorých sa svet nezaobíde.
rawsiko-turns = Ťahy
rawsiko-turns-about = Koľko ťahov má partia. Osem trvá ľuďom asi hodinu, s botmi pár minút.
rawsiko-advanced = Rozšírené nastavenie hry
rawsiko-advanced-about = Kontinenty, na ktorých začneš, vyberá osud. Územia si stále vyberáš ty.
rawsiko-stranglehold = Monopolné ovládanie
rawsiko-stranglehold-about = Každá vyradená spoločnosť skráti partiu o jeden ťah.
rawsiko-china-trade = Obchod s Čínou
rawsiko-china-trade-about = Kto má na konci kontinent len pre seba, získa zaň jeden materiál odkiaľkoľvek.
rawsiko-garrison = Posádka
rawsiko-garrison-about = Posledné aktívum musí na území zostať. Domáce pravidlo.
