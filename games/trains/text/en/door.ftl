# Game of Trains: what stands on its door.

trains-title = Game of Trains
trains-about = Your wagons are in the wrong order. Be the first to line them up from lowest to highest.
