# The guided first match and the figures of the rulebook.
trains-learn-hello = Vitaj na koľajisku. Pred tebou stojí tvoj vlak: sedem vagónov za lokomotívou. Druhý vlak má Myš.
trains-learn-train = Tvoje čísla zľava doprava klesajú: 80, 66, 55 a tak ďalej. Vyhráš, len čo budú stúpať. Kto to dokáže prvý, ten víťazí.
trains-learn-abilities = Kým vagón stojí vo vlaku, platí jeho číslo. Keď vlak opustí, leží v rade a tam platí jeho schopnosť, ktorú môže použiť každý.
trains-learn-keep =
    { $finger ->
        [yes] Dostávaš kartu 3. Nízke čísla patria doľava: polož ju namiesto vagóna 80. Ťukni na 80 a uvidíš, čo by sa stalo; ťukni ešte raz a stane sa to. Alebo tam kartu 3 presuň.
       *[no] Dostávaš kartu 3. Nízke čísla patria doľava: polož ju namiesto vagóna 80. Klikni na 80 alebo tam kartu 3 presuň.
    }
trains-learn-row = Tvoj vagón 80 teraz leží v rade a vagón 10, ktorý mala Myš, tiež. Karta 80 vymení dvoch susedov, karta 10 zamkne vagón. V ťahu urobíš jednu z dvoch vecí: použiješ kartu z radu, alebo potiahneš novú.
trains-learn-swap =
    { $finger ->
        [yes] Použi kartu 80. Ťukni na ňu v rade a potom dvakrát na značku medzi 43 a 31.
       *[no] Použi kartu 80. Klikni na ňu v rade a potom na značku medzi 43 a 31.
    }
trains-learn-lamps = Zelené lampy ukazujú vagóny, ktoré môžu zostať na svojom mieste: 3, 31 a 43 už stúpajú. Teraz je na ťahu Myš. Potiahne kartu a svoj vagón 83 dá do radu.
trains-learn-draw =
    { $finger ->
        [yes] Tentoraz potiahni kartu: ťukni na ťahací balíček.
       *[no] Tentoraz potiahni kartu: klikni na ťahací balíček.
    }
trains-learn-place = Je to 70, vysoké číslo: patrí doprava. Polož kartu namiesto vagóna 20.
trains-learn-removal = Pozor: karta 83 v rade môže odobrať prvý vagón každého vlaku a Myš sa ju chystá použiť.
trains-learn-refilled = Oba vlaky prišli o vagón na mieste 1 a medzery zaplnil osud. Máš šťastie, dostávaš 12. Tvoj vagón 3 teraz leží v rade.
trains-learn-protect =
    { $finger ->
        [yes] Ochráň vagón 12. Použi kartu 10 a potom dvakrát ťukni na svoj prvý vagón. Bude na ňom visieť zámok a nikto ti ho neodoberie.
       *[no] Ochráň vagón 12. Použi kartu 10 a potom klikni na svoj prvý vagón. Bude na ňom visieť zámok a nikto ti ho neodoberie.
    }
trains-learn-pair = Myš dala do radu 71, ktorá vymieňa susedov tak ako 20. Dve karty s rovnakou schopnosťou hneď opustia rad.
trains-learn-eight = Schopností je osem a značka v rohu každého vagóna ukazuje, ktorú má. „O dva doprava“ posunie vagón o dve miesta doprava, „Vymeniť cez jeden“ vymení dva, medzi ktorými je práve jeden. „Odobrať stredný“ a „Odobrať pravý“ urobia na miestach 4 a 7 to, čo 83 urobila na mieste 1.
trains-learn-draw-again = Na poslednom mieste je ešte 9. Potiahni kartu.
trains-learn-place-last = 82 je presne to, čo treba: polož ju namiesto vagóna 9, celkom na koniec.
trains-learn-left = Zle stoja už len 66, 55, 31 a 43. Použi kartu 3 z radu: posunie vagón o dve miesta doľava. Vyber 31.
trains-learn-win = Ešte jeden ťah a čísla tvojho vlaku budú stúpať od prvého vagóna po posledný. Ktorý ťah to je? Teraz ti nikto nepomáha.
trains-learn-free =
    { $over ->
        [yes] To je všetko: tvoj vlak je usporiadaný a prvú partiu máš vyhratú!
       *[no] To je všetko. Tvoj vlak ešte nie je usporiadaný, tak hraj ďalej: odteraz je dovolené všetko a žiarovka ti poradí.
    }

trains-figure-aim = Od zostupného poradia k vzostupnému
trains-figure-aim-1 = Na začiatku všetky čísla klesajú.
trains-figure-aim-2 = Laumine čísla stúpajú od 12 po 82: Lauma vyhrala.
trains-figure-keep = Prvá karta
trains-figure-keep-1 = Začína Lauma, preto si potiahla jednu kartu: 3.
trains-figure-keep-2 = Karta nahradí jej vagón 80, ktorý odteraz leží v rade.
trains-figure-pair = Dve rovnaké
trains-figure-pair-1 = V rade leží 80, ktorá vymieňa susedov. Lauma si potiahla 70.
trains-figure-pair-2 = Nahradí ňou svoju 20, ktorá tiež vymieňa susedov. Obe karty sú hneď preč.
trains-figure-place = Potiahnuť a položiť
trains-figure-place-1 = Lauma si potiahla 82. Nikto iný túto kartu nevidí.
trains-figure-place-2 = Stojí namiesto vagóna 9 a karta 9 leží v rade: posunie vagón o dve miesta doprava.
trains-figure-neighbours = Vymeniť susedov
trains-figure-neighbours-1 = Vagóny 43 a 31 stoja vedľa seba.
trains-figure-neighbours-2 = Lauma použila kartu 80 a vagóny si vymenili miesta.
trains-figure-over-one = Vymeniť cez jeden
trains-figure-over-one-1 = Medzi vagónmi 55 a 31 stojí 43.
trains-figure-over-one-2 = Lauma použila kartu 66: 55 a 31 si vymenili miesta a vagón 43 zostal, kde bol.
trains-figure-right = O dva doprava
trains-figure-right-1 = Vagón 66 stojí na mieste 2.
trains-figure-right-2 = Prešiel na miesto 4 a vagóny 55 a 43 sa posunuli každý o jedno miesto doľava.
trains-figure-left = O dva doľava
trains-figure-left-1 = Vagón 31 stojí na mieste 5.
trains-figure-left-2 = Prešiel na miesto 3 a vagóny 55 a 40 sa posunuli každý o jedno miesto doprava.
trains-figure-removal = Odobratie
trains-figure-removal-1 = Lauma môže použiť 83: odobrať ľavý.
trains-figure-removal-2 = Prvé vagóny oboch vlakov ležia v rade: Laumin 3 a Jurisov 5.
trains-figure-removal-3 = Najprv si potiahne kartu Lauma, potom Juris, každý do svojej medzery.
trains-figure-protected = Zamknutý vagón
trains-figure-protected-1 = Pod prvým Lauminým vagónom visí ako zámok karta 10.
trains-figure-protected-2 = Juris použil schopnosť „Odobrať ľavý“. O vagón prišiel len on.
trains-figure-unlocked = Zámok padá
trains-figure-unlocked-1 = Lauma zamkla vagón 43 na mieste 4.
trains-figure-unlocked-2 = Vymenila ho so susedom. Teraz má iné miesto, preto jeho zámok spadol.
