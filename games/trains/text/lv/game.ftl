# Game of Trains.

## Stacijas laukums

trains-row = Atklātās kārtis: tās drīkst izmantot visi
trains-draw = Pacelt
trains-discard = Izlietotās
trains-draw-pile =
    { $count ->
        [zero] Krājumu kaudzīte, { $count } kāršu
        [one] Krājumu kaudzīte, { $count } kārts
       *[other] Krājumu kaudzīte, { $count } kārtis
    }
trains-draw-pile-use =
    { $count ->
        [zero] Krājumu kaudzīte, { $count } kāršu. Pacelt virsējo kārti.
        [one] Krājumu kaudzīte, { $count } kārts. Pacelt virsējo kārti.
       *[other] Krājumu kaudzīte, { $count } kārtis. Pacelt virsējo kārti.
    }
trains-draw-pile-about = Krājumu kaudzīte. Paņem virsējo kārti un noliec to kāda sava vagona vietā.
trains-discard-pile =
    { $count ->
        [zero] Izlietoto kāršu kaudzīte, { $count } kāršu ar attēlu uz leju
        [one] Izlietoto kāršu kaudzīte, { $count } kārts ar attēlu uz leju
       *[other] Izlietoto kāršu kaudzīte, { $count } kārtis ar attēlu uz leju
    }
trains-discard-pile-about = Izlietotās kārtis guļ ar attēlu uz leju. Kad krājumu kaudzīte beidzas, tās sajauc, un no tām izveido jaunu.
trains-berth = Kārts { $card }: { $name }. { $about }
trains-berth-use = Kārts { $card }: { $name }. { $about } Izmantot.
trains-berth-empty = { $name }: te nav kārts
trains-hand = Tavā rokā
trains-hand-card = Kārts { $card } tavā rokā: { $name }
trains-hand-about = Noliec to kāda sava vagona vietā. Tā der tikai kā skaitlis.
trains-hand-choose = Kurš vagons atbrīvos vietu kārtij { $card }?
trains-held =
    { $count ->
        [zero] { $name }: rokā { $count } slēptu kāršu.
        [one] { $name }: rokā { $count } slēpta kārts.
       *[other] { $name }: rokā { $count } slēptas kārtis.
    }
trains-cancel = Nolikt atpakaļ
trains-cancel-tip = Nolikt kārti atpakaļ (Escape)
trains-do-it = Darīt

## Spējas

trains-swap-neighbours = Samainīt kaimiņus
trains-swap-neighbours-brief = Mainīt
trains-swap-neighbours-about = Divi tavi vagoni, kas stāv blakus, mainās vietām.
trains-swap-neighbours-choose = Kuri divi kaimiņi mainīsies vietām?
trains-swap-neighbours-load = pasažieru vagons
trains-swap-over-one = Samainīt pār vienu
trains-swap-over-one-brief = Pār vienu
trains-swap-over-one-about = Divi tavi vagoni, starp kuriem ir tieši viens, mainās vietām.
trains-swap-over-one-choose =
    { $finger ->
        [yes] Pieskaries vienam no abiem vagoniem tajā pusē, kur stāv otrs.
       *[no] Izvēlies vienu no abiem vagoniem tajā pusē, kur stāv otrs.
    }
trains-swap-over-one-load = lidmašīna
trains-two-right = Divas vietas pa labi
trains-two-right-brief = Pa labi
trains-two-right-about = Viens tavs vagons pārbrauc divas vietas pa labi; abi vagoni, kuriem tas pabrauc garām, pavirzās pretējā virzienā.
trains-two-right-choose = Kurš vagons brauks divas vietas pa labi?
trains-two-right-load = rūda
trains-two-left = Divas vietas pa kreisi
trains-two-left-brief = Pa kreisi
trains-two-left-about = Viens tavs vagons pārbrauc divas vietas pa kreisi; abi vagoni, kuriem tas pabrauc garām, pavirzās pretējā virzienā.
trains-two-left-choose = Kurš vagons brauks divas vietas pa kreisi?
trains-two-left-load = baļķi
trains-remove-left = Izņemt kreiso
trains-remove-left-brief = Izņemt 1
trains-remove-left-about = Visi zaudē vagonu 1. vietā, ja tas nav pasargāts, un saņem jaunu no krājumu kaudzītes.
trains-remove-left-choose =
    { $finger ->
        [yes] Pieskaries 1. vietai un redzēsi, kurš ko zaudēs.
       *[no] Norādi uz 1. vietu un redzēsi, kurš ko zaudēs.
    }
