"""`midtown bench` as it is typed and read."""

import json
from collections.abc import Sequence

import pytest

from midtown.bench.goals import goals_of
from midtown.bench.heats import Reading
from midtown.bench.report import Finding, Machine, Report
from midtown.bench.rival import Rival, openspiel
from midtown.bench.run import Progress
from midtown.games import GAMES
from midtown.texts.language import LANGUAGES
from tests.cli.terminal import Terminal

QUICK = "bench --rounds 1 --seconds 0.001"
PACES = {"E1": 1.35e6, "E6": 4.5e6, "E8": 48_000.0, "E9": 700_000.0, "E10": 3.4e6, "E11": 30.0, "E12": 9.0e6, "A1": 4.5e6}
REFERENCES = {"E1": 54_000.0, "E6": 54_000.0, "E8": 54_000.0, "E9": 300_000.0, "E10": 300_000.0, "E11": 31.0, "E12": 4.6e6, "A1": 1.3e6}


def report(*games: str, is_compiled: bool = True, cores: int = 2, turn: float = 1.0, has_reference: bool = True) -> Report:
    """A report of nine equal rounds, in which the reference's second run compares so with its first."""
    findings = []
    for goal in goals_of(games or ["the-city"]):
        number = goal.measure.number
        before = REFERENCES[number]
        reading = Reading(PACES[number], (before, before * turn) if has_reference or number == "E12" else None, 1.0)
        rounds = 0 if number == "E12" and cores == 1 else 9
        findings.append(Finding(goal, (reading,) * rounds, is_compiled))
    machine = Machine(cores, "3.11.7", "1.2.3", is_compiled, "2.0.2" if has_reference else "")
    return Report(9, 0.3, machine, tuple(findings))


def show(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, shown: Report, command: str = "bench") -> str:
    monkeypatch.setattr("midtown.cli.bench.bench", lambda *_arguments: shown)
    outcome = terminal.run(command)
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out


def rows(shown: str) -> list[str]:
    """The lines of the table that are about goals."""
    return [line.rstrip() for line in shown.splitlines() if "≥" in line or "≤" in line]


def test_every_goal_has_a_row_with_its_ratio_and_its_verdict(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report())

    assert [line.rstrip() for line in shown.splitlines()[:11]] == [
        "                                       ratio  middle half    goal",
        "     the-city, 4 seats",
        "E1   decisions, Python loop  1.35 M/s   25.0  25.0 … 25.0    ≥ 24  met",
        "E6   decisions, playouts     4.50 M/s   83.3  83.3 … 83.3    ≥ 80  met",
        "E8   the same, plain Python  48.0 k/s   0.89  0.89 … 0.89   ≥ 1.2  missed",
        "E9   copy of a state          1.43 µs   0.43  0.43 … 0.43   ≤ 0.8  met",
        "E10  assignment of a state     294 ns   0.09  0.09 … 0.09   ≤ 0.2  met",
        "E12  playouts on two cores   9.00 M/s   1.96  1.96 … 1.96  ≥ 1.85  met",
        "A1   decisions, tree search  4.50 M/s   3.46  3.46 … 3.46     ≥ 3  met",
        "",
        "E11  import of all games      33.3 ms   1.03  1.03 … 1.03     ≤ 2  met",
    ]


def test_several_games_stand_below_each_other_with_goals_of_their_own(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report("fifth-avenue", "the-city"))

    assert [line.split("  ")[-1] for line in shown.splitlines() if line.startswith("E8")] == ["met", "missed"]
    assert shown.index("fifth-avenue, 4 seats") < shown.index("the-city, 4 seats") < shown.index("E11")


