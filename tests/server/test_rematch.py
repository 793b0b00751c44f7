from midtown.server.entries import Failed, Rekeyed, Seated, Voted
from midtown.server.opening import opening
from midtown.server.pace import Pace
from midtown.server.rematch import rematch_name, rematch_of
from midtown.server.requests import Bot, Here, Link, Open
from midtown.server.table.table import Table
from tests.server.tables import NOON, answer, new_table, vote


def finished() -> Table:
    """Three seats, of which the last is a bot's, after a game with a rematch agreed on."""
    request = Open("the-city", [Here("Ada", "a"), Link(), Bot("greedy")], {"survey": "mix"}, pace=Pace("live", 5))
    table = Table("t", opening(request).entry, NOON)
    table.apply(Seated(1, "Ben", "b", "bens-lock"), NOON)
    table.apply(Failed(2, "random", "the bot {bot} crashed", {"bot": "greedy"}), NOON)
    answer(table, 0)
    for seat in (0, 1):
        vote(table, seat, "end", "yes")
    for seat in (0, 1):
        table.apply(Voted(seat, "rematch", "yes", f"new-{seat}"), NOON)
    return table


def test_everybody_moves_on_by_one_seat() -> None:
    opened = rematch_of(finished())

    assert [(planned.name, planned.bot, planned.salt) for planned in opened.seats] == [
        ("Ben", "", "new-1"),
        ("", "greedy", ""),
        ("Ada", "", "new-0"),
    ]


def test_keys_stay_as_they_are_now() -> None:
    table = finished()
    table.apply(Rekeyed(0, "adas-new-lock"), NOON)
    opened = rematch_of(table)

    assert [planned.key for planned in opened.seats] == ["bens-lock", "", "adas-new-lock"]
    assert (opened.owner, opened.watch) == (table.opened.owner, table.watch)


def test_the_next_game_is_another_deal_of_the_same_game() -> None:
    table = finished()
    opened = rematch_of(table)
    following = Table("next", opened, NOON)

    assert (opened.game, opened.choices, opened.pace) == (table.opened.game, table.opened.choices, table.opened.pace)
    assert opened.secret != table.opened.secret
    assert following.is_played
    assert following.dealing.salts == ((0, "new-1"), (2, "new-0"))


def test_whoever_opens_the_next_table_finds_the_same_name() -> None:
    table = finished()

    assert rematch_name(table) == rematch_name(table)
    assert rematch_name(table) != rematch_name(new_table())
    assert table.opened.secret not in rematch_name(table)
