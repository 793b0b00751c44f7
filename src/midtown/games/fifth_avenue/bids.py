"""Bids: which colour, how much, raising and passing."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason, Value
from midtown.core.flow import SEAT_BIT
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question
from midtown.games.fifth_avenue.board import CENTRAL_PARK, NO_PLOT, PLOTS_EACH, SIXTH
from midtown.games.fifth_avenue.cards import ANY_COLOUR, BLACK, COLOUR_BIT, COLOURS, FIRST_BLACK, HIGHEST, NAMES, SUIT, SUITS, VALUE
from midtown.games.fifth_avenue.player import Player
from midtown.games.fifth_avenue.running_auction import NO_COLOUR
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import BID, HAD_TO_PASS, PASS, PASSED, RAISED, STAND


def permitted(state: FifthAvenueState, seat: i64) -> i64:
    """The colours that a seat may bid in the running auction, as bits [5A-7.7, 5A-7.15]."""
    bid = state.players[seat].bid
    if bid.n > 0:
        return COLOUR_BIT[SUIT[bid.cards[0]]]
    if state.auction.ground == CENTRAL_PARK:
        if state.auction.colour == NO_COLOUR:
            return ANY_COLOUR
        return COLOUR_BIT[state.auction.colour]
    return permitted_in_district(state, seat, state.auction.ground)


def permitted_in_district(state: FifthAvenueState, seat: i64, district: i64) -> i64:
    """The own plot's colour; else those of empty plots; else those of plots with shops [5A-7.3, 5A-7.4, 5A-7.5]."""
    empty: i64 = 0
    shops: i64 = 0
    first = district * PLOTS_EACH
    for colour in range(i64(SIXTH)):
        plot = first + colour
        if state.board.owner[plot] == seat:
            return COLOUR_BIT[colour]
        if state.board.tiles[plot] > 0:
            shops |= COLOUR_BIT[colour]
        elif state.board.towers[plot] == 0:
            empty |= COLOUR_BIT[colour]
    if empty != 0:
        return empty
    return shops


def rule_of_colour(state: FifthAvenueState, seat: i64) -> str:
    """The rule that says which colours a seat may bid in the running auction."""
    if state.players[seat].bid.n > 0:
        return "5A-7.7"
    if state.auction.ground == CENTRAL_PARK:
        return "5A-7.15"
    if state.board.home(seat, state.auction.ground) != NO_PLOT:
        return "5A-7.3"
    return "5A-7.5" if state.auction.full else "5A-7.4"


def funds(hand: Pile, suit: i64) -> i64:
    """What all cards of this colour and all black ones in the hand are worth together."""
    total: i64 = 0
    cards = hand.cards
    for place in range(hand.n):
        card = cards[place]
        if SUIT[card] == suit or card >= FIRST_BLACK:
            total += VALUE[card]
    return total


def count_suit(hand: Pile, suit: i64) -> i64:
    """How many cards of this colour are in the hand."""
    found: i64 = 0
    for place in range(hand.n):
        if SUIT[hand.cards[place]] == suit:
            found += 1
    return found


def could_bid(state: FifthAvenueState, seat: i64) -> bool:
    """Whether by all that everybody knows this seat might still bid higher: its cards can be counted, not their values [5A-7.6]."""
    player = state.players[seat]
    may = permitted(state, seat)
    black = count_suit(player.hand, BLACK)
    for colour in range(i64(BLACK)):
        if may & COLOUR_BIT[colour] != 0:
            coloured = count_suit(player.hand, colour)
            if coloured + player.bid.n > 0 and player.worth + HIGHEST * (coloured + black) > state.auction.best:
                return True
    return False


def pass_for_good(state: FifthAvenueState, seat: i64) -> None:
    """Take the cards back and be out of this auction [5A-7.9]."""
    state.players[seat].take_back()
    state.auction.passed |= SEAT_BIT[seat]


def pass_without_choice(state: FifthAvenueState, seat: i64) -> None:
    """Who cannot bid passes without being asked [5A-7.6]."""
    pass_for_good(state, seat)
    journal = state.journal
    if journal is not None:
        journal.note_by("5A-7.6", HAD_TO_PASS, seat, [], 0)


