import pytest

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.moments import STEP, Moments, points_by_ply, rounds_by_ply

LONG = ("fifth-avenue", 3, GAMES["fifth-avenue"].ending_choices)
AGREED = [("the-city", 2, {}), LONG, ("new-york-city", 1, {"tom-1": "B4"})]


def played(game_name: str, seats: int, choices: dict[str, str], moves: int = 10_000) -> Match:
    """A game at random, or its beginning."""
    game = GAMES[game_name]
    match, dice = Match(game, game.options(seats, choices), 4), Chance(4)
    while not match.over and match.ply < moves:
        seat = match.owing[int(dice.below(len(match.owing)))]
        options = match.state.options(seat)
        match.play(options[int(dice.below(len(options)))], seat)
    return match


@pytest.mark.parametrize("moves", [0, 1, STEP - 1, STEP, STEP + 1, 3 * STEP])
def test_every_moment_is_the_one_that_was_played(moves: int) -> None:
    match = played(*LONG, moves)
    moments = Moments(match)

    for ply in range(moves + 1):
        [state] = moments.states(ply, ply)
        assert state.key() == match.at(ply).state.key()


def test_moments_follow_each_other() -> None:
    match = played(*LONG, 80)
    keys = [state.key() for state in Moments(match).states(20, 70)]

    assert keys == [match.at(ply).state.key() for ply in range(20, 71)]


def test_what_is_played_later_changes_no_moment() -> None:
    match = played(*LONG, 40)
    moments = Moments(match)
    before = [state.key() for state in moments.states(0, 40)]
    seat = match.owing[0]
    match.play(match.state.options(seat)[0], seat)

    assert [state.key() for state in moments.states(0, 40)] == before


@pytest.mark.parametrize(("game", "seats", "choices"), AGREED)
def test_points_grow_to_those_of_the_result(game: str, seats: int, choices: dict[str, str]) -> None:
    match = played(game, seats, choices)
    points = points_by_ply(match)
    result = match.result()

    assert result is not None
    assert len(points) == match.ply + 1
    assert points[0] == [0] * len(result.all_points)
    assert points[-1] == list(result.all_points)


def test_points_are_those_of_the_view() -> None:
    match = played("the-city", 2, {})

    for ply, points in list(enumerate(points_by_ply(match)))[::5]:
        assert tuple(points) == match.at(ply).view(0).points  # type: ignore[attr-defined]  # the view of The City has points


@pytest.mark.parametrize(("game", "seats", "choices"), AGREED)
def test_rounds_are_counted_as_they_begin(game: str, seats: int, choices: dict[str, str]) -> None:
    match = played(game, seats, choices)
    rounds = rounds_by_ply(match)

    assert len(rounds) == match.ply + 1
    assert rounds == sorted(rounds)
    assert rounds[::7] == [match.game.rounds(match.at(ply).state) for ply in range(0, match.ply + 1, 7)]
