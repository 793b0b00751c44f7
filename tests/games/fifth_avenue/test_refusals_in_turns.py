"""Set-up and turns: what is offered has the rule behind it; what is not is refused with the rule against it, and changes nothing."""

from collections.abc import Callable, Sequence
from typing import Final

import pytest

from midtown.core.errors import GameOver, IllegalAction, NotAsked
from midtown.games.fifth_avenue.words import WORDS
from tests.games.fifth_avenue.table import Table, finished, opening, table

FULL_UP: Final = {
    f"{district}-{colour}": "boutique boutique"
    for district in ["34th-west", "34th-east", "42nd-west", "times-square", "42nd-east", "52nd-west", "52nd-east"]
    for colour in ["violet", "brown", "grey", "orange", "green"]
}


def laying_shops() -> Table:
    """Seat 0 lays the fourth shop of the set-up; two lie on violet plots, one on a brown one."""
    game = opening(shops="players")
    game.play("0 place times-square-violet", "1 place 34th-west-violet", "2 place 34th-east-brown")
    return game


def laying_sixth_shops() -> Table:
    """Seat 1 lays the second shop of the set-up on the six-plot side."""
    game = opening(shops="players", board="six")
    game.play("0 place times-square-sixth")
    return game


def starting() -> Table:
    """Seat 2 places his second skyscraper; he has one on the grey plot of Times Square, where violet has a shop."""
    game = laying_shops()
    game.play("0 place 42nd-west-grey", "1 place 42nd-east-orange", "2 place 52nd-west-green", "0 place 52nd-east-brown")
    game.play("0 start times-square-green", "2 start times-square-grey", "1 start 34th-east-violet", "1 start 34th-west-green")
    return game


def starting_on_six() -> Table:
    """Seat 0 places his first skyscraper on the six-plot side."""
    return opening(board="six")


def choosing_an_action() -> Table:
    """Seat 0 has no skyscraper left to take, 34th Street West is closed, and no perfumery is in the active block."""
    return table(stock=[0], white="34th-west", beige="times-square", closed="34th-west")


def choosing_without_plots() -> Table:
    """No plot can take a shop."""
    return table(shops=FULL_UP)


def placing() -> Table:
    """Seat 0 places a boutique; one district is closed, one plot built on, one full."""
    game = table(
        closed="52nd-east",
        towers={"times-square-green": (1, 1)},
        shops={"times-square-grey": "boutique gallery"},
    )
    game.play("0 shop boutique")
    return game


def taking() -> Table:
    """Seat 0 takes two cards; the orange stack is empty."""
    game = table(stacks={"orange": ""})
    game.play("0 skyscrapers")
    return game


def taking_the_last() -> Table:
    """Seat 0 takes a card; only the grey stack has any."""
    game = table(stacks={"violet": "", "brown": "", "orange": "", "green": ""})
    game.play("0 skyscrapers")
    return game


def moving() -> Table:
    """Seat 0 moves a commissioner from City Hall."""
    game = taking()
    game.play("0 take violet brown")
    return game


def moving_past_a_closed_district() -> Table:
    """Seat 0 moves a commissioner; Times Square is closed."""
    game = table(white="34th-west", beige="central-park", closed="times-square")
    game.play("0 skyscrapers", "0 take violet brown")
    return game


POSITIONS: Final[Sequence[Callable[[], Table]]] = [
    laying_shops,
    laying_sixth_shops,
    starting,
    starting_on_six,
    choosing_an_action,
    choosing_without_plots,
    placing,
    taking,
    taking_the_last,
    moving,
    moving_past_a_closed_district,
]


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (laying_shops, {"place": "5A-2.3"}),
        (starting, {"start": "5A-2.9"}),
        (choosing_an_action, {"shop": "5A-3.3", "commission": "5A-3.4", "score": "5A-3.5"}),
        (choosing_without_plots, {"skyscrapers": "5A-3.2", "commission": "5A-3.4"}),
        (placing, {"place": "5A-4.2"}),
        (taking, {"take": "5A-3.6"}),
        (taking_the_last, {"take": "5A-3.7"}),
        (moving, {"move": "5A-5.1"}),
        (moving_past_a_closed_district, {"move white": "5A-5.1", "move beige": "5A-5.4"}),
    ],
)
def test_every_option_has_the_rule_behind_it(position: Callable[[], Table], rules: dict[str, str]) -> None:
    game = position()
    seat = game.owing[0]
    question = game.state.question(seat)
    used = {}

    for text in game.offered(seat):
        named = [words for words in rules if text.startswith(words)]
        used.update(dict.fromkeys(named, question.rule_of(WORDS.parse(text))))

    assert used == rules


