"""A bot for `galds arena`, as small as can be: it takes the first action that it is offered.

    galds arena GAME --bots "hare,program:python3 docs/arena_bot.py" --games 10
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    assert request["do"] == "choose"
    # `request["view"]` is all that this seat may know.
    print(json.dumps({"action": request["actions"][0]}), flush=True)
