"""Web: requests over HTTP, each from another address of this machine, since one address may not ask for much."""

import asyncio
import json
from http.client import HTTPConnection
from itertools import count
from typing import Any, Final, NamedTuple, final

SECONDS: Final = 30


class Answered(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    @property
    def is_json(self) -> bool:
        """Does it look like JSON?"""
        return self.body.startswith(b"{")

    @property
    def json(self) -> dict[str, Any]:
        """The body as JSON."""
        body: dict[str, Any] = json.loads(self.body)
        return body


@final
class Web:
    """One server, many clients."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._hosts: Final = count()

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answered:
        """Ask from an address that has not asked before."""
        return await asyncio.to_thread(self._ask, method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})

    async def post(self, path: str, message: object, **headers: str) -> dict[str, Any]:
        """Something that is in order."""
        answered = await self.ask("POST", path, json.dumps(message).encode(), **headers)
        assert answered.status == 200, answered
        return answered.json

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answered:
        number = next(self._hosts)
        address = f"127.1.{number // 250 % 250}.{1 + number % 250}"
        connection = HTTPConnection("127.0.0.1", self._port, SECONDS, source_address=(address, 0))
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            return Answered(response.status, response.read())
        finally:
            connection.close()
