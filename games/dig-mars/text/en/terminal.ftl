# Dig Mars in a terminal. The words on a field have few characters.

dig-mars-terminal-dig = dig { $level }
dig-mars-terminal-carry = carry { $level }
dig-mars-terminal-seen = you saw { $tile }
dig-mars-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dig-mars-terminal-help =
    Dig, carry, upgrade: first to 40 points with two seats, 30 with three, 20 with
    four. Three actions a turn:
      dig b3           turn over the tile below a station of yours
      transport b3     carry off a tile that lies face up
      move b3 b4       a station of yours to the next field, or over empty ones
      upgrade digging  or transport, or fleet; level 2, 3, 4 costs 1, 2, 3 points
      bonus …          what a dug tile gave you, beyond the three, this turn only
      declare          victory, in your own turn, once you have the points
      end              your turn is over
    On a field: how strong one has to be (░ ▒ ▓ █ is the ground, 1 to 4), a square
    for each tile of the stack, the stations, and how strong you are there. Every
    other station there, anybody’s, adds 1. Points are shared by the seats on it.
    You saw 3/2+: 3 points, transport 2, and a bonus.
