# RAWsiko v termináli.

rawsiko-terminal-assets = Aktíva
rawsiko-terminal-help =
    Keď sa skončí posledný ťah, boduje každá aplikácia z tvojej karty cieľov,
    na ktorú máš všetky materiály.
      continent oceania          vybrať kontinent, kde začneš
      pick vietnam               vybrať jeho územie
      place vietnam              umiestniť aktívum
      move vietnam india 2       2 aktíva na voľné alebo vlastné územie;
                                 každé raz za ťah
      attack turkey germany 3    1 až 3 aktíva proti inej spoločnosti;
                                 pri zhode stráca útočník
      done                       ukončiť svoju akčnú fázu
      claim Bi, pass             Obchod s Čínou, ak je zapnutý
    Na mape: komu územie patrí a koľko má aktív; v akčnej fáze najprv tie, ktoré
    ešte môžu konať, potom všetky. Materiály s + máš, tie s ! potrebuješ.
    Pod zoznamom akcií je vysvetlené, čo sa píše inak než na mape.
