# Game of Trains.

trains-title = Game of Trains
trains-about = Premeň klesajúci vlak na stúpajúci.
