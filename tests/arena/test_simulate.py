"""Simulations: the same games whoever plays them, honestly counted."""

import json
from dataclasses import dataclass, field
from typing import Self

import pytest

from midtown.arena.observers import Exercised, Observer
from midtown.arena.play import Limits, Play
from midtown.arena.report import Ending, Report
from midtown.arena.simulate import simulate
from midtown.bots.bot import Bot
from midtown.bots.registry import BOTS
from midtown.core.errors import BadOptions, Reason
from midtown.core.options import Correction, Options
from midtown.core.view import View
from midtown.games import GAMES
from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.the_city import GAME
from midtown.match.record import UNFINISHED, read, replay
from tests.conformance.toys import Toy

TWO = GAME.options(2)
RANDOM = ("random", "random")


@dataclass
class Heard:
    """All that a simulation tells."""

    report: Report
    records: list[tuple[int, str]] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    rules: dict[str, int] = field(default_factory=dict)


def heard(options: Options, bots: tuple[str, ...], games: int, seed: int, jobs: int = 1) -> Heard:
    """Simulate and listen to everything."""
    exercised = Exercised()
    records: list[tuple[int, str]] = []
    progress: list[int] = []
    report = simulate(
        GAME,
        options,
        bots,
        games,
        seed,
        jobs=jobs,
        observers=[exercised],
        on_progress=progress.append,
        on_record=lambda number, text: records.append((number, text)),
    )
    return Heard(report, records, progress, exercised.rules)


class Watcher(Observer):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def before(self, play: Play) -> None:
        assert play.journal is None
        self.told.append("before")

    def step(self, play: Play, seat: int, action: int) -> None:
        assert play.state.ply == play.decisions
        self.told.append(f"{seat} {GAME.book.words.texts[action]}")

    def after(self, play: Play) -> None:
        self.told.append(f"after {play.decisions}")

    def add(self, other: Self) -> None:
        self.told += other.told


def test_the_games_are_the_same_however_many_processes_play_them() -> None:
    options = GAME.options(3, {"survey": "mix"}, (Correction("school", "cost", "2"),))
    alone, together = [heard(options, ("random", "greedy", "random"), 18, 5, jobs) for jobs in (1, 2)]

    assert alone.report == together.report
    assert (alone.report.pace.jobs, together.report.pace.jobs) == (1, 2)
    assert alone.records == together.records
    assert [number for number, _text in together.records] == list(range(18))
    assert alone.rules == together.rules
    assert alone.rules["TC-6.3"] > 0


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few, many, others = heard(TWO, RANDOM, 3, 5), heard(TWO, RANDOM, 40, 5), heard(TWO, RANDOM, 3, 6)

    assert many.records[:3] == few.records
    assert len({text for _number, text in many.records + others.records}) == 43


def test_progress_is_told_up_to_the_last_game() -> None:
    progress = heard(TWO, RANDOM, 43, 1).progress

    assert len(progress) > 5
    assert progress == sorted(set(progress))
    assert progress[-1] == 43


def test_records_replay_to_the_counted_results() -> None:
    simulated = heard(TWO, ("greedy", "random"), 4, 9)
    results = [replay(read(text, GAMES), GAMES).result() for _number, text in simulated.records]
    points = [result.points[0] for result in results if result is not None]
    victories = [sum(result is not None and result.winners == (seat,) for result in results) for seat in range(2)]

    assert (min(points), max(points)) == (simulated.report.seats[0].points.least, simulated.report.seats[0].points.most)
    assert simulated.report.seats[0].points.mean.value == sum(points) / 4
    assert [seat.victories for seat in simulated.report.seats] == victories


def test_every_game_has_one_victory_to_give() -> None:
    report = simulate(GAME, GAME.options(3), ("random",) * 3, 30, 2)

    assert sum(seat.victories for seat in report.seats) == pytest.approx(30)
    assert [seat.bot for seat in report.seats] == ["random"] * 3
    assert report.cut_short == 0


def test_too_many_decisions_end_a_game_as_it_stands_and_are_counted() -> None:
    report = simulate(GAME, GAME.options(3), ("random",) * 3, 6, 1, limits=Limits(decisions=0))

    assert (report.cut_short, report.endings) == (6, ())
    assert report.shared_victories == 6
    assert [seat.victories for seat in report.seats] == [2, 2, 2]
    assert [seat.victory_share.value for seat in report.seats] == [pytest.approx(1 / 3)] * 3
    assert report.decisions.most == 0


def test_too_many_rounds_end_a_game_as_it_stands_and_are_counted() -> None:
    texts: list[str] = []
    report = simulate(GAME, TWO, RANDOM, 5, 1, limits=Limits(rounds=2), on_record=lambda _number, text: texts.append(text))

    assert report.cut_short == 5
    assert (report.rounds.least, report.rounds.most) == (3, 3)
    assert all(read(text, GAMES).result == UNFINISHED for text in texts)


