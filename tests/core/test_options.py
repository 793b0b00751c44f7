import pytest

from midtown.core.errors import BadOptions
from midtown.core.options import Correction, Option, Options, choose, unknown

OFFERED = (
    Option("length", ("short", "long"), "T-6", "how many rounds are played"),
    Option("medals", ("three", "none", "one"), "T-5", "how many medals there are"),
)


def refusal_of(chosen: dict[str, str]) -> str:
    with pytest.raises(BadOptions) as refused:
        choose(OFFERED, chosen)
    return str(refused.value)


def test_the_first_value_is_the_default() -> None:
    assert choose(OFFERED, {}) == (("length", "short"), ("medals", "three"))


def test_choices_stand_in_the_order_of_the_game() -> None:
    assert choose(OFFERED, {"medals": "one", "length": "long"}) == (("length", "long"), ("medals", "one"))


def test_the_chosen_value_of_an_option_can_be_asked_for() -> None:
    options = Options(3, choose(OFFERED, {"medals": "none"}))

    assert (options.value("length"), options.value("medals")) == ("short", "none")


def test_a_value_that_is_not_offered_is_refused_with_those_that_are() -> None:
    assert refusal_of({"medals": "ten"}) == "option 'medals' cannot be 'ten'; it is one of: three, none, one [T-5]"


def test_a_slip_in_a_name_is_answered_with_the_name_that_was_perhaps_meant() -> None:
    assert refusal_of({"lenght": "long"}) == "unknown option 'lenght'; did you mean 'length'?"


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    assert refusal_of({"board": "six"}) == "unknown option 'board'; known are: length, medals"


def test_the_helpful_refusal_serves_other_names_too() -> None:
    assert str(unknown("bot", "gredy", ["greedy", "random"])) == "unknown bot 'gredy'; did you mean 'greedy'?"


def test_equal_options_are_one_key() -> None:
    corrections = (Correction("school", "cost", "2"),)
    options = [Options(2, choose(OFFERED, {}), corrections) for _time in range(2)]

    assert len(set(options)) == 1
    assert options[0] != Options(2, choose(OFFERED, {}))
