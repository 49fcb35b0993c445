# RAWsiko in a terminal.

rawsiko-terminal-assets = Assets
rawsiko-terminal-help =
    Hold every material of an application on your objective card when the last turn
    ends: then it scores.
      continent oceania          choose where to begin
      pick vietnam               settle in one of its territories
      place vietnam              place an asset
      move vietnam india 2       2 assets to a free territory or one of your own;
                                 each moves once a turn
      attack turkey germany 3    1 to 3 assets against another company;
                                 a tie costs the attacker
      done                       end your action phase
      claim Bi, pass             Trade with China, if it is on
    The map shows the owner and the assets; in an action phase, first how many can
    still act, then how many there are. Materials with + are yours, those with !
    you need. Names that are typed differently are listed below the actions.
