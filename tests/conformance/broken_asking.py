"""Games that ask, offer or refuse in the wrong way, one flaw each."""

from collections.abc import Callable
from typing import Final

from midtown.core.errors import GameOver, IllegalAction, NotAsked, Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Book, Question, Step
from midtown.core.vocabulary import Vocabulary
from tests.conformance.flaws import Flaws, RefusesOtherwise, instead
from tests.conformance.toys import (
    GIVE,
    LAY_CARDS,
    WHAT_TO_LAY,
    WHICH_MEDAL,
    LayCards,
    Toy,
    ToyState,
    WhatToLay,
    WhichMedal,
    fill,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("somebody_is_asked_or_the_game_is_over")
class AsksNobodyAtTheTable(Toy):
    class LayCardsOfTheDealer(LayCards):
        def run(self, state: ToyState, who: int) -> None:
            state.ask(WHAT_TO_LAY, state.seats)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), LAY_CARDS, self.LayCardsOfTheDealer("T-2"))


class OffersOtherwise(WhatToLay):
    def __init__(self, offered: Callable[[list[int]], list[int]]) -> None:
        super().__init__("T-2")
        self.offered = offered

    def options(self, state: ToyState, seat: int, out: Offer) -> None:
        super().options(state, seat, out)
        sound = out.ids.to_list()
        out.ids.n = 0
        fill(out.ids, self.offered(sound))


@FLAWS.break_law("options_are_actions_in_id_order")
class OffersBackwards(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, OffersOtherwise(lambda sound: sound[::-1]))


@FLAWS.break_law("options_are_actions_in_id_order")
class OffersTwice(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, OffersOtherwise(lambda sound: sorted(sound + sound)))


@FLAWS.break_law("options_are_actions_in_id_order")
class OffersNothing(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, OffersOtherwise(lambda _sound: []))


@FLAWS.break_law("options_are_actions_in_id_order")
class OffersWhatDoesNotExist(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, OffersOtherwise(lambda sound: [*sound, 99]))


@FLAWS.break_law("options_are_actions_in_id_order")
class OffersLessThanNothing(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, OffersOtherwise(lambda sound: [-1, *sound]))


@FLAWS.break_law("options_name_their_rule")
class KnowsNoRuleForGold(Toy):
    class WhichMedalButGold(WhichMedal):
        def rule_of(self, action: int) -> str:
            return self.rule if GIVE.one(action) else ""

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHICH_MEDAL, self.WhichMedalButGold("T-5"))


@FLAWS.break_law("offered_actions_can_be_played")
class FailsToLay(Toy):
    class WhatNotToLay(WhatToLay):
        def answer(self, state: ToyState, seat: int, action: int) -> None:
            state.points[len(state.points)] += 1

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, self.WhatNotToLay("T-2"))


class ForgivingState(ToyState):
    """Takes the first option where something else is refused in a certain way."""

    forgives: tuple[type[Exception], ...] = ()

    def play(self, action: int, seat: int = NOBODY) -> None:
        try:
            super().play(action, seat)
        except self.forgives:
            if not self.over:
                super().play(self.options()[0])


@FLAWS.break_law("seats_that_owe_nothing_are_refused")
class LetsAnybodyPlay(Toy):
    class Forgiving(ForgivingState):
        forgives = (NotAsked,)

    def table(self, options: Options) -> ToyState:
        return self.Forgiving(self.book, options)


@FLAWS.break_law("seats_that_owe_nothing_are_refused")
class DoesNotSayWhoPlays(Toy):
    def new_book(self, words: Vocabulary) -> Book:
        return Book(words, players="", end="T-6")


@FLAWS.break_law("nobody_plays_after_the_end")
class DoesNotSayWhenItEnds(Toy):
    def new_book(self, words: Vocabulary) -> Book:
        return Book(words, players="T-1", end="")


@FLAWS.break_law("other_actions_are_refused_by_a_rule")
class LetsAnythingBePlayed(Toy):
    class Forgiving(ForgivingState):
        forgives = (IllegalAction,)

    def table(self, options: Options) -> ToyState:
        return self.Forgiving(self.book, options)


@FLAWS.break_law("nobody_plays_after_the_end")
class LetsTheDeadPlay(Toy):
    class Forgiving(ForgivingState):
        forgives = (GameOver,)

    def table(self, options: Options) -> ToyState:
        return self.Forgiving(self.book, options)


@FLAWS.break_law("other_actions_are_refused_by_a_rule")
class RefusesWithoutRule(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, RefusesOtherwise(lambda _state: Reason("", "because")))


@FLAWS.break_law("other_actions_are_refused_by_a_rule")
class RefusesWithABlankLeftOpen(Toy):
    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, RefusesOtherwise(lambda _state: Reason("T-2", "not {card}")))


@FLAWS.break_law("refusals_change_nothing")
class PunishesRefusals(Toy):
    @staticmethod
    def punish(state: ToyState) -> Reason:
        state.points[0] -= 1
        return Reason("T-2", "that costs a point")

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, RefusesOtherwise(self.punish))
