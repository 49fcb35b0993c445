# Dig Mars terminālī. Vārdiem uz lauka ir maz vietas.

dig-mars-terminal-dig = rakt { $level }
dig-mars-terminal-carry = aizvest { $level }
dig-mars-terminal-seen = redzēji { $tile }
dig-mars-terminal-points =
    { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
dig-mars-terminal-help =
    Roc, aizved, uzlabo: vajag 40 punktu divatā, 30 trijatā, 20 četratā.
    Gājienā ir trīs darbības:
      dig b3           apgriezt lauciņu, uz kura stāv tava stacija
      transport b3     aizvest atsegtu lauciņu
      move b3 b4       savu staciju uz blakus lauku vai pāri tukšiem
      upgrade digging  vai transport, vai fleet; 2., 3., 4. līmenis maksā 1, 2, 3 punktus
      bonus …          atraktā papildu darbība, tikai šajā gājienā
      declare          pasludināt uzvaru savā gājienā, kad punktu pietiek
      end              beigt gājienu
    Uz lauka: cik liels spēks vajadzīgs (░ ▒ ▓ █ ir augsne, 1 līdz 4), kvadrātiņš
    par katru kaudzītes lauciņu, stacijas un tavs spēks tur. Katra cita stacija,
    arī sveša, dod +1. Punktus vienādās daļās dala tie, kas tur stāv.
    Redzēji 3/2+: 3 punkti, transportēšana 2 un papildu darbība.
