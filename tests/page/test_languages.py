"""The page speaks the language of the person, and changes it in mid-game without being loaded again."""

import pytest
from playwright.sync_api import Browser

from midtown.games import GAMES
from midtown.texts.language import LANGUAGES, Language
from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.seats import ANNA, BOT


@pytest.mark.parametrize("game", GAMES)
def test_the_language_is_changed_in_mid_game(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_table(game, ANNA, BOT))
    anna.play(3)
    before = anna.offered()
    words = GAMES[game].book.words

    for code in [*LANGUAGES[1:], LANGUAGES[0]]:
        language = Language.load(code, game)
        anna.page.locator("select:has(option[value=fr])").first.select_option(code)
        anna.page.locator(f"html[lang={code}]").wait_for()
        assert anna.words_of_choices() == {action: language.action(words, words.parse(action)) for action in before}

    assert anna.offered() == before
    assert anna.is_on_the_same_page
    anna.play(1)


def test_a_first_visit_is_in_the_language_of_the_browser(house: House, chromium: Browser) -> None:
    context = chromium.new_context(locale="fr-CA")
    page = context.new_page()
    page.goto(house.address)

    page.locator("html[lang=fr]").wait_for()
    context.close()
