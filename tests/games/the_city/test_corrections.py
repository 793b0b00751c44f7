"""An owner's corrections: every field can be corrected, and what cannot be read is refused in one sentence."""

from typing import Final

import pytest

from midtown.core.errors import BadOptions
from midtown.core.options import Correction
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from tests.games.the_city.table import Earned, opening, table

FIELDS: Final = ["copies", "cost", "income", "points", "symbols", "needs", "discounts", "one-per-city"]


def component(name: str, *corrections: Correction, **options: str) -> dict[str, object]:
    """What is printed on a card once these corrections are worked in."""
    return GAME.components(GAME.options(2, options, corrections))[NAMES.index(name)]


# --- every field ---


@pytest.mark.rule("TC-1.5")
def test_copies_can_be_corrected() -> None:
    game = table(corrections=(Correction("house", "copies", "6"),))

    assert game.draw_pile == 105 + 3


@pytest.mark.rule("TC-1.5")
def test_a_kind_can_be_taken_out_of_the_deck() -> None:
    game = table(corrections=(Correction("town-hall", "copies", "0"),))

    assert game.draw_pile == 105 - 2
    assert NAMES.index("town-hall") not in game.state.deck.to_list()


@pytest.mark.rule("TC-1.5")
def test_the_cost_can_be_corrected() -> None:
    assert table(hands=["house 5 school"], corrections=(Correction("house", "cost", "4"),)).cost(0, "house") == 4


@pytest.mark.rule("TC-1.5")
def test_income_can_be_corrected() -> None:
    per_park = (Correction("industrial-park", "income", "1 + 1*research-center@all"),)

    game = table(cities=["industrial-park research-center", "research-center"], corrections=per_park)

    assert game.renounce_round()[0].income == 1 + 2 + 1


@pytest.mark.rule("TC-1.5")
def test_points_can_be_corrected() -> None:
    game = table(cities=["luxury-home luxury-home"], corrections=(Correction("luxury-home", "points", "3 + 1*luxury-home@own_other"),))

    assert game.renounce_round()[0] == Earned(0, 4 + 4)


@pytest.mark.rule("TC-1.5")
def test_symbols_can_be_corrected() -> None:
    game = table(cities=["strip-mall interchange shopping-arcade"], corrections=(Correction("strip-mall", "symbols", ""),))

    assert game.renounce_round()[0] == Earned(1 + 0 + 1, 0)


@pytest.mark.rule("TC-1.5")
def test_needs_can_be_corrected() -> None:
    needs_museum = (Correction("school", "needs", "museum"),)

    assert "build school" in table(hands=["2 school"], cities=["museum"], corrections=needs_museum).offered(0)
    assert "build school" not in table(hands=["2 school"], cities=["house"], corrections=needs_museum).offered(0)


@pytest.mark.rule("TC-1.5")
def test_needs_can_be_taken_away() -> None:
    assert "build school" in table(hands=["2 school"], corrections=(Correction("school", "needs", ""),)).offered(0)


@pytest.mark.rule("TC-1.5")
def test_a_need_that_is_named_twice_is_one_need() -> None:
    twice = (Correction("school", "needs", "house house"),)

    assert "build school" in table(hands=["2 school"], cities=["house"], corrections=twice).offered(0)
    assert "build school" not in table(hands=["2 school"], cities=["housing-tract"], corrections=twice).offered(0)


@pytest.mark.rule("TC-1.5")
def test_discounts_can_be_corrected() -> None:
    other = (Correction("row-house", "discounts", "3:museum 1:symbol=car 1:symbol=fountain"),)
    game = table(hands=["museum tech-park restaurant sports-park 5 house"], cities=["row-house"], corrections=other)

    assert game.cost(0, "museum") == 5 - 3 - 1
    assert game.cost(0, "tech-park") == 5 - 1 - 1
    assert game.cost(0, "sports-park") == 4 - 1
    assert game.cost(0, "restaurant") == 1 - 1


