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
    Dig, transport, upgrade: be the first to reach 40 points with two players, 30
    with three, 20 with four. You have three actions a turn:
      dig b3           turn over the tile below one of your stations
      transport b3     carry off a tile that lies face up
      move b3 b4       move one of your stations to the next field, or over empty
                       fields to the next stack
      upgrade digging  or transport, or fleet; level 2, 3, 4 costs 1, 2, 3 points
      bonus …          the bonus of a tile you dug: costs no action, this turn only
      declare          declare victory on your own turn, once you have the points
      end              end your turn
    A field shows how strong you have to be to dig (░ ▒ ▓ █ is the ground, 1 to 4)
    or to carry, a square for each tile of the stack, the stations, and how strong
    you are there. Every other station there, no matter whose, adds 1. Points are
    shared by the players on the tile. You saw 3/2+: 3 points, transport 2, a bonus.
