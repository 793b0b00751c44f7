"""Tables of New York City set up by data: who holds what, what stands where, which cards come next."""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, TypeVar, Unpack, final

import pytest

from midtown.core.errors import IllegalAction, Reason
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.core.options import Correction
from midtown.core.pile import Pile
from midtown.core.result import Result
from midtown.core.rules import Step
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.bidding import BIDDING_ROUND
from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS
from midtown.games.new_york_city.cards import COPIES, TYPES
from midtown.games.new_york_city.characters import OPEN, VALUES
from midtown.games.new_york_city.claiming import CONNECTION_BIT
from midtown.games.new_york_city.drafting import DRAFT_TURN
from midtown.games.new_york_city.final_scoring import FINAL_SCORING
from midtown.games.new_york_city.rounds import PHASE_THREE, ROUND
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.views import NewYorkCityView, ParticipantView
from midtown.games.new_york_city.words import CONNECTION, TILE, WORDS

T = TypeVar("T")
NEUTRAL: Final = "neutral"
USUAL_BASE: Final = (6, 7, 8, 8, 9, 10)


class Things(TypedDict, total=False):
    """What can be on a table. Cards are written `press 2 wild`, characters by number `13 22`; the first participants get what is listed."""

    seats: int
    toms: Sequence[str]
    hands: Sequence[str]
    """For a Tom his supply, in the order he got it."""
    known: Sequence[str]
    reserves: Sequence[str]
    teams: Sequence[str]
    dollars: Sequence[int]
    ready: Sequence[int]
    built: Sequence[Mapping[str, int]]
    vessels: Sequence[str]
    points: Sequence[int]
    press: Sequence[tuple[int | str, int]]
    """The tokens with their spaces from the first to the last, `neutral` too; in seat order at the start where not listed."""
    pairs: str
    deck: str
    """The draw pile from the top; all the rest where it is not listed."""
    discards: str
    rows: Mapping[int, str]
    """By value: the open characters from left to right."""
    stacks: Mapping[int, str]
    """By value: the unseen characters, the next one first."""
    tiles: str
    """The prestige tiles of the round, as in `taxi-low bus-high`."""
    letters: str
    """The sequence tiles of the boroughs in their order, as in `XABCDE`."""
    base: Sequence[int]
    prestige: Mapping[str, int]
    neutral: Mapping[str, int]
    """By borough: the neutral skyscrapers; none where not listed."""
    taken_vessels: str
    """The connections whose vessel is gone, as in `taxi-1 boat-2`."""
    mayor: str
    round: int
    first: int
    statue: bool
    seed: int
    corrections: tuple[Correction, ...]
    options: Mapping[str, str]


@final
class Table:
    """A state with what tests ask of it and do to it, in the words of the notation."""

    def __init__(self, state: NewYorkCityState, journal: Journal) -> None:
        self.state: Final = state
        self.journal: Final = journal

    def play(self, *moves: str) -> None:
        """Play some moves, each written like `0 play press`."""
        for move in moves:
            seat, text = move.split(" ", 1)
            self.state.play(WORDS.parse(text), int(seat))

    def bid(self, seat: int, *steps: str) -> None:
        """Take these steps of a bid, each written like `play press`, and let it stand."""
        self.play(*[f"{seat} {step}" for step in steps], f"{seat} bid")

    def next_bidding(self, kind: str) -> None:
        """The bidding round is over, and another one begins."""
        assert self.over
        self.state.begin(BIDDING_ROUND, TYPES.index(kind))

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
    def spectator(self) -> NewYorkCityView:
        """What somebody sees who does not play."""
        return GAME.view(self.state, SPECTATOR)

    def view(self, seat: int) -> NewYorkCityView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def of(self, participant: int) -> ParticipantView:
        """What everybody knows of a participant."""
        return self.spectator.participants[participant]

    def hand(self, participant: int) -> str:
        """The cards in a hand; a Tom's supply in its order."""
        return named(self.state.players[participant].hand)

    def reserve(self, participant: int) -> str:
        """The cards in a reserve, in the order of the bidding rounds."""
        return named(self.state.players[participant].reserve)

    def team(self, participant: int) -> str:
        """The numbers of the characters of a participant."""
        return " ".join([str(kind + 1) for kind in self.state.players[participant].team.to_list()])

    def built(self, participant: int) -> dict[str, int]:
        """The boroughs in which a participant has skyscrapers, with their numbers."""
        return {name: count for name, count in zip(BOROUGHS, self.of(participant).built, strict=True) if count > 0}

    @property
    def points(self) -> tuple[int, ...]:
        """The points of all participants."""
        return tuple(seen.points for seen in self.spectator.participants)

    @property
    def dollars(self) -> tuple[int, ...]:
        """The dollars of all participants."""
        return tuple(seen.dollars for seen in self.spectator.participants)

    @property
    def press(self) -> list[tuple[int | str, int]]:
        """The tokens with their spaces, from the first to the last."""
        count = len(self.spectator.participants)
        order = [int(token) for token in self.spectator.press_order]
        return [(NEUTRAL if token == count else token, self.spectator.press_at[token]) for token in order]

    def result(self) -> Result:
        """How the game ended."""
        assert self.over
        return GAME.result(self.state)

    def told(self, seat: int = SPECTATOR) -> list[str]:
        """What happened since the last time, as a seat or a spectator is told, each with its rule."""
        return [as_text(event.seen_by(seat)) for event in self.journal.take()]


