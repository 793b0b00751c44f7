"""A course plays, learns, keeps what was learned, and goes on from it."""

from dataclasses import replace
from pathlib import Path

import pytest

from midtown.bots.nets.net_file import read_net, write_net
from midtown.bots.seeing import EYES
from midtown.core.errors import BadOptions
from midtown.games import GAMES
from midtown.training.course import Plan, teach
from midtown.training.playing import Portion, examine_portion, play_portion, playground, watch_portion
from midtown.training.pupil import Pupil
from midtown.training.tables import ALONE, Table, table_for


def plan(game: str = "the-city", generations: int = 1) -> Plan:
    return Plan(game, (2, 3), 6, 6, generations, 0.9, 2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_generation_of_every_game_is_played_learned_from_and_kept(game: str, tmp_path: Path) -> None:
    with playground(1) as ground:
        generations = list(teach(plan(game), tmp_path / "some.net", ground))

    assert [generation.number for generation in generations] == [0, 1]
    for generation in generations:
        assert generation.positions > 100
        assert generation.share is not None
        assert 0 <= generation.share <= 1
        assert 0 < generation.grade.likely < 1
    assert read_net(tmp_path / "some.net").inputs > 200


def test_a_course_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    with playground(2) as ground:
        watched, first, second = teach(plan(generations=2), path, ground)
        kept = read_net(path)
        (third,) = teach(plan(), path, ground)

    assert [watched.number, first.number, second.number] == [0, 1, 2]
    assert third.number == 1
    assert read_net(path) != kept


def test_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    for name in ("one.net", "other.net"):
        with playground(1) as ground:
            list(teach(plan(), tmp_path / name, ground))

    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "other.net").read_bytes()


def test_the_net_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.net"
    write_net(path, Pupil.fresh(7, 8, 8, 3, 1).learned())

    with playground(1) as ground, pytest.raises(BadOptions, match="holds the net of another game"):
        list(teach(plan(), path, ground))


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.net"
    path.write_text("a poem")

    with playground(1) as ground, pytest.raises(BadOptions, match="holds no net"):
        list(teach(plan(), path, ground))

    assert path.read_text() == "a poem"


def test_portions_are_played_here_as_in_other_processes() -> None:
    game = GAMES["the-city"]
    learned = Pupil.fresh(int(EYES["the-city"].inputs), 8, 8, len(game.book.words), 1).learned()
    portion = Portion("the-city", Table(2), 2, 5, learned)

    assert len(play_portion(portion)) == len(play_portion(portion)) > 20
    assert len(watch_portion(portion)) == len(watch_portion(portion)) > 20
    assert examine_portion(portion) in (0, 0.5, 1, 1.5, 2)


def test_alone_it_plays_against_tom(tmp_path: Path) -> None:
    alone = replace(plan("new-york-city"), players=(1,))
    with playground(1) as ground:
        watched, played = teach(alone, tmp_path / "alone.net", ground)

    assert table_for(1) == ALONE
    assert watched.positions > 100
    assert played.share is not None


def test_a_number_of_players_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    with playground(1) as ground, pytest.raises(BadOptions, match="this game has 2 to 5 seats, not 6"):
        list(teach(replace(plan(), players=(2, 6)), tmp_path / "some.net", ground))

    assert list(tmp_path.iterdir()) == []


def test_exams_are_in_every_tenth_generation_and_the_last() -> None:
    assert [number for number in range(26) if plan(generations=25).has_exam(number)] == [0, 10, 20, 25]


def test_the_pace_falls_in_the_second_half() -> None:
    paces = [plan(generations=100).pace(number) for number in range(1, 101)]

    assert set(paces[:51]) == {1.0}
    assert paces[50:] == sorted(paces[50:], reverse=True)
    assert paces[-1] == 0.05