@pytest.mark.parametrize("board", ["five", "six"])
@pytest.mark.parametrize("seats", FIFTH_AVENUE.seats)
def test_random_games_of_fifth_avenue_end_by_their_own_rules(seats: int, board: str) -> None:
    options = FIFTH_AVENUE.options(seats, {"board": board, **FIFTH_AVENUE.ending_choices})
    report = simulate(FIFTH_AVENUE, options, ("random",) * seats, 12, 1)

    assert report.cut_short == 0
    assert sum(ending.games for ending in report.endings) == 12
    assert {ending.reason.rule for ending in report.endings} <= {"5A-9.1", "5A-9.2"}
    assert report.plays_in == "turns"
    assert report.rounds.most < 100


class Idle(Bot):
    """Places no shop and bids for nothing in Fifth Avenue."""

    def choose(self, view: View, options: list[int]) -> int:
        idle = [FIFTH_AVENUE.book.words.parse(text) for text in ("commission", "pass")]
        return next((action for action in idle if action in options), options[0])


@pytest.mark.rule("5A-9.3")
def test_a_game_that_nobody_ends_is_over_after_400_turns_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "idle", lambda _game, seed, _think: Idle(seed))
    report = simulate(FIFTH_AVENUE, FIFTH_AVENUE.options(3, FIFTH_AVENUE.ending_choices), ("idle",) * 3, 1, 1)

    assert report.endings == (Ending(Reason("5A-9.3", "{turns} turns are played", {"turns": 400}), 1),)
    assert (report.cut_short, report.rounds.most) == (0, 400)


def test_the_reasons_of_the_end_are_counted_the_most_frequent_first_however_many_processes_play() -> None:
    options = FIFTH_AVENUE.options(2)
    alone, together = [simulate(FIFTH_AVENUE, options, RANDOM, 20, 3, jobs=jobs) for jobs in (1, 2)]

    counted = [ending.games for ending in alone.endings]
    assert {ending.reason for ending in alone.endings} == {
        Reason("5A-9.1", "the last shop is placed"),
        Reason("5A-9.2", "the second district is closed"),
    }
    assert counted == sorted(counted, reverse=True)
    assert alone.endings == together.endings


def test_an_observer_sees_every_decision_and_adds_to_what_it_has_seen() -> None:
    watcher = Watcher()
    report = simulate(GAME, TWO, RANDOM, 30, 3, observers=[watcher])
    told = len(watcher.told)
    simulate(GAME, TWO, RANDOM, 30, 3, observers=[watcher])

    assert watcher.told.count("before") == 60
    assert told == round(report.decisions.mean.value * 30) + 60
    assert watcher.told[:told] == watcher.told[told:]
    first = watcher.told.index("before", 1)
    assert watcher.told[first - 1] == f"after {first - 2}"


def test_an_observer_that_cannot_add_is_no_observer() -> None:
    with pytest.raises(NotImplementedError):
        simulate(GAME, TWO, RANDOM, 1, 3, observers=[Observer()])


def test_a_report_for_other_programs_has_these_keys() -> None:
    found = json.loads(json.dumps(simulate(GAME, TWO, RANDOM, 2, 3).to_json()))

    assert list(found) == [
        "game",
        "rules_version",
        "options",
        "corrections",
        "seed",
        "games",
        "confidence",
        "intervals",
        "seats",
        "shared_victories",
        "cut_short",
        "decisions",
        "rounds",
        "pace",
        "plays_in",
        "endings",
    ]
    assert found["options"] == {"seats": 2, "survey": "pick", "scoring": "income-first", "office": "row-house"}
    assert list(found["seats"][0]) == ["seat", "bot", "victories", "victory_share", "points"]
    assert list(found["seats"][0]["points"]) == ["mean", "least", "most"]
    assert list(found["seats"][0]["victory_share"]) == list(found["rounds"]["mean"]) == ["value", "low", "high"]
    assert list(found["pace"]) == ["jobs", "seconds", "decisions_per_second"]
    assert found["plays_in"] == "rounds"
    assert found["endings"] == [{"rule": "TC-8.1", "reason": "50 points reached", "games": 2}]


def test_the_pace_is_told_but_makes_no_two_reports_different() -> None:
    first, second = [simulate(GAME, TWO, RANDOM, 3, 3) for _time in range(2)]

    assert first == second
    assert first.pace != second.pace
    assert first.pace.decisions_per_second == pytest.approx(first.decisions.mean.value * 3 / first.pace.seconds)


@pytest.mark.parametrize(
    ("bots", "games", "seed", "jobs", "sentence"),
    [
        (("random",), 1, 1, 1, "1 bots cannot take 2 seats"),
        (("random", "radnom"), 1, 1, 1, "unknown bot 'radnom'; did you mean 'random'"),
        (RANDOM, 0, 1, 1, "at least one game must be played, not 0"),
        (RANDOM, 1, -1, 1, "a seed is a whole number from 0"),
        (RANDOM, 1, 1, 0, "at least one process must play, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], games: int, seed: int, jobs: int, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        simulate(GAME, TWO, bots, games, seed, jobs=jobs)


def test_several_processes_cannot_play_a_game_that_they_do_not_know() -> None:
    toy = Toy()

    with pytest.raises(BadOptions, match="several processes can only play the games that Midtown brings, not 'toy'"):
        simulate(toy, toy.options(2), RANDOM, 2, 1, jobs=2)
