"""Games whose states do not repeat, copy or hold still, one flaw each."""

from typing import Final

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Question, Step
from tests.conformance.flaws import Flaws, instead
from tests.conformance.toys import (
    DEAL,
    LAID,
    TURN_UP,
    WHAT_TO_LAY,
    Deal,
    Toy,
    ToyState,
    ToyView,
    TurnUp,
    WhatToLay,
    fill,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("the_same_moves_give_the_same_states")
class ShufflesWithDiceOfItsOwn(Toy):
    def steps(self) -> list[Step[ToyState]]:
        dice = Chance(1)

        class DealWithOtherDice(Deal):
            def run(self, state: ToyState, who: int) -> None:
                state.chance.reseed(int(dice.bits()))
                super().run(state, who)

        return instead(super().steps(), DEAL, DealWithOtherDice("T-1"))


@FLAWS.break_law("listening_changes_nothing")
class RollsForItsListener(Toy):
    class TurnUpWithFlourish(TurnUp):
        def run(self, state: ToyState, who: int) -> None:
            super().run(state, who)
            if state.journal is not None:
                state.chance.bits()

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, self.TurnUpWithFlourish("T-3"))


@FLAWS.break_law("looking_changes_nothing")
class LooksAtTheTopCard(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        if state.deck.n > 1:
            state.deck.reverse(state.deck.n - 2)
        return super().view(state, seat)


@FLAWS.break_law("looking_changes_nothing")
class RollsForItsOptions(Toy):
    class WhatToLayAtRandom(WhatToLay):
        def options(self, state: ToyState, seat: int, out: Offer) -> None:
            state.chance.bits()
            super().options(state, seat, out)

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, self.WhatToLayAtRandom("T-2"))


@FLAWS.break_law("copies_are_equal")
class CopiesForgetTheRound(Toy):
    class Forgetful(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.round = 0
            return twin

    def table(self, options: Options) -> ToyState:
        return self.Forgetful(self.book, options)


@FLAWS.break_law("copies_are_equal")
class CopiesForgetWhatNoKeyNames(Toy):
    class Forgetful(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.points = [0] * len(self.points)
            return twin

        def key(self) -> list[int]:
            hidden, self.points = self.points, []
            numbers = super().key()
            self.points = hidden
            return numbers

    def table(self, options: Options) -> ToyState:
        return self.Forgetful(self.book, options)


@FLAWS.break_law("copies_are_equal")
class CopiesForgetWhatOnlyOptionsTell(Toy):
    class Choosy(ToyState):
        refused = 0

    class WhatNotToLay(WhatToLay):
        def options(self, state: ToyState, seat: int, out: Offer) -> None:
            super().options(state, seat, out)
            if isinstance(state, CopiesForgetWhatOnlyOptionsTell.Choosy) and out.ids.n > 1:
                out.ids.n -= state.refused

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        state = super().setup(options, seed, journal)
        if isinstance(state, self.Choosy):
            state.refused = 1
        return state

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, self.WhatNotToLay("T-2"))

    def table(self, options: Options) -> ToyState:
        return self.Choosy(self.book, options)


@FLAWS.break_law("copies_are_independent")
class CopiesShareTheDeck(Toy):
    def copy(self, state: ToyState) -> ToyState:
        twin = state.copy()
        twin.deck = state.deck
        return twin


@FLAWS.break_law("copies_are_independent")
class CopiesShareTheGenerator(Toy):
    class TurnUpAndRoll(TurnUp):
        def run(self, state: ToyState, who: int) -> None:
            super().run(state, who)
            state.chance.bits()

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, self.TurnUpAndRoll("T-3"))

    def copy(self, state: ToyState) -> ToyState:
        twin = state.copy()
        twin.chance = state.chance
        return twin


@FLAWS.break_law("copies_play_on_alike")
class CopiesForgetASecretCount(Toy):
    class Counting(ToyState):
        turns = 0

    class TurnUpCounting(TurnUp):
        def run(self, state: ToyState, who: int) -> None:
            super().run(state, who)
            if isinstance(state, CopiesForgetASecretCount.Counting):
                state.turns += 1
                state.score(LAID, 0, [], state.turns)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, self.TurnUpCounting("T-3"))

    def table(self, options: Options) -> ToyState:
        return self.Counting(self.book, options)


@FLAWS.break_law("overwritten_states_are_equal")
class OverwritingForgetsMedals(Toy):
    class Forgetful(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.given.assign(self.given)
            return twin

        def assign(self, other: ToyState) -> None:
            given = self.given.to_list()
            super().assign(other)
            self.given.n = 0
            fill(self.given, given)

    def table(self, options: Options) -> ToyState:
        return self.Forgetful(self.book, options)


@FLAWS.break_law("overwritten_states_are_equal")
class OverwritingSharesTheDeck(Toy):
    class Sharing(ToyState):
        def copy(self) -> ToyState:
            twin = ToyState.copy(self)
            twin.deck = type(self.deck)()
            twin.deck.assign(self.deck)
            return twin

        def assign(self, other: ToyState) -> None:
            super().assign(other)
            self.deck = other.deck

    def table(self, options: Options) -> ToyState:
        return self.Sharing(self.book, options)
