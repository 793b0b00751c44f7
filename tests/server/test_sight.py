import msgspec

from midtown.server.table.sight import Sight


def texts(parts: dict[str, msgspec.Raw]) -> dict[str, object]:
    return {name: msgspec.json.decode(text) for name, text in parts.items()}


def test_whoever_has_seen_nothing_is_told_every_part() -> None:
    sight = Sight(1)
    sight.look({"hand": ["school"], "round": 1}, (2, 5))

    assert texts(sight.since(0, 0)) == texts(sight.since(1, 0)) == {"hand": ["school"], "round": 1}


def test_only_what_has_changed_is_told_again() -> None:
    sight = Sight(1)
    sight.look({"hand": ["school"], "round": 1}, (2, 5))
    sight.look({"hand": ["school"], "round": 2}, (3, 8))

    assert texts(sight.since(0, 2)) == texts(sight.since(1, 5)) == {"round": 2}
    assert texts(sight.since(1, 7)) == {"round": 2}
    assert sight.since(0, 3) == sight.since(1, 8) == {}


def test_a_part_that_is_not_looked_at_is_as_it_was() -> None:
    sight = Sight(1)
    sight.look({"hand": ["school"], "round": 1}, (2, 5))
    sight.look({"round": 2}, (3, 8))

    assert texts(sight.since(0, 0)) == {"hand": ["school"], "round": 2}


def test_who_has_missed_several_looks_is_told_of_each() -> None:
    sight = Sight(1)
    sight.look({"hand": ["school"], "round": 1, "pile": 9}, (2, 5))
    sight.look({"round": 2}, (3, 6))
    sight.look({"pile": 8}, (4, 7))

    assert texts(sight.since(0, 2)) == {"round": 2, "pile": 8}
    assert texts(sight.since(0, 3)) == {"pile": 8}


def test_what_is_as_it_was_long_ago_is_told_to_whoever_saw_it_otherwise() -> None:
    sight = Sight(1)
    sight.look({"round": 1}, (2, 2))
    sight.look({"round": 2}, (3, 3))
    sight.look({"round": 1}, (4, 4))

    assert texts(sight.since(0, 3)) == {"round": 1}


def test_of_a_list_the_rows_that_are_new_are_written_again() -> None:
    sight = Sight(1)
    ada: dict[str, object] = {"dollars": 1}
    sight.look({"players": [ada, {"dollars": 2}]}, (2, 2))
    sight.look({"players": [ada, {"dollars": 3}]}, (3, 3))

    assert texts(sight.since(0, 2)) == {"players": [{"dollars": 1}, {"dollars": 3}]}


def test_of_a_list_the_rows_that_are_the_very_same_are_not_looked_at_again() -> None:
    sight = Sight(1)
    ada: dict[str, object] = {"dollars": 1}
    sight.look({"players": [ada, {"dollars": 2}]}, (2, 2))
    ada["dollars"] = 7
    sight.look({"players": [ada, {"dollars": 3}]}, (3, 3))

    assert texts(sight.since(0, 2)) == {"players": [{"dollars": 1}, {"dollars": 3}]}


def test_a_list_may_become_longer_and_shorter() -> None:
    sight = Sight(1)
    row: dict[str, object] = {"card": "school"}
    for number, players in enumerate(([row], [row, row], [], [row]), 2):
        sight.look({"rows": players}, (number, number))
        assert texts(sight.since(0, 0)) == {"rows": players}
