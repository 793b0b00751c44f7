"""What a person is shown follows from what his seat may know, and from nothing else."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from midtown.cli.commands import COMMANDS
from midtown.cli.desk import Desk
from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.cli.turn import Turn
from midtown.core.chance import Chance
from midtown.core.state import State
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.texts.language import Language
from tests.cli.dice import pick
from tests.cli.terminal import Terminal

LOOKS = [command for command in COMMANDS if command.english in ("why", "log", "table")]


def shown(match: Match, seat: int) -> str:
    """Everything that somebody at this seat can look at."""
    file = io.StringIO()
    seats = read_seats("Anna,Bernd,Chris")
    turn = Turn(
        Desk(Console(file=file, width=80)),
        Sitting(match, seats, Path()),
        ["Anna", "Bernd", "Chris", "Tom C5"],
        Language.load("en", match.game.name),
        seat,
    )
    for command in LOOKS:
        command.obey(turn, "")
    return file.getvalue()


def dealt_anew(match: Match, seat: int) -> State:
    """Another table that this seat could be sitting at, at the same point of the game."""
    state: State = match.game.determinize(match.view(seat), match.ply)
    state.flow.ply, state.flow.stage = match.state.flow.ply, match.state.flow.stage
    assert state.key() != match.state.key()
    return state


@pytest.mark.parametrize(
    ("name", "choices", "pace"),
    [
        ("the-city", {"survey": "pick"}, 11),
        ("the-city", {"survey": "mix"}, 11),
        ("fifth-avenue", {"board": "five"}, 41),
        ("fifth-avenue", {"board": "six"}, 61),
        ("new-york-city", {}, 17),
        ("new-york-city", {"tom-1": "C5"}, 17),
    ],
)
def test_tables_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it(name: str, choices: dict[str, str], pace: int) -> None:
    game = GAMES[name]
    match = Match(game, game.options(3, choices), 11)
    dice = Chance(1)
    while not match.over:
        seat = pick(dice, match.owing)
        if match.ply % pace == 0:
            before = shown(match, seat)
            true_state, match.state = match.state, dealt_anew(match, seat)
            assert shown(match, seat) == before
            match.state = true_state
        match.play(pick(dice, match.state.options(seat)), seat)


def test_of_what_others_draw_and_discard_only_the_number_is_told(terminal: Terminal) -> None:
    told = terminal.run("play the-city --seed 4 --seats random,me,random", *["1"] * 15, "log").out

    hidden = re.findall(r"Dice \d (?:draws|discards|surveys) ([^;\n]*)", told)
    assert len(hidden) > 30
    assert [text for text in hidden if not re.match(r"\d+ cards?(  |$)", text)] == []