@pytest.mark.rule("TC-1.5", "TC-4.4")
def test_the_limit_of_one_can_be_corrected() -> None:
    swapped = (Correction("central-park", "one-per-city", "no"), Correction("museum", "one-per-city", "yes"))
    game = table(hands=["central-park museum 5 house"], cities=["central-park museum"], corrections=swapped)

    assert game.offered(0) == ["build architect", "build central-park", "build house", "renounce"]


# --- how corrections go together ---


@pytest.mark.rule("TC-1.5")
def test_the_later_one_of_two_corrections_counts() -> None:
    assert component("house", Correction("house", "cost", "2"), Correction("house", "cost", "3"))["cost"] == "3"


@pytest.mark.rule("TC-1.5", "TC-7.10")
def test_a_correction_goes_before_an_option() -> None:
    correction = Correction("office-building", "income", "2")

    assert component("office-building", office="high-rise")["income"] == "1 + 1?high-rise"
    assert component("office-building", correction, office="high-rise")["income"] == "2"


@pytest.mark.rule("TC-1.5")
def test_a_corrected_field_is_marked() -> None:
    corrected = component("house", Correction("house", "cost", "2"))["confidence"]

    assert isinstance(corrected, dict)
    assert [corrected[field] for field in ["cost", "copies", "income"]] == ["corrected", "inferred", "certain"]


@pytest.mark.rule("TC-1.5")
def test_other_games_are_not_changed_by_a_correction() -> None:
    component("house", Correction("house", "cost", "2"))

    assert component("house")["cost"] == "1"
    assert opening().view(0).options.corrections == ()


@pytest.mark.rule("TC-1.5", "TC-3.3")
def test_an_architect_who_costs_something_must_be_paid() -> None:
    wages = (Correction("architect", "cost", "2"),)

    poor = table(hands=["house"], corrections=wages)
    assert "build architect" not in poor.offered(0)
    assert poor.refused(0, "build architect").rule == "TC-4.2"
    assert table(hands=["2 house"], corrections=wages).cost(0, "architect") == 2


# --- formulas ---


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_can_be_written_as_a_correction_of_nothing(name: str) -> None:
    printed = component(name)

    corrected = component(name, *[Correction(name, field, str(printed[field])) for field in FIELDS])

    assert {field: corrected[field] for field in FIELDS} == {field: printed[field] for field in FIELDS}


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(
    ("formula", "worth"),
    [
        ("3", 3),
        ("0", 0),
        ("1*car", 3),
        ("2*fountain", 2),
        ("1*cart@best_other", 2),
        ("2?school", 2),
        ("2?museum", 0),
        ("2?museum@all", 2),
        ("2?casino@all", 0),
        ("2*museum@all", 4),
        ("2*house@own_other", 2),
        ("1 + 1*car + 1?school", 5),
        ("1 + 2", 3),
    ],
)
def test_formulas_are_worth_what_they_say(formula: str, worth: int) -> None:
    """In a city of two houses, a school, a cinema and a sports park, beside one of two museums and a multiplex."""
    plain = (Correction("house", "income", "0"), Correction("house", "points", formula))
    nothing = tuple([Correction(name, "points", "0") for name in ["school", "cinema", "sports-park"]])
    game = table(cities=["2 house school cinema sports-park", "2 museum multiplex"], corrections=(*plain, *nothing))

    assert game.renounce_round()[0].points == 2 * worth


@pytest.mark.rule("TC-1.5")
def test_constants_of_a_formula_are_added_up() -> None:
    assert component("house", Correction("house", "income", "1 + 2 + 1*car"))["income"] == "3 + 1*car"


@pytest.mark.rule("TC-1.5")
def test_symbols_are_kept_in_their_order() -> None:
    assert component("house", Correction("house", "symbols", "cart car cart"))["symbols"] == "car cart cart"


