# Playing together over the network.

## The lobby

together-title = Play together
together-lead = Everyone at their own screen, or all around a big one. No account.
together-go = Invite or find others
together-alone = No server answers at the moment, so nobody else can come to this page. You can play here with bots and with people at this screen.
together-new = Invite others to
together-code = Join with a code
together-mine = My matches with others
together-public = Public matches
together-none = Nobody has opened a public match at the moment. Make one, and others will find it here.
new-together = Play with people at other screens

code-label = The code that somebody read out to you
code-go = Join
code-missing = Type the code first, such as ra-lu-mi-go.
code-unknown = No match has this code, or its match is over. Check the letters, or ask for a new code.

list-waiting =
    { $count ->
        [0] about to begin
        [one] one free seat
       *[other] { $count } free seats
    }
list-mine = it is your turn
list-turn = { $name } is to move
list-playing = being played
list-over = over
list-join = Go there
list-watch = Watch

## Who one is

who-name = What shall we call you?
who-face = Another face
who-missing = Say first what we shall call you.

## Making a match

create-title = Together: { $game }
create-you = You
create-seats = Seats
create-seats-about = People take them by your link or code; bots can take what stays free.
create-how = How you play
create-clock = Time to think
create-clock-about = When it runs out, a bot plays for that person until they take over again.
create-public = Everybody may find it
create-public-about = The match stands in the lobby. Otherwise only people with the link or the code come in.
create-link = only with link or code
create-watch-anyone = others may watch
create-watch-nobody = Without spectators
create-watch-nobody-about = Until the match is over, only those who play can see it.
create-screen = One big screen, hands on phones
create-screen-about = This screen shows the board to everybody. Each person scans a square and has their secrets and moves on their own phone.
create-start-full = begins when all seats are taken
create-start-host = begins when the host says so
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

gather-title = { $game }: who plays?
gather-seats = Seats
gather-open = Free seat
gather-kept = Kept for { $name }
gather-you = that is you
gather-sit = Sit down
gather-sit-here = Sit here
gather-stand = Get up
gather-set = Who sits in seat { $letter }
gather-start = Begin
gather-start-bots = Begin, bots take the free seats
gather-full = All seats are taken. Stay here to watch when it begins, or ask the host for a seat.
gather-ready = Everybody is here. The host begins the match.
gather-ready-host = Everybody is here. You can begin.
gather-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }

invite-title = Invite
invite-code = Code to read out loud
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-about = Send the link, read out the code, or let a phone look at the square.
invite-qr = Square for a camera, with the link to this match

screen-lead = Take your phone, look at a square, and sit down.
screen-code = Or go to { $address }/join and type
screen-free = free
screen-qr = Square for a camera: the way to seat { $letter }

## The line

link-connecting = Connecting …
link-sending = Sending …
link-lost = The connection is lost. What you see may be old. Trying again …
link-lost-pending = The connection is lost. Your move waits and is sent as soon as it is back.
link-hurry = Try now
link-close = Close the message

ended-replaced = You play at another device now
ended-replaced-text = Your seat was opened at another device or in another window. Only one of them plays at a time.
ended-here = Play here
ended-gone = This match is not there
ended-gone-text = The link is wrong, or the match was deleted because nobody played it for a long time. Ask for a new link, or open a new match.
ended-closed = This match is played without spectators
ended-closed-text = When it is over, this link shows how it went. Until then you can play another one.
ended-refused = The server said no
ended-lobby = To the lobby

you-watch = You are watching: all seats of this match are taken.

watching-tip =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }

## Seats and signs

seat-away = away
seat-bot-asked = a bot plays
seat-bot-time = a bot plays: out of time
seat-bot-away = a bot plays: away
seat-bot-resigned = a bot plays on

stand-in-asked = A bot plays for you, as you wished.
stand-in-time = Your time ran out, so a bot plays for you.
stand-in-away = You were away, so a bot plays for you.
stand-in-resigned = You left this match. A bot plays on for you.

rematch-asked = The same people play again.
rematch-join = Go to the new table

