"""`python -m midtown.cli.picture docs/table.svg`: the picture of the table in the README."""

import io
import re
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from midtown.bots.registry import make_bot
from midtown.cli.desk import NARROW, Desk
from midtown.cli.files import write_text
from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.cli.turn import Turn
from midtown.games.the_city import GAME
from midtown.match.match import Match
from midtown.texts.language import Language

SEED: Final = 2011
MOVES: Final = 40
WEB_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""A picture loads nothing from elsewhere."""


def picture() -> str:
    """A table in mid-game, as SVG."""
    console = Console(record=True, width=NARROW, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    language = Language.load("en", GAME.name)
    sitting = Sitting(_match_in_progress(), read_seats("Anna,greedy,greedy"), Path())
    turn = Turn(Desk(console), sitting, ["Anna", "Bernd", "greedy"], language, 0)
    turn.show_table()
    turn.show_choices()
    return WEB_FONTS.sub("", console.export_svg(title="midtown play the-city", unique_id="midtown"))


def _match_in_progress() -> Match:
    """A game of greedy bots that has come so far that seat 0 chooses what to build."""
    match = Match(GAME, GAME.options(3), SEED)
    bot = make_bot("greedy", GAME, SEED)
    while match.ply < MOVES or match.owing != [0, 1, 2]:
        seat = match.owing[0]
        match.play(bot.choose(match.view(seat), match.state.options(seat)), seat)
    return match


if __name__ == "__main__":
    write_text(picture(), Path(sys.argv[1]))
