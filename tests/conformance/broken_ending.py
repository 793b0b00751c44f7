"""Games that do not end as they should, one flaw each."""

from typing import Final

from midtown.core.errors import Reason
from midtown.core.event import EventKind
from midtown.core.options import Options
from midtown.core.result import Result
from midtown.core.rules import Question
from tests.conformance.flaws import MARK, Flaws, instead, marked
from tests.conformance.toys import (
    CARDS,
    GAVE,
    WHICH_MEDAL,
    Toy,
    ToyState,
    ToyView,
    WhichMedal,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("games_end")
class GoesOnForEver(Toy):
    class WhichMedalAgain(WhichMedal):
        def answer(self, state: ToyState, seat: int, action: int) -> None:
            if state.chance.a == MARK:
                super().answer(state, seat, action)
            else:
                state.ask_on(self, seat)

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHICH_MEDAL, self.WhichMedalAgain("T-5"))

    def determinize(self, view: ToyView, seed: int) -> ToyState:
        return marked(super().determinize(view, seed))


@FLAWS.break_law("rounds_never_go_back")
class CountsRoundsDown(Toy):
    def rounds(self, state: ToyState) -> int:
        return 3 - state.round


class OtherResult(Toy):
    def change(self, result: Result) -> Result:
        raise NotImplementedError

    def result(self, state: ToyState) -> Result:
        return self.change(super().result(state))


@FLAWS.break_law("results_cover_every_seat")
class ForgetsTheLastSeat(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(points=result.points[:-1])


@FLAWS.break_law("results_cover_every_seat")
class EndsByNoRule(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(reason=Reason("", "it is over"))


@FLAWS.break_law("ranks_follow_from_points")
class CrownsTheLast(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(ranks=tuple(len(result.ranks) + 1 - rank for rank in result.ranks))


@FLAWS.break_law("ranks_follow_from_points")
class CountsRanksFromZero(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(ranks=tuple(rank - 1 for rank in result.ranks))


@FLAWS.break_law("ranks_follow_from_points")
class OverlooksAnAutomaticWinner(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(automatic=((max(result.points) + 1,),))


@FLAWS.break_law("scores_add_up")
class ScoresInSilenceForAnAutomaticPlayer(OtherResult):
    def change(self, result: Result) -> Result:
        return result._replace(automatic=((-1,),))


@FLAWS.break_law("scores_add_up")
class ScoresInSilence(Toy):
    class Silent(ToyState):
        def score(self, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
            super().score(kind, seat, things, amount)
            self.points[seat] += kind is GAVE

    def table(self, options: Options) -> ToyState:
        return self.Silent(self.book, options)


@FLAWS.break_law("exports_are_json")
class ExportsSets(Toy):
    def layout(self, state: ToyState) -> dict[str, object]:
        return {"deck": set(state.deck.to_list())}


@FLAWS.break_law("exports_are_json")
class ExportsDomains(Toy):
    def components(self, options: Options) -> list[dict[str, object]]:
        return [{"cards": CARDS}]
