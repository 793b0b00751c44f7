"""A contest: the same table whoever plays it, in whatever order, all at once or bit by bit."""

import json
import random
from collections.abc import Generator, Iterable

import pytest

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.crews import Batches, Crew, in_processes, play_here
from midtown.arena.contest.hold import Plan, hold
from midtown.arena.contest.played import Played
from midtown.arena.contest.playing import play_game
from midtown.arena.contest.questions import Goal, Order
from midtown.arena.contest.report import ContestReport
from midtown.core.errors import BadOptions
from tests.arena.contest.contests import against_tom, brought, contest, game
from tests.arena.contest.guests import Cheating, Crashing, First

THREE = contest("random,greedy,random")
"""Of which the last two are clearly apart, and the first and the last are not."""


def plan(games: int, *, participants: int = 3, stops: bool = False) -> Plan:
    return Plan(games, Order(participants), stops)


def table(report: ContestReport) -> dict[str, object]:
    """All that other programs are told, but for the times."""
    told: dict[str, object] = json.loads(json.dumps(report.to_json()))
    del told["pace"]
    return told


def in_any_order(seed: int) -> Crew:
    """A crew that plays all games at once, and ends them in any order."""

    def play(playing: Contest, fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
        games = [play_game(playing, fixture) for fixture in fixtures]
        random.Random(seed).shuffle(games)  # noqa: S311  # these dice guard no secret
        for played in games:
            yield [played]

    return play


def test_the_table_is_the_same_in_whatever_order_games_end() -> None:
    reports = [hold(THREE, plan(12), crew=crew) for crew in (play_here, in_any_order(1), in_any_order(2))]

    assert table(reports[0]) == table(reports[1]) == table(reports[2])
    assert reports[0] == reports[1]
    assert (reports[0].deals, reports[0].games) == (2, 12)


def test_several_processes_make_the_same_table() -> None:
    playing = contest(f"greedy,{brought(First)},{brought(Cheating)}")
    alone, together = hold(playing, plan(12)), hold(playing, plan(12), crew=in_processes(2))

    assert table(alone) == table(together)
    assert [fault.plain() for fault, _games in alone.standings[2].faults] == ["answered '-1', which was not offered"]


def test_a_contest_stops_at_the_same_deal_in_whatever_order_games_end() -> None:
    playing = contest("greedy,random")
    reports = [hold(playing, plan(24, participants=2, stops=True), crew=crew) for crew in (play_here, in_any_order(3))]

    assert table(reports[0]) == table(reports[1])
    assert reports[0].was_stopped
    assert reports[0].deals == 8
    assert [judgement.holds for judgement in reports[0].judgements] == [True]


def test_who_wants_all_games_gets_them() -> None:
    report = hold(contest("greedy,random"), plan(30, participants=2))

    assert (report.games, report.was_stopped) == (30, False)
    assert [judgement.holds for judgement in report.judgements] == [True]


def test_games_that_are_kept_are_not_played_again() -> None:
    played: list[Played] = []
    whole = hold(THREE, plan(18), on_played=played.append)
    again: list[Played] = []
    random.Random(5).shuffle(played)  # noqa: S311  # the same
    rest = hold(THREE, plan(18), kept=played[:7], on_played=again.append)

    assert table(rest) == table(whole)
    assert {each.fixture for each in again} == {each.fixture for each in played[7:]}
    assert (rest.pace.games, rest.pace.kept) == (11, 7)


def test_a_contest_of_which_all_games_are_kept_is_only_counted() -> None:
    played: list[Played] = []
    whole = hold(THREE, plan(12), on_played=played.append)

    def nobody(_playing: Contest, fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
        assert list(fixtures) == []
        yield []

    assert table(hold(THREE, plan(12), crew=nobody, kept=played)) == table(whole)
    assert hold(THREE, plan(6), crew=nobody, kept=played).games == 6


def test_games_are_played_in_whole_deals() -> None:
    assert hold(THREE, plan(7)).games == 12
    with pytest.raises(BadOptions, match=r"a deal is played 6 times, .* play at least 6 games, not 5"):
        hold(THREE, plan(5))


def test_progress_is_told_game_by_game() -> None:
    heard: list[int] = []
    hold(THREE, plan(6), on_progress=heard.append)

    assert heard == [1, 2, 3, 4, 5, 6]


# --- what is counted ---


def made_up(*games: Played) -> Crew:
    def play(_playing: Contest, _fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
        yield list(games)

    return play


def test_shared_victories_count_in_parts_and_points_are_means() -> None:
    crew = made_up(game(0, 0, [1, 1], [50, 50]), game(0, 1, [1, 2], [60, 40]), game(1, 0, [1, 2], [70, 30]), game(1, 1, [2, 1], [20, 80]))
    first, second = hold(contest("greedy,random"), plan(4, participants=2), crew=crew).standings

    assert (first.victories, second.victories) == (2.5, 1.5)
    assert (first.win_rate.value, second.win_rate.value) == (0.625, 0.375)
    assert (first.games, first.seats, first.fair_share) == (4, 4, 0.5)
    assert first.points is not None
    assert first.points.value == (50 + 40 + 70 + 80) / 4
    assert first.spread == {40: 1, 50: 1, 70: 1, 80: 1}
    assert first.rating.value > second.rating.value


def test_of_one_against_three_each_seat_counts() -> None:
    ranks = [[1, 2, 2, 2], [2, 2, 2, 1], [2, 2, 1, 2], [1, 2, 2, 2]]
    games = [Played(0, place, [0] * 4, rank, [1] * 4, [0.0] * 4, [0.0] * 4, 5) for place, rank in enumerate(ranks)]
    report = hold(contest("greedy,random", 4), plan(4, participants=2), crew=made_up(*games))
    first, others = report.standings

    assert (first.victories, first.win_rate.value) == (3, 0.75)
    assert (others.victories, others.seats) == (1, 12)
    assert others.win_rate.value == pytest.approx(1 / 12)
    assert first.fair_share == others.fair_share == 0.25
    assert report.head_to_head[0][1] == pytest.approx((3 * 3 + (0 + 0.5 + 0.5)) / 12)


def test_thoughts_are_counted_by_bot() -> None:
    crew = made_up(game(0, 0, [1, 2]), game(0, 1, [1, 2]))
    first, second = hold(contest("greedy,random"), plan(2, participants=2), crew=crew).standings

    assert first.thinking is not None
    assert (first.thinking.mean, first.thinking.longest) == (1.5 / 20, 0.2)
    assert second.thinking == first.thinking


def test_a_lost_game_says_nothing_about_points() -> None:
    report = hold(contest(f"random,{brought(Crashing)}"), plan(2, participants=2))

    assert [standing.points for standing in report.standings] == [None, None]
    assert [standing.win_rate.value for standing in report.standings] == [1, 0]
    assert [(reason.plain(), games) for reason, games in report.standings[1].faults] == [("crashed (LookupError: no idea at all)", 2)]
    assert report.rounds == {}


def test_a_tom_takes_part_in_every_game() -> None:
    report = hold(against_tom("greedy"), Plan(2, Goal(0.5), stops=False))
    bot, tom = report.standings

    assert (bot.is_automatic, tom.is_automatic, tom.thinking) == (False, True, None)
    assert bot.victories + tom.victories == 2
    assert tom.name == "tom-C5"
    assert (bot.fair_share, bot.games, tom.games) == (0.5, 2, 2)


def test_a_report_for_other_programs_has_these_keys() -> None:
    told = hold(contest("greedy,random"), Plan(2, Goal(0.85), stops=False), crew_name="1").to_json()
    bots = told["bots"]

    assert isinstance(bots, list)
    assert list(bots[0]) == [
        "name",
        "games",
        "win_rate",
        "interval",
        "fair_share",
        "rating",
        "rating_interval",
        "seats",
        "victories",
        "points",
        "points_interval",
        "automatic",
        "faults",
    ]
    assert (bots[0]["name"], bots[0]["games"], bots[0]["win_rate"]) == ("greedy", 2, 1.0)
    assert 0 < bots[0]["interval"][0] < bots[0]["interval"][1] == 1
    assert told["line_ups"] == [["greedy", "random"], ["random", "greedy"]]
    assert told["judgements"] == [{"bot": "greedy", "goal": 0.85, "holds": None}]
    assert told["head_to_head"] == {"greedy": {"greedy": None, "random": 1.0}, "random": {"greedy": 0.0, "random": None}}


def test_quick_games_are_sent_together_and_slow_ones_alone() -> None:
    batches = Batches(contest("greedy,random").fixtures(50))
    sizes = [len(batches.take())]
    batches.note([game(0, 0, [1, 2])])
    sizes.append(len(batches.take()))
    batches.note([Played(0, 0, [0, 0], [1, 2], [9, 9], [0.0001, 0.0001], [0.0, 0.0], 8)] * 1000)
    sizes.append(len(batches.take()))

    assert sizes == [1, 1, 20]
