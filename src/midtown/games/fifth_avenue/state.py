"""What lies on the table of Fifth Avenue, and the verbs that move its cards."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile, append, blank, piles, vec
from midtown.core.state import State
from midtown.core.unseen import Unseen
from midtown.games.fifth_avenue.board import NO_PLOT, WORTH
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, FIRST_BLACK, SUIT, SUITS, VALUES
from midtown.games.fifth_avenue.edition import Edition
from midtown.games.fifth_avenue.player import Player
from midtown.games.fifth_avenue.plots import Board
from midtown.games.fifth_avenue.running_auction import RunningAuction
from midtown.games.fifth_avenue.shop_tiles import ShopTiles
from midtown.games.fifth_avenue.words import BOOK, DREW, LOST, SHUFFLED, TOOK, TURNED_UP_CARD

IMAGINARY: Final = 2
"""The seat of the imaginary player: the one after the two."""


def new_players(seats: i64) -> vec[Player]:
    """As many players with nothing yet."""
    players = vec[Player](capacity=seats)
    for _seat in range(seats):
        players = append(players, Player())
    return players


@final
class FifthAvenueState(State):
    """The table: players, board, shop tiles, stacks of cards, the running auction."""

    def __init__(self, options: Options, edition: Edition) -> None:
        super().__init__(BOOK, options)
        self.edition: Edition = edition
        self.players: vec[Player] = new_players(options.seats)
        self.board: Final = Board()
        self.shops: Final = ShopTiles()
        self.auction: Final = RunningAuction()
        self.stacks: vec[Pile] = piles(len(COLOURS))
        """The coloured stacks, face up."""
        self.seen: Final = blank(len(COLOURS))
        """How many cards at the bottom of each have been seen."""
        self.deck: Final = Pile()
        """The black stack down to the first face-up card."""
        self.sunk: i64 = 0
        """How many cards at its bottom have been seen."""
        self.spent: Final = Pile()
        """The black cards from the first face-up one on, the topmost first; they are shuffled before anybody draws them."""
        self.unseen: Final = Unseen(FIRST_BLACK, VALUES, options.seats)
        """What can be worked out about the black cards."""
        self.turn: i64 = 0
        """How many turns have begun."""
        self.active: i64 = 0
        """Whose turn it is."""
        self.imaginary: Final = Player()
        """The imaginary player of a game for two; he has nothing but skyscrapers in stock and some that are gone."""

    def copy(self) -> "FifthAvenueState":
        """An equal state that shares nothing that can change."""
        twin = FifthAvenueState(self.agreed, self.edition)
        twin.assign(self)
        return twin

    def assign(self, other: "FifthAvenueState") -> None:
        """Become an exact copy of a state with as many seats, without allocating."""
        self.assign_core(other)
        for seat in range(self.seats):
            self.players[seat].assign(other.players[seat])
        self.imaginary.assign(other.imaginary)
        self.board.assign(other.board)
        self.shops.assign(other.shops)
        self.auction.assign(other.auction)
        for colour in range(i64(len(COLOURS))):
            self.stacks[colour].assign(other.stacks[colour])
            self.seen[colour] = other.seen[colour]
        self.deck.assign(other.deck)
        self.sunk = other.sunk
        self.spent.assign(other.spent)
        self.unseen.assign(other.unseen)
        self.turn = other.turn
        self.active = other.active

    def key(self) -> list[int]:
        """All numbers of the state in a fixed order: equal keys, equal states."""
        numbers = super().key() + self.board.key() + self.shops.key() + self.auction.key() + self.unseen.key()
        numbers += [int(number) for number in self.seen]
        for pile in [self.deck, self.spent, *[self.stacks[colour] for colour in range(len(COLOURS))]]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        single = [self.sunk, self.turn, self.active, self.imaginary.stock, self.imaginary.gone]
        numbers += [int(number) for number in single]
        for seat in range(self.seats):
            numbers += self.players[seat].key()
        return numbers

    # --- said by players; here, because Python calls a method of an object's own class faster than an inherited one ---

    def options(self, seat: i64 = NOBODY) -> list[int]:
        """What this seat, or the first that owes an answer, may do."""
        return super().options(seat)

    def play(self, action: i64, seat: i64 = NOBODY) -> None:
        """Take one answer if it is among the options; carry on once all are in."""
        super().play(action, seat)

    # --- questions about the table ---

    def is_imaginary(self, seat: i64) -> bool:
        """Is this the seat after the players, that of the imaginary player of a game for two?"""
        return seat == self.seats

    def worth_of(self, plot: i64) -> i64:
        """What a skyscraper on this plot is worth [5A-6.2]."""
        wares = self.board.wares
        return WORTH[wares[self.edition.before[plot]] | wares[self.edition.after[plot]]]

    def points_in(self, seat: i64, district: i64) -> i64:
        """What a district brings a seat [5A-6.3]."""
        plot = self.board.home(seat, district)
        if plot == NO_PLOT:
            return 0
        return self.board.towers[plot] * self.worth_of(plot)

    def held(self, seat: i64) -> list[int]:
        """How many cards of each colour and black a seat holds, those of an unseen bid included; everybody can count them."""
        player = self.players[seat]
        counts = [0] * len(SUITS)
        for card in [*player.hand.to_list(), *player.bid.to_list()[player.shown :]]:
            counts[int(SUIT[card])] += 1
        return counts

    # --- verbs: cards ---

    def draw_black(self, seat: i64, count: i64, rule: str) -> None:
        """Draw so many black cards by this rule; what finds none is lost [5A-3.12]."""
        player = self.players[seat]
        journal = self.journal
        drawn: list[int] = []
        found: i64 = 0
        while found < count and self.deck.n > 0:
            seen = self.deck.n <= self.sunk
            card = self.pop_black()
            found += 1
            player.hand.insert(card)
            if seen:
                player.known.insert(card)
            else:
                self.unseen.draw(seat, card)
            if journal is not None:
                drawn.append(card)
                if found == count or self.deck.n == 0:
                    journal.note_by(rule, DREW, seat, drawn, len(drawn))
                    drawn = []
            self.turn_down()
        if journal is not None and found < count:
            journal.note_by("5A-3.12", LOST, seat, [], count - found)

    def pop_black(self) -> i64:
        """Take the top of the black stack."""
        card = self.deck.pop()
        if self.sunk > self.deck.n:
            self.sunk = self.deck.n
        return card

    def turn_up_black(self) -> i64:
        """Take the top of the black stack in the sight of all."""
        seen = self.deck.n <= self.sunk
        card = self.pop_black()
        if not seen:
            self.unseen.turn_up(card)
        return card

    def show_bid(self, seat: i64) -> None:
        """The others see what was added to a bid."""
        player = self.players[seat]
        for place in range(player.shown, player.bid.n):
            card = player.bid.cards[place]
            if player.known.count(card) > 0:
                player.known.remove(card)
            elif SUIT[card] == BLACK:
                self.unseen.show(seat, card)
        player.shown = player.bid.n

    def turn_down(self) -> None:
        """If a face-up card lies on top of the black stack, shuffle it all and turn it face down [5A-3.11]."""
        if self.deck.n > 0 or self.spent.n == 0:
            return
        self.deck.assign(self.spent)
        self.spent.n = 0
        self.chance.shuffle(self.deck)
        self.unseen.shuffle(self.deck)
        journal = self.journal
        if journal is not None:
            journal.note_by("5A-3.11", SHUFFLED, NOBODY, [], self.deck.n)

    def sink_black(self, card: i64) -> None:
        """Put a face-down card that all have seen under the black stack [5A-10.6]."""
        if self.spent.n > 0:
            self.spent.add(card)
        else:
            self.deck.slide_under(card)
            self.sunk += 1

    def spend(self, seat: i64) -> None:
        """The cards of a bid go face up under the stacks of their colours, in the order laid [5A-7.11]."""
        player = self.players[seat]
        for place in range(player.bid.n):
            card = player.bid.cards[place]
            suit = SUIT[card]
            if suit == BLACK:
                self.spent.add(card)
            else:
                self.stacks[suit].slide_under(card)
                self.seen[suit] += 1
        player.clear_bid()
        self.turn_down()

    def take_top(self, seat: i64, colour: i64) -> None:
        """Take the top card of a coloured stack [5A-3.6]."""
        stack = self.stacks[colour]
        card = stack.pop()
        player = self.players[seat]
        player.hand.insert(card)
        player.known.insert(card)
        journal = self.journal
        if journal is not None:
            journal.note(TOOK, seat, [card], 1)
        self.turn_up(colour)

    def turn_up(self, colour: i64) -> None:
        """Now the next card of a coloured stack is seen [5A-2.5]."""
        stack = self.stacks[colour]
        if self.seen[colour] > stack.n:
            self.seen[colour] = stack.n
        journal = self.journal
        if journal is not None and stack.n > self.seen[colour]:
            journal.note(TURNED_UP_CARD, NOBODY, [stack.cards[stack.n - 1]], 1)
