"""Hand: writes lines with a pen that is opened when it is needed, and thrown away after an error."""

from collections.abc import Callable, Sequence
from typing import Final, final

from midtown.server.store.database import Busy, Pen
from midtown.server.store.line import Line, Taken, failed

Problems = Sequence[Exception | None]
"""What went wrong with each line."""


@final
class Hand:
    """Used by one thread at a time."""

    def __init__(self, open_pen: Callable[[], Pen]) -> None:
        self._open_pen: Final = open_pen
        self._pen: Pen | None = None

    def write(self, lines: Sequence[Line]) -> Problems:
        """Write these lines; `Busy` if somebody else has to be waited for."""
        try:
            if self._pen is None:
                self._pen = self._open_pen()
            were_free = self._pen.write(lines)
        except Busy:
            raise
        except Exception as problem:  # noqa: BLE001  # whatever it is, the next lines are to be written
            self.drop()
            return [failed(problem) for _ in lines]
        return [None if was_free else Taken(line) for line, was_free in zip(lines, were_free, strict=True)]

    def drop(self) -> None:
        """Throw the pen away."""
        if self._pen is not None:
            self._pen.close()
            self._pen = None
