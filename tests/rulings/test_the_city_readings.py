"""Every reading of The City: where the sources are silent or contradict each other, this is how Midtown plays."""

import pytest

from midtown.core.errors import BadOptions, NoUndo
from midtown.core.options import Correction
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import Kind
from midtown.games.the_city.views import CityView
from midtown.match.match import Match
from tests.games.the_city.table import table

DISTINCT = "casino museum theater house hospital"


# --- players and values ---


@pytest.mark.rule("TC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seats: int) -> None:
    assert len(GAME.view(GAME.setup(GAME.options(seats), 1), 0).cities) == seats


@pytest.mark.rule("TC-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 5 seats, not {seats}"):
        GAME.options(seats)


@pytest.mark.rule("TC-1.1")
def test_nothing_changes_with_two_players() -> None:
    two = GAME.view(GAME.setup(GAME.options(2), 1), 0)
    five = GAME.view(GAME.setup(GAME.options(5), 1), 0)

    assert (len(two.hand), two.owed[0]) == (len(five.hand), five.owed[0]) == (7, 2)


@pytest.mark.rule("TC-1.5")
def test_a_game_is_played_with_the_corrected_value() -> None:
    dearer = (Correction("shopping-arcade", "cost", "2"),)

    assert table(hands=["shopping-arcade 2 house"]).cost(0, "shopping-arcade") == 1
    assert table(hands=["shopping-arcade 2 house"], corrections=dearer).cost(0, "shopping-arcade") == 2


@pytest.mark.rule("TC-1.5")
def test_every_component_says_how_sure_its_values_are() -> None:
    words = {"certain", "likely", "inferred", "disputed", "reconstructed"}

    for component in GAME.components(GAME.options(3)):
        confidence = component["confidence"]
        assert isinstance(confidence, dict)
        assert set(confidence.values()) <= words
        assert component["sources"]


# --- piles ---


@pytest.mark.rule("TC-2.4")
def test_others_see_only_how_many_cards_somebody_discards() -> None:
    house, museum = [table(hands=[f"row-house {payment}", "parking-garage"], deck="5 school") for payment in ["house", "museum"]]

    house.play("0 build row-house", "1 build parking-garage", "0 pay house")
    museum.play("0 build row-house", "1 build parking-garage", "0 pay museum")

    assert house.view(1) == museum.view(1)
    assert house.view(0) != museum.view(0)
    assert house.told(1) == museum.told(1)


@pytest.mark.rule("TC-2.4")
def test_everybody_knows_his_own_discards() -> None:
    game = table(hands=["row-house museum", "parking-garage"], deck="")
    game.play("0 build row-house", "1 build parking-garage", "0 pay museum")

    assert game.view(0).thrown == table(hands=["museum"]).view(0).hand


@pytest.mark.rule("TC-2.4")
def test_payments_are_discarded_in_seat_order_whoever_pays_first() -> None:
    game = table(seats=3, hands=3 * ["row-house museum"])
    game.everybody("build row-house")
    game.told()

    game.play("2 pay museum", "0 pay museum", "1 pay museum")

    assert game.told()[:3] == [f"{seat} discards 1 [TC-2.4]" for seat in range(3)]


@pytest.mark.rule("TC-2.6")
def test_each_player_draws_all_he_is_due_before_the_next_one_draws() -> None:
    game = table(seats=3, hands=3 * ["parking-garage"], cities=["casino", "casino", "casino"], deck="4 museum 3 house")

    game.everybody("build parking-garage")

    assert [game.hand(seat) for seat in range(3)] == ["museum museum museum museum", "house house house", ""]


@pytest.mark.rule("TC-2.6")
def test_income_that_finds_no_card_is_lost() -> None:
    game = table(hands=2 * ["parking-garage"], cities=["casino", "house"], deck="3 museum")

    game.everybody("build parking-garage")

    assert game.told()[2:5] == [
        "0 draws 3 [TC-7.2]",
        "0 finds no card for 1 of the income [TC-7.2]",
        "1 finds no card for 1 of the income [TC-7.2]",
    ]
    assert (game.hand(0), game.hand(1), game.round) == ("museum museum museum", "", 2)


@pytest.mark.rule("TC-2.6")
def test_lost_income_is_not_made_up_for_later() -> None:
    game = table(hands=2 * ["2 parking-garage"], cities=["casino", ""], deck="")
    game.everybody("build parking-garage")

    game.play("0 build parking-garage", "1 build architect")

    assert (game.hand(0), game.hand(1)) == ("", "parking-garage")


@pytest.mark.rule("TC-2.6", "TC-2.5")
def test_discards_are_shuffled_once_more_for_income_before_any_is_lost() -> None:
    game = table(hands=["row-house museum", "parking-garage"], cities=["", "house"], deck="")

    game.play("0 build row-house", "1 build parking-garage", "0 pay museum")

    assert game.hand(1) == "museum"


# --- choosing ---


@pytest.mark.rule("TC-3.5")
@pytest.mark.parametrize("choice", ["build house", "build parking-garage", "build architect", "renounce"])
def test_a_choice_is_unseen_until_the_last_is_in(choice: str) -> None:
    game = table(seats=3, hands=["house parking-garage museum"])
    others = [game.view(1), game.view(2), game.spectator]

    game.play(f"0 {choice}")

    for before, after in zip(others, [game.view(1), game.view(2), game.spectator], strict=True):
        assert after == before._replace(ready=(0,))
    assert [event for seat in [1, 2] for event in game.told(seat)] == []


@pytest.mark.rule("TC-3.5")
def test_different_choices_look_the_same_to_the_others() -> None:
    views = []
    for choice in ["build house", "build parking-garage", "build architect", "renounce"]:
        game = table(hands=["house parking-garage museum"])
        game.play(f"0 {choice}")
        views.append(game.view(1))

    assert views == 4 * views[:1]


@pytest.mark.rule("TC-3.5")
def test_a_half_chosen_pair_looks_like_no_choice_to_the_others() -> None:
    game = table(hands=["2 parking-garage"], cities=["construction-crew"])
    before = game.view(1)

    game.play("0 build parking-garage")

    assert game.view(1) == before


@pytest.mark.rule("TC-3.5")
def test_a_choice_may_be_changed_until_the_last_is_in() -> None:
    match = Match(GAME, GAME.options(2), 5)
    for seat in [0, 0, 1, 1]:
        match.play(match.choices(seat)[0].action, seat)
    match.play(match.parse("renounce"), 0)

    match.undo(0)
    match.play(match.parse("build architect"), 0)
    match.play(match.parse("build architect"), 1)

    view = match.view(0)
    assert isinstance(view, CityView)
    assert view.cities == ((Kind.ARCHITECT,), (Kind.ARCHITECT,))
    with pytest.raises(NoUndo):
        match.undo(0)


@pytest.mark.rule("TC-3.6")
@pytest.mark.parametrize(
    ("hand", "city", "building", "rule"),
    [
        ("school 5 museum", "", "school", "TC-4.3"),
        ("central-park 5 museum", "central-park", "central-park", "TC-4.4"),
        ("casino 5 museum", "", "casino", "TC-4.2"),
    ],
)
def test_a_card_that_cannot_be_built_or_paid_may_not_be_chosen(hand: str, city: str, building: str, rule: str) -> None:
    game = table(hands=[hand], cities=[city])

    assert f"build {building}" not in game.offered(0)
    assert game.refused(0, f"build {building}").rule == rule
    assert "renounce" in game.offered(0)


# --- discounts ---


@pytest.mark.rule("TC-4.7")
def test_different_kinds_that_lower_the_same_cost_add_up() -> None:
    """Row house and citizen center make a fashion boutique of cost 2 free."""
    hand = "fashion-boutique 2 museum"

    assert table(hands=[hand], cities=["row-house"]).cost(0, "fashion-boutique") == 1
    assert table(hands=[hand], cities=["citizen-center"]).cost(0, "fashion-boutique") == 1
    assert table(hands=[hand], cities=["row-house citizen-center"]).cost(0, "fashion-boutique") == 0


@pytest.mark.rule("TC-4.9")
@pytest.mark.parametrize(("building", "cost"), [("theater", 4 - 1), ("business-center", 3 - 1), ("monument", 9 - 1)])
def test_a_card_gets_cheaper_once_however_many_fountains_it_shows(building: str, cost: int) -> None:
    game = table(hands=[f"{building} 9 house"], cities=["citizen-center"])

    assert game.cost(0, building) == cost


@pytest.mark.rule("TC-4.9")
def test_a_card_without_the_symbol_does_not_get_cheaper() -> None:
    assert table(hands=["sports-park 5 house"], cities=["citizen-center"]).cost(0, "sports-park") == 4


@pytest.mark.rule("TC-4.10")
def test_a_card_does_not_make_itself_cheaper() -> None:
    """No printed card could; a citizen center that showed a fountain would."""
    with_fountain = (Correction("citizen-center", "symbols", "fountain"),)

    assert table(hands=["citizen-center 3 house"], corrections=with_fountain).cost(0, "citizen-center") == 2


@pytest.mark.rule("TC-4.10")
def test_a_copy_that_stood_before_makes_the_next_one_cheaper() -> None:
    own_discount = (Correction("house", "discounts", "1:house"),)

    assert table(hands=["2 house"], corrections=own_discount).cost(0, "house") == 1
    assert table(hands=["2 house"], cities=["house"], corrections=own_discount).cost(0, "house") == 0


# --- renouncing ---


@pytest.mark.rule("TC-6.4")
@pytest.mark.parametrize(
    ("deck", "offered"),
    [
        ("museum house casino", ["keep casino", "keep museum", "keep house"]),
        ("museum", ["keep museum"]),
    ],
)
def test_where_fewer_than_five_cards_are_left_one_of_them_is_kept(deck: str, offered: list[str]) -> None:
    game = table(hands=["", "parking-garage"], deck=deck)

    game.play("0 renounce", "1 build parking-garage")
    assert game.offered(0) == offered

    game.play("0 keep museum")
    assert game.hand(0) == "museum"
    assert game.spectator.discarded == (len(offered) - 1, 0)


@pytest.mark.rule("TC-6.4")
def test_where_no_card_is_left_a_survey_brings_nothing() -> None:
    game = table(hands=["museum", "parking-garage"], deck="")

    game.play("0 renounce", "1 build parking-garage")

    assert (game.round, game.hand(0)) == (2, "museum")


@pytest.mark.rule("TC-6.4", "TC-2.6")
def test_who_surveys_too_late_gets_nothing() -> None:
    game = table(deck="5 house")

    game.everybody("renounce")

    assert game.owing == [0]
    assert (game.spectator.owed, game.spectator.held) == ((4, 0), (5, 0))


@pytest.mark.rule("TC-6.4", "TC-2.5")
def test_cards_under_survey_are_not_shuffled_for_the_next_survey() -> None:
    game = table(discards=["", "2 opera-house"], deck=DISTINCT)

    game.everybody("renounce")

    assert game.offered(0) == ["keep casino", "keep hospital", "keep museum", "keep theater", "keep house"]
    assert game.offered(1) == ["keep opera-house"]
    assert game.draw_pile == 0


# --- income and points ---


@pytest.mark.rule("TC-7.5")
@pytest.mark.parametrize(
    ("building", "partner", "income"),
    [
        ("bridge", "freeway", 1 + 1),
        ("industrial-park", "research-center", 1 + 1),
        ("restaurant", "business-center", 0 + 1),
        ("fashion-boutique", "business-center", 1 + 1),
        ("bus-terminal", "strip-mall", 0 + 1),
        ("office-building", "row-house", 1 + 1),
    ],
)
def test_with_another_building_is_added_once_however_many_there_are(building: str, partner: str, income: int) -> None:
    both = table(cities=[f"{building} 2 {partner}", f"2 {partner}"])

    own, partners = both.renounce_round()

    assert own.income - partners.income == income


@pytest.mark.rule("TC-7.5")
def test_with_another_building_looks_at_the_own_city_only() -> None:
    assert table(cities=["bridge", "2 freeway"]).renounce_round()[0].income == 1


@pytest.mark.rule("TC-7.8")
def test_each_card_counts_another_city_by_itself() -> None:
    game = table(seats=3, cities=["2 park-and-ride subway", "amusement-park", "monument"])

    assert game.renounce_round()[0].points == 2 * (4 + 3) + (0 + 3)


@pytest.mark.rule("TC-7.8")
def test_the_other_city_is_chosen_anew_in_each_round() -> None:
    game = table(seats=3, hands=["", "", "amusement-park 8 house"], cities=["park-and-ride", "cinema", ""])
    assert game.renounce_round()[0].points == 2 + 1

    game.play("0 build architect", "1 build architect", "2 build amusement-park", *8 * ["2 pay house"])

    assert game.points(0) == (2 + 1) + (2 + 3)
