# The plain board, which can draw any game.

plain-view = The match right now
plain-actions = What you can do
plain-search = Search
plain-found =
    { $count ->
        [0] You cannot do anything like that right now.
        [one] { $count } action. Press Enter to do it.
       *[other] { $count } actions
    }
plain-wait = There is nothing for you to do right now.
plain-hint = The owl’s advice
plain-yes = yes
plain-no = no
plain-none = –
