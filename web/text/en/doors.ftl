# What stands on the doors of the rooms: titles, and what can be chosen before a match.

trains-title = Game of Trains
trains-about = Your train stands in the wrong order. Be the first to turn it round, from small to large.

dig-mars-title = Dig Mars
dig-mars-about = Dig up what lies under the dust of Mars, carry it home, and stand together where one alone is too weak.
dig-mars-open-points = Open points
dig-mars-open-points-about = Everybody sees everybody's points all the time. Otherwise they come to light at the end.

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
