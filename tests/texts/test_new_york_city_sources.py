"""What is written about the sources of New York City is what is played."""

import re
import tomllib

from midtown.core.confidence import CERTAIN
from midtown.core.options import Correction
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import CONNECTIONS
from midtown.games.new_york_city.characters import CHARACTERS, FIRST, KINDS, SECOND, VALUES
from midtown.games.new_york_city.corrections import COMPONENTS, LANTERN_NAMES, fields_of
from tests.texts.documents import bare, table_after, text_of

SOURCES = text_of("new-york-city", "sources.md")


def written() -> list[Correction]:
    """The corrections of the example file."""
    example = re.findall(r"```toml\n(.*?)```", SOURCES, re.DOTALL)
    tables = [(component, fields) for text in example for component, fields in tomllib.loads(text).items()]
    return [Correction(component, field, str(value)) for component, fields in tables for field, value in fields.items()]


def test_the_sources_explain_every_field_of_a_correction() -> None:
    rows = table_after(SOURCES, "These are the components")
    explained = [(bare(row[0]), bare(row[1])[0]) for row in rows]

    assert {field for _, field in explained} == {field for name in COMPONENTS for field in fields_of(name)}
    assert [names for names, field in explained if field == "borough"] == [LANTERN_NAMES]


def test_the_example_of_a_correction_file_can_be_played_with() -> None:
    edition = GAME.edition(GAME.options(2, {}, tuple(written())))

    assert edition.box.characters[17].value == 1
    assert {correction.field for correction in written()} == {field for name in COMPONENTS for field in fields_of(name)}


def test_the_sources_count_the_connections_that_are_certain() -> None:
    certain = [f"{connection.one}-{connection.other}" for connection in CONNECTIONS if connection.confidence == CERTAIN]

    assert certain == ["brooklyn-queens", "bronx-queens"]
    assert len(CONNECTIONS) - len(certain) == 8
    assert "The other eight connections are *reconstructed*" in SOURCES


def test_the_sources_tell_how_the_characters_are_counted() -> None:
    early = [row for row in CHARACTERS if row.phase in (FIRST, SECOND)]
    light = [row for row in CHARACTERS if row.light]

    assert {row.dark for row in early} == {2}
    assert {row.dark for row in CHARACTERS if row not in early} == {1}
    assert 2 * len(early) + KINDS - len(early) == 64
    assert len(light) == sum([row.light for row in light]) == 12
    assert {row.value for row in light} == {1, VALUES}
