"""What may be built, and what it costs."""

from typing import Final

from mypy_extensions import i64

from midtown.core.errors import Reason, Value
from midtown.games.the_city.edition import Row
from midtown.games.the_city.kinds import NAMES

CREW_CAP: Final = 4


def price(row: Row, built: i64) -> i64:
    """The printed cost less what each kind in the own city takes off, once per kind, never below 0 [TC-4.5 to TC-4.8]."""
    due = row.cost
    if built & row.any_saver == 0:
        return due
    savers = row.savers
    for place in range(len(savers)):
        if built & savers[place] != 0:
            due -= row.savings[place]
    if due < 0:
        return 0
    return due


def permitted(row: Row, built: i64) -> bool:
    """Something it needs stands in the city, and it is not the second of its kind where one is the limit [TC-4.3, TC-4.4]."""
    if row.needs != 0 and built & row.needs == 0:
        return False
    return not row.one_per_city or built & row.bit == 0


def fits_crew(row: Row) -> bool:
    """The construction crew builds cards of a printed cost up to four, and none from beside the deck [TC-5.2, TC-5.6]."""
    return row.cost <= CREW_CAP and not row.outside_deck


def why_not(row: Row, built: i64, funds: i64) -> Reason:
    """The rule against building this card: a limit, a need, or so few other cards in hand."""
    name = NAMES[row.kind]
    if row.one_per_city and built & row.bit != 0:
        return Reason("TC-4.4", "{card} stands in your city already, and only one is allowed", {"card": name})
    if row.needs != 0 and built & row.needs == 0:
        needs = [NAMES[kind] for kind in row.printed.needs]
        return Reason("TC-4.3", "{card} needs one of these in your city: {needs}", {"card": name, "needs": needs})
    blanks: dict[str, Value] = {"card": name, "cost": int(price(row, built)), "funds": int(funds)}
    return Reason("TC-4.2", "{card} costs {cost}, and you have {funds} other cards", blanks)
