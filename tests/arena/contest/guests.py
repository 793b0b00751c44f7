"""Bots that somebody could bring to the arena, good and bad."""

import os
import signal
import sys
import time
from typing import NoReturn

from midtown.bots.bot import Bot
from midtown.core.view import View
from midtown.match.match import AnyGame


class First(Bot):
    """Takes what comes first."""

    def choose(self, view: View, options: list[int]) -> int:
        return options[0]


class Knowing(Bot):
    """Asks for all that it can get."""

    def __init__(self, game: AnyGame, seed: int, think: float | None) -> None:
        super().__init__(seed)
        self.given = (game.name, think)

    def choose(self, view: View, options: list[int]) -> int:
        assert self.given == ("the-city", 0.5)
        return options[self.chance.below(len(options))]


class Crashing(Bot):
    """Knows no answer."""

    def choose(self, view: View, options: list[int]) -> int:
        message = "no idea\nat all"
        raise LookupError(message)


class Dying(Bot):
    """Takes its process along."""

    def choose(self, view: View, options: list[int]) -> int:
        os._exit(3)


class Fatal(Bot):
    """Kills whoever plays the game in which it sits."""

    def choose(self, view: View, options: list[int]) -> int:
        os.kill(os.getppid(), signal.SIGKILL)
        return options[0]


class Silent(Bot):
    """Hangs up, and stays."""

    def choose(self, view: View, options: list[int]) -> int:
        os.closerange(3, 100)
        while True:
            time.sleep(1)


class Hanging(Bot):
    """Thinks for ever once it has begun to."""

    def choose(self, view: View, options: list[int]) -> int:
        sys.stdout.write("I am thinking.\n")
        sys.stdout.flush()
        while True:
            time.sleep(1)


class Cheating(Bot):
    """Wants what it may not do."""

    def choose(self, view: View, options: list[int]) -> int:
        return -1


class Missing(Bot):
    """Does not come."""

    def __init__(self) -> None:
        absent()

    def choose(self, view: View, options: list[int]) -> int:
        return options[0]


def absent() -> NoReturn:
    """It has something else to do."""
    message = "ill"
    raise RuntimeError(message)
