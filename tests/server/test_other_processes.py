import asyncio
from pathlib import Path

from midtown.server.device import Device
from midtown.server.hub import Hub
from midtown.server.replies import OpenedTable
from midtown.server.requests import Here, Leave, Open
from midtown.server.services import Services
from midtown.server.store.store import open_store
from midtown.server.thinking.thinkers import Thinkers

TABLE = Open("the-city", [Here("Anna", "salt"), Here("Bea", "pepper")])


async def open_hub(tmp_path: Path) -> Hub:
    """A process on the same database; with SQLite it hears nothing of what others write."""
    return Hub(Services(await open_store(f"sqlite:///{tmp_path / 'midtown.db'}"), Thinkers(1)))


async def close(hub: Hub) -> None:
    await hub.close()
    await hub.services.thinkers.close()
    await hub.services.store.close()


async def version_after_moving(first: Hub, second: Hub, opened: OpenedTable) -> tuple[int, int]:
    """Which version a device has seen at the first process, and which it is then shown by the second, which held the table before."""
    await second.find(opened.table)
    live = await first.find(opened.table)
    await live.do(Device(0, "en", 0), Leave("id"))
    seen = await live.look(lambda table: table.version(0))
    moved = Device(0, "en", seen)
    await (await second.find(opened.table)).attach(moved)
    return seen, moved.told


def test_a_device_is_not_shown_less_by_a_process_that_is_behind(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        first, second = await open_hub(tmp_path), await open_hub(tmp_path)
        try:
            return await version_after_moving(first, second, await first.open(TABLE))
        finally:
            await close(first)
            await close(second)

    seen, shown = asyncio.run(run())
    assert shown >= seen > 1
