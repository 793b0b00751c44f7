"""Games in which it matters who answers first or looks on, one flaw each."""

from dataclasses import dataclass, replace
from typing import Final

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.rules import Question, Step
from tests.conformance.flaws import Flaws, fields_of, instead
from tests.conformance.toys import (
    LAID,
    TURN_UP,
    WHAT_TO_LAY,
    Toy,
    ToyState,
    ToyView,
    TurnUp,
    WhatToLay,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("answers_stay_secret_until_all_are_in")
class ShowsWhatIsLaid(Toy):
    @dataclass(frozen=True)
    class Leaky(ToyView):
        on_the_table: tuple[int, ...]

    def view(self, state: ToyState, seat: int) -> ToyView:
        laid = tuple(card for pile in state.laid for card in pile.to_list())
        return self.Leaky(**fields_of(super().view(state, seat)), on_the_table=laid)


@FLAWS.break_law("answers_stay_secret_until_all_are_in")
class ShowsHowManyAreLaid(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        return replace(super().view(state, seat), held=tuple(int(hand.n) for hand in state.hands))


@FLAWS.break_law("answers_come_in_any_order")
class RewardsTheFastest(Toy):
    class Racing(ToyState):
        fastest = NOBODY

        def assign(self, other: ToyState) -> None:
            super().assign(other)
            if isinstance(other, RewardsTheFastest.Racing):
                self.fastest = other.fastest

        def key(self) -> list[int]:
            return [*super().key(), self.fastest]

    class WhatToLayFirst(WhatToLay):
        def answer(self, state: ToyState, seat: int, action: int) -> None:
            super().answer(state, seat, action)
            if isinstance(state, RewardsTheFastest.Racing) and state.fastest == NOBODY:
                state.fastest = seat

    class TurnUpAndReward(TurnUp):
        def run(self, state: ToyState, who: int) -> None:
            super().run(state, who)
            if isinstance(state, RewardsTheFastest.Racing):
                state.score(LAID, state.fastest, [], 1)
                state.fastest = NOBODY

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, self.TurnUpAndReward("T-3"))

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, self.WhatToLayFirst("T-2"))

    def table(self, options: Options) -> ToyState:
        return self.Racing(self.book, options)