def named(pile: Pile) -> str:
    """The names of cards in a pile."""
    return " ".join([TYPES[card] for card in pile.to_list()])


def as_text(event: Event) -> str:
    """An event in one English line, with the number of its rule at the end."""
    filled = event.sentence.format(seat=event.seat, amount=event.amount, things=" ".join(event.names()))
    return f"{filled} [{event.rule}]"


def opening(seats: int = 3, seed: int = 7, toms: Sequence[str] = (), **options: str) -> Table:
    """A new game at its first question."""
    journal = Journal()
    chosen = {**{f"tom-{number + 1}": level for number, level in enumerate(toms)}, **options}
    return Table(GAME.setup(GAME.options(seats, chosen), seed, journal), journal)


def drafting(seat: int = 0, *later: int, **things: Unpack[Things]) -> Table:
    """A table at the turn of a player in phase I, and the later turns; after them nothing follows."""
    state = laid(things)
    turns = [seat, *later]
    for who in turns[:-1]:
        state.then(DRAFT_TURN, who)
    return begun(state, DRAFT_TURN, turns[-1])


def bidding(kind: str, **things: Unpack[Things]) -> Table:
    """A table at the beginning of a bidding round; after it nothing follows."""
    return begun(laid(things), BIDDING_ROUND, TYPES.index(kind))


def phase_three(**things: Unpack[Things]) -> Table:
    """A table at the beginning of phase III; after it nothing follows."""
    return begun(laid(things), PHASE_THREE, 0)


def new_round(**things: Unpack[Things]) -> Table:
    """A table at the beginning of the round after the one that is named."""
    return begun(laid(things), ROUND, 0)


def finished(**things: Unpack[Things]) -> Table:
    """A table after the final scoring."""
    return begun(laid(things), FINAL_SCORING, 0)


def begun(state: NewYorkCityState, step: Step[NewYorkCityState], who: int) -> Table:
    """This state when the step has been taken."""
    journal = Journal()
    state.journal = journal
    state.begin(step, who)
    return Table(state, journal)


def laid(things: Things) -> NewYorkCityState:
    """A state in which all this lies on the table."""
    toms = {f"tom-{number + 1}": level for number, level in enumerate(things.get("toms", []))}
    seats = things.get("seats", 3)
    agreed = GAME.options(seats, {**toms, **things.get("options", {})}, things.get("corrections", ()))
    state = NewYorkCityState(agreed, GAME.edition(agreed))
    state.chance.reseed(things.get("seed", 1))
    state.round = things.get("round", 1)
    state.statue = things.get("statue", False)
    state.mayor = BOROUGHS.index(things.get("mayor", "manhattan"))
    lay_city(state, things)
    lay_press(state, things)
    lay_elevator(state, things)
    for seat in range(int(state.edition.participants)):
        give(state, things, seat)
    stack_cards(state, things)
    state.bids.first = things.get("first", int(state.press.order.to_list()[0]))
    if state.bids.first == int(state.edition.participants):
        state.bids.first = int(state.press.order.to_list()[1])
    return state


