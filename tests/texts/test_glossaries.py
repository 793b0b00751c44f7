"""The glossary of every game: one concept, one word, in three languages and in the code."""

import re

import pytest

from midtown.core.vocabulary import Domain
from midtown.games import GAMES
from tests.texts.documents import bare, table_after, text_of
from tests.texts.spoken import PATHS

every_game = pytest.mark.parametrize("game", GAMES)


def concepts(game: str) -> list[list[str]]:
    """Each concept in English, French and German, with its code name."""
    text = text_of(game, "glossary.md")
    headings = re.findall(r"^## .+(?=\n\n\| English \| French \| German \| code name \|$)", text, re.MULTILINE)
    return [row for heading in headings for row in table_after(text, heading)]


def things(game: str) -> set[str]:
    """The notation names of the game."""
    domains: list[Domain | None] = [domain for verb in GAMES[game].book.words.verbs for domain in (verb.domain, verb.other_domain)]
    return {thing for domain in domains if domain is not None for thing in domain.things}


@every_game
def test_every_concept_has_a_word_in_each_language(game: str) -> None:
    assert len(concepts(game)) > 40
    assert [row for row in concepts(game) if len(row) != 4 or not all(row[:3])] == []


@every_game
def test_no_concept_stands_there_twice(game: str) -> None:
    english = [row[0] for row in concepts(game)]

    assert len(set(english)) == len(english)


@every_game
def test_every_verb_of_the_notation_is_explained(game: str) -> None:
    named = {name for row in concepts(game) for name in bare(row[3])}

    assert {verb.word for verb in GAMES[game].book.words.verbs} <= named


@every_game
def test_every_code_name_is_used_in_the_sources(game: str) -> None:
    used = {word for path in PATHS for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))} | things(game)

    assert [name for row in concepts(game) for name in bare(row[3]) if name not in used] == []
