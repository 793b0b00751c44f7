from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from midtown.core.options import Options
from tests.open_view import OpenView


@dataclass(frozen=True)
class HandView(OpenView):
    hand: tuple[int, ...]


def view(hand: tuple[int, ...] = (1, 2)) -> HandView:
    return HandView(0, Options(2, ()), (3, 0), ((0, 1), (1, 1)), (1,), 1, hand)


def test_views_are_equal_if_all_that_they_name_is() -> None:
    assert view() == view()
    assert hash(view()) == hash(view())
    assert view() != view((1,))
    assert view() != replace(view(), question=2)


def test_a_view_does_not_change() -> None:
    with pytest.raises((FrozenInstanceError, AttributeError)):
        view().hand = ()  # type: ignore[misc]  # that it cannot be assigned is the point
