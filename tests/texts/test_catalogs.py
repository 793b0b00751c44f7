"""Every thing and every verb of every game has its name in every language."""

import tomllib
from string import Formatter
from typing import Any

import pytest

from midtown.core.vocabulary import Domain, Verb
from midtown.games import GAMES
from midtown.texts.catalog import Catalog, load_catalog
from midtown.texts.language import LANGUAGES
from tests.texts.spoken import SOURCES

every_catalog = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES])


def tables(game: str, code: str) -> dict[str, Any]:
    return tomllib.loads((SOURCES / "texts" / game / f"{code}.toml").read_text(encoding="utf-8"))


def verbs(game: str) -> list[Verb]:
    return GAMES[game].book.words.verbs


def domains(verb: Verb) -> list[Domain]:
    return [domain for domain in (verb.domain, verb.other_domain) if domain is not None]


@every_catalog
def test_every_thing_has_a_name(game: str, code: str) -> None:
    things = {thing for verb in verbs(game) for domain in domains(verb) for thing in domain.things}

    assert set(tables(game, code)["names"]) == things


@every_catalog
def test_no_two_things_have_the_same_name(game: str, code: str) -> None:
    names = list(tables(game, code)["names"].values())

    assert len(set(names)) == len(names)


@every_catalog
def test_every_verb_is_said_of_as_many_things_as_in_the_notation(game: str, code: str) -> None:
    said = {word: {name for _, name, _, _ in Formatter().parse(text) if name} for word, text in tables(game, code)["verbs"].items()}

    assert said == {verb.word: set(["thing", "other"][: len(domains(verb))]) for verb in verbs(game)}


@every_catalog
def test_a_catalog_has_no_other_tables(game: str, code: str) -> None:
    assert set(tables(game, code)) == {"names", "verbs", "sentences"}


@every_catalog
def test_a_catalog_is_read_from_the_package(game: str, code: str) -> None:
    written = tables(game, code)

    assert load_catalog(game, code) == Catalog(written["names"], written["verbs"], written["sentences"])


def test_a_game_without_texts_has_an_empty_catalog() -> None:
    assert load_catalog("a-game-of-somebody", "fr") == Catalog({}, {}, {})
