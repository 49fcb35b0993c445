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
    Roc, aizved, uzlabo: divatā vajag 40 punktu, trijatā 30, četratā 20.
    Gājienā ir līdz trim darbībām:
      dig b3           rakt: apgriezt lauciņu, uz kura stāv tava stacija
      transport b3     aizvest izpētītu lauciņu
      move b3 b4       savu staciju uz blakus lauku vai pāri tukšiem laukiem
      upgrade digging  vai transport, fleet; 2., 3., 4. līmenis par 1, 2, 3 punktiem
      bonus …          izraktā papildu darbība, tikai šajā gājienā
      declare          pasludināt uzvaru savā gājienā, kad punktu pietiek
      end              beigt gājienu
    Uz lauka: cik liels spēks vajadzīgs (░ ▒ ▓ █ ir augsne, no 1 līdz 4), kvadrātiņš
    par katru kaudzītes lauciņu, stacijas un tavs spēks tur. Katra cita stacija,
    arī sveša, dod +1. Punktus vienādās daļās sadala tie, kuru stacijas tur stāv.
    Redzēji 3/2+: 3 punkti, transportēšana 2 un papildu darbība.
