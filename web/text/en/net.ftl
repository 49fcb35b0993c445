# Playing together over the network.

## The lobby

together-title = Play together
together-lead = Everyone at their own screen, or all around a big one. No account needed.
together-go = Invite or find others
together-alone = No server is responding at the moment, so nobody else can join. You can play here with bots and with people at this screen.
together-new = Invite others to
together-code = Join with a code
together-mine = My matches with others
together-continue = Continue: it is your turn
together-public = Public matches
together-none = There are no public matches at the moment. Open one, and others will find it here.
new-together = Play with people at other screens

code-label = Code of a match or of your other device
code-go = Join
code-missing = Type the code first. It looks like this: ra-lu-mi-go.
code-unknown = No match has this code, or its match is over. Check the letters, or ask for a new code.

list-waiting =
    { $count ->
        [0] about to start
        [one] one free seat
       *[other] { $count } free seats
    }
list-mine = it is your turn
list-turn = { $name }’s turn
list-playing = in progress
list-over = finished
list-you-won = you won
list-join = Open
list-watch = Watch

## Who one is

who-name = What shall we call you?
who-face = Change face
who-missing = Enter your name first.

## Making a match

create-title = Together: { $game }
create-you = You
create-seats = Seats
create-seats-about = People join with your link or code. Bots can fill the seats that stay free.
create-how = How you play
create-clock = Time to think
create-clock-about = When a player’s time runs out, a bot plays for them until they take over again.
create-public = Anyone can find it
create-public-about = The match is listed in the lobby. Otherwise only people with the link or the code can join.
create-link = only with link or code
create-asked = Ask me before anyone sits down
create-asked-about = You see who would like to play and let them in. Good when the code may be read by others.
create-asked-short = the host lets people in
create-watch-anyone = others can watch
create-watch-nobody = No spectators
create-watch-nobody-about = Until the match is over, only the players can see it.
create-hints = Hints for everyone
create-hints-about = Everyone may ask the owl what it would do. Otherwise only those who play against bots alone may.
create-hints-on = hints allowed
create-hints-off = no hints
create-screen = One big screen, secrets on phones
create-screen-about = This screen shows the board to everyone. Each player scans a QR code and has their secrets and moves on their own phone.
create-start-full = starts when all seats are taken
create-start-host = starts when the host says so
create-make = Open the table

clock-none = no clock
clock-turn-seconds =
    { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
clock-turn-minutes =
    { $count ->
        [one] { $count } minute a turn
       *[other] { $count } minutes a turn
    }
clock-turn-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Gathering

gather-title = { $game }: who is playing?
gather-seats = Seats
gather-open = Free seat
gather-kept = Reserved for { $name }
gather-you = this is you
gather-host = host
gather-sit = Sit down
gather-sit-here = Sit here
gather-stand = Leave seat
gather-set = Who sits in seat { $letter }?
gather-ask = Ask for a seat
gather-ask-no-more = Stop asking
gather-asked = The host has been asked. As soon as you are let in, you have a seat.
gather-asking = Would like to play
gather-admit = Let in
gather-admit-whom = Let in: { $name }
gather-refuse = No
gather-refuse-whom = No: { $name }
gather-start = Start
gather-start-bots = Start with bots in the free seats
gather-full = All seats are taken. Stay here to watch when it starts, or ask the host for a seat.
gather-change = Change seats, clock or hints
gather-too-many = More people are sitting here than there would be seats. Somebody has to leave their seat first.
gather-close = Close the table
gather-close-sure = Everyone is sent away, and nothing of this table is kept. Close it?
gather-close-yes = Yes, close
gather-close-no = No, keep it open
gather-ready = Everyone is here. The host starts the match.
gather-ready-away = Everyone is here, but the host is away. The match starts when the host is back.
gather-ready-host = Everyone is here. You can start.
gather-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }

invite-title = Invite
invite-code = Code to read out
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-about = Send the link, read out the code, or let others scan the QR code.
invite-qr = QR code with the link to this match

screen-lead = Take your phone, scan a QR code and sit down.
screen-code = Or go to { $address }/join and type
screen-free = free
screen-qr = QR code for seat { $letter }

## The line

link-connecting = Connecting…
link-sending = Sending…
link-lost = The connection is lost. What you see may be out of date. Trying again…
link-lost-pending = The connection is lost. Your move will be sent as soon as it is back.
link-hurry = Try now
link-close = Close the message

notice-taken-back = { $name } took the last move back.
log-taken-back = { $name } took a move back.

ended-replaced = You are playing in another window now
ended-replaced-text = Your seat was opened in another window of this browser. Here you can play in only one of them at a time.
ended-here = Play here
ended-gone = Match not found
ended-gone-text = The link is wrong, or the match was deleted because nobody had played it for a long time. Ask for a new link, or open a new match.
ended-closed = This match is played without spectators
ended-closed-text = When it is over, this link will show how it went. Until then you can play another match.
ended-forgotten = You are not known here any more
ended-forgotten-text = You have deleted who you were on this server. Your seats are free again, or bots play on in them.
ended-refused = The server refused
ended-lobby = To the lobby

you-watch = You are watching: all seats of this match are taken.

watching-tip =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }

## Seats and signs

seat-away = away
seat-bot-asked = bot playing
seat-bot-time = bot playing: time ran out
seat-bot-away = bot playing: player away
seat-bot-resigned = bot playing on

stand-in-asked = A bot is playing for you, as you asked.
stand-in-time = Your time ran out, so a bot is playing for you.
stand-in-away = You were away, so a bot is playing for you.
stand-in-resigned = You left this match. A bot is playing on for you.

