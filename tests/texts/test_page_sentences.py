"""Every sentence of the page can be read in every language, and no catalog holds what the page does not say."""

import pytest

from midtown.games import GAMES
from midtown.texts.catalog import COMMON, load_catalog, page_sentences
from midtown.texts.language import LANGUAGES
from tests.texts.page_sentences import CLIENT, SAID, said_in
from tests.texts.spoken import SPOKEN

TRANSLATED = [code for code in LANGUAGES if code != "en"]


def said_about(game: str) -> set[str]:
    """What the page says where it shows a game."""
    return {sentence for path, sentences in SAID.items() if path.is_relative_to(CLIENT / "games" / game) for sentence in sentences}


def said() -> set[str]:
    return {sentence for sentences in SAID.values() for sentence in sentences}


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_the_page_says_has_a_translation(code: str) -> None:
    about_games = {sentence for game in GAMES for sentence in said_about(game) if sentence in load_catalog(game, code).sentences}

    assert sorted(said() - about_games - set(page_sentences(code)) - set(load_catalog(COMMON, code).sentences)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_written_for_the_page_that_it_does_not_say(code: str) -> None:
    assert sorted(set(page_sentences(code)) - said()) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_others_say_too_is_not_written_for_the_page_alone(code: str) -> None:
    assert set(page_sentences(code)).isdisjoint(set().union(*SPOKEN.values()))


# --- the search finds them wherever they hide ---


@pytest.mark.parametrize(
    "source",
    [
        'language.sentence("Play again")',
        "language.sentence('Play again')",
        "sentence(`Play again`)",
        'sentence(\n  "Play again",\n  { game },\n)',
        '<button title={scene.language.sentence("Play again")}>',
    ],
)
def test_a_sentence_is_found_in_any_quotes(source: str) -> None:
    assert said_in(source) == {"Play again"}


def test_quotes_inside_a_sentence_belong_to_it() -> None:
    assert said_in(r"""sentence("say \"yes\""); sentence("it's {name}'s turn", { name })""") == {'say "yes"', "it's {name}'s turn"}


def test_what_is_handed_on_is_found_where_it_is_written() -> None:
    assert said_in("sentence(english: string, blanks: Blanks = {}) { return fill(english) }; language.sentence(told.sentence)") == set()


def test_other_calls_say_nothing() -> None:
    assert said_in('name("school"); sentences("no"); const sentence = "no"') == set()


@pytest.mark.parametrize("argument", ["`no ${thing}`", '"no " + thing', "thing", 'is_over ? "yes" : "no"'])
def test_a_sentence_that_is_not_written_out_is_an_error(argument: str) -> None:
    with pytest.raises(ValueError, match="must be written out where it is said"):
        said_in(f"language.sentence({argument})")
