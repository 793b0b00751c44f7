"""The nets that come with the package, each read once."""

from functools import cache
from importlib.resources import as_file, files
from typing import Final

from midtown.bots.nets.net_file import net_of, read_net
from midtown.bots.search.net import Net
from midtown.core.errors import BadOptions, Reason
from midtown.match.match import AnyGame

SHIPPED: Final = files("midtown.bots.nets")


def shipped_net(game: AnyGame) -> Net:
    """The net that knows this game."""
    return net_named(game.name)


@cache
def net_named(name: str) -> Net:
    """The net of this game, if there is one."""
    kept = SHIPPED / f"{name}.net"
    if not kept.is_file():
        raise BadOptions(Reason("", "nobody has taught a net the game '{game}'", {"game": name}))
    with as_file(kept) as path:
        return net_of(read_net(path))
