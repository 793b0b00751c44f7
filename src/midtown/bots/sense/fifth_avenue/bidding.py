"""Bidding: which cards make a higher bid in Fifth Avenue, and whether the prize is worth them."""

from typing import Final, NamedTuple, final

from midtown.bots.sense.fifth_avenue.contests import IMAGINARY_BID, Contests
from midtown.bots.sense.fifth_avenue.outlook import Outlook
from midtown.bots.sense.fifth_avenue.prizes import Prizes
from midtown.core.flow import NOBODY, SEAT_BIT
from midtown.games.fifth_avenue.bids import permitted
from midtown.games.fifth_avenue.board import CENTRAL_PARK, NO_PLOT
from midtown.games.fifth_avenue.cards import BLACK, COLOUR_BIT, COLOURS, HIGHEST, LOWEST, SUIT, VALUE, most_skyscrapers
from midtown.games.fifth_avenue.state import IMAGINARY
from midtown.games.fifth_avenue.words import BID, PASS, STAND

WILLING: Final = 0.6
"""How much of what they could bid the others usually do bid."""
IMPOSSIBLE: Final = -1000.0


class Raise(NamedTuple):
    """A bid that could be made."""

    cards: tuple[int, ...]
    """The cards to add,"""
    gain: float
    """and what is gained by winning with the whole bid."""


@final
class Bidding:
    """The running auction from the own seat."""

    def __init__(self, outlook: Outlook) -> None:
        player = outlook.state.players[outlook.seat]
        self._outlook = outlook
        self._prizes = Prizes(outlook)
        self._contests = Contests(outlook)
        self._state = outlook.state
        self._ground = int(outlook.state.auction.ground)
        self._best = int(outlook.state.auction.best)
        self._hand = player.hand.to_list()
        self._laid = player.bid.to_list()
        self._sum = int(player.worth)

    def values(self, options: list[int]) -> list[float]:
        """One for what is best, nothing for the rest: the bid is put together card by card."""
        wanted = self._wanted(may_pass=PASS.first in options)
        return [float(action == wanted) for action in options]

    def _wanted(self, *, may_pass: bool) -> int:
        """Pass where no bid pays; else lay the next card of the best one, and let it stand when it is complete."""
        best = self.best_raise()
        if may_pass and best.gain <= self.meaning_of_passing():
            return int(PASS.first)
        return int(BID.of(best.cards[0])) if best.cards else int(STAND.first)

    def best_raise(self) -> Raise:
        """The best bid in the most promising colour."""
        colours = permitted(self._state, self._outlook.seat)
        choice = [colour for colour in range(len(COLOURS)) if colours & COLOUR_BIT[colour] != 0]
        return self.raise_above(self._best, choice[0] if len(choice) == 1 else max(choice, key=self._promise))

    def _promise(self, colour: int) -> float:
        """What a colour may bring if nobody else bids, if the others bid as usual, and if they bid more."""
        usual = max(self._best, int(self._bids_against(colour)))
        return sum([max(0.0, self.raise_above(bid, colour).gain) for bid in (self._best, usual, usual + LOWEST)])

    def _bids_against(self, colour: int) -> float:
        """How much the others are likely to bid against this colour."""
        auction = self._state.auction
        bids = [0.0]
        if len(self._outlook.seats) == IMAGINARY and auction.drawn.n == 0:
            bids.append(IMAGINARY_BID)
        for other in self._outlook.seats:
            if other != self._outlook.seat and auction.passed & SEAT_BIT[other] == 0:
                theirs = colour if self._ground == CENTRAL_PARK else self._contests.best_colour(other, self._ground)
                bids.append(WILLING * self._contests.reach(other, theirs))
        return max(bids)

    def raise_above(self, beaten: int, colour: int) -> Raise:
        """The best bid in a colour that is higher than another one: the lower its highest card, the more can be built."""
        best = Raise((), IMPOSSIBLE)
        for highest in range(max([LOWEST, *[int(VALUE[card]) for card in self._laid]]), HIGHEST + 1):
            cards = self._cards_above(beaten, colour, highest)
            if cards is not None:
                price = sum([self._outlook.price(card) for card in (*self._laid, *cards)])
                prize = self._prizes.of(self._outlook.seat, self._ground, colour, int(most_skyscrapers(highest)))
                best = max(best, Raise(cards, prize - price), key=lambda bid: bid.gain)
        return best

    def _cards_above(self, beaten: int, colour: int, highest: int) -> tuple[int, ...] | None:
        """As few cards as possible, none above the highest, the last no higher than needed; None if they are not enough."""
        usable = [card for card in self._hand if SUIT[card] in (colour, BLACK) and VALUE[card] <= highest]
        usable.sort(key=lambda card: (-int(VALUE[card]), card))
        if not self._laid:
            coloured = [card for card in usable if SUIT[card] == colour]
            if not coloured:
                return None
            usable.remove(coloured[0])
            usable.insert(0, coloured[0])
        missing = beaten + 1 - self._sum
        chosen: list[int] = []
        while missing > 0 and usable:
            enough = [card for card in usable if VALUE[card] >= missing and (chosen or self._laid)]
            card = min(enough, key=lambda card: (int(VALUE[card]), card)) if enough else usable[0]
            usable.remove(card)
            chosen.append(card)
            missing -= int(VALUE[card])
        return tuple(chosen) if missing <= 0 else None

    def meaning_of_passing(self) -> float:
        """What it means that the highest bidder wins, if he will close the district."""
        leader = int(self._state.auction.leader)
        if leader == NOBODY or not self._state.auction.full or not self._will_close(leader):
            return 0.0
        return self._prizes.closing(self._outlook.seat, leader, self._ground)

    def _will_close(self, leader: int) -> bool:
        """Is it better for him than to build?"""
        if leader not in self._outlook.seats or self._state.board.home(leader, self._ground) == NO_PLOT:
            return True
        highest = max([int(VALUE[card]) for card in self._state.players[leader].bid.to_list()])
        room = int(most_skyscrapers(highest))
        building = self._prizes.building(leader, self._ground, int(self._state.auction.colour), room)
        return self._prizes.closing(leader, leader, self._ground) > building
