# The terminal: what stands around a board. What one types is the same in every language.

## Choosing and beginning

terminal-game-seats = { $least } to { $most } seats
terminal-which-game = Which game?
terminal-saved-to = Saved to { $file } as you play.
terminal-leaving = Type ? for help, q to leave.

## Asking

terminal-your-move =
    { $you ->
        [yes] Your move
       *[no] { $name }, your move
    }
terminal-pause = Enter to go on, u to take it back
terminal-number = Choose a number from 1 to { $last }.
terminal-impossible = That is not possible now. Choose from the list by number or notation, or type ? for help.
terminal-save-where = Say where: save FILE
terminal-help =
    Choose by number, or type what stands beside it. Also:
      undo (u)   take back your last action     board (b)  draw the board again
      hint (h)   what the owl would do          log (l)    what happened
      save FILE  keep the match in a file       help (?)   this
      quit (q)   leave

## Answering

terminal-taken-back = Taken back.
terminal-not-back = This cannot be taken back.
terminal-hint = The owl would: { $action } ({ $words })
terminal-hint-chance = { $chance } % to win
terminal-exists = { $file } exists; choose another name.
terminal-saved = Saved.
terminal-go-on = Go on with it by: { $command }
terminal-not-saved = This match was not saved.
terminal-curtain = This is for { $name } alone.
terminal-curtain-lift = Press Enter when nobody else looks

## How it stands

terminal-fate = Fate is next.
terminal-asked = To decide: { $names }.
terminal-over = The match is over.
terminal-first = First: { $names }.
terminal-place = Place { $place }: { $names }.
terminal-check = Check the dealer:

## Records

terminal-undone = taken back
terminal-verified-lines = no line was changed since the record was sealed
terminal-verified-rules = the rules allow each of its { $count } entries
terminal-verified-key = the dealer’s key is the one that the record gives as its promise
terminal-verified-outcomes = each of its { $count } outcomes of fate follows from that key
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
