# Dig Mars.

## Kas tur ir

dig-mars-field = Laukums, četras reiz četras kaudzītes
dig-mars-field-tiles =
    { $tiles ->
        [0] tukšs
        [zero] { $tiles } lauciņu
        [one] { $tiles } lauciņš
       *[other] { $tiles } lauciņi
    }
dig-mars-field-ground =
    { $level ->
        [1] irdena augsne, sarežģītība 1
        [2] akmeņaina augsne, sarežģītība 2
        [3] cieta augsne, sarežģītība 3
       *[other] klints, sarežģītība { $level }
    }
dig-mars-field-transport = transportēšana { $level }
dig-mars-field-seen = tu jau zini, kas te slēpjas: { $find }, transportēšana { $level }
dig-mars-field-scanned = skenēts ({ $names })
dig-mars-field-nobody = nevienas stacijas
dig-mars-field-station =
    { $mine ->
        [yes] { $count ->
            [zero] { $count } tavu staciju
            [one] tava stacija
           *[other] { $count } tavas stacijas
        }
       *[no] { $count ->
            [zero] { $count } staciju ({ $name })
            [one] stacija ({ $name })
           *[other] { $count } stacijas ({ $name })
        }
    }
dig-mars-gauge =
    { $mine ->
        [yes] Tavs spēks te ir { $sum }, vajag { $needed }:
       *[no] Spēks te ir { $sum }, vajag { $needed }:
    } { $enough ->
        [dig] pietiek, lai raktu
        [transport] pietiek, lai aizvestu
        [no-dig] vēl nepietiek, lai raktu
       *[no-transport] vēl nepietiek, lai aizvestu
    }

dig-mars-find-ore = vara rūda
dig-mars-find-ice = dzidrs ledus
dig-mars-find-amber = dzintars ar vabolīti
dig-mars-find-crystal = zaļš kristāls
dig-mars-find-shell = pārakmeņojies gliemežvāks
dig-mars-find-jar = apgleznots pods
dig-mars-find-geode = violeta žeoda
dig-mars-find-meteor = kvēlojošs meteorīts
dig-mars-find-bones = pūķa galvaskauss
dig-mars-find-rover = pazudis visurgājējs
dig-mars-find-robot = snaudošs robots
dig-mars-find-obelisk = dīvains obelisks
dig-mars-find-saucer = lidojošais šķīvītis
dig-mars-found =
    { $points ->
        [zero] { $find }, { $points } punktu
        [one] { $find }, { $points } punkts
       *[other] { $find }, { $points } punkti
    }
dig-mars-found-bonus = { $find }, papildu darbība: { $bonus }

## Aprīkojums un papildu darbības

dig-mars-track-digging = Rakšana
dig-mars-track-transport = Transpor­tēšana
dig-mars-track-fleet = Flote
dig-mars-level = { $track }: { $level }. līmenis
dig-mars-level-now = { $level }. līmenis. { $about }
dig-mars-track-can =
    { $paid ->
        [zero] Uzlabot līdz { $level }. līmenim par { $paid } punktiem
        [one] Uzlabot līdz { $level }. līmenim par { $paid } punktu
       *[other] Uzlabot līdz { $level }. līmenim par { $paid } punktiem
    } ({ $track })
dig-mars-track-cannot =
    { $paid ->
        [zero] { $level }. līmenis maksā vienu darbību un { $paid } punktu
        [one] { $level }. līmenis maksā vienu darbību un { $paid } punktu
       *[other] { $level }. līmenis maksā vienu darbību un { $paid } punktus
    } ({ $track })
dig-mars-track-full = Labāka aprīkojuma vairs nav ({ $track })
dig-mars-points-hidden = Punkti ir slepeni līdz partijas beigām
dig-mars-points-of = Punkti: { $points }. Uzvaru drīkst pasludināt, ja to ir { $target }

dig-mars-bonus-dig = papildu rakšana
dig-mars-bonus-transport = papildu transportēšana
dig-mars-bonus-move = pārcelt staciju
dig-mars-bonus-point = papildu punkts
dig-mars-bonus-scan = izpētīt virsmu (skenēt)
dig-mars-bonus-dig-about = Roc vēl vienu reizi. Tas neprasa darbību.
dig-mars-bonus-transport-about = Aizved vēl vienu lauciņu. Tas neprasa darbību.
dig-mars-bonus-move-about = Pārcel jebkuru staciju, arī svešu, uz jebkuru kaudzīti. Drukātajos noteikumos: “Pārvietot bāzi”.
dig-mars-bonus-point-about = Paņem vienu punktu.
dig-mars-bonus-scan-about = Aplūko jebkura neizpētīta virsējā lauciņa priekšpusi. Redzēto zini tikai tu.
dig-mars-bonus-not-now = Pašlaik to nav kur izmantot.

