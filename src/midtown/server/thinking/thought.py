"""Thought: what a bot is asked; Consultation and Reflection: what an adviser is; BotFailed: why there is no answer."""

from typing import Final, NamedTuple, TypeAlias, final

from midtown.bots.explaining.explanation import Explanation
from midtown.bots.reviewing.decision import Decision
from midtown.bots.reviewing.hindsight import Hindsight
from midtown.core.errors import GameError, Reason
from midtown.core.view import View

ADVISOR: Final = "advisor"


class Thought(NamedTuple):
    """A seat's view and options, and the bot that is to choose."""

    game: str
    bot: str
    """A name of the registry, or `module:factory` with factory(game, seed) for a bot that the host brings."""
    seed: int
    view: View
    options: list[int]


class Consultation(NamedTuple):
    """A seat's view and options, which are to be explained."""

    game: str
    seed: int
    view: View
    options: list[int]
    seconds: float
    """How long to think."""
    bot: str = ADVISOR


class Reflection(NamedTuple):
    """A decision of a finished game, as its seat saw it."""

    game: str
    seed: int
    decision: Decision
    seconds: float
    """How long to think."""
    bot: str = ADVISOR


Asked: TypeAlias = Thought | Consultation | Reflection
Answered: TypeAlias = int | Explanation | Hindsight
Answer: TypeAlias = Answered | Reason
"""One of the options, or what was found out; or why there is none."""


@final
class BotFailed(GameError):
    """A bot gave no answer that can be played."""
