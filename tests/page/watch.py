"""Watch: notices everything that goes wrong in a browser."""

import re
from typing import Final, final

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

COMPLAINTS: Final = ("error", "warning")
LEFT: Final = "net::ERR_ABORTED"
"""What a request ends with that nobody waits for any more, because the page was left."""
UNREACHABLE: Final = re.compile(r"net::ERR_(CONNECTION|INTERNET|NETWORK|FAILED|EMPTY)|WebSocket connection to .* failed|Failed to fetch")

NOTHING: Final = re.compile("(?!)")


@final
class Watch:
    """Whatever a browser complains about, in one line each."""

    def __init__(self, context: BrowserContext) -> None:
        self._seen: Final[list[str]] = []
        self._forgiven = NOTHING
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("requestfailed", self._miss)
        context.on("response", self._read)

    @property
    def faults(self) -> list[str]:
        """What went wrong so far."""
        return [fault for fault in self._seen if not self._forgiven.search(fault)]

    def expect_unreachable(self) -> None:
        """Forgive what browsers say about a server that is not there on purpose."""
        self._forgiven = UNREACHABLE

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in COMPLAINTS:
            self._seen.append(f"console {message.type}: {message.text}")

    def _catch(self, error: WebError) -> None:
        self._seen.append(f"page error: {error.error}")

    def _miss(self, request: Request) -> None:
        if request.failure != LEFT:
            self._seen.append(f"request failed: {request.url} {request.failure}")

    def _read(self, response: Response) -> None:
        if not response.ok and response.status != 304:
            self._seen.append(f"answer {response.status}: {response.url}")
