"""How the end of a game is told."""

from midtown.cli.closing import verdict
from midtown.core.errors import Reason
from midtown.core.result import Result
from midtown.texts.language import Language

NAMES = ["Anna", "Bernd", "Chris"]


def ended(*ranks: int) -> Result:
    return Result(points=(50, 50, 41), ranks=ranks, ties=((3,), (2,), (9,)), reason=Reason("TC-8.1", "{goal} points reached", {"goal": 50}))


def test_a_single_winner_is_named() -> None:
    assert verdict(ended(1, 2, 3), NAMES, Language.load("en", "the-city")) == "Anna wins: 50 points reached [TC-8.1]."


def test_all_who_share_the_victory_are_named() -> None:
    told = verdict(ended(1, 1, 3), NAMES, Language.load("de", "the-city"))

    assert told == "Anna, Bernd teilen sich den Sieg: 50 Siegpunkte erreicht [TC-8.1]."
