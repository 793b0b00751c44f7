"""Seating: the bots of a contest at a table, and whether they can be seated at all."""

import shlex
from shutil import which

from midtown.arena.contest.brought import BroughtPlayer
from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.entrants import Entrant
from midtown.arena.contest.fault import Fault
from midtown.arena.contest.house_player import HousePlayer
from midtown.arena.contest.players import Player
from midtown.arena.contest.program import ProgramPlayer
from midtown.core.errors import BadOptions, Reason

FIRST = Fixture(0, 0)


def seated(contest: Contest, fixture: Fixture, seat: int) -> Player:
    """The player of a seat in one game."""
    return _player(contest, fixture, seat, contest.entrants[contest.line_ups[fixture.line_up][seat]])


def _player(contest: Contest, fixture: Fixture, seat: int, entrant: Entrant) -> Player:
    if entrant.is_program:
        return ProgramPlayer(contest, fixture, seat, entrant.command)
    if entrant.is_brought:
        return BroughtPlayer(contest, fixture, seat, entrant.word)
    return HousePlayer(contest, fixture, seat, entrant.word)


def check_entrants(contest: Contest) -> None:
    """Refuse bots that are not there, before anybody plays."""
    for entrant in contest.entrants:
        if entrant.is_program:
            _check_command(entrant.command)
        else:
            _check_bot(contest, entrant)


def _check_command(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or which(words[0]) is None:
        raise BadOptions(Reason("", "there is no program '{command}'", {"command": command}))


def _check_bot(contest: Contest, entrant: Entrant) -> None:
    try:
        _player(contest, FIRST, 0, entrant).come()
    except Fault as fault:
        raise BadOptions(Reason("", "the bot '{bot}' {problem}", {"bot": entrant.name, "problem": fault.reason})) from None
