# The plain board, which can draw any game.

plain-view = Partija, kāda tā ir tagad
plain-actions = Ko tu vari darīt
plain-search = Meklēt
plain-found =
    { $count ->
        [0] Nekā tāda tagad nevar darīt.
        [1] { $count } iespēja. To izdara Enter.
        [one] { $count } iespēja
       *[other] { $count } iespējas
    }
plain-wait = Pašlaik tev nav ko darīt.
plain-hint = Pūces padoms
plain-yes = jā
plain-no = nē
plain-none = –
