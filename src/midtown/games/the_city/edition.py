"""Edition: the table of buildings as one game uses it, with an owner's corrections worked in."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.confidence import CORRECTED
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.core.pile import Pile, vec
from midtown.games.the_city import formulas
from midtown.games.the_city.bonuses import Bonus
from midtown.games.the_city.building import Building
from midtown.games.the_city.buildings import BUILDINGS, OPTION_CORRECTIONS
from midtown.games.the_city.kinds import KINDS, NAMES, SYMBOLS

BIT: Final = vec[i64]([2**kind for kind in range(len(NAMES))])
FIELDS: Final = ["copies", "cost", "income", "points", "symbols", "needs", "discounts", "one-per-city"]


@final
class Row:
    """A building ready for play: kinds as bits, discounts sorted by the card they apply to."""

    def __init__(self, kind: int, printed: Building) -> None:
        self.kind: Final[i64] = kind
        self.printed: Final = printed
        self.bit: Final[i64] = BIT[kind]
        self.cost: Final[i64] = printed.cost
        self.income: Final[i64] = printed.income
        self.points: Final[i64] = printed.points
        self.symbols: Final[i64] = sum([256 ** int(symbol) for symbol in printed.symbols])
        """How many of each symbol it shows, eight bits for each."""
        self.needs: Final[i64] = sum([int(BIT[needed]) for needed in printed.needs])
        self.more_income: Final = vec[Bonus](printed.more_income)
        self.more_points: Final = vec[Bonus](printed.more_points)
        self.one_per_city: Final = printed.one_per_city
        self.outside_deck: Final = printed.outside_deck
        self.savers: vec[i64] = vec[i64]()
        """The bits of the kinds that make this one cheaper,"""
        self.savings: vec[i64] = vec[i64]()
        """and by how much each does."""
        self.any_saver: i64 = 0
        """All these bits together."""

    def find_savers(self, table: list[Building]) -> None:
        """Which kinds make this one cheaper?"""
        found = [(kind, _saving(saver, self)) for kind, saver in enumerate(table)]
        self.savers = vec[i64]([BIT[kind] for kind, saving in found if saving > 0])
        self.savings = vec[i64]([saving for kind, saving in found if saving > 0])
        self.any_saver = sum([int(saver) for saver in self.savers])


def _saving(saver: Building, row: Row) -> int:
    """What one kind takes off the cost of another: by name, and once for each symbol it shows [TC-4.9]."""
    saving = saver.cheaper.get(int(row.kind), 0)
    for symbol, amount in saver.cheaper_with.items():
        if symbol in row.printed.symbols:
            saving += amount
    return saving


@final
class Edition:
    """All rows and rulings, and what follows from them. Shared by the states of a game, never changed."""

    def __init__(self, table: list[Building], rulings: dict[str, str]) -> None:
        self.mixes: Final = rulings.get("survey") == "mix"
        """Surveyed cards are mixed into the hand [TC-6.3]."""
        self.points_first: Final = rulings.get("scoring") == "points-first"
        """Points come before income, and the last income is left out [TC-7.11]."""
        rows = [Row(kind, printed) for kind, printed in enumerate(table)]
        for row in rows:
            row.find_savers(table)
        self.rows: Final = vec[Row](rows)
        self.crews: Final[i64] = sum([int(row.bit) for row in rows if row.printed.second_building])
        self.outside: Final = vec[i64]([row.kind for row in rows if row.outside_deck])
        """The kinds that lie open beside the deck."""
        self.copies: Final = vec[i64]([0 if row.outside_deck else row.printed.copies for row in rows])
        """How many of each kind are in the deck."""
        self.deck: Final = Pile()
        """All cards of the deck, in order."""
        for kind, copies in enumerate(self.copies):
            for _copy in range(copies):
                self.deck.add(kind)


def edition_for(options: Options) -> Edition:
    """The printed table with what the options say, corrections worked in [TC-1.5]."""
    table = [BUILDINGS[kind] for kind in range(KINDS)]
    changes = [OPTION_CORRECTIONS[choice] for choice in options.choices if choice in OPTION_CORRECTIONS]
    for correction in [*changes, *options.corrections]:
        if correction.component not in NAMES:
            raise BadOptions(unknown("building", correction.component, NAMES))
        kind = NAMES.index(correction.component)
        table[kind] = _corrected(kind, table[kind], correction)
    _check_deck(table)
    return Edition(table, dict(options.choices))


def _corrected(kind: int, row: Building, correction: Correction) -> Building:
    """A row with one field changed."""
    if correction.field not in FIELDS:
        fields = [f"{correction.component}.{field}" for field in FIELDS]
        raise BadOptions(unknown("field", f"{correction.component}.{correction.field}", fields))
    values = fields_of(row)
    values[correction.field] = correction.value
    income, more_income = formulas.sum_of(values["income"], kind)
    points, more_points = formulas.sum_of(values["points"], kind)
    cheaper, cheaper_with = formulas.discounts(values["discounts"])
    return Building(
        copies=formulas.number(values["copies"]),
        cost=formulas.number(values["cost"]),
        income=income,
        points=points,
        symbols=formulas.symbols(values["symbols"]),
        more_income=more_income,
        more_points=more_points,
        needs=formulas.kinds(values["needs"]),
        cheaper=cheaper,
        cheaper_with=cheaper_with,
        one_per_city=formulas.yes_or_no(values["one-per-city"]),
        second_building=row.second_building,
        outside_deck=row.outside_deck,
        confidence=row.confidence,
        except_for={**row.except_for, correction.field: CORRECTED},
        sources=row.sources,
    )


def fields_of(row: Building) -> dict[str, str]:
    """Everything printed on a card, in the language of correction files."""
    return {
        "copies": str(row.copies),
        "cost": str(row.cost),
        "income": formulas.sum_text(int(row.income), row.more_income),
        "points": formulas.sum_text(int(row.points), row.more_points),
        "symbols": " ".join([SYMBOLS[symbol] for symbol in row.symbols]),
        "needs": " ".join([NAMES[kind] for kind in row.needs]),
        "discounts": formulas.discounts_text(row.cheaper, row.cheaper_with),
        "one-per-city": "yes" if row.one_per_city else "no",
    }


def _check_deck(table: list[Building]) -> None:
    """A deck must be large enough to deal from, and small enough to be one."""
    cards = sum([int(row.copies) for row in table if not row.outside_deck])
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        blanks: dict[str, Value] = {"cards": cards, "fewest": FEWEST_CARDS, "most": MOST_CARDS}
        raise BadOptions(Reason("TC-1.5", "a deck of {cards} cards cannot be played with; it has {fewest} to {most}", blanks))


FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 200
