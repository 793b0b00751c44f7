"""Keyboard alone is enough."""

import re
from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.person import Person
from tests.page.seats import ANNA, BOT, GAMES

OWN_TURN: Final = re.compile(r"Anna: turn \d+")
FEWEST: Final = {"the-city": 2, "fifth-avenue": 3, "new-york-city": 8}
"""How many answers a turn takes, or a round where all play together, unless somebody renounces."""
TURNS: Final = 4


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_played_by_keyboard(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_known_table(game, ANNA, BOT))
    look_at_everything(anna)
    play_out(anna)

    assert any(play_out(anna) >= FEWEST[game] for _ in range(TURNS))


def test_an_auction_is_played_by_keyboard(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.sit_down(house.open_known_table("fifth-avenue", ANNA, BOT, BOT))
    auctions = anna.page.get_by_role("heading", name=re.compile("^Auction"))
    while auctions.count() == 0:
        anna.answer()
    auction = anna.page.get_by_role("heading", name=auctions.inner_text())
    look_at_everything(anna)

    anna.answer_by_keyboard_with("bid ")
    while auction.count() > 0:
        anna.answer_by_keyboard()

    told = anna.page.get_by_role("list", name="What happened").inner_text()
    assert re.search(r"Anna bids \d+", told)


def look_at_everything(person: Person) -> None:
    """Let the page show all that has happened."""
    person.walk_to("[aria-label='What happened'] input[type=radio]")
    person.page.keyboard.press("ArrowRight")


def play_out(person: Person) -> int:
    """Answer until the next turn or round begins, and count the answers."""
    now = moment(person)
    answers = 0
    while moment(person) == now:
        person.answer_by_keyboard()
        answers += 1
    return answers


def moment(person: Person) -> str:
    """The round that is shown or, where players take turns, the last own turn; empty before the first."""
    round_shown = person.page.locator("main .round")
    if round_shown.count() > 0:
        return (round_shown.text_content() or "").strip()
    told = person.page.get_by_role("list", name="What happened").inner_text()
    return "".join(OWN_TURN.findall(told)[-1:])


def test_a_game_is_begun_by_keyboard(arrive: Arrive) -> None:
    anna = arrive()
    anna.visit()

    anna.walk_to("input[name=game]")
    anna.page.keyboard.press("ArrowRight")
    anna.walk_to("[type=submit]")
    anna.page.keyboard.press("Enter")
    anna.settle()

    anna.answer_by_keyboard()
