"""Exchanging cards of the hand for cards of the reserve."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.pile import vec
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.player import Player
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import DONE, EXCHANGED, SWAP

TYPE_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64])


def might_swap(state: NewYorkCityState, seat: i64) -> bool:
    """Whether by all that everybody knows this player might have something to exchange."""
    player = state.players[seat]
    if player.hand.n == 0:
        return False
    for place in range(player.reserve.n):
        if player.bid.given & TYPE_BIT[player.reserve.cards[place]] == 0:
            return True
    return False


def offer_swaps(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """Every exchange, in id order; what was exchanged this turn is not exchanged back."""
    player = state.players[seat]
    last: i64 = -1
    for place in range(player.hand.n):
        given = player.hand.cards[place]
        if given != last:
            last = given
            if player.bid.got & TYPE_BIT[given] == 0:
                offer_swaps_of(player, given, out)


def offer_swaps_of(player: Player, given: i64, out: Offer) -> None:
    """Every exchange of this hand card, in id order."""
    reserve = player.reserve
    last: i64 = -1
    for place in range(reserve.n):
        got = reserve.cards[place]
        if got not in (last, given) and player.bid.given & TYPE_BIT[got] == 0:
            out.add(SWAP.of_both(given, got))
        last = got


def swap(state: NewYorkCityState, seat: i64, given: i64, got: i64) -> None:
    """A hand card goes into the reserve and another one comes out, in the sight of all [NYC-7.9]."""
    player = state.players[seat]
    state.take_from_hand(seat, given)
    player.reserve.remove(got)
    player.reserve.insert(given)
    state.give_open(seat, got)
    player.bid.given |= TYPE_BIT[given]
    player.bid.got |= TYPE_BIT[got]
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-7.9", EXCHANGED, seat, [given, got], 1)


def why_not_swapped(state: NewYorkCityState, seat: int, action: int) -> Reason:
    """The refusal of an exchange."""
    given, got = int(SWAP.one(action)), int(SWAP.other(action))
    player = state.players[seat]
    if player.hand.count(given) == 0:
        return Reason("NYC-7.9", "{card} is not in your hand", {"card": TYPES[given]})
    if player.reserve.count(got) == 0:
        return Reason("NYC-7.9", "{card} is not in your reserve", {"card": TYPES[got]})
    if given == got:
        return Reason("NYC-7.9", "equal cards need not be exchanged")
    return Reason("NYC-7.9", "what was exchanged this turn is not exchanged back")


@final
class ExchangeAtEnd(Step[NewYorkCityState]):
    """At the very end of phase II cards can be exchanged once more; who is asked tells nothing of a hand [NYC-1.7, NYC-7.9]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if might_swap(state, who):
            state.ask(WHICH_SWAP, who)
        else:
            state.players[who].bid.end_exchange()


@final
class WhichSwap(Question[NewYorkCityState]):
    """An exchange, or no more [NYC-7.9]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_swaps(state, seat, out)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            state.players[seat].bid.end_exchange()
            return
        swap(state, seat, SWAP.one(action), SWAP.other(action))
        state.then(EXCHANGE_AT_END, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if SWAP.names(action):
            return why_not_swapped(state, seat, action)
        return Reason(self.rule, "now cards are exchanged: swap a card of the hand for one of the reserve, or done")


EXCHANGE_AT_END: Final = ExchangeAtEnd("NYC-7.9")
WHICH_SWAP: Final = WhichSwap("NYC-7.9")
