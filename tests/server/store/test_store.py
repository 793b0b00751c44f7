"""What every store does, whatever database it is in."""

import asyncio

import pytest

from midtown.server.store.line import Line, StoreFailed, Taken
from midtown.server.store.order import Order
from midtown.server.store.store import Store
from tests.server.store.stores import execute, line, opened


def test_lines_are_read_as_they_were_appended(url: str) -> None:
    body = bytes(range(256))

    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1, body))
            await store.append(line("harlem", 2))
            assert await store.read("harlem") == [line("harlem", 1, body), line("harlem", 2)]

    asyncio.run(run())


def test_lines_are_read_in_the_order_of_their_numbers(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for number in (10, 9, 2, 1):
                await store.append(line("harlem", number))
            assert [found.number for found in await store.read("harlem")] == [1, 2, 9, 10]
            assert [found.number for found in await store.read("harlem", after=2)] == [9, 10]

    asyncio.run(run())


def test_every_table_has_its_own_lines(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1))
            await store.append(line('Hårlem \'n "more"', 1, b"[]"))
            assert await store.read("harlem") == [line("harlem", 1)]
            assert await store.read('Hårlem \'n "more"') == [line('Hårlem \'n "more"', 1, b"[]")]
            assert await store.read("soho") == []

    asyncio.run(run())


def test_a_taken_number_is_refused_and_changes_nothing(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1, b"first"))
            with pytest.raises(Taken, match="table harlem has a line 1 already"):
                await store.append(line("harlem", 1, b"second"))
            assert await store.read("harlem") == [line("harlem", 1, b"first")]

    asyncio.run(run())


async def outcomes(store: Store, *bodies: tuple[int, bytes]) -> list[type]:
    """What becomes of lines that are handed in at once."""
    appends = [store.append(line("harlem", number, body)) for number, body in bodies]
    return [type(outcome) for outcome in await asyncio.gather(*appends, return_exceptions=True)]


def test_a_taken_number_does_not_fail_the_others_of_its_batch(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 2, b"there"))
            found = await outcomes(store, (1, b"new"), (2, b"new"), (3, b"new"))
            assert found == [type(None), Taken, type(None)]
            assert [found.body for found in await store.read("harlem")] == [b"new", b"there", b"new"]

    asyncio.run(run())


def test_of_two_lines_with_one_number_in_a_batch_the_first_is_written(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            found = await outcomes(store, (9, b"open the connection"), (2, b"first"), (1, b"first"), (2, b"second"), (1, b"second"))
            assert found == [type(None), type(None), type(None), Taken, Taken]
            assert [found.body for found in await store.read("harlem")][:2] == [b"first", b"first"]

    asyncio.run(run())


async def settled(store: Store, *orders: list[Line]) -> list[type]:
    """What becomes of orders that are handed in at once."""
    found: asyncio.Queue[Exception | None] = asyncio.Queue()
    made = [Order(lines[0], found.put_nowait) for lines in orders]
    for order, lines in zip(made, orders, strict=True):
        store.hand_in(order)
        order.lines.extend(lines[1:])
    assert all(order.is_open for order in made)
    problems = [type(await found.get()) for _ in made]
    assert not any(order.is_open for order in made)
    return problems


def test_of_lines_that_belong_together_all_are_written_or_none(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for number in (1, 2):
                await store.append(line("harlem", number, b"there"))
            orders = [[line("soho", number) for number in (1, 2, 3)], [line("harlem", number) for number in (2, 3)]]
            assert await settled(store, *orders, [line("chelsea", 1)]) == [type(None), Taken, type(None)]
            assert len(await store.read("soho")) == 3
            assert [found.body for found in await store.read("harlem")] == [b"there", b"there"]
            assert len(await store.read("chelsea")) == 1
            assert await settled(store, [line("harlem", 3), line("harlem", 4)]) == [type(None)]
            assert await settled(store, [line("soho", 4), line("soho", 5)], [line("soho", 4), line("soho", 5)]) == [type(None), Taken]
            assert [len(await store.read(table)) for table in ("harlem", "soho")] == [4, 5]

    asyncio.run(run())


def test_lines_are_there_when_the_store_is_opened_again(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1))
        async with opened(url) as store:
            assert await store.read("harlem") == [line("harlem", 1)]

    asyncio.run(run())


def test_closing_writes_everything_that_was_handed_in(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            waiting = [asyncio.ensure_future(store.append(line("harlem", number))) for number in range(1, 101)]
            await asyncio.sleep(0)
        assert [append.done() and append.exception() for append in waiting] == [None] * 100
        async with opened(url) as store:
            assert len(await store.read("harlem")) == 100

    asyncio.run(run())


def test_a_closed_store_takes_no_lines(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            pass
        with pytest.raises(StoreFailed, match="the database is closed"):
            await store.append(line("harlem", 1))

    asyncio.run(run())


def test_nobody_needs_to_wait_for_a_line(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            impatient = asyncio.ensure_future(store.append(line("harlem", 1)))
            await asyncio.sleep(0)
            impatient.cancel()
            await store.append(line("harlem", 2))
            assert len(await store.read("harlem")) == 2

    asyncio.run(run())


def test_tables_are_listed_with_the_most_recently_used_first(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for table, number in (("harlem", 1), ("soho", 2), ("harlem", 3), ("soho", 4), ("soho", 5), ("chelsea", 1)):
                await store.append(line(table, number))
            start = line("", 0).at
            found = [(summary.table, summary.lines, summary.first_at - start, summary.last_at - start) for summary in await store.tables()]
            assert found == [("soho", 3, 2, 5), ("harlem", 2, 1, 3), ("chelsea", 1, 1, 1)]

    asyncio.run(run())


def test_a_failed_database_fails_what_is_written_and_read_until_it_is_well_again(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1))
            execute(url, "ALTER TABLE log RENAME TO lost")
            assert await outcomes(store, (2, b""), (3, b"")) == [StoreFailed, StoreFailed]
            with pytest.raises(StoreFailed, match=r"the database failed: .*log"):
                await store.read("harlem")
            execute(url, "ALTER TABLE lost RENAME TO log")
            await store.append(line("harlem", 2))
            assert await store.read("harlem") == [line("harlem", 1), line("harlem", 2)]

    asyncio.run(run())


def test_reading_does_not_hold_up_the_event_loop(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            reading = asyncio.ensure_future(store.read("harlem"))
            await asyncio.sleep(0)
            assert not reading.done()
            assert await reading == []

    asyncio.run(run())
