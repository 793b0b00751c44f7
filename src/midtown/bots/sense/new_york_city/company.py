"""Company: what the characters of New York City are worth to a player."""

from typing import Final, final

from midtown.bots.sense.new_york_city.outlook import LATER, LEFT_OVER, TRUST, Outlook
from midtown.games.new_york_city.abilities import (
    NO_ABILITY,
    SCORE_COMPANY,
    SCORE_LANTERN,
    SCORE_PRESS,
    SCORE_RESERVE,
    SCORE_SETS,
    SCORE_STRONGHOLDS,
    SetOf,
)
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.cards import ELEVATOR
from midtown.games.new_york_city.characters import END, FIRST
from midtown.games.new_york_city.final_scoring import points_by_character

GROWTH: Final = {SCORE_LANTERN: 0.39, SCORE_PRESS: 0.8, SCORE_RESERVE: 0.39, SCORE_STRONGHOLDS: 0.64, SCORE_COMPANY: 1.03}
"""By how much the points of a character of the end usually grow in a round."""
COST: Final = 1.23
"""What the dollar costs that is put on a character."""
SETS_TO_COME: Final = 0.1
"""How many sets are usually completed in a round."""


@final
class Company:
    """The own characters and those that could be hired."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._state = outlook.state
        self._found: dict[int, float] = {}
        self._best = [0.0]

    def worth(self, kind: int) -> float:
        """What a character brings until the end: its value, its uses, what it scores."""
        found = self._found.get(kind)
        if found is None:
            found = int(self._state.edition.value[kind]) + self._service(kind)
            self._found[kind] = found
        return found

    def _service(self, kind: int) -> float:
        """What a character brings besides its value."""
        edition, left = self._state.edition, self._outlook.left
        phase, ability = int(edition.phase[kind]), int(edition.ability[kind])
        if phase != END:
            return TRUST * max(0.0, self._outlook.use(kind) - COST) * self._uses(phase)
        if ability == SCORE_SETS:
            return self._sets(edition.sets[kind])
        if ability == NO_ABILITY:
            return 0.0
        return int(points_by_character(self._state, self._outlook.seat, kind)) + GROWTH[ability] * left

    def _uses(self, phase: int) -> float:
        """How often a character of a phase can still be used; later ones count less."""
        later = sum([LATER**number for number in range(1, self._outlook.left + 1)])
        now = 0.0 if phase == FIRST and self._outlook.first >= ELEVATOR else 1.0
        return now + later

    def _sets(self, wanted: SetOf) -> float:
        """What sets of vessels, dollars and skyscrapers are likely to bring."""
        player = self._outlook.player
        vessels = [int(count) for count in player.vessels]
        named = [vessels[VESSELS.index(vessel)] for vessel in wanted.vessels]
        counts = [*named]
        if wanted.any_vessels:
            counts.append(sum(vessels) - (1 if named and min(named) > 0 else 0))
        if wanted.dollars:
            counts.append(int(player.dollars) // wanted.dollars)
        if wanted.skyscrapers:
            counts.append(int(player.ready) // wanted.skyscrapers)
        handed_in = (wanted.dollars + wanted.skyscrapers) * LEFT_OVER
        coming = SETS_TO_COME * self._outlook.left * (1 if min(counts) == 0 else 2)
        return (min(counts) + coming) * (wanted.points - handed_in)

    def best(self, most: int) -> float:
        """What the best open character up to a value is worth; nothing if there is none."""
        while len(self._best) <= most:
            row = self._state.elevator.row_of(len(self._best) - 1)
            self._best.append(max([self._best[-1], *[self.worth(kind) for kind in row]]))
        return self._best[most]