@pytest.mark.rule("5A-2.1", "5A-2.3", "5A-1.3")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("start 52nd-east-green", "now a shop of the set-up is laid: place it on a plot [5A-2.3]"),
        ("skyscrapers", "now a shop of the set-up is laid: place it on a plot [5A-2.3]"),
        ("place times-square-green", "there is a shop in this district already [5A-2.1]"),
        ("place times-square-violet", "there is a shop in this district already [5A-2.1]"),
        ("place 52nd-east-violet", "two shops lie on plots of this colour already [5A-2.3]"),
        ("place 52nd-east-sixth", "52nd-east-sixth is not on this side of the board [5A-1.3]"),
    ],
)
def test_why_a_shop_of_the_set_up_cannot_be_laid_there(text: str, why: str) -> None:
    assert str(laying_shops().refused(0, text)) == why


@pytest.mark.rule("5A-2.1", "5A-11.1", "5A-11.3")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place 52nd-east-green", "on the six-plot side the first shops lie on the sixth plots [5A-11.1]"),
        ("place times-square-green", "on the six-plot side the first shops lie on the sixth plots [5A-11.1]"),
        ("place times-square-sixth", "there is a shop in this district already [5A-2.1]"),
    ],
)
def test_why_a_shop_of_the_set_up_cannot_be_laid_there_on_the_six_plot_side(text: str, why: str) -> None:
    assert str(laying_sixth_shops().refused(1, text)) == why


@pytest.mark.rule("5A-2.9", "5A-1.3", "5A-1.8")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place 52nd-east-green", "now a first skyscraper is placed: start on an empty plot [5A-2.9]"),
        ("commission", "now a first skyscraper is placed: start on an empty plot [5A-2.9]"),
        ("start times-square-brown", "you have started in this district already [5A-2.9]"),
        ("start times-square-grey", "you have started in this district already [5A-2.9]"),
        ("start 34th-east-violet", "34th-east-violet is not empty [5A-1.8]"),
        ("start 34th-east-brown", "34th-east-brown is not empty [5A-1.8]"),
        ("start 52nd-east-sixth", "52nd-east-sixth is not on this side of the board [5A-1.3]"),
    ],
)
def test_why_one_cannot_start_there(text: str, why: str) -> None:
    assert str(starting().refused(2, text)) == why


@pytest.mark.rule("5A-11.2")
def test_why_one_cannot_start_on_a_sixth_plot() -> None:
    assert str(starting_on_six().refused(0, "start 52nd-east-sixth")) == "nobody can build on a sixth plot [5A-11.2]"


@pytest.mark.rule("5A-3.1", "5A-3.2", "5A-4.1", "5A-6.1", "5A-8.6")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("skyscrapers", "no skyscraper of yours is left in the general supply [5A-3.2]"),
        ("shop perfumery", "there is no perfumery in the active block [5A-4.1]"),
        ("score 34th-west", "34th-west is closed [5A-8.6]"),
        ("score 42nd-west", "no commissioner stands in 42nd-west [5A-6.1]"),
        ("place times-square-green", "now an action is chosen: skyscrapers, shop, commission or score [5A-3.1]"),
        ("take violet brown", "now an action is chosen: skyscrapers, shop, commission or score [5A-3.1]"),
        ("move beige 52nd-west", "now an action is chosen: skyscrapers, shop, commission or score [5A-3.1]"),
        ("pass", "now an action is chosen: skyscrapers, shop, commission or score [5A-3.1]"),
    ],
)
def test_why_an_action_cannot_be_chosen(text: str, why: str) -> None:
    assert str(choosing_an_action().refused(0, text)) == why


@pytest.mark.rule("5A-3.3")
@pytest.mark.parametrize("shop", ["boutique", "perfumery"])
def test_why_no_shop_can_be_taken_where_no_plot_is_left(shop: str) -> None:
    assert str(choosing_without_plots().refused(0, f"shop {shop}")) == "no plot can take a shop [5A-3.3]"


