"""Section 3 of the rules: the four actions, their phases, the stacks of cards."""

from typing import Final

import pytest

from tests.games.fifth_avenue.table import auction, table

ACTIONS: Final = {
    "A": ["skyscrapers", "take violet brown", "move white 42nd-west"],
    "B": ["shop boutique", "place 52nd-east-green", "take violet brown", "move white 42nd-west"],
    "C": ["commission", "move white 42nd-west", "take violet brown", "move white 52nd-west"],
    "D": ["score 34th-west", "move white 42nd-west"],
}
VERBS: Final = {"A": "skyscrapers", "B": "shop", "C": "commission", "D": "score"}


# --- a turn ---


@pytest.mark.rule("5A-3.1")
def test_a_player_chooses_one_of_four_actions() -> None:
    game = table(white="34th-west")

    assert list(dict.fromkeys(text.split()[0] for text in game.offered(0))) == list(VERBS.values())


@pytest.mark.rule("5A-3.1", "5A-3.10")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_turn_passes_clockwise_after_the_phases_of_any_action(action: str, active: int, following: int) -> None:
    game = table(active, white="34th-west")

    for said in ACTIONS[action]:
        assert game.owing == [active]
        game.play(f"{active} {said}")

    assert game.owing == [following]
    assert game.spectator.active == following
    assert "commission" in game.offered(following)


@pytest.mark.rule("5A-3.1")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_phase_can_be_left_out_or_done_before_its_time(action: str) -> None:
    game = table(white="34th-west")
    phases = ACTIONS[action]

    for number, said in enumerate(phases):
        assert {text.split()[0] for text in game.offered(0)} == ({said.split()[0]} if number > 0 else set(VERBS.values()))
        game.play(f"0 {said}")


@pytest.mark.rule("5A-3.1")
def test_turns_are_counted_and_told() -> None:
    game = table(turn=5)

    game.play("0 skyscrapers", "0 take violet brown", "0 move beige 34th-east")

    assert game.spectator.turn == 7
    assert game.told()[-1] == "1: turn 7 [5A-3.1]"


# --- the first phase ---


@pytest.mark.rule("5A-3.2")
def test_three_skyscrapers_come_from_the_general_supply_into_the_own_one() -> None:
    game = table(1, supply=[3, 1, 0], stock=[15, 12, 9])

    game.play("1 skyscrapers")

    assert (game.spectator.supply, game.spectator.stock) == ((3, 4, 0), (15, 9, 9))
    assert game.told()[0] == "1 takes skyscrapers into supply: 3 [5A-3.2]"


@pytest.mark.rule("5A-3.3")
def test_a_shop_of_the_active_block_is_placed_on_a_plot() -> None:
    game = table(row=" ".join(["boutique gallery jeweller", *17 * ["perfumery"]]))

    game.play("0 shop gallery", "0 place 42nd-east-orange")

    assert game.on("42nd-east-orange") == "gallery"
    assert game.told()[0] == "0 places a gallery on 42nd-east-orange [5A-4.2]"


@pytest.mark.rule("5A-3.4")
def test_a_black_card_is_drawn_before_the_commissioner_is_moved() -> None:
    game = table(hands=["violet-4"], black="black-6 black-4")

    game.play("0 commission")

    assert game.hand(0) == "violet-4 black-6"
    assert game.offered(0)[0] == "move white 34th-west"


@pytest.mark.rule("5A-3.4")
def test_others_see_only_that_a_black_card_is_drawn() -> None:
    sixes, fours = table(black="black-6 black-4"), table(black="black-4 black-6")

    sixes.play("0 commission")
    fours.play("0 commission")

    assert sixes.view(1) == fours.view(1)
    assert sixes.told(1) == fours.told(1) == ["0 draws 1 black [5A-3.4]"]


@pytest.mark.rule("5A-3.5", "5A-6.1")
def test_a_district_with_a_commissioner_is_scored() -> None:
    game = table(white="34th-west", beige="52nd-east", towers={"52nd-east-green": (0, 2), "34th-west-green": (0, 1)})
    assert game.offered(0)[-2:] == ["score 34th-west", "score 52nd-east"]

    game.play("0 score 52nd-east")

    assert game.points == (2, 0, 0)


# --- the second phase ---


@pytest.mark.rule("5A-3.6")
@pytest.mark.parametrize("action", ["A", "B", "C"])
def test_the_top_cards_of_two_different_stacks_are_taken(action: str) -> None:
    game = table(
        white="34th-west", hands=["black-4"], stacks={"grey": "grey-6 grey-4", "green": "green-5 green-4 green-6"}, black="black-4 black-5"
    )
    drawn = " black-4" if action == "C" else ""
    for said in ACTIONS[action][:-2]:
        game.play(f"0 {said}")

    game.play("0 take grey green")

    assert game.hand(0) == f"grey-6 green-5 black-4{drawn}"
    assert (game.stack("grey"), game.stack("green")) == ("grey-4", "green-4 green-6")


