# Game of Trains.

trains-title = Game of Trains
trains-about = Turn a descending train into an ascending one.
