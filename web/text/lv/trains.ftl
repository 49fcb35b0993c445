# Game of Trains.

trains-title = Game of Trains
trains-about = Pārvērt dilstošu vilcienu augošā.
