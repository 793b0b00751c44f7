"""Readings of New York City on the set-up, the press track and the cards: who counts where, in which order is drawn, what is seen."""

from typing import Final

import pytest

from tests.games.new_york_city.table import NEUTRAL, Table, bidding, drafting, finished, new_round, opening, phase_three

PAIRS: Final = "press wild dollars plans elevator elevator"


def go_on(game: Table) -> None:
    """Whoever is asked passes, is done, or does the first thing that is offered."""
    seat = game.owing[0]
    offered = game.offered(seat)
    game.play(f"{seat} {next((text for text in ('pass', 'done') if text in offered), offered[0])}")


# --- the start ---


@pytest.mark.rule("NYC-2.9", "NYC-2.2")
@pytest.mark.parametrize(("people", "toms", "pairs"), [(2, 0, 3), (3, 0, 4), (4, 0, 5), (1, 1, 2), (2, 1, 3), (1, 3, 4), (2, 2, 4)])
def test_players_and_one_more_pairs_are_revealed_and_with_toms_one_for_each(people: int, toms: int, pairs: int) -> None:
    """NYC-start."""
    game = opening(people, toms=toms * ["B4"])
    values = [int(game.state.edition.value[kind]) for kind in game.spectator.start_pairs]

    assert values == pairs * [1, 5]


@pytest.mark.rule("NYC-12.3", "NYC-2.5", "NYC-2.6", "NYC-2.8")
def test_a_tom_starts_with_a_token_and_a_skyscraper_in_x_alone() -> None:
    """Reading 50."""
    game = opening(2, toms=["B4"])
    tom, person = game.of(2), game.of(0)

    assert (tom.built, sum(tom.built), tom.points) == (person.built, 1, 0)
    assert (tom.reserve, tom.dollars, tom.ready, tom.held) == ((), 0, 0, 0)
    assert sorted(str(token) for token, _space in game.press) == ["0", "1", "2", NEUTRAL]
    assert (NEUTRAL, 7) in game.press


@pytest.mark.rule("NYC-2.8")
def test_the_first_reserves_are_drawn_in_press_order_each_as_a_whole() -> None:
    """Order and timing: draws that nobody orders."""
    for seed in range(8):
        game = opening(seed=seed)
        drawn = [text for text in game.told() if text.endswith("into the reserve [NYC-2.8]")]

        assert [int(text.split()[0]) for text in drawn] == [token for token, _space in game.press[1:]]


# --- the press track ---


@pytest.mark.rule("NYC-3.3")
def test_arrivals_slide_under_on_the_last_space_and_extra_steps_are_lost() -> None:
    """Reading 15."""
    game = phase_three(press=[(2, 15), (1, 14), (0, 13), (NEUTRAL, 7)], teams=["27", "26"], dollars=[1, 1])

    game.play("1 use character-26", "0 use character-27")

    assert game.press == [(2, 15), (1, 15), (0, 15), (NEUTRAL, 7)]


@pytest.mark.rule("NYC-3.3")
@pytest.mark.parametrize("number", [26, 27])
def test_a_token_on_the_last_space_stays_put_when_it_is_told_to_advance(number: int) -> None:
    """Reading 15."""
    game = phase_three(press=[(0, 15), (1, 15), (NEUTRAL, 15), (2, 15)], teams=[str(number)], dollars=[1])

    game.play(f"0 use character-{number}")

    assert game.press == [(0, 15), (1, 15), (NEUTRAL, 15), (2, 15)]


@pytest.mark.rule("NYC-3.4")
def test_the_neutral_token_is_ignored_in_the_draft() -> None:
    """Reading 16."""
    game = new_round(press=[(2, 9), (NEUTRAL, 7), (1, 7), (0, 2)])
    asked = []

    for _turn in range(6):
        asked += game.owing
        go_on(game)

    assert asked == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("NYC-3.4")
def test_the_neutral_token_is_ignored_by_bids() -> None:
    """Reading 16."""
    game = bidding("dollars", press=[(NEUTRAL, 7), (1, 7), (0, 2), (2, 0)], hands=["dollars", "dollars"])
    assert game.owing == [1]

    game.bid(1, "play dollars")
    game.bid(0, "play dollars")

    assert game.dollars == (1, 2, 0)


@pytest.mark.rule("NYC-3.4", "NYC-11.27")
def test_the_neutral_token_is_ignored_by_character_27() -> None:
    """Reading 16."""
    game = phase_three(press=[(1, 9), (NEUTRAL, 7), (0, 2), (2, 0)], teams=["27"], dollars=[1])

    game.play("0 use character-27")

    assert (0, 2 + 2) in game.press


