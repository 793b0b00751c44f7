"""What is told part by part comes to the whole view, for everybody and at every moment."""

import json
from typing import Any

import pytest

from midtown.core.chance import Chance
from midtown.core.flow import NOBODY
from midtown.games import GAMES
from midtown.server.entries import Left, Played, Undone
from midtown.server.replies import encoded
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller
from midtown.texts.language import Language
from tests.server.keeping import Message, kept
from tests.server.tables import NOON, answer, new_table, people

MOVES = 250


def shown(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat may see, as it is read from JSON."""
    words: dict[str, Any] = json.loads(json.dumps(table.game.shown(table.dealt.view(seat))))
    return words


class Reader:
    """Lays what it is told over what it knows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.now: Message = {}
        self.heard: Message = {}

    def hear(self, table: Table, teller: Teller) -> None:
        since = self.now.get("version", 0)
        self.heard = json.loads(encoded(teller.update(self.seat, since, NOON)))
        self.now = kept(self.now, self.heard)
        assert self.now["view"] == shown(table, self.seat)


def something_happens(table: Table, dice: Chance) -> None:
    """Somebody answers, or takes back the last answer."""
    undoing = table.dealt.undoable()
    if undoing and dice.below(5) == 0:
        table.apply(Undone(undoing[int(dice.below(len(undoing)))]), NOON)
        return
    owing = table.dealt.owing
    seat = owing[int(dice.below(len(owing)))]
    choices = table.dealt.choices(seat)
    table.apply(Played(seat, choices[int(dice.below(len(choices)))].text), NOON)


@pytest.mark.parametrize("game", GAMES)
def test_parts_laid_over_each_other_are_the_whole_view(game: str) -> None:
    table = new_table(people(3), game=game)
    teller = Teller(table, Language.load("en", game))
    readers = [Reader(seat) for seat in (0, 1, 2, NOBODY, 0)]
    dice = Chance(7)
    for _move in range(MOVES):
        for number, reader in enumerate(readers):
            if number < 4 or dice.below(6) == 0:
                reader.hear(table, teller)
        if not table.is_played:
            break
        something_happens(table, dice)

    introduction = json.loads(encoded(teller.introduction(1, table.version(1), NOON)))
    assert introduction["view"] == shown(table, 1)


def test_a_secret_answer_changes_nothing_but_what_is_the_own_seats() -> None:
    table = new_table()
    teller = Teller(table, Language.load("en", "the-city"))
    ada, watcher = Reader(0), Reader(NOBODY)
    for reader in (ada, watcher):
        reader.hear(table, teller)
    answer(table, 0)
    ada.hear(table, teller)

    assert set(ada.heard["view"]) <= {"hand", "laid_aside", "chosen", "own_discards"}
    assert not table.chronicle.is_touched_since(NOBODY, watcher.now["version"])


def test_a_notice_about_the_table_shows_nothing_again() -> None:
    table = new_table()
    teller = Teller(table, Language.load("en", "the-city"))
    ada = Reader(0)
    ada.hear(table, teller)
    table.apply(Left(1, "greedy"), NOON)
    ada.hear(table, teller)

    assert "view" not in ada.heard
    assert ada.heard["told"]
