"""Games whose views or re-deals do not hold what they promise, one flaw each."""

from dataclasses import dataclass, replace
from typing import Final

from midtown.core.event import SPECTATOR, Journal
from midtown.core.flow import NOBODY, SEAT_BIT
from midtown.core.options import Options
from midtown.core.rules import Question, Step
from tests.conformance.flaws import MARK, Flaws, fields_of, instead, marked
from tests.conformance.toys import (
    CARDS,
    CHECK_END,
    DEAL,
    LAY_CARDS,
    WHICH_MEDAL,
    Deal,
    Toy,
    ToyState,
    ToyView,
    WhichMedal,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("everybody_has_a_view")
class ShutsSpectatorsOut(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        if seat == SPECTATOR:
            raise IndexError
        return super().view(state, seat)


@FLAWS.break_law("everybody_has_a_view")
class ShowsTheHandOfTheLeft(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        return super().view(state, SPECTATOR if seat == SPECTATOR else (seat + 1) % int(state.seats))


@FLAWS.break_law("everybody_has_a_view")
class HidesTheQuestion(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        return replace(super().view(state, seat), question=NOBODY)


@FLAWS.break_law("everybody_has_a_view")
class HidesWhoIsAsked(Toy):
    def view(self, state: ToyState, seat: int) -> ToyView:
        return replace(super().view(state, seat), asking=())


@FLAWS.break_law("views_are_values")
class ShowsLists(Toy):
    @dataclass(frozen=True)
    class Unhashable(ToyView):
        cards: list[int]

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.Unhashable(**fields_of(super().view(state, seat)), cards=state.shown.to_list())


@FLAWS.break_law("views_are_values")
class ShowsSets(Toy):
    @dataclass(frozen=True)
    class Unwritable(ToyView):
        cards: frozenset[int]

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.Unwritable(**fields_of(super().view(state, seat)), cards=frozenset(state.shown.to_list()))


@FLAWS.break_law("views_are_values")
class ShowsWhatDoesNotCompare(Toy):
    @dataclass(frozen=True, eq=False)
    class Vague(ToyView):
        def __eq__(self, other: object) -> bool:
            return isinstance(other, ToyView)

        def __hash__(self) -> int:
            return 0

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.Vague(**fields_of(super().view(state, seat)))


@FLAWS.break_law("views_are_values")
class ShowsThingsNotValues(Toy):
    @dataclass(frozen=True, eq=False)
    class Identical(ToyView):
        def __eq__(self, other: object) -> bool:
            return self is other

        def __hash__(self) -> int:
            return id(self)

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.Identical(**fields_of(super().view(state, seat)))


@FLAWS.break_law("views_can_be_shown_in_words")
class ShowsSetsOfWords(Toy):
    def shown(self, view: ToyView) -> dict[str, object]:
        return {**super().shown(view), "cards": set(CARDS.names(list(view.shown)))}


@FLAWS.break_law("views_can_be_shown_in_words")
class ShowsWordsByNumber(Toy):
    def shown(self, view: ToyView) -> dict[str, object]:
        return {**super().shown(view), "points": dict(enumerate(view.points))}


@FLAWS.break_law("views_can_be_shown_in_words")
class ShowsTheTopOfTheDeckInWords(Toy):
    """Remembers of the state that was looked at what its view does not name."""

    def __init__(self) -> None:
        super().__init__()
        self.top_card = 0

    def view(self, state: ToyState, seat: int) -> ToyView:
        deck = state.deck.to_list()
        self.top_card = deck[-1] if deck else 0
        return super().view(state, seat)

    def shown(self, view: ToyView) -> dict[str, object]:
        return {**super().shown(view), "next": CARDS.things[self.top_card]}


@FLAWS.break_law("words_come_in_parts")
class ForgetsTheOwnHand(Toy):
    def own(self, state: ToyState, seat: int) -> dict[str, object]:
        return {"seat": seat, "laid": super().own(state, seat)["laid"]}


@FLAWS.break_law("words_come_in_parts")
class ForgetsThatThereIsANewRound(Toy):
    def own(self, state: ToyState, seat: int) -> dict[str, object]:
        words = super().own(state, seat)
        return {name: words[name] for name in ("seat", "hand", "laid")}

    def changed(self, view: ToyView, before: ToyView, words: dict[str, object]) -> dict[str, object]:
        return {name: part for name, part in super().changed(view, before, words).items() if name != "round"}


@FLAWS.break_law("redeals_keep_the_view")
class RedealsForgetPoints(Toy):
    def determinize(self, view: ToyView, seed: int) -> ToyState:
        state = super().determinize(view, seed)
        state.points[0] = 0
        return state


@FLAWS.break_law("redeals_keep_the_view")
class ShowsTheTopCards(Toy):
    @dataclass(frozen=True)
    class Leaky(ToyView):
        top: tuple[int, ...]

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.Leaky(**fields_of(super().view(state, seat)), top=tuple(state.deck.to_list()[-3:]))


@FLAWS.break_law("redeals_repeat_with_their_seed")
class RedealsWithDiceOfItsOwn(Toy):
    def determinize(self, view: ToyView, seed: int) -> ToyState:
        self.redeals = getattr(self, "redeals", 0) + 1
        return super().determinize(view, seed + self.redeals)


@FLAWS.break_law("redeals_ask_the_others_anew")
class RedealsForgetToReopen(Toy):
    def determinize(self, view: ToyView, seed: int) -> ToyState:
        state = super().determinize(view, seed)
        for seat in view.ready:
            if seat != view.seat and view.question != NOBODY:
                state.flow.owing &= ~SEAT_BIT[seat]
                for _card in range(2):
                    state.laid[seat].insert(state.hands[seat].pop())
        return state


@FLAWS.break_law("redeals_can_be_played_out")
class RedealsForgetTheLastRound(Toy):
    class Limited(ToyState):
        last_round = 0

        def assign(self, other: ToyState) -> None:
            super().assign(other)
            if isinstance(other, RedealsForgetTheLastRound.Limited):
                self.last_round = other.last_round

    class DealWithLimit(Deal):
        def run(self, state: ToyState, who: int) -> None:
            super().run(state, who)
            if isinstance(state, RedealsForgetTheLastRound.Limited):
                state.last_round = 2

    class CheckLimit(Step[ToyState]):
        def run(self, state: ToyState, who: int) -> None:
            if isinstance(state, RedealsForgetTheLastRound.Limited) and state.round != state.last_round:
                state.then(LAY_CARDS)

    def steps(self) -> list[Step[ToyState]]:
        dealing = instead(super().steps(), DEAL, self.DealWithLimit("T-1"))
        return instead(dealing, CHECK_END, self.CheckLimit("T-6"))

    def table(self, options: Options) -> ToyState:
        return self.Limited(self.book, options)


@FLAWS.break_law("redeals_can_be_played_out")
class RedealsNeverEnd(Toy):
    class WhichMedalAgain(WhichMedal):
        def answer(self, state: ToyState, seat: int, action: int) -> None:
            if state.chance.a == MARK:
                state.ask_on(self, seat)
            else:
                super().answer(state, seat, action)

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHICH_MEDAL, self.WhichMedalAgain("T-5"))

    def determinize(self, view: ToyView, seed: int) -> ToyState:
        return marked(super().determinize(view, seed))


@FLAWS.break_law("redeals_differ")
class RedealsWithOneSeed(Toy):
    def determinize(self, view: ToyView, seed: int) -> ToyState:
        return super().determinize(view, 1)


@FLAWS.break_law("another_seed_gives_another_game")
class IgnoresTheSeed(Toy):
    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        return super().setup(options, 1, journal)
