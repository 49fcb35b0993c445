# Sample Game: kas rakstīts uz durvīm.

sample-game-title = Sample Game
sample-game-about = Kauliņš pasaka, cik aplis ir vērts. Slepus izvēlies kārti: augstākā paņem visu.
