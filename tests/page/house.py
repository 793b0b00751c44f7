"""House: a server in a process of its own that can be struck down and started again, with all tables, at the same address."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Self, final
from urllib.parse import urlsplit

from websockets.sync.client import connect

from midtown.bots.registry import make_bot
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.record import record_of, write
from tests.served import ask, served

SEED: Final = 2011


@final
class House:
    """Where tables are, and what is asked of it without a browser."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._running: Final = ExitStack()
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Open at any free port, or at the one of before."""
        port = str(urlsplit(self.address).port or 0) if self.address else "0"
        _, address = self._running.enter_context(served(self._folder, "serve", "--port", port, "--data", str(self._folder)))
        self.address = address.removesuffix("/")

    def kill(self) -> None:
        """Strike the server down."""
        self._running.close()

    def open_table(self, game: str, *seats: dict[str, str], **choices: str) -> Any:  # noqa: ANN401  # whatever JSON says
        """A new table with these seats, and the keys to it."""
        return ask(f"{self.address}/api/tables", {"game": game, "seats": list(seats), "choices": choices})

    def open_known_table(self, game: str, *seats: dict[str, str]) -> Any:  # noqa: ANN401  # whatever JSON says
        """A new table where the cards are always the same."""
        return self._open_record(Match(GAMES[game], GAMES[game].options(len(seats)), SEED), *seats)

    def _open_record(self, match: Match, *seats: dict[str, str]) -> Any:  # noqa: ANN401  # whatever JSON says
        """A new table that goes on where a game stands."""
        return ask(f"{self.address}/api/tables", {"game": match.game.name, "seats": list(seats), "record": write(record_of(match))})

    def table_in_play(self, game: str, moves: int, *seats: dict[str, str]) -> Any:  # noqa: ANN401  # whatever JSON says
        """A table with a game, always the same, that was played well up to a move and is now the first seat's turn."""
        return self._open_record(well_played(game, len(seats), moves), *seats)

    def badly_played_table(self, game: str, *seats: dict[str, str]) -> Any:  # noqa: ANN401  # whatever JSON says
        """A table with a finished game, always the same, in which the first seat now and then did just anything."""
        return self._open_record(badly_played(game, len(seats)), *seats)

    def finished_table(self, game: str, *seats: dict[str, str], **choices: str) -> Any:  # noqa: ANN401  # whatever JSON says
        """A table where bots have played for everybody to the end, and the keys to it."""
        opened = self.open_table(game, *seats, **choices)
        with connect(f"{self.address.replace('http', 'ws', 1)}/api/play", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "table": opened["table"], "key": opened["keys"]["0"]}))
            socket.send(json.dumps({"type": "leave", "id": "left"}))
            while json.loads(socket.recv()).get("phase") != "over":
                pass
        return opened


def well_played(game: str, seats: int, moves: int) -> Match:
    """A game that was played well for so many moves, and on until the first seat is asked."""
    match = Match(GAMES[game], GAMES[game].options(seats), SEED)
    bot = make_bot("greedy", match.game, SEED)
    while match.ply < moves or 0 not in match.owing:
        seat = match.owing[0]
        match.play(bot.choose(match.view(seat), match.state.options(seat)), seat)
    return match


def badly_played(game: str, seats: int) -> Match:
    """A game to its end: all seats play well, and the first does just anything at every third of its moves."""
    match = Match(GAMES[game], GAMES[game].options(seats), SEED)
    good, bad = make_bot("greedy", match.game, SEED), make_bot("random", match.game, SEED)
    while not match.over:
        seat = match.owing[0]
        bot = bad if seat == 0 and match.ply % 3 == 0 else good
        match.play(bot.choose(match.view(seat), match.state.options(seat)), seat)
    return match
