"""Who bids after whom."""

import pytest

from tests.games.fifth_avenue.table import auction


@pytest.mark.rule("5A-7.2")
@pytest.mark.parametrize(("opener", "order"), [(0, "012"), (1, "120"), (2, "201")])
def test_bidding_goes_clockwise_from_whoever_moved_the_commissioner(opener: int, order: str) -> None:
    game = auction("times-square", opener, hands=3 * ["violet-4"])

    for seat in order:
        assert game.owing == [int(seat)]
        game.play(f"{seat} pass")


@pytest.mark.rule("5A-10.2")
@pytest.mark.parametrize("opener", [0, 1])
def test_the_imaginary_player_bids_after_both_whoever_begins(opener: int) -> None:
    game = auction("times-square", opener, seats=2, hands=2 * ["violet-4"], black="black-4 black-4")

    game.play(f"{opener} pass", f"{1 - opener} pass")

    assert game.told()[:3] == [
        f"{opener} passes [5A-7.9]",
        f"{1 - opener} passes [5A-7.9]",
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
    ]


@pytest.mark.rule("5A-7.2", "5A-10.4")
@pytest.mark.parametrize("opener", [0, 1])
def test_after_the_imaginary_player_it_is_the_turn_of_whoever_began(opener: int) -> None:
    game = auction("times-square", opener, seats=2, hands=2 * ["violet-6 violet-5 violet-4"], black="black-6 black-6")

    game.bid(opener, "violet-4")
    game.bid(1 - opener, "violet-5")

    assert game.owing == [opener]
