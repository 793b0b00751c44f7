"""Readings of Fifth Avenue on turns: what an action needs, who draws when, what runs out, where a scoring is allowed."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.board import PLACES
from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import auction, table

DISTRICTS: Final = PLACES[:7]
TOWERS_OF_THREE: Final = {
    f"{district}-{colour}": (seat, 1) for district in DISTRICTS for seat, colour in enumerate(["violet", "brown", "grey"])
}
FULL_PLOTS: Final = {f"{district}-{colour}": "boutique gallery" for district in DISTRICTS for colour in ["orange", "green"]}
"""Together with the skyscrapers of three players they leave no room for a shop."""


def only(*stacks: str) -> dict[str, str]:
    """Coloured stacks of which all are empty but these."""
    return {colour: f"{colour}-5 {colour}-4" if colour in stacks else "" for colour in COLOURS}


def held(*counts: int) -> tuple[tuple[int, ...], ...]:
    """So many black cards held by each seat, and no others."""
    return tuple([(0, 0, 0, 0, 0, count) for count in counts])


# --- action A ---


@pytest.mark.rule("5A-3.2")
@pytest.mark.parametrize(("left", "taken"), [(15, 3), (3, 3), (2, 2), (1, 1)])
def test_as_many_skyscrapers_are_taken_as_are_left(left: int, taken: int) -> None:
    game = table(stock=[left], supply=[4])

    game.play("0 skyscrapers")

    assert (game.spectator.stock[0], game.spectator.supply[0]) == (left - taken, 4 + taken)


@pytest.mark.rule("5A-3.2")
def test_with_none_left_no_skyscrapers_can_be_taken() -> None:
    game = table(stock=[0, 15, 15], supply=[0])

    assert "skyscrapers" not in game.offered(0)
    assert game.refused(0, "skyscrapers").rule == "5A-3.2"


# --- action B ---


@pytest.mark.rule("5A-3.3")
def test_no_shop_can_be_taken_where_no_plot_can_take_one() -> None:
    game = table(towers=TOWERS_OF_THREE, shops=FULL_PLOTS)

    assert [text for text in game.offered(0) if text.startswith("shop")] == []


@pytest.mark.rule("5A-3.3")
def test_one_plot_with_a_single_shop_is_enough() -> None:
    game = table(towers=TOWERS_OF_THREE, shops=FULL_PLOTS | {"52nd-east-green": "boutique"})
    assert "shop gallery" in game.offered(0)

    game.play("0 shop gallery")

    assert game.offered(0) == ["place 52nd-east-green"]


@pytest.mark.rule("5A-3.3")
def test_plots_of_a_closed_district_take_no_shop() -> None:
    open_towers = {plot: tower for plot, tower in TOWERS_OF_THREE.items() if not plot.startswith("52nd-east")}
    open_shops = {plot: shops for plot, shops in FULL_PLOTS.items() if not plot.startswith("52nd-east")}

    assert [text for text in table(towers=open_towers, shops=open_shops).offered(0) if text.startswith("shop")] != []
    closed = table(towers=open_towers, shops=open_shops, closed="52nd-east")
    assert [text for text in closed.offered(0) if text.startswith("shop")] == []


# --- action C ---


@pytest.mark.rule("5A-3.4")
@pytest.mark.parametrize(
    ("moves", "white", "beige"),
    [
        (["white 34th-west", "white times-square"], "times-square", "city-hall"),
        (["white 34th-west", "beige 34th-west"], "34th-west", "34th-west"),
        (["beige 34th-east", "white 34th-west"], "34th-west", "34th-east"),
        (["beige 34th-east", "beige 42nd-east"], "city-hall", "42nd-east"),
    ],
)
def test_a_commissioner_is_moved_twice_the_same_or_the_other_one(moves: list[str], white: str, beige: str) -> None:
    game = table()

    game.play("0 commission", f"0 move {moves[0]}", "0 take violet brown", f"0 move {moves[1]}")

    assert (game.at("white"), game.at("beige")) == (white, beige)
    assert game.owing == [1]


@pytest.mark.rule("5A-3.4", "5A-3.12")
def test_a_commissioner_can_be_moved_also_when_no_black_card_is_left() -> None:
    game = table(black="")

    game.play("0 commission")

    assert game.hand(0) == ""
    assert game.told() == ["0 finds no black card [5A-3.12]"]
    assert game.offered(0)[0] == "move white 34th-west"


@pytest.mark.rule("5A-3.4")
def test_nobody_is_ever_without_an_action() -> None:
    game = table(stock=[0], towers=TOWERS_OF_THREE, shops=FULL_PLOTS, black="", stacks=only())

    assert game.offered(0) == ["commission"]
    game.play("0 commission", "0 move white 34th-west", "0 move white 42nd-west")
    assert game.owing == [1]


# --- coloured stacks that run out ---


@pytest.mark.rule("5A-3.7")
def test_an_empty_stack_gives_nothing() -> None:
    game = table(stacks=only("violet", "grey", "green"))

    game.play("0 skyscrapers")

    assert game.offered(0) == ["take violet grey", "take violet green", "take grey green"]


@pytest.mark.rule("5A-3.7")
def test_from_the_only_stack_that_is_left_one_card_is_taken() -> None:
    game = table(stacks=only("grey"))
    game.play("0 skyscrapers")
    assert game.offered(0) == ["take grey"]

    game.play("0 take grey")

    assert (game.hand(0), game.stack("grey")) == ("grey-5", "grey-4")
    assert {text.split()[0] for text in game.offered(0)} == {"move"}


@pytest.mark.rule("5A-3.7")
@pytest.mark.parametrize("action", [["skyscrapers"], ["shop boutique", "place times-square-grey"], ["commission", "move white 34th-west"]])
def test_where_no_stack_is_left_no_card_is_taken(action: list[str]) -> None:
    game = table(stacks=only())

    for said in action:
        game.play(f"0 {said}")

    assert {text.split()[0] for text in game.offered(0)} == {"move"}


@pytest.mark.rule("5A-3.6", "5A-3.7")
def test_the_card_that_appears_beneath_is_not_taken_as_the_second() -> None:
    game = table(stacks=only("grey"))
    game.play("0 skyscrapers")

    assert game.refused(0, "take grey grey").rule == "5A-3.6"


# --- black cards after a scoring ---


@pytest.mark.rule("5A-3.9")
@pytest.mark.parametrize(
    ("active", "drawn"),
    [(0, (2, 1, 0, 1)), (1, (0, 3, 0, 1)), (2, (0, 1, 2, 1)), (3, (0, 1, 0, 3))],
)
def test_everybody_without_a_skyscraper_in_the_district_draws_one(active: int, drawn: tuple[int, ...]) -> None:
    """Seats 0 and 2 have skyscrapers there; those of seats 1 and 3 stand elsewhere."""
    game = table(
        active,
        seats=4,
        white="times-square",
        towers={"times-square-green": (0, 1), "times-square-grey": (2, 3), "34th-west-grey": (1, 2)},
        park=[0, 1, 0, 1],
    )

    game.play(f"{active} score times-square")

    assert game.spectator.held == held(*drawn)


@pytest.mark.rule("5A-3.9")
@pytest.mark.parametrize(
    ("active", "hands"),
    [
        (0, ["black-4 black-4 black-6", "black-5", "black-6"]),
        (1, ["black-6", "black-4 black-4 black-6", "black-5"]),
        (2, ["black-5", "black-6", "black-4 black-4 black-6"]),
    ],
)
def test_the_player_whose_turn_it_is_draws_all_his_cards_before_the_others_clockwise(active: int, hands: list[str]) -> None:
    game = table(active, white="times-square", black="black-4 black-4 black-6 black-5 black-6 black-5")

    game.play(f"{active} score times-square")

    assert [game.hand(seat) for seat in range(3)] == hands


@pytest.mark.rule("5A-3.9", "5A-10.1")
def test_the_imaginary_player_draws_no_card_after_a_scoring() -> None:
    game = table(seats=2, white="times-square", black="5 black-4")

    game.play("0 score times-square")

    assert game.spectator.black_stack == 5 - 3 - 1


# --- black cards that run out ---


@pytest.mark.rule("5A-3.12")
@pytest.mark.parametrize(
    ("black", "drawn", "lost"),
    [
        ("", (0, 0, 0), [0, 0, 1, 2]),
        ("black-4", (1, 0, 0), [0, 0, 1, 2]),
        ("2 black-4", (2, 0, 0), [0, 1, 2]),
        ("3 black-4", (3, 0, 0), [1, 2]),
        ("4 black-4", (3, 1, 0), [2]),
        ("5 black-4", (3, 1, 1), []),
    ],
)
def test_a_draw_that_finds_no_card_is_lost(black: str, drawn: tuple[int, ...], lost: list[int]) -> None:
    game = table(white="times-square", black=black)

    game.play("0 score times-square")

    assert game.spectator.held == held(*drawn)
    assert [text for text in game.told() if "finds no" in text] == [f"{seat} finds no black card [5A-3.12]" for seat in lost]


@pytest.mark.rule("5A-3.12")
def test_a_lost_draw_is_not_made_up_for_later() -> None:
    game = table(hands=["green-4 black-5", ""], black="", white="times-square", beige="central-park")
    game.play("0 score times-square", "0 move beige city-hall")
    assert game.hand(1) == ""

    game.bid(0, "green-4 black-5")
    game.play("0 build 0")

    assert (game.spectator.black_stack, game.hand(0), game.hand(1)) == (1, "", "")


@pytest.mark.rule("5A-3.11", "5A-3.12")
def test_face_up_cards_are_shuffled_before_any_draw_is_lost() -> None:
    game = table(white="times-square", black="black-4", spent="black-5 black-5 black-5")

    game.play("0 score times-square")

    assert (game.hand(0), game.hand(1), game.hand(2)) == ("black-4 black-5 black-5", "black-5", "")
    assert [text for text in game.told() if "finds no" in text] == ["2 finds no black card [5A-3.12]"]


@pytest.mark.rule("5A-3.11")
def test_the_black_stack_is_shuffled_even_if_nobody_draws_next() -> None:
    game = table(white="times-square", black="5 black-4", spent="black-5 black-6")

    game.play("0 score times-square")

    assert (game.spectator.black_stack, game.spectator.spent) == (2, ())
    assert game.told()[-2:] == ["2 draws 1 black [5A-3.9]", "the black stack is shuffled: 2 cards [5A-3.11]"]


@pytest.mark.rule("5A-3.11")
def test_a_shuffled_stack_lies_face_down() -> None:
    tables = [table(black="black-4", spent="2 black-5 2 black-6", seed=seed) for seed in range(1, 5)]
    orders = set()

    for game in tables:
        game.play("0 commission")
        orders.add(tuple(game.state.deck.to_list()))

    assert len(orders) > 1
    assert [game.view(1) for game in tables] == 4 * [tables[0].view(1)]


# --- commissioners in a closed district ---


@pytest.mark.rule("5A-5.6")
def test_a_commissioner_stays_in_a_district_that_is_closed() -> None:
    game = auction(
        "times-square",
        hands=["green-4"],
        beige="times-square",
        towers={"times-square-green": (0, 1)},
        shops=dict.fromkeys([f"times-square-{colour}" for colour in ["violet", "brown", "grey", "orange"]], "gallery"),
    )

    game.bid(0, "green-4")
    game.play("0 close")

    assert (game.closed, game.at("beige")) == ("times-square", "times-square")


@pytest.mark.rule("5A-5.6")
@pytest.mark.parametrize(
    ("closed", "goals"),
    [
        ("34th-west", ["42nd-west", "times-square"]),
        ("times-square", ["52nd-west", "52nd-east"]),
        ("52nd-east", ["central-park"]),
    ],
)
def test_he_leaves_it_by_its_own_ways_and_without_a_marker(closed: str, goals: list[str]) -> None:
    for goal in goals:
        game = table(beige=closed, closed=closed)
        game.play("0 skyscrapers", "0 take violet brown")
        assert [text.split()[2] for text in game.offered(0) if "beige" in text] == goals

        game.play(f"0 move beige {goal}")

        assert (game.at("beige"), game.marked("beige")) == (goal, "")


# --- where a scoring is allowed ---


@pytest.mark.rule("5A-6.1")
def test_a_marked_district_cannot_be_scored() -> None:
    game = table(white="52nd-west", white_marks="34th-west times-square", beige_marks="34th-east")

    assert [text for text in game.offered(0) if text.startswith("score")] == ["score 52nd-west"]
    assert game.refused(0, "score times-square").rule == "5A-6.1"


@pytest.mark.rule("5A-6.1")
def test_a_closed_district_cannot_be_scored_though_a_commissioner_stands_there() -> None:
    game = table(white="times-square", beige="34th-west", closed="times-square")

    assert [text for text in game.offered(0) if text.startswith("score")] == ["score 34th-west"]


@pytest.mark.rule("5A-6.1")
@pytest.mark.parametrize("district", DISTRICTS)
def test_every_district_with_a_commissioner_can_be_scored(district: str) -> None:
    game = table(beige=district, towers={f"{district}-green": (1, 2)})
    assert [text for text in game.offered(0) if text.startswith("score")] == [f"score {district}"]

    game.play(f"0 score {district}")

    assert game.points == (0, 2, 0)


@pytest.mark.rule("5A-6.1")
def test_with_both_commissioners_in_a_district_it_is_scored_once() -> None:
    game = table(white="times-square", beige="times-square", towers={"times-square-green": (0, 2)})
    assert game.offered(0).count("score times-square") == 1

    game.play("0 score times-square")

    assert game.points == (2, 0, 0)
    assert game.spectator.held == held(2, 1, 1)


@pytest.mark.rule("5A-6.4")
def test_a_district_without_skyscrapers_may_be_scored_and_everybody_draws() -> None:
    game = table(white="times-square", shops={"times-square-green": "gallery"}, points=[1, 2, 3])

    game.play("0 score times-square")

    assert game.points == (1, 2, 3)
    assert game.spectator.held == held(3, 1, 1)
    assert game.told()[0] == "times-square is scored: nobody gets points [5A-6.4]"


@pytest.mark.rule("5A-6.4", "5A-10.11")
def test_a_district_with_skyscrapers_of_the_imaginary_player_alone_brings_nobody_points() -> None:
    game = table(seats=2, white="times-square", towers={"times-square-green": (2, 1)})

    game.play("0 score times-square")

    assert game.points == (0, 0)
    assert game.spectator.held == held(3, 1)
    assert game.told()[0] == "times-square is scored: nobody gets points [5A-6.4]"
