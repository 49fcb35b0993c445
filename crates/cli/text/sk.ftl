# Terminál: čo stojí okolo stola. Čo sa píše, je vo všetkých jazykoch rovnaké.

## Výber a začiatok

terminal-game-seats = hráči: { $least }–{ $most }
terminal-which-game = Ktorá hra?
terminal-saved-to = Partia sa priebežne ukladá do súboru { $file }.
terminal-leaving = Napíš ? a dostaneš pomoc; napíš q a odídeš.

## Otázky

terminal-your-move =
    { $you ->
        [yes] Si na ťahu
       *[no] { $name }, si na ťahu
    }
terminal-pause = Enter: pokračovať, u: vziať späť
terminal-number = Vyber číslo od 1 do { $last }.
terminal-impossible = To teraz nejde. Vyber zo zoznamu číslo alebo napíš to, čo stojí vedľa neho. Pomoc: ?
terminal-save-where = Napíš názov súboru: save FILE
terminal-help =
    Vyber číslo alebo napíš to, čo stojí vedľa neho. Napísať možno aj:
      undo (u)   vziať späť poslednú akciu      board (b)  ukázať znova stôl
      hint (h)   rada: čo by urobila sova       log (l)    čo sa stalo
      save FILE  uložiť partiu do súboru        help (?)   táto pomoc
      quit (q)   odísť

## Odpovede

terminal-taken-back = Vzaté späť.
terminal-not-back = Toto sa nedá vziať späť.
terminal-hint = Sova by urobila toto: { $action } ({ $words })
terminal-hint-chance = šanca na výhru: { $chance } %
terminal-exists = Súbor { $file } už existuje; vyber iný názov.
terminal-saved = Uložené.
terminal-go-on = Pokračovať sa dá takto: { $command }
terminal-not-saved = Táto partia nie je uložená.
terminal-curtain = Toto smie vidieť iba: { $name }.
terminal-curtain-lift = Stlač Enter, keď sa nikto iný nepozerá

## Stav partie

terminal-fate = Rozhoduje osud.
terminal-asked = Na ťahu: { $names }.
terminal-over = Partia sa skončila.
terminal-first = 1. miesto: { $names }.
terminal-place = { $place }. miesto: { $names }.
terminal-check = Ako overiť rozdávača:

## Záznamy

terminal-undone = vzaté späť
terminal-verified-lines = od zapečatenia záznamu sa nezmenil žiadny riadok
terminal-verified-rules = pravidlá dovoľujú všetky udalosti ({ $count })
terminal-verified-key = kľúč rozdávača je ten, ktorý záznam uvádza ako sľub
terminal-verified-outcomes = z tohto kľúča vyplývajú všetky rozhodnutia osudu ({ $count })
terminal-verified-result = výsledok je správny: { $result }

# Čo z toho vyplýva pre poctivosť kociek.
terminal-verified-promise = sľub je ten, ktorý ti ukázali pred partiou
terminal-verified-brought = osud vyplýva aj z toho, čo pridali títo hráči: { $seats }
terminal-verified-nonce = tvoj príspevok v ňom je, na mieste { $seat }
terminal-verified-hashes = pridalo sa to, čo bolo určené skôr, než to ktokoľvek ukázal
terminal-verified-proved = nikto si teda výsledok nemohol vybrať, ani rozdávač
terminal-verified-old = tento záznam je staršieho druhu: ukazuje, že rozhodnutia vyplývajú z kľúča, ale nie to, že rozdávač nezasiahol do toho, čo miesta pridali
terminal-verified-nobody = nijaký človek nič nepridal: nič neukazuje, že si rozdávač nevybral kľúč podľa potreby
terminal-verified-withheld = títo hráči neukázali, na čo sa zaviazali: { $seats }; kto poznal kľúč, mohol si vybrať z priebehov osudu (najviac { $count })
terminal-verified-unseen = či sú sľub a odtlačky tie spred partie, vie len ten, kto pri tom bol: zadaj --promise, --nonce a --hash
terminal-verified-remains = nijaký záznam nemôže ukázať, že rozdávač, ktorý kľúč pozná, nikomu nepovedal, čo príde
