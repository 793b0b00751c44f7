"""What lies on the table of The City, and the verbs that move it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile, append, vec
from midtown.core.state import State
from midtown.games.the_city.edition import Edition, Row
from midtown.games.the_city.exercised import exercise_price_rules
from midtown.games.the_city.kinds import MOST_SYMBOLS, NOTHING, SHIFT
from midtown.games.the_city.prices import price
from midtown.games.the_city.words import BOOK, BUILT, DISCARDED, DREW, SHUFFLED, SURVEYED


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one seat.

    Cards put aside (payments, discards, cards under survey) lie on top of the own discards and
    become public, as a number, when they are settled.
    """

    def __init__(self) -> None:
        self.hand: Final = Pile()
        self.city: Final = Pile()
        self.earners: Final = Pile()
        """The cards of the city whose income depends on something,"""
        self.scorers: Final = Pile()
        """and those whose points do."""
        self.thrown: Final = Pile()
        """The own cards in the discard pile, the last `aside` of them not yet settled."""
        self.symbols: i64 = 0
        """How many of each symbol the city shows, packed as in the rows."""
        self.built: i64 = 0
        """The bits of the kinds in the city."""
        self.income: i64 = 0
        """The printed income of the city, without bonuses."""
        self.yield_: i64 = 0
        """The printed points of the city, without bonuses."""
        self.points: i64 = 0
        self.plan: i64 = NOTHING
        self.plan_also: i64 = NOTHING
        self.owed: i64 = 0
        """How many cards must lie aside when the seat has answered."""
        self.aside: i64 = 0

    def assign(self, other: "Player") -> None:
        """Become an exact copy."""
        self.hand.assign(other.hand)
        self.city.assign(other.city)
        self.earners.assign(other.earners)
        self.scorers.assign(other.scorers)
        self.thrown.assign(other.thrown)
        self.symbols = other.symbols
        self.built = other.built
        self.income = other.income
        self.yield_ = other.yield_
        self.points = other.points
        self.plan = other.plan
        self.plan_also = other.plan_also
        self.owed = other.owed
        self.aside = other.aside

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers: list[int] = []
        for pile in [self.hand, self.city, self.earners, self.scorers, self.thrown]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        single = [self.built, self.symbols, self.income, self.yield_, self.points, self.plan, self.plan_also, self.owed, self.aside]
        return numbers + [int(number) for number in single]

    def shows(self, symbol: i64) -> i64:
        """How many such symbols the city shows."""
        return self.symbols >> SHIFT[symbol] & MOST_SYMBOLS

    def add_to_city(self, row: Row) -> None:
        """A building stands in the city from now on."""
        self.city.add(row.kind)
        if len(row.more_income) > 0:
            self.earners.add(row.kind)
        if len(row.more_points) > 0:
            self.scorers.add(row.kind)
        self.built |= row.bit
        self.income += row.income
        self.yield_ += row.points
        self.symbols += row.symbols

    def put_aside(self, kind: i64) -> None:
        """A card leaves the hand for the discards; the others will learn only how many."""
        self.hand.remove(kind)
        self.thrown.add(kind)
        self.aside += 1

    def take_aside(self, kind: i64) -> None:
        """A card that lies aside comes into the hand."""
        self.thrown.remove_above(self.thrown.n - self.aside, kind)
        self.aside -= 1
        self.hand.insert(kind)

    def lies_aside(self) -> list[int]:
        """The cards aside, in the order they were laid there."""
        return self.thrown.to_list()[self.thrown.n - self.aside :]


@final
class CityState(State):
    """The table: players, the draw pile, the round."""

    def __init__(self, options: Options, edition: Edition) -> None:
        super().__init__(BOOK, options)
        self.edition: Edition = edition
        self.players: vec[Player] = vec[Player](capacity=options.seats)
        for _seat in range(options.seats):
            self.players = append(self.players, Player())
        self.deck: Final = Pile()
        self.round: i64 = 0

    def copy(self) -> "CityState":
        """An equal state that shares nothing that can change."""
        twin = CityState(self.agreed, self.edition)
        twin.assign(self)
        return twin

    def assign(self, other: "CityState") -> None:
        """Become an exact copy of a state with as many seats, without allocating."""
        self.assign_core(other)
        for seat in range(self.seats):
            self.players[seat].assign(other.players[seat])
        self.deck.assign(other.deck)
        self.round = other.round

    def key(self) -> list[int]:
        """All numbers of the state in a fixed order: equal keys, equal states."""
        numbers = super().key()
        numbers.append(int(self.round))
        numbers += self.deck.to_list()
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

    def in_play(self, kind: i64) -> i64:
        """How many such buildings stand in all cities."""
        found: i64 = 0
        for seat in range(self.seats):
            found += self.players[seat].city.count(kind)
        return found

    # --- verbs ---

    def fill_deck(self) -> None:
        """All cards of the edition, shuffled."""
        self.deck.assign(self.edition.deck)
        self.chance.shuffle(self.deck)

    def has_card(self) -> bool:
        """Whether the draw pile has a card, made anew from the discards if it is empty [TC-2.5, TC-2.6]."""
        if self.deck.n == 0:
            self._shuffle_discards()
        return self.deck.n > 0

    def _shuffle_discards(self) -> None:
        """The discards become the draw pile; cards that still lie aside stay there [TC-2.5]."""
        deck = self.deck
        for seat in range(self.seats):
            player = self.players[seat]
            deck.add_from(player.thrown, player.thrown.n - player.aside)
        self.chance.shuffle(deck)
        journal = self.journal
        if journal is not None and deck.n > 0:
            journal.exercise("TC-2.5")
            journal.note(SHUFFLED, NOTHING, [], deck.n)

    def draw_hand(self, seat: i64, count: i64) -> i64:
        """Draw so many cards into a hand; how many there were."""
        hand = self.players[seat].hand
        deck = self.deck
        journal = self.journal
        drawn: list[int] | None = None if journal is None else []
        found: i64 = 0
        while found < count and self.has_card():
            card = deck.pop()
            found += 1
            hand.insert(card)
            if drawn is not None:
                drawn.append(card)
        if journal is not None and drawn:
            journal.note(DREW, seat, drawn, found)
        return found

    def draw_aside(self, seat: i64, count: i64) -> i64:
        """Draw so many cards to look at, laid aside sorted; how many there were."""
        player = self.players[seat]
        found: i64 = 0
        while found < count and self.has_card():
            found += 1
            player.thrown.insert_above(player.thrown.n - player.aside, self.deck.pop())
            player.aside += 1
        if self.journal is not None and found > 0:
            self.note(SURVEYED, seat, player.lies_aside(), found)
        return found

    def build(self, seat: i64, kind: i64) -> None:
        """A chosen card enters the city and its cost is owed."""
        player = self.players[seat]
        row = self.edition.rows[kind]
        due = price(row, player.built)
        journal = self.journal
        if journal is not None:
            journal.note(BUILT, seat, [kind], due)
            exercise_price_rules(journal, self, seat, row)
        player.owed += due
        player.add_to_city(row)

    def settle(self, seat: i64) -> None:
        """What lies aside is discarded."""
        player = self.players[seat]
        if self.journal is not None and player.aside > 0:
            self.note(DISCARDED, seat, player.lies_aside(), player.aside)
        player.aside = 0
        player.owed = 0
