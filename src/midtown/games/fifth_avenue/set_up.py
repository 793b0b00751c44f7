"""Set-up: the shops of the districts, the row, the deal, the starting skyscrapers."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT, PLOTS, PLOTS_EACH, SIXTH
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, COPIES, FIRST_BLACK, KINDS, SUIT
from midtown.games.fifth_avenue.exercised import exercise_first_shop_rules, exercise_set_up_rules
from midtown.games.fifth_avenue.shop_tiles import NO_TILE
from midtown.games.fifth_avenue.shops import not_on_this_side
from midtown.games.fifth_avenue.state import IMAGINARY, FifthAvenueState
from midtown.games.fifth_avenue.turns import TURN
from midtown.games.fifth_avenue.words import (
    DEALT,
    LAID_ROW,
    OPENED_SHOP,
    PLACE_SHOP,
    PLACED_SHOP,
    START,
    STARTED,
    TURNED_UP_CARD,
    TURNED_UP_TILE,
)

ROW_LENGTH: Final = 20
DEALT_BLACK: Final = 4
STARTING_SKYSCRAPERS: Final = 2
STARTING_SUPPLY: Final = 3
MOST_PER_COLOUR: Final = 2


@final
class SetUp(Step[FifthAvenueState]):
    """Shuffle the tiles, give out the pieces, and see to the shops, the row, the cards and the first skyscrapers [5A-2.1, 5A-2.8]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        journal = state.journal
        if journal is not None:
            exercise_set_up_rules(journal)
        for seat in range(state.seats):
            player = state.players[seat]
            player.supply = STARTING_SUPPLY
            player.stock = state.edition.pieces - 1 - STARTING_SKYSCRAPERS - STARTING_SUPPLY
        if state.seats == IMAGINARY:
            state.imaginary.stock = state.edition.pieces
        state.shops.bag.assign(state.edition.tiles)
        state.chance.shuffle(state.shops.bag)
        if state.edition.players_place:
            for number in range(i64(DISTRICTS)):
                state.then(TURN_UP_TILE, number % state.seats)
        else:
            state.then(OPEN_SHOPS)
        state.then(LAY_ROW)
        state.then(DEAL)
        for seat in range(state.seats):
            state.then(START_BUILDING, (state.seats - seat) % state.seats)
        for seat in range(state.seats):
            state.then(START_BUILDING, (seat + 1) % state.seats)
        state.then(TURN, 0)


@final
class OpenShops(Step[FifthAvenueState]):
    """Chance lays one shop in each district, of each colour one or two; on the sixth plots where there are any [5A-2.2, 5A-11.1]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        colours = Pile()
        for colour in range(i64(len(COLOURS))):
            colours.add(colour)
        state.chance.shuffle(colours)
        for place in range(i64(DISTRICTS - len(COLOURS))):
            colours.add(colours.at(place))
        state.chance.shuffle(colours)
        for district in range(i64(DISTRICTS)):
            colour = i64(SIXTH) if state.edition.has_sixth else colours.at(district)
            open_first_shop(state, district * PLOTS_EACH + colour, state.shops.bag.pop())


def open_first_shop(state: FifthAvenueState, plot: i64, shop: i64) -> None:
    """A shop of the set-up is laid [5A-2.1]."""
    state.board.open_shop(plot, shop)
    journal = state.journal
    if journal is not None:
        journal.note(OPENED_SHOP[shop], NOBODY, [plot], 1)
        exercise_first_shop_rules(journal, state)


@final
class TurnUpTile(Step[FifthAvenueState]):
    """A player turns up a tile and lays it in a district that has none yet [5A-2.3]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        state.shops.tile = state.shops.bag.pop()
        journal = state.journal
        if journal is not None:
            journal.note(TURNED_UP_TILE, who, [state.shops.tile], 1)
        state.ask(WHICH_PLOT_TO_OPEN, who)


