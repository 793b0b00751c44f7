"""Plays a seat over the wire: python wire_bot.py ws://127.0.0.1:2011/api/play TABLE KEY."""

import json
import random
import sys
import time

from websockets.sync.client import connect

address, table, key = sys.argv[1:]
answered = 0
with connect(address, max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "table": table, "key": key}))
    for said in map(json.loads, socket):
        match said:
            case {"type": "refused", "code": "stale" | "too-fast"}:
                time.sleep(1)
                answered = 0
                socket.send(json.dumps({"type": "resync"}))
            case {"type": "refused"}:
                sys.exit(said["reason"]["text"])
            case {"type": "update", "phase": "over" | "ended"}:
                print(said.get("result"))
                break
            case {"type": "update", "asked": asked} if asked != answered:
                answered = asked
                action = random.choice(said["choices"])["action"]
                socket.send(json.dumps({"type": "play", "seen": said["version"], "action": action}))
