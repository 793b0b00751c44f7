"""How a table looks: whole rows in 80 columns, and sums that are true."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from midtown.cli.picture import picture
from midtown.cli.tables import TABLES
from midtown.cli.tables.the_city.card_text import TIMES
from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.scoring import income, points
from midtown.match.match import Match
from midtown.outlook.advice import arranged_choices, refusals
from midtown.outlook.registry import OUTLOOKS
from midtown.outlook.the_city.forecast import Forecast, Gain
from midtown.texts.language import LANGUAGES, Language
from tests.cli.dice import pick
from tests.games.the_city.table import table

PLAYERS = ["Bartholomew-Max", "Christine-Marie", "Player 3", "greedy 4", "random 5"]


def printed(thing: RenderableType) -> list[str]:
    """The lines of something on a terminal of 80 columns."""
    file = io.StringIO()
    Console(file=file, width=80).print(thing)
    return file.getvalue().splitlines()


def test_every_game_has_a_table() -> None:
    assert TABLES.keys() == OUTLOOKS.keys() == GAMES.keys()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_row_is_wrapped(seats: int, code: str) -> None:
    game, shown, language = GAMES["the-city"], TABLES["the-city"], Language.load(code, "the-city")
    match = Match(game, game.options(seats), 12)
    dice = Chance(seats)
    while not match.over:
        seat = pick(dice, match.owing)
        if match.ply % 13 == 0:
            view: Any = match.view(seat)
            assert len(printed(shown.board(view, PLAYERS, language))) == 1 + sum([1 + (len(set(city)) + 1) // 2 for city in view.cities])
            choices, refused = arranged_choices(match, seat), refusals(match, seat)
            sheet = printed(shown.offer(view, choices, refused, language))
            assert len([line for line in sheet if "TC-" in line]) == len(choices) + len(refused)
        options = match.state.options(seat)
        match.play(pick(dice, options[:-1] or options), seat)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_name_of_a_card_fits_into_its_column(code: str) -> None:
    language = Language.load(code, "the-city")

    assert [language.name(name) for name in NAMES if len(language.name(name)) > 22] == []


@pytest.mark.parametrize(
    ("city", "building", "gain"),
    [
        ("", "house", Gain(1, 1, 0)),
        ("", "central-park", Gain(1, 0, 1)),
        ("central-park", "monument", Gain(9, 1, 11)),
        ("luxury-home", "luxury-home", Gain(4, 0, 7)),
        ("school house", "luxury-home", Gain(2, 0, 3)),
        ("interchange", "sports-park", Gain(4, 2, 5)),
        ("citizen-center", "cinema", Gain(1, 2, 0)),
        ("", "park-and-ride", Gain(11, 0, 4)),
    ],
)
def test_a_choice_brings_what_was_said(city: str, building: str, gain: Gain) -> None:
    game = table(hands=[f"{building} 11 house", ""], cities=[city, "stadium"])
    assert Forecast(game.view(0)).gain(NAMES.index(building)) == gain

    before = income(game.state, 0), points(game.state, 0)
    assert game.cost(0, building) == gain.cost
    game.play(f"0 build {building}", "1 renounce")
    assert (income(game.state, 0) - before[0], points(game.state, 0) - before[1]) == (gain.income, gain.points)


def test_the_second_card_of_a_crew_is_valued_after_the_first() -> None:
    game = table(hands=["school luxury-home 6 house"], cities=["construction-crew house"])
    game.play("0 build school")

    assert Forecast(game.view(0)).gain(NAMES.index("luxury-home")) == Gain(2, 0, 3)


def test_equal_buildings_stand_together_with_what_they_bring_together() -> None:
    view = table(cities=["luxury-home house luxury-home"]).view(0)

    lines = printed(TABLES["the-city"].board(view, PLAYERS, Language.load("en", "the-city")))
    assert lines[2].split() == [f"2{TIMES}", "Luxury", "Home", "4", "★10", "House", "1", "$1"]


def test_a_card_that_the_city_will_not_take_is_dimmed_when_cards_are_laid_aside() -> None:
    view = table(hands=["school central-park 11 house"], cities=["central-park"]).view(0)
    file = io.StringIO()
    Console(file=file, width=80, force_terminal=True, color_system="standard").print(
        TABLES["the-city"].hand(view, Language.load("en", "the-city"))
    )

    dim = [line for line in file.getvalue().splitlines() if "\x1b[2m" in line]
    assert ["School" in line or "Central Park" in line for line in dim] == [True, True]


@pytest.mark.parametrize(
    ("name", "asked"), [("fifth-avenue", "Hand&#160;"), ("new-york-city", "Tom&#160;B4"), ("the-city", "What&#160;to&#160;build?")]
)
def test_the_table_is_drawn_as_a_picture_without_loading_anything(name: str, asked: str) -> None:
    drawn = picture(GAMES[name])

    assert drawn == picture(GAMES[name])
    assert asked in drawn
    assert "url(http" not in drawn
