import json
from collections.abc import Callable
from typing import Any

import pytest

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.export import score_parts
from midtown.match.match import Match
from midtown.match.moments import Moments
from midtown.match.record import record_of, write
from midtown.server import replaying
from midtown.server.opening import opening
from midtown.server.refusal import Refusal
from midtown.server.replaying import Replays, Wanted, replay_for
from midtown.server.replies import ENCODER
from midtown.server.requests import Bot, Here, Open, Tom
from midtown.server.table.table import Table
from midtown.texts.language import Language
from tests.server.obeying import check
from tests.server.tables import NOON, answer, vote

ADA = Here("Ada", "a")
ENGLISH = Language.load("en", "the-city")


def finished(game_name: str, seats: list[Bot | Here | Tom], choices: dict[str, str] | None = None) -> tuple[Table, str]:
    """A table where a game was played at random, and the key of spectators."""
    made = opening(Open(game_name, list(seats), choices or {}))
    table, dice = Table("t", made.entry, NOON), Chance(3)
    while table.is_played:
        seat = table.dealt.owing[0]
        options = table.dealt.state.options(seat)
        table.dealt.play(options[int(dice.below(len(options)))], seat)
    return table, made.watch


TABLES: dict[str, Callable[[], tuple[Table, str]]] = {
    "the-city": lambda: finished("the-city", [ADA, Bot("random")]),
    "fifth-avenue": lambda: finished("fifth-avenue", [ADA, Bot("random")], GAMES["fifth-avenue"].ending_choices),
    "new-york-city": lambda: finished("new-york-city", [ADA, Tom("B4")]),
}


def decoded(message: object) -> Any:  # noqa: ANN401  # whatever JSON says
    return json.loads(ENCODER.encode(message))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_told_move_by_move(game: str) -> None:
    table, key = TABLES[game]()
    match = table.dealt
    replay = decoded(replay_for(table, key, Language.load("en", game)))

    check("http.json", replay, "Replay")
    assert [(move["seat"], move["action"]) for move in replay["moves"]] == [(move.seat, match.text(move.action)) for move in match.moves]
    assert len(replay["points"]) == len(replay["rounds"]) == match.ply + 1
    assert (replay["rounds"][-1], replay["plays_in"]) == (match.game.rounds(match.state), match.game.plays_in)
    result = match.result()
    assert result is not None
    assert replay["points"][-1] == list(result.all_points)
    assert replay["result"]["parts"] == [dict(parts) for parts in score_parts(match)]
    assert [sum(parts.values()) for parts in replay["result"]["parts"]] == list(result.all_points)
    assert (*replay["result"]["ranks"], *replay["result"].get("automatic_ranks", [])) == (
        *result.ranks,
        *result.all_ranks[len(result.ranks) :],
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", ["0", "watch"])
def test_a_moment_is_what_a_seat_or_a_spectator_saw(game: str, eyes: str) -> None:
    table, key = TABLES[game]()
    match = table.dealt
    seat = -1 if eyes == "watch" else 0
    for ply in range(0, match.ply + 1, 17):
        told = decoded(Replays().moments(table, key, Wanted(ply, 1, eyes)))
        check("http.json", told, "ReplayedMoments")
        [moment] = told["moments"]
        earlier = match.at(ply)
        assert moment["view"] == json.loads(ENCODER.encode(match.game.shown(earlier.view(seat))))
        assert moment.get("owing", []) == earlier.owing
        assert len(moment["told"]) == len(match.events[ply])
        assert "own" not in moment


@pytest.mark.parametrize("game", GAMES)
def test_open_hands_are_what_every_seat_saw(game: str) -> None:
    table, key = TABLES[game]()
    match = table.dealt
    ply = match.ply // 2
    [moment] = decoded(Replays().moments(table, key, Wanted(ply, 1, "open")))["moments"]

    earlier = match.at(ply)
    for seat in range(match.options.seats):
        assert {**moment["view"], **moment["own"][seat]} == json.loads(ENCODER.encode(match.game.shown(earlier.view(seat))))
    assert [told.get("things", []) for told in moment["told"]] == [event.names() for event in match.events[ply]]


def test_several_moments_follow_each_other_up_to_the_last() -> None:
    table, key = TABLES["the-city"]()
    replays, last = Replays(), table.dealt.ply

    assert [moment.ply for moment in replays.moments(table, key, Wanted(3, 4, "watch")).moments] == [3, 4, 5, 6]
    assert [moment.ply for moment in replays.moments(table, key, Wanted(last - 1, 20, "0")).moments] == [last - 1, last]


def test_a_seat_is_not_told_what_others_drew() -> None:
    table, key = TABLES["the-city"]()
    replays, last = Replays(), table.dealt.ply
    seen = [replays.moments(table, key, Wanted(ply, 1, "0")).moments[0] for ply in range(last + 1)]
    drawn = [told for moment in seen for told in moment.told if told.event == "drew"]

    assert {told.seat for told in drawn if told.things} == {0}
    assert 1 in {told.seat for told in drawn}


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (Wanted(9999, 1, "watch"), "this game has moves 0 to"),
        (Wanted(0, 1, "2"), "a game is seen from a seat from 0 to 1"),
        (Wanted(0, 1, "-1"), "a game is seen from a seat from 0 to 1"),
    ],
)
def test_what_does_not_exist_is_refused(wanted: Wanted, sentence: str) -> None:
    table, key = TABLES["the-city"]()
    with pytest.raises(Refusal, match=sentence) as refusal:
        Replays().moments(table, key, wanted)
    assert refusal.value.code == "bad-options"


