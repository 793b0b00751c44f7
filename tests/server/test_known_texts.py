import gzip
import json
from typing import Any

import pytest
from starlette.requests import Request

from midtown.games import GAMES
from midtown.server.kept import Kept
from midtown.server.known_texts import box_for, game_texts, language_texts
from midtown.server.opening import opening
from midtown.server.refusal import Refusal
from midtown.server.requests import Here, Open
from midtown.server.table.table import Table
from midtown.texts.language import LANGUAGES, Language
from midtown.texts.rulebook import Rulebook
from tests.server.obeying import check
from tests.server.tables import NOON

every_game = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES])


def read(kept: Kept) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(gzip.decompress(bytes(kept.answer(COMPRESSED).body)))
    return told


COMPRESSED = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})


@pytest.mark.parametrize("code", ["fr", "de"])
def test_a_language_holds_what_is_said_whatever_is_played(code: str) -> None:
    told = read(language_texts(code))

    check("http.json", told, "KnownLanguage")
    assert told["code"] == code
    assert told["sentences"]["the game is over"] == Language.load(code, "").sentence("the game is over")


def test_a_language_says_which_numbers_are_singular_and_which_blanks_hold_names() -> None:
    told = read(language_texts("fr"))

    assert told["singular"] == [0, 1]
    assert "card" in told["named"]
    assert "what" in told["spoken"]


@every_game
def test_a_game_holds_its_names_rules_and_components(game: str, code: str) -> None:
    told = read(game_texts(game, code))

    check("http.json", told, "GameTexts")
    assert (told["game"], told["code"], told["title"]) == (game, code, Rulebook.load(game, code).title)
    rules = [rule["number"] for section in told["rulebook"]["sections"] for rule in section["rules"]]
    assert rules == [rule.number for rule in Rulebook.load(game, code).rules]
    assert {component["component"] for component in told["components"]}
    assert all({"confidence", "sources"} <= set(component) for component in told["components"])


@every_game
def test_every_event_can_be_told(game: str, code: str) -> None:
    told = read(game_texts(game, code))

    assert set(told["events"]) == {kind.name for kind in GAMES[game].events}
    assert {kind.name for kind in GAMES[game].events if kind.private} == set(told["own_events"])
    if code != "en":
        assert {*told["events"].values(), *told["own_events"].values()} <= set(told["sentences"])


@pytest.mark.parametrize(("game", "code", "sentence"), [("chess", "fr", "unknown game"), ("the-city", "es", "unknown language")])
def test_other_games_and_languages_are_refused(game: str, code: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence) as refusal:
        game_texts(game, code)
    assert refusal.value.code == "no-page"


def test_other_languages_are_refused_whatever_is_played() -> None:
    with pytest.raises(Refusal, match="unknown language"):
        language_texts("es")


def test_the_box_of_a_table_has_the_corrections_of_its_owner() -> None:
    made = opening(Open("the-city", [Here("Ada", "a"), Here("Ben", "b")], corrections=[("school", "cost", "2")]))
    table = Table("t", made.entry, NOON)

    [school] = [row for row in box_for(table, made.watch, "en").components if row["component"] == "school"]
    assert (school["cost"], school["confidence"]["cost"]) == ("2", "corrected")
    with pytest.raises(Refusal, match="does not lead"):
        box_for(table, "x", "en")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_had_to_be_reconstructed_can_be_corrected(game: str) -> None:
    doubtful = [
        (row["component"], field)
        for row in read(game_texts(game, "en"))["components"]
        for field, confidence in row["confidence"].items()
        if confidence in ("reconstructed", "inferred") and field not in ("name", *row["correctable"])
    ]

    assert doubtful == []


@pytest.mark.parametrize(
    ("game", "component", "fields"),
    [
        ("the-city", "school", ["copies", "cost", "income", "points", "symbols", "needs", "discounts", "one-per-city"]),
        ("fifth-avenue", "shop-row", ["blocks"]),
        ("fifth-avenue", "violet-4", []),
        ("new-york-city", "character-37", ["value", "dark", "light", "set"]),
        ("new-york-city", "press", []),
    ],
)
def test_a_component_says_what_can_be_corrected(game: str, component: str, fields: list[str]) -> None:
    [found] = [row for row in read(game_texts(game, "en"))["components"] if row["component"] == component]

    assert found["correctable"] == fields


@pytest.mark.parametrize(
    ("game", "code", "component", "says"),
    [
        ("the-city", "en", "mall", ["★1 per shopping cart"]),
        ("the-city", "de", "school", ["benötigt Wohnhaus, Wohnsiedlung, Stadtvilla", "Stadtvilla 2 billiger"]),
        ("new-york-city", "en", "character-10", ["draw 2 cards"]),
        ("fifth-avenue", "en", "violet-4", []),
    ],
)
def test_a_component_says_what_it_does(game: str, code: str, component: str, says: list[str]) -> None:
    [found] = [row for row in read(game_texts(game, code))["components"] if row["component"] == component]

    assert found["says"] == says
