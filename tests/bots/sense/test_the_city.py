"""What a sensible player of The City does."""

import pytest

from midtown.bots.registry import make_bot
from midtown.bots.sense.the_city.prospects import Prospects, Standing
from midtown.games.the_city import GAME
from midtown.games.the_city.words import WORDS
from tests.games.the_city.table import Table, opening, table

SURVEY = "house department-store parking-garage monument concert-hall"
PROSPECTS = Prospects(GAME.edition(GAME.options(2)))


def choice(at: Table, seat: int = 0) -> str:
    """What the greedy bot does in this seat."""
    return WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(seat), at.state.options(seat))]


def laid_aside(at: Table, seat: int = 0) -> list[str]:
    """What the greedy bot parts with, one card after the other."""
    laid: list[str] = []
    while at.state.owes(seat) and at.offered(seat)[0].startswith(("pay", "discard")):
        laid.append(choice(at, seat))
        at.play(f"{seat} {laid[-1]}")
    return [text.split()[1] for text in laid]


# --- what to build ---


def test_the_architect_comes_first_when_the_hand_is_too_dear() -> None:
    assert choice(table(hands=["opera-house airport monument concert-hall town-hall"])) == "build architect"


@pytest.mark.parametrize(
    ("points", "in_round", "building"),
    [((0, 0), 3, "stadium"), ((30, 41), 7, "town-hall")],
    ids=["income early", "points late"],
)
def test_of_two_buildings_of_one_cost_it_takes_income_early_and_points_late(points: tuple[int, int], in_round: int, building: str) -> None:
    at = table(
        hands=["stadium town-hall 3 school 3 office-building"],
        cities=["architect department-store", "architect department-store concert-hall"],
        points=points,
        in_round=in_round,
    )

    assert choice(at) == f"build {building}"


def test_it_renounces_to_pay_for_something_better_in_the_next_round() -> None:
    at = table(hands=["casino parking-garage 2 office-building"], cities=["architect department-store", "architect"], in_round=3)

    assert choice(at) == "renounce"


def test_in_the_last_round_it_renounces_rather_than_build_what_brings_no_points() -> None:
    at = table(hands=["parking-garage house 2 airport"], cities=["architect", "architect airport"], points=[30, 45], in_round=8)

    assert choice(at) == "renounce"


def test_symbols_in_the_own_city_decide_whether_an_interchange_is_built() -> None:
    cars = table(hands=["interchange cinema 3 school"], cities=["architect 2 parking-garage sports-park"], in_round=4)
    no_cars = table(hands=["interchange cinema 3 school"], cities=["architect high-rise 2 business-center"], in_round=4)

    assert choice(cars) == "build interchange"
    assert choice(no_cars) != "build interchange"


def test_another_building_in_the_own_city_decides_whether_its_partner_is_built() -> None:
    partner = table(hands=["fashion-boutique cinema 4 school"], cities=["architect business-center"], in_round=3)
    no_partner = table(hands=["fashion-boutique cinema 4 school"], cities=["architect high-rise"], in_round=3)

    assert choice(partner) == "build fashion-boutique"
    assert choice(no_partner) != "build fashion-boutique"


@pytest.mark.parametrize(("elsewhere", "building"), [("house 4 school", "museum"), ("house", "hospital")])
def test_buildings_in_other_cities_count_where_a_card_says_so(elsewhere: str, building: str) -> None:
    at = table(hands=["museum hospital 4 parking-garage 4 office-building"], cities=["architect", elsewhere], points=[20, 20], in_round=6)

    assert choice(at) == f"build {building}"


@pytest.mark.parametrize(("elsewhere", "building"), [("monument 3 business-center", "subway"), ("monument", "concert-hall")])
def test_symbols_of_one_rival_count_where_a_card_says_so(elsewhere: str, building: str) -> None:
    at = table(
        hands=["subway concert-hall 3 house 4 school 3 office-building"], cities=["architect", elsewhere], points=[10, 45], in_round=8
    )

    assert choice(at) == f"build {building}"


@pytest.mark.parametrize(("city", "building"), [("3 luxury-home", "luxury-home"), ("house", "theater")])
def test_further_copies_count_where_a_card_says_so(city: str, building: str) -> None:
    at = table(hands=["luxury-home theater 4 parking-garage"], cities=[f"architect {city}", "airport"], points=[10, 45], in_round=8)

    assert choice(at) == f"build {building}"


def test_a_crew_builds_two_cards_where_that_brings_more_than_one() -> None:
    at = table(
        hands=["theater modern-art 3 house 4 parking-garage school"], cities=["construction-crew", "airport"], points=[10, 45], in_round=8
    )

    assert choice(at) in {"build theater", "build modern-art"}
    at.play("0 build theater")
    assert choice(at) == "also modern-art"


