import json
from typing import Final, final

import pytest

from midtown.server.replies import Renewed
from midtown.server.table.device import MOST_REPLIES, POLICY, RESTART, Device
from tests.server.doubles import Rope


@final
class End:
    """A device, and what reaches it over its rope."""

    def __init__(self) -> None:
        self.device: Final = Device(0, "lock", "en", 0)
        self.got: Final[list[str]] = []
        self.rope: Final = Rope(lambda frame: self.got.append(frame.decode()))
        self.caught_up = 0
        self.device.connect(self.rope, self._catch_up)

    def _catch_up(self, device: Device) -> None:
        device.is_behind = False
        self.caught_up += 1
        device.put(b"newest", 1, [])

    def reads_on(self) -> None:
        self.rope.read_on()
        self.device.go_on()


@pytest.fixture
def end() -> End:
    return End()


def test_a_device_that_reads_is_sent_everything_at_once(end: End) -> None:
    end.device.put(b"one", 1, [])
    end.device.show(b"two")
    end.device.put(b"three", 2, [])
    assert end.got == ["one", "two", "three"]


def test_what_is_put_before_there_is_a_line_is_sent_when_there_is_one() -> None:
    device = Device(0, "lock", "en", 0)
    device.put(b"one", 1, [])
    assert not device.is_free
    got: list[bytes] = []
    device.connect(Rope(got.append), lambda _device: None)
    assert got == [b"one"]
    assert device.is_free


def test_what_comes_after_something_that_is_not_read_waits_behind_it(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"one", 1, [])
    end.device.show(b"two")
    assert end.got == []
    end.reads_on()
    assert end.got == ["one", "two"]


def test_a_device_is_not_free_while_an_update_waits_or_is_not_read(end: End) -> None:
    freedom = [end.device.is_free]
    end.rope.stop_reading()
    end.device.put(b"one", 1, [])
    freedom.append(end.device.is_free)
    end.device.put(b"two", 1, [])
    freedom.append(end.device.is_free)
    end.reads_on()
    freedom.append(end.device.is_free)
    assert freedom == [True, False, False, True]


def test_a_device_that_was_too_slow_is_brought_up_to_date_once(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"one", 1, [])
    end.device.is_behind = True
    end.reads_on()
    end.reads_on()
    assert end.got == ["one", "newest"]
    assert end.caught_up == 1


def test_a_device_that_is_still_too_slow_is_brought_up_to_date_later(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"one", 1, [])
    end.device.is_behind = True
    end.device.go_on()
    assert end.caught_up == 0


def test_what_a_forgotten_update_told_and_confirmed_is_told_and_confirmed_again(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"one", 1, ["a"])
    end.device.put(b"two", 3, ["b"])
    end.device.done.append("c")
    end.device.forget_update()
    assert (end.device.told, end.device.done) == (1, ["b", "c"])
    end.device.reply(Renewed("key"))
    end.reads_on()
    assert end.got[0] == "one"
    assert end.got[2:] == ["newest"]


def test_there_is_nothing_to_forget_where_no_update_waits(end: End) -> None:
    end.device.put(b"one", 1, ["a"])
    end.device.forget_update()
    assert (end.device.told, end.device.done, end.device.is_behind) == (1, [], False)


def test_who_is_present_is_told_as_it_is_and_not_as_it_was(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"update", 1, [])
    end.device.show(b"three")
    end.device.show(b"two")
    end.reads_on()
    assert end.got == ["update", "two"]


def test_who_does_not_read_has_no_room_for_more_answers(end: End) -> None:
    end.rope.stop_reading()
    had_room = []
    for number in range(MOST_REPLIES + 1):
        had_room.append(end.device.has_room)
        end.device.reply(Renewed(str(number)))
    had_room.append(end.device.has_room)
    end.reads_on()
    assert had_room == [*[True] * (MOST_REPLIES + 1), False]
    assert end.device.has_room
    assert [json.loads(frame)["key"] for frame in end.got] == [str(number) for number in range(MOST_REPLIES + 1)]


def test_a_closed_device_is_sent_what_was_asked_for_and_is_not_brought_up_to_date(end: End) -> None:
    end.rope.stop_reading()
    end.device.put(b"one", 1, [])
    end.device.is_behind = True
    end.device.close()
    end.device.put(b"two", 2, [])
    end.device.show(b"three")
    end.device.reply(Renewed("last words"))
    end.reads_on()
    assert end.got[0] == "one"
    assert [json.loads(frame)["key"] for frame in end.got[1:]] == ["last words"]
    assert end.caught_up == 0


def test_a_connection_is_closed_with_the_first_code(end: End) -> None:
    codes = [end.device.code]
    for code in (POLICY, RESTART):
        end.device.close(code)
        codes.append(end.device.code)
    assert codes == [RESTART, POLICY, POLICY]
    assert end.device.is_closed
