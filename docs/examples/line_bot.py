"""Plays a seat in the arena: midtown arena the-city --bots "greedy,program:python line_bot.py"."""

import json
import os
import random
import sys

chance = random.Random(os.environ["MIDTOWN_SEED"])
for line in sys.stdin:
    match json.loads(line):
        case {"phase": "playing", "version": version, "choices": choices}:
            action = chance.choice(choices)["action"]
            print(json.dumps({"type": "play", "seen": version, "action": action}), flush=True)
        case {"phase": "over", "seat": seat, "result": result}:
            print("points:", result["points"][seat], file=sys.stderr)