def lay_city(state: NewYorkCityState, things: Things) -> None:
    """Boroughs, tiles and vessels."""
    base = things.get("base", USUAL_BASE)
    letters = things.get("letters", "XABCDE")
    state.city.lay_out(tuple([LETTERS.index(letter) for letter in letters]), tuple(base))
    for borough in range(len(BOROUGHS)):
        state.city.prestige[borough] = things.get("prestige", {}).get(BOROUGHS[borough], 0)
        state.city.neutral[borough] = things.get("neutral", {}).get(BOROUGHS[borough], 0)
    for name in things.get("taken_vessels", "").split():
        state.city.standing &= ~int(CONNECTION_BIT[CONNECTION.things.index(name)])
    for name in sorted(things.get("tiles", "taxi-low bus-high").split(), key=TILE.things.index):
        state.revealed.add(TILE.things.index(name))
    for tile in range(len(TILE.things)):
        if state.revealed.count(tile) == 0:
            state.tiles.add(tile)


def lay_press(state: NewYorkCityState, things: Things) -> None:
    """The press tokens."""
    count = int(state.edition.participants)
    usual: list[tuple[int | str, int]] = [(NEUTRAL, 15), *[(seat, 0) for seat in range(count)]]
    for token, space in things.get("press", usual):
        number = count if token == NEUTRAL else int(token)
        state.press.order.add(number)
        state.press.at[number] = space
    if state.press.order.count(count) == 0:
        state.press.place(count, 15)


def lay_elevator(state: NewYorkCityState, things: Things) -> None:
    """The open characters, and the stacks; all others have been revealed before."""
    for value in range(1, VALUES + 1):
        row, stack = kinds(things.get("rows", {}).get(value, "")), kinds(things.get("stacks", {}).get(value, ""))
        assert len(row) == OPEN or not stack, "where there is a stack, four characters lie open"
        for kind in reversed(row + stack):
            state.elevator.characters[value - 1].add(kind)
        for kind in state.edition.dark[value - 1].to_list():
            state.elevator.revealed[kind] += 1
        for kind in stack:
            state.elevator.revealed[kind] -= 1


def give(state: NewYorkCityState, things: Things, seat: int) -> None:
    """What belongs to a participant."""
    player = state.players[seat]
    for card in cards(at(things.get("hands", []), seat, "")):
        if state.is_person(seat):
            player.hand.insert(card)
        else:
            player.hand.add(card)
    for card in cards(at(things.get("known", []), seat, "")):
        player.known.insert(card)
    for card in cards(at(things.get("reserves", []), seat, "")):
        player.reserve.insert(card)
    player.reserve_size = max(int(player.reserve.n), 2)
    for kind in kinds(at(things.get("teams", []), seat, "")):
        player.team.insert(kind)
    player.dollars = at(things.get("dollars", []), seat, 0)
    player.ready = at(things.get("ready", []), seat, 0)
    player.points = at(things.get("points", []), seat, 0)
    for borough, count in at(things.get("built", []), seat, {}).items():
        player.built[BOROUGHS.index(borough)] = count
    for vessel in at(things.get("vessels", []), seat, "").split():
        player.vessels[VESSELS.index(vessel)] += 1


def stack_cards(state: NewYorkCityState, things: Things) -> None:
    """Pairs, discards and the draw pile; the hands were drawn from it unseen, except for what is known."""
    for card in cards(things.get("pairs", "")):
        state.pairs.add(card)
    for card in cards(things.get("discards", "")):
        state.discards.add(card)
    lists = [*things.get("hands", []), *things.get("reserves", []), things.get("pairs", ""), things.get("discards", "")]
    used = cards(" ".join(lists))
    rest = [card for card in range(len(TYPES)) for _copy in range(COPIES - used.count(card))]
    for card in reversed(cards(things["deck"]) if "deck" in things else rest):
        state.deck.add(card)
    dealt = Pile()
    dealt.assign(state.deck)
    hidden = [(seat, card) for seat in range(int(state.seats)) for card in hidden_cards(state, seat)]
    for _seat, card in hidden:
        dealt.add(card)
    state.unseen.shuffle(dealt)
    for seat, card in hidden:
        state.unseen.draw(seat, card)


def hidden_cards(state: NewYorkCityState, seat: int) -> list[int]:
    """The cards of a hand that only its owner has seen."""
    found = state.players[seat].hand.to_list()
    for card in state.players[seat].known.to_list():
        found.remove(card)
    return found


def at(listed: Sequence[T], seat: int, otherwise: T) -> T:
    """What is listed for a participant, or the usual."""
    return listed[seat] if seat < len(listed) else otherwise


def cards(text: str) -> list[int]:
    """The cards of a text such as `press 2 wild`."""
    found: list[int] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += times * [TYPES.index(word)]
            times = 1
    return found


def kinds(text: str) -> list[int]:
    """The characters of a text such as `13 22`."""
    return [int(number) - 1 for number in text.split()]
