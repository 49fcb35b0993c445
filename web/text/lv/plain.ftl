# Vienkāršais galds, kas var parādīt jebkuru spēli.

plain-view = Partija, kāda tā ir tagad
plain-actions = Ko tu vari darīt
plain-search = Meklēt
plain-found =
    { $count ->
        [0] Neko tādu tagad nevar darīt.
        [1] { $count } iespēja. Lai to izdarītu, nospied Enter.
        [zero] { $count } iespēju
        [one] { $count } iespēja
       *[other] { $count } iespējas
    }
plain-wait = Pašlaik tev nav ko darīt.
plain-hint = Pūces padoms
plain-yes = jā
plain-no = nē
plain-none = –
