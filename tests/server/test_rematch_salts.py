"""What people add to the deal of a rematch."""

import pytest

from midtown.games import GAMES
from midtown.server.entries import Opened, Planned, Voted
from midtown.server.refusal import BAD_OPTIONS, Refusal
from midtown.server.requests import Vote
from midtown.server.table.deciding import entry_for
from midtown.server.table.table import Table


def ended() -> Table:
    game = GAMES["the-city"]
    seats = [Planned("here", name, key=name, salt="salt") for name in ("Ada", "Blaise")]
    table = Table("table", Opened(game.name, game.rules_version, seats, dict(game.options(2).choices), [], "0" * 64, "", ""), 1000)
    for seat in range(2):
        table.apply(Voted(seat, "end", "yes"), 2000)
    return table


@pytest.mark.parametrize("salt", ["", "é", "a b", "\x00"])
def test_a_salt_that_nothing_can_be_dealt_from_is_refused(salt: str) -> None:
    with pytest.raises(Refusal) as refusal:
        entry_for(ended(), 0, Vote("rematch", "yes", salt))

    assert refusal.value.code == BAD_OPTIONS


def test_whoever_does_not_want_to_play_again_needs_no_salt() -> None:
    table = ended()
    table.apply(Voted(1, "rematch", "yes", "salt"), 3000)

    assert entry_for(table, 0, Vote("rematch", "no")) == Voted(0, "rematch", "no")
