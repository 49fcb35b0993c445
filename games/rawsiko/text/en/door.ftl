# RAWsiko: what stands on its door.

rawsiko-title = RAWsiko
rawsiko-about = China has closed its borders. Companies race for the raw materials that the world cannot do without.
rawsiko-turns = Turns
rawsiko-turns-about = How many turns a match has. Eight take about an hour with people, a few minutes with bots.
rawsiko-advanced = Advanced set-up
rawsiko-advanced-about = Fate chooses the continents where you begin. You still pick the territories.
rawsiko-stranglehold = Monopoly Stranglehold
rawsiko-stranglehold-about = Each company that is eliminated shortens the match by one turn.
rawsiko-china-trade = Trade with China
rawsiko-china-trade-about = At the end, whoever is alone in a continent claims one material for it, from anywhere.
rawsiko-garrison = Garrison
rawsiko-garrison-about = The last asset of a territory has to stay there. A rule of this house.
