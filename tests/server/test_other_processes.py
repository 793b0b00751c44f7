import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from midtown.server.hub import Hub
from midtown.server.keys import hashed
from midtown.server.replies import OpenedTable
from midtown.server.requests import Here, Leave, Open
from midtown.server.services import Services
from midtown.server.store.store import open_store
from midtown.server.table.device import Device
from midtown.server.thinking.thinkers import Thinkers

TABLE = Open("the-city", [Here("Anna", "salt"), Here("Bea", "pepper")])


@asynccontextmanager
async def process(tmp_path: Path) -> AsyncIterator[Hub]:
    """A process on the same database; with SQLite it hears nothing of what others write."""
    store = await open_store(f"sqlite:///{tmp_path / 'midtown.db'}")
    thinkers = Thinkers(1)
    hub = Hub(Services(store, thinkers))
    yield hub
    await hub.close()
    await thinkers.close()
    await store.close()


async def version_after_moving(first: Hub, second: Hub, opened: OpenedTable) -> tuple[int, int]:
    """Which version a device has seen at the first process, and which it is then shown by the second, which held the table before."""
    await second.find(opened.table)
    live = await first.find(opened.table)
    lock = hashed(opened.keys["0"])
    live.do(Device(0, lock, "en", 0), Leave("id"))
    seen = await live.look(lambda table: table.version(0))
    moved = Device(0, lock, "en", seen)
    await (await second.find(opened.table)).attach(moved)
    return seen, moved.told


def test_a_device_is_not_shown_less_by_a_process_that_is_behind(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        async with process(tmp_path) as first, process(tmp_path) as second:
            return await version_after_moving(first, second, await first.open(TABLE))

    seen, shown = asyncio.run(run())
    assert shown >= seen > 1
