"""What lies open on the table of New York City."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from midtown.cli.tables.flowing import flowing
from midtown.cli.tables.new_york_city.bids import bids, is_running
from midtown.cli.tables.new_york_city.borough_map import borough_map
from midtown.cli.tables.new_york_city.elevator import elevator, start_pairs
from midtown.cli.tables.new_york_city.players import players
from midtown.cli.tables.new_york_city.tracks import legend, pairs, piles, press_track, prestige_tiles
from midtown.games.new_york_city.set_up import WHICH_START
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.texts.language import Language


def board(view: NewYorkCityView, names: Sequence[str], language: Language) -> RenderableType:
    """The map, the press track, the prestige tiles, the open characters, the participants, and the pairs or the bids."""
    parts: list[RenderableType] = [borough_map(view, language), *legend(language), press_track(view, language)]
    parts += flowing([prestige_tiles(view, language), piles(view, language)])
    parts += elevator(view, language)
    parts.append(players(view, names, language))
    if view.question != WHICH_START.number:
        parts += start_pairs(view, language)
    parts += pairs(view, language)
    if is_running(view):
        parts += bids(view, language)
    return Group(*parts)
