# Sample Game: čo je na dverách.

sample-game-title = Sample Game
sample-game-about = Kocka povie, koľko je kolo hodné. Tajne vyber kartu: najvyššia berie všetko.
