"""Agreements: what is agreed on before bots play."""

from midtown.core.options import Options
from midtown.match.match import AnyGame


def usual_choices(game: AnyGame) -> dict[str, str]:
    """What bots play with unless somebody chooses otherwise: the defaults, and what surely ends a game."""
    return {**{option.name: option.values[0] for option in game.offered}, **game.ending_choices}


def other_choices(game: AnyGame) -> list[tuple[str, str]]:
    """Each value of each option that is not the usual one."""
    usual = usual_choices(game)
    return [(option.name, value) for option in game.offered for value in option.values if value != usual[option.name]]


def every_agreement(game: AnyGame, seats: int) -> list[Options]:
    """The usual choices, and these with each other value of each option."""
    others = [{name: value} for name, value in other_choices(game)]
    return [game.options(seats, {**usual_choices(game), **other}) for other in [{}, *others]]
