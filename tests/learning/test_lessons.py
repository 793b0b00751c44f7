"""Every guided first game can be played as it is told, says everything in every language, and shows each kind of thing once."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from midtown.bots.registry import make_bot
from midtown.core.chance import derived
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.record import read, replay
from midtown.texts.language import LANGUAGES, Language
from midtown.texts.rulebook import Rulebook

LESSONS = Path(__file__).parents[2] / "client" / "src" / "learning"
LEARNER = 0
BLANK = re.compile(r"{([a-z0-9-]+)}")
KINDS = {
    "the-city": {"discard", "build", "pay", "renounce", "keep", "also"},
    "fifth-avenue": {"start", "skyscrapers", "shop", "place", "commission", "score", "take", "move", "bid", "stand", "pass", "build"},
    "new-york-city": {"start", "take", "swap", "play", "as-one", "pair", "bid", "pass", "hire", "use", "return", "claim", "ride", "done"},
}
"""What somebody does in a first game; the rest comes later or seldom."""

games = pytest.mark.parametrize("game", sorted(KINDS))


def lesson(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / f"{game}.json").read_text(encoding="utf-8"))
    return found


def match_of(game: str) -> Match:
    """The table as a page opens it."""
    return replay(read("\n".join([*lesson(game)["record"], ""]), GAMES), GAMES)


def let_bots_answer(match: Match) -> None:
    """As the server lets them: with chance that follows from the seed and the number of their answers."""
    while owing := [seat for seat in match.owing if seat != LEARNER]:
        seat = owing[0]
        given = sum(move.seat == seat for move in match.moves)
        bot = make_bot("greedy", match.game, derived(derived(match.seed, seat), given))
        match.play(bot.choose(match.view(seat), [choice.action for choice in match.choices(seat)]), seat)


def fitting(match: Match, expected: str) -> list[str]:
    """What is offered of what a step expects; a star stands for anything."""
    offered = [choice.text for choice in match.choices(LEARNER)]
    if expected.endswith(" *"):
        return [text for text in offered if text.startswith(expected[:-1])]
    return [text for text in offered if text == expected]


@games
def test_a_lesson_can_be_played_as_it_is_told(game: str) -> None:
    match = match_of(game)
    for step in lesson(game)["steps"]:
        for expected in step.get("expects", []):
            let_bots_answer(match)
            offered = fitting(match, expected)
            assert offered, f"{expected} is not offered after {match.ply} moves: {[choice.text for choice in match.choices(LEARNER)]}"
            match.play(match.parse(offered[0]), LEARNER)

    assert not match.over


@games
def test_a_lesson_makes_you_do_each_kind_of_thing(game: str) -> None:
    done = {expected.split()[0] for step in lesson(game)["steps"] for expected in step.get("expects", [])}

    assert KINDS[game] <= done


@games
def test_a_lesson_has_as_many_bots_as_its_table_needs(game: str) -> None:
    assert match_of(game).options.seats == 1 + lesson(game)["bots"]


@games
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_lesson_is_told_in_every_language_and_names_things_that_there_are(game: str, code: str) -> None:
    language = Language.load(code, game)
    told = [lesson(game)["about"], *[step["says"] for step in lesson(game)["steps"]]]

    for says in told:
        assert says[code]
        assert sorted(BLANK.findall(says[code])) == sorted(BLANK.findall(says["en"]))
        assert [thing for thing in BLANK.findall(says[code]) if language.name(thing) == thing] == []


@games
def test_the_rules_of_a_lesson_exist(game: str) -> None:
    numbers = {rule.number for rule in Rulebook.load(game, "en").rules}

    assert {rule for step in lesson(game)["steps"] for rule in step.get("rules", [])} <= numbers
