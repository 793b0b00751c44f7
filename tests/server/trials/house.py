"""House: all of a server but its sockets, in this process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from midtown.server.hub import Hub
from midtown.server.services import Services
from midtown.server.store.store import open_store
from midtown.server.thinking.thinkers import Thinkers


@asynccontextmanager
async def open_house() -> AsyncIterator[Hub]:
    """Tables, their store and their bots."""
    with TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{Path(folder) / 'midtown.db'}")
        thinkers = Thinkers(1)
        hub = Hub(Services(store, thinkers))
        try:
            yield hub
        finally:
            await hub.close()
            await thinkers.close()
            await store.close()