trains-remove-left-load = segtais vagons
trains-remove-middle = Izņemt vidējo
trains-remove-middle-brief = Izņemt 4
trains-remove-middle-about = Visi zaudē vagonu 4. vietā, ja tas nav pasargāts, un saņem jaunu no krājumu kaudzītes.
trains-remove-middle-choose =
    { $finger ->
        [yes] Pieskaries 4. vietai un redzēsi, kurš ko zaudēs.
       *[no] Norādi uz 4. vietu un redzēsi, kurš ko zaudēs.
    }
trains-remove-middle-load = traktors
trains-remove-right = Izņemt labo
trains-remove-right-brief = Izņemt 7
trains-remove-right-about = Visi zaudē vagonu 7. vietā, ja tas nav pasargāts, un saņem jaunu no krājumu kaudzītes.
trains-remove-right-choose =
    { $finger ->
        [yes] Pieskaries 7. vietai un redzēsi, kurš ko zaudēs.
       *[no] Norādi uz 7. vietu un redzēsi, kurš ko zaudēs.
    }
trains-remove-right-load = cisterna
trains-protect = Pasargāt
trains-protect-brief = Pasargāt
trains-protect-about = Pieliec slēdzeni savam vagonam 1., 4. vai 7. vietā: neviena izņemšana to neskar, kamēr tas paliek savā vietā.
trains-protect-choose = Kuram vagonam pielikt slēdzeni?
trains-protect-load = apklāta krava

## Vilcieni

trains-train-of = Vilciens ({ $name }): pareizā vietā { $count } no 7
trains-count = { $count } no 7 pareizā vietā
trains-count-about = Tik daudz vagonu varētu palikt savā vietā. Pie tiem deg zaļa lampa ar ķeksīti, pie pārējiem oranža ar punktu.
trains-spot-about = No 1., 4. un 7. vietas vagonus izņem, un tur var karāties slēdzenes.
trains-slot = { $place }. vieta, vagons { $card } ({ $name })
trains-slot-gap = { $place }. vieta, tukša
trains-slot-fits = pareizā vietā
trains-slot-misfits = nepareizā vietā
trains-slot-locked = ar slēdzeni
trains-slot-act = Enter: { $act }
trains-wagon-about = Vagons { $card }, { $load }. Kā atklāta kārts tas dod spēju: { $name }.
trains-gap-about = Šis vagons ir izņemts. Vietu aizpildīs nākamā krājumu kaudzītes kārts.
trains-lock-about = Slēdzene sargā no izņemšanas. Tā nokrīt, kad vagons maina vietu vai tiek aizvietots.

## Ko darīt

trains-prompt-turn = Pacel kārti vai izmanto kādu atklāto kārti.
trains-prompt-draw = Pacel kārti.
trains-prompt-place = Noliec { $card } kāda sava vagona vietā.
trains-prompt-keep =
    { $count ->
        [zero] Paturi vienu no { $count } kārtīm: izvēlies to un tad vagonu, kas atbrīvos vietu.
        [one] Paturi vienu no { $count } kārts: izvēlies to un tad vagonu, kas atbrīvos vietu.
       *[other] Paturi vienu no { $count } kārtīm: izvēlies to un tad vagonu, kas atbrīvos vietu.
    }
trains-do-draw = Pacelt kārti
trains-do-place = { $place }. vietā aizvietot { $replaced } ar { $card }
trains-do-swap = Samainīt vietām { $one } un { $other }
trains-do-right = Pārbīdīt { $one } divas vietas pa labi
trains-do-left = Pārbīdīt { $one } divas vietas pa kreisi
trains-do-remove-left = Izņemt visiem kreiso vagonu
trains-do-remove-middle = Izņemt visiem vidējo vagonu
trains-do-remove-right = Izņemt visiem labo vagonu
trains-do-protect = { $place }. vietā pielikt slēdzeni vagonam { $one }

## Kas notika

trains-news-first =
    { $you ->
        [yes] Tu sāc.
       *[no] Sāk { $name }.
    }
trains-news-dealt =
    { $you ->
        [yes] Tu saņem vilcienu { $cards }.
       *[no] { $name } saņem vilcienu { $cards }.
    }
