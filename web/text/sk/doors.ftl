# Čo stojí na dverách izieb: názvy a to, čo sa dá zvoliť pred partiou.

trains-title = Game of Trains
trains-about = Tvoj vlak stojí v zlom poradí. Usporiadaj ho ako prvý od najmenšieho čísla po najväčšie.

dig-mars-title = Dig Mars
dig-mars-about = Vykop, čo sa skrýva pod prachom Marsu, odvez to domov a spoj sily tam, kde jeden nestačí.
dig-mars-open-points = Odkryté body
dig-mars-open-points-about = Všetci stále vidia body všetkých. Inak sa ukážu až na konci.

rawsiko-title = RAWsiko
rawsiko-about = Čína zavrela hranice. Spoločnosti súperia o suroviny, bez ktorých sa svet nezaobíde.
rawsiko-turns = Ťahy
rawsiko-turns-about = Koľko ťahov má partia. Osem trvá ľuďom asi hodinu, s botmi pár minút.
rawsiko-advanced = Rozšírená príprava
rawsiko-advanced-about = Kontinenty, na ktorých začneš, vyberá osud. Územia si stále vyberáš ty.
rawsiko-stranglehold = Monopolné ovládanie
rawsiko-stranglehold-about = Každá vyradená spoločnosť skráti partiu o jeden ťah.
rawsiko-china-trade = Obchod s Čínou
rawsiko-china-trade-about = Kto je na konci na kontinente sám, získa zaň jednu surovinu odkiaľkoľvek.
rawsiko-garrison = Posádka
rawsiko-garrison-about = Posledné aktívum musí na území zostať. Pravidlo tohto stola.
