"""Building skyscrapers: from the own board, moved from elsewhere, and one more by a character."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import BUILD_ONE_MORE
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import PRESTIGE
from midtown.games.new_york_city.characters import SECOND
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import build_for_tom
from midtown.games.new_york_city.using import usable, why_not_used
from midtown.games.new_york_city.words import BUILT, DECLINE, DONE, MOVE, MOVED, USE


@final
class BuildSkyscrapers(Step[NewYorkCityState]):
    """As many skyscrapers as the bid is worth, and the bonus, into the borough of the Mayor [NYC-8.11]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        count = state.players[who].bid.tally.value()
        if who == state.bids.winner:
            count += 1
        if state.is_person(who):
            build_from_board(state, who, state.mayor, count, moves_allowed(state, count - state.players[who].ready))
        else:
            build_for_tom(state, who, state.mayor, count)


def moves_allowed(state: NewYorkCityState, missing: i64) -> i64:
    """How many missing skyscrapers may be moved from other boroughs in the skyscraper action [NYC-8.12]."""
    if missing > 1 and not state.edition.moves_each:
        return 1
    return missing


def build_from_board(state: NewYorkCityState, seat: i64, borough: i64, count: i64, moves: i64) -> None:
    """Build what lies on the own board; then some may be moved, and a character may add one [NYC-8.10, NYC-8.11, NYC-8.12]."""
    player = state.players[seat]
    if count > player.ready:
        count = player.ready
    player.ready -= count
    put(state, seat, borough, count)
    state.works.site = borough
    state.works.moves = moves
    state.works.grown = count
    state.then(MOVE_SKYSCRAPERS, seat)
    state.then(ADD_SKYSCRAPERS, seat)


def put(state: NewYorkCityState, seat: i64, borough: i64, count: i64) -> None:
    """Skyscrapers stand in a borough from now on."""
    state.players[seat].built[borough] += count
    journal = state.journal
    if journal is not None and count > 0:
        journal.note(BUILT, seat, [borough], count)


@final
class MoveSkyscrapers(Step[NewYorkCityState]):
    """Where the board has run empty, skyscrapers may be moved from other boroughs [NYC-8.10, NYC-8.12]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.works.moves > 0 and has_elsewhere(state, who):
            state.ask(WHICH_TO_MOVE, who)


def has_elsewhere(state: NewYorkCityState, seat: i64) -> bool:
    """Are there own skyscrapers in another borough?"""
    for borough in range(i64(len(BOROUGHS))):
        if borough != state.works.site and state.players[seat].built[borough] > 0:
            return True
    return False


@final
class WhichToMove(Question[NewYorkCityState]):
    """A borough from which a skyscraper is moved, or none [NYC-8.10, NYC-8.12]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(DECLINE.first)
        for borough in range(i64(len(BOROUGHS))):
            if borough != state.works.site and state.players[seat].built[borough] > 0:
                out.add(MOVE.first + borough)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DECLINE.first:
            state.works.moves = 0
            return
        borough = MOVE.thing(action)
        state.note_rule(rule_of_moving(state))
        state.players[seat].built[borough] -= 1
        journal = state.journal
        if journal is not None:
            journal.note(MOVED, seat, [borough], 1)
        put(state, seat, state.works.site, 1)
        state.works.grown += 1
        state.works.moves -= 1
        state.then(MOVE_SKYSCRAPERS, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        rule = rule_of_moving(state)
        if MOVE.names(action):
            if MOVE.thing(action) == state.works.site:
                return Reason(rule, "it is moved from another borough")
            return Reason(rule, "you have no skyscraper in {borough}", {"borough": BOROUGHS[MOVE.thing(action)]})
        return Reason(rule, "now a skyscraper is moved from another borough, or not: move one, or decline")


def rule_of_moving(state: NewYorkCityState) -> str:
    """The rule by which skyscrapers are moved in this action [NYC-8.10, NYC-8.12]."""
    return "NYC-8.10" if state.bids.bidding == PRESTIGE else "NYC-8.12"


@final
class AddSkyscrapers(Step[NewYorkCityState]):
    """Who has built something may add one from the supply by a character [NYC-11.21]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.works.grown > 0 and usable(state, who, BUILD_ONE_MORE) != NOBODY:
            state.ask(WHETHER_TO_ADD, who)
        else:
            state.works.leave_site()


@final
class WhetherToAdd(Question[NewYorkCityState]):
    """Use the character that adds a skyscraper, or not [NYC-11.21]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(USE.first + usable(state, seat, BUILD_ONE_MORE))
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            state.works.grown = 0
        else:
            state.use(seat, USE.thing(action))
            put(state, seat, state.works.site, 1)
        state.then(ADD_SKYSCRAPERS, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), SECOND)
        return Reason(self.rule, "now a character adds a skyscraper, or not: use it, or done")


BUILD_SKYSCRAPERS: Final = BuildSkyscrapers("NYC-8.11")
MOVE_SKYSCRAPERS: Final = MoveSkyscrapers("NYC-8.12")
ADD_SKYSCRAPERS: Final = AddSkyscrapers("NYC-11.21")
WHICH_TO_MOVE: Final = WhichToMove("NYC-8.12")
WHETHER_TO_ADD: Final = WhetherToAdd("NYC-11.21")
