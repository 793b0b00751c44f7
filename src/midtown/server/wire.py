"""Wire: a websocket with nothing between the network and whoever listens."""

from typing import Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from midtown.server.line import Ear, Listener
from midtown.server.post import Post

WIRE: Final = "midtown.wire"
"""The name under which an application finds the wire in the state of a connection."""
POST: Final = "midtown.post"
"""The name under which all wires of a server find the post that they share."""
TEXT: Final = b"\x81"
TWO_BYTES: Final = 126
"""From here on the size of a text takes two bytes,"""
EIGHT_BYTES: Final = 1 << 16
"""and from here on eight."""


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes that is sent whole; the library would take longer for it than for everything else."""
    if size < TWO_BYTES:
        return TEXT + bytes((size,))
    if size < EIGHT_BYTES:
        return TEXT + b"\x7e" + size.to_bytes(2)
    return TEXT + b"\x7f" + size.to_bytes(8)


@final
class Wire(WebSocketsSansIOProtocol, Ear):
    """The websocket of the web server, which is spoken with directly after the first message.

    A table tells all its devices of every move; tasks and queues in between would cost more than the move.
    """

    is_clear = True
    _listener: Listener | None = None
    _post: Post | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        self._post = self.app_state.setdefault(POST, Post(self.loop))
        came = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.release()
        for message in came:
            if message["type"] == "websocket.receive":
                listener.hear(message.get("text"))
            else:
                self.queue.put_nowait(message)

    def hold(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def release(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, frame: bytes) -> None:
        letter = head_of(len(frame)) + frame
        if self._post is None:
            self._write(letter)
        else:
            self._post.take(self._write, letter)

    def _write(self, letter: bytes) -> None:
        """Nothing is said any more once the end was."""
        if self.conn.state is OPEN and not self.close_sent:
            self.transport.write(letter)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = None if self.curr_msg_data_type == "bytes" else b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._listener.hear(text)

    def pause_writing(self) -> None:
        """Too much waits to be read at the other end."""
        self.is_clear = False
        super().pause_writing()
        if self._listener is not None:
            self._listener.be_clogged()

    def resume_writing(self) -> None:
        """Most of it has been read."""
        self.is_clear = True
        super().resume_writing()
        if self._listener is not None:
            self._listener.be_cleared()
