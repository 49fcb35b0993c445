# The house around the games.

## Start page

start-title = Sit down, the table is set
start-lead = Board games for one screen or many. Play with friends or with bots, no account needed.
start-newer = A new version of Galds is available.
start-newer-come = Update
start-kept = Everything is stored on this device, so you can also play offline.
start-install = Install Galds on this device
start-players = { $from }–{ $to } players
start-minutes = { $from }–{ $to } min
start-play = Play now
start-set-up = Set up
start-rules = Rules
start-learn = Learn by playing
start-learn-on = Continue the lesson
start-mine = My matches
start-continue = Continue
start-look = View again
start-forget = Delete this match of { $game }
start-open = Open a saved record
start-unreadable = This file cannot be read. Choose a record that was saved here; its name ends in .galds.
start-refused = This record cannot be opened. It is damaged, or it belongs to a game that this version of Galds does not have.
start-no-room = The browser has no space left for this match.

## Setting up

new-title = Set up: { $game }
new-seats = Players
new-add = Add a player
new-range = For { $from } to { $to } players.
new-options = Options
new-back = Back
new-begin = Start
new-name = Name
new-name-bot = Name (optional)
new-name-of = Name of player { $number }
new-face = Change face
new-face-of = Change the face of player { $number }
new-colour = Change colour
new-colour-of = Change the colour of player { $number } (now { $letter })
new-who-of = Who is player { $number }?
new-person = Person
new-bot = { $animal } – { $level }
new-remove = Remove this player
new-remove-of = Remove player { $number }


## Seats


## At the table

play-home = Back to the start page
play-undo = Undo
play-undo-tip = Undo my last move (U)
play-hint = Hint
play-hint-tip = What would the owl do? (H)
play-forward = Skip ahead to your turn
play-forward-tip = Let the bots play without a pause until your turn (F)
hint-none = There are no hints at this table. The host decides that before the match.
play-log = Match log
play-unkept = The browser has no space left. What happens from now on will be lost when you leave.
play-seats = Players
play-past = This is an earlier moment. Back to now

turn-yours = Your turn
turn-person = { $name }’s turn
turn-bot = { $name }: thinking…
turn-chance = Fate decides
turn-over = The match is over

tip-label = Explanation

log-empty = Nothing has happened yet.
log-close = Close

hint-thinking = The owl is thinking…
hint-reason =
    { $count ->
        [0] Chance of winning: about { $chance } in 100 (a quick guess).
        [one] Chance of winning: about { $chance } in 100 (one game tried out).
       *[other] Chance of winning: about { $chance } in 100 ({ $count } games tried out).
    }
hint-other = { $what }: { $chance } in 100
hint-close = Close the hint

curtain-title = Pass the device on
curtain-pass = Pass the device to
curtain-others = Everyone else, look away: something secret comes next.
curtain-lift = I am { $name }, show me

result-title = Result
result-place = { $place }.
result-you-won = You have won!
result-won = Winner: { $name }
result-shared = Joint winners: { $names }
result-board = Look at the board
result-save = Save the record
result-replay = Watch the replay
result-rematch = Play again

replay-back = One step back
replay-on = One step forward
replay-run = Play
replay-stop = Stop
replay-moment = Position in the match
replay-of = { $at } of { $last }
replay-eyes = View as
replay-public = everyone

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-tempo = Bots move
settings-sound = Sounds
settings-volume = Volume
settings-still = Reduce motion
settings-keys = Keyboard
settings-done = Done
theme-system = same as system
theme-light = light
theme-dark = dark
tempo-calm = calmly
tempo-quick = quickly
tempo-instant = at once, thinking less
keys-tab = next control
keys-enter = use it

## Nowhere

nowhere-title = There is nothing here
nowhere-text = There is no match at this address, or this browser no longer has it.
refused-title = Something is wrong with this record
refused-kept = It cannot be played: { $why }. Nothing has been deleted. You can save the record as a file.
refused-game = it is a record of a game that is not here
refused-version = it was played by version { $wanted } of the rules, and here is version { $known }
refused-rules = line { $line } is against the rules
refused-no-key = it came from a file and cannot be continued
refused-seats = its number of players is wrong

room-make = Free up space
room-title = What can be deleted?
room-text = The browser has no space left. These matches are finished. Nothing is deleted unless you say so, and you can save each match as a file first.
room-nothing = No match here is finished. You can delete unfinished matches on the start page.
room-go = Delete

nowhere-start = Back to the start page

## When the page breaks

broken-text = Something went wrong on this page. Your match has been saved.
broken-reload = Reload the page

## The rulebook
play-rules = Rules, in a new tab
rules-title = { $game }: the rules
rules-search = Search
rules-print = Print
rules-play = Set up a match
rules-none = No rule matches your search.
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
learn-free = Keep playing
learn-rules = Read the rules
learn-leave = Leave
learn-leave-tip = Leave. You can continue here at any time.
learn-astray = Not yet. First do what the lesson asks. After the lesson you can do anything.
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
