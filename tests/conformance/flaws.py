"""What broken toys are listed with and made of."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, TypeVar

from midtown.core.errors import Reason
from midtown.core.rules import Question, Step
from tests.conformance.toys import Toy, ToyState, ToyView, WhatToLay

Rule = TypeVar("Rule", Step[ToyState], Question[ToyState])
MARK: Final = 7


class Flaws:
    """Broken toys by the law that their flaw breaks."""

    def __init__(self) -> None:
        self.by_law: Final[dict[str, list[type[Toy]]]] = {}

    def break_law(self, law: str) -> Callable[[type[Toy]], type[Toy]]:
        def listed(toy: type[Toy]) -> type[Toy]:
            self.by_law.setdefault(law, []).append(toy)
            return toy

        return listed


def instead(rules: list[Rule], sound: Rule, flawed: Rule) -> list[Rule]:
    return [flawed if rule is sound else rule for rule in rules]


def fields_of(view: ToyView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in asdict(view)}


def marked(state: ToyState) -> ToyState:
    """Make a re-deal known to the flawed rules of its game."""
    state.chance.a = MARK
    return state


class RefusesOtherwise(WhatToLay):
    def __init__(self, reason: Callable[[ToyState], Reason]) -> None:
        super().__init__("T-2")
        self.reason = reason

    def refusal(self, state: ToyState, seat: int, action: int) -> Reason:
        return self.reason(state)
