"""Screens: how somebody gets to each of the main screens of the page."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.page.house import House
from tests.page.person import Person
from tests.page.seats import ANNA, BERND, BOT, GAMES, LINK

LEVELS: Final = ("nudge", "suggestion", "answer")
MORE_THAN_TWO: Final = 3
SECONDS_FOR_REVIEW: Final = 180

Screen = Callable[[Person, House], None]


def visit(place: str, landmark: str, person: Person, _house: House) -> None:
    """Go to a place behind the #, and wait for what is found there."""
    person.visit(place)
    person.page.locator(landmark).first.wait_for()


def opening(person: Person, _house: House) -> None:
    person.visit("opening/new-york-city")
    person.page.get_by_role("button", name="Open the table").wait_for()


def gathering(person: Person, house: House) -> None:
    opened = house.open_table("fifth-avenue", ANNA, LINK, BOT)
    person.remember_table("fifth-avenue", opened)
    person.page.get_by_role("textbox", name="Invitation for").wait_for()


def joining(person: Person, house: House) -> None:
    opened = house.open_table("the-city", ANNA, LINK, BOT)
    person.visit(f"join/{opened['table']}/{opened['invitations']['1']}/the-city/Anna")
    person.page.get_by_role("button", name="Sit down").wait_for()


def curtain(person: Person, house: House) -> None:
    opened = house.open_table("the-city", ANNA, BERND)
    person.remember_table("the-city", opened)
    person.page.get_by_role("button", name="show my table").wait_for()


def table(game: str, person: Person, house: House) -> None:
    person.sit_down(house.open_known_table(game, ANNA, BOT, BOT))
    person.play(6)


def table_menu(person: Person, house: House) -> None:
    table("new-york-city", person, house)
    person.click("Table menu")
    person.page.get_by_role("dialog").wait_for()


def rules_beside_the_board(person: Person, house: House) -> None:
    table("fifth-avenue", person, house)
    person.click("Rules")
    person.page.locator("[data-rule]").first.wait_for()


def lesson(game: str, person: Person, _house: House) -> None:
    person.visit(f"learn/{game}")
    person.click("Begin")
    person.settle()


def after(game: str, person: Person, house: House) -> None:
    person.remember_table(game, house.finished_table(game, ANNA, BOT, BOT))
    person.page.get_by_role("button", name="Watch it again").wait_for()


def replay(person: Person, house: House) -> None:
    after("new-york-city", person, house)
    person.click("Watch it again")
    person.click("To the deal")
    person.click("One move on")


def hint(game: str, level: str, person: Person, house: House) -> None:
    """Ask for a hint, and for more of it until it tells so much."""
    person.sit_down(house.open_known_table(game, ANNA, BOT, BOT))
    while len(person.words_of_choices()) < MORE_THAN_TWO:
        person.answer()
    person.click("Hint")
    for told in LEVELS[: LEVELS.index(level)]:
        person.page.locator(f"[data-hint={told}]").wait_for()
        person.click("Tell me more")
    person.page.locator(f"[data-hint={level}]").wait_for()


def review(game: str, person: Person, house: House) -> None:
    person.remember_table(game, house.badly_played_table(game, ANNA, BOT, BOT))
    person.click("Review")
    person.page.locator("[data-review=done]").wait_for(timeout=SECONDS_FOR_REVIEW * 1000)


SCREENS: Final[dict[str, Screen]] = {
    "start": partial(visit, "", "[type=submit]"),
    "opening": opening,
    "gathering": gathering,
    "join": joining,
    "curtain": curtain,
    **{game: partial(table, game) for game in GAMES},
    "menu": table_menu,
    "rules-beside": rules_beside_the_board,
    **{f"rules-{game}": partial(visit, f"rules/{game}", "[data-rule]") for game in GAMES},
    **{f"learn-{game}": partial(lesson, game) for game in GAMES},
    "box": partial(visit, "box/the-city", "main p"),
    **{f"after-{game}": partial(after, game) for game in GAMES},
    "replay": replay,
    **{f"hint-{level}": partial(hint, game, level) for game, level in zip(GAMES, LEVELS, strict=True)},
    "review": partial(review, "fifth-avenue"),
}
