"""What makes each of the 51 kinds of cards special, tried out at the table; a kind without an entry fails."""

from collections import Counter
from typing import Final

import pytest

from midtown.core.options import Correction
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from tests.games.the_city.cards import CARDS, Scene
from tests.games.the_city.table import table

EVERY_BUILDING: Final = pytest.mark.parametrize("name", NAMES)
IN_THE_DECK: Final = pytest.mark.parametrize("name", [name for name in NAMES if name != "architect"])
SCENES: Final = [(name, scene) for name, card in CARDS.items() for scene in card.scenes]
SYMBOLS: Final = {"C": "car", "F": "fountain", "S": "cart"}


def test_every_kind_has_an_entry_and_every_entry_a_kind() -> None:
    assert sorted(CARDS) == sorted(NAMES)


# --- the deck ---


@pytest.mark.rule("TC-1.2")
def test_the_deck_has_105_buildings_of_50_kinds_and_there_are_5_architects() -> None:
    copies = {str(component["component"]): int(str(component["copies"])) for component in GAME.components(GAME.options(3))}

    assert copies == {name: card.copies for name, card in CARDS.items()}
    assert copies.pop("architect") == 5
    assert (len(copies), sum(copies.values())) == (50, 105)


@pytest.mark.rule("TC-1.2")
def test_four_kinds_come_four_times_twelve_three_times_nineteen_twice_and_fifteen_once() -> None:
    state = GAME.setup(GAME.options(2), 3)
    cards = Counter([*state.deck.to_list(), *GAME.view(state, 0).hand, *GAME.view(state, 1).hand])

    assert Counter(cards.values()) == {4: 4, 3: 12, 2: 19, 1: 15}


@pytest.mark.rule("TC-1.2")
def test_the_deck_shows_42_cars_53_fountains_and_44_shopping_carts() -> None:
    shown: Counter[str] = Counter()
    for component in GAME.components(GAME.options(3)):
        for symbol in str(component["symbols"]).split():
            shown[symbol] += int(str(component["copies"]))

    assert shown == {"car": 42, "fountain": 53, "cart": 44}


@pytest.mark.rule("TC-1.2")
def test_no_card_shows_more_than_three_symbols_or_costs_more_than_eleven() -> None:
    components = GAME.components(GAME.options(3))

    assert max(len(str(component["symbols"]).split()) for component in components) == 3
    assert max(int(str(component["cost"])) for component in components) == 11


# --- each card ---


@EVERY_BUILDING
@pytest.mark.rule("TC-1.2", "TC-4.2")
def test_what_it_costs(name: str) -> None:
    hand = "" if name == "architect" else name
    game = table(hands=[f"{hand} 11 parking-garage"], cities=["house"])

    assert game.cost(0, name) == CARDS[name].cost


@EVERY_BUILDING
@pytest.mark.rule("TC-1.2", "TC-7.2", "TC-7.3")
def test_what_it_brings_alone(name: str) -> None:
    assert table(cities=[name]).renounce_round()[0] == CARDS[name].alone


@EVERY_BUILDING
@pytest.mark.parametrize("letter", SYMBOLS)
@pytest.mark.rule("TC-1.2")
def test_which_symbols_it_shows(name: str, letter: str) -> None:
    """A card that counts them in the other city brings its owner one point each."""
    counting = (Correction("architect", "points", f"1*{SYMBOLS[letter]}@best_other"),)
    game = table(cities=[name, "architect"], corrections=counting)

    assert game.renounce_round()[1].points == CARDS[name].symbols.count(letter)


@IN_THE_DECK
@pytest.mark.rule("TC-4.3")
def test_what_it_needs(name: str) -> None:
    needs = CARDS[name].needs.split()
    others = " ".join([other for other in NAMES if other not in needs and other != name])
    hand = f"{name} 11 parking-garage"

    assert (f"build {name}" in table(hands=[hand], cities=[others]).offered(0)) is (not needs)
    for needed in needs:
        assert f"build {name}" in table(hands=[hand], cities=[needed]).offered(0)


@EVERY_BUILDING
@pytest.mark.rule("TC-4.5")
def test_what_it_makes_cheaper(name: str) -> None:
    saved = {}
    for other, card in CARDS.items():
        if other not in (name, "architect"):
            game = table(hands=[f"{other} 11 house"], cities=[f"house {name}"])
            saved[other] = card.cost - game.cost(0, other)

    printed = CARDS[name].discounts
    assert saved == {other: min(printed.get(other, 0), CARDS[other].cost) for other in saved}


@IN_THE_DECK
@pytest.mark.rule("TC-4.4")
def test_how_many_a_city_may_hold(name: str) -> None:
    game = table(hands=[f"{name} 11 parking-garage"], cities=[f"house {name}"])

    assert (f"build {name}" in game.offered(0)) is (CARDS[name].limit == "")


@EVERY_BUILDING
@pytest.mark.rule("TC-5.1")
def test_whether_it_allows_a_second_building(name: str) -> None:
    game = table(hands=["2 parking-garage"], cities=[name])

    game.play("0 build parking-garage")

    assert (game.owing == [0, 1]) is (name == "construction-crew")


@EVERY_BUILDING
@pytest.mark.rule("TC-3.3")
def test_whether_it_lies_beside_the_deck(name: str) -> None:
    game = table(hands=["11 parking-garage"], cities=["house"])

    assert (f"build {name}" in game.offered(0)) is (name in ("architect", "parking-garage"))


@pytest.mark.parametrize(("name", "scene"), SCENES)
@pytest.mark.rule("TC-7.2", "TC-7.3")
def test_what_it_brings_with_others(name: str, scene: Scene) -> None:
    assert name in scene.own
    assert table(cities=[scene.own, scene.other]).renounce_round()[0] == scene.earned
