"""Tables of Fifth Avenue set up by data: who holds what, what stands where, which cards come next."""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, Unpack, final

import pytest

from midtown.core.errors import IllegalAction, Reason
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.core.options import Correction
from midtown.core.pile import Pile
from midtown.core.result import Result
from midtown.core.rules import Step
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import COMMISSIONERS, PLACE_BIT, PLACES, PLOTS, SHOPS
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, COPIES, NAMES, SUIT
from midtown.games.fifth_avenue.commissioners import MOVE_COMMISSIONER
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.turns import TURN
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import WORDS

LEFT_IN_ROW: Final = [20, 19, 17, 15, 14, 12, 10, 9, 7, 5, 4, 2, 0]
"""How many tiles are left in the row, by how many have been placed."""


@final
class Table:
    """A state with what tests ask of it and do to it, in the words of the notation."""

    def __init__(self, state: FifthAvenueState, journal: Journal) -> None:
        self.state: Final = state
        self.journal: Final = journal

    def play(self, *moves: str) -> None:
        """Play some moves, each written like `0 score times-square`."""
        for move in moves:
            seat, text = move.split(" ", 1)
            self.state.play(WORDS.parse(text), int(seat))

    def bid(self, seat: int, cards: str) -> None:
        """Bid these cards, in this order, and let the bid stand."""
        self.play(*[f"{seat} bid {NAMES[card]}" for card in card_list(cards)], f"{seat} stand")

    def refused(self, seat: int, text: str) -> Reason:
        """Try what is not allowed: it is refused, nothing changes, and this is why."""
        before = self.state.key()
        with pytest.raises(IllegalAction) as refusal:
            self.play(f"{seat} {text}")
        assert self.state.key() == before
        return refusal.value.reason

    def offered(self, seat: int) -> list[str]:
        """What a seat may do, in the order it is offered."""
        return [WORDS.texts[action] for action in self.state.options(seat)]

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(int(self.state.seats)) if self.state.owes(seat)]

    @property
    def over(self) -> bool:
        """Nobody owes an answer any more."""
        return self.state.over

    @property
    def spectator(self) -> FifthAvenueView:
        """What somebody sees who does not play."""
        return GAME.view(self.state, SPECTATOR)

    def view(self, seat: int) -> FifthAvenueView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> str:
        """The cards in a hand, in order."""
        return " ".join([NAMES[card] for card in self.view(seat).hand])

    def stack(self, colour: str) -> str:
        """A coloured stack, from the top down."""
        return " ".join([NAMES[card] for card in reversed(self.state.stacks[COLOURS.index(colour)].to_list())])

    @property
    def black(self) -> str:
        """The black stack from the top down, with the cards from the first face-up one on."""
        return " ".join([NAMES[card] for card in [*reversed(self.state.deck.to_list()), *self.state.spent.to_list()]])

    def on(self, plot: str) -> str:
        """What is on a plot: `2 of seat 1`, `boutique gallery`, or nothing."""
        number = PLOTS.index(plot)
        view = self.spectator
        if view.towers[number] > 0:
            return f"{view.towers[number]} of seat {view.owner[number]}"
        kinds = [shop for kind, shop in enumerate(SHOPS) if view.wares[number] & 2**kind]
        return " ".join(kinds * 2 if len(kinds) < view.tiles[number] else kinds)

    def at(self, commissioner: str) -> str:
        """Where a commissioner stands."""
        return PLACES[self.spectator.at[COMMISSIONERS.index(commissioner)]]

    def marked(self, commissioner: str) -> str:
        """The districts with markers of this colour."""
        return " ".join(places_in(self.spectator.marked[COMMISSIONERS.index(commissioner)]))

    @property
    def closed(self) -> str:
        """The closed districts."""
        return " ".join(places_in(self.spectator.closed))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of all seats."""
        return self.spectator.points

    def result(self) -> Result:
        """How the game ended."""
        assert self.over
        return GAME.result(self.state)

    def told(self, seat: int = SPECTATOR) -> list[str]:
        """What happened since the last time, as a seat or a spectator is told, each with its rule."""
        return [as_text(event.seen_by(seat)) for event in self.journal.take()]


def as_text(event: Event) -> str:
    """An event in one English line, with the number of its rule at the end."""
    filled = event.sentence.format(seat=event.seat, amount=event.amount, things=" ".join(event.names()))
    return f"{filled} [{event.rule}]"


def opening(seats: int = 3, seed: int = 7, **options: str) -> Table:
    """A new game at its first question."""
    journal = Journal()
    return Table(GAME.setup(GAME.options(seats, options), seed, journal), journal)


class Things(TypedDict, total=False):
    """What can be on a table. Cards are written `violet-4 2 black-6`; the first seats get what is listed, the others nothing."""

    seats: int
    hands: Sequence[str]
    known: Sequence[str]
    towers: Mapping[str, tuple[int, int]]
    """By plot: the seat and how many skyscrapers; seat 2 of a game for two is the imaginary player."""
    shops: Mapping[str, str]
    """By plot: one or two shops, as in `boutique gallery`."""
    points: Sequence[int]
    supply: Sequence[int]
    stock: Sequence[int]
    park: Sequence[int]
    white: str
    beige: str
    white_marks: str
    beige_marks: str
    closed: str
    row: str
    """The tiles that are left in the row, from left to right; their number must fit `placed`."""
    placed: int
    below: str
    stacks: Mapping[str, str]
    """By colour: the stack from the top down; all the rest of the colour where it is not listed."""
    black: str
    """The black stack from the top down; all the rest where it is not listed."""
    spent: str
    turn: int
    imaginary: int
    """How many skyscrapers the imaginary player has left."""
    seed: int
    corrections: tuple[Correction, ...]
    options: Mapping[str, str]


def table(active: int = 0, **things: Unpack[Things]) -> Table:
    """A table at the start of the turn of a seat."""
    return begun(laid(things), TURN, active)


def auction(ground: str, opener: int = 0, **things: Unpack[Things]) -> Table:
    """A table at the first question of an auction, set off by the white commissioner; after it only Central Park is auctioned."""
    here: Things = {"white": "central-park", "white_marks": "" if ground == "central-park" else ground}
    game = begun(laid({**here, **things}), MOVE_COMMISSIONER, opener)
    game.play(f"{opener} move white city-hall")
    game.journal.take()
    return game


def finished(**things: Unpack[Things]) -> Table:
    """A table where the last of 400 turns is over: the final scoring has been done."""
    lasting: Things = {"turn": 400, "options": {"length": "400"}}
    return begun(laid({**things, **lasting}), TURN, 0)


def begun(state: FifthAvenueState, step: Step[FifthAvenueState], who: int) -> Table:
    """This state when the step has been taken."""
    journal = Journal()
    state.journal = journal
    state.begin(step, who)
    journal.take()
    return Table(state, journal)


def laid(things: Things) -> FifthAvenueState:
    """A state in which all this lies on the table."""
    seats = things.get("seats", 3)
    agreed = GAME.options(seats, dict(things.get("options", {})), things.get("corrections", ()))
    state = FifthAvenueState(agreed, GAME.edition(agreed))
    state.chance.reseed(things.get("seed", 1))
    state.turn = things.get("turn", 0)
    state.imaginary.stock = things.get("imaginary", 21 if seats == 2 else 0)
    lay_board(state, things)
    lay_shop_tiles(state, things)
    give(state, things)
    stack_cards(state, things)
    return state


def lay_board(state: FifthAvenueState, things: Things) -> None:
    """Skyscrapers, shops, commissioners, markers, closing signs."""
    for plot, (seat, count) in things.get("towers", {}).items():
        state.board.raise_skyscrapers(seat, PLOTS.index(plot), count)
    for plot, shops in things.get("shops", {}).items():
        for shop in shops.split():
            state.board.open_shop(PLOTS.index(plot), SHOPS.index(shop))
    state.board.at[0] = PLACES.index(things.get("white", "city-hall"))
    state.board.at[1] = PLACES.index(things.get("beige", "city-hall"))
    state.board.marked[0] = bits_of(things.get("white_marks", ""))
    state.board.marked[1] = bits_of(things.get("beige_marks", ""))
    state.board.closed = bits_of(things.get("closed", ""))


def lay_shop_tiles(state: FifthAvenueState, things: Things) -> None:
    """The row, what lies below Central Park, and the tiles that nobody has seen."""
    placed = things.get("placed", 0)
    left = LEFT_IN_ROW[placed]
    row = [SHOPS.index(shop) for shop in things.get("row", " ".join([SHOPS[space % 4] for space in range(20 - left, 20)])).split()]
    assert len(row) == left
    for tile in reversed(row):
        state.shops.row.add(tile)
    state.shops.placed = placed
    for shop in things.get("below", "").split():
        state.shops.below.insert(SHOPS.index(shop))


def give(state: FifthAvenueState, things: Things) -> None:
    """What belongs to the seats."""
    for seat, cards in enumerate(things.get("hands", [])):
        for card in card_list(cards):
            state.players[seat].hand.insert(card)
    for seat, cards in enumerate(things.get("known", [])):
        for card in card_list(cards):
            state.players[seat].known.insert(card)
    for seat in range(int(state.seats)):
        player = state.players[seat]
        player.points = at_seat(things.get("points", []), seat, 0)
        player.supply = at_seat(things.get("supply", []), seat, 3)
        player.stock = at_seat(things.get("stock", []), seat, 15)
        player.park = at_seat(things.get("park", []), seat, 0)


def stack_cards(state: FifthAvenueState, things: Things) -> None:
    """The coloured stacks and the black one: what is listed, or all the rest."""
    held = card_list(" ".join(things.get("hands", [])))
    rest = [card for card in range(len(NAMES)) for _copy in range(int(COPIES[card]) - held.count(card))]
    listed = things.get("stacks", {})
    for colour, name in enumerate(COLOURS):
        cards = card_list(listed[name]) if name in listed else [card for card in rest if SUIT[card] == colour]
        for card in reversed(cards):
            state.stacks[colour].add(card)
    black = card_list(things["black"]) if "black" in things else [card for card in rest if SUIT[card] == BLACK]
    for card in reversed(black):
        state.deck.add(card)
    remember_black(state)
    for card in card_list(things.get("spent", "")):
        state.spent.add(card)


def remember_black(state: FifthAvenueState) -> None:
    """The black stack was shuffled once, and the black cards of the hands were drawn from it unseen, except those that are known."""
    dealt = Pile()
    dealt.assign(state.deck)
    for seat in range(int(state.seats)):
        for card in hidden_black(state, seat):
            dealt.add(card)
    state.unseen.shuffle(dealt)
    for seat in range(int(state.seats)):
        for card in hidden_black(state, seat):
            state.unseen.draw(seat, card)


def hidden_black(state: FifthAvenueState, seat: int) -> list[int]:
    """The black cards of a hand that only its owner has seen."""
    player = state.players[seat]
    cards = [card for card in player.hand.to_list() if SUIT[card] == BLACK]
    for card in player.known.to_list():
        if card in cards:
            cards.remove(card)
    return cards


def at_seat(numbers: Sequence[int], seat: int, otherwise: int) -> int:
    """What is listed for a seat, or the usual number."""
    return numbers[seat] if seat < len(numbers) else otherwise


def card_list(text: str) -> list[int]:
    """The cards of a text such as `violet-4 2 black-6`."""
    found: list[int] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += times * [NAMES.index(word)]
            times = 1
    return found


def bits_of(text: str) -> int:
    """These places as bits."""
    return sum([int(PLACE_BIT[PLACES.index(place)]) for place in text.split()])


def places_in(bits: int) -> list[str]:
    """The places of a set of bits."""
    return [place for number, place in enumerate(PLACES) if bits & PLACE_BIT[number]]
