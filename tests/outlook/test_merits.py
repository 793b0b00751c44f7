"""What can be said for and against choices: by figures that the seat can see."""

from midtown.core.view import View
from midtown.games import GAMES
from midtown.games.fifth_avenue.cards import VALUE
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.new_york_city.cards import PRESS
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.the_city.views import CityView
from midtown.match.match import AnyGame, Match
from midtown.outlook.fifth_avenue.merits import merits as avenue_merits
from midtown.outlook.merit import Merit
from midtown.outlook.new_york_city.merits import merits as new_york_merits
from midtown.outlook.prospect import Prospect
from midtown.outlook.registry import OUTLOOKS
from midtown.outlook.the_city.merits import merits as city_merits

THE_CITY: AnyGame = GAMES["the-city"]
FIFTH_AVENUE: AnyGame = GAMES["fifth-avenue"]
NEW_YORK_CITY: AnyGame = GAMES["new-york-city"]


def first_view(game: AnyGame, seats: int = 3) -> View:
    match = Match(game, game.options(seats), 1)
    return match.view(match.owing[0])


def city_view() -> CityView:
    view = first_view(THE_CITY)
    assert isinstance(view, CityView)
    return view


def avenue_view() -> FifthAvenueView:
    view = first_view(FIFTH_AVENUE)
    assert isinstance(view, FifthAvenueView)
    return view


def new_york_view() -> NewYorkCityView:
    view = first_view(NEW_YORK_CITY)
    assert isinstance(view, NewYorkCityView)
    return view


def said(merits: list[Merit]) -> list[str]:
    return [merit.says().plain() for merit in merits]


def named(game: AnyGame, text: str) -> int:
    return game.book.words.parse(text)


def test_a_building_brings_points_and_income_for_what_it_costs() -> None:
    figures = {"cost": 4, "printed_cost": 5, "income": 1, "points_a_round": 3}

    def of(text: str) -> list[str]:
        return said(city_merits(city_view(), named(THE_CITY, text), Prospect(figures)))

    assert of("build school") == ["brings 3 points a round", "draws 1 more cards a round", "is paid with 4 cards"]
    assert of("pay school") == ["gives up 3 points a round", "gives up an income of 1", "would have cost 4 cards"]
    assert of("keep school") == ["promises 3 points a round", "promises an income of 1", "will cost 4 cards"]


def test_what_a_building_does_not_bring_is_not_said() -> None:
    figures = {"cost": 0, "printed_cost": 0, "income": 2, "points_a_round": 0}

    assert said(city_merits(city_view(), named(THE_CITY, "build school"), Prospect(figures))) == ["draws 2 more cards a round"]


def test_who_renounces_keeps_the_hand() -> None:
    view = city_view()

    assert said(city_merits(view, named(THE_CITY, "renounce"), Prospect())) == [f"keeps all {len(view.hand)} cards of the hand"]
    assert city_merits(view, named(THE_CITY, "done"), Prospect()) == []


def test_a_scoring_brings_points_to_the_seat_and_to_others() -> None:
    shares = {"points": [5, 7, 9], "black_cards": [2, 0, 1]}

    found = avenue_merits(avenue_view()._replace(seat=1), named(FIFTH_AVENUE, "score times-square"), Prospect(shares=shares))

    assert said(found) == ["scores 7 points", "lets somebody else score 9"]


def test_a_bid_is_told_with_how_far_it_goes_and_what_it_adds_to_the_highest() -> None:
    figures = {"bid": 9, "most": 20, "builds": 2}

    found = avenue_merits(avenue_view()._replace(best=7), named(FIFTH_AVENUE, "bid violet-4"), Prospect(figures))

    assert said(found) == ["comes to 9", "can be raised to 20", "lets you build 2 skyscrapers", "raises the highest bid by 2"]


def test_who_passes_in_an_auction_keeps_cards() -> None:
    view = avenue_view()._replace(hand=(1, 2, 3), adding=(4,))

    assert said(avenue_merits(view, named(FIFTH_AVENUE, "pass"), Prospect())) == ["keeps 4 cards for later"]


def test_cards_are_taken_for_their_values() -> None:
    view = avenue_view()
    taken = OUTLOOKS["fifth-avenue"].merits(view, [named(FIFTH_AVENUE, "take violet brown")])[0]

    assert said(taken) == [f"takes cards worth {sum(int(VALUE[view.tops[colour]]) for colour in (0, 1))}"]


def test_a_bid_for_the_press_says_whom_it_gets_past() -> None:
    view = new_york_view()._replace(seat=2, bidding=PRESS, press_order=(0, 1, 2), press_at=(6, 2, 0, 8))

    found = new_york_merits(view, named(NEW_YORK_CITY, "bid"), Prospect({"bid": 2}))

    assert said(found) == [
        "makes the bid 2",
        "is 2 above all other bids so far",
        "gets past 1 others on the press track, which decides ties",
    ]


def test_a_borough_is_told_by_who_stands_there() -> None:
    view = new_york_view()._replace(seat=2)
    standing = [who._replace(built=(towers, 0, 0, 0, 0, 0)) for who, towers in zip(view.participants, (3, 1, 2), strict=True)]
    view = view._replace(participants=tuple(standing))

    def of(text: str) -> list[str]:
        return said(new_york_merits(view, named(NEW_YORK_CITY, text), Prospect({"after": 12})))

    assert of("replace manhattan") == ["makes 3 of your own there", "stands against 3 of the strongest other"]
    assert of("move manhattan") == ["leaves 1 of your own there", "stands against 3 of the strongest other"]
    assert of("ride taxi-1 manhattan") == [
        "makes the borough worth 12",
        "helps 2 skyscrapers of your own",
        "helps 3 of the strongest other",
    ]
