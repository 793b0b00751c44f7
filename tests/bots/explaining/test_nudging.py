"""A nudge says where to look, and not what to choose."""

from midtown.bots.considering import Considered
from midtown.bots.explaining.nudging import Nudge, nudge
from midtown.core.vocabulary import Domain, Vocabulary
from midtown.outlook.merit import MORE, Aspect, Merit

THINGS = Domain("thing", ["school", "park", "bank"])
WORDS = Vocabulary()
BUILD = WORDS.verb("build", THINGS)
PASS = WORDS.verb("pass")
RIDE = WORDS.verb("ride", THINGS, THINGS)
POINTS = Merit(Aspect(MORE, "brings {amount} points", "Look at the points."), 3)


def nudged(options: list[str], best: list[str], merit: Merit | None = None, wins: tuple[float, float] = (0.6, 0.5)) -> Nudge:
    actions = [WORDS.parse(text) for text in best]
    considered = [Considered(action, win, 0.0, 1) for action, win in zip(actions, wins, strict=False)]
    return nudge(WORDS, [WORDS.parse(text) for text in options], considered, merit)


def among(found: Nudge) -> list[str]:
    return [WORDS.texts[action] for action in found.among]


def test_of_several_kinds_of_things_the_kind_is_said() -> None:
    found = nudged(["build school", "build park", "pass"], ["build park", "pass"], POINTS)

    assert found.says.plain() == "Think of this: build"
    assert among(found) == ["build school", "build park"]


def test_a_kind_that_only_one_choice_has_would_say_too_much() -> None:
    found = nudged(["build school", "build park", "pass"], ["pass", "build park"], POINTS)

    assert (found.says.plain(), among(found)) == ("Look at the points.", [])


def test_of_one_kind_what_speaks_for_the_best_is_said() -> None:
    assert nudged(["build school", "build park"], ["build park", "build school"], POINTS).says.plain() == "Look at the points."


def test_where_nothing_speaks_for_it_the_thing_is_said_if_others_share_it() -> None:
    found = nudged(["ride school park", "ride school bank", "ride park bank"], ["ride school bank", "ride park bank"])

    assert found.says.plain() == "Think of this: school"
    assert among(found) == ["ride school park", "ride school bank"]


def test_or_two_are_named_in_the_order_in_which_they_are_offered() -> None:
    options = ["build school", "build park", "build bank"]

    assert among(nudged(options, ["build bank", "build school"])) == ["build school", "build bank"]
    assert among(nudged(options, ["build school", "build bank"])) == ["build school", "build bank"]


def test_of_two_choices_it_is_said_how_much_depends_on_them() -> None:
    options = ["build school", "build park"]
    much = nudged(options, ["build park", "build school"])
    little = nudged(options, ["build park", "build school"], wins=(0.52, 0.51))

    assert much == Nudge(much.says)
    assert much.says.plain() == "10 of 100 games depend on this: think of what comes after it."
    assert little.says.plain() == "Not much depends on this."
