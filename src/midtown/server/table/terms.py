"""Terms: what was agreed on when a table was opened, and whether this Midtown can keep to it."""

from typing import Any

from midtown.core.errors import Reason
from midtown.core.options import Correction, Options
from midtown.games import GAMES
from midtown.server.entries import Opened


def options_of(opened: Opened) -> Options:
    """What was agreed on when a table was opened."""
    game = GAMES[opened.game]
    return game.options(len(opened.seats), opened.choices, tuple([Correction(*change) for change in opened.corrections]))


def why_frozen(opened: Opened) -> Reason | None:
    """Why a table cannot go on: it is played by rules that this Midtown does not know."""
    game = GAMES.get(opened.game)
    if game is None:
        return Reason("", "this Midtown does not know the game '{game}'", {"game": opened.game})
    if game.rules_version != opened.rules_version:
        blanks: dict[str, Any] = {"version": opened.rules_version, "known": game.rules_version}
        return Reason("", "this table is played by version {version} of the rules; here it is version {known}", blanks)
    return None
