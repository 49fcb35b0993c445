# RAWsiko terminālī.

rawsiko-terminal-assets = Aktīvi
rawsiko-terminal-help =
    Kad beidzas pēdējais gājiens, punktus dod katrs tavas mērķa kartītes
    pielietojums, kura visas izejvielas tev ir.
      continent oceania          izvēlēties kontinentu, kur sākt
      pick vietnam               izvēlēties tā teritoriju
      place vietnam              izvietot aktīvu
      move vietnam india 2       2 aktīvus uz brīvu vai savu teritoriju;
                                 katru vienreiz gājienā
      attack turkey germany 3    1 līdz 3 aktīvi pret citu uzņēmumu;
                                 neizšķirta gadījumā zaudē uzbrucējs
      done                       darbības fāze beigusies
      claim Bi, pass             Tirdzniecība ar Ķīnu, ja tā ieslēgta
    Kartē: kam pieder un cik aktīvu; darbības fāzē pirms visiem tie, kas vēl var
    rīkoties. Izejvielas ar + tev ir, ar ! tev vajag.
    Zem darbību saraksta ir tas, ko raksta citādi nekā kartē.
