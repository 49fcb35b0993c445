# Vietas un boti, lai kur par tiem runātu.

level-random = met kauliņu
level-mouse = iesācējiem
level-hare = ātrs
level-fox = gudra
level-owl = visspēcīgākā
seat-you = Tu
seat-person = Spēlētājs { $letter }
