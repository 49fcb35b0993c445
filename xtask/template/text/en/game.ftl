# Sample Game.

## What happened

sample-game-news-dealt = { $name }: six cards.
sample-game-news-dealt-mine =
    { $you ->
        [yes] You get { $cards }.
       *[no] { $name } gets { $cards }.
    }
sample-game-news-rolled =
    { $prize ->
        [one] The die shows 1: this round is worth one point.
       *[other] The die shows { $prize }: this round is worth { $prize } points.
    }
sample-game-news-chose = { $name }: card chosen.
sample-game-news-chose-mine =
    { $you ->
        [yes] You choose { $card }.
       *[no] { $name } chooses { $card }.
    }
sample-game-news-won =
    { $you ->
        [yes] { $prize ->
            [one] { $cards }: you take 1 point.
           *[other] { $cards }: you take { $prize } points.
        }
       *[no] { $prize ->
            [one] { $cards }: { $name } takes 1 point.
           *[other] { $cards }: { $name } takes { $prize } points.
        }
    }

## What can be done

sample-game-do-play = Play { $card }
sample-game-prompt-choose =
    { $prize ->
        [one] Choose a card: this round is worth one point.
       *[other] Choose a card: this round is worth { $prize } points.
    }

## What the plain board calls the parts of the view: `view-FIELD`, and `view-FIELD-VALUE` for what is
## one of several words.

sample-game-view-phase = Now
sample-game-view-phase-deal = cards are dealt
sample-game-view-phase-roll = the die is rolled
sample-game-view-phase-choose = everyone chooses
sample-game-view-phase-over = the end
sample-game-view-round = Rounds played
sample-game-view-prize = Worth
sample-game-view-hand = Hand
sample-game-view-chosen = Chosen
sample-game-view-seats = At the table
sample-game-view-points = Points
sample-game-view-cards = Cards
sample-game-view-ready = Has chosen
sample-game-view-played = Played
sample-game-view-hands = In everyone’s hands

## The terminal

sample-game-terminal-round = Round { $round } of { $rounds }
sample-game-terminal-prize =
    { $prize ->
        [one] worth one point
       *[other] worth { $prize } points
    }
sample-game-terminal-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
sample-game-terminal-hand = Your cards: { $cards }
sample-game-terminal-help =
    play 17  plays card 17
    The highest card takes what the die shows.
