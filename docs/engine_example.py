"""Plays matches of Game of Trains through `galds engine`.

    python3 engine_example.py PATH-TO-GALDS

Seat 0 is played by the few lines of `choose` below, seat 1 by the hare, one of our bots. Fate is decided from a
seed. The second match is scripted: this program brings every card itself.
"""

import json
import subprocess
import sys


class Engine:
    """A conversation with `galds engine`."""

    def __init__(self, galds):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([galds, "engine"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, **request):
        """Sends a request and returns the answer; a refusal is an exception."""
        answer = self.raw(json.dumps(request))
        if not answer["ok"]:
            raise ValueError(f"{answer['code']}: {answer['error']}")
        return answer

    def raw(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


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


def play(engine, seed):
    """A match to its end; returns the places and the record."""
    answer = engine.ask(do="open", game="trains", setup="seats=2", seed=seed)
    while answer["turn"]["is"] == "seats":
        seat = answer["turn"]["seats"][0]
        if seat == 0:
            actions = engine.ask(do="actions", seat=0)["actions"]
            action = choose(engine.ask(do="view", seat=0)["view"], actions)
        else:
            action = engine.ask(do="bot", seat=1, level="hare", seed=answer["number"])["action"]
        answer = engine.ask(do="act", seat=seat, action=action)
    return answer["turn"]["places"], engine.ask(do="record")["record"]


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
    engine = Engine(sys.argv[1])

    for line in ["", "nonsense", "[]", "{}", '{"do":"fly"}', '{"do":"view"}']:
        answer = engine.raw(line)
        assert answer["ok"] is False and answer["error"], line

    places, record = play(engine, seed=2026)
    print(f"a match against the hare: places {places}, {len(record.splitlines())} lines")
    assert sorted(places) == [1, 2]
    assert engine.ask(do="load", record=record)["turn"]["places"] == places

    number, places = scripted(engine)
    print(f"a scripted match: places {places} after {number} events of set-up")
    assert places == [1, 2]
    engine.close()


if __name__ == "__main__":
    main()
