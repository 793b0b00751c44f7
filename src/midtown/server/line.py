"""Line: what a device is told over, and heard from."""

from abc import ABC, abstractmethod


class Line(ABC):
    """What a device is told over."""

    is_clear: bool
    """Does it take more? Not while much of what was said is unread."""

    @abstractmethod
    def say(self, frame: bytes) -> None:
        """Send a text."""


class Listener(ABC):
    """Whoever hears what comes over a wire."""

    @abstractmethod
    def hear(self, text: str | None) -> None:
        """A message has come: a text, or bytes, which nobody reads."""

    @abstractmethod
    def be_clogged(self) -> None:
        """Much of what was said has not been read: nothing more should be said."""

    @abstractmethod
    def be_cleared(self) -> None:
        """It has been read."""


class Ear(Line):
    """A line that can be listened to."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """From now on this one hears what comes, and what has come already at once."""

    @abstractmethod
    def hold(self) -> None:
        """Let nothing more come for now."""

    @abstractmethod
    def release(self) -> None:
        """Let it come again."""