signs-title = Give a sign
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
match-take-back = Play myself again
match-resign = Leave for good
match-resign-sure = A bot will play on for you, and you cannot come back. Leave?
match-resign-yes = Yes, leave
match-resign-no = No, stay
match-resigned = You left this match for good.
match-watch = For those who want to watch
match-screen = Show on a big screen
match-done = Done

device-title = Another device
device-about = With a code you go on at your phone or at another computer, in your own seat.
device-ask = Show a code
device-have = I have a code from another device
device-label = Code from the other device
device-take = Become the same person here
device-unknown = This code is not known, was used, or is older than ten minutes. Ask the other device for a new one.

call-wish = Call me when it is my turn
call-text = It is your turn.

## When something does not work

trouble-away = The server does not answer. Check your connection and try again.
trouble-no-identity = The server does not know you yet. Say your name first.
trouble-forbidden = That is not allowed to you. Only the host of the match may do it.
trouble-not-found = That is not there any more.
trouble-wrong-phase = That is not possible at this point of the match.
trouble-seat-taken = Somebody was faster: this seat is taken. Choose another one.
trouble-no-seat = You have no seat in this match, so you can only watch.
trouble-refused = The rules do not allow this now.
trouble-stale = Something happened in the meantime. Look at the board and choose again.
trouble-frozen = A mistake in the program stopped this match. Nothing is lost; it goes on when the mistake is mended.
trouble-too-many = Too much at once. Wait a moment and try again.
trouble-unavailable = The server is busy. Try again in a moment.
trouble-other = That did not work ({ $code }). Load the page again.

## Afterwards

replay-speed = Speed
replay-open = everything open
replay-not-over = This match is still being played. When it is over, everybody can look at it here.
speed-slow = slow
speed-usual = usual
speed-fast = fast

after-chances = How the chances went
after-dice = Check the dice
after-play-on = Play on from here
after-share = Link to this moment

chances-label = How likely each seat was to win, from the beginning on the left to the end on the right
chances-about = What the fox thought of the chances at each decision. The dots mark the turning points.
chances-turn = { $name }: from { $before } to { $after } out of 100, at moment { $at }

dice-fine =
    Checked in this page: the rules allow all { $events } events, the result follows from them, and each of the { $outcomes } outcomes of fate follows from the dealer’s key. The key is the one that the record gives as the dealer’s promise.
dice-promise = The promise from before the match (the SHA-256 of the key):
dice-no-promise = There is nothing to check: this match went on from a moment of another one, so its dealer promised nothing before it began. The rules agree with it as far as it goes.
dice-not-over = The match is not over. The dealer shows its key at the end; then every outcome can be checked.
dice-wrong-key = The key in this record is not the one that the dealer promised. Do not trust this record.
dice-wrong = The record says “{ $said }” where the dealer’s key gives “{ $given }”. Somebody changed it; do not trust this record.
dice-rules = The rules do not agree with this record: { $error }

# What that means for the honesty of the dice.
dice-yours = Your page added its own part to this fate. It showed that part only when the promise and the parts of the others were fixed, and the record has the same promise and the same parts.
dice-others = These added a part of their own to this fate: { $names }. Each of them can check whether the record has what was fixed before the match. Your page did not see that.
dice-nobody = No person added anything to this fate. So the check shows that nothing was changed afterwards, and not that the dealer was honest. On one screen the dealer is the page itself.
dice-old = This record is of an older kind. It shows that the outcomes follow from the key, and not that the dealer had no hand in what the seats added.
dice-withheld = What they had committed to was not shown by: { $names }. Whoever knew the key had up to { $count } courses of fate to choose from.
dice-proved = So fate could take no other course: nobody could choose an outcome, not even the server.
dice-remains = No record can show that the dealer, who knows its key, told nobody what would come.
dice-other-promise = The promise in this record is not the one that your page saw before the match. Do not trust this record.
dice-other-part = What { $name } added according to this record is not what was fixed before the match. Do not trust this record.
dice-left-out = According to this record, your page did not show its part in time. If the page was open when the match began, do not trust this record.
dice-no-part = The part that your page committed to is not in this record. If you gave your seat up before the match began, or sat down at another device, that is the reason. Otherwise do not trust this record.
dice-command = To check it with the program, save the record and type:
gather-begins = The match begins: everybody’s page shows its part of fate.
