"""Pages: what is asked over HTTP, and what everybody may know."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from midtown.bots.levels import LEVELS
from midtown.bots.registry import BOTS, USUAL
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.games.new_york_city.edition import TOM_OPTIONS, TOMS
from midtown.server.hub import Hub
from midtown.server.kept import NOT_SHARED, Kept
from midtown.server.known_texts import box_for, game_texts, language_texts
from midtown.server.limits import Bucket, Limits
from midtown.server.refusal import BAD_MESSAGE, NO_KEY, NO_PAGE, NO_TABLE, NOT_ALLOWED, TOO_BIG, TOO_FAST, UNAVAILABLE, Refusal
from midtown.server.replaying import MOST_MOMENTS, WATCH, Replays, Wanted, replay_for
from midtown.server.replies import ENCODER, Health, KnownGame, KnownGames, KnownOption, Refused
from midtown.server.requests import Invite, Join, Open, read_body
from midtown.server.sentences import language_of, worded
from midtown.texts.language import LANGUAGES
from midtown.version import VERSION

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]

STATUS: Final = {NO_PAGE: 404, NO_TABLE: 404, NO_KEY: 403, NOT_ALLOWED: 409, TOO_BIG: 413, TOO_FAST: 429, UNAVAILABLE: 503}
"""What HTTP calls a refusal; all others are bad requests."""
BAD_REQUEST: Final = 400
MOST_ADDRESSES: Final = 10_000


@final
class Pages:
    """Opening and joining tables, records, and the state of the server."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub: Final = hub
        self._limits: Final = limits
        self._replays: Final = Replays()
        self._buckets: Final[dict[str, Bucket]] = {}
        """By address, beginning with the one that has been silent for longest."""

    async def games(self, _request: Request) -> Response:
        """Which games can be played here, with which options and bots."""
        games = [_game(name) for name in GAMES]
        return _json(KnownGames(VERSION, list(LANGUAGES), list(BOTS), games, usual_bot=USUAL, levels=list(LEVELS)))

    async def language(self, request: Request) -> Response:
        """What is said in a language whatever is played."""
        return language_texts(request.path_params["lang"]).answer(request)

    async def game(self, request: Request) -> Response:
        """What is said about a game in a language."""
        return game_texts(request.path_params["game"], request.path_params["lang"]).answer(request)

    async def open(self, request: Request) -> Response:
        """A new table."""
        return _json(await self._hub.open(await self._body(request, Open)))

    async def join(self, request: Request) -> Response:
        """Follow an invitation."""
        return _json(await self._hub.join(request.path_params["table"], await self._body(request, Join)))

    async def invite(self, request: Request) -> Response:
        """Renew a link."""
        body = await self._body(request, Invite)
        return _json(await self._hub.invite(request.path_params["table"], _key(request), body))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        self._check_pace(request)
        return PlainTextResponse(await self._hub.record(request.path_params["table"], _key(request)))

    async def replay(self, request: Request) -> Response:
        """A finished game, move by move."""
        self._check_pace(request)
        key, lang = _key(request), _lang(request)
        replay = await self._hub.look(
            request.path_params["table"], lambda table: replay_for(table, key, language_of(lang, table.opened.game))
        )
        return _private(replay, request)

    async def moments(self, request: Request) -> Response:
        """Some moments of a finished game."""
        self._check_pace(request)
        key, wanted = _key(request), _wanted(request)
        moments = await self._hub.look(request.path_params["table"], lambda table: self._replays.moments(table, key, wanted))
        return _private(moments, request)

    async def review(self, request: Request) -> Response:
        """A finished game in hindsight, or how far it has been thought about."""
        self._check_pace(request)
        key, lang = _key(request), _lang(request)
        reviews = self._hub.reviews
        return _private(await self._hub.look(request.path_params["table"], lambda table: reviews.review(table, key, lang)), request)

    async def components(self, request: Request) -> Response:
        """Everything in the box of a table, as it is played there."""
        self._check_pace(request)
        key, lang = _key(request), _lang(request)
        return _json(await self._hub.look(request.path_params["table"], lambda table: box_for(table, key, lang)))

    async def health(self, _request: Request) -> Response:
        """Whether tables can be read."""
        await self._hub.check()
        return _json(Health("good", VERSION))

    async def metrics(self, _request: Request) -> Response:
        """The figures of this process."""
        return Response(self._hub.services.counters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    # --- reading ---

    async def _body(self, request: Request, kind: type[T]) -> T:
        """What was posted, if it is not too much."""
        self._check_pace(request)
        try:
            async with asyncio.timeout(self._limits.seconds_for_body):
                data = await self._bytes(request)
        except TimeoutError:
            raise Refusal(BAD_MESSAGE, Reason("", "the message did not come in time")) from None
        return read_body(data, kind)

    async def _bytes(self, request: Request) -> bytes:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self._limits.body_bytes:
                raise Refusal(TOO_BIG, Reason("", "at most {most} bytes are read", {"most": self._limits.body_bytes}))
        return bytes(data)

    def _check_pace(self, request: Request) -> None:
        """One address may not open tables without end."""
        address = request.client.host if request.client is not None else ""
        bucket = self._buckets.pop(address, None) or Bucket(self._limits.posts_a_second, self._limits.posts_at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take():
            raise Refusal(TOO_FAST, Reason("", "too many messages: wait a moment"))


def refused(refusal: Refusal, lang: str) -> Response:
    """A refusal over HTTP."""
    language = language_of(lang if lang in LANGUAGES else "en")
    body = ENCODER.encode(Refused(refusal.code, worded(refusal.reason, language)))
    return Response(body, STATUS.get(refusal.code, BAD_REQUEST), media_type="application/json")


async def no_page(_request: Request, problem: Exception) -> Response:
    """What is not there, or not in this way."""
    status, headers = (problem.status_code, problem.headers) if isinstance(problem, HTTPException) else (BAD_REQUEST, None)
    answer = refused(Refusal(NO_PAGE, Reason("", "there is no such page")), "en")
    return Response(answer.body, status, headers, answer.media_type)


def _json(body: object) -> Response:
    return Response(ENCODER.encode(body), media_type="application/json")


def _private(body: object, request: Request) -> Response:
    """A long answer for one person."""
    return Kept(ENCODER.encode(body), "application/json", caching=NOT_SHARED).answer(request)


def _lang(request: Request) -> str:
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def _wanted(request: Request) -> Wanted:
    """Which moments of a game, as the address says."""
    query = request.query_params
    count = min(_number(query.get("count", "1")), MOST_MOMENTS)
    return Wanted(_number(request.path_params["ply"]), max(count, 1), query.get("seat", WATCH))


def _number(text: str) -> int:
    if re.fullmatch("[0-9]{1,6}", text, re.ASCII) is None:
        raise Refusal(BAD_MESSAGE, Reason("", "'{text}' is no number", {"text": text[:20]}))
    return int(text)


def _key(request: Request) -> str:
    """The key that comes with a request, never in its address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refusal(NO_KEY, Reason("", "this needs a key"))
    return key


def _game(name: str) -> KnownGame:
    game = GAMES[name]
    options = [KnownOption(option.name, list(option.values), option.rule, option.meaning) for option in game.offered]
    played = [option for option in options if option.name not in TOM_OPTIONS]
    if len(played) == len(options):
        return KnownGame(name, game.rules_version, list(game.seats), options, toms=[], most_toms=0)
    return KnownGame(name, game.rules_version, list(game.seats), played, list(TOMS), len(TOM_OPTIONS))
