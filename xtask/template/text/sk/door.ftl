# Sample Game: čo je na dverách.

sample-game-title = Sample Game
sample-game-about = Kocka určí, za koľko bodov je kolo. Tajne vyber kartu: najvyššia berie všetko.
