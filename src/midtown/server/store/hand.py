"""Hand: writes orders with a pen that is opened when it is needed, and thrown away after an error."""

import time
from collections.abc import Callable, Sequence
from typing import Final, final

from midtown.server.store.database import Busy, Pen
from midtown.server.store.line import Taken, failed
from midtown.server.store.order import Order

Problems = Sequence[Exception | None]
"""What went wrong with each order."""


@final
class Hand:
    """Used by one thread at a time."""

    def __init__(self, open_pen: Callable[[], Pen]) -> None:
        self._open_pen: Final = open_pen
        self._pen: Pen | None = None
        self.seconds = 0.0
        """How long the last orders took, once a pen was found."""

    def write(self, orders: Sequence[Order]) -> Problems:
        """Write these orders; `Busy` if somebody else has to be waited for."""
        start = time.perf_counter()
        try:
            if self._pen is None:
                self._pen = self._open_pen()
                start = time.perf_counter()
            were_free = self._pen.write([order.lines for order in orders])
        except Busy:
            raise
        except Exception as problem:  # noqa: BLE001  # whatever it is, the next orders are to be written
            self.drop()
            return [failed(problem) for _ in orders]
        finally:
            self.seconds = time.perf_counter() - start
        return [None if was_free else Taken(order.lines[0]) for order, was_free in zip(orders, were_free, strict=True)]

    def drop(self) -> None:
        """Throw the pen away."""
        if self._pen is not None:
            self._pen.close()
            self._pen = None