absent-asked = { $name } went away. Let a bot play on?
absent-back = On return, { $name } can take the seat back.
absent-bot = Let a bot play
absent-agreed = { $count } of { $all } agree
absent-title = Not here
absent-away = Away: { $name }
absent-about = A bot plays until they come back and take their seat again. The host decides alone, everyone else together.

rematch-asked = Somebody wants to play again: a new table is waiting for you.
rematch-join = Go to the new table

signs-title = Send a reaction
sign-hello = Hello
sign-well-played = Well played
sign-thanks = Thank you
sign-oops = Oops
sign-wow = Wow
sign-thinking = I am thinking
sign-laugh = Ha ha
sign-good-game = Good game

match-menu = This match
match-seat = Your seat
match-hand-over = Let a bot play for me
match-take-back = Play for myself again
match-resign = Leave for good
match-resign-sure = A bot will play on for you, and you cannot come back. Leave?
match-resign-yes = Yes, leave
match-resign-no = No, stay
match-resigned = You left this match for good.
match-watch = For spectators
match-screen = Show on a big screen
match-done = Done

device-title = Another device
device-about = Go on with your phone or another computer as well, in your own seat: scan the QR code there, or type the code.
device-ask = Show a code
device-qr = QR code that opens your seat on another device
device-type = Or go to { $address }/join and type
device-lasts = The code works once, for ten minutes. Afterwards you can play on both devices.
device-take = Continue on this device
device-sure = This is the code of another device. If you use it, this browser becomes the person there and forgets who you were here.
device-unknown = This code is unknown, has been used, or is older than ten minutes. Get a new one on the other device.

call-wish = Notify me when it is my turn
call-title = Your turn
call-about = While this match is open in another tab or behind another window.
call-denied = This browser does not allow notifications from this page. You can change that in its settings.
call-text = It is your turn.

## When something does not work

trouble-away = The server is not responding. Check your connection and try again.
trouble-no-identity = The server does not know you yet. Enter your name first.
trouble-forbidden = You are not allowed to do that. Only the host of the match can.
trouble-not-found = That no longer exists.
trouble-wrong-phase = That is not possible at this point in the match.
trouble-seat-taken = Somebody was faster: this seat is taken. Choose another one.
trouble-no-seat = You have no seat in this match, so you can only watch.
trouble-refused = The rules do not allow that right now.
trouble-stale = Something has happened in the meantime. Look at the board and choose again.
trouble-frozen = This match cannot go on with this version of the program. Nothing is lost: it goes on when the program has been updated.
trouble-too-many = Too much at once. Wait a moment and try again.
trouble-unavailable = The server is busy. Try again in a moment.
trouble-no-space = The server’s disk is full, so this was not saved. What was saved before is safe. Tell whoever runs the server, then try again.
trouble-data-missing = The server can no longer find its data, so nothing can be saved. Tell whoever runs the server.
trouble-other = That did not work ({ $code }). Reload the page.

## Afterwards

replay-speed = Speed
replay-open = all revealed
replay-not-over = This match is still being played. When it is over, everyone can watch it here.
speed-slow = slow
speed-usual = normal
speed-fast = fast

after-chances = How the odds changed
after-dice = Check the dice
after-play-on = Play on from here
after-share = Link to this moment

chances-label = How likely each player was to win, from the beginning on the left to the end on the right
chances-about = The fox’s estimate at each decision. The dots mark the turning points.
chances-turn = { $name }: from { $before } to { $after } in 100, at step { $at }

dice-fine =
    Checked on this page: all { $events } events follow the rules, the result follows from them, and each of the { $outcomes } random outcomes follows from the dealer’s key. The key is the one that the record gives as the dealer’s promise.
dice-promise = The promise from before the match (the SHA-256 of the key):
dice-no-promise = There is nothing to verify: this match was continued from a moment of another one, so its dealer promised nothing before it began. As far as it goes, it follows the rules.
dice-not-over = The match is not over. The dealer shows its key at the end; then every outcome can be checked.
dice-wrong-key = The key in this record is not the one that the dealer promised. Do not trust this record.
dice-wrong = The record says “{ $said }” where the dealer’s key gives “{ $given }”. Somebody changed it; do not trust this record.
dice-rules = This record does not follow the rules of the game. It was changed or damaged; do not trust it.

# What that means for the honesty of the dice.
dice-yours = Your page added its own part to this fate. It showed that part only when the promise and the parts of the others were fixed, and the record has the same promise and the same parts.
dice-others = These added a part of their own to this fate: { $names }. Each of them can check whether the record has what was fixed before the match. Your page did not see that.
dice-nobody = No person added anything to this fate. So the check shows that nothing was changed afterwards, and not that the dealer was honest. On one screen the dealer is the page itself.
dice-old = This record is of an older kind. It shows that the outcomes follow from the key, and not that the dealer had no hand in what the seats added.
dice-withheld = What they had committed to was not shown by: { $names }. Whoever knew the key had up to { $count } courses of fate to choose from.
dice-proved = So fate could take no other course: nobody could choose an outcome, not even the server.
dice-remains = No record can show that the dealer, who knows its key, told nobody what would come.
dice-other-promise = The promise in this record is not the one that your page saw before the match. Do not trust this record.
dice-other-part = { $name }: the part in this record is not the one that was fixed before the match. Do not trust this record.
dice-left-out = According to this record, your page did not show its part in time. If the page was open when the match began, do not trust this record.
dice-no-part = The part that your page committed to is not in this record. If you gave your seat up before the match began, or sat down at another device, that is the reason. Otherwise do not trust this record.
dice-command = To check it with the program, save the record and type:
gather-begins = The match begins: everybody’s page shows its part of fate.
