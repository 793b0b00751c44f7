"""Phase III: the characters that are used at the end of a round."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import ADVANCE_BY_RANK
from midtown.games.new_york_city.characters import RULES, THIRD
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import has_usable, why_not_used
from midtown.games.new_york_city.words import DONE, USE

TWO: Final = 2


@final
class UseAtEndOfRound(Step[NewYorkCityState]):
    """A player may use his characters of phase III; who can use none is not asked [NYC-9.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if has_usable(state, who, THIRD):
            state.ask(WHICH_THIRD, who)


@final
class WhichThird(Question[NewYorkCityState]):
    """A character of phase III, or no more [NYC-9.1]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        player = state.players[seat]
        for place in range(player.team.n):
            kind = player.team.cards[place]
            if state.edition.phase[kind] == THIRD and player.can_use(kind):
                out.add_new(USE.first + kind)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            return
        kind = USE.thing(action)
        state.use(seat, kind)
        if state.edition.ability[kind] == ADVANCE_BY_RANK:
            state.advance(seat, steps_by_rank(state, seat))
        state.then(USE_AT_END_OF_ROUND, seat)

    def rule_of(self, action: int) -> str:
        return RULES[USE.thing(action)] if USE.names(action) else self.rule

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), THIRD)
        return Reason(self.rule, "now characters are used: use one, or done")


def steps_by_rank(state: NewYorkCityState, seat: i64) -> i64:
    """As many as the rank; for the second of two as agreed [NYC-11.27]."""
    rank = state.rank(seat)
    if rank == TWO and state.edition.participants == TWO:
        return state.edition.second_of_two
    return rank


USE_AT_END_OF_ROUND: Final = UseAtEndOfRound("NYC-9.1")
WHICH_THIRD: Final = WhichThird("NYC-9.1")