@pytest.mark.rule("NYC-3.4", "NYC-10.9")
def test_the_neutral_token_is_ignored_by_a_final_tie() -> None:
    """Readings 16 and 49."""
    game = finished(base=6 * [0], points=[9, 9, 9], press=[(NEUTRAL, 7), (1, 4), (2, 3), (0, 3)])

    assert game.result().ranks == (3, 1, 2)


@pytest.mark.rule("NYC-3.4", "NYC-10.5")
def test_the_neutral_token_counts_for_majorities_alone() -> None:
    """Reading 16."""
    built = [{"queens": 2}, {"queens": 2}, {"queens": 2}]
    game = finished(base=[0, 0, 8, 0, 0, 0], press=[(1, 4), (NEUTRAL, 4), (2, 3), (0, 3)], built=built, neutral={"queens": 2})

    assert game.points == (1, 8, 2)


# --- cards ---


@pytest.mark.rule("NYC-1.8")
def test_the_discards_are_shuffled_when_the_draw_pile_is_empty() -> None:
    """Reading 42."""
    orders = set()
    for seed in range(12):
        game = drafting(teams=["10 9"], dollars=[3], deck="", discards="press dollars elevator plans prestige", pairs=PAIRS, seed=seed)
        game.play("0 use character-10", "0 use character-9")
        assert (len(game.hand(0).split()), game.spectator.deck, game.spectator.discards) == (3, 2, ())
        orders.add(game.hand(0))

    assert len(orders) > 3


@pytest.mark.rule("NYC-1.8")
def test_cards_that_lie_open_or_in_hands_are_not_shuffled() -> None:
    """Reading 42."""
    game = drafting(teams=["10"], dollars=[1], hands=["press", "press"], reserves=["plans"], deck="", discards="wild", pairs=PAIRS)

    game.play("0 use character-10")

    assert (game.hand(0), game.reserve(0), game.hand(1)) == ("press wild", "plans", "press")
    assert "0 finds no card to draw: 1 lost [NYC-1.8]" in game.told()


@pytest.mark.rule("NYC-5.4", "NYC-1.8")
def test_a_player_draws_all_his_cards_before_the_next_one_and_what_is_not_there_is_lost() -> None:
    """Order and timing: who is first on the press track finds the last cards."""
    game = new_round(press=[(1, 4), (2, 3), (0, 2)], deck="press press press plans plans")

    assert [game.hand(seat) for seat in (1, 2, 0)] == ["press press press", "plans plans", ""]
    told = game.told()
    assert "2 finds no card to draw: 1 lost [NYC-1.8]" in told
    assert "0 finds no card to draw: 3 lost [NYC-1.8]" in told


@pytest.mark.rule("NYC-6.3", "NYC-7.12")
def test_the_leftover_pair_and_played_cards_go_to_the_discards() -> None:
    """Reading 43."""
    game = new_round(
        seats=2, deck="3 plans 3 press dollars dollars elevator elevator plans plans prestige prestige wild skyscraper", round=0
    )
    game.play("1 take dollars dollars", "0 take elevator elevator", "1 take plans plans", "0 take prestige prestige")
    assert sorted(game.spectator.discards) == [5, 6]

    game.play("0 pass")
    game.bid(1, "play press")

    assert sorted(game.spectator.discards) == [0, 5, 6]


@pytest.mark.rule("NYC-6.1")
def test_both_passes_of_the_draft_go_from_last_to_first() -> None:
    """Reading 44."""
    game = new_round(seats=4, press=[(3, 4), (0, 3), (1, 3), (2, 1)], round=0)
    asked = []

    for _turn in range(8):
        asked += game.owing
        go_on(game)

    assert asked == [2, 1, 0, 3, 2, 1, 0, 3]


@pytest.mark.rule("NYC-9.2")
def test_unplayed_cards_are_not_kept_for_the_next_round() -> None:
    """Reading 45."""
    game = new_round(seats=2, round=0)
    held = []

    while game.spectator.round < 3:
        before = game.spectator.round
        go_on(game)
        if game.spectator.round > before:
            held.append([game.of(seat).held for seat in range(2)])

    assert held == [[3, 3], [3, 3]]


@pytest.mark.rule("NYC-1.7")
def test_the_number_of_cards_in_hand_is_open_and_their_faces_are_not() -> None:
    """Reading 48."""
    game = drafting(teams=["10"], dollars=[1], deck="wild wild", pairs=PAIRS)

    game.play("0 use character-10")

    assert (game.of(0).held, game.of(0).known) == (2, ())
    assert game.view(1).hand == ()
    assert "0 draws 2 [NYC-11.10]" in game.told(1)


@pytest.mark.rule("NYC-1.7")
def test_only_who_draws_is_told_which_cards() -> None:
    """Reading 48."""
    game = drafting(teams=["10"], dollars=[1], deck="wild plans", pairs=PAIRS)

    game.play("0 use character-10")

    assert "0 draws wild plans [NYC-11.10]" in game.told(0)
