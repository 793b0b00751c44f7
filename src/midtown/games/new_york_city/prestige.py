"""The bonus of the prestige round: a tile, a vessel, a borough."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS
from midtown.games.new_york_city.claiming import CONNECTION_BIT, claim
from midtown.games.new_york_city.skyscrapers import build_from_board
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import claim_for_tom
from midtown.games.new_york_city.words import CLAIM, DECLINE, DECLINED, RIDE, TILE


@final
class GrantPrestige(Step[NewYorkCityState]):
    """The highest and the second highest bid of the prestige round get a tile, one after the other [NYC-8.7, NYC-8.8]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.revealed.n == 0:
            return
        if state.is_person(who):
            state.ask(WHICH_TILE, who)
        else:
            claim_for_tom(state, who)


@final
class WhichTile(Question[NewYorkCityState]):
    """One of the prestige tiles that are left, or none [NYC-8.7, NYC-8.9]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        for place in range(state.revealed.n):
            out.add(CLAIM.first + state.revealed.cards[place])
        out.add(DECLINE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        journal = state.journal
        if action == DECLINE.first:
            if journal is not None:
                journal.note_by("NYC-8.9", DECLINED, seat, [], 0)
            return
        state.works.tile = CLAIM.thing(action)
        state.then(RIDE_VESSEL, seat)

    def rule_of(self, action: int) -> str:
        return "NYC-8.9" if action == DECLINE.first else self.rule

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if CLAIM.names(action):
            return Reason(self.rule, "{tile} is not one of the tiles that are left", {"tile": TILE.things[CLAIM.thing(action)]})
        return Reason(self.rule, "now a prestige tile is taken, or not: claim one, or decline")


@final
class RideVessel(Step[NewYorkCityState]):
    """A vessel of the kind that the tile shows is taken, and the tile put into one of its boroughs [NYC-8.7]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_RIDE, who)


@final
class WhichRide(Question[NewYorkCityState]):
    """A vessel of the right kind that still stands on its connection, and one of its two boroughs [NYC-8.7]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        edition = state.edition
        for connection in range(i64(len(CONNECTIONS))):
            if can_ride(state, connection, state.works.tile):
                one = edition.one_end[connection]
                other = edition.other_end[connection]
                if one > other:
                    one, other = other, one
                out.add(RIDE.of_both(connection, one))
                out.add(RIDE.of_both(connection, other))

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        tile = state.works.tile
        state.works.tile = NOBODY
        claim(state, seat, tile, RIDE.one(action), RIDE.other(action))
        if state.players[seat].ready == 0:
            state.exercise("NYC-8.10")
        build_from_board(state, seat, RIDE.other(action), 1, 1 - ready_at_most_one(state, seat))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if not RIDE.names(action):
            return Reason(self.rule, "now a vessel is taken: ride it to one of its boroughs")
        connection = RIDE.one(action)
        if not can_ride(state, connection, state.works.tile):
            return Reason(self.rule, "no vessel of the right kind stands there")
        return Reason(self.rule, "this vessel does not go to {borough}", {"borough": BOROUGHS[RIDE.other(action)]})


def ready_at_most_one(state: NewYorkCityState, seat: i64) -> i64:
    """One if a skyscraper lies on the own board, else none."""
    if state.players[seat].ready > 0:
        return 1
    return 0


def can_ride(state: NewYorkCityState, connection: i64, tile: i64) -> bool:
    """Does a vessel of the kind that a tile shows stand on this connection?"""
    return state.city.standing & CONNECTION_BIT[connection] != 0 and state.edition.vessel_of[connection] == state.edition.tile_vessel[tile]


GRANT_PRESTIGE: Final = GrantPrestige("NYC-8.7")
RIDE_VESSEL: Final = RideVessel("NYC-8.7")
WHICH_TILE: Final = WhichTile("NYC-8.7")
WHICH_RIDE: Final = WhichRide("NYC-8.7")
