"""`python -m midtown.cli.picture the-city docs/table.svg`: a picture of the table of a game."""

import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from rich.console import Console

from midtown.bots.registry import make_bot
from midtown.cli.desk import NARROW, Desk
from midtown.cli.files import write_text
from midtown.cli.seats import read_seats, shown_names
from midtown.cli.sitting import Sitting
from midtown.cli.turn import Turn
from midtown.games import GAMES
from midtown.match.match import AnyGame, Match
from midtown.match.toms import tom_choices, tom_names
from midtown.texts.language import Language

PEOPLE: Final = ["Anna", "Bernd", "greedy"]


@final
@dataclass(frozen=True)
class Scene:
    """A game of greedy bots, and Toms in place of the last ones, when seat 0 is asked after so many moves."""

    seed: int
    moves: int
    toms: tuple[str, ...] = ()

    @property
    def people(self) -> list[str]:
        """Who sits at the table."""
        return PEOPLE[: len(PEOPLE) - len(self.toms)]


SCENES: Final = {
    "fifth-avenue": Scene(seed=1930, moves=246),
    "new-york-city": Scene(seed=2021, moves=100, toms=("B4",)),
    "the-city": Scene(seed=2011, moves=45),
}
WEB_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""A picture loads nothing from elsewhere."""


def picture(game: AnyGame) -> str:
    """A table in mid-game, as SVG."""
    console = Console(record=True, width=NARROW, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    scene = SCENES[game.name]
    match = _match_in_progress(game, scene)
    seats = read_seats(",".join(scene.people))
    language = Language.load("en", game.name)
    names = shown_names(seats, tom_names(match.options), language)
    turn = Turn(Desk(console), Sitting(match, seats, Path()), names, language, 0)
    turn.show_table()
    turn.show_choices()
    return WEB_FONTS.sub("", console.export_svg(title=f"midtown play {game.name}", unique_id="midtown"))


def _match_in_progress(game: AnyGame, scene: Scene) -> Match:
    """The game of a scene."""
    toms = dict([choice.split("=") for choice in tom_choices(game, scene.toms)])
    match = Match(game, game.options(len(scene.people), toms), scene.seed)
    bot = make_bot("greedy", game, scene.seed)
    while match.ply < scene.moves or 0 not in match.owing:
        seat = match.owing[0]
        match.play(bot.choose(match.view(seat), match.state.options(seat)), seat)
    return match


if __name__ == "__main__":
    write_text(picture(GAMES[sys.argv[1]]), Path(sys.argv[2]))
