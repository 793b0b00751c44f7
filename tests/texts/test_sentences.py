"""Every sentence that can reach a person can be read in every language."""

import re
import tomllib
from string import Formatter

import pytest

from midtown.games import GAMES
from midtown.texts.catalog import COMMON
from midtown.texts.language import LANGUAGES
from tests.texts.spoken import SOURCES, SPOKEN

SECTIONS = [(COMMON, "sentences"), (COMMON, "page"), *[(game, "sentences") for game in GAMES]]
TRANSLATED = [code for code in LANGUAGES if code != "en"]
QUOTED = re.compile(r"(?<!\w)'[^']*'(?!\w)")


def written(folder: str, code: str, section: str = "sentences") -> dict[str, str]:
    """The sentences of a catalog as they stand in its file."""
    sentences: dict[str, str] = tomllib.loads((SOURCES / "texts" / folder / f"{code}.toml").read_text(encoding="utf-8"))[section]
    return sentences


def said_about(game: str) -> set[str]:
    """What is said in the folders of a game, in whatever layer they are."""
    return {sentence for path, sentences in SPOKEN.items() if game.replace("-", "_") in path.parts for sentence in sentences}


def said_about_no_game() -> set[str]:
    folders = {game.replace("-", "_") for game in GAMES}
    return {sentence for path, sentences in SPOKEN.items() if folders.isdisjoint(path.parts) for sentence in sentences}


def fields(sentence: str) -> list[tuple[str, str]]:
    """The blanks of a sentence, each with its words for singular and plural."""
    return [(name, words or "") for _, name, words, _ in Formatter().parse(sentence) if name is not None]


def blanks(sentence: str) -> set[str]:
    return {name for name, _ in fields(sentence)}


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_is_said_about_no_game_has_a_translation(code: str) -> None:
    assert sorted(said_about_no_game() - set(written(COMMON, code))) == []


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_a_game_has_a_translation(game: str, code: str) -> None:
    assert sorted(said_about(game) - set(written(COMMON, code)) - set(written(game, code))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_common_catalog_holds_what_nobody_says(code: str) -> None:
    assert sorted(set(written(COMMON, code)) - set().union(*SPOKEN.values())) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_catalog_of_a_game_holds_what_nobody_says_about_it(game: str, code: str) -> None:
    assert sorted(set(written(game, code)) - said_about(game)) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_stands_in_one_catalog_only(game: str, code: str) -> None:
    assert set(written(game, code)).isdisjoint(written(COMMON, code))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("folder", "section"), SECTIONS)
def test_a_translation_has_the_blanks_of_its_sentence(folder: str, section: str, code: str) -> None:
    assert {english: blanks(text) for english, text in written(folder, code, section).items()} == {
        english: blanks(english) for english in written(folder, code, section)
    }


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("folder", "section"), SECTIONS)
def test_a_blank_offers_nothing_or_a_singular_and_a_plural(folder: str, section: str, code: str) -> None:
    for text in written(folder, code, section).values():
        assert {words.count("|") for _, words in fields(text) if words} <= {1}, text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("folder", "section"), SECTIONS)
def test_what_is_quoted_is_typed_like_that_in_every_language(folder: str, section: str, code: str) -> None:
    for english, text in written(folder, code, section).items():
        assert QUOTED.findall(text) == QUOTED.findall(english), english


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_does_is_told_beginning_with_the_seat(game: str, code: str) -> None:
    told = {sentence for kind in GAMES[game].events for sentence in (kind.public, kind.private) if sentence.startswith("{seat} ")}

    assert [sentence for sentence in told if not written(game, code)[sentence].startswith("{seat} ")] == []
