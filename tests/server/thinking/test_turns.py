"""Tables take turns."""

import asyncio
from collections.abc import Coroutine

import pytest

from midtown.server.thinking.turns import Turns


class Kitchen:
    """Few stoves, many cooks; remembers who cooked."""

    def __init__(self, stoves: int) -> None:
        self.turns = Turns(range(stoves))
        self.cooked: list[str] = []

    async def cook(self, table: str, dish: str) -> None:
        async with self.turns.place(table):
            self.cooked.append(dish)
            await asyncio.sleep(0)

    def order(self, *dishes: str) -> "list[asyncio.Task[None]]":
        """Dishes such as `b2`, the second of table b."""
        return [asyncio.create_task(self.cook(dish[0], dish)) for dish in dishes]


async def served(kitchen: Kitchen, *dishes: str) -> list[str]:
    await asyncio.gather(*kitchen.order(*dishes))
    return kitchen.cooked


async def tick(times: int = 1) -> None:
    """Let everybody go one step further."""
    for _time in range(times):
        await asyncio.sleep(0)


def in_time(kitchen_work: Coroutine[object, object, None]) -> None:
    """Run it; whoever waits in vain is noticed."""

    async def work() -> None:
        async with asyncio.timeout(1):
            await kitchen_work

    asyncio.run(work())


@pytest.mark.parametrize(
    ("wishes", "order"),
    [
        ("a1 a2 a3 b1 b2 c1", "a1 a2 b1 c1 a3 b2"),
        ("a1 a2 a3 a4 a5 a6 b1", "a1 a2 b1 a3 a4 a5 a6"),
        ("a1 b1 c1 b2 a2", "a1 b1 c1 a2 b2"),
    ],
)
def test_every_table_gets_one_place_before_any_gets_another(wishes: str, order: str) -> None:
    assert asyncio.run(served(Kitchen(1), *wishes.split())) == order.split()


def test_all_places_are_used_at_once() -> None:
    async def work() -> None:
        kitchen = Kitchen(2)
        orders = kitchen.order("a1", "a2", "a3")
        await tick()

        assert kitchen.cooked == ["a1", "a2"]
        await asyncio.gather(*orders)

    in_time(work())


def test_who_waits_no_longer_gets_no_place_and_costs_no_turn() -> None:
    async def work() -> None:
        kitchen = Kitchen(1)
        first, gone, *others = kitchen.order("a1", "b1", "b2", "c1", "d1")
        await tick()
        gone.cancel()
        others[-1].cancel()
        await asyncio.gather(first, *others[:-1])

        assert kitchen.cooked == ["a1", "b2", "c1"]

    in_time(work())


def test_who_is_given_a_place_and_leaves_at_that_moment_passes_it_on() -> None:
    async def work() -> None:
        kitchen = Kitchen(1)
        async with kitchen.turns.place("a"):
            leaving, staying = kitchen.order("b1", "c1")
            await tick()
        leaving.cancel()
        await staying

        assert leaving.cancelled()
        assert kitchen.cooked == ["c1"]

    in_time(work())


def test_a_place_is_free_again_after_everybody_has_left() -> None:
    async def work() -> None:
        kitchen = Kitchen(1)
        cooking, waiting = kitchen.order("a1", "b1")
        await tick()
        waiting.cancel()
        cooking.cancel()
        await asyncio.gather(cooking, waiting, return_exceptions=True)

        assert await served(kitchen, "c1") == ["a1", "c1"]

    in_time(work())
