"""Every reading of every game has its ruling: a question, what we decided, why."""

import re

import pytest

from midtown.core.options import Option
from midtown.games import GAMES
from midtown.texts.rulebook import Rulebook
from tests.texts.documents import text_of

every_game = pytest.mark.parametrize("game", GAMES)


def rulings(game: str) -> dict[str, str]:
    """What is written under each number."""
    return dict(re.findall(r"^## ([A-Z0-9]+-[\d.]+)\n(.*?)(?=^## |\Z)", text_of(game, "rulings.md"), re.MULTILINE | re.DOTALL))


@every_game
def test_every_reading_has_its_ruling_and_nothing_else_has(game: str) -> None:
    assert list(rulings(game)) == [rule.number for rule in Rulebook.load(game, "en").rules if rule.is_reading]


@every_game
def test_every_ruling_has_a_question_a_reading_and_a_reason(game: str) -> None:
    for number, text in rulings(game).items():
        assert re.match(r"\n\*\*[^*]+\?\*\*\n\n\*Our reading\.\* .+?\n\n\*Reason\.\* .+", text, re.DOTALL), number


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in GAMES for option in GAMES[game].offered],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_every_option_that_chooses_a_reading_is_ruled_with_all_its_values(game: str, option: Option) -> None:
    readings = [rule for rule in Rulebook.load(game, "en").rules if rule.is_reading and f"*{option.name} = " in rule.text]
    ruled = [text for text in rulings(game).values() if f"Option `{option.name}`" in text]

    assert len(ruled) == min(len(readings), 1)
    assert all(f"`{value}`" in text for text in ruled for value in option.values)
