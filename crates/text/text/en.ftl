# Seats and bots, wherever they are spoken of.

level-random = plays at random
level-mouse = for beginners
level-hare = quick
level-fox = clever
level-owl = the strongest
seat-you = You
seat-person = Player { $letter }
