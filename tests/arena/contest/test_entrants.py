"""Bots as they are named on a command line."""

import pytest

from midtown.arena.contest.entrants import Entrant, read_entrants
from midtown.core.errors import BadOptions


def test_bots_are_of_three_kinds() -> None:
    house, brought, program = read_entrants("greedy, my.bots:Careful, program:./bot --depth=3")

    assert (house, house.is_program, house.is_brought) == (Entrant("greedy", "greedy"), False, False)
    assert (brought, brought.is_program, brought.is_brought) == (Entrant("my.bots:Careful", "Careful"), False, True)
    assert (program.name, program.command, program.is_program) == ("./bot --depth=3", "./bot --depth=3", True)


def test_a_bot_can_be_given_a_name() -> None:
    assert read_entrants("mine=program:./bot --depth=3,greedy")[0] == Entrant("program:./bot --depth=3", "mine")


def test_what_has_commas_stands_in_quotes() -> None:
    assert [entrant.command for entrant in read_entrants('"program:./bot 1,2",program:./bot')] == ["./bot 1,2", "./bot"]


def test_bots_of_one_name_are_numbered() -> None:
    assert [entrant.name for entrant in read_entrants("greedy,random,greedy,a:greedy")] == ["greedy", "random", "greedy 2", "greedy 3"]


def test_a_tom_is_no_bot() -> None:
    assert [entrant.name for entrant in read_entrants("greedy,tom-c5")] == ["greedy"]


@pytest.mark.parametrize("text", ["greedy,,random", "greedy,"])
def test_a_bot_without_a_name_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="--bots are names with commas between them"):
        read_entrants(text)
