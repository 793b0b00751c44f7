"""A verdict claims no more than was measured."""

from dataclasses import replace

import pytest

from midtown.bench.goals import GOALS, Goal, goals_of
from midtown.bench.heats import Reading
from midtown.bench.middle import Middle
from midtown.bench.report import Finding
from midtown.bench.verdict import (
    BUSY,
    MET,
    MISSED,
    NO_REFERENCE,
    NOT_COMPILED,
    ONE_CORE,
    TOO_CLOSE,
    TOO_FEW_ROUNDS,
    UNSTEADY_REFERENCE,
    Evidence,
    Verdict,
    judge,
)

LOOP, PLAIN, COPY, PAIR = [GOALS["the-city"][number] for number in ("E1", "E8", "E9", "E12")]
STEADY = Middle(1, 0.96, 1.04)
SHAKY = Middle(1, 0.9, 1.04)
WILD = Middle(1, 0.84, 1)
CLEAR = Evidence(rounds=9, ratio=Middle(30, 28, 32), steadiness=STEADY, share=1.0)


def with_limit(goal: Goal, limit: float) -> Goal:
    return replace(goal, limit=limit)


@pytest.mark.parametrize(("limit", "verdict"), [(24, MET), (30, MET), (31, MISSED), (40, MISSED)])
def test_with_a_steady_reference_the_median_decides(limit: float, verdict: Verdict) -> None:
    assert judge(with_limit(LOOP, limit), CLEAR) == verdict


@pytest.mark.parametrize(("limit", "verdict"), [(24, MISSED), (31, MET), (40, MET)])
def test_a_time_must_not_exceed_its_goal(limit: float, verdict: Verdict) -> None:
    assert judge(with_limit(COPY, limit), CLEAR) == verdict


@pytest.mark.parametrize(("limit", "verdict"), [(27.9, MET), (28, TOO_CLOSE), (30, TOO_CLOSE), (32, TOO_CLOSE), (32.1, MISSED)])
def test_with_a_shaky_reference_a_goal_inside_the_middle_half_is_too_close(limit: float, verdict: Verdict) -> None:
    assert judge(with_limit(LOOP, limit), replace(CLEAR, steadiness=SHAKY)) == verdict


@pytest.mark.parametrize("steadiness", [WILD, Middle(1, 1, 1.19), Middle(1.5, 1.4, 1.6), Middle(0.5, 0.4, 0.6)])
@pytest.mark.parametrize("limit", [1, 30, 1000])
def test_an_unsteady_reference_says_nothing(steadiness: Middle, limit: float) -> None:
    assert judge(with_limit(LOOP, limit), replace(CLEAR, steadiness=steadiness)) == UNSTEADY_REFERENCE


@pytest.mark.parametrize(("rounds", "verdict"), [(1, TOO_FEW_ROUNDS), (4, TOO_FEW_ROUNDS), (5, MET)])
def test_fewer_than_five_rounds_say_nothing(rounds: int, verdict: Verdict) -> None:
    assert judge(LOOP, replace(CLEAR, rounds=rounds)) == verdict


@pytest.mark.parametrize(("share", "verdict"), [(0.94, BUSY), (0.95, MET)])
def test_cores_that_others_use_too_say_nothing(share: float, verdict: Verdict) -> None:
    assert judge(LOOP, replace(CLEAR, share=share)) == verdict


def readings(*paces: float, reference: tuple[float, float] | None = (1.0, 1.0), share: float = 1.0) -> tuple[Reading, ...]:
    return tuple([Reading(pace, reference, share) for pace in paces])


def test_evidence_is_the_middle_of_what_was_compared_round_by_round() -> None:
    first, second = readings(30, reference=(2.0, 4.0), share=0.5), readings(60, 60, reference=(10.0, 20.0), share=0.9)

    found = Finding(LOOP, first + second, is_compiled=True).evidence

    assert found == Evidence(rounds=3, ratio=Middle(4, 4, 7), steadiness=Middle(2, 2, 2), share=0.9)


def test_the_pace_is_the_median_of_the_rounds() -> None:
    assert Finding(LOOP, readings(1, 100, 3), is_compiled=True).pace == 3
    assert Finding(LOOP, (), is_compiled=True).pace is None


def test_a_finding_is_judged_by_its_evidence() -> None:
    assert Finding(LOOP, readings(*[25] * 5), is_compiled=True).verdict == MET
    assert Finding(LOOP, readings(*[23] * 5), is_compiled=True).verdict == MISSED
    assert Finding(LOOP, readings(*[25] * 5, reference=(1, 2)), is_compiled=True).verdict == UNSTEADY_REFERENCE


def test_goals_of_the_compiled_engine_are_not_judged_by_a_plain_one() -> None:
    goals = [with_limit(goal, 1) for goal in goals_of(["the-city"])]
    judged = {goal.measure.number: Finding(goal, readings(*[1] * 5), is_compiled=False).verdict for goal in goals}

    assert [number for number, verdict in judged.items() if verdict == NOT_COMPILED] == ["E1", "E6", "E9", "E10", "A1"]
    assert judged["E8"] == MET


def test_without_a_reference_there_is_no_verdict() -> None:
    found = Finding(PLAIN, readings(*[50] * 9, reference=None), is_compiled=True)

    assert (found.verdict, found.evidence) == (NO_REFERENCE, None)


def test_what_needs_a_second_core_is_not_measured_without_one() -> None:
    assert Finding(PAIR, (), is_compiled=True).verdict == ONE_CORE