@final
class WhichPlotToOpen(Question[FifthAvenueState]):
    """A plot in a district without a shop, and no third one of its colour; on the six-plot side the sixth plot [5A-2.3, 5A-11.3]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        first: i64 = SIXTH if state.edition.has_sixth else 0
        for district in range(i64(DISTRICTS)):
            if has_shop(state, district):
                continue
            for colour in range(first, state.edition.plots):
                if state.edition.has_sixth or shops_on(state, colour) < MOST_PER_COLOUR:
                    out.add(PLACE_SHOP.first + district * PLOTS_EACH + colour)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        plot = PLACE_SHOP.thing(action)
        state.board.open_shop(plot, state.shops.tile)
        journal = state.journal
        if journal is not None:
            journal.note(PLACED_SHOP[state.shops.tile], seat, [plot], 1)
            exercise_first_shop_rules(journal, state)
        state.shops.tile = NO_TILE

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not PLACE_SHOP.names(action):
            return Reason(self.rule, "now a shop of the set-up is laid: place it on a plot")
        plot = int(PLACE_SHOP.thing(action))
        colour = plot % PLOTS_EACH
        if (colour == SIXTH) != state.edition.has_sixth:
            return wrong_side(state, plot)
        if has_shop(state, plot // PLOTS_EACH):
            return Reason("5A-2.1", "there is a shop in this district already")
        return Reason(self.rule, "two shops lie on plots of this colour already")


def wrong_side(state: FifthAvenueState, plot: int) -> Reason:
    """The refusal of a plot that has no part in the set-up on this side of the board."""
    if state.edition.has_sixth:
        return Reason("5A-11.1", "on the six-plot side the first shops lie on the sixth plots")
    return not_on_this_side(plot)


def has_shop(state: FifthAvenueState, district: i64) -> bool:
    """Is there a shop in this district?"""
    first = district * PLOTS_EACH
    for plot in range(first, first + PLOTS_EACH):
        if state.board.tiles[plot] > 0:
            return True
    return False


def shops_on(state: FifthAvenueState, colour: i64) -> i64:
    """How many shops lie on plots of this colour?"""
    found: i64 = 0
    for district in range(i64(DISTRICTS)):
        found += state.board.tiles[district * PLOTS_EACH + colour]
    return found


@final
class LayRow(Step[FifthAvenueState]):
    """Twenty tiles lie face up in the row; the last nine stay out unseen [5A-2.4]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        for _space in range(ROW_LENGTH):
            state.shops.row.add(state.shops.bag.pop())
        journal = state.journal
        if journal is not None:
            journal.note(LAID_ROW, NOBODY, state.shops.row.to_list(), ROW_LENGTH)
        state.shops.row.reverse(0)


@final
class Deal(Step[FifthAvenueState]):
    """Everybody gets one card of each colour and four black ones; then the coloured stacks are turned face up [5A-2.5, 5A-2.6, 5A-2.7]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        stack_cards(state)
        for seat in range(state.seats):
            hand = state.players[seat].hand
            for colour in range(i64(len(COLOURS))):
                hand.insert(state.stacks[colour].pop())
            for _card in range(DEALT_BLACK):
                card = state.deck.pop()
                hand.insert(card)
                state.unseen.draw(seat, card)
            journal = state.journal
            if journal is not None:
                journal.note(DEALT, seat, hand.to_list(), hand.n)
        journal = state.journal
        if journal is not None:
            tops = [int(state.stacks[colour].at(state.stacks[colour].n - 1)) for colour in range(len(COLOURS))]
            journal.note(TURNED_UP_CARD, NOBODY, tops, len(tops))


def stack_cards(state: FifthAvenueState) -> None:
    """All cards, shuffled by colour [5A-2.5, 5A-2.6]."""
    for card in range(i64(KINDS)):
        stack = state.deck if card >= FIRST_BLACK else state.stacks[SUIT[card]]
        for _copy in range(COPIES[card]):
            stack.add(card)
    for colour in range(i64(BLACK)):
        state.chance.shuffle(state.stacks[colour])
    state.chance.shuffle(state.deck)
    state.unseen.shuffle(state.deck)


@final
class StartBuilding(Step[FifthAvenueState]):
    """Counter-clockwise from the first player, then back, everybody puts a skyscraper on an empty plot [5A-2.9]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        state.ask(WHICH_PLOT_TO_START, who)


@final
class WhichPlotToStart(Question[FifthAvenueState]):
    """An empty plot in a district where one has not built yet [5A-2.9]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        for district in range(i64(DISTRICTS)):
            if state.board.home(seat, district) == NO_PLOT:
                first = district * PLOTS_EACH
                for plot in range(first, first + SIXTH):
                    if state.board.is_empty(plot):
                        out.add(START.first + plot)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        plot = START.thing(action)
        state.board.raise_skyscrapers(seat, plot, 1)
        journal = state.journal
        if journal is not None:
            journal.note(STARTED, seat, [plot], 1)

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not START.names(action):
            return Reason(self.rule, "now a first skyscraper is placed: start on an empty plot")
        plot = int(START.thing(action))
        if plot % PLOTS_EACH == SIXTH:
            return no_sixth(state, plot)
        if state.board.home(seat, plot // PLOTS_EACH) != NO_PLOT:
            return Reason(self.rule, "you have started in this district already")
        return Reason("5A-1.8", "{plot} is not empty", {"plot": PLOTS[plot]})


def no_sixth(state: FifthAvenueState, plot: int) -> Reason:
    """The refusal of a sixth plot, which nobody builds on."""
    if state.edition.has_sixth:
        return Reason("5A-11.2", "nobody can build on a sixth plot")
    return not_on_this_side(plot)


SET_UP: Final = SetUp("5A-2.8")
OPEN_SHOPS: Final = OpenShops("5A-2.2")
TURN_UP_TILE: Final = TurnUpTile("5A-2.3")
LAY_ROW: Final = LayRow("5A-2.4")
DEAL: Final = Deal("5A-2.7")
START_BUILDING: Final = StartBuilding("5A-2.9")
WHICH_PLOT_TO_OPEN: Final = WhichPlotToOpen("5A-2.3")
WHICH_PLOT_TO_START: Final = WhichPlotToStart("5A-2.9")
