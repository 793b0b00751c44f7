from midtown.core.flow import NOBODY
from midtown.core.naming import all_named, by_shuffle, contained, counted, if_any, named, numbers_in, shuffles

ANIMALS = ["ant", "bee", "cat"]


def test_nobody_is_nothing() -> None:
    assert [if_any(number) for number in (0, 2, NOBODY)] == [0, 2, None]


def test_a_thing_has_its_name_and_no_thing_has_none() -> None:
    assert [named(ANIMALS, number) for number in (2, 0, NOBODY)] == ["cat", "ant", None]


def test_things_are_named_in_their_order() -> None:
    assert all_named(ANIMALS, (2, 0, 2)) == ["cat", "ant", "cat"]


def test_every_thing_is_counted() -> None:
    assert counted(ANIMALS, (3, 0, 1)) == {"ant": 3, "bee": 0, "cat": 1}


def test_bits_are_numbers_and_names() -> None:
    assert (numbers_in(0b101), contained(ANIMALS, 0b101)) == ([0, 2], ["ant", "cat"])
    assert (numbers_in(0), contained(ANIMALS, 0)) == ([], [])


def test_what_is_unseen_stands_with_its_shuffle() -> None:
    assert shuffles(ANIMALS, ((1, 0, 2), (0, 4, 0)), ((1, 0), (2, 3))) == [
        {"unseen": {"ant": 1, "bee": 0, "cat": 2}, "hidden": [1, 0]},
        {"unseen": {"ant": 0, "bee": 4, "cat": 0}, "hidden": [2, 3]},
    ]


def test_own_cards_stand_with_the_shuffle_they_were_drawn_from() -> None:
    assert by_shuffle(ANIMALS, ((0, 2), (1, 1), (1, 1)), 3) == [["cat"], ["bee", "bee"], []]