@pytest.mark.rule("5A-3.6")
def test_any_two_of_the_five_colours_can_be_taken() -> None:
    game = table()
    game.play("0 skyscrapers")

    assert game.offered(0) == [
        "take violet brown",
        "take violet grey",
        "take violet orange",
        "take violet green",
        "take brown grey",
        "take brown orange",
        "take brown green",
        "take grey orange",
        "take grey green",
        "take orange green",
    ]


@pytest.mark.rule("5A-3.6")
def test_taken_cards_and_those_that_appear_beneath_are_seen_by_all() -> None:
    game = table(stacks={"violet": "violet-6 violet-4", "brown": "brown-5"})
    game.play("0 skyscrapers")
    game.told()

    game.play("0 take violet brown")

    assert game.told(1) == ["0 takes violet-6 [5A-3.6]", "violet-4 lies on top [5A-3.6]", "0 takes brown-5 [5A-3.6]"]


@pytest.mark.rule("5A-3.8")
def test_two_black_cards_are_drawn_after_scoring() -> None:
    all_there = {"times-square-green": (0, 1), "times-square-grey": (1, 1), "times-square-brown": (2, 1)}
    game = table(1, white="times-square", towers=all_there)

    game.play("1 score times-square")

    assert [len(game.hand(seat).split()) for seat in range(3)] == [0, 2, 0]
    assert "1 draws 2 black [5A-3.8]" in game.told()
    assert {text.split()[0] for text in game.offered(1)} == {"move"}


@pytest.mark.rule("5A-3.8")
def test_black_cards_are_drawn_from_the_top_of_the_stack() -> None:
    game = table(white="times-square", towers={"times-square-green": (0, 1)}, black="black-6 black-4 black-5 black-5 black-5")

    game.play("0 score times-square")

    assert game.hand(0) == "black-4 black-6"


# --- the third phase ---


@pytest.mark.rule("5A-3.10")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_commissioner_is_moved_at_the_end_of_every_action(action: str) -> None:
    game = table(white="34th-west", beige="34th-east")

    for said in ACTIONS[action][:-1]:
        game.play(f"0 {said}")

    assert {text.split()[0] for text in game.offered(0)} == {"move"}
    assert {text.split()[1] for text in game.offered(0)} == {"white", "beige"}


# --- the black stack ---


@pytest.mark.rule("5A-3.11")
def test_the_black_stack_is_shuffled_the_moment_a_face_up_card_lies_on_top() -> None:
    game = table(black="black-6", spent="black-4 black-5 black-5 black-4")
    assert (game.spectator.black_stack, len(game.spectator.spent)) == (1, 4)

    game.play("0 commission")

    assert (game.spectator.black_stack, game.spectator.spent) == (4, ())
    assert "the black stack is shuffled: 4 cards [5A-3.11]" in game.told()


@pytest.mark.rule("5A-3.11")
def test_face_up_cards_stay_where_they_are_below_the_last_face_down_one() -> None:
    game = table(black="black-6 black-6", spent="black-4 black-5")

    game.play("0 commission")

    assert (game.spectator.black_stack, len(game.spectator.spent)) == (1, 2)
    assert game.told() == ["0 draws 1 black [5A-3.4]"]


@pytest.mark.rule("5A-3.11")
def test_the_shuffle_comes_in_the_middle_of_a_draw() -> None:
    game = table(white="times-square", towers={"times-square-green": (0, 1)}, seats=2, black="black-6", spent="black-4 black-4 black-4")

    game.play("0 score times-square")

    assert (game.hand(0), game.hand(1)) == ("black-4 black-6", "black-4")
    assert (game.spectator.black_stack, game.spectator.spent) == (1, ())


@pytest.mark.rule("5A-3.11")
def test_what_was_face_up_is_drawn_in_a_new_order() -> None:
    drawn = set()
    for seed in range(1, 41):
        game = table(white="times-square", black="2 black-4", spent="black-4 black-5 black-6", seed=seed)
        game.play("0 score times-square")
        drawn.add(" ".join([game.hand(seat).split()[-1] for seat in range(3)]))

    assert drawn == {
        "black-4 black-5 black-6",
        "black-4 black-6 black-5",
        "black-5 black-4 black-6",
        "black-5 black-6 black-4",
        "black-6 black-4 black-5",
        "black-6 black-5 black-4",
    }


@pytest.mark.rule("5A-3.11")
def test_cards_that_are_spent_into_an_empty_black_stack_are_shuffled_at_once() -> None:
    game = auction("times-square", hands=["green-4 black-5 black-6"], black="")

    game.bid(0, "green-4 black-5 black-6")

    assert (game.spectator.black_stack, game.spectator.spent) == (2, ())
    assert "the black stack is shuffled: 2 cards [5A-3.11]" in game.told()


@pytest.mark.rule("5A-3.11")
def test_coloured_stacks_are_never_shuffled() -> None:
    laid = "green-4 green-6 green-5 green-4 green-6 green-5 green-4"
    for seed in range(1, 6):
        game = auction("times-square", hands=[laid], stacks={"green": ""}, seed=seed)

        game.bid(0, laid)

        assert game.stack("green") == laid
