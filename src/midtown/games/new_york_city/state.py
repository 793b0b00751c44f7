"""What lies on the table of New York City, and the verbs that move it."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile, append, vec
from midtown.core.state import State
from midtown.core.unseen import Unseen
from midtown.games.new_york_city.bidding_round import RunningBids, Works
from midtown.games.new_york_city.cards import KINDS
from midtown.games.new_york_city.characters import RULES
from midtown.games.new_york_city.city import City
from midtown.games.new_york_city.edition import Edition
from midtown.games.new_york_city.elevator import Elevator
from midtown.games.new_york_city.exercised import exercise_press_rules, exercise_use_rules
from midtown.games.new_york_city.player import Player
from midtown.games.new_york_city.press_track import PressTrack
from midtown.games.new_york_city.words import (
    ADVANCED,
    BOOK,
    DISCARDED,
    DREW,
    HIRED,
    LOST,
    REFILLED,
    REVEALED_CHARACTER,
    SHUFFLED,
    TOOK_DOLLARS,
    TOOK_POINTS,
    TOOK_SKYSCRAPERS,
    USED,
)


def new_players(count: i64) -> vec[Player]:
    """As many participants with nothing yet."""
    players = vec[Player](capacity=count)
    for _player in range(count):
        players = append(players, Player())
    return players


@final
class NewYorkCityState(State):
    """The table: participants, press track, cards, characters, boroughs, the running bidding round."""

    def __init__(self, options: Options, edition: Edition) -> None:  # noqa: PLR0915  # one per thing on the table
        super().__init__(BOOK, options)
        self.edition: Edition = edition
        self.players: vec[Player] = new_players(edition.participants)
        """The people first, then the Toms."""
        self.press: Final = PressTrack()
        self.elevator: Final = Elevator()
        self.deck: Final = Pile()
        self.discards: Final = Pile()
        """Open."""
        self.unseen: Final = Unseen(0, KINDS, edition.participants)
        """What can be worked out about the hands."""
        self.pairs: Final = Pile()
        """The cards laid open in phase I, two by two, each pair sorted."""
        self.taken: Final = Pile()
        """The cards of the pairs that somebody has taken in his turn."""
        self.left: Final = Pile()
        """The cards left of pairs from which single ones were taken."""
        self.due: Final = Pile()
        """The types of cards that may still be fetched from the reserve."""
        self.start_pairs: Final = Pile()
        """The characters laid open at the start, two by two."""
        self.tiles: Final = Pile()
        """The prestige tiles that nobody has seen,"""
        self.revealed: Final = Pile()
        """and those of this round, sorted."""
        self.city: Final = City()
        self.bids: Final = RunningBids()
        self.works: Final = Works()
        self.round: i64 = 0
        self.mayor: i64 = NOBODY
        self.statue: bool = False
        """Somebody has had skyscrapers in all boroughs."""

    def copy(self) -> "NewYorkCityState":
        """An equal state that shares nothing that can change."""
        twin = NewYorkCityState(self.agreed, self.edition)
        twin.assign(self)
        return twin

    def assign(self, other: "NewYorkCityState") -> None:
        """Become an exact copy of a state with as many participants, without allocating."""
        self.assign_core(other)
        for seat in range(self.edition.participants):
            self.players[seat].assign(other.players[seat])
        self.press.assign(other.press)
        self.elevator.assign(other.elevator)
        self.deck.assign(other.deck)
        self.discards.assign(other.discards)
        self.unseen.assign(other.unseen)
        self.pairs.assign(other.pairs)
        self.taken.assign(other.taken)
        self.left.assign(other.left)
        self.due.assign(other.due)
        self.start_pairs.assign(other.start_pairs)
        self.tiles.assign(other.tiles)
        self.revealed.assign(other.revealed)
        self.city.assign(other.city)
        self.bids.assign(other.bids)
        self.works.assign(other.works)
        self.round = other.round
        self.mayor = other.mayor
        self.statue = other.statue

    def key(self) -> list[int]:
        """All numbers of the state in a fixed order: equal keys, equal states."""
        numbers = super().key() + self.press.key() + self.elevator.key() + self.unseen.key()
        numbers += self.city.key() + self.bids.key() + self.works.key()
        for pile in [self.deck, self.discards, self.pairs, self.taken, self.left, self.due, self.start_pairs, self.tiles, self.revealed]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        single = [self.round, self.mayor, int(self.statue)]
        numbers += [int(number) for number in single]
        for seat in range(self.edition.participants):
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

    def is_person(self, seat: i64) -> bool:
        """A person, not a Tom?"""
        return seat < self.seats

    def rank(self, seat: i64) -> i64:
        """The place on the press track; the neutral token does not count [NYC-3.4]."""
        rank: i64 = 1
        place: i64 = 0
        order = self.press.order
        while order.cards[place] != seat:
            if order.cards[place] < self.edition.participants:
                rank += 1
            place += 1
        return rank

    # --- verbs: cards ---

    def has_card(self) -> bool:
        """Whether there is a card to draw, if need be from the shuffled discards [NYC-1.8]."""
        if self.deck.n == 0 and self.discards.n > 0:
            self.deck.assign(self.discards)
            self.discards.n = 0
            self.chance.shuffle(self.deck)
            self.unseen.shuffle(self.deck)
            journal = self.journal
            if journal is not None:
                journal.note_by("NYC-1.8", SHUFFLED, NOBODY, [], self.deck.n)
        return self.deck.n > 0

    def draw_hand(self, seat: i64, count: i64) -> None:
        """Draw so many cards into a hand; what finds none is lost [NYC-1.8]."""
        journal = self.journal
        drawn: list[int] = []
        found: i64 = 0
        while found < count and self.has_card():
            card = self.deck.pop()
            found += 1
            self.players[seat].hand.insert(card)
            self.unseen.draw(seat, card)
            if journal is not None:
                drawn.append(card)
        if journal is not None:
            if drawn:
                journal.note(DREW, seat, drawn, found)
            if found < count:
                journal.note_by("NYC-1.8", LOST, seat, [], count - found)

    def draw_open(self) -> i64:
        """Draw a card in the sight of all; there must be one."""
        card = self.deck.pop()
        self.unseen.turn_up(card)
        return card

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand in the sight of all."""
        self.players[seat].hand.remove(card)
        self.show(seat, card)

    def show(self, seat: i64, card: i64) -> None:
        """All have seen that this card was in a hand."""
        known = self.players[seat].known
        if known.count(card) > 0:
            known.remove(card)
        else:
            self.unseen.show(seat, card)

    def give_open(self, seat: i64, card: i64) -> None:
        """A card comes into a hand in the sight of all."""
        player = self.players[seat]
        player.hand.insert(card)
        player.known.insert(card)

    def refill_reserve(self, seat: i64) -> None:
        """Draw open cards until the reserve is full [NYC-11.8, NYC-11.12, NYC-11.15]."""
        player = self.players[seat]
        journal = self.journal
        drawn: list[int] = []
        while player.reserve.n < player.reserve_size and self.has_card():
            card = self.draw_open()
            player.reserve.insert(card)
            if journal is not None:
                drawn.append(card)
        if journal is not None:
            if drawn:
                journal.note(REFILLED, seat, drawn, len(drawn))
            if player.reserve.n < player.reserve_size:
                journal.note_by("NYC-1.8", LOST, seat, [], player.reserve_size - player.reserve.n)

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        """A card of a hand is discarded, open."""
        self.take_from_hand(seat, card)
        self.discards.add(card)
        journal = self.journal
        if journal is not None:
            journal.note(DISCARDED, seat, [card], 1)

    # --- verbs: characters ---

    def use(self, seat: i64, kind: i64) -> None:
        """Pay for a character and get what it brings at once [NYC-4.2]."""
        self.players[seat].pay(kind)
        journal = self.journal
        if journal is not None:
            exercise_use_rules(journal, self, seat, kind)
            journal.under(RULES[kind])
            journal.note(USED, seat, [kind], 1)
        edition = self.edition
        self.score(seat, edition.points[kind])
        self.give_dollars(seat, edition.dollars[kind])
        if edition.cards[kind] > 0:
            self.draw_hand(seat, edition.cards[kind])
        self.give_skyscrapers(seat, edition.skyscrapers[kind])
        self.advance(seat, edition.steps[kind])

    def hire(self, seat: i64, kind: i64) -> None:
        """Take an open character [NYC-8.3, NYC-8.4]."""
        row = self.edition.value[kind] - 1
        journal = self.journal
        if journal is not None:
            journal.note(HIRED, seat, [kind], 1)
        follows = self.elevator.stacked_in(row) > 0
        self.elevator.take(row, kind)
        self.players[seat].team.insert(kind)
        if journal is not None and follows:
            journal.note_by("NYC-8.4", REVEALED_CHARACTER, NOBODY, [self.elevator.row_of(row)[-1]], 1)

    # --- verbs: what participants get ---

    def note_rule(self, rule: str) -> None:
        """What follows happens by this rule."""
        journal = self.journal
        if journal is not None:
            journal.under(rule)

    def score(self, seat: i64, points: i64) -> None:
        """Points for a participant."""
        self.players[seat].points += points
        journal = self.journal
        if journal is not None and points > 0:
            journal.note(TOOK_POINTS, seat, [], points)

    def give_dollars(self, seat: i64, dollars: i64) -> None:
        """Dollars from the supply."""
        self.players[seat].dollars += dollars
        journal = self.journal
        if journal is not None and dollars > 0:
            journal.note(TOOK_DOLLARS, seat, [], dollars)

    def give_skyscrapers(self, seat: i64, count: i64) -> None:
        """Skyscrapers from the supply onto the own board."""
        self.players[seat].ready += count
        journal = self.journal
        if journal is not None and count > 0:
            journal.note(TOOK_SKYSCRAPERS, seat, [], count)

    def advance(self, seat: i64, steps: i64) -> None:
        """Steps ahead on the press track [NYC-3.2, NYC-3.3]."""
        journal = self.journal
        if journal is not None and steps > 0:
            exercise_press_rules(journal, self, seat, self.press.at[seat] + steps)
        self.press.advance(seat, steps)
        if journal is not None and steps > 0:
            journal.note(ADVANCED, seat, [], self.press.at[seat])
