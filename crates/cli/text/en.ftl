# The terminal: what stands around a board. What one types is the same in every language.

## Choosing and beginning

terminal-game-seats = { $least } to { $most } players
terminal-which-game = Which game?
terminal-saved-to = Saved to { $file } as you play.
terminal-leaving = Type ? for help, q to leave.

## Asking

terminal-your-move =
    { $you ->
        [yes] Your move
       *[no] { $name }, your move
    }
terminal-pause = Enter to go on, u to undo
terminal-number = Choose a number from 1 to { $last }.
terminal-impossible = That is not possible now. Choose from the list by number or notation, or type ? for help.
terminal-save-where = Give a file name: save FILE
terminal-help =
    Choose by number, or type the word beside it. Also:
      undo (u)   undo your last action          board (b)  draw the board again
      hint (h)   what the owl would do          log (l)    what has happened
      save FILE  save the match to a file       help (?)   show this help
      quit (q)   leave

## Answering

terminal-taken-back = Undone.
terminal-not-back = This cannot be undone.
terminal-hint = The owl suggests: { $action } ({ $words })
terminal-hint-chance = { $chance }% to win
terminal-exists = { $file } already exists. Choose another name.
terminal-saved = Saved.
terminal-go-on = To continue: { $command }
terminal-not-saved = This match was not saved.
terminal-curtain = This is only for { $name }.
terminal-curtain-lift = Press Enter when nobody else is looking

## How it stands

terminal-fate = Fate decides next.
terminal-asked = To move: { $names }.
terminal-over = The match is over.
terminal-first = First: { $names }.
terminal-place = Place { $place }: { $names }.
terminal-check = Check the dealer:

## Records

terminal-undone = undone
terminal-verified-lines = no line has been changed since the record was sealed
terminal-verified-rules =
    { $count ->
        [one] the rules allow its only entry
       *[other] the rules allow all of its { $count } entries
    }
terminal-verified-key = the dealer’s key is the one that the record gives as its promise
terminal-verified-outcomes =
    { $count ->
        [one] its only random outcome follows from that key
       *[other] all of its { $count } random outcomes follow from that key
    }
terminal-verified-result = the result is right: { $result }

# What follows for the honesty of the dice.
terminal-verified-promise = the promise is the one that you saw
terminal-verified-brought = fate also follows from what these seats added: { $seats }
terminal-verified-nonce = your nonce is in it, at seat { $seat }
terminal-verified-hashes = what the seats added is what was fixed before anybody showed it
terminal-verified-proved = so nobody could choose an outcome, not even the dealer
terminal-verified-old = this record is of the older kind: it shows that the outcomes follow from the key, and not that the dealer had no hand in what the seats added
terminal-verified-nobody = no person added anything: nothing shows that the dealer did not choose its key to fit
terminal-verified-withheld = these seats did not show what they had committed to: { $seats }; who knew the key had up to { $count } courses of fate to choose from
terminal-verified-unseen = whether the promise and the hashes are those from before the match only somebody who was there can tell: give --promise, --nonce and --hash
terminal-verified-remains = no record can show that the dealer, who knows its key, told nobody what would come
