"""Several server processes behind one address, on one PostgreSQL."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path

from websockets.asyncio.client import connect

from tests.served import PATIENCE, ask, served
from tests.server.keeping import Message, kept

PEOPLE = [{"kind": "here", "name": name, "salt": name} for name in ("Ada", "Ben")]


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def wait_until_healthy(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if ask(f"{address}health")["health"] == "good":
                return
        except OSError:
            time.sleep(0.1)
    message = "the server does not come"
    raise TimeoutError(message)


async def play(address: str, table: str, key: str) -> int:
    """Answer until the other one has answered too; how often."""
    answered = 0
    asked = 0
    now: Message = {}
    async with connect(address.replace("http", "ws") + "api/play") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "key": key}))
        async with asyncio.timeout(PATIENCE):
            async for text in socket:
                now = kept(now, json.loads(text)) if '"update"' in str(text)[:20] else now
                if now.get("view", {}).get("round", 0) > 1:
                    return answered
                if now.get("choices") and now["asked"] != asked:
                    asked = now["asked"]
                    answered += 1
                    await socket.send(json.dumps({"type": "play", "seen": now["version"], "action": now["choices"][-1]["action"]}))
    return answered


def test_any_process_serves_any_table_and_one_that_dies_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    with served(tmp_path, "serve", "--port", "0", "--database", postgres_url, "--processes", "2") as (process, address):
        wait_until_healthy(address)
        opened = ask(f"{address}api/tables", {"game": "the-city", "seats": PEOPLE})

        async def both() -> list[int]:
            return await asyncio.gather(*[play(address, opened["table"], key) for key in opened["keys"].values()])

        assert min(asyncio.run(both())) >= 3
        os.kill(children_of(process.pid)[-1], signal.SIGKILL)
        wait_until_healthy(address)
        assert min(asyncio.run(both())) == 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
