# Game of Trains in a terminal.

trains-terminal-row = Row (draw pile { $draw }, discard pile { $discard })
trains-terminal-row-empty = empty
trains-terminal-help =
    Turn your train into an ascending one, from left to right. On your turn either
      draw           take the top card; then
      place 3        put it at place 3
    or use a card from the row for its ability:
      <>   swap 3 4      two neighbours swap places
      <.>  swap 3 5      two with one between them swap places
      >>   right 2       the wagon at place 2 moves two places to the right
      <<   left 5        the wagon at place 5 moves two places to the left
      x1   remove left   everyone loses wagon 1 and draws another;
      x4, x7             the same with middle (4) and right (7)
    { "  [#]" }  protect left  a lock for wagon 1, 4 or 7 (left, middle, right)
    At the start:  keep 45 3  keeps card 45 and puts it at place 3.
    A wagon that leaves a train goes to the row; two with the same ability leave it.
