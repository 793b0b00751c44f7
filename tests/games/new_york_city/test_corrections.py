"""An owner's corrections: characters, connections, tiles and lanterns; what cannot be read is refused in one sentence."""

import pytest

from midtown.core.errors import BadOptions
from midtown.core.options import Correction
from midtown.games.new_york_city import GAME
from tests.games.new_york_city.table import bidding, finished


def component(name: str, *corrections: Correction) -> dict[str, object]:
    """What is known of a component once these corrections are worked in."""
    found = {str(row["component"]): row for row in GAME.components(GAME.options(3, corrections=corrections))}
    return found[name]


def refused(*corrections: Correction) -> str:
    """Why corrections are refused."""
    with pytest.raises(BadOptions) as refusal:
        GAME.options(3, corrections=corrections)
    return str(refusal.value)


def light(*counts: tuple[int, int]) -> tuple[Correction, ...]:
    """So many light tiles of characters, each with its number."""
    return tuple([Correction(f"character-{number}", "light", str(count)) for number, count in counts])


# --- characters ---


@pytest.mark.rule("NYC-1.5", "NYC-10.2")
def test_a_corrected_value_is_scored() -> None:
    game = finished(base=6 * [0], teams=["25"], corrections=(Correction("character-25", "value", "5"),))

    assert game.points[0] == 5


@pytest.mark.rule("NYC-1.5", "NYC-2.1")
def test_corrected_numbers_of_dark_tiles_are_stacked() -> None:
    corrections = (Correction("character-24", "dark", "9"), Correction("character-25", "value", "2"))
    state = GAME.setup(GAME.options(2, corrections=corrections), 1)
    tiles = state.elevator.row_of(1) + state.elevator.stack_of(1)

    assert (tiles.count(23), tiles.count(24), len(tiles)) == (9, 1, 14 + 8 + 1)


@pytest.mark.rule("NYC-1.5", "NYC-2.2")
def test_corrected_light_tiles_make_other_pairs() -> None:
    corrections = light((23, 0), (13, 2))
    seen = {kind + 1 for seed in range(30) for kind in GAME.setup(GAME.options(4, corrections=corrections), seed).start_pairs.to_list()}

    assert seen == {1, 2, 3, 12, 13, 10, 11, 20, 21, 22, 27}


@pytest.mark.rule("NYC-2.2")
@pytest.mark.parametrize(
    ("corrections", "low", "high", "total"),
    [
        (light((23, 0)), 5, 6, 11),
        (light((4, 1)), 6, 6, 13),
        (light((1, 0), (2, 0), (10, 0), (11, 0)), 4, 4, 8),
        ((Correction("character-27", "value", "4"),), 6, 5, 12),
    ],
)
def test_light_tiles_make_pairs_of_a_one_and_a_five_enough_for_everybody(
    corrections: tuple[Correction, ...], low: int, high: int, total: int
) -> None:
    assert refused(*corrections) == (
        f"light characters make pairs of a value 1 and a value 5: there are {low} and {high} of {total} [NYC-2.2]"
    )


@pytest.mark.rule("NYC-1.5", "NYC-11.38")
@pytest.mark.parametrize(
    ("written", "vessels", "points"),
    [
        ("taxi taxi", ["taxi taxi"], 5 + 1),
        ("taxi taxi", ["bus subway"], 1),
        ("any any any", ["taxi bus boat"], 5 + 1),
        ("subway any dollar skyscraper", ["subway boat"], 5),
        ("subway any dollar skyscraper skyscraper", ["subway boat"], 1),
        ("dollar", [""], 5 + 1),
    ],
)
def test_a_corrected_set_is_handed_in(written: str, vessels: list[str], points: int) -> None:
    correction = Correction("character-38", "set", written)
    game = finished(base=6 * [0], teams=["38"], vessels=vessels, corrections=(correction,), dollars=[1], ready=[1])

    assert game.points[0] == 4 + points
    assert component("character-38", correction)["set"] == written


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(
    ("number", "written"),
    [
        (37, "taxi boat"),
        (38, "bus subway"),
        (39, "streetcar any"),
        (40, "any dollar dollar"),
        (41, "any skyscraper skyscraper"),
        (42, "dollar dollar skyscraper skyscraper"),
    ],
)
def test_the_sets_are_written_as_they_can_be_corrected(number: int, written: str) -> None:
    row = component(f"character-{number}")

    assert row["set"] == written
    assert row["points"] == (5 if number < 40 else 6)
    assert component(f"character-{number}", Correction(f"character-{number}", "set", written))["set"] == written
    assert "set" not in component("character-36")


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(("number", "written"), [(37, ""), (36, "taxi boat"), (1, "dollar")])
def test_only_the_characters_37_to_42_have_sets_of_at_least_one_thing(number: int, written: str) -> None:
    assert refused(Correction(f"character-{number}", "set", written)) == (
        f"'character-{number}.set' cannot be '{written}'; only the characters 37 to 42 have sets, of at least one thing [NYC-1.5]"
    )


