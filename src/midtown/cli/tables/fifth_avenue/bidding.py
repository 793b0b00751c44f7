"""The auction that is running, as everybody can see it."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import NOTHING, cards_text, shape
from midtown.cli.tables.flowing import flowing
from midtown.cli.tables.grid import open_grid
from midtown.cli.tables.table import SEAT_STYLES
from midtown.core.flow import NOBODY, SEAT_BIT
from midtown.games.fifth_avenue.board import CENTRAL_PARK, PLACES
from midtown.games.fifth_avenue.state import IMAGINARY
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.outlook.fifth_avenue.forecast import Forecast, room, total
from midtown.texts.language import Language


def bidding(view: FifthAvenueView, forecast: Forecast, names: Sequence[str], language: Language) -> RenderableType:
    """What is auctioned now and after it, and what each player has bid."""
    grid = open_grid((1, "left"), (15, "left"), (2, "right"))
    for seat, name in enumerate(names[: view.options.seats]):
        grid.add_row(shape(seat, view.options.seats), Text(name, SEAT_STYLES[seat]), *_bid(view, seat, view.bids[seat], language))
    if view.options.seats == IMAGINARY:
        name = language.sentence("imaginary")
        grid.add_row(shape(IMAGINARY, IMAGINARY), Text(name), *_bid(view, IMAGINARY, view.drawn, language))
    return Group(*_heading(view, forecast, language), grid)


def _heading(view: FifthAvenueView, forecast: Forecast, language: Language) -> list[Text]:
    """The place that is auctioned, and those that follow."""
    marked = [district for district in forecast.leads_to_auctions(view.commissioner) if district != view.ground]
    later = [*marked, CENTRAL_PARK] if view.ground != CENTRAL_PARK else []
    heading = [Text.assemble((language.sentence("Auction: {place}", place=PLACES[view.ground]), "bold"))]
    if later:
        places = [PLACES[place] for place in later]
        heading.append(Text.assemble((language.sentence("then {things}", things=places), "dim")))
    return flowing(heading)


def _bid(view: FifthAvenueView, bidder: int, cards: tuple[int, ...], language: Language) -> list[Text]:
    """The total of a bid and its cards with the limit they set; or that there is none."""
    if view.passed & SEAT_BIT[bidder]:
        return [Text(), Text(language.sentence("passed"), "dim")]
    if bidder == view.leader and not cards:
        return [Text(str(view.best), "bold"), Text(language.sentence("wins"), "bold")]
    if not cards:
        return [Text(), Text(NOTHING, "dim")]
    line = cards_text(cards, language)
    if bidder < view.options.seats:
        most = room(cards, view.supply[bidder])
        line.append("   ").append(language.sentence("builds up to {amount}", amount=most), "dim")
    return [Text(str(total(cards)), "bold"), line]


def is_running(view: FifthAvenueView) -> bool:
    """Is there an auction now?"""
    return view.ground != NOBODY
