"""Midtown: a digital table for city-building games.

The public names; each is loaded when it is first used, so that `import midtown.games` loads no more than the engine.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from midtown.arena.simulate import simulate as simulate
    from midtown.bots.bot import Bot as Bot
    from midtown.bots.considering import advisor as advisor
    from midtown.bots.explaining.explanation import explain as explain
    from midtown.bots.registry import make_bot as make_bot
    from midtown.core.errors import GameError as GameError
    from midtown.games import GAMES as GAMES
    from midtown.match.conformance import check_game as check_game
    from midtown.match.export import export as export
    from midtown.match.match import Match as Match
    from midtown.match.record import read as read
    from midtown.match.record import record_of as record_of
    from midtown.match.record import replay as replay
    from midtown.match.record import write as write

HOMES = {
    "Bot": "midtown.bots.bot",
    "GAMES": "midtown.games",
    "GameError": "midtown.core.errors",
    "Match": "midtown.match.match",
    "advisor": "midtown.bots.considering",
    "check_game": "midtown.match.conformance",
    "explain": "midtown.bots.explaining.explanation",
    "export": "midtown.match.export",
    "make_bot": "midtown.bots.registry",
    "read": "midtown.match.record",
    "record_of": "midtown.match.record",
    "replay": "midtown.match.record",
    "simulate": "midtown.arena.simulate",
    "write": "midtown.match.record",
}
"""Where each public name lives."""


def __getattr__(name: str) -> object:
    """A public name, from where it lives."""
    from importlib import import_module  # noqa: PLC0415  # the engine alone does without it

    if name not in HOMES:
        message = f"midtown has no public name '{name}'"
        raise AttributeError(message)
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    """The public names."""
    return sorted(HOMES)