@pytest.mark.rule("NYC-1.5")
def test_a_set_is_made_of_vessels_dollars_and_skyscrapers() -> None:
    assert refused(Correction("character-37", "set", "taxi boot")).startswith("unknown part of a set 'boot'; did you mean 'boat'?")


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(
    ("name", "field", "value", "least", "most"),
    [
        ("character-13", "value", "6", 1, 5),
        ("character-13", "value", "0", 1, 5),
        ("character-13", "dark", "10", 0, 9),
        ("character-13", "light", "-1", 0, 9),
        ("character-13", "dark", "two", 0, 9),
        ("character-13", "dark", "²", 0, 9),
        ("taxi-low", "value", "0", 1, 9),
        ("boat-high", "value", "10", 1, 9),
    ],
)
def test_a_number_has_its_limits(name: str, field: str, value: str, least: int, most: int) -> None:
    assert refused(Correction(name, field, value)) == (
        f"'{name}.{field}' cannot be '{value}'; it is a whole number from {least} to {most} [NYC-1.5]"
    )


# --- connections, tiles, lanterns ---


@pytest.mark.rule("NYC-1.5", "NYC-2.4")
def test_a_corrected_connection_leads_to_other_boroughs() -> None:
    correction = Correction("taxi-2", "boroughs", "queens staten-island")
    game = bidding("prestige", seats=2, hands=["prestige"], ready=[1], tiles="taxi-high bus-low", corrections=(correction,))

    game.bid(0, "play prestige")
    game.play("0 claim taxi-high")

    assert game.offered(0) == ["ride taxi-1 manhattan", "ride taxi-1 bronx", "ride taxi-2 queens", "ride taxi-2 staten-island"]


@pytest.mark.rule("NYC-1.5", "NYC-10.4")
def test_a_corrected_prestige_tile_raises_its_borough_by_its_new_value() -> None:
    correction = Correction("taxi-high", "value", "5")
    game = bidding("prestige", seats=2, hands=["prestige"], ready=[1], tiles="taxi-high bus-low", corrections=(correction,))

    game.bid(0, "play prestige")
    game.play("0 claim taxi-high", "0 ride taxi-1 bronx")

    assert game.spectator.prestige == (0, 5, 0, 0, 0, 0)


@pytest.mark.rule("NYC-1.5", "NYC-11.30")
def test_a_corrected_lantern_lights_another_borough() -> None:
    correction = Correction("brown-lantern", "borough", "manhattan")
    game = finished(base=6 * [0], teams=["30"], built=[{"manhattan": 4, "queens": 1}], corrections=(correction,))

    assert game.points[0] == 2 + 4


@pytest.mark.rule("NYC-2.4")
@pytest.mark.parametrize("value", ["", "queens", "queens queens", "queens bronx brooklyn"])
def test_a_connection_joins_two_boroughs(value: str) -> None:
    assert (
        refused(Correction("bus-1", "boroughs", value))
        == f"'bus-1.boroughs' cannot be '{value}'; a connection joins two boroughs [NYC-2.4]"
    )


@pytest.mark.rule("NYC-1.5", "NYC-1.2")
@pytest.mark.parametrize(("name", "field", "value"), [("bus-1", "boroughs", "queens harlem"), ("blue-lantern", "borough", "harlem")])
def test_there_are_no_other_boroughs(name: str, field: str, value: str) -> None:
    assert refused(Correction(name, field, value)).startswith("unknown borough 'harlem'; known are: manhattan, bronx, queens")


# --- how sure everything is ---


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("character-14", "value", "3"),
        ("character-14", "dark", "3"),
        ("character-37", "set", "taxi taxi"),
        ("taxi-1", "boroughs", "queens bronx"),
        ("taxi-low", "value", "3"),
        ("grey-lantern", "borough", "bronx"),
    ],
)
def test_only_what_is_corrected_is_marked_so(name: str, field: str, value: str) -> None:
    correction = Correction(name, field, value)
    confidence = component(name, correction)["confidence"]

    assert isinstance(confidence, dict)
    assert [named for named, sure in confidence.items() if sure == "corrected"] == [field]
    for other in ("character-1", "boat-1", "boat-low", "blue-lantern"):
        assert component(other, correction) == component(other)


@pytest.mark.rule("NYC-1.5")
def test_every_component_says_how_sure_its_values_are() -> None:
    for row in GAME.components(GAME.options(3)):
        confidence = row["confidence"]
        assert isinstance(confidence, dict)
        assert set(confidence) == set(row) - {"component", "confidence", "sources"}
        assert row["sources"]
        assert set(confidence.values()) <= {"certain", "reconstructed"}
    assert component("press")["confidence"] == {"copies": "certain"}
    assert component("streetcar-1")["confidence"] == {"boroughs": "certain"}
    assert component("subway-1")["confidence"] == {"boroughs": "certain"}
    assert component("taxi-1")["confidence"] == {"boroughs": "reconstructed"}


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(
    ("component", "field", "why"),
    [
        ("charakter-13", "value", "unknown component 'charakter-13'; did you mean 'character-13'?"),
        ("press", "copies", "unknown component 'press'; known are: character-1, "),
        ("character-13", "values", "unknown field 'character-13.values'; did you mean 'character-13.value'?"),
        ("taxi-1", "value", "unknown field 'taxi-1.value'; known are: taxi-1.boroughs"),
        ("taxi-low", "worth", "unknown field 'taxi-low.worth'; did you mean 'taxi-low.value'?"),
        ("grey-lantern", "boroughs", "unknown field 'grey-lantern.boroughs'; did you mean 'grey-lantern.borough'?"),
    ],
)
def test_nothing_else_can_be_corrected(component: str, field: str, why: str) -> None:
    assert refused(Correction(component, field, "2")).startswith(why)
