"""A pupil learns what there is to learn, and says how well it knows it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from midtown.bots.nets.net_file import Learned, NotANet, net_of, read_net, write_net
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.self_play import Memory
from midtown.training.fitting import grade, imitate
from midtown.training.improving import Improving, careful
from midtown.training.pupil import LEAD, Lesson, Pupil
from midtown.training.returns import returns
from midtown.training.rows import Choices, Floats, Rows, rows_of, together


def rows(wins: list[float], leads: list[float], lines: list[int], told: list[dict[int, float]]) -> Rows:
    """Positions with two of three actions: who wins has taken the first one, who loses the last one."""
    return Rows(
        lengths=np.array([len(row) for row in told]),
        places=np.array([place for row in told for place in row]),
        numbers=np.array([number for row in told for number in row.values()], np.float32),
        offers=np.array([2] * len(told)),
        offered=np.array([0, 2] * len(told)),
        actions=np.array([0 if win else 2 for win in wins]),
        lines=np.array(lines),
        wins=np.array(wins, np.float32),
        leads=np.array(leads, np.float32),
    )


def coins(count: int) -> Rows:
    """Positions in which the second input tells who wins, and by how much."""
    chance = np.random.default_rng(1)
    heads = chance.integers(0, 2, count)
    return rows(
        [float(head) for head in heads],
        [10.0 if head else -10.0 for head in heads],
        list(range(count)),
        [{0: float(chance.normal()), 1: 1.0 if head else -1.0} for head in heads],
    )


def test_a_table_has_all_its_zeros_and_what_is_told_twice_twice() -> None:
    told = replace(
        rows([0, 0, 0], [0, 0, 0], [0, 1, 2], [{}] * 3),
        lengths=np.array([2, 0, 2]),
        places=np.array([0, 2, 1, 1]),
        numbers=np.array([1, 2, 3, 4], np.float32),
    )

    assert told.table(np.array([2, 0, 1]), 3).tolist() == [[0, 7, 0], [1, 0, 2], [0, 0, 0]]


def test_rows_know_what_was_offered_and_what_was_done() -> None:
    told = replace(
        rows([0, 0, 0], [0, 0, 0], [0, 1, 2], [{}] * 3),
        offers=np.array([2, 0, 1]),
        offered=np.array([0, 2, 1]),
        actions=np.array([2, -1, 1]),
    )

    choices = told.choices(np.array([2, 0, 1]))

    assert choices.row.tolist() == [0, 1, 1]
    assert choices.actions.tolist() == [1, 0, 2]
    assert choices.taken.tolist() == [True, False, True]
    assert choices.softmax(np.array([5.0, 1.0, 1.0 + np.log(3)])).tolist() == pytest.approx([1, 0.25, 0.75])
    assert choices.sums(np.array([1.0, 2.0, 3.0])).tolist() == [1, 5, 0]


def test_rows_that_offer_nothing_have_no_choices() -> None:
    told = replace(
        rows([0, 0], [0, 0], [0, 1], [{}] * 2), offers=np.array([0, 0]), offered=np.array([], np.int64), actions=np.array([-1, -1])
    )
    choices = told.choices(np.array([1, 0]))

    assert choices.softmax(np.array([])).tolist() == []
    assert choices.sums(np.array([])).tolist() == [0, 0]


def test_rows_of_a_memory_know_their_game_and_seat() -> None:
    memory = Memory()
    for seat in (0, 1, 0, 1, 0):
        seen = Inputs()
        seen.mark(seat)
        memory.keep(seen, seat, [seat, 2], seat)
    memory.wins.extend([1.0] * 5)
    memory.leads.extend([2.0] * 5)

    found = rows_of(memory, [4, 5], 2)

    assert found.actions.tolist() == [0, 1, 0, 1, 0]
    assert found.offered.tolist() == [0, 2, 1, 2, 0, 2, 1, 2, 0, 2]

    assert found.lines.tolist() == [0, 1, 0, 1, 2]
    assert together([found, found]).lines.tolist() == [0, 1, 0, 1, 2, 3, 4, 3, 4, 5]


def test_what_decides_and_what_is_done_is_learned() -> None:
    pupil = Pupil.fresh(2, 8, 8, 3, 1)
    told = coins(20_000)
    first = np.arange(1000)
    before = grade(pupil.answers(told, first), told, first)

    after = imitate(pupil, told, 30, 1)

    assert before.surprise == pytest.approx(np.log(2), abs=0.01)
    assert before.likely == pytest.approx(0.5, abs=0.01)
    assert after.surprise < 0.4
    assert after.points < 2
    assert after.likely > 0.9


def test_what_turns_out_better_becomes_likelier() -> None:
    """Who takes the first action wins, whatever is seen."""
    pupil = Pupil.fresh(2, 8, 8, 3, 1)
    improving = Improving(pupil, 1.0, 1)
    chance = np.random.default_rng(2)
    for _generation in range(400):
        first = pupil.answers(done([True]), np.arange(1)).likely[0]
        improving.read(done(list(chance.random(500) < first)))

    assert pupil.answers(done([True]), np.arange(1)).likely[0] > 0.8


def done(first: list[bool]) -> Rows:
    return rows(
        [float(taken) for taken in first], [10.0 if taken else -10.0 for taken in first], list(range(len(first))), [{0: 1.0}] * len(first)
    )


def test_an_action_does_not_change_more_than_a_part_at_a_time() -> None:
    better, before = np.array([2.0, 2.0, -2.0, -2.0]), np.array([0.5] * 4)

    weights = careful(better, before)(np.array([0.55, 0.7, 0.45, 0.3]))

    assert weights[0] > 0 > weights[2]
    assert weights[[1, 3]].tolist() == [0, 0]


def test_the_slopes_are_those_of_the_loss() -> None:
    pupil = Pupil.fresh(3, 4, 3, 4, 2)
    chance = np.random.default_rng(3)
    pupil.layers = [chance.normal(0, 0.7, layer.shape).astype(np.float64) for layer in pupil.layers]
    table = chance.normal(0, 1, (5, 3))
    wins = chance.integers(0, 2, 5).astype(np.float64)
    leads = chance.normal(0, 0.1, 5)
    offered = np.array([[1, 1, 0, 0], [1, 0, 1, 1], [0, 0, 0, 0], [0, 1, 1, 0], [1, 1, 1, 1]], np.float64)
    taken = np.array([[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]], np.float64)
    weights = np.array([1.0, -0.5, 0.0, 2.0, 1.0])

    def loss() -> float:
        found = pupil.reach(table)[-1]
        odds = 1 / (1 + np.exp(-found[:, 0]))
        surprise = -(wins * np.log(odds) + (1 - wins) * np.log(1 - odds))
        short = np.clip(np.abs(found[:, 1] - leads), 0, 2)
        long = np.abs(found[:, 1] - leads) - short
        raised = np.exp(found[:, 2:]) * offered
        wished = np.log(raised / np.maximum(raised.sum(1, keepdims=True), 1e-9) + (1 - offered))
        spread = -(np.exp(wished) * offered * wished).sum(1)
        return float((surprise + short**2 / 4 + long - weights * (taken * wished).sum(1) - 0.3 * spread).mean())

    slopes = pupil.slopes(Lesson(table, wins, leads, choices_of(offered, taken), lambda _likely: weights, 0.3))
    for layer, slope in zip(pupil.layers, slopes, strict=True):
        layer[0, 0] += 1e-5
        more = loss()
        layer[0, 0] -= 2e-5
        less = loss()
        layer[0, 0] += 1e-5
        assert (more - less) / 2e-5 == pytest.approx(slope[0, 0], abs=1e-4)


def choices_of(offered: Floats, taken: Floats) -> Choices:
    row, actions = np.nonzero(offered)
    return Choices(len(offered), row, actions, taken[row, actions] > 0)


def test_with_full_trust_the_outcome_is_what_counts() -> None:
    told = coins(10)

    wins, leads = returns(told, Pupil.fresh(2, 4, 3, 3, 1).answers(told, np.arange(10)), 1.0)

    assert wins.tolist() == told.wins.tolist()
    assert (leads * LEAD).tolist() == told.leads.tolist()


def test_with_less_trust_later_judgements_of_the_same_seat_are_mixed_in() -> None:
    told = rows([1, 0, 1, 0, 1], [20, -20, 20, -20, 20], [0, 1, 0, 1, 0], [{0: 1.0}] * 5)
    pupil = Pupil.fresh(1, 2, 2, 3, 1)
    said = pupil.answers(told, np.arange(5))
    judged = float(said.wins[0])

    wins, _leads = returns(told, said, 0.9)

    before_last = 0.9 * 1 + 0.1 * judged
    assert wins.tolist() == pytest.approx([0.9 * before_last + 0.1 * judged, 0.1 * judged, before_last, 0, 1])


def test_a_pupil_and_the_net_that_plays_agree() -> None:
    pupil = Pupil.fresh(2, 8, 8, 3, 1)
    told = coins(5000)
    imitate(pupil, told, 1, 1)
    learned = pupil.learned()
    net = net_of(learned)
    seen = Inputs()
    seen.tell(0, 0.3)
    seen.tell(1, 1.0)

    net.judge(seen, net.memory())

    said = pupil.answers(rows([0], [0], [0], [{0: 0.3, 1: 1.0}]), np.array([0]))
    assert net.win == pytest.approx(float(said.wins[0]), abs=1e-4)
    assert net.lead == pytest.approx(float(said.leads[0]) * LEAD, abs=1e-3)
    wishes = pupil.reach(np.array([[0.3, 1.0]], np.float32))[-1][0, 2:]
    assert [net.wish(action) for action in range(3)] == pytest.approx(wishes.tolist(), abs=1e-4)
    some = np.arange(9)
    assert Pupil.of(learned).answers(told, some).leads == pytest.approx(pupil.answers(told, some).leads, abs=1e-5)


def test_a_net_is_read_as_it_was_written_but_for_its_last_digits(tmp_path: Path) -> None:
    learned = Pupil.fresh(3, 4, 2, 5, 1).learned()

    write_net(tmp_path / "some.net", learned)

    found = read_net(tmp_path / "some.net")
    assert found[:4] == learned[:4]
    assert list(found.weights) == pytest.approx(list(learned.weights), rel=1e-3, abs=1e-4)


@pytest.mark.parametrize(
    "content", [b"", b"something else", b"midtown net 2\n\x01\x00", b"midtown net 2\n\x01\x00\x01\x00\x01\x00\x01\x00\x00\x00"]
)
def test_what_is_no_net_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.net").write_bytes(content)

    with pytest.raises(NotANet, match=r"other\.net"):
        read_net(tmp_path / "other.net")


def test_the_weights_of_a_net_fit_its_shape() -> None:
    learned = Pupil.fresh(3, 8, 8, 5, 1).learned()

    assert isinstance(learned, Learned)
    assert net_of(learned).actions == 5