def test_a_game_that_people_play_is_not_shown_before_its_end() -> None:
    made = opening(Open("the-city", [Here("Ada", "a"), Here("Ben", "b")]))
    table = Table("t", made.entry, NOON)
    for look in (lambda: replay_for(table, made.watch, ENGLISH), lambda: Replays().moments(table, made.watch, Wanted(0, 1, "watch"))):
        with pytest.raises(Refusal, match="once the game is over"):
            look()
    for seat in (0, 1):
        vote(table, seat, "end", "yes")

    replay = replay_for(table, made.watch, ENGLISH)
    assert (replay.result, replay.moves, len(replay.points)) == (None, [], 1)


def test_nobody_sees_it_without_a_key() -> None:
    table, _key = TABLES["the-city"]()
    for look in (lambda: replay_for(table, "x", ENGLISH), lambda: Replays().moments(table, "x", Wanted(0, 1, "watch"))):
        with pytest.raises(Refusal, match="does not lead to this table"):
            look()


def test_a_record_that_was_finished_elsewhere_is_replayed_at_once() -> None:
    table, _key = TABLES["the-city"]()
    record = write(record_of(table.dealt))
    made = opening(Open("the-city", [Bot("greedy"), Bot("greedy")], record=record))
    opened = Table("t", made.entry, NOON)

    replay = replay_for(opened, made.watch, ENGLISH)
    assert len(replay.moves) == table.dealt.ply
    assert replay.result is not None
    assert len(Replays().moments(opened, made.watch, Wanted(5, 20, "open")).moments) == 20


def test_a_game_that_goes_on_is_looked_at_anew() -> None:
    made = opening(Open("the-city", [ADA, Bot("greedy")]))
    table, key, replays = Table("t", made.entry, NOON), made.watch, Replays()
    answer(table, 0)
    assert replays.moments(table, key, Wanted(1, 9, "open")).moments[-1].ply == 1
    answer(table, 0)
    assert replays.moments(table, key, Wanted(1, 9, "open")).moments[-1].ply == 2


def test_only_a_few_games_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Match] = []

    def counted(match: Match) -> Moments:
        made.append(match)
        return Moments(match)

    monkeypatch.setattr(replaying, "Moments", counted)
    monkeypatch.setattr(replaying, "MOST_TABLES", 2)
    replays, games = Replays(), [TABLES["the-city"]() for _ in range(3)]
    tables = [(Table(f"t{number}", table.opened, NOON), key) for number, (table, key) in enumerate(games)]
    for table, _key in tables:
        table.was_ended = True
    for number in (0, 1, 0, 2, 0, 1):
        replays.moments(*tables[number], Wanted(0, 1, "watch"))

    assert [tables.index(next(pair for pair in tables if pair[0].dealt is match)) for match in made] == [0, 1, 2, 1]
