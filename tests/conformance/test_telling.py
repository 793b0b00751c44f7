"""What counts as told the same: how laws compare what an observer hears at two tables."""

from typing import Final

from midtown.core.event import Event, EventKind
from midtown.core.vocabulary import Domain
from midtown.match.conformance.telling import gists

CARDS: Final = Domain("card", ["ant", "bee", "cat"])
DREW: Final = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", CARDS)
LAID: Final = EventKind("laid", "{seat} lays {things}", domain=CARDS)


def event(kind: EventKind, *things: int, rule: str = "T-1") -> Event:
    return Event(kind, rule, 0, list(things), [], len(things))


def test_in_which_order_the_own_cards_came_is_no_secret() -> None:
    assert gists([event(DREW, 0, 1), event(DREW, 2, rule="T-2")]) == gists([event(DREW, 2, 1), event(DREW, 0, rule="T-2")])


def test_which_own_cards_came_makes_a_difference() -> None:
    assert gists([event(DREW, 0, 1)]) != gists([event(DREW, 0, 2)])
    assert gists([event(DREW, 0)]) != gists([event(DREW, 0), event(DREW, 0)])


def test_in_which_order_cards_were_laid_openly_makes_a_difference() -> None:
    assert gists([event(LAID, 0), event(LAID, 1)]) != gists([event(LAID, 1), event(LAID, 0)])


def test_how_often_others_drew_makes_a_difference() -> None:
    others = [event(DREW, 0).seen_by(1), event(DREW, 1, 2).seen_by(1)]

    assert gists(others) != gists(others[:1])
