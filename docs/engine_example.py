"""Plays a match of any game through `galds engine`.

    python3 engine_example.py PATH-TO-GALDS GAME

Seat 0 is played by `choose` below, the others by the hare, one of our bots. Fate is decided from a seed.
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
    """Something to begin with: the action in the middle of the list. `view` is all that the seat may know."""
    return actions[len(actions) // 2]


def play(engine, game, setup, seed, choose=choose):
    """A match to its end; returns the places and the record."""
    answer = engine.ask(do="open", game=game, setup=setup, seed=seed)
    while answer["turn"]["is"] == "seats":
        seat = answer["turn"]["seats"][0]
        if seat == 0:
            actions = engine.ask(do="actions", seat=0)["actions"]
            action = choose(engine.ask(do="view", seat=0)["view"], actions)
        else:
            action = engine.ask(do="bot", seat=seat, level="hare", seed=answer["number"])["action"]
        answer = engine.ask(do="act", seat=seat, action=action)
    return answer["turn"]["places"], engine.ask(do="record")["record"]


def main():
    engine, wanted = Engine(sys.argv[1]), sys.argv[2]

    for line in ["", "nonsense", "[]", "{}", '{"do":"fly"}', '{"do":"view"}']:
        answer = engine.raw(line)
        assert answer["ok"] is False and answer["error"], line

    game = next(game for game in engine.ask(do="games")["games"] if game["id"] == wanted)
    places, record = play(engine, wanted, game["setup"], seed=2026)
    print(f"a match of {wanted} against the hare: places {places}, {len(record.splitlines())} lines")
    assert min(places) == 1 and len(places) == game["seats"][0]
    assert engine.ask(do="load", record=record)["turn"]["places"] == places
    engine.close()


if __name__ == "__main__":
    main()
