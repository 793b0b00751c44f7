"""Thought: what a bot is asked; BotFailed: why it gave no answer."""

from typing import NamedTuple, TypeAlias, final

from midtown.core.errors import GameError, Reason
from midtown.core.view import View


class Thought(NamedTuple):
    """A seat's view and options, and the bot that is to choose."""

    game: str
    bot: str
    """A name of the registry, or `module:factory` with factory(game, seed) for a bot that the host brings."""
    seed: int
    view: View
    options: list[int]


Answer: TypeAlias = int | Reason
"""One of the options, or why the bot gave none of them."""


@final
class BotFailed(GameError):
    """A bot gave no answer that can be played."""
