"""What the page may cost is written down in budgets.toml, and is not exceeded."""

import pytest

from tests.page.arrive import Arrive
from tests.page.costs import BUDGETS, Costs
from tests.page.house import House
from tests.page.seats import ANNA, BOT, GAMES


def too_dear(costs: dict[str, float], budget: dict[str, float]) -> dict[str, tuple[float, float]]:
    """What costs more than it may, with both figures; what was not measured is too dear."""
    return {name: (costs[name], most) for name, most in budget.items() if not 0 <= costs[name] <= most}


def test_the_first_page_is_within_its_budget(arrive: Arrive) -> None:
    anna = arrive()
    costs = Costs(anna.page)

    anna.visit()
    anna.page.locator("[type=submit]").wait_for()

    paid = costs.paid()
    assert too_dear(paid, BUDGETS["start"]) == {}
    assert paid["script_bytes"] > 1000
    assert paid["largest_contentful_paint"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_within_its_budget(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    costs = Costs(anna.page)

    anna.sit_down(house.open_table(game, ANNA, BOT))

    assert too_dear(costs.paid(), BUDGETS["table"]) == {}
