# RAWsiko: what stands on its door.

rawsiko-title = RAWsiko
rawsiko-about = China has closed its borders. Companies race for the raw materials that the world cannot do without.
rawsiko-turns = Turns
rawsiko-turns-about = How many turns a match lasts. Eight turns take about an hour with people and a few minutes with bots.
rawsiko-advanced = Advanced game setup
rawsiko-advanced-about = Fate chooses the continents where you begin. You still pick the territories.
rawsiko-stranglehold = Monopoly Stranglehold
rawsiko-stranglehold-about = Each company that is eliminated shortens the match by one turn.
rawsiko-china-trade = Trade with China
rawsiko-china-trade-about = At the end, each company may claim one material, from anywhere, for every continent where it is alone.
rawsiko-garrison = Garrison
rawsiko-garrison-about = The last asset in a territory has to stay there. A house rule.
