"""Bots that the server has to live with; a worker makes them from their names."""

import os
import signal
import subprocess
import time
from pathlib import Path

from midtown.bots.bot import Bot
from midtown.core.view import View
from midtown.match.match import AnyGame

NOTES = "MIDTOWN_TEST_NOTES"
"""The variable that names the file where bots write down what they are."""


def name_of(bot: type["LastBot"]) -> str:
    """What a host calls a bot of its own."""
    return f"{bot.__module__}:{bot.__name__}"


class LastBot(Bot):
    """Notes its seed and its process; takes the last option."""

    def __init__(self, _game: AnyGame, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed

    def choose(self, view: View, options: list[int]) -> int:
        with Path(os.environ[NOTES]).open("a", encoding="utf-8") as notes:
            notes.write(f"{self._seed} {os.getpid()}\n")
        return options[-1]


class SlowBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        time.sleep(0.2)
        return super().choose(view, options)


class TalkingBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        print("I take the last one.", flush=True)  # noqa: T201  # this is its fault
        os.write(1, b"\0" * 1000)
        return super().choose(view, options)


class GrabbingBot(LastBot):
    """Empties the list that it was given."""

    def choose(self, view: View, options: list[int]) -> int:
        last = super().choose(view, options)
        options.clear()
        return last


class RaisingBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        super().choose(view, options)
        message = "I hold the bank"
        raise ValueError(message)


class ReadingBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        super().choose(view, options)
        return int(input())


class InventingBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        return super().choose(view, options) + 1


class LeavingBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        super().choose(view, options)
        os._exit(0)


class FaultyBot(LastBot):
    """Dies as it would of a fault in compiled code."""

    def choose(self, view: View, options: list[int]) -> int:
        os.kill(os.getpid(), signal.SIGSEGV)
        return super().choose(view, options)


class EndlessBot(LastBot):
    def choose(self, view: View, options: list[int]) -> int:
        super().choose(view, options)
        while True:
            pass


class BusyBot(EndlessBot):
    """Has something done by another process, and does not end."""

    def choose(self, view: View, options: list[int]) -> int:
        with subprocess.Popen(["/bin/sleep", "60"]):
            print("busy", flush=True)  # noqa: T201  # for those who wait for it
            return super().choose(view, options)
