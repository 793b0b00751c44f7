import asyncio

from midtown.server.post import Post


def test_letters_are_sent_in_one_go_and_in_their_order_when_the_turn_is_over() -> None:
    async def scene() -> None:
        read: list[bytes] = []
        post = Post(asyncio.get_running_loop())
        for letter in (b"1", b"2", b"3"):
            post.take(read.append, letter)
        assert read == []

        await asyncio.sleep(0)
        assert read == [b"1", b"2", b"3"]

        post.take(read.append, b"4")
        assert read == [b"1", b"2", b"3"]
        await asyncio.sleep(0)
        assert read == [b"1", b"2", b"3", b"4"]

    asyncio.run(scene())
