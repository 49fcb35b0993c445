# The house around the games.

## Start page

start-title = Sit down, the table is set
start-lead = Board games for one screen or many. Play with friends or with bots, no account needed.
start-newer = A new version of Galds is here.
start-newer-come = Use it
start-kept = Everything is kept on this device: you can play without a network too.
start-players = { $from }–{ $to } players
start-minutes = { $from }–{ $to } min
start-play = Play now
start-set-up = Set up
start-rules = Rules
start-learn = Learn by playing
start-learn-on = Go on learning
start-mine = My matches
start-continue = Continue
start-look = Look again
start-forget = Throw away this match of { $game }
start-open = Open a saved record
start-unreadable = This file cannot be read. Choose a record that was saved here, its name ends in .galds.
start-refused = This is no record that can be played: { $error }
start-no-room = The browser has no room left for this match.

## Setting up

new-title = Set up: { $game }
new-seats = Who plays
new-add = Add a seat
new-range = { $from } to { $to } can play.
new-options = Options
new-back = Back
new-begin = Begin
new-name = Name
new-name-bot = Name, if you like
new-name-of = Name in seat { $number }
new-face = Another face
new-face-of = Another face for seat { $number }
new-colour = Another colour
new-colour-of = Another colour for seat { $number }, which has { $letter } now
new-who-of = Who sits in seat { $number }
new-person = Person
new-bot = { $animal } – { $level }
new-remove = Remove this seat
new-remove-of = Remove seat { $number }


## Seats


## At the table

play-home = To the start page
play-undo = Take back
play-undo-tip = Take back my last move (U)
play-hint = Hint
play-hint-tip = What would the owl do? (H)
play-log = What happened
play-unkept = The browser has no room left: what happens now is lost when you leave.
play-seats = Who sits here
play-past = You see an earlier moment. Back to now

turn-yours = Your turn
turn-person = It is { $name }’s turn
turn-bot = { $name } is thinking
turn-chance = Fate decides
turn-over = The match is over

tip-label = Explanation

log-empty = Nothing has happened yet.
log-close = Close

hint-thinking = The owl is thinking …
hint-reason =
    { $count ->
        [0] Wins about { $chance } times out of 100, at a glance.
        [one] Wins about { $chance } times out of 100, after playing on once.
       *[other] Wins about { $chance } times out of 100, after playing on { $count } times.
    }
hint-other = { $what }: { $chance } out of 100
hint-close = Close the hint

curtain-title = Pass the screen on
curtain-pass = Pass the screen to
curtain-others = Everybody else looks away: secrets come next.
curtain-lift = I am { $name }, show me

result-title = Result
result-place = { $place }.
result-you-won = You have won
result-won = { $name } has won
result-shared = { $names } share the win
result-board = Look at the board
result-save = Save the record
result-replay = Watch it again
result-rematch = Play again

replay-back = One step back
replay-on = One step on
replay-run = Play
replay-stop = Stop
replay-moment = Moment of the match
replay-of = { $at } of { $last }
replay-eyes = Seen by
replay-public = everybody

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-tempo = Bots move
settings-sound = Sounds
settings-still = Less motion
settings-keys = Keys
settings-done = Done
theme-system = as the system
theme-light = light
theme-dark = dark
tempo-calm = calmly
tempo-quick = quickly
tempo-instant = at once, thinking less
keys-tab = to the next thing that can be used
keys-enter = use it

## Nowhere

nowhere-title = There is nothing here
nowhere-text = This address leads to no match that this browser still keeps.
refused-title = Something is wrong with this record
refused-kept = It cannot be played: { $error }. Nothing was thrown away. You can save the record as a file.
refused-no-key = it came from a file and cannot go on
refused-seats = the number of seats is not the one that was kept

room-make = Make room
room-title = What may go?
room-text = The browser has no room left. These matches are over; nothing goes unless you say so. You can save each of them as a file first.
room-nothing = No match here is over. Running matches can be thrown away on the start page.
room-go = Throw away

nowhere-start = To the start page

## When the page breaks

broken-text = Something in the page broke. Your match is kept as it was.
broken-reload = Load the page again

## The rulebook
play-rules = The rules, in a new tab
rules-title = { $game }: the rules
rules-search = Look for
rules-print = Print
rules-play = Set up a match
rules-none = Nothing like that stands in the rules.
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-contents = Chapters

# The guided first match, and figures.
learn-title = A guided first match
learn-progress = Step { $number } of { $all }
learn-next = Next
learn-free = Play on
learn-rules = Read the rules
learn-leave = Leave
learn-leave-tip = Leave. You can go on here at any time.
learn-astray = Not yet. Do what is asked for first; from the end of the lesson on everything is allowed.
figure-next = Next
figure-again = Once more
figure-seat-1 = Lauma
figure-seat-2 = Juris
figure-seat-3 = Zuzana
figure-seat-4 = Marek
figure-seat-5 = Anna

# Why something cannot be done.
why-title = Why not?
why-rule = Rule { $rule }
why-close = Close
why-turn = It is not your turn.
