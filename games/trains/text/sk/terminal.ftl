# Game of Trains v termináli.

trains-terminal-row = Rad (ťahací balíček { $draw }, odkladací balíček { $discard })
trains-terminal-row-empty = prázdny
trains-terminal-help =
    Usporiadaj svoj vlak vzostupne, zľava doprava. Vo svojom ťahu buď
      draw           potiahni vrchnú kartu; potom
      place 3        ju polož na miesto 3
    alebo použi schopnosť karty z radu:
      <>   swap 3 4      dva susedné vagóny si vymenia miesta
      <.>  swap 3 5      dva vagóny cez jeden si vymenia miesta
      >>   right 2       vagón z miesta 2 ide o dve miesta doprava
      <<   left 5        vagón z miesta 5 ide o dve miesta doľava
      x1   remove left   všetci prídu o vagón 1 a dostanú iný;
      x4, x7             to isté s middle (4, stredný) a right (7, pravý)
    { "  [#]" }  protect left  zámok pre vagón 1, 4 alebo 7 (left, middle, right)
    Na začiatku:  keep 45 3  nechaj si kartu 45 a polož ju na miesto 3.
    Vagón, ktorý opustí vlak, ide do radu; dva s rovnakou schopnosťou odídu spolu.
