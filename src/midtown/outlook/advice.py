"""Advice: all that a seat can be told about its choices."""

from dataclasses import dataclass
from typing import final

from midtown.core.errors import Reason
from midtown.match.match import Choice, Match
from midtown.outlook.prospect import Prospect
from midtown.outlook.registry import OUTLOOKS


@final
@dataclass(frozen=True)
class Advice:
    """The question, the choices as they are shown, and what is refused."""

    question: Reason
    choices: list[tuple[Choice, Prospect]]
    refused: list[tuple[int, Reason, Prospect]]
    is_evident: bool
    """Is there one choice only, and can everybody see that?"""


def arranged_choices(match: Match, seat: int) -> list[Choice]:
    """What a seat may do, in the order in which it is shown."""
    return OUTLOOKS[match.game.name].arranged(match.view(seat), match.choices(seat))


def refusals(match: Match, seat: int) -> dict[int, Reason]:
    """What a seat might want to do and may not, each with the reason."""
    choices = match.choices(seat)
    offered = [choice.action for choice in choices]
    wishes = OUTLOOKS[match.game.name].wishes(match.view(seat), choices)
    return {action: match.why_not(action, seat) for action in wishes if action not in offered}


def advice(match: Match, seat: int) -> Advice:
    """What a seat that owes an answer can be told."""
    outlook = OUTLOOKS[match.game.name]
    view = match.view(seat)
    choices = arranged_choices(match, seat)
    refused = refusals(match, seat)
    prospects = outlook.prospects(view, [choice.action for choice in choices] + list(refused))
    return Advice(
        question=outlook.question(view, choices),
        choices=list(zip(choices, prospects, strict=False)),
        refused=[(action, refused[action], prospect) for action, prospect in zip(refused, prospects[len(choices) :], strict=True)],
        is_evident=len(choices) == 1 and outlook.is_evident(choices[0].action),
    )
