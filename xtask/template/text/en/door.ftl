# Sample Game: what stands on its door.

sample-game-title = Sample Game
sample-game-about = The die shows what a round is worth. Choose a card in secret: the highest takes it all.
