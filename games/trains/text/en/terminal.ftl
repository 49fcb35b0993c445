# Game of Trains in a terminal.

trains-terminal-row = Row (draw pile { $draw }, discard pile { $discard })
trains-terminal-row-empty = empty
trains-terminal-help =
    Turn your train into an ascending one, from left to right. In your turn either
      draw           take the top card; then
      place 3        puts it at place 3
    or use a card of the row for its ability:
      <>   swap 3 4      two neighbours change places
      <.>  swap 3 5      two with one between them change places
      >>   right 2       the wagon at place 2 moves two places to the right
      <<   left 5        the wagon at place 5 moves two places to the left
      x1   remove left   everybody loses wagon 1 and draws another;
      x4, x7             the same with middle (4) and right (7)
    { "  [#]" }  protect left  a lock for wagon 1, 4 or 7 (left, middle, right)
    At the start:  keep 45 3  keeps card 45 and puts it at place 3.
    A wagon that leaves a train lies in the row; two of one ability leave together.
