# The plain board, which can draw any game.

plain-view = The match as it stands
plain-actions = What you can do
plain-search = Look for
plain-found =
    { $count ->
        [0] Nothing like that can be done now.
        [one] { $count } thing to do. Enter does it.
       *[other] { $count } things to do
    }
plain-wait = Nothing for you to do just now.
plain-hint = The owl’s advice
plain-yes = yes
plain-no = no
plain-none = –
