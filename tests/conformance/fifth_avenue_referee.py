"""A referee of Fifth Avenue who sits beside the table: he hears what is played and told, and keeps the points and markers himself."""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from typing import Final, final

from midtown.core.event import Event
from midtown.core.options import Options
from midtown.games.fifth_avenue import GAME

WORTH: Final = [1, 2, 3, 5, 8]
"""Of a skyscraper, by how many kinds of shops are beside it."""
PARK_WORTH: Final = [1, 2, 3, 5]
BONUSES: Final = {3: (3, 4), 6: (4, 6), 9: (5, 8)}
"""By tiles placed: in how many districts one must have built, and the points."""
IMAGINARY: Final = 2


@cache
def rings(options: Options) -> dict[str, list[str]]:
    """The plots around each district, as the components say."""
    six = dict(options.choices)["board"] == "six"
    found: dict[str, list[str]] = {}
    for row in GAME.components(options):
        if "ring" in row:
            names = [*str(row["six-plot-ring"]).split(), "sixth"] if six else str(row["ring"]).split()
            found[str(row["component"])] = [f"{row['component']}-{name}" for name in names]
    return found


@final
class Referee:
    """Knows the rules of points and of markers, and nothing of the engine but its words."""

    def __init__(self, options: Options) -> None:
        self.seats: Final = range(options.seats)
        self.rings: Final = rings(options)
        self.points: Final = [0] * options.seats
        self.reasons: Final = Counter[str]()
        """How often points were given, by what for."""
        self.shops: Final = defaultdict[str, list[str]](list)
        self.towers: Final[dict[str, tuple[int, int]]] = {}
        """By plot: the owner and how many."""
        self.park: Final = Counter[int]()
        self.open: Final = set(self.rings)
        self.row_lies = False
        """Are shops taken from the row by now?"""
        self.placed = 0
        self.below: Final = Counter[str]()
        self.at: Final = {"white": "city-hall", "beige": "city-hall"}
        self.markers: Final[dict[str, set[str]]] = {"white": set(), "beige": set()}
        self.home_again = self.auctioned = ""
        """Whose markers set off the auctions, and what is auctioned."""
        self._heard: Final[dict[str, Callable[[Event], None]]] = {
            "laid row": self._lay_row,
            "started": self._build,
            "built": self._build,
            "imaginary built": self._build,
            "built in park": self._build_in_park,
            "closed": self._close,
            "imaginary closed": self._close,
            "left over": self._leave_over,
            "auction began": self._begin_auction,
            "ended": self._end,
            "showed tiles": self._score_park,
        }

    def play(self, text: str) -> None:
        """A player says this; action D scores what stands there now."""
        verb, *rest = text.split()
        if verb == "score":
            self._score(rest[0])

    def hear(self, event: Event) -> None:
        """This is told to all."""
        word, _, thing = event.kind.name.partition(" ")
        if word in ("opened", "placed"):
            self.shops[event.names()[0]].append(thing)
            if self.row_lies:
                self._count_placed()
        elif word == "moved":
            self._move(thing, event.names()[0])
        elif event.kind.name in self._heard:
            self._heard[event.kind.name](event)

    def give(self, seat: int, points: int, reason: str) -> None:
        """A player gets points."""
        self.points[seat] += points
        self.reasons[reason] += points > 0

    # --- what stands where ---

    def _lay_row(self, _event: Event) -> None:
        self.row_lies = True

    def _build(self, event: Event) -> None:
        if event.amount > 0:
            (plot,) = event.names()
            seat = IMAGINARY if event.kind.name.startswith("imaginary") else event.seat
            owner, count = self.towers.get(plot, (seat, 0))
            assert owner == seat
            self.towers[plot] = (seat, count + event.amount)

    def _build_in_park(self, event: Event) -> None:
        self.park[event.seat] += event.amount

    def _leave_over(self, event: Event) -> None:
        self.below.update(event.names())

    def _close(self, event: Event) -> None:
        (district,) = event.names()
        worth = {seat: self._brings(seat, district) for seat in self.seats}
        standing = sum([self.towers[plot][1] for plot in self.rings[district] if plot in self.towers])
        for seat in self.seats:
            if seat == event.seat:
                self.give(seat, standing, "closing")
            else:
                self.give(seat, worth[seat] // 2, "half")
        for plot in self.rings[district]:
            self.towers.pop(plot, None)
            self.shops.pop(plot, None)
        self.open.remove(district)
        for markers in self.markers.values():
            markers.discard(district)

    # --- points ---

    def _brings(self, seat: int, district: str) -> int:
        """What a district is worth to a player: each skyscraper by the kinds of shops on the plots beside its own."""
        ring = self.rings[district]
        total = 0
        for place, plot in enumerate(ring):
            owner, count = self.towers.get(plot, (seat, 0))
            if owner == seat and count > 0:
                kinds = {*self.shops.get(ring[place - 1], []), *self.shops.get(ring[(place + 1) % len(ring)], [])}
                total += count * WORTH[len(kinds)]
        return total

    def _score(self, district: str) -> None:
        for seat in self.seats:
            self.give(seat, self._brings(seat, district), "district")

    def _count_placed(self) -> None:
        self.placed += 1
        if self.placed in BONUSES:
            wanted, points = BONUSES[self.placed]
            for seat in self.seats:
                built = [ring for ring in self.rings.values() if any(self.towers.get(plot, (-1, 0))[0] == seat for plot in ring)]
                if len(built) >= wanted:
                    self.give(seat, points, "bonus")

    def _end(self, _event: Event) -> None:
        for district in self.open:
            self._score(district)

    def _score_park(self, event: Event) -> None:
        tiles = event.names()
        assert Counter(tiles) <= self.below
        assert len(tiles) == min(3, self.below.total())
        for seat in self.seats:
            self.give(seat, self.park[seat] * PARK_WORTH[len(set(tiles))], "park")

    # --- markers ---

    def _move(self, commissioner: str, place: str) -> None:
        left = self.at[commissioner]
        self.at[commissioner] = place
        if left in self.open:
            self.markers[commissioner].add(left)
        if place == "city-hall":
            self.home_again, self.auctioned = commissioner, ""

    def _begin_auction(self, event: Event) -> None:
        self.markers[self.home_again].discard(self.auctioned)
        (self.auctioned,) = event.names()
