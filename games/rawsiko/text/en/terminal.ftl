# RAWsiko in a terminal.

rawsiko-terminal-assets = Assets
rawsiko-terminal-help =
    Hold every material of an application on your objective card when the last turn
    ends: then it scores.
      continent oceania          choose where to begin
      pick vietnam               settle in a territory of it
      place vietnam              place an asset
      move vietnam india 2       2 assets to a free territory or one of yours;
                                 each moves once a turn
      attack turkey germany 3    1 to 3 assets against another company;
                                 ties cost the attacker
      done                       your action phase is over
      claim Bi, pass             Trade with China, if it is on
    On the map: the owner and the assets, in an action phase those that can still
    act before all of them. Materials with + are yours, those with ! you need.
    Below the list of actions stands what is written otherwise than on the map.
