"""Building: what is printed on a kind of card. The rows of `buildings.py` are made of these."""

from typing import Final, final

from mypy_extensions import i64

from midtown.games.the_city.bonuses import Bonus
from midtown.games.the_city.kinds import Symbol


@final
class Building:
    """A row of the table of buildings."""

    def __init__(  # noqa: PLR0913  # one per thing printed on a card
        self,
        *,
        copies: int,
        cost: int,
        income: int = 0,
        points: int = 0,
        symbols: list[Symbol] | None = None,
        more_income: list[Bonus] | None = None,
        more_points: list[Bonus] | None = None,
        needs: list[int] | None = None,
        cheaper: dict[int, int] | None = None,
        cheaper_with: dict[Symbol, int] | None = None,
        one_per_city: bool = False,
        second_building: bool = False,
        outside_deck: bool = False,
        confidence: str,
        except_for: dict[str, str] | None = None,
        sources: list[str],
    ) -> None:
        self.copies: Final[i64] = copies
        self.cost: Final[i64] = cost
        self.income: Final[i64] = income
        self.points: Final[i64] = points
        self.symbols: Final = symbols or []
        self.more_income: Final = more_income or []
        self.more_points: Final = more_points or []
        self.needs: Final = needs or []
        """One of these kinds must stand in the own city; none named: nothing is needed."""
        self.cheaper: Final = cheaper or {}
        """By how much this building lowers the cost of other kinds."""
        self.cheaper_with: Final = cheaper_with or {}
        """By how much it lowers the cost of every card that shows a symbol."""
        self.one_per_city: Final = one_per_city
        self.second_building: Final = second_building
        """Lets its owner build two cheap cards in a round."""
        self.outside_deck: Final = outside_deck
        """Lies open beside the deck, one per player."""
        self.confidence: Final = confidence
        """How sure the printed values are, apart from the except_for and the copies."""
        self.except_for: Final = except_for or {}
        """Fields that are less or more sure than the rest."""
        self.sources: Final = sources