@pytest.mark.rule("5A-4.2", "5A-1.3", "5A-8.6")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("shop boutique", "now the shop is placed: place it on a plot [5A-4.2]"),
        ("pass", "now the shop is placed: place it on a plot [5A-4.2]"),
        ("place times-square-sixth", "times-square-sixth is not on this side of the board [5A-1.3]"),
        ("place 52nd-east-green", "52nd-east is closed [5A-8.6]"),
        ("place times-square-green", "there are skyscrapers on times-square-green [5A-4.2]"),
        ("place times-square-grey", "there are two shops on times-square-grey already [5A-4.2]"),
    ],
)
def test_why_a_shop_cannot_be_placed_there(text: str, why: str) -> None:
    assert str(placing().refused(0, text)) == why


@pytest.mark.rule("5A-3.1", "5A-3.6", "5A-3.7")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move white 34th-west", "now two coloured cards are taken [5A-3.6]"),
        ("pass", "now two coloured cards are taken [5A-3.6]"),
        ("take violet", "two cards are taken where two stacks are left [5A-3.1]"),
        ("take orange", "the orange stack is empty [5A-3.7]"),
        ("take violet orange", "the orange stack is empty [5A-3.7]"),
        ("take orange green", "the orange stack is empty [5A-3.7]"),
        ("take grey grey", "the two cards are of different colours [5A-3.6]"),
        ("take grey violet", "this pair is written the other way round: violet, grey [5A-3.6]"),
    ],
)
def test_why_cards_cannot_be_taken(text: str, why: str) -> None:
    assert str(taking().refused(0, text)) == why


@pytest.mark.rule("5A-3.7")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("take violet", "the violet stack is empty [5A-3.7]"),
        ("take violet grey", "the violet stack is empty [5A-3.7]"),
        ("take grey grey", "the two cards are of different colours [5A-3.6]"),
    ],
)
def test_why_nothing_but_the_last_stack_can_be_taken_from(text: str, why: str) -> None:
    assert str(taking_the_last().refused(0, text)) == why


@pytest.mark.rule("5A-3.10", "5A-5.1", "5A-5.2", "5A-5.4")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("pass", "now a commissioner is moved [5A-3.10]"),
        ("commission", "now a commissioner is moved [5A-3.10]"),
        ("move white times-square", "times-square is closed [5A-5.2]"),
        ("move white 42nd-east", "one cannot move from 34th-west to 42nd-east [5A-5.1]"),
        ("move white 34th-west", "one cannot move from 34th-west to 34th-west [5A-5.1]"),
        ("move white city-hall", "one cannot move from 34th-west to city-hall [5A-5.1]"),
        ("move white central-park", "one cannot move from 34th-west to central-park [5A-5.1]"),
        ("move beige 34th-west", "one cannot move from central-park to 34th-west [5A-5.4]"),
    ],
)
def test_why_a_commissioner_cannot_be_moved_there(text: str, why: str) -> None:
    assert str(moving_past_a_closed_district().refused(0, text)) == why


@pytest.mark.parametrize("action", [-1, len(WORDS), 10_000])
def test_a_number_without_an_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match="not the number of an action"):
        choosing_an_action().state.play(action, 0)


@pytest.mark.rule("5A-3.1")
@pytest.mark.parametrize("seat", [1, 2, 7])
def test_nobody_plays_in_the_turn_of_another(seat: int) -> None:
    game = choosing_an_action()
    before = game.state.key()

    with pytest.raises(NotAsked):
        game.play(f"{seat} commission")

    assert game.state.key() == before


@pytest.mark.rule("5A-9.4")
def test_nobody_can_play_when_the_game_is_over() -> None:
    with pytest.raises(GameOver):
        finished().play("0 commission")


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_is_either_offered_or_refused_with_a_rule(position: Callable[[], Table]) -> None:
    game = position()
    seat = game.owing[0]
    offered = game.offered(seat)

    for text in WORDS.texts:
        if text not in offered:
            why = game.refused(seat, text)
            assert why.rule.startswith("5A-")
            assert why.sentence != "that is not what is asked now"
