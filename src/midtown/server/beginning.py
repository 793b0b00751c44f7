"""Beginning: work that is done at once as far as it goes, without a task of its own."""

from collections.abc import Coroutine, Generator
from typing import Any, Final, final


@final
class Rest:
    """Work that has begun and waits for something; whoever awaits it finishes it."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: object) -> None:
        self._work: Final = work
        self._awaited: Final = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._awaited
        except BaseException:
            self._work.close()
            raise
        yield from self._work.__await__()


def begin(work: Coroutine[Any, Any, None]) -> Rest | None:
    """Do what can be done at once; what is left, if there is something to wait for."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return Rest(work, awaited)
