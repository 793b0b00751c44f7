"""The nets that come with the package, each read once."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import as_file, files
from typing import Final

from midtown.bots.nets.net_file import net_of, read_net
from midtown.bots.search.net import Net
from midtown.core.errors import BadOptions, Reason
from midtown.match.match import AnyGame

SHIPPED: Final = files("midtown.bots.nets")
Nets = Callable[[int], Net]
"""The net for a number of seats."""


def shipped_nets(game: AnyGame) -> Nets:
    """The nets that know this game."""
    if not (SHIPPED / f"{game.name}.net").is_file():
        raise BadOptions(Reason("", "nobody has taught a net the game '{game}'", {"game": game.name}))
    return partial(shipped_net, game.name)


@cache
def shipped_net(name: str, seats: int) -> Net:
    """The net for a game with so many seats, or else that for any number of them."""
    special = SHIPPED / f"{name}-{seats}.net"
    with as_file(special if special.is_file() else SHIPPED / f"{name}.net") as path:
        return net_of(read_net(path))
