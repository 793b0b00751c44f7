import asyncio

from midtown.server.requests import Here, Vote
from tests.server.evening import PEOPLE, Evening, Person, evening, settle
from tests.server.keeping import Message


async def three(night: Evening) -> list[Person]:
    """Two people and a spectator."""
    await night.open([*PEOPLE])
    return [*await night.all_come(), await night.comes(night.opened.watch)]


async def round_of(*people: Person) -> None:
    """Everybody answers what is asked now."""
    for person in people:
        while person.now.get("choices"):
            stage = person.now["asked"]
            await person.plays()
            if person.now.get("asked", 0) > stage + 1:
                break


def events(told: list[Message]) -> list[tuple[str, int | None]]:
    return [(each["event"], each.get("seat")) for each in told if "event" in each]


def test_who_comes_is_told_the_whole_table_and_everybody_who_is_present() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, watcher = await three(night)

            assert ada.now["seat"] == 0
            assert "seat" not in watcher.now
            assert "choices" not in watcher.now
            for person in (ada, ben, watcher):
                assert person.heard[-1] == {"type": "present", "seats": [0, 1], "spectators": 1}

            ben.goes()
            await settle()
            assert ada.heard[-1] == {"type": "present", "seats": [0], "spectators": 1}

    asyncio.run(scene())


def test_somebody_who_is_being_told_something_learns_who_is_present_afterwards() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, _watcher = await three(night)
            ben.stops_reading()
            await ada.does(Vote("end", "yes"))
            ada.goes()
            ben.reads_on()
            await settle()

            assert ben.heard[-1] == {"type": "present", "seats": [1], "spectators": 1}

    asyncio.run(scene())


def test_who_was_away_is_told_exactly_what_was_missed() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, watcher = await three(night)
            since = ben.now["version"]
            seen = len(ben.told)
            await ada.plays()
            await ada.plays()
            for _ in range(2):
                await ben.plays()
            missed = ben.told[seen:]
            assert events(missed)

            again = await night.comes(night.opened.keys["1"], since)
            assert again.told == missed
            assert (await night.comes(night.opened.keys["1"], again.now["version"])).told == []
            assert events(watcher.told) == events(ben.told)

    asyncio.run(scene())


def test_who_owes_no_answer_hears_a_moment_later_and_of_all_at_once() -> None:
    async def scene() -> None:
        async with evening(moment=0.03) as night:
            await night.open([*PEOPLE, Here("Cyd", "c-salt")], game="fifth-avenue")
            people = [*await night.all_come(), await night.comes(night.opened.watch)]
            first = next(person for person in people if person.now.get("choices"))
            idle = [person for person in people if person is not first]
            seen = [len(person.updates) for person in idle]
            while first.now.get("choices"):
                answered = len(first.updates)
                await first.plays(request_id=str(answered))
                assert first.now["done"] == [str(answered)]
            assert len([person for person in idle if person.now.get("choices")]) == 1
            assert [len(person.updates) for person in idle if not person.now.get("choices")] == seen[1:]

            await asyncio.sleep(0.1)
            assert [len(person.updates) for person in idle] == [count + 1 for count in seen]
            assert events(people[-1].told) == events(idle[0].told)

    asyncio.run(scene())


def test_who_asks_without_an_id_hears_at_once_too() -> None:
    async def scene() -> None:
        async with evening(moment=60.0) as night:
            ada, _ben, _watcher = await three(night)
            while ada.now.get("choices"):
                before = len(ada.updates)
                await ada.plays("renounce" if "renounce" in [choice["action"] for choice in ada.now["choices"]] else "")
                assert len(ada.updates) == before + 1
            assert "owes" not in ada.now["seats"][0]
            assert "done" not in ada.now

    asyncio.run(scene())


def test_what_is_overdue_is_told_as_soon_as_the_store_has_written() -> None:
    async def scene() -> None:
        async with evening(moment=0.2) as night:
            ada, ben, watcher = await three(night)
            seen = len(watcher.updates)
            await ada.does(Vote("end", "yes"))
            night.store.goes_on.clear()
            refusing = asyncio.create_task(ben.does(Vote("end", "no")))
            await asyncio.sleep(0.25)
            assert len(watcher.updates) == seen

            night.store.goes_on.set()
            await refusing
            await settle()
            assert len(watcher.updates) == seen + 1
            assert watcher.notices[-1] == ada.notices[-1]

    asyncio.run(scene())


def test_the_past_is_told_as_the_own_seat_may_know_it() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, watcher = await three(night)
            again = await night.comes(night.opened.keys["1"])

            drawn = [told for told in again.told if told.get("event") == "drew"]
            assert [bool(told.get("things")) for told in drawn if told["seat"] == 1] == [True]
            assert [bool(told.get("things")) for told in drawn if told["seat"] == 0] == [False]
            assert not any(told.get("things") for told in watcher.told if told.get("event") == "drew")
            assert ada.told != ben.told

    asyncio.run(scene())


def test_who_reads_slowly_gets_one_update_for_all_that_was_missed_and_no_event_is_lost() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, watcher = await three(night)
            seen = len(watcher.updates)
            quick = await night.comes(night.opened.watch)
            watcher.stops_reading()
            for _ in range(4):
                await ada.does(Vote("end", "yes"))
                await ben.does(Vote("end", "no"))
            assert len(watcher.updates) == seen

            watcher.reads_on()
            await settle()
            assert len(watcher.updates) == seen + 2
            assert watcher.told == quick.told
            assert len(quick.updates) == 9

    asyncio.run(scene())


def test_an_acknowledgement_waits_with_a_slow_reader() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, _watcher = await three(night)
            ada.stops_reading()
            await ben.does(Vote("end", "yes"))
            await ada.plays(request_id="mine")
            assert "done" not in ada.now

            ada.reads_on()
            await settle()
            assert ada.now["done"] == ["mine"]

    asyncio.run(scene())


def test_everything_is_told_again_to_who_asks() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, _watcher = await three(night)
            await round_of(ada, ben)
            all_told = ada.told
            await ada.live.resync(ada.device, 0)
            await settle()
            assert ada.now["told"] == all_told
            assert "fairness" in ada.now

            ada.stops_reading()
            await ben.does(Vote("end", "yes"))
            await ada.live.resync(ada.device, 0)
            ada.reads_on()
            await settle()
            assert ada.now["told"][: len(all_told)] == all_told
            assert ada.now["told"][-1]["notice"]["text"] == "Ben proposes: the game ends as it stands"

    asyncio.run(scene())


def test_a_device_that_closes_while_it_is_told_something_holds_up_nobody() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben, _watcher = await three(night)
            ben.stops_reading()
            await ada.does(Vote("end", "yes"))
            ben.device.close()
            await ada.does(Vote("end", "no"))
            ben.goes()
            await ada.plays()

            assert ada.now["choices"]

    asyncio.run(scene())
