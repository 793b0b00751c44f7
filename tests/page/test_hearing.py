"""A screen reader hears the table, the options and the events, all of them in words."""

from typing import Final

import pytest

from midtown.games import GAMES
from midtown.texts.language import Language
from tests.page.arrive import Arrive
from tests.page.hearing import CONTROLS, LANDMARKS, NOTATION, Heard, heard
from tests.page.house import House
from tests.page.screens import table
from tests.page.seats import ANNA, BOT

LOG: Final = "[role=log] p"
TELLS: Final = {
    "the-city": [Heard("region", "City of Anna"), Heard("heading", "HAND"), Heard("region", "The race to 50 points")],
    "fifth-avenue": [Heard("group", "Midtown"), Heard("region", "Shops"), Heard("heading", "HAND"), Heard("list", "Cards in hand")],
    "new-york-city": [Heard("region", "Press track"), Heard("group", "Map"), Heard("region", "Elevator"), Heard("heading", "HAND")],
}
"""Some of what is on each board; small capitals are told as they are written."""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_options_are_heard(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    table(game, anna, house)

    told = heard(anna.page)

    landmarks = [each for each in told if each.role in LANDMARKS]
    assert {"Players", "Questions and events", "What happened"} <= {each.name for each in landmarks}
    assert len(landmarks) == len(set(landmarks))
    assert [part for part in TELLS[game] if part not in told] == []
    language, words = Language.load("en", game), GAMES[game].book.words
    buttons = [each.name.casefold() for each in told if each.role == "button"]
    options = [language.action(words, words.parse(action)).casefold() for action in anna.words_of_choices()]
    assert options
    assert [option for option in options if not any(button.startswith(option) for button in buttons)] == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_in_words(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    table(game, anna, house)

    told = heard(anna.page)

    assert [each for each in told if each.role in CONTROLS and not each.name.strip()] == []
    assert [each for each in told if NOTATION.search(each.name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_once_as_it_happens(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))
    anna.page.get_by_text("Everything", exact=True).click()
    anna.play(4)

    told = anna.page.locator(LOG).all_text_contents()

    shown = anna.page.get_by_role("list", name="What happened").get_by_role("listitem").all_text_contents()
    assert len(told) > 1
    assert told == [line.strip().lstrip("ABC").strip() for line in shown[-len(told) :]]
    assert any(line.startswith(("Cole ", "Mae ")) for line in told)


@pytest.mark.parametrize("game", GAMES)
def test_an_explanation_is_heard_with_what_it_explains(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    table(game, anna, house)

    anna.walk_to("main [data-action]")

    explanation = anna.page.get_by_role("tooltip")
    described = anna.page.locator(":focus").get_attribute("aria-describedby")
    assert described == explanation.get_attribute("id")
    assert explanation.inner_text().strip()
