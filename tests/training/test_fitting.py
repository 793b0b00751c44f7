"""A pupil learns what there is to learn, and says how well it knows it."""

from pathlib import Path

import numpy as np
import pytest

from midtown.bots.nets.net_file import Learned, NotANet, read_net, write_net
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.net import Net
from midtown.bots.search.self_play import Memory
from midtown.training.fitting import fit, grade
from midtown.training.pupil import LEAD, Pupil
from midtown.training.returns import returns
from midtown.training.rows import Rows, rows_of, together


def rows(wins: list[float], leads: list[float], lines: list[int], told: list[dict[int, float]]) -> Rows:
    return Rows(
        lengths=np.array([len(row) for row in told]),
        places=np.array([place for row in told for place in row]),
        numbers=np.array([number for row in told for number in row.values()], np.float32),
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
    told = Rows(
        np.array([2, 0, 2]), np.array([0, 2, 1, 1]), np.array([1, 2, 3, 4], np.float32), np.arange(3), *[np.zeros(3, np.float32)] * 2
    )

    assert told.table(np.array([2, 0, 1]), 3).tolist() == [[0, 7, 0], [1, 0, 2], [0, 0, 0]]


def test_rows_of_a_memory_know_their_game_and_seat() -> None:
    memory = Memory()
    for seat in (0, 1, 0, 1, 0):
        seen = Inputs()
        seen.mark(seat)
        memory.keep(seen, seat)
    memory.wins.extend([1.0] * 5)
    memory.leads.extend([2.0] * 5)

    found = rows_of(memory, [4, 5], 2)

    assert found.lines.tolist() == [0, 1, 0, 1, 2]
    assert together([found, found]).lines.tolist() == [0, 1, 0, 1, 2, 3, 4, 3, 4, 5]


def test_what_decides_is_learned() -> None:
    pupil = Pupil.fresh(2, 8, 4, 1)
    told = coins(20_000)
    before = grade(pupil, told, np.arange(1000))

    after = fit(pupil, told, 30, 1.0, 1)

    assert before.surprise == pytest.approx(np.log(2), abs=0.01)
    assert after.surprise < 0.4
    assert after.points < 2


def test_the_slopes_are_those_of_the_loss() -> None:
    pupil = Pupil.fresh(3, 4, 3, 2)
    chance = np.random.default_rng(3)
    pupil.layers = [chance.normal(0, 0.7, layer.shape).astype(np.float64) for layer in pupil.layers]
    table = chance.normal(0, 1, (5, 3))
    wins = chance.integers(0, 2, 5).astype(np.float64)
    leads = chance.normal(0, 0.1, 5)

    def loss() -> float:
        found = pupil.reach(table)[-1]
        odds = 1 / (1 + np.exp(-found[:, 0]))
        surprise = -(wins * np.log(odds) + (1 - wins) * np.log(1 - odds))
        short = np.clip(np.abs(found[:, 1] - leads), 0, 2)
        long = np.abs(found[:, 1] - leads) - short
        return float((surprise + short**2 / 4 + long).mean())

    for layer, slope in zip(pupil.layers, pupil.slopes(table, wins, leads), strict=True):
        layer[0, 0] += 1e-5
        more = loss()
        layer[0, 0] -= 2e-5
        less = loss()
        layer[0, 0] += 1e-5
        assert (more - less) / 2e-5 == pytest.approx(slope[0, 0], abs=1e-4)


def test_with_full_trust_the_outcome_is_what_counts() -> None:
    told = coins(10)

    wins, leads = returns(Pupil.fresh(2, 4, 3, 1), told, 1.0)

    assert wins.tolist() == told.wins.tolist()
    assert (leads * LEAD).tolist() == told.leads.tolist()


def test_with_less_trust_later_judgements_of_the_same_seat_are_mixed_in() -> None:
    told = rows([1, 0, 1, 0, 1], [20, -20, 20, -20, 20], [0, 1, 0, 1, 0], [{0: 1.0}] * 5)
    pupil = Pupil.fresh(1, 2, 2, 1)
    judged = float(pupil.answers(told, np.array([0]))[0][0])

    wins, _leads = returns(pupil, told, 0.9)

    before_last = 0.9 * 1 + 0.1 * judged
    assert wins.tolist() == pytest.approx([0.9 * before_last + 0.1 * judged, 0.1 * judged, before_last, 0, 1])


def test_a_pupil_and_the_net_that_plays_agree() -> None:
    pupil = Pupil.fresh(2, 8, 4, 1)
    told = coins(5000)
    fit(pupil, told, 1, 1.0, 1)
    learned = pupil.learned()
    net = Net(learned.inputs, learned.hidden, learned.second, learned.weights)
    seen = Inputs()
    seen.tell(0, 0.3)
    seen.tell(1, 1.0)

    net.judge(seen)

    wins, leads = pupil.answers(rows([0], [0], [0], [{0: 0.3, 1: 1.0}]), np.array([0]))
    assert net.win == pytest.approx(float(wins[0]), abs=1e-4)
    assert net.lead == pytest.approx(float(leads[0]) * LEAD, abs=1e-3)
    assert Pupil.of(learned).answers(told, np.arange(9))[1] == pytest.approx(pupil.answers(told, np.arange(9))[1], abs=1e-5)


def test_a_net_is_read_as_it_was_written_but_for_its_last_digits(tmp_path: Path) -> None:
    learned = Pupil.fresh(3, 4, 2, 1).learned()

    write_net(tmp_path / "some.net", learned)

    found = read_net(tmp_path / "some.net")
    assert found[:3] == learned[:3]
    assert list(found.weights) == pytest.approx(list(learned.weights), rel=1e-3, abs=1e-4)


@pytest.mark.parametrize(
    "content", [b"", b"something else", b"midtown net 1\n\x01\x00", b"midtown net 1\n\x01\x00\x01\x00\x01\x00\x00\x00"]
)
def test_what_is_no_net_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.net").write_bytes(content)

    with pytest.raises(NotANet, match=r"other\.net"):
        read_net(tmp_path / "other.net")


def test_the_weights_of_a_net_fit_its_shape() -> None:
    learned = Pupil.fresh(3, 4, 2, 1).learned()

    assert isinstance(learned, Learned)
    Net(learned.inputs, learned.hidden, learned.second, learned.weights)
