"""What is written about the sources of The City is what is played."""

import re
import tomllib

import pytest

from midtown.core.confidence import CERTAIN
from midtown.core.options import Correction
from midtown.games.the_city import GAME
from midtown.games.the_city.buildings import BUILDINGS
from midtown.games.the_city.edition import FEWEST_CARDS, FIELDS, MOST_CARDS
from midtown.games.the_city.formulas import sum_of
from midtown.games.the_city.kinds import NAMES, Kind
from midtown.texts.language import Language
from tests.texts.documents import bare, table_after, text_of

SOURCES = text_of("the-city", "sources.md")


def test_the_sources_name_every_kind_with_less_than_certain_values() -> None:
    english = Language.load("en", "the-city")
    doubtful = []
    for kind, row in BUILDINGS.items():
        exceptions = [f"{field} {confidence}" for field, confidence in row.except_for.items() if field != "copies"]
        if row.confidence != CERTAIN or exceptions:
            doubtful.append([english.name(NAMES[kind]), row.confidence, ", ".join(exceptions)])

    assert table_after(SOURCES, "**Values.**") == doubtful


def test_the_sources_know_how_large_a_deck_may_be() -> None:
    assert f"the deck must have {FEWEST_CARDS} to {MOST_CARDS} cards in all" in SOURCES


def test_the_sources_explain_every_field_of_a_correction() -> None:
    rows = table_after(SOURCES, "these are the fields")

    assert [field for row in rows for field in bare(row[0])] == FIELDS


@pytest.mark.parametrize("row", table_after(SOURCES, "These are the bonuses"), ids=lambda row: row[0])
def test_the_sources_explain_the_bonuses_with_their_rules(row: list[str]) -> None:
    constant, bonuses = sum_of(bare(row[0])[0], Kind.LUXURY_HOME)

    assert (constant, [bonus.rule for bonus in bonuses]) == (0, [row[2]])


def test_the_example_of_a_correction_file_can_be_played_with() -> None:
    example = re.findall(r"```toml\n(.*?)```", SOURCES, re.DOTALL)
    tables = [(component, fields) for text in example for component, fields in tomllib.loads(text).items()]
    written = [
        (component, field, "yes" if value is True else str(value)) for component, fields in tables for field, value in fields.items()
    ]

    edition = GAME.edition(GAME.options(2, {}, tuple([Correction(*correction) for correction in written])))

    assert edition.rows[NAMES.index("school")].cost == 2
    assert {field for _, field, _ in written} == set(FIELDS)
