"""How the games look on a terminal."""

from typing import Any, Final

from midtown.cli.tables.fifth_avenue.table import FifthAvenueTable
from midtown.cli.tables.new_york_city.table import NewYorkCityTable
from midtown.cli.tables.table import Table
from midtown.cli.tables.the_city.table import TheCityTable
from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.new_york_city import GAME as NEW_YORK_CITY
from midtown.games.the_city import GAME as THE_CITY

TABLES: Final[dict[str, Table[Any]]] = {
    FIFTH_AVENUE.name: FifthAvenueTable(),
    NEW_YORK_CITY.name: NewYorkCityTable(),
    THE_CITY.name: TheCityTable(),
}
