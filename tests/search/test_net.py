"""A net, worked out by hand and compared with numpy."""

import math
from typing import Final

import numpy as np
import pytest

from midtown.bots.search.inputs import Inputs
from midtown.bots.search.net import Net, weights_of

UNITS: Final = 8


def seen(numbers: dict[int, float]) -> Inputs:
    inputs = Inputs()
    for place, number in numbers.items():
        inputs.tell(place, number)
    return inputs


def single(into: float, bias: float, on: float, further: float) -> Net:
    """A net in which only the first unit of each layer does anything, and which knows one action."""
    none = [0.0] * (UNITS - 1)
    first, second = [into, *none, bias, *none], [on, *none, *[0.0] * UNITS * (UNITS - 1), further, *none]
    outputs = [0.25, *none, 10.0, *none, 2.0, *none, -1.0, 7.0, 0.5]
    return Net(1, UNITS, UNITS, 1, [*first, *second, *outputs])


def test_a_net_of_single_numbers_does_what_can_be_worked_out_by_hand() -> None:
    net = single(2.0, -1.0, 3.0, 0.5)

    net.judge(seen({0: 1.5}), net.memory())

    reached = max(0.0, 3 * max(0.0, 2 * 1.5 - 1) + 0.5)
    assert net.win == pytest.approx(1 / (1 + math.exp(-(0.25 * reached - 1))))
    assert net.lead == pytest.approx(10 * reached + 7)
    assert net.wish(0) == pytest.approx(2 * reached + 0.5)


def test_what_is_negative_in_a_hidden_layer_counts_nothing() -> None:
    net = single(2.0, -1.0, 3.0, -4.0)

    net.judge(seen({0: -1.5}), net.memory())

    assert net.win == pytest.approx(1 / (1 + math.e))
    assert net.lead == 7


def test_larger_nets_agree_with_numpy_however_little_has_changed() -> None:
    chance = np.random.default_rng(3)
    inputs, hidden, second, actions = 20, 16, 8, 4
    weights = chance.normal(0, 1, weights_of(inputs, hidden, second, actions))
    net = Net(inputs, hidden, second, actions, weights.tolist())
    parts = np.split(weights, np.cumsum([inputs * hidden, hidden, hidden * second, second, second * (2 + actions)]))
    memory = net.memory()
    told: dict[int, float] = {}
    for time in range(60):
        places = chance.choice(inputs, 10 if time % 15 == 0 else 2, replace=False)
        told |= {int(place): float(chance.choice([0.0, chance.normal()])) for place in places}
        net.judge(seen(told), memory)
        row = np.array([told.get(place, 0.0) for place in range(inputs)])
        first = np.maximum(row @ parts[0].reshape(inputs, hidden) + parts[1], 0)
        after = np.maximum(first @ parts[2].reshape(hidden, second) + parts[3], 0)
        chance_to_win, lead, *wishes = parts[4].reshape(2 + actions, second) @ after + parts[5]
        assert net.win == pytest.approx(1 / (1 + np.exp(-chance_to_win)))
        assert net.lead == pytest.approx(lead)
        assert [net.wish(action) for action in range(actions)] == pytest.approx(wishes)


def test_a_place_that_is_told_twice_counts_twice_and_zeros_are_left_out() -> None:
    inputs = Inputs()
    inputs.mark(3)
    inputs.tell(3, 0.5)
    inputs.tell(4, 0.0)

    assert inputs.to_lists() == ([3, 3], [1.0, 0.5])


def test_what_is_told_twice_after_it_was_told_once_counts_twice_and_what_is_told_no_more_counts_nothing() -> None:
    net = single(2.0, -1.0, 3.0, 0.5)
    memory = net.memory()
    leads = []
    for times in (1, 2, 2, 0, 1):
        inputs = Inputs()
        for _time in range(times):
            inputs.tell(0, 0.75)
        net.judge(inputs, memory)
        leads.append(net.lead)

    assert leads == [10 * (3 * max(0.0, 1.5 * times - 1) + 0.5) + 7 for times in (1, 2, 2, 0, 1)]


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="a net of 1, 8, 8 and 1 has 115 weights, not 3"):
        Net(1, 8, 8, 1, [1.0, 2.0, 3.0])


def test_layers_that_cannot_be_worked_out_several_units_abreast_are_refused() -> None:
    with pytest.raises(ValueError, match="hidden layers have multiples of 8 units, not 4 and 8"):
        Net(1, 4, 8, 1, [0.0] * weights_of(1, 4, 8, 1))
