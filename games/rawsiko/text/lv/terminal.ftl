# RAWsiko terminālī.

rawsiko-terminal-assets = Aktīvi
rawsiko-terminal-help =
    Kad beidzas pēdējais gājiens, punktus dod katrs tavas mērķa kartītes
    pielietojums, kura visas izejvielas tev ir.
      continent oceania          izvēlēties kontinentu, kur sākt
      pick vietnam               izvēlēties teritoriju tajā
      place vietnam              izvietot aktīvu
      move vietnam india 2       2 aktīvus uz brīvu vai savu teritoriju;
                                 katru aktīvu vienreiz gājienā
      attack turkey germany 3    no 1 līdz 3 aktīviem pret citu uzņēmumu;
                                 neizšķirta gadījumā zaudē uzbrucējs
      done                       beigt savu darbības fāzi
      claim Bi, pass             Tirdzniecība ar Ķīnu, ja tā ieslēgta
    Kartē: kam teritorija pieder un cik tur aktīvu; darbības fāzē vispirms norādīts,
    cik no tiem vēl var rīkoties. Izejvielas ar + tev ir, ar ! tev vajag.
    Zem darbību saraksta ir tas, ko raksta citādi nekā kartē.
