# Game of Trains: čo je na dverách.

trains-title = Game of Trains
trains-about = Tvoj vlak stojí v zlom poradí. Usporiadaj ho skôr než ostatní: od najmenšieho čísla po najväčšie.
