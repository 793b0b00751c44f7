"""Every thing and every verb of every game has its name in every language."""

import tomllib
from string import Formatter
from typing import Any

import pytest

from midtown.bots.registry import BOTS
from midtown.cli.seats import LONGEST_NAME
from midtown.core.vocabulary import Domain, Verb
from midtown.games import GAMES
from midtown.texts.catalog import COMMON, Catalog, load_catalog
from midtown.texts.language import LANGUAGES, Language
from midtown.texts.typeset import typeset
from tests.texts.spoken import SOURCES

every_catalog = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES])


def tables(game: str, code: str) -> dict[str, Any]:
    return tomllib.loads((SOURCES / "texts" / game / f"{code}.toml").read_text(encoding="utf-8"))


def verbs(game: str) -> list[Verb]:
    return GAMES[game].book.words.verbs


def domains(verb: Verb) -> list[Domain]:
    return [domain for domain in (verb.domain, verb.other_domain) if domain is not None]


def things(game: str) -> set[str]:
    """Everything that an action of the game can be said of."""
    return {thing for verb in verbs(game) for domain in domains(verb) for thing in domain.things}


def parts(game: str, code: str) -> dict[str, tuple[str, str]]:
    """The things without a name of their own, each as its beginning and its ending."""
    composed = [thing.rpartition("-") for thing in things(game) - set(tables(game, code)["names"])]
    return {f"{beginning}-{ending}": (beginning, ending) for beginning, _, ending in composed}


@every_catalog
def test_every_thing_has_a_name_or_is_named_by_its_ending(game: str, code: str) -> None:
    names, endings = set(tables(game, code)["names"]), set(tables(game, code).get("endings", {}))

    assert {thing for thing, (beginning, ending) in parts(game, code).items() if beginning not in names or ending not in endings} == set()


def components(game: str) -> set[str]:
    """The names of everything in the box."""
    seats, chosen = GAMES[game].agreements()[0]
    return {str(row["component"]) for row in GAMES[game].components(GAMES[game].options(seats, chosen))}


@every_catalog
def test_nothing_is_named_that_is_no_part_of_the_game(game: str, code: str) -> None:
    beginnings = {beginning for beginning, _ in parts(game, code).values()}
    endings = {ending for _, ending in parts(game, code).values()}

    assert set(tables(game, code)["names"]) <= things(game) | beginnings | components(game)
    assert set(tables(game, code).get("endings", {})) == endings


@every_catalog
def test_an_ending_adds_to_the_name_of_what_it_belongs_to(game: str, code: str) -> None:
    for text in tables(game, code).get("endings", {}).values():
        assert [name for _, name, _, _ in Formatter().parse(text) if name] == ["name"]


@every_catalog
def test_no_two_things_have_the_same_name(game: str, code: str) -> None:
    language = Language.load(code, game)

    assert len({language.name(thing) for thing in things(game)}) == len(things(game))


@every_catalog
def test_every_verb_is_said_of_as_many_things_as_in_the_notation(game: str, code: str) -> None:
    said = {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in tables(game, code)["verbs"].items()}
    blanks = {verb: ["thing", "other"][: len(domains(verb))] for verb in verbs(game)}

    assert said == {" ".join([verb.word, *[f"{{{blank}}}" for blank in blanks[verb]]]): set(blanks[verb]) for verb in verbs(game)}


@every_catalog
def test_every_action_is_understood_as_it_is_shown(game: str, code: str) -> None:
    language, words = Language.load(code, game), GAMES[game].book.words

    assert [language.parse_action(words, language.action(words, action)) for action in range(len(words))] == list(range(len(words)))


@every_catalog
def test_a_catalog_has_no_other_tables(game: str, code: str) -> None:
    assert {"names", "verbs", "sentences"} <= set(tables(game, code)) <= {"names", "endings", "verbs", "sentences"}


@every_catalog
def test_a_catalog_is_read_from_the_package(game: str, code: str) -> None:
    written = {name: {key: typeset(text, code) for key, text in table.items()} for name, table in tables(game, code).items()}

    assert load_catalog(game, code) == Catalog(written["names"], written.get("endings", {}), written["verbs"], written["sentences"])


def test_a_game_without_texts_has_an_empty_catalog() -> None:
    assert load_catalog("a-game-of-somebody", "fr") == Catalog({}, {}, {}, {})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_that_fits_a_seat(code: str) -> None:
    names = load_catalog(COMMON, code).names

    assert set(BOTS) <= set(names) == set(load_catalog(COMMON, "en").names)
    assert len(set(names.values())) == len(names)
    assert max(map(len, names.values())) + len(" 4") <= LONGEST_NAME
