"""Set-up: boroughs, characters, vessels, cards, and who starts with whom."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.board import BASE_VALUES, BOROUGHS, LETTER_X, NEUTRAL_SKYSCRAPERS, NEUTRAL_SPACE, PRESTIGE_TILES
from midtown.games.new_york_city.cards import COPIES, KINDS
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.exercised import exercise_set_up_rules
from midtown.games.new_york_city.rounds import ROUND
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import LAID_OUT, REVEALED_CHARACTERS, REVEALED_START, START, STARTED

STARTING_SKYSCRAPERS: Final = 4
STARTING_DOLLARS: Final = 1


@final
class SetUp(Step[NewYorkCityState]):
    """Lay out everything, then let everybody choose two characters, from last to first on the press track [NYC-2.9]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        lay_out_boroughs(state)
        stack_characters(state)
        stack_tiles(state)
        give_tokens(state)
        stack_cards(state)
        state.note_rule("NYC-2.8")
        for place in range(state.press.order.n):
            seat = state.press.order.cards[place]
            if seat < state.edition.participants:
                equip(state, seat)
        reveal_start_pairs(state)
        journal = state.journal
        if journal is not None:
            exercise_set_up_rules(journal, state)
        for place in range(state.press.order.n):
            seat = state.press.order.cards[state.press.order.n - 1 - place]
            if state.is_person(seat):
                state.then(CHOOSE_START, seat)
        state.then(GIVE_TOMS_START)
        state.then(ROUND)


def lay_out_boroughs(state: NewYorkCityState) -> None:
    """Sequence tiles and base values at random, two neutral skyscrapers each [NYC-2.3, NYC-2.5]."""
    letters = Pile()
    values = Pile()
    for number in range(i64(len(BOROUGHS))):
        letters.add(number)
        values.add(BASE_VALUES[number])
    state.chance.shuffle(letters)
    state.chance.shuffle(values)
    state.city.lay_out(tuple(letters.to_list()), tuple(values.to_list()))
    for borough in range(i64(len(BOROUGHS))):
        state.city.neutral[borough] = NEUTRAL_SKYSCRAPERS
    journal = state.journal
    if journal is not None:
        route = [int(state.city.with_letter(letter)) for letter in range(len(BOROUGHS))]
        journal.note_by("NYC-2.3", LAID_OUT, NOBODY, route, 0)


def stack_characters(state: NewYorkCityState) -> None:
    """The dark characters by value, four of each open [NYC-2.1]."""
    for row in range(i64(VALUES)):
        stack = state.elevator.characters[row]
        stack.assign(state.edition.dark[row])
        state.chance.shuffle(stack)
        state.elevator.reveal(row)
        journal = state.journal
        if journal is not None:
            journal.note_by("NYC-2.1", REVEALED_CHARACTERS, NOBODY, state.elevator.row_of(row), row + 1)


def stack_tiles(state: NewYorkCityState) -> None:
    """The prestige tiles, shuffled [NYC-2.4]."""
    for tile in range(i64(len(PRESTIGE_TILES))):
        state.tiles.add(tile)
    state.chance.shuffle(state.tiles)


def give_tokens(state: NewYorkCityState) -> None:
    """The press tokens in random order at the start; the neutral token further ahead [NYC-2.5, NYC-2.7]."""
    tokens = Pile()
    for seat in range(state.edition.participants):
        tokens.add(seat)
    state.chance.shuffle(tokens)
    for place in range(tokens.n):
        state.press.place(tokens.at(place), 0)
    state.press.place(state.edition.participants, NEUTRAL_SPACE[int(state.edition.participants)])


def stack_cards(state: NewYorkCityState) -> None:
    """All cards, shuffled [NYC-1.3]."""
    for card in range(i64(KINDS)):
        for _copy in range(COPIES):
            state.deck.add(card)
    state.chance.shuffle(state.deck)
    state.unseen.shuffle(state.deck)


def equip(state: NewYorkCityState, seat: i64) -> None:
    """A skyscraper in X for everybody; for people also skyscrapers, a dollar and a reserve [NYC-2.6, NYC-2.8, NYC-12.3]."""
    player = state.players[seat]
    player.built[state.city.with_letter(LETTER_X)] = 1
    if state.is_person(seat):
        player.ready = STARTING_SKYSCRAPERS
        player.dollars = STARTING_DOLLARS
        state.refill_reserve(seat)


def reveal_start_pairs(state: NewYorkCityState) -> None:
    """Pairs of light characters: one more than there are participants; where a Tom plays, one for each [NYC-2.2, NYC-2.9]."""
    low = Pile()
    high = Pile()
    low.assign(state.edition.low)
    high.assign(state.edition.high)
    state.chance.shuffle(low)
    state.chance.shuffle(high)
    count = state.edition.participants
    if count == state.seats:
        count += 1
    for place in range(count):
        state.start_pairs.add_both(low.at(place), high.at(place))
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-2.9", REVEALED_START, NOBODY, state.start_pairs.to_list(), count)


def take_start_pair(state: NewYorkCityState, seat: i64, place: i64) -> None:
    """A pair of start characters, counted from the left, goes to a participant [NYC-2.9]."""
    pairs = state.start_pairs
    low = pairs.at(2 * place)
    high = pairs.at(2 * place + 1)
    for after in range(2 * place, pairs.n - 2):
        pairs.cards[after] = pairs.cards[after + 2]
    pairs.n -= 2
    state.players[seat].team.insert(low)
    state.players[seat].team.insert(high)
    journal = state.journal
    if journal is not None:
        journal.note(STARTED, seat, [low, high], 2)


@final
class ChooseStart(Step[NewYorkCityState]):
    """A player chooses one of the pairs of start characters [NYC-2.9]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_START, who)


@final
class WhichStart(Question[NewYorkCityState]):
    """One of the pairs of start characters that are left, counted from the left [NYC-2.9]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        for place in range(state.start_pairs.n // 2):
            out.add(START.first + place)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        take_start_pair(state, seat, START.thing(action))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if not START.names(action):
            return Reason(self.rule, "now start characters are chosen: start with a pair")
        return Reason(self.rule, "there are only {pairs} pairs", {"pairs": int(state.start_pairs.n) // 2})


@final
class GiveTomsStart(Step[NewYorkCityState]):
    """Each Tom gets the leftmost pair that is left, from last to first on the press track; the rest leaves the game [NYC-12.4]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for place in range(state.press.order.n):
            seat = state.press.order.cards[state.press.order.n - 1 - place]
            if state.seats <= seat < state.edition.participants:
                take_start_pair(state, seat, 0)
        state.start_pairs.n = 0


SET_UP: Final = SetUp("NYC-2.9")
CHOOSE_START: Final = ChooseStart("NYC-2.9")
GIVE_TOMS_START: Final = GiveTomsStart("NYC-12.4")
WHICH_START: Final = WhichStart("NYC-2.9")
