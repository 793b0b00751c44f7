"""The numbered rules, and that they are the same in every language."""

import re

import pytest

from midtown.core.errors import BadOptions
from midtown.games import GAMES
from midtown.games.new_york_city.edition import LEVELS, MODES, STRENGTHS, TOM_OPTIONS
from midtown.texts.language import LANGUAGES, Language
from midtown.texts.rulebook import Rule, Rulebook, Section, read_rulebook

WRITTEN = """# A game

What the marks
mean.

## 1. Set-up

**XX-1.1** Everybody gets
two cards.

**XX-1.2** ⚙ ◆ *deal = three*: everybody gets three.

## 2. Play

**XX-2.1** ◆ Go.
"""
OPTION = re.compile(r"\*[a-z]+ = [a-z0-9-]+\*")

every_translation = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES])


def test_a_rulebook_has_a_title_a_preface_and_sections_of_marked_rules() -> None:
    assert read_rulebook(WRITTEN) == Rulebook(
        "A game",
        "What the marks mean.",
        (
            Section(
                "1. Set-up",
                (
                    Rule("XX-1.1", "Everybody gets two cards.", is_reading=False, is_option=False),
                    Rule("XX-1.2", "*deal = three*: everybody gets three.", is_reading=True, is_option=True),
                ),
            ),
            Section("2. Play", (Rule("XX-2.1", "Go.", is_reading=True, is_option=False),)),
        ),
    )


def test_a_paragraph_without_a_number_is_no_rule() -> None:
    with pytest.raises(ValueError, match="no numbered rule: By the way"):
        read_rulebook(WRITTEN + "\nBy the way: have fun.\n")


def test_a_rule_is_found_by_its_number() -> None:
    assert read_rulebook(WRITTEN).rule("xx-2.1").text == "Go."


def test_an_unknown_number_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadOptions, match=r"unknown rule 'TC-4.11'; did you mean 'TC-4.1[01]?'\?"):
        Rulebook.load("the-city", "fr").rule("TC-4.11")


@every_translation
def test_every_language_has_the_same_rules_with_the_same_marks(game: str, code: str) -> None:
    english, translated = Rulebook.load(game, "en"), Rulebook.load(game, code)

    def marks(rulebook: Rulebook) -> list[tuple[str, list[tuple[str, bool, bool]]]]:
        return [
            (section.title.split()[0], [(rule.number, rule.is_reading, rule.is_option) for rule in section.rules])
            for section in rulebook.sections
        ]

    assert marks(translated) == marks(english)


@every_translation
def test_every_language_says_the_same_figures_and_options(game: str, code: str) -> None:
    english, translated = Rulebook.load(game, "en"), Rulebook.load(game, code)

    def figures(rule: Rule) -> tuple[list[str], list[str]]:
        return sorted(re.findall(r"\d+", rule.text)), OPTION.findall(rule.text)

    assert {rule.number: figures(rule) for rule in translated.rules} == {rule.number: figures(rule) for rule in english.rules}


@every_translation
def test_rules_are_numbered_by_their_section_and_place(game: str, code: str) -> None:
    for place, section in enumerate(Rulebook.load(game, code).sections, start=1):
        assert section.title.startswith(f"{place}. ")
        assert [rule.number.partition("-")[2] for rule in section.rules] == [
            f"{place}.{number + 1}" for number in range(len(section.rules))
        ]


@every_translation
def test_every_value_of_an_option_stands_in_the_rules(game: str, code: str) -> None:
    explained = {option for rule in Rulebook.load(game, code).rules if rule.is_option for option in OPTION.findall(rule.text)}
    spelled_out = [option for option in GAMES[game].offered if option.name not in TOM_OPTIONS]

    assert explained == {f"*{option.name} = {value}*" for option in spelled_out for value in option.values}


@every_translation
def test_the_rule_of_an_option_is_marked_and_names_it(game: str, code: str) -> None:
    rulebook = Rulebook.load(game, code)

    for option in GAMES[game].offered:
        assert rulebook.rule(option.rule).is_option
        assert f"*{option.name}" in rulebook.rule(option.rule).text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_of_the_toms_says_of_what_their_levels_are_put_together(code: str) -> None:
    text = Rulebook.load("new-york-city", code).rule("NYC-12.1").text

    assert all(re.search(rf"\b{mode}\b", text) for mode in MODES)
    assert re.search(rf"\b{STRENGTHS[0]} \w+ {STRENGTHS[-1]}\b", text)
    assert re.findall(r"\b[ABC]\d\b", text) == list(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated(game: str) -> None:
    texts = [rule.text for code in LANGUAGES for rule in Rulebook.load(game, code).rules]

    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "number", "things"),
    [
        ("the-city", "TC-3.3", ["architect"]),
        ("the-city", "TC-5.1", ["construction-crew"]),
        ("the-city", "TC-7.10", ["office-building"]),
        ("fifth-avenue", "5A-1.2", ["city-hall", "central-park"]),
        ("fifth-avenue", "5A-1.3", ["violet", "brown", "grey", "orange", "green"]),
        ("fifth-avenue", "5A-1.6", ["boutique", "jeweller", "gallery", "perfumery"]),
        ("fifth-avenue", "5A-5.1", ["34th-west", "times-square"]),
        ("new-york-city", "NYC-1.2", ["manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"]),
        ("new-york-city", "NYC-1.3", ["press", "dollars", "elevator", "plans", "prestige", "skyscraper", "wild"]),
        ("new-york-city", "NYC-11.37", ["taxi", "boat"]),
        ("new-york-city", "NYC-11.38", ["bus", "subway"]),
        ("new-york-city", "NYC-11.39", ["streetcar"]),
        ("new-york-city", "NYC-11.8", ["character-4"]),
    ],
)
def test_the_rules_call_a_thing_as_the_table_does(game: str, number: str, things: list[str], code: str) -> None:
    language, text = Language.load(code, game), Rulebook.load(game, code).rule(number).text

    assert [thing for thing in things if language.name(thing).lower() not in text.lower()] == []
