import time

import pytest

from midtown.server.limits import Bucket


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands until a test moves it."""
    moments = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: moments[0])
    return moments


def test_so_many_at_once_and_no_more(moment: list[float]) -> None:
    bucket = Bucket(2.0, 3)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert moment == [100.0]


def test_a_bucket_fills_up_steadily_and_not_beyond_its_size(moment: list[float]) -> None:
    bucket = Bucket(2.0, 3)
    for _ in range(3):
        bucket.take()

    moment[0] += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]

    moment[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
