"""Edition: the board and the rulings as one game uses them, with an owner's corrections worked in."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.confidence import CORRECTED
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.core.pile import Pile, blank, vec
from midtown.games.fifth_avenue.board import BLOCKS, DISTRICTS, MIDTOWN, PLOT_NAMES, PLOTS, PLOTS_EACH, SHOP_COPIES, SHOPS, SIXTH, District
from midtown.games.fifth_avenue.cards import COLOURS

ROW: Final = "shop-row"
RING_FIELDS: Final = ["ring", "six-plot-ring"]
ROW_FIELDS: Final = ["blocks"]
COMPONENTS: Final = [*[district.name for district in MIDTOWN], ROW]
LONGEST: Final = 400


@final
class Edition:
    """Who neighbours whom, how the row is cut, how many pieces there are. Shared by the states of a game, never changed."""

    def __init__(self, districts: list[District], blocks: tuple[int, ...], rulings: dict[str, str]) -> None:
        self.districts: Final = districts
        self.blocks: Final = blocks
        self.has_sixth: Final = rulings["board"] == "six"
        self.plots: Final[i64] = PLOTS_EACH if self.has_sixth else SIXTH
        """How many plots a district has."""
        self.players_place: Final = rulings["shops"] == "players"
        self.pieces: Final[i64] = int(rulings["pieces"])
        self.longest: Final[i64] = LONGEST if rulings["length"] == "400" else 0
        """After how many turns the game ends; 0 for never."""
        self.ring: Final = blank(len(PLOTS))
        """The plots of each district in ring order; the sixth is the last."""
        self.before: Final = blank(len(PLOTS))
        """The neighbour of each plot on one side,"""
        self.after: Final = blank(len(PLOTS))
        """and on the other."""
        for number in range(DISTRICTS):
            self._lay_ring(number)
        self.active: Final = vec[i64](_active(blocks))
        """How many tiles the active block still has, by how many have been placed."""
        self.tiles: Final = Pile()
        """All shop tiles, in order."""
        for shop in range(len(SHOPS)):
            for _copy in range(SHOP_COPIES):
                self.tiles.add(shop)

    def _lay_ring(self, number: int) -> None:
        """Note for each plot of a district which two are its neighbours [5A-1.3, 5A-11.1]."""
        district = self.districts[number]
        names = [*district.six_plot_ring, PLOT_NAMES[SIXTH]] if self.has_sixth else [*district.ring]
        plots = [number * PLOTS_EACH + PLOT_NAMES.index(name) for name in names]
        for place, plot in enumerate(plots):
            self.ring[number * PLOTS_EACH + place] = plot
            self.before[plot] = plots[place - 1]
            self.after[plot] = plots[(place + 1) % len(plots)]


def _active(blocks: tuple[int, ...]) -> list[int]:
    """For each placing: how many tiles there are to choose from; the last one of a block is never placed [5A-4.3]."""
    return [left for block in blocks for left in range(block, 1, -1)]


def edition_for(options: Options) -> Edition:
    """The board of Midtown with the corrections of its owner [5A-1.4]."""
    districts = list(MIDTOWN)
    blocks: tuple[int, ...] = BLOCKS
    for correction in options.corrections:
        if correction.component not in COMPONENTS:
            raise BadOptions(unknown("component", correction.component, COMPONENTS))
        if correction.component == ROW:
            blocks = _corrected_blocks(correction)
        else:
            number = COMPONENTS.index(correction.component)
            districts[number] = _corrected_district(districts[number], correction)
    return Edition(districts, blocks, dict(options.choices))


def _corrected_district(district: District, correction: Correction) -> District:
    """A district with one of its rings changed; it still has each colour once."""
    _check_field(correction, RING_FIELDS)
    ring = tuple(correction.value.split())
    if sorted(ring) != sorted(COLOURS):
        blanks: dict[str, Value] = {"name": f"{correction.component}.{correction.field}", "value": correction.value, "known": COLOURS}
        raise BadOptions(Reason("5A-1.3", "'{name}' cannot be '{value}'; a ring has each colour once: {known}", blanks))
    if correction.field == "ring":
        return district._replace(ring=ring, ring_confidence=CORRECTED)
    return district._replace(six_plot_ring=ring, six_plot_ring_confidence=CORRECTED)


def _corrected_blocks(correction: Correction) -> tuple[int, ...]:
    """A row cut otherwise; every two blocks are one of three and one of two, since the bonuses follow them."""
    _check_field(correction, ROW_FIELDS)
    words = correction.value.split()
    if len(words) != len(BLOCKS) or any(sorted(words[place : place + 2]) != ["2", "3"] for place in range(0, len(BLOCKS), 2)):
        blanks: dict[str, Value] = {"value": correction.value}
        raise BadOptions(Reason("5A-4.1", "'shop-row.blocks' cannot be '{value}'; it is four times a 3 and a 2, in either order", blanks))
    return tuple([int(word) for word in words])


def _check_field(correction: Correction, fields: list[str]) -> None:
    """Refuse the correction of a field that does not exist."""
    if correction.field not in fields:
        known = [f"{correction.component}.{field}" for field in fields]
        raise BadOptions(unknown("field", f"{correction.component}.{correction.field}", known))
