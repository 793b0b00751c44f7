"""A whole run with tiny slices, against a stand-in for OpenSpiel and without one."""

from pathlib import Path

import pytest

from midtown.bench.cores import available_cores
from midtown.bench.goals import goals_of
from midtown.bench.report import Report
from midtown.bench.rival import Rival, openspiel
from midtown.bench.run import bench, check
from midtown.bench.verdict import NO_REFERENCE, ONE_CORE
from midtown.core.errors import BadOptions
from midtown.games import GAMES
from midtown.version import is_compiled

STAND_IN = Path(__file__).parent / "stand_in"
CORE = available_cores()[0]
RIVAL = Rival("0.0", "midtown.bench.openspiel", "pyspiel")


def quick_run(games: list[str], rival: Rival | None) -> Report:
    return bench(games, 1, 0.001, rival, lambda _done, _total: None)


def test_everything_is_measured_and_compared_with_the_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(STAND_IN)
    monkeypatch.setattr("midtown.bench.run.available_cores", lambda: [CORE, CORE])

    report = quick_run(list(GAMES), RIVAL)

    assert [finding.goal for finding in report.findings if finding.evidence] == goals_of(list(GAMES))
    assert {len(finding.readings) for finding in report.findings} == {1}
    assert (report.machine.openspiel, report.machine.is_compiled) == ("0.0", is_compiled())


def test_without_a_rival_and_a_second_core_the_rest_is_measured_and_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.bench.run.available_cores", lambda: [CORE])

    report = quick_run(["the-city"], None)

    assert [finding.goal.measure.number for finding in report.findings if finding.readings] == ["E1", "E6", "E8", "E9", "E10", "A1", "E11"]
    assert [finding.goal for finding in report.findings if finding.evidence] == []
    verdicts = {finding.goal.measure.number: finding.verdict for finding in report.findings}
    assert (verdicts["E12"], verdicts["E11"]) == (ONE_CORE, NO_REFERENCE)


def test_the_rival_is_openspiel_where_it_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.path", [str(tmp_path)])
    assert openspiel() is None

    facts = tmp_path / "open_spiel-9.8.dist-info" / "METADATA"
    facts.parent.mkdir()
    facts.write_text("Metadata-Version: 2.1\nName: open-spiel\nVersion: 9.8\n", encoding="utf-8")
    assert openspiel() == Rival("9.8", "midtown.bench.openspiel", "pyspiel")


@pytest.mark.parametrize("rounds", [0, -1])
def test_no_round_at_all_is_refused(rounds: int) -> None:
    with pytest.raises(BadOptions, match=f"^at least one round must be measured, not {rounds}$"):
        check(rounds, 0.4)


@pytest.mark.parametrize("seconds", [0, -0.5, 60.5])
def test_slices_without_end_or_beginning_are_refused(seconds: float) -> None:
    with pytest.raises(BadOptions, match=rf"^a slice has more than 0 and at most 60 seconds, not {seconds:g}$"):
        check(9, seconds)
