# The guided first match and the figures of the rulebook.
dig-mars-learn-hello = Welcome to Mars! Dig for treasures in the red ground, transport them home and collect points. With two players, you may declare victory as soon as you have 40.
dig-mars-learn-field = There are three tiles on each of the sixteen fields. The arrows on their backs show how hard it is to dig, from 1 to 4.
dig-mars-learn-tracks = Your board has three tracks. Digging and transport show how strong you are, and fleet shows how many stations you may have. All three start at 1.
dig-mars-learn-settle =
    { $finger ->
        [yes] Place your first station on b2, where the ground is soft: tap the field, then “Place the station here”.
       *[no] Place your first station on b2, where the ground is soft: click on the field.
    }
dig-mars-learn-turn = The Mouse has landed on c3. Now it is your turn. You have up to three actions.
dig-mars-learn-dig = Dig at b2. You need a strength of 1, and that is just what you have.
dig-mars-learn-found = You have found something worth 2 points. Its front shows how hard it is to transport: 1.
dig-mars-learn-transport = Take it home: choose “Transport it” on b2.
dig-mars-learn-upgrade = You have 2 points, and there is harder ground below. Spend one point: upgrade your digging to 2.
dig-mars-learn-end-turn = You have used all three actions. End your turn.
dig-mars-learn-other = The Mouse has dug up something on c3 that it cannot transport yet, and has moved on to b3.
dig-mars-learn-dig-harder = Your digging is 2 now. Dig at b2 once more.
dig-mars-learn-bonus = This tile has a bonus: a scan. A bonus costs no action, and you can use it until your turn ends.
dig-mars-learn-scan = Use the scan on c2 and see what is there.
dig-mars-learn-secret = 3 points, but hard to transport. Only you know that. The tile stays where it is, face down.
dig-mars-learn-upgrade-transport = You need 2 to transport the tile on b2. Upgrade your transport.
dig-mars-learn-transport-harder = And now transport it.
dig-mars-learn-end-again = End your turn and see what the Mouse is up to.
dig-mars-learn-together = The Mouse has joined you on b2. That helps you both: every other station on the tile makes you stronger by 1. So your 2 counts as a 3 there.
dig-mars-learn-dig-together = The ground on b2 has difficulty 3. Dig there together.
dig-mars-learn-share = This find is worth 3 points and shows a bonus: a transport that costs no action. But players who stand together also share: you each get 1 point, and the one left over goes to whoever transports the tile. That is you.
dig-mars-learn-transport-bonus = Use the bonus and transport the tile on b2.
dig-mars-learn-empty = That was the last tile on b2. The field is empty now, and a station that moves over it may go straight on to the next stack.
dig-mars-learn-move = Move on: a station goes to the next field for one action. Move yours from b2 to b1: take the station and choose b1, or choose it on the card of b1. Then dig there.
dig-mars-learn-send = This find has another bonus: move a station. It takes any station, even somebody else’s, to any stack. Send the Mouse from b2 to d4, where the ground is too hard for it. Then end your turn.
dig-mars-learn-carry-on = The Mouse has moved on to d3. Now transport the tile from b1, then dig there once more.
dig-mars-learn-extra-dig = This bonus is an extra dig: it costs no action. Transport this tile too, then use the extra dig on b1. It uncovers an extra point: take it and end your turn.
dig-mars-learn-fleet = One station is not much. Upgrade your fleet to get a second one.
dig-mars-learn-station = Place it wherever you like.
dig-mars-learn-free = That is all there is to it. You have two more actions. From here on you can play freely, and the light bulb gives advice. At 40 points you can declare victory with a button.

dig-mars-figure-begun = The grid at the beginning
dig-mars-figure-begun-1 = There are three tiles on each field. The back of the top one shows how hard it is to dig there. Lauma has placed her station on b2, Juris on c3.
dig-mars-figure-carry = Dig and transport
dig-mars-figure-carry-1 = Lauma’s station is on b2. The ground there is a 1, and her digging is 1.
dig-mars-figure-carry-2 = She has found something worth 3 points. Transporting it takes 2; she has 1.
dig-mars-figure-carry-3 = On her next turn she moves to c2 and digs there. This find takes only 1.
dig-mars-figure-carry-4 = She has transported it for 2 points. Now the back of the next tile can be seen.
dig-mars-figure-empty = Over an empty field
dig-mars-figure-empty-1 = Lauma’s station is on a1. Next to it is b1, where no tiles are left.
dig-mars-figure-empty-2 = She could have stopped on b1. Instead she has gone straight on to c1, with a single action.
dig-mars-figure-fleet = One more station
dig-mars-figure-fleet-1 = Lauma has 2 points and one station.
dig-mars-figure-fleet-2 = She has upgraded her fleet for 1 point. Before she does anything else, she has to place the new station.
dig-mars-figure-fleet-3 = She has placed it on a1. It could have gone to any field.
dig-mars-figure-strength = Help from others
dig-mars-figure-strength-1 = The ground on a1 is a 3. Lauma is there, but her digging is only 1: too little. Juris’s digging is 2.
dig-mars-figure-strength-2 = Juris has come to a1. Each helps the other: Lauma has 1 and 1, which makes 2; Juris has 2 and 1, which makes 3.
dig-mars-figure-strength-3 = So Juris can dig here, and Lauma cannot.
dig-mars-figure-shares = Shared points
dig-mars-figure-shares-1 = There is a find worth 5 on a1, and transporting it takes 4. Lauma’s transport is 2, and Juris’s two stations help her: that makes 4.
dig-mars-figure-shares-2 = Two players had stations there: each gets 2 points, and the 1 left over goes to Lauma, who transported the tile. That makes 3 for her and 2 for him.
dig-mars-figure-scan = A scan
dig-mars-figure-scan-1 = Lauma has dug up a bonus: a scan.
dig-mars-figure-scan-2 = She has looked under c2. Everyone sees that she looked, but only she sees what is there.
