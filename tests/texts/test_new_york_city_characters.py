"""What the characters of New York City do, in one line each."""

import pytest

from midtown.core.options import Correction
from midtown.games.new_york_city.characters import CHARACTERS
from midtown.games.new_york_city.edition import Box, correct
from midtown.outlook.new_york_city.character_text import DESCRIPTIONS, character_text
from midtown.texts.language import LANGUAGES, Language

LONGEST = 60

every_language = pytest.mark.parametrize("code", LANGUAGES)


def lines(code: str) -> list[str]:
    return [character_text(kind, Box(), Language.load(code, "new-york-city")) for kind in range(len(CHARACTERS))]


def line(number: int, component: str, field: str, value: str) -> str:
    """What a character does in a corrected box."""
    box = Box()
    correct(box, Correction(component, field, value))
    return character_text(number - 1, box, Language.load("en", "new-york-city"))


@every_language
def test_every_character_has_a_line_of_its_own(code: str) -> None:
    assert len(set(lines(code))) == len(DESCRIPTIONS) == len(CHARACTERS)


@every_language
def test_a_line_is_short(code: str) -> None:
    assert [text for text in lines(code) if len(text) > LONGEST] == []


def test_every_line_is_translated() -> None:
    assert len({text for code in LANGUAGES for text in lines(code)}) == len(LANGUAGES) * len(CHARACTERS)


def test_a_lantern_is_told_with_its_borough() -> None:
    assert lines("en")[27] == "1 point per own skyscraper, yellow lantern: Bronx"
    assert line(28, "yellow-lantern", "borough", "manhattan") == "1 point per own skyscraper, yellow lantern: Manhattan"


def test_a_set_is_told_in_its_parts() -> None:
    assert lines("de")[36:42] == [
        "5 Punkte je Satz: Taxi + Boot",
        "5 Punkte je Satz: Bus + U-Bahn",
        "5 Punkte je Satz: Straßenbahn + ein Fahrzeug",
        "6 Punkte je Satz: ein Fahrzeug + 2 Dollar",
        "6 Punkte je Satz: ein Fahrzeug + 2 Wolkenkratzer vom Tableau",
        "6 Punkte je Satz: 2 Dollar + 2 Wolkenkratzer vom Tableau",
    ]
    assert line(37, "character-37", "set", "any any dollar") == "5 points per set: 2 vessels + 1 dollar"
