"""Agreements: what is agreed on before bots play."""

from midtown.match.match import AnyGame


def usual_choices(game: AnyGame) -> dict[str, str]:
    """What bots play with unless somebody chooses otherwise: the defaults, and what surely ends a game."""
    return {**{option.name: option.values[0] for option in game.offered}, **game.ending_choices}
