"""The box of Fifth Avenue for other programs: everything in it, how sure each value is, and who says so."""

from collections.abc import Sequence
from typing import Final

from midtown.core.confidence import CERTAIN, CORRECTED, DISPUTED, LIKELY
from midtown.games.fifth_avenue.board import BLOCKS, COMMISSIONERS, MARKERS, SHOP_COPIES, SHOPS, District
from midtown.games.fifth_avenue.cards import COPIES, KINDS, NAMES, VALUE, most_skyscrapers
from midtown.games.fifth_avenue.edition import ROW, Edition
from midtown.games.fifth_avenue.scoring import BONUSES, PLACINGS
from midtown.games.fifth_avenue.sources import ENGLISH, FRENCH, GERMAN, NOBODY_SAYS, REVIEWS, SOURCES

CLOSING_SIGNS: Final = 2


def components_of(edition: Edition) -> list[dict[str, object]]:
    """Everything in the box as this game is played."""
    rows = [district_row(district) for district in edition.districts]
    rows.append(row_of_shops(edition))
    rows += [card_row(card) for card in range(KINDS)]
    rows += [copies_row(shop, SHOP_COPIES, CERTAIN, [FRENCH, GERMAN]) for shop in SHOPS]
    rows.append(copies_row("skyscrapers", int(edition.pieces), DISPUTED, [FRENCH, GERMAN, REVIEWS]))
    rows += [copies_row(f"{colour}-commissioner", 1, CERTAIN, [FRENCH]) for colour in COMMISSIONERS]
    rows += [copies_row(f"{colour}-marker", MARKERS, CERTAIN, [FRENCH]) for colour in COMMISSIONERS]
    rows.append(copies_row("closing-sign", CLOSING_SIGNS, CERTAIN, [FRENCH]))
    return rows


def district_row(district: District) -> dict[str, object]:
    """A district with its rings."""
    confidence = {
        "name": district.name_confidence,
        "ring": district.ring_confidence,
        "six-plot-ring": district.six_plot_ring_confidence,
    }
    return {
        "component": district.name,
        "ring": " ".join(district.ring),
        "six-plot-ring": " ".join(district.six_plot_ring),
        "confidence": confidence,
        "sources": [SOURCES[source] for source in [FRENCH, ENGLISH, NOBODY_SAYS]],
    }


def row_of_shops(edition: Edition) -> dict[str, object]:
    """The blocks of the row, and what is printed beside it: after how many tiles which bonus is scored, and the game ends."""
    sure = LIKELY if edition.blocks == BLOCKS else CORRECTED
    printed = {
        "bonus-tiles": _in_a_row([bonus.placed for bonus in BONUSES]),
        "bonus-districts": _in_a_row([bonus.districts for bonus in BONUSES]),
        "bonus-points": _in_a_row([bonus.points for bonus in BONUSES]),
        "last-tile": PLACINGS,
    }
    return {
        "component": ROW,
        "blocks": _in_a_row(edition.blocks),
        **printed,
        "confidence": {"blocks": sure, **dict.fromkeys(printed, CERTAIN)},
        "sources": [SOURCES[source] for source in [FRENCH, ENGLISH, REVIEWS]],
    }


def _in_a_row(numbers: Sequence[int]) -> str:
    return " ".join([str(number) for number in numbers])


def card_row(card: int) -> dict[str, object]:
    """The copies of a card, and the skyscrapers that are drawn on it."""
    return {
        "component": NAMES[card],
        "copies": int(COPIES[card]),
        "skyscrapers": int(most_skyscrapers(VALUE[card])),
        "confidence": {"copies": CERTAIN, "skyscrapers": CERTAIN},
        "sources": [SOURCES[source] for source in [FRENCH, GERMAN]],
    }


def copies_row(name: str, copies: int, confidence: str, sources: list[str]) -> dict[str, object]:
    """So many equal pieces."""
    return {
        "component": name,
        "copies": copies,
        "confidence": {"copies": confidence},
        "sources": [SOURCES[source] for source in sources],
    }
