import asyncio

from midtown.server.post import Post


class Letterbox(asyncio.WriteTransport):
    """Remembers what was written, by whom it was read."""

    def __init__(self, name: str, written: list[str]) -> None:
        super().__init__()
        self._name = name
        self._written = written
        self.is_shut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._written.append(f"{self._name} {bytes(data).decode()}")

    def is_closing(self) -> bool:
        return self.is_shut


def test_letters_are_sent_in_one_go_and_in_their_order_when_the_turn_is_over() -> None:
    async def scene() -> None:
        written: list[str] = []
        ada, ben = Letterbox("ada", written), Letterbox("ben", written)
        post = Post(asyncio.get_running_loop())
        post.take(ada, b"1")
        post.take(ben, b"2")
        post.take(ada, b"3")
        assert written == []

        await asyncio.sleep(0)
        assert written == ["ada 1", "ben 2", "ada 3"]

        post.take(ben, b"4")
        await asyncio.sleep(0)
        assert written == ["ada 1", "ben 2", "ada 3", "ben 4"]

    asyncio.run(scene())


def test_whoever_has_gone_gets_no_letters_and_the_others_theirs() -> None:
    async def scene() -> None:
        written: list[str] = []
        ada, ben = Letterbox("ada", written), Letterbox("ben", written)
        post = Post(asyncio.get_running_loop())
        post.take(ada, b"1")
        post.take(ben, b"2")
        ada.is_shut = True
        await asyncio.sleep(0)
        assert written == ["ben 2"]

    asyncio.run(scene())
