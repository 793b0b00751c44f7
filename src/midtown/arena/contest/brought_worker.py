"""The inside of a process in which a class of the user's answers."""

import os
import signal
import sys
from importlib import import_module
from inspect import signature
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypeAlias

from midtown.arena.contest.fault import crashed, not_offered, not_started, told
from midtown.bots.bot import Bot
from midtown.core.errors import Reason
from midtown.core.view import View
from midtown.games import GAMES


class Begin(NamedTuple):
    """A seat of a new game is taken."""

    seat: int
    game: str
    seed: int
    think: float | None


class Think(NamedTuple):
    """A seat is asked."""

    seat: int
    view: View
    options: list[int]


Answer: TypeAlias = int | Reason
"""What the bot chooses, or why it does not."""


def serve(pipe: "Connection[Answer, Begin | Think]", word: str) -> None:
    """Answer one question after the other, for as long as somebody asks."""
    _stand_alone()
    bots: dict[int, Bot] = {}
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(_begun(bots, word, question) if isinstance(question, Begin) else _chosen(bots[question.seat], question))


def _stand_alone() -> None:
    """What a bot prints is heard among the errors, interrupts are for the parent, whose end is the own end."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    sys.path.insert(0, str(Path.cwd()))
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _begun(bots: dict[int, Bot], word: str, begin: Begin) -> Answer:
    """Make the bot of a seat, or say why there is none."""
    try:
        bots[begin.seat] = made(word, begin)
    except BaseException as problem:  # noqa: BLE001  # whatever goes wrong in a bot is its fault
        return not_started(told(problem)).reason
    return 0


def made(word: str, begin: Begin) -> Bot:
    """A bot, given what its class asks for: `seed`, `game` and `think`."""
    module, _, name = word.partition(":")
    factory = getattr(import_module(module), name)
    known = {"seed": begin.seed, "game": GAMES[begin.game], "think": begin.think}
    bot: Bot = factory(**{name: value for name, value in known.items() if name in signature(factory).parameters})
    return bot


def _chosen(bot: Bot, question: Think) -> Answer:
    """One of the options."""
    try:
        chosen = bot.choose(question.view, list(question.options))
    except BaseException as problem:  # noqa: BLE001  # the same
        return crashed(told(problem)).reason
    if chosen in question.options:
        return int(chosen)
    return not_offered(repr(chosen)[:40]).reason