def test_below_the_table_it_says_what_ratios_are_and_what_they_were_measured_on(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    remarks = show(terminal, monkeypatch, report()).split("\n\n")[-1].replace("\n", " ")

    assert "The reference against itself: 1.00 … 1.00 (the-city E1, E6, E8, E9, E10, E12, A1; E11) " in remarks
    assert "a ratio also reflects how fine the decisions are; it does not make an engine so many times faster." in remarks
    assert "2 cores, Python 3.11.7, Midtown 1.2.3 (compiled), OpenSpiel 2.0.2, 9 rounds of 0.3 s" in remarks


def test_an_unsteady_reference_takes_all_verdicts_away(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report(turn=1.5))

    assert [line.split("  ")[-1] for line in rows(shown)] == ["no verdict"] * 8
    assert "the-city E1, E6, E8, E9, E10, E12, A1; E11: the reference itself is unsteady\n" in shown


def test_a_plain_engine_says_so_where_a_compiled_one_is_meant(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report(is_compiled=False))

    assert [line.split("  ")[-1] for line in rows(shown)[:2]] == ["not compiled", "not compiled"]
    assert "the-city E1, E6, E9, E10, A1: the goal is one of the compiled engine\n" in shown
    assert "Midtown 1.2.3 (plain Python)" in shown


def test_one_core_is_said_to_be_too_few(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report(cores=1))

    assert rows(shown)[5].endswith("≥ 1.85  not measured")
    assert "the-city E12: two cores are needed\n" in shown
    assert "1 core, " in shown


def test_without_openspiel_the_figures_stand_alone_with_how_to_install_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(terminal, monkeypatch, report(has_reference=False))

    assert rows(shown)[0].split() == ["E1", "decisions,", "Python", "loop", "1.35", "M/s", "-", "-", "≥", "24", "no", "verdict"]
    assert rows(shown)[5].endswith("met")
    assert "the-city E1, E6, E8, E9, E10, A1; E11: OpenSpiel is not installed: 'make bench' adds it" in shown.replace("\n", " ")
    assert "times faster" not in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_report_fits_eighty_columns(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    for one in (
        report("fifth-avenue", "the-city"),
        report(is_compiled=False),
        report(turn=1.5),
        report(has_reference=False),
        report(cores=1),
    ):
        shown = show(terminal, monkeypatch, one, f"bench --lang {code}")

        assert max([len(line) for line in shown.splitlines()]) <= 80
        assert "Entscheid…" not in shown


def test_as_json_the_report_is_all_there_is(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = json.loads(show(terminal, monkeypatch, report(), "bench the-city --json"))

    assert (shown["seats"], shown["rounds"], shown["seconds"]) == (4, 9, 0.3)
    assert shown["machine"]["openspiel"] == "2.0.2"
    first = shown["findings"][0]
    assert (first["game"], first["number"], first["goal"]) == ("the-city", "E1", {"at_least": 24})
    assert (first["verdict"], first["why"]) == ("met", "")
    assert first["evidence"]["ratio"] == {"median": 25.0, "low": 25.0, "high": 25.0}
    assert first["readings"] == [{"pace": 1.35e6, "reference": [54_000, 54_000], "share": 1}] * 9


@pytest.mark.parametrize(
    ("command", "measured"),
    [("bench", (list(GAMES), 9, 0.3)), ("bench the-city --rounds 15 --seconds 1", (["the-city"], 15, 1.0))],
)
def test_what_is_typed_is_measured(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str, measured: object) -> None:
    asked: list[object] = []

    def bench(games: Sequence[str], rounds: int, seconds: float, rival: Rival | None, on_progress: Progress) -> Report:
        on_progress(1, 2)
        asked.extend([(games, rounds, seconds), rival])
        return report()

    monkeypatch.setattr("midtown.cli.bench.bench", bench)
    terminal.run(command)

    assert asked == [measured, openspiel()]


def test_a_worker_that_fails_is_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.cli.bench.openspiel", lambda: Rival("0", "midtown.bench.no_such_worker", "pyspiel"))

    outcome = terminal.run(QUICK)

    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("midtown: nothing is measured: midtown.bench.no_such_worker python-loop")
    assert outcome.err.endswith("No module named midtown.bench.no_such_worker\n")


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("bench monopoly", "unknown game 'monopoly'; known are: new-york-city, fifth-avenue, the-city"),
        ("bench --rounds 0", "at least one round must be measured, not 0"),
        ("bench --rounds many", "--rounds: 'many' is not a whole number; 'midtown bench --help' says more"),
        ("bench --seconds 0", "a slice has more than 0 and at most 60 seconds, not 0"),
        ("bench --seconds inf", "--seconds: 'inf' is not a number of seconds, such as 0.3; 'midtown bench --help' says more"),
        ("bench --seconds 0 --lang fr", "une tranche dure plus de 0 et au plus 60 secondes, pas 0"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_sentence(terminal: Terminal, command: str, complaint: str) -> None:
    outcome = terminal.run(command)

    assert (outcome.code, outcome.out, outcome.err) == (2, "", f"midtown: {complaint}\n")
