"""What the documents about The City say is what is played."""

import re
import tomllib
from pathlib import Path

import pytest

from midtown.core.options import Correction, Option
from midtown.games.the_city import GAME
from midtown.games.the_city.buildings import BUILDINGS
from midtown.games.the_city.edition import FEWEST_CARDS, FIELDS, MOST_CARDS
from midtown.games.the_city.formulas import sum_of
from midtown.games.the_city.kinds import NAMES, Kind
from midtown.games.the_city.sources import CERTAIN
from midtown.texts.language import Language
from midtown.texts.rulebook import Rulebook
from tests.texts.spoken import PATHS

DOCS = Path(__file__).parents[2] / "docs" / "games" / "the-city"


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def table_after(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table after a text; a dash is an empty cell."""
    lines = text[text.index(heading) :].splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("| ---"))
    rows = lines[start + 1 :]
    end = next(place for place, line in enumerate([*rows, ""]) if not line.startswith("|"))
    return [[cell.strip(" \N{EN DASH}") for cell in line.strip("|").split("|")] for line in rows[:end]]


def bare(cells: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall("`([^`]+)`", cells)


def rulings() -> dict[str, str]:
    """What is written under each number."""
    return dict(re.findall(r"^## (TC-[\d.]+)\n(.*?)(?=^## |\Z)", text_of("rulings.md"), re.MULTILINE | re.DOTALL))


def test_every_reading_has_its_ruling_and_nothing_else_has() -> None:
    assert list(rulings()) == [rule.number for rule in Rulebook.load("the-city", "en").rules if rule.is_reading]


def test_every_ruling_has_a_question_a_reading_and_a_reason() -> None:
    for number, text in rulings().items():
        assert re.match(r"\n\*\*[^*]+\?\*\*\n\n\*Our reading\.\* .+?\n\n\*Reason\.\* .+", text, re.DOTALL), number


@pytest.mark.parametrize("option", GAME.offered, ids=lambda option: option.name)
def test_every_option_is_ruled_with_all_its_values(option: Option) -> None:
    ruled = [text for text in rulings().values() if f"Option `{option.name}`" in text]

    assert len(ruled) == 1
    assert all(f"`{value}`" in ruled[0] for value in option.values)


def test_the_sources_name_every_kind_with_less_than_certain_values() -> None:
    english = Language.load("en", "the-city")
    doubtful = []
    for kind, row in BUILDINGS.items():
        exceptions = [f"{field} {confidence}" for field, confidence in row.except_for.items() if field != "copies"]
        if row.confidence != CERTAIN or exceptions:
            doubtful.append([english.name(NAMES[kind]), row.confidence, ", ".join(exceptions)])

    assert table_after(text_of("sources.md"), "**Values.**") == doubtful


def test_the_sources_know_how_large_a_deck_may_be() -> None:
    assert f"the deck must have {FEWEST_CARDS} to {MOST_CARDS} cards in all" in text_of("sources.md")


def test_the_sources_explain_every_field_of_a_correction() -> None:
    rows = table_after(text_of("sources.md"), "these are the fields")

    assert [field for row in rows for field in bare(row[0])] == FIELDS


@pytest.mark.parametrize("row", table_after(text_of("sources.md"), "These are the bonuses"), ids=lambda row: row[0])
def test_the_sources_explain_the_bonuses_with_their_rules(row: list[str]) -> None:
    constant, bonuses = sum_of(bare(row[0])[0], Kind.LUXURY_HOME)

    assert (constant, [bonus.rule for bonus in bonuses]) == (0, [row[2]])


def test_the_example_of_a_correction_file_can_be_played_with() -> None:
    example = re.findall(r"```toml\n(.*?)```", text_of("sources.md"), re.DOTALL)
    tables = [(component, fields) for text in example for component, fields in tomllib.loads(text).items()]
    written = [
        (component, field, "yes" if value is True else str(value)) for component, fields in tables for field, value in fields.items()
    ]

    edition = GAME.edition(GAME.options(2, {}, tuple([Correction(*correction) for correction in written])))

    assert edition.rows[NAMES.index("school")].cost == 2
    assert {field for _, field, _ in written} == set(FIELDS)


def test_every_concept_of_the_glossary_has_a_word_in_each_language() -> None:
    rows = [row for heading in ("## At", "## On", "## In", "## Words") for row in table_after(text_of("glossary.md"), heading)]

    assert len(rows) > 40
    assert [row for row in rows if len(row) != 4 or not all(row[:3])] == []


def test_every_code_name_of_the_glossary_is_used_in_the_sources() -> None:
    used = {word for path in PATHS for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))} | set(NAMES)
    named = [
        name
        for heading in ("## At", "## On", "## In", "## Words")
        for row in table_after(text_of("glossary.md"), heading)
        for name in bare(row[3])
    ]

    assert [name for name in named if name not in used] == []
