# Miesta a boti, nech sa o nich hovorí kdekoľvek.

level-random = hrá náhodne
level-mouse = pre začiatočníkov
level-hare = rýchly
level-fox = šikovná
level-owl = najsilnejšia
seat-you = Ty
seat-person = Hráč { $letter }