def test_a_crew_builds_one_card_where_a_second_would_only_cost_cards() -> None:
    at = table(hands=["theater 3 house 4 parking-garage 2 school"], cities=["construction-crew", "airport"], points=[10, 45], in_round=8)

    assert choice(at) == "build theater"
    at.play("0 build theater")
    assert choice(at) == "done"


# --- what to part with ---


def test_the_dearest_cards_are_discarded_at_the_opening() -> None:
    at = opening(seed=45)

    assert at.hand(0) == "airport commercial-zone luxury-home monument row-house sports-park tech-park"
    assert sorted(laid_aside(at)) == ["airport", "monument"]


def test_it_pays_with_what_it_cannot_build() -> None:
    at = table(hands=["cinema central-park school department-store restaurant"], cities=["architect central-park"], in_round=2)
    at.play("0 build cinema", "1 renounce")

    assert sorted(laid_aside(at)) == ["central-park", "school"]


def test_what_goes_together_is_kept_together() -> None:
    at = table(hands=["cinema house 2 school subway park-and-ride"], cities=["architect"], in_round=2)
    at.play("0 build cinema", "1 renounce")

    assert sorted(laid_aside(at)) == ["park-and-ride", "subway"]


@pytest.mark.parametrize(
    ("cities", "points", "kept"),
    [(["architect"], (0, 0), "department-store"), (["architect 3 department-store", "airport"], (33, 32), "concert-hall")],
    ids=["income early", "points late"],
)
def test_of_a_survey_it_keeps_income_early_and_points_late(cities: list[str], points: tuple[int, int], kept: str) -> None:
    at = table(hands=["3 school"], cities=cities, points=points, deck=f"{SURVEY} 9 house")
    at.play("0 renounce", "1 renounce")

    assert choice(at) == f"keep {kept}"


def test_with_mixed_surveys_it_discards_what_is_least_of_use() -> None:
    at = table(hands=["tech-park cinema 2 school"], cities=["architect"], deck=f"{SURVEY} 9 house", survey="mix")
    at.play("0 renounce", "1 renounce")

    assert {"school", "monument"} <= set(laid_aside(at))
    assert "tech-park" in at.hand(0)


def test_at_the_limit_the_best_cards_are_kept() -> None:
    at = table(
        hands=["2 airport monument 4 parking-garage 4 school"],
        cities=["architect casino 3 department-store", "architect"],
        points=[20, 20],
        deck="3 office-building freeway row-house 5 strip-mall 9 house",
        in_round=6,
    )
    at.play("0 renounce", "1 renounce", "0 keep row-house", "1 keep strip-mall")

    aside = laid_aside(at)

    assert (aside.count("school"), aside.count("parking-garage"), len(aside)) == (4, 4, 11)
    assert {"airport", "monument", "row-house"}.isdisjoint(aside)


# --- what the rest of the game is worth ---


def test_without_rounds_nothing_more_comes() -> None:
    assert PROSPECTS.points(0, 9, 12) == 0


def test_more_rounds_income_or_cards_are_never_worth_less() -> None:
    every = [(rounds, income, cards) for rounds in range(1, 12) for income in range(14) for cards in range(12)]
    for rounds, income, cards in every:
        here = PROSPECTS.points(rounds, income, cards)

        assert PROSPECTS.points(rounds + 1, income, cards) >= here
        assert PROSPECTS.points(rounds, income + 1, cards) >= here
        assert PROSPECTS.points(rounds, income, cards + 1) >= here


def test_between_two_incomes_the_prospects_lie_between() -> None:
    assert PROSPECTS.points(5, 2, 6) < PROSPECTS.points(5, 2.5, 6) < PROSPECTS.points(5, 3, 6)


def test_what_goes_beyond_the_table_is_worth_what_its_edge_is() -> None:
    assert PROSPECTS.points(40, 99, 99) == PROSPECTS.points(12, 14, 12)


def test_a_game_is_expected_to_last_about_eight_rounds() -> None:
    assert PROSPECTS.rounds_to_goal(Standing(points=0, each_round=0, income=0, cards=5)) in {7, 8}


def test_who_has_fifty_points_has_ended_the_game() -> None:
    assert PROSPECTS.rounds_to_goal(Standing(points=50, each_round=0, income=0, cards=0)) == 0
    assert PROSPECTS.rounds_to_goal(Standing(points=30, each_round=20, income=0, cards=0)) == 1


def test_without_cards_and_income_no_end_is_in_sight() -> None:
    assert PROSPECTS.rounds_to_goal(Standing(points=0, each_round=0, income=0, cards=0)) > 7
