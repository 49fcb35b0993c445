"""Plays Game of Trains through `galds engine`.

    python3 engine_example.py PATH-TO-GALDS

Seat 0 is played by the few lines of `choose` below, seat 1 by the hare, one of our bots. Fate is decided from a
seed. The second match is scripted: this program brings every card itself.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

# The conversation itself is the same for every game.
place = Path(__file__).resolve().parents[2] / "docs/engine_example.py"
spec = spec_from_file_location("any_game", place)
any_game = module_from_spec(spec)
spec.loader.exec_module(any_game)


def choose(view, actions):
    """Puts each card where its number belongs in an even spread from 1 to 84."""
    hand, train = view["hand"], view["seats"][view["me"]]["train"]

    def misfit(card, place):
        return abs(card - 12 * place + 6)

    best, gain = "draw", 0
    for action in actions:
        word, *numbers = action.split()
        if word == "keep":
            card, place = map(int, numbers)
        elif word == "place":
            card, place = hand[0], int(numbers[0])
        else:
            continue
        better = misfit(train[place - 1], place) - misfit(card, place)
        if best == "draw" or better > gain:
            best, gain = action, better
    return best


def scripted(engine):
    """A match in which this program is fate: both seats draw well, and the first is faster."""
    script = """
        ! first 0
        ! deal 0 80 70 60 50 40 30 20
        ! deal 1 79 69 59 49 39 29 19
        ! offer 0 10
        ! offer 1 7 84
    """
    engine.ask(do="open", game="trains", setup="seats=2")
    for line in script.split("\n"):
        if line.strip():
            engine.ask(do="chance", outcome=line.strip().removeprefix("! "))
    engine.ask(do="act", seat=0, action="keep 10 1")
    # What seat 1 was offered is for seat 1 alone.
    assert engine.ask(do="view", seat=1)["view"]["hand"] == [7, 84]
    assert engine.ask(do="view", seat=0)["view"]["hand"] == []
    assert engine.ask(do="view")["view"]["seats"][1]["hand"] == 2
    engine.ask(do="act", seat=1, action="keep 7 1")
    # Both put ascending cards into places 2 to 7.
    number = engine.ask(do="turn")["number"]
    for place in range(2, 8):
        for seat in (0, 1):
            engine.ask(do="act", seat=seat, action="draw")
            engine.ask(do="chance", outcome=f"draw {10 * place + 2 - seat}")
            answer = engine.ask(do="act", seat=seat, action=f"place {place}")
            if answer["turn"]["is"] == "over":
                return number, answer["turn"]["places"]
    raise AssertionError("somebody should have won")


def main():
    engine = any_game.Engine(sys.argv[1])

    places, record = any_game.play(engine, "trains", "seats=2", 2026, choose)
    print(f"a match against the hare: places {places}, {len(record.splitlines())} lines")
    assert sorted(places) == [1, 2]
    assert engine.ask(do="load", record=record)["turn"]["places"] == places

    number, places = scripted(engine)
    print(f"a scripted match: places {places} after {number} events of set-up")
    assert places == [1, 2]
    engine.close()


if __name__ == "__main__":
    main()
