# Dig Mars v termináli. Slová na políčku majú málo miesta.

dig-mars-terminal-dig = kopať { $level }
dig-mars-terminal-carry = odviezť { $level }
dig-mars-terminal-seen = vieš: { $tile }
dig-mars-terminal-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
dig-mars-terminal-help =
    Kop, odvážaj, vylepšuj: dvaja potrebujú 40 bodov, traja 30, štyria 20.
    V ťahu sú tri akcie:
      dig b3           otočiť dlaždicu, na ktorej stojí tvoja stanica
      transport b3     odviezť odkrytú dlaždicu
      move b3 b4       svoju stanicu na susedné políčko alebo cez prázdne
      upgrade digging  alebo transport, fleet; úroveň 2, 3, 4 za 1, 2, 3 body
      bonus …          čo dala vykopaná dlaždica, navyše a len v tomto ťahu
      declare          vyhlásiť víťazstvo vo svojom ťahu, keď máš dosť bodov
      end              ukončiť ťah
    Na políčku: aká sila je potrebná (░ ▒ ▓ █ je pôda, 1 až 4), štvorček za každú
    dlaždicu kôpky, stanice a tvoja sila tam. Každá ďalšia stanica, aj cudzia,
    pridá 1. O body sa rovným dielom delia tí, čo tam stoja.
    Vieš 3/2+: 3 body, preprava 2 a bonus.