## Gājiens

dig-mars-turn = Šis gājiens
dig-mars-tray = Šī gājiena papildu darbības
dig-mars-actions-left =
    { $actions ->
        [0] Darbību vairs nav.
        [zero] Atlicis { $actions } darbību.
        [one] Atlikusi viena darbība.
       *[other] Atlikušas { $actions } darbības.
    }
dig-mars-hand-station = Izvēlies, kurp stacija dosies.
dig-mars-hand-move = Izvēlies jebkuru staciju.
dig-mars-hand-scan = Izvēlies neizpētītu lauciņu, ko aplūkot.
dig-mars-hand-dig = Izvēlies, kur rakt.
dig-mars-hand-transport = Izvēlies, ko aizvest.
dig-mars-hand-stop = Atcelt
dig-mars-declare = Pasludināt uzvaru
dig-mars-end-turn = Beigt gājienu
dig-mars-end-match = Beigt partiju
dig-mars-end-sure = { $what } Vai tomēr beigt gājienu?
dig-mars-end-undeclared = Tu vari pasludināt uzvaru.
dig-mars-end-no = Turpināt
dig-mars-end-yes = Beigt gājienu
dig-mars-quiet =
    { $turns ->
        [zero] Nekas vairs nenotiek: pēc { $turns } gājieniem bez rakšanas, transportēšanas un uzlabošanas partija beigsies.
        [one] Nekas vairs nenotiek: pēc { $turns } gājiena bez rakšanas, transportēšanas un uzlabošanas partija beigsies.
       *[other] Nekas vairs nenotiek: pēc { $turns } gājieniem bez rakšanas, transportēšanas un uzlabošanas partija beigsies.
    }

dig-mars-prompt-settle = Noliec savu pirmo staciju uz jebkuras kaudzītes.
dig-mars-prompt-station = Noliec jauno staciju uz jebkura lauka.
dig-mars-prompt-last = Tas bija pēdējais lauciņš. Pasludini uzvaru vai ļauj punktiem izšķirt.
dig-mars-prompt-end = Vairs nav ko darīt. Beidz gājienu.
dig-mars-prompt-actions =
    { $actions ->
        [0] Darbību vairs nav.
        [zero] Atlicis { $actions } darbību.
        [one] Atlikusi viena darbība.
       *[other] Atlikušas { $actions } darbības.
    }
dig-mars-prompt-bonuses = Papildu darbība: { $list }.
dig-mars-prompt-declare = Tev pietiek punktu (vajag { $target }): tu vari pasludināt uzvaru.

## Lauka kartīte

dig-mars-card = Lauks { $field }
dig-mars-close = Aizvērt
dig-mars-card-dig = Rakt šeit
dig-mars-card-bonus-dig = Rakt šeit ar papildu darbību
dig-mars-card-transport = Aizvest
dig-mars-card-bonus-transport = Aizvest ar papildu darbību
dig-mars-card-scan = Skenēt šo lauciņu
dig-mars-card-place = Nolikt staciju šeit
dig-mars-card-shared =
    { $points ->
        [zero] { $points } punktu sadala: { $shares }
        [one] { $points } punktu sadala: { $shares }
       *[other] { $points } punktus sadala: { $shares }
    }
dig-mars-card-come = Pārvietot šurp no
dig-mars-card-then = Tad tavs spēks būs { $strength }, vajag { $needed }.
dig-mars-card-go = Pārvietot no šejienes uz
dig-mars-card-bonus-come = Papildu darbība: pārcelt šurp
dig-mars-card-bonus-go = Papildu darbība: pārcelt no šejienes
dig-mars-card-lift = Pārcelt staciju ({ $name }) un izvēlēties, kurp tā dosies
dig-mars-card-wait = Tagad nav tava kārta.
dig-mars-card-spent = Šim laukam tev vairs nav darbību.
dig-mars-card-far = Tev te nav stacijas. Vispirms pārvieto kādu šurp.
dig-mars-card-nothing = Te vēl neko nevar izdarīt. Palīdzētu augstāks līmenis vai vēl viena stacija.
dig-mars-share = { $name } +{ $points }

