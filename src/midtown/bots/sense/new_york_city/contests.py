"""Contests: how likely a bid of New York City is the highest, or the second highest."""

from math import exp
from typing import Final, final

from midtown.games.new_york_city.cards import KINDS, PLANS, SKYSCRAPER, WILD
from midtown.games.new_york_city.state import NewYorkCityState

SURENESS: Final = 1.93
"""How sure a bid is that is higher by one than what is expected of the others,"""
GUESS: Final = 0.9
"""and how sure while cards are still to be drawn."""
WILD_BIDS: Final = 0.29
"""How much of a wild card others put into a bid."""
TOMS_WILD_BIDS: Final = 0.28
"""How much of a wild card a Tom has left for a later bid; in the running bidding round he uses all that he needs [NYC-12.10]."""
RESERVE_BIDS: Final = 0.39
"""How often a card of the reserve is put to use."""
FULL_HAND: Final = 7
"""How many cards a hand has when all pairs are taken."""
CERTAINTY: Final = 20.0
"""How sure it is against a bid that lies there, or that can be worked out."""
NO_BID: Final = -9.0
PAIR: Final = 2


@final
class Contests:
    """What the others may bid, by the cards that everybody can count."""

    def __init__(self, state: NewYorkCityState, seat: int, first: int) -> None:
        self._state = state
        self._first = first
        self._people = int(state.seats)
        self._drafting = state.round == 0 or state.pairs.n > 0
        """Phase I is still on, or to come."""
        order = [int(token) for token in state.press.order.to_list() if token < state.edition.participants]
        place = order.index(seat)
        self._others = [(other, int(behind > place)) for behind, other in enumerate(order) if other != seat]

    def chances(self, kind: int, highest: int) -> list[tuple[float, float]]:
        """By value up to the highest: how likely a bid is the best in a bidding round, and how likely the second best."""
        others = [(self.expected(other, kind) - behind, self._sureness(other, kind)) for other, behind in self._others]
        return [chances_against(value - 0.5, others) for value in range(highest + 1)]

    def lured(self, kind: int, value: int) -> int:
        """How many wild cards the Toms still to come will spend to beat a bid of this value in the running bidding round [NYC-12.10]."""
        return sum([self._spent(other, kind, value + behind) for other, behind in self._others if other >= self._people])

    def _spent(self, tom: int, kind: int, needed: int) -> int:
        """How many wild cards this Tom adds for a bid that needs so much to lead; none if he cannot, or leads without."""
        player = self._state.players[tom]
        if not self._is_running(kind) or self._has_bid(tom, kind):
            return 0
        laid, supply = player.bid.laid.to_list(), player.hand.to_list()
        matching = laid.count(kind) + supply.count(kind)
        lacking = needed - matching - (len(laid) - laid.count(kind))
        return lacking if matching > 0 and 0 < lacking <= supply.count(WILD) + supply.count(PLANS) else 0

    def _sureness(self, other: int, kind: int) -> float:
        """How sure it is what somebody will bid: a Tom at his turn has no choice [NYC-12.9, NYC-12.10]."""
        if self._drafting:
            return GUESS
        if self._has_bid(other, kind) or (other >= self._people and self._is_running(kind)):
            return CERTAINTY
        return SURENESS

    def _is_running(self, kind: int) -> bool:
        """Are bids made in this bidding round now?"""
        return not self._drafting and kind == self._first == self._state.bids.bidding

    def _has_bid(self, other: int, kind: int) -> bool:
        """Has this one had his turn in this bidding round?"""
        bids = self._state.bids
        return not self._drafting and kind == bids.bidding and bids.turns.count(other) == 0

    def expected(self, other: int, kind: int) -> float:
        """What somebody is likely to bid in a bidding round, or has bid."""
        if self._has_bid(other, kind):
            return float(self._state.players[other].bid.open_tally.value())
        player = self._state.players[other]
        if other >= self._people:
            return self._expected_of_tom(other, kind)
        known = player.known
        hidden = max(int(player.hand.n) + int(player.bid.laid.n - player.bid.shown), self._fewest()) - int(known.n)
        matching = int(known.count(kind)) + RESERVE_BIDS * int(player.reserve.count(kind))
        return matching + hidden / KINDS + WILD_BIDS * (int(known.count(WILD)) + hidden / KINDS)

    def _fewest(self) -> int:
        """How many cards everybody will hold at least."""
        return FULL_HAND if self._drafting else 0

    def _expected_of_tom(self, other: int, kind: int) -> float:
        """A Tom's cards lie open, but he draws others [NYC-12.5, NYC-12.6]."""
        if kind == PLANS:
            return NO_BID
        tom, player = self._state.edition.toms[other - self._people], self._state.players[other]
        cards = player.hand.to_list()
        unseen = PAIR + int(tom.strength) if self._drafting else 0
        if self._is_running(kind):
            cards += player.bid.laid.to_list()
        elif tom.draws_before_bids:
            unseen += self._draws_before(kind) if tom.keeps_for_later else 1
        matching = cards.count(kind) + unseen / KINDS
        wilds = cards.count(WILD) + cards.count(PLANS) + PAIR * unseen / KINDS
        if kind == SKYSCRAPER:
            return matching + wilds - (1.0 if matching == 0 and wilds > 0 else 0.0)
        return matching + (1.0 if self._is_running(kind) else TOMS_WILD_BIDS) * wilds * min(1.0, matching)

    def _draws_before(self, kind: int) -> int:
        """How many cards a Tom will draw until the bids of a bidding round; none before that of plans [NYC-12.6]."""
        first = self._first + 1 if self._is_running(self._first) else self._first
        return len([coming for coming in range(first, kind + 1) if coming != PLANS])


def chances_against(value: float, others: list[tuple[float, float]]) -> tuple[float, float]:
    """How likely no other bid is higher, and how likely just one; each is expected with some sureness."""
    best, second = 1.0, 0.0
    for theirs, sureness in others:
        beaten = 1 / (1 + exp(-sureness * (value - theirs)))
        second = second * beaten + best * (1 - beaten)
        best *= beaten
    return best, second
