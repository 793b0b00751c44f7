import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from midtown.core.chance import Chance
from midtown.match.record import record_of, write
from midtown.server import reviews
from midtown.server.opening import opening
from midtown.server.refusal import Refusal
from midtown.server.replies import ENCODER
from midtown.server.requests import Bot, Here, Open
from midtown.server.reviews import Reviews
from midtown.server.table.table import Table
from tests.server.doubles import Sages
from tests.server.evening import settle
from tests.server.obeying import check
from tests.server.tables import NOON

ADA, BEN = Here("Ada", "a"), Here("Ben", "b")


def table_of(seats: list[Here | Bot], moves: int = 1000, name: str = "t") -> tuple[Table, str]:
    """A table where everybody played at random, and the key of spectators."""
    made = opening(Open("the-city", list(seats)))
    table, dice = Table(name, made.entry, NOON), Chance(3)
    while table.is_played and table.dealt.ply < moves:
        seat = table.dealt.owing[0]
        options = table.dealt.state.options(seat)
        table.dealt.play(options[int(dice.below(len(options)))], seat)
    return table, made.watch


def play(scene: Callable[[Reviews, Sages], Awaitable[None]]) -> None:
    async def played() -> None:
        sages = Sages()
        made = Reviews(sages)
        try:
            await scene(made, sages)
        finally:
            sages.go_on.set()
            await made.close()

    asyncio.run(played())


def told(made: Reviews, table: Table, key: str, lang: str = "en") -> Any:  # noqa: ANN401  # whatever JSON says
    told = json.loads(ENCODER.encode(made.review(table, key, lang)))
    check("http.json", told, "Review")
    return told


async def finished(made: Reviews, table: Table, key: str, lang: str = "en") -> Any:  # noqa: ANN401  # the same
    while (now := told(made, table, key, lang))["done"] < now["moves"]:
        await settle()
    return now


def test_a_review_is_begun_by_the_first_who_asks_and_tells_how_far_it_is() -> None:
    table, key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, sages: Sages) -> None:
        sages.go_on.clear()
        begun = told(made, table, key)
        assert (begun["moves"], begun["done"], begun["seats"]) == (table.dealt.ply, 0, [])
        await settle()
        assert len(sages.asked) == 1
        sages.go_on.set()
        await settle()
        assert told(made, table, key)["done"] > 0
        await finished(made, table, key)

    play(scene)


def test_it_is_about_the_decisions_of_people_and_holds_curve_and_turning_points() -> None:
    table, key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, _sages: Sages) -> None:
        review = await finished(made, table, key)
        [seat] = review["seats"]
        assert seat["seat"] == 0
        assert seat["curve"][-1]["ply"] == table.dealt.ply
        assert seat["turning"]
        for point in seat["turning"]:
            assert table.dealt.moves[point["ply"]].seat == 0
            assert table.dealt.text(table.dealt.moves[point["ply"]].action) == point["played"]["action"]
            assert point["better"]["win"] > point["played"]["win"]
            assert point["why"]["text"]

    play(scene)


def test_where_only_bots_played_all_seats_are_reviewed_and_it_is_told_in_any_language() -> None:
    record = write(record_of(table_of([ADA, BEN])[0].dealt))
    made = opening(Open("the-city", [Bot("random"), Bot("random")], record=record))
    table, key = Table("t", made.entry, NOON), made.watch

    async def scene(made: Reviews, _sages: Sages) -> None:
        assert [seat["seat"] for seat in (await finished(made, table, key))["seats"]] == [0, 1]
        german = await finished(made, table, key, "de")
        said = [point["why"]["text"] for seat in german["seats"] for point in seat["turning"]]
        assert any("das Gespielte" in text or "Aussicht" in text for text in said)

    play(scene)


def test_it_is_thought_about_once() -> None:
    table, key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, sages: Sages) -> None:
        one = await finished(made, table, key)
        asked = len(sages.asked)
        table.lines += 1
        assert await finished(made, table, key) == one
        assert len(sages.asked) == asked

    play(scene)


def test_a_game_that_is_played_is_not_reviewed_not_even_by_somebody_alone() -> None:
    async def scene(made: Reviews, sages: Sages) -> None:
        for table, key in (table_of([ADA, Bot("random")], moves=3), table_of([ADA, BEN], moves=3)):
            with pytest.raises(Refusal) as refused:
                made.review(table, key, "en")
            assert refused.value.code == "not-allowed"
        assert sages.asked == []

    play(scene)


def test_it_takes_a_key_of_the_table() -> None:
    table, _key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, _sages: Sages) -> None:
        with pytest.raises(Refusal) as refused:
            made.review(table, "another", "en")
        assert refused.value.code == "no-key"

    play(scene)


def test_a_failure_is_said_and_another_one_may_try_again() -> None:
    table, key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, sages: Sages) -> None:
        sages.is_failing = True
        told(made, table, key)
        await settle()
        with pytest.raises(Refusal) as refused:
            made.review(table, key, "en")
        assert refused.value.code == "unavailable"
        sages.is_failing = False
        assert (await finished(made, table, key))["seats"]

    play(scene)


def test_a_review_that_nobody_asks_for_is_given_up_and_begun_anew_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table, key = table_of([ADA, Bot("random")])

    async def scene(made: Reviews, sages: Sages) -> None:
        monkeypatch.setattr(reviews, "SECONDS_UNWANTED", -1.0)
        told(made, table, key)
        await settle()
        assert sages.asked == []
        monkeypatch.setattr(reviews, "SECONDS_UNWANTED", 60.0)
        assert (await finished(made, table, key))["seats"]

    play(scene)


def test_only_some_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 1)
    one, one_key = table_of([ADA, Bot("random")])
    other, other_key = table_of([ADA, Bot("random")], name="other")

    async def scene(made: Reviews, sages: Sages) -> None:
        sages.go_on.clear()
        told(made, one, one_key)
        with pytest.raises(Refusal) as refused:
            made.review(other, other_key, "en")
        assert refused.value.code == "too-many"
        sages.go_on.set()
        await finished(made, one, one_key)
        assert (await finished(made, other, other_key))["seats"]

    play(scene)


def test_only_some_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 1)
    one, one_key = table_of([ADA, Bot("random")])
    other, other_key = table_of([ADA, Bot("random")], name="other")

    async def scene(made: Reviews, sages: Sages) -> None:
        await finished(made, one, one_key)
        await finished(made, other, other_key)
        asked = len(sages.asked)
        await finished(made, one, one_key)
        assert len(sages.asked) > asked

    play(scene)