## Ko varētu darīt

dig-mars-do-place = Noliec staciju uz { $field }
dig-mars-do-dig = Roc lauciņu uz { $field }
dig-mars-do-transport = Aizved no { $field }: { $find }
dig-mars-do-move = Pārvieto staciju no { $from } uz { $to }
dig-mars-do-upgrade = Uzlabo: { $track }
dig-mars-do-bonus-dig = Ar papildu darbību roc lauciņu uz { $field }
dig-mars-do-bonus-transport = Ar papildu darbību aizved no { $field }: { $find }
dig-mars-do-bonus-move = Ar papildu darbību pārcel staciju { $letter } no { $from } uz { $to }
dig-mars-do-bonus-point = Paņem papildu punktu
dig-mars-do-bonus-scan = Skenē lauciņu uz { $field }
dig-mars-do-declare = Pasludini uzvaru
dig-mars-do-end = Beidz gājienu

## Kas notika

dig-mars-news-laid = Sešpadsmit kaudzītes pa trim lauciņiem ir gatavas.
dig-mars-news-first =
    { $you ->
        [yes] Tu sāc.
       *[no] Sāk { $name }.
    }
dig-mars-news-placed =
    { $you ->
        [yes] Tu noliec staciju uz { $field }.
       *[no] { $name } noliek staciju uz { $field }.
    }
dig-mars-news-dug =
    { $you ->
        [yes] Tu uz { $field } izroc: { $find }.
       *[no] { $name } uz { $field } izrok: { $find }.
    }
dig-mars-news-earned = Iegūta papildu darbība: { $bonus }.
dig-mars-news-transported =
    { $you ->
        [yes] Tu aizved no { $field }: { $find }. { $shares }.
       *[no] { $name } aizved no { $field }: { $find }. { $shares }.
    }
dig-mars-news-moved =
    { $you ->
        [yes] Tu pārvieto staciju no { $from } uz { $to }.
       *[no] { $name } pārvieto staciju no { $from } uz { $to }.
    }
dig-mars-news-upgraded =
    { $you ->
        [yes] Tu uzlabo aprīkojumu: { $track }, { $level }. līmenis (samaksāti punkti: { $paid }).
       *[no] { $name } uzlabo aprīkojumu: { $track }, { $level }. līmenis (samaksāti punkti: { $paid }).
    }
dig-mars-news-relocated =
    { $you ->
        [yes] Tu ar papildu darbību pārcel staciju { $letter } no { $from } uz { $to }.
       *[no] { $name } ar papildu darbību pārceļ staciju { $letter } no { $from } uz { $to }.
    }
dig-mars-news-gained =
    { $you ->
        [yes] Tu paņem papildu punktu.
       *[no] { $name } paņem papildu punktu.
    }
dig-mars-news-scanned =
    { $you ->
        [yes] Tu skenē lauciņu uz { $field }.
       *[no] { $name } skenē lauciņu uz { $field }.
    }
dig-mars-news-seen = Tur ir: { $find }.
dig-mars-news-declared =
    { $you ->
        [yes] Tu pasludini uzvaru.
       *[no] { $name } pasludina uzvaru.
    }
dig-mars-news-ended =
    { $you ->
        [yes] Tu beidz gājienu.
       *[no] { $name } beidz gājienu.
    }
dig-mars-end-declared = Uzvara pasludināta.
dig-mars-end-exhausted = Pēdējais lauciņš ir aizvests, tāpēc izšķir punkti.
dig-mars-end-quiet = Desmit apļus nekas nav noticis, tāpēc izšķir punkti.

## Rezultāts

dig-mars-score-points = Punkti
dig-mars-score-declared = { $name }: uzvara pasludināta. Punkti: { $points }, vajadzēja { $target }.
dig-mars-score-tiles = Aizvestie lauciņi: { $taken } no { $all }.

# Kāpēc kaut ko nevar darīt.
dig-mars-why-move = Staciju pārvieto uz blakus lauku: pa kreisi, pa labi, uz augšu vai uz leju.
dig-mars-why-bonus = Šo papildu darbību tur nevar izmantot.
dig-mars-why-actions = Šajā gājienā tev vairs nav darbību.