@final
class HowMuch(Question[FifthAvenueState]):
    """The first card of a higher bid, in a permitted colour; or, to raise, any of the colour or black; or pass [5A-7.7, 5A-7.8, 5A-7.9]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        player = state.players[seat]
        if player.bid.n > 0:
            if player.worth + funds(player.hand, SUIT[player.bid.cards[0]]) > state.auction.best:
                offer_cards(player, out)
        else:
            offer_first_cards(player.hand, permitted(state, seat), state.auction.best, out)
        out.add(PASS.first)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        if action == PASS.first:
            journal = state.journal
            if journal is not None:
                journal.note(PASSED, seat, [], 0)
            pass_for_good(state, seat)
            return
        state.players[seat].lay(BID.thing(action))
        state.ask_on(HOW_MUCH_MORE, seat)

    def rule_of(self, action: int) -> str:
        return "5A-7.9" if action == PASS.first else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not BID.names(action):
            return Reason(self.rule, "now it is bid: bid a card, or pass")
        card = int(BID.thing(action))
        player = state.players[seat]
        colours = permitted(state, seat)
        if player.hand.count(card) == 0:
            return not_in_hand(card)
        if SUIT[card] == BLACK and player.bid.n == 0:
            return Reason("5A-7.7", "the first card of a bid is not black")
        if SUIT[card] != BLACK and colours & COLOUR_BIT[SUIT[card]] == 0:
            named = [COLOURS[colour] for colour in range(len(COLOURS)) if colours & COLOUR_BIT[colour] != 0]
            return Reason(rule_of_colour(state, seat), "you may bid only {colours} here", {"colours": named})
        suit = int(SUIT[player.bid.cards[0]]) if player.bid.n > 0 else int(SUIT[card])
        most = int(player.worth + funds(player.hand, suit))
        blanks: dict[str, Value] = {"colour": SUITS[suit], "most": most, "best": int(state.auction.best)}
        return Reason("5A-7.8", "with all your {colour} and black cards you reach {most}, not more than {best}", blanks)


def offer_first_cards(hand: Pile, colours: i64, best: i64, out: Offer) -> None:
    """Every card with which a bid in one of these colours can begin and get high enough."""
    last: i64 = -1
    suit: i64 = -1
    enough = False
    for place in range(hand.n):
        card = hand.cards[place]
        if card >= FIRST_BLACK:
            return
        if card != last:
            last = card
            if SUIT[card] != suit:
                suit = SUIT[card]
                enough = colours & COLOUR_BIT[suit] != 0 and funds(hand, suit) > best
            if enough:
                out.add(BID.first + card)


def offer_cards(player: Player, out: Offer) -> None:
    """Every card of the colour of the bid, and every black one."""
    suit = SUIT[player.bid.cards[0]]
    hand = player.hand
    last: i64 = -1
    for place in range(hand.n):
        card = hand.cards[place]
        if card != last:
            last = card
            if SUIT[card] == suit or card >= FIRST_BLACK:
                out.add(BID.first + card)


def not_in_hand(card: int) -> Reason:
    """The refusal of a card that one does not hold."""
    return Reason("5A-7.7", "{card} is not in your hand", {"card": NAMES[card]})


@final
class HowMuchMore(Question[FifthAvenueState]):
    """Further cards of the colour or black, in any order; once the bid is high enough it can stand [5A-7.7, 5A-7.8]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        player = state.players[seat]
        offer_cards(player, out)
        if player.worth > state.auction.best:
            out.add(STAND.first)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        if action != STAND.first:
            state.players[seat].lay(BID.thing(action))
            state.ask_on(HOW_MUCH_MORE, seat)
            return
        let_stand(state, seat)

    def rule_of(self, action: int) -> str:
        return "5A-7.8" if action == STAND.first else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        player = state.players[seat]
        if action == STAND.first:
            blanks: dict[str, Value] = {"worth": int(player.worth), "best": int(state.auction.best)}
            return Reason("5A-7.8", "your bid of {worth} is not higher than {best}", blanks)
        if not BID.names(action):
            return Reason(self.rule, "now the bid is put together: bid a card, or let it stand")
        card = int(BID.thing(action))
        if player.hand.count(card) == 0:
            return not_in_hand(card)
        colour = COLOURS[SUIT[player.bid.cards[0]]]
        return Reason(self.rule, "this bid takes only {colour} and black cards", {"colour": colour})


def let_stand(state: FifthAvenueState, seat: i64) -> None:
    """The others see the bid; it is the highest now [5A-7.8]."""
    player = state.players[seat]
    journal = state.journal
    if journal is not None:
        journal.note(RAISED, seat, player.bid.to_list()[player.shown :], player.worth)
    state.show_bid(seat)
    state.auction.leader = seat
    state.auction.best = player.worth
    state.auction.colour = SUIT[player.bid.cards[0]]


HOW_MUCH: Final = HowMuch("5A-7.7")
HOW_MUCH_MORE: Final = HowMuchMore("5A-7.7")
