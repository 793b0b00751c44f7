import pytest
from websockets.frames import Frame, Opcode

from midtown.server.wire import head_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, 65535, 65536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
