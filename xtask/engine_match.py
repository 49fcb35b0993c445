"""Plays a match of any game through `galds engine`, a hare in every seat.

    python3 engine_match.py PATH-TO-GALDS GAME
"""

import json
import subprocess
import sys


def main():
    galds, game = sys.argv[1:]
    pipe = subprocess.PIPE
    engine = subprocess.Popen([galds, "engine"], stdin=pipe, stdout=pipe, text=True)

    def ask(**request):
        engine.stdin.write(json.dumps(request) + "\n")
        engine.stdin.flush()
        answer = json.loads(engine.stdout.readline())
        assert answer["ok"], f"{request}: {answer}"
        return answer

    known = {it["id"]: it for it in ask(do="games")["games"]}
    assert game in known, f"there is no {game} among {list(known)}"
    answer = ask(do="open", game=game, setup=known[game]["setup"], seed=1)
    while answer["turn"]["is"] == "seats":
        seat = answer["turn"]["seats"][0]
        action = ask(do="bot", seat=seat, level="hare", seed=answer["number"])["action"]
        assert action in ask(do="actions", seat=seat)["actions"]
        answer = ask(do="act", seat=seat, action=action)
    record = ask(do="record")["record"]
    again = ask(do="load", record=record)
    assert again["turn"] == answer["turn"], "the record leads elsewhere"
    print(f"{game}: places {answer['turn']['places']} after {answer['number']} events")
    engine.stdin.close()
    assert engine.wait() == 0


if __name__ == "__main__":
    main()
