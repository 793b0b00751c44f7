"""Registry: the outlook of every game."""

from typing import Any, Final

from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.new_york_city import GAME as NEW_YORK_CITY
from midtown.games.the_city import GAME as THE_CITY
from midtown.outlook.fifth_avenue.outlook import FifthAvenueOutlook
from midtown.outlook.new_york_city.outlook import NewYorkCityOutlook
from midtown.outlook.outlook import Outlook
from midtown.outlook.the_city.outlook import TheCityOutlook

OUTLOOKS: Final[dict[str, Outlook[Any]]] = {
    FIFTH_AVENUE.name: FifthAvenueOutlook(),
    NEW_YORK_CITY.name: NewYorkCityOutlook(),
    THE_CITY.name: TheCityOutlook(),
}
