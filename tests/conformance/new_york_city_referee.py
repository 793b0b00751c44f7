"""A referee of New York City who sits beside the table: he hears what is told, and keeps bids, tokens, dollars and points himself."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final, final

from midtown.core.event import Event
from midtown.core.options import Options
from tests.conformance.new_york_city_bids import BidHeard, worth
from tests.conformance.new_york_city_ending import (
    BOROUGHS,
    Owned,
    points_of_boroughs,
    points_of_person,
    points_of_tom,
)

NEUTRAL_SPACES: Final = {2: 8, 3: 7, 4: 6}
POINTS: Final = {1: 1, 3: 1, 12: 1, 23: 2, 24: 1, 25: 3}
"""By character: the points it brings when it is used,"""
DOLLARS: Final = {6: 2, 9: 1, 18: 1}
"""the dollars,"""
SKYSCRAPERS: Final = {24: 1, 26: 1}
"""and the skyscrapers."""
AS_MATCHING: Final = {"as-one": 1, "as-two": 2}
"""By verb: as how many matching cards a card counts."""
STATUE: Final = 4
LAST_SPACE: Final = 15


@final
class Referee:
    """Knows the rules of points, and nothing of the engine but its words."""

    def __init__(self, options: Options) -> None:  # noqa: PLR0915  # one per thing he keeps
        self.options: Final = options
        toms = [value for name, value in options.choices if name.startswith("tom-") and value != "none"]
        self.people: Final = range(options.seats)
        self.everybody: Final = range(options.seats + len(toms))
        self.neutral: Final = len(self.everybody)
        self.points: Final = [0] * len(self.everybody)
        self.parts: Final = [Counter[str]() for _participant in self.everybody]
        """By participant and kind of event: the points."""
        self.dollars: Final = [int(seat in self.people) for seat in self.everybody]
        self.ready: Final = [4 * int(seat in self.people) for seat in self.everybody]
        self.teams: Final[list[list[int]]] = [[] for _participant in self.everybody]
        self.vessels: Final = [Counter[str]() for _participant in self.everybody]
        self.standing: Final = {token: Counter[str]() for token in [*self.everybody, self.neutral]}
        self.standing[self.neutral].update(dict.fromkeys(BOROUGHS, 2))
        self.worth: Final[dict[str, int]] = {}
        self.track: Final[list[list[int]]] = [[] for _space in range(LAST_SPACE + 1)]
        """By space: the tokens from bottom to top."""
        self.kind = ""
        self.mayor = ""
        self.bids: Final[dict[int, tuple[str, ...]]] = {}
        self.uses: Final = defaultdict[int, Counter[int]](Counter)
        """By participant: the characters used in this bidding round."""
        self.through: Final = defaultdict[int, list[tuple[str, int]]](list)
        """By participant: the cards played through characters, with what they count."""
        self.steps: Final = Counter[int]()
        self.winner = -1
        self.statue = False
        self.from_supply = False
        """The next skyscraper that is built does not come from the own board."""
        self._heard: Final[dict[str, Callable[[Event], None]]] = {
            "laid out": self._lay_out,
            "started": self._hire,
            "hired": self._hire,
            "removed": self._remove,
            "mayor moved": self._move_mayor,
            "used": self._use,
            "bidding began": self._begin_bidding,
            "bid stands": self._bid,
            "tom bid": self._bid,
            "stepped back": self._step_back,
            "won bonus": self._win,
            "advanced": self._advance,
            "took dollars": self._take_dollars,
            "took skyscrapers": self._take_skyscrapers,
            "took points": self._take_points,
            "took vessel": self._take_vessel,
            "raised": self._raise,
            "built": self._build,
            "moved": self._move,
            "replaced": self._replace,
            "everywhere": self._be_everywhere,
        }

    def begin(self, order: list[int], base: dict[str, int]) -> None:
        """He sees the tokens at the start, from the first to the last, and the base values."""
        self.track[0].extend(reversed([token for token in order if token != self.neutral]))
        self.track[NEUTRAL_SPACES[self.neutral]].append(self.neutral)
        self.worth.update(base)

    def play(self, seat: int, text: str) -> None:
        """A player says this; which card counts through a character is not told otherwise."""
        verb, *things = text.split()
        if verb in AS_MATCHING:
            self.through[seat].append((things[0], AS_MATCHING[verb]))

    def hear(self, event: Event) -> None:
        """This is told to all."""
        if event.kind.name in self._heard:
            self._heard[event.kind.name](event)

    def give(self, seat: int, points: int, part: str) -> None:
        """A participant gets points."""
        self.points[seat] += points
        self.parts[seat][part] += points

    # --- who has what ---

    def _lay_out(self, event: Event) -> None:
        for seat in self.everybody:
            self.standing[seat][event.names()[-1]] = 1

    def _hire(self, event: Event) -> None:
        self.teams[event.seat] += [number_of(name) for name in event.names()]

    def _remove(self, event: Event) -> None:
        self.teams[event.seat].remove(number_of(event.names()[0]))

    def _move_mayor(self, event: Event) -> None:
        (self.mayor,) = event.names()

    def _take_vessel(self, event: Event) -> None:
        self.vessels[event.seat].update(event.names())

    def _raise(self, event: Event) -> None:
        (borough,) = event.names()
        assert event.amount - self.worth[borough] in (2, 4)
        self.worth[borough] = event.amount

    def _use(self, event: Event) -> None:
        (name,) = event.names()
        character = number_of(name)
        self.dollars[event.seat] -= 1
        assert self.dollars[event.seat] >= 0
        assert self.teams[event.seat].count(character) > 0
        self.uses[event.seat][character] += 1
        self.from_supply = character == 21

    # --- bids ---

    def _begin_bidding(self, event: Event) -> None:
        (self.kind,) = event.names()
        assert self.kind == "press" or self.statue == bool(self._are_everywhere() or self.statue)
        self.bids.clear()
        self.uses.clear()
        self.through.clear()
        self.steps.clear()
        self.winner = -1

    def _bid(self, event: Event) -> None:
        self.bids[event.seat] = tuple(event.names())

    def _step_back(self, event: Event) -> None:
        self.steps[event.seat] += self.space_of(event.seat) - event.amount
        self.place(event.seat, event.amount)

    def value(self, seat: int) -> int:
        """What a bid is worth, recounted from its cards."""
        if seat not in self.bids:
            return 0
        cards, uses = self.bids[seat], self.uses[seat]
        if seat not in self.people:
            return worth(BidHeard(self.kind, tuple(["wild" if card == "plans" else card for card in cards])))
        assert sorted([count for _card, count in self.through[seat]]) == [1] * uses[13] + [2] * uses[20]
        return worth(BidHeard(self.kind, cards, tuple(self.through[seat]), uses[16] + self.steps[seat], uses[17]))

    def _win(self, event: Event) -> None:
        self.winner = max([token for token in self.order() if token != self.neutral], key=self.value)
        assert (self.winner, self.value(self.winner)) == (event.seat, event.amount)

    def with_bonus(self, seat: int) -> int:
        """The value of a bid, and one more for the highest."""
        return self.value(seat) + (seat == self.winner)

    # --- what bids and characters bring ---

    def _advance(self, event: Event) -> None:
        if event.rule == "NYC-8.1":
            steps = self.with_bonus(event.seat)
        elif event.rule == "NYC-11.26":
            steps = 1
        else:
            ahead = [token for token in self.order() if token != self.neutral]
            rank = ahead.index(event.seat) + 1
            steps = int(dict(self.options.choices)["rank"]) if rank == self.neutral == 2 else rank
        space = min(self.space_of(event.seat) + steps, LAST_SPACE)
        assert space == event.amount
        if space != self.space_of(event.seat):
            self.place(event.seat, space)

    def _take_dollars(self, event: Event) -> None:
        due = self.with_bonus(event.seat) if event.rule == "NYC-8.2" else DOLLARS[character_of(event)]
        assert event.amount == due
        self.dollars[event.seat] += due

    def _take_skyscrapers(self, event: Event) -> None:
        due = self.with_bonus(event.seat) if event.rule == "NYC-8.5" else SKYSCRAPERS[character_of(event)]
        assert event.amount == due
        self.ready[event.seat] += due

    def _take_points(self, event: Event) -> None:
        if event.rule == "NYC-8.6":
            self.give(event.seat, self.value(event.seat) * (1 + self.uses[event.seat][19]), "took points")
        else:
            self.give(event.seat, POINTS[character_of(event)], "took points")

    def _be_everywhere(self, event: Event) -> None:
        assert event.seat in self._are_everywhere()
        self.statue = True
        self.give(event.seat, STATUE, "everywhere")

    def _are_everywhere(self) -> list[int]:
        return [seat for seat in self.everybody if all(self.standing[seat][borough] > 0 for borough in BOROUGHS)]

    # --- what stands where ---

    def _build(self, event: Event) -> None:
        (borough,) = event.names()
        self.standing[event.seat][borough] += event.amount
        if event.seat in self.people and not self.from_supply:
            self.ready[event.seat] -= event.amount
        if self.kind == "skyscraper":
            assert borough == self.mayor
        self.from_supply = False

    def _move(self, event: Event) -> None:
        (borough,) = event.names()
        self.standing[event.seat][borough] -= 1
        self.from_supply = True

    def _replace(self, event: Event) -> None:
        (borough,) = event.names()
        self.standing[event.seat][borough] += 1
        self.standing[self.neutral][borough] -= 1
        self.ready[event.seat] -= 1

    # --- the press track ---

    def space_of(self, token: int) -> int:
        """Where a token stands."""
        return next(space for space, stack in enumerate(self.track) if token in stack)

    def place(self, token: int, space: int) -> None:
        """A token comes to a space: on top, on the last space below."""
        self.track[self.space_of(token)].remove(token)
        stack = self.track[space]
        stack.insert(0 if space == LAST_SPACE else len(stack), token)

    def order(self) -> list[int]:
        """The tokens from the first to the last."""
        return [token for stack in reversed(self.track) for token in reversed(stack)]

    # --- the end ---

    def score(self, reserves: list[list[str]]) -> None:
        """The final scoring, in its parts."""
        boroughs = points_of_boroughs(self.worth, self.standing, self.order())
        present = self._are_everywhere()
        for seat in self.everybody:
            owned = Owned(
                self.teams[seat],
                self.dollars[seat],
                self.ready[seat],
                self.vessels[seat],
                reserves[seat],
                self.standing[seat],
                self.space_of(seat),
            )
            parts = points_of_person(self.options, owned) if seat in self.people else points_of_tom(self.options, owned)
            parts["scored borough"] = boroughs.get(seat, 0)
            parts["scored everywhere"] = 3 * (seat in present)
            parts["scored press"] = 3 * (self.space_of(seat) >= 5)
            for part, points in parts.items():
                self.give(seat, points, part)


def number_of(name: str) -> int:
    """The number of a character."""
    return int(name.removeprefix("character-"))


def character_of(event: Event) -> int:
    """The character by which something happened."""
    chapter, number = event.rule.removeprefix("NYC-").split(".")
    assert chapter == "11"
    return int(number)
