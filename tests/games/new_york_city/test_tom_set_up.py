"""Tom comes to the table: his levels, what he has at the start, which characters he gets."""

import pytest

from midtown.core.errors import BadOptions
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.edition import LEVELS, TOMS
from tests.games.new_york_city.table import Table, opening


def started(seats: int, toms: list[str], seed: int = 7) -> Table:
    """A game in which everybody has taken the leftmost pair of start characters."""
    game = opening(seats=seats, toms=toms, seed=seed)
    while any(text.startswith("start") for text in game.offered(game.owing[0])):
        game.play(f"{game.owing[0]} start 1")
    return game


@pytest.mark.rule("NYC-12.1")
def test_a_tom_has_a_mode_and_a_strength() -> None:
    assert tuple(f"{mode}{strength}" for mode in "ABC" for strength in range(2, 10)) == TOMS


@pytest.mark.rule("NYC-12.1")
def test_twelve_levels_have_a_name_from_easy_to_hard() -> None:
    assert LEVELS == ("A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5")


@pytest.mark.rule("NYC-12.1")
@pytest.mark.parametrize("level", ["A1", "B10", "D4", "b4", "4B", ""])
def test_no_other_tom_is_known(level: str) -> None:
    with pytest.raises(BadOptions, match="tom-1"):
        GAME.options(1, {"tom-1": level})


@pytest.mark.rule("NYC-1.1", "NYC-12.1")
@pytest.mark.parametrize("level", TOMS)
def test_every_tom_plays_against_one_person(level: str) -> None:
    assert len(opening(seats=1, toms=[level]).spectator.participants) == 2


@pytest.mark.rule("NYC-1.1")
@pytest.mark.parametrize(("seats", "toms"), [(1, 0), (2, 3), (3, 2), (4, 1)])
def test_fewer_than_two_or_more_than_four_do_not_play(seats: int, toms: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 take part") as refused:
        GAME.options(seats, {f"tom-{number + 1}": "B4" for number in range(toms)})

    assert refused.value.reason.rule == "NYC-1.1"


@pytest.mark.rule("NYC-1.1")
def test_toms_are_counted_where_some_of_their_options_are_left_out() -> None:
    options = GAME.options(2, {"tom-1": "none", "tom-3": "C5"})

    assert GAME.automatic(options) == ["tom-C5"]


@pytest.mark.rule("NYC-12.3")
def test_tom_starts_with_a_skyscraper_in_x_and_nothing_else() -> None:
    game = opening(seats=1, toms=["B4"])
    tom = game.of(1)

    assert tom.built == tuple(int(letter == 5) for letter in game.spectator.letters)
    assert (tom.held, tom.known, tom.reserve, tom.dollars, tom.ready, tom.points) == (0, (), (), 0, 0, 0)
    assert (game.of(0).ready, game.of(0).dollars, len(game.of(0).reserve)) == (4, 1, 2)


@pytest.mark.rule("NYC-12.3", "NYC-2.7")
def test_the_press_token_of_a_tom_lies_among_the_others() -> None:
    orders = {tuple(opening(seats=1, toms=["B4"], seed=seed).press) for seed in range(12)}

    assert orders == {(("neutral", 8), (0, 0), (1, 0)), (("neutral", 8), (1, 0), (0, 0))}


@pytest.mark.rule("NYC-2.5", "NYC-12.3")
@pytest.mark.parametrize(("seats", "toms", "space"), [(1, 1, 8), (2, 1, 7), (1, 2, 7), (2, 2, 6), (1, 3, 6), (3, 1, 6)])
def test_a_tom_counts_for_the_place_of_the_neutral_token(seats: int, toms: int, space: int) -> None:
    assert opening(seats=seats, toms=["B4"] * toms).press[0] == ("neutral", space)


@pytest.mark.rule("NYC-2.9", "NYC-12.4")
@pytest.mark.parametrize(("seats", "toms"), [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1)])
def test_where_a_tom_plays_there_is_one_pair_of_start_characters_for_each(seats: int, toms: int) -> None:
    assert len(opening(seats=seats, toms=["B4"] * toms).spectator.start_pairs) == 2 * (seats + toms)


@pytest.mark.rule("NYC-12.4")
def test_toms_get_the_pairs_that_are_left_from_left_to_right_from_last_to_first() -> None:
    for seed in range(6):
        game = opening(seats=1, toms=["A2", "B4", "C5"], seed=seed)
        pairs = game.spectator.start_pairs
        toms_from_last = [token for token, _space in reversed(game.press) if token in (1, 2, 3)]

        game.play("0 start 2")

        left = [pairs[0:2], pairs[4:6], pairs[6:8]]
        assert [game.of(int(tom)).team for tom in toms_from_last] == [tuple(sorted(pair)) for pair in left]
        assert game.of(0).team == tuple(sorted(pairs[2:4]))
        assert game.spectator.start_pairs == ()


@pytest.mark.rule("NYC-12.4")
def test_people_choose_their_start_characters_before_any_tom() -> None:
    for seed in range(6):
        game = opening(seats=2, toms=["A2"], seed=seed)
        people_from_last = [token for token, _space in reversed(game.press) if token in (0, 1)]

        assert game.owing == people_from_last[:1]
        assert game.of(2).team == ()


@pytest.mark.rule("NYC-12.3")
def test_tom_draws_no_cards_into_a_hand_and_takes_no_pair_in_turn() -> None:
    game = started(2, ["A2"])

    assert [game.of(seat).held for seat in range(3)] == [3, 3, 0]
    assert len(game.spectator.pairs) == 2 * (2 * 2 + 1)


@pytest.mark.rule("NYC-5.5")
@pytest.mark.parametrize(("seats", "toms", "pairs"), [(1, 1, 3), (1, 3, 5), (2, 2, 6), (3, 1, 7), (2, 0, 5), (4, 0, 9)])
def test_two_pairs_lie_open_for_each_person_and_one_for_each_tom(seats: int, toms: int, pairs: int) -> None:
    assert len(started(seats, ["B4"] * toms).spectator.pairs) == 2 * pairs
