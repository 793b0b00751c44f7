"""Editions are made once for each set of options, and not kept for ever."""

from midtown.core.editions import MOST_KEPT, Editions
from midtown.core.options import Options


class Press:
    """Prints editions and counts them."""

    def __init__(self) -> None:
        self.printed: list[Options] = []

    def print(self, options: Options) -> list[int]:
        self.printed.append(options)
        return [options.seats]


def test_an_edition_is_made_for_its_options() -> None:
    editions = Editions(Press().print)

    assert [editions.find(Options(seats, ())) for seats in (2, 3, 2)] == [[2], [3], [2]]


def test_equal_options_have_the_same_edition() -> None:
    press = Press()
    editions = Editions(press.print)
    two = editions.find(Options(2, ()))
    three = editions.find(Options(3, ()))

    assert editions.find(Options(2, ())) is two
    assert editions.find(Options(3, ())) is three
    assert len(press.printed) == 2


def test_the_same_options_again_find_the_same_edition() -> None:
    press = Press()
    editions = Editions(press.print)
    options = Options(2, ())

    assert editions.find(options) is editions.find(options)
    assert len(press.printed) == 1


def test_only_so_many_editions_are_kept() -> None:
    press = Press()
    editions = Editions(press.print)
    for seats in range(MOST_KEPT + 1):
        editions.find(Options(seats, ()))
    editions.find(Options(MOST_KEPT - 1, ()))
    editions.find(Options(0, ()))

    assert [options.seats for options in press.printed] == [*range(MOST_KEPT + 1), MOST_KEPT - 1, 0]
