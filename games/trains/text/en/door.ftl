# Game of Trains: what stands on its door.

trains-title = Game of Trains
trains-about = Your train stands in the wrong order. Be the first to turn it round, from small to large.
