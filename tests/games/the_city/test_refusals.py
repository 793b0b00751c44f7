"""What is offered has the rule behind it; what is not is refused with the rule against it, and changes nothing."""

from collections.abc import Callable

import pytest

from midtown.core.errors import GameOver, IllegalAction, NotAsked
from midtown.games.the_city.words import WORDS
from tests.games.the_city.table import Table, opening, table


def choosing() -> Table:
    return table(hands=["school central-park casino house museum"], cities=["central-park"])


def choosing_a_second() -> Table:
    game = table(hands=["parking-garage house school 2 central-park theater casino"], cities=["construction-crew central-park"])
    game.play("0 build parking-garage")
    return game


def paying() -> Table:
    game = table(hands=["house 2 museum"])
    game.play("0 build house", "1 renounce")
    return game


def keeping() -> Table:
    game = table(hands=["school"], deck="museum 4 house")
    game.play("0 renounce", "1 build architect")
    return game


def mixing() -> Table:
    game = table(hands=["school"], deck="museum 4 house", survey="mix")
    game.play("0 renounce", "1 build architect")
    return game


def down_to_twelve() -> Table:
    game = table(hands=["parking-garage 13 museum", "parking-garage"])
    game.everybody("build parking-garage")
    return game


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (opening, {"discard": "TC-2.3"}),
        (choosing, {"build architect": "TC-3.3", "build": "TC-3.2", "renounce": "TC-3.4"}),
        (choosing_a_second, {"also": "TC-5.1", "done": "TC-5.1"}),
        (paying, {"pay": "TC-4.2"}),
        (keeping, {"keep": "TC-6.2"}),
        (mixing, {"discard": "TC-6.3"}),
        (down_to_twelve, {"discard": "TC-8.2"}),
    ],
)
def test_every_option_has_the_rule_behind_it(position: Callable[[], Table], rules: dict[str, str]) -> None:
    game = position()
    question = game.state.question(0)

    for text in game.offered(0):
        assert question.rule_of(WORDS.parse(text)) == rules.get(text, rules[text.split()[0]])


@pytest.mark.rule("TC-3.2", "TC-4.2", "TC-4.3", "TC-4.4")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("keep museum", "now a building is chosen: build one or renounce [TC-3.2]"),
        ("done", "now a building is chosen: build one or renounce [TC-3.2]"),
        ("build theater", "theater is not in your hand [TC-3.2]"),
        ("build central-park", "central-park stands in your city already, and only one is allowed [TC-4.4]"),
        ("build school", "school needs one of these in your city: house, housing-tract, luxury-home [TC-4.3]"),
        ("build casino", "casino costs 6, and you have 4 other cards [TC-4.2]"),
    ],
)
def test_why_something_cannot_be_chosen(text: str, why: str) -> None:
    assert str(choosing().refused(0, text)) == why


@pytest.mark.rule("TC-3.3", "TC-4.4")
def test_why_the_architect_cannot_be_chosen_again() -> None:
    game = table(cities=["architect"])

    assert str(game.refused(0, "build architect")) == "architect stands in your city already, and only one is allowed [TC-4.4]"


@pytest.mark.rule("TC-5.1", "TC-5.2", "TC-5.6", "TC-4.3", "TC-4.4")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("build house", "now the crew's second building is chosen: also build one, or done [TC-5.1]"),
        ("renounce", "now the crew's second building is chosen: also build one, or done [TC-5.1]"),
        ("also architect", "architect is never built together with another card [TC-5.6]"),
        ("also parking-garage", "parking-garage is not in your hand [TC-5.1]"),
        ("also casino", "casino has a printed cost of 6; with a crew it may be 4 at most [TC-5.2]"),
        ("also central-park", "central-park stands in your city already, and only one is allowed [TC-4.4]"),
        ("also school", "school needs one of these in your city: house, housing-tract, luxury-home [TC-4.3]"),
    ],
)
def test_why_something_cannot_be_the_second_card(text: str, why: str) -> None:
    assert str(choosing_a_second().refused(0, text)) == why


@pytest.mark.rule("TC-5.5", "TC-4.2")
def test_why_a_second_card_cannot_be_paid() -> None:
    game = table(hands=["theater house parking-garage 3 museum"], cities=["construction-crew"])
    game.play("0 build theater")

    assert game.refused(0, "also house").blanks == {"card": "house", "cost": 1, "funds": 0}


@pytest.mark.rule("TC-4.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("discard museum", "now a card of your hand is asked for: pay one [TC-4.2]"),
        ("renounce", "now a card of your hand is asked for: pay one [TC-4.2]"),
        ("pay house", "house is not in your hand [TC-4.2]"),
    ],
)
def test_why_something_cannot_be_paid_with(text: str, why: str) -> None:
    assert str(paying().refused(0, text)) == why


@pytest.mark.rule("TC-6.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("discard school", "now one of the surveyed cards is kept: keep one [TC-6.2]"),
        ("keep school", "school is not among the surveyed cards [TC-6.2]"),
    ],
)
def test_why_something_cannot_be_kept(text: str, why: str) -> None:
    assert str(keeping().refused(0, text)) == why


@pytest.mark.rule("TC-6.3")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("keep museum", "now a card of your hand is asked for: discard one [TC-6.3]"),
        ("discard casino", "casino is not in your hand [TC-6.3]"),
    ],
)
def test_why_something_cannot_be_discarded_after_a_survey(text: str, why: str) -> None:
    assert str(mixing().refused(0, text)) == why


@pytest.mark.rule("TC-8.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("renounce", "now a card of your hand is asked for: discard one [TC-8.2]"),
        ("discard subway", "subway is not in your hand [TC-8.2]"),
    ],
)
def test_why_something_cannot_be_discarded_at_the_hand_limit(text: str, why: str) -> None:
    assert str(down_to_twelve().refused(0, text)) == why


@pytest.mark.rule("TC-2.3")
@pytest.mark.parametrize("text", ["build architect", "renounce"])
def test_nothing_is_built_before_the_opening_discard(text: str) -> None:
    assert str(opening().refused(0, text)) == "now a card of your hand is asked for: discard one [TC-2.3]"


@pytest.mark.parametrize("action", [-1, len(WORDS), 10_000])
def test_a_number_without_an_action_is_refused(action: int) -> None:
    game = choosing()

    with pytest.raises(IllegalAction, match="not the number of an action"):
        game.state.play(action, 0)


@pytest.mark.parametrize("seat", [1, 2, 7])
def test_who_is_not_asked_cannot_answer(seat: int) -> None:
    game = paying()
    before = game.state.key()

    with pytest.raises(NotAsked):
        game.play(f"{seat} pay museum")

    assert game.state.key() == before


def test_nobody_can_answer_when_the_game_is_over() -> None:
    game = table(cities=["school"], points=[48])
    game.renounce_round()

    with pytest.raises(GameOver):
        game.play("0 renounce")


@pytest.mark.parametrize("position", [opening, choosing, choosing_a_second, paying, keeping, mixing, down_to_twelve])
def test_everything_is_either_offered_or_refused_with_a_rule(position: Callable[[], Table]) -> None:
    game = position()
    offered = game.offered(0)

    for text in WORDS.texts:
        if text not in offered:
            why = game.refused(0, text)
            assert why.rule.startswith("TC-")
            assert why.sentence != "that is not what is asked now"