trains-news-offered =
    { $you ->
        [yes] Tu saņem { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        } izvēlei.
       *[no] { $name } saņem { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        } izvēlei.
    }
trains-news-offered-mine =
    { $you ->
        [yes] Tu vari izvēlēties: { $cards }.
       *[no] { $name } var izvēlēties: { $cards }.
    }
trains-news-kept =
    { $you ->
        [yes] Tu paturi { $card } un liec to { $place }. vietā; { $replaced } nonāk pie atklātajām kārtīm.
       *[no] { $name } patur { $card } un liek to { $place }. vietā; { $replaced } nonāk pie atklātajām kārtīm.
    }
trains-news-draws =
    { $you ->
        [yes] Tu pacel kārti.
       *[no] { $name } paceļ kārti.
    }
trains-news-drawn = Tā ir { $card }.
trains-news-placed =
    { $you ->
        [yes] Tu { $place }. vietā liec { $card }; { $replaced } nonāk pie atklātajām kārtīm.
       *[no] { $name } { $place }. vietā liek { $card }; { $replaced } nonāk pie atklātajām kārtīm.
    }
trains-news-swap =
    { $you ->
        [yes] Tu ar kārti { $card } samaini vietām { $one } un { $other }.
       *[no] { $name } ar kārti { $card } samaina vietām { $one } un { $other }.
    }
trains-news-right =
    { $you ->
        [yes] Tu ar kārti { $card } pārbīdi { $one } divas vietas pa labi.
       *[no] { $name } ar kārti { $card } pārbīda { $one } divas vietas pa labi.
    }
trains-news-left =
    { $you ->
        [yes] Tu ar kārti { $card } pārbīdi { $one } divas vietas pa kreisi.
       *[no] { $name } ar kārti { $card } pārbīda { $one } divas vietas pa kreisi.
    }
trains-news-protect =
    { $you ->
        [yes] Tu ar kārti { $card } pasargā { $one }.
       *[no] { $name } ar kārti { $card } pasargā { $one }.
    }
trains-news-remove-left =
    { $you ->
        [yes] Tu ar kārti { $card } izņem visiem kreiso vagonu.
       *[no] { $name } ar kārti { $card } izņem visiem kreiso vagonu.
    }
trains-news-remove-middle =
    { $you ->
        [yes] Tu ar kārti { $card } izņem visiem vidējo vagonu.
       *[no] { $name } ar kārti { $card } izņem visiem vidējo vagonu.
    }
trains-news-remove-right =
    { $you ->
        [yes] Tu ar kārti { $card } izņem visiem labo vagonu.
       *[no] { $name } ar kārti { $card } izņem visiem labo vagonu.
    }
trains-news-taken = Izņemti: { $cards }.
trains-news-taken-one = { $card } ({ $name })
trains-news-taken-none = Visi šie vagoni ir pasargāti, neviens neko nezaudē.
trains-news-pairs = Pārī nonāk izlietoto kāršu kaudzītē: { $pairs }.
trains-news-unlocked =
    { $count ->
        [zero] Nokrīt { $count } slēdzeņu.
        [one] Nokrīt slēdzene.
       *[other] Nokrīt { $count } slēdzenes.
    }
trains-news-refilled =
    { $you ->
        [yes] Tu { $place }. vietā saņem { $card }.
       *[no] { $name } { $place }. vietā saņem { $card }.
    }
trains-news-reshuffled = Krājumu kaudzīte ir beigusies; izlietotās kārtis sajauc, un no tām izveido jaunu.
trains-news-won =
    { $you ->
        [yes] Tavs vilciens ir sakārtots: tu uzvari.
       *[no] Vilciens ir sakārtots: uzvar { $name }.
    }

# Kāpēc kaut ko nevar darīt.
trains-why-first = Vispirms pacel kārti vai izvēlies kādu atklāto kārti.
trains-why-keep = Vispirms paturi vienu no savām kārtīm un ieliec to vilcienā.
trains-why-place = Vispirms ieliec vilcienā kārti, ko pacēli.
trains-why-other = Tu drīksti mainīt tikai sava vilciena vagonus.
trains-why-locked = Tur jau karājas slēdzene.
trains-why-useless = Šīs kārts spēju tagad nevar izmantot.