# --- what is refused ---


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(
    ("field", "value", "wanted"),
    [
        *[("copies", value, "a number from 0 to 99") for value in ["", "-1", "100", "two", "1.5", "1 + 1"]],
        *[("cost", value, "a number from 0 to 99") for value in ["", "-1", "100", "1*car"]],
        ("income", "100", "a number from 0 to 99"),
        *[
            ("income", value, "a sum such as '1 + 1?freeway' or '1*car'")
            for value in ["", "-1", "1+1", "car", "1*tree", "1?car", "1*house"]
        ],
        *[
            ("points", value, "a sum such as '1 + 1?freeway' or '1*car'")
            for value in ["1*car@all", "1*car@rival", "01*car", "100*car", "1*car,"]
        ],
        ("points", "99999999999999999999999*car", "a sum such as '1 + 1?freeway' or '1*car'"),
        *[
            ("symbols", value, "up to three of car, fountain and cart")
            for value in ["tree", "car tree", "cars", "car, cart", "car car car car"]
        ],
        *[("needs", value, "names of buildings") for value in ["castle", "house castle", "any(house)"]],
        *[
            ("discounts", value, "discounts such as '2:hospital' or '1:symbol=fountain'")
            for value in ["hospital", "2:castle", "1:symbol=tree"]
        ],
        *[
            ("discounts", value, "discounts such as '2:hospital' or '1:symbol=fountain'")
            for value in ["1:fountain", "1:symbol=house", "-1:house"]
        ],
        ("discounts", "99999999999999999999999:house", "discounts such as '2:hospital' or '1:symbol=fountain'"),
        *[("one-per-city", value, "yes or no") for value in ["", "1", "Yes", "true"]],
    ],
)
def test_a_value_that_cannot_be_read_is_refused(field: str, value: str, wanted: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        component("school", Correction("school", field, value))

    assert refusal.value.reason.rule == "TC-1.5"
    assert wanted in str(refusal.value)


@pytest.mark.rule("TC-1.5")
def test_bad_corrections_are_refused_before_a_game_is_set_up() -> None:
    with pytest.raises(BadOptions):
        GAME.options(2, corrections=(Correction("school", "cost", "many"),))


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(("name", "hint"), [("schol", "did you mean 'school'?"), ("zzz", "known are: architect, freeway")])
def test_a_building_that_does_not_exist_cannot_be_corrected(name: str, hint: str) -> None:
    with pytest.raises(BadOptions, match=f"unknown building '{name}'") as refusal:
        component("school", Correction(name, "cost", "1"))

    assert hint in str(refusal.value)


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(("field", "hint"), [("costs", "did you mean"), ("colour", "school.cost")])
def test_a_field_that_does_not_exist_cannot_be_corrected(field: str, hint: str) -> None:
    with pytest.raises(BadOptions, match="unknown field") as refusal:
        component("school", Correction("school", field, "1"))

    assert hint in str(refusal.value)


@pytest.mark.rule("TC-1.5")
def test_other_copies_can_be_counted_only_of_the_card_itself() -> None:
    with pytest.raises(BadOptions, match="2\\*school@own_other"):
        component("house", Correction("house", "points", "2*school@own_other"))


ONE_OF_EACH: Final = [Correction(name, "copies", "1") for name in NAMES]
MANY_OF_EACH: Final = [Correction(name, "copies", "99") for name in NAMES]


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(
    ("changes", "houses", "cards"),
    [(ONE_OF_EACH, 1, 50), (ONE_OF_EACH, 10, 59), ([], 99, 201), (MANY_OF_EACH, 99, 50 * 99)],
)
def test_a_deck_that_is_too_small_or_too_large_is_refused(changes: list[Correction], houses: int, cards: int) -> None:
    with pytest.raises(BadOptions, match=f"a deck of {cards} cards cannot be played with; it has 60 to 200"):
        component("house", *changes, Correction("house", "copies", str(houses)))


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize(("changes", "houses", "cards"), [(ONE_OF_EACH, 11, 60), ([], 98, 200)])
def test_a_deck_of_another_size_can_be_played(changes: list[Correction], houses: int, cards: int) -> None:
    game = table(seats=5, corrections=(*changes, Correction("house", "copies", str(houses))))

    assert game.draw_pile == cards
    assert len(game.renounce_round()) == 5
