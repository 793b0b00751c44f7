"""Prospect: what a choice costs and brings now, as far as its seat can see."""

from dataclasses import dataclass, field
from typing import Final, final

from midtown.core.errors import Reason

COST: Final = "cost"
"""Cards that are paid, with all discounts."""
PRINTED_COST: Final = "printed_cost"
"""Cards that would be paid without them."""
INCOME: Final = "income"
"""More income a round."""
POINTS_A_ROUND: Final = "points_a_round"
"""More points a round."""
POINTS: Final = "points"
"""Points, if it is scored as it stands now."""
WORTH: Final = "worth"
"""What a skyscraper there is worth."""
SKYSCRAPERS: Final = "skyscrapers"
"""How many skyscrapers come into the own supply; of participants, how many stand there."""
BLACK_CARDS: Final = "black_cards"
"""Black cards that are drawn."""
BID: Final = "bid"
"""What the own bid comes to."""
MOST: Final = "most"
"""What it can come to with all cards of the hand."""
BUILDS: Final = "builds"
"""How many skyscrapers it allows to build."""
VALUE: Final = "value"
"""The value of a character or a prestige tile."""
BEFORE: Final = "before"
"""What the borough is worth,"""
AFTER: Final = "after"
"""and what it will be worth."""
NEUTRAL: Final = "neutral"
"""How many neutral skyscrapers stand there."""


@final
@dataclass(frozen=True)
class Prospect:
    """Figures by their names, and what there is to say; nothing where the words of the choice say it all."""

    figures: dict[str, int] = field(default_factory=dict)
    shares: dict[str, list[int]] = field(default_factory=dict)
    """Figures of every participant."""
    things: tuple[str, ...] = ()
    """What it is about, in notation: cards that are taken, characters, a place where something stays behind."""
    says: Reason | None = None
