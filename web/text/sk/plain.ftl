# The plain board, which can draw any game.

plain-view = Aktuálny stav partie
plain-actions = Čo môžeš urobiť
plain-search = Hľadať
plain-found =
    { $count ->
        [0] Nič také sa teraz nedá urobiť.
        [one] { $count } možnosť. Vyberieš ju klávesom Enter.
        [few] { $count } možnosti
       *[other] { $count } možností
    }
plain-wait = Teraz nemáš čo robiť.
plain-hint = Rada sovy
plain-yes = áno
plain-no = nie
plain-none = –
