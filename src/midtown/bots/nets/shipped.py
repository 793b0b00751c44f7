"""The nets that come with the package, each read once."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
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
    if not path_of(game.name, game.seats[0]).is_file():
        raise BadOptions(Reason("", "nobody has taught a net the game '{game}'", {"game": game.name}))
    return partial(shipped_net, game.name)


@cache
def shipped_net(name: str, seats: int) -> Net:
    """The net that was taught a game with so many seats, or else with fewer."""
    fitting = [path for taught in range(seats, 0, -1) if (path := path_of(name, taught)).is_file()]
    with as_file(fitting[0]) as path:
        return net_of(read_net(path))


def path_of(name: str, seats: int) -> Traversable:
    """Where the net for so many seats and more would be."""
    return SHIPPED / f"{name}-{seats}.net"
