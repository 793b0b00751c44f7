"""`midtown serve`, and `midtown` alone: tables in the browser, for oneself or for friends."""

import argparse
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from midtown.cli.arguments import add_language, language_of
from midtown.cli.parser import Parser, whole_number
from midtown.cli.shelf import data_folder
from midtown.core.errors import BadOptions, Reason
from midtown.server.app import Settings
from midtown.server.holding import SQLITE, HeldElsewhere, held
from midtown.server.logs import write_logs
from midtown.server.serve import listen, prepare, serve, serve_in_processes
from midtown.texts.language import Language

HERE: Final = "127.0.0.1"
PORT: Final = 2011
FILE: Final = "midtown.db"
FAILED: Final = 1
NO_BROWSER: Final = "MIDTOWN_NO_BROWSER"
"""The variable of the environment that keeps the browser closed."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("serve", help="host tables in the browser for friends")
    parser.add_argument("--host", metavar="ADDRESS", default=HERE, help=f"where to listen; {HERE} is this machine alone, 0.0.0.0 everybody")
    parser.add_argument("--port", metavar="N", type=whole_number, default=PORT, help=f"{PORT} if not given; 0 is any that is free")
    add_database(parser)
    parser.add_argument("--processes", metavar="N", type=whole_number, default=1, help="server processes; more than one needs PostgreSQL")
    parser.add_argument(
        "--thinkers", metavar="N", type=whole_number, default=1, help="processes that bots think in, for each server process"
    )
    parser.add_argument("--think", metavar="SECONDS", type=whole_number, default=10, help="how long a bot may think")
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help="another address of the page, such as https://play.example.org"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    language = language_of(arguments, "")
    settings = settings_of(arguments)
    with listen(arguments.host, _port(arguments.port)) as listener:
        if arguments.processes > 1:
            prepare(settings.database)
            write_logs()
            _say_where(listener, language)
            return serve_in_processes(settings, listener, arguments.processes)
        try:
            return _serve(settings, listener, language, lambda: None)
        except HeldElsewhere as other:
            raise BadOptions(Reason("", "another server has these tables open, at {address}", {"address": other.address})) from None


def run_here() -> int:
    """`midtown` alone: serve this machine and open the browser."""
    settings = Settings(database_in(data_folder()))
    with _any_listener() as listener:
        try:
            return _serve(settings, listener, Language.load("en", ""), lambda: _open_browser(address_of(listener)))
        except HeldElsewhere as other:
            sys.stdout.write(f"Midtown is open already, at {other.address}\n")
            _open_browser(other.address)
            return 0


def add_database(parser: Parser) -> None:
    """--data and --database."""
    parser.add_argument("--data", metavar="DIR", type=Path, help="the folder of the database; one of your own if not given")
    parser.add_argument("--database", metavar="URL", help="another database, such as postgresql://user:password@host/name")


def database_of(arguments: argparse.Namespace) -> str:
    """The database that these arguments name."""
    if arguments.data is not None and arguments.database is not None:
        raise BadOptions(Reason("", "--data and --database exclude each other"))
    return arguments.database or database_in(arguments.data or data_folder())


def settings_of(arguments: argparse.Namespace) -> Settings:
    """How the server is set up by these arguments."""
    for name, least, most in (("processes", 1, 64), ("thinkers", 1, 64), ("think", 1, 600)):
        if not least <= getattr(arguments, name) <= most:
            blanks = {"flag": name, "least": least, "most": most, "given": getattr(arguments, name)}
            raise BadOptions(Reason("", "--{flag} is a number from {least} to {most}, not {given}", dict(blanks)))
    database = database_of(arguments)
    if arguments.processes > 1 and database.startswith("sqlite"):
        raise BadOptions(Reason("", "several processes need a common database: --database postgresql://…"))
    return Settings(database, arguments.thinkers, float(arguments.think), tuple(arguments.origin))


def database_in(folder: Path) -> str:
    """The database in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOptions(
            Reason("", "{path} cannot be made: {problem}", {"path": str(folder), "problem": problem.strerror or str(problem)})
        ) from None
    return SQLITE + str((folder / FILE).absolute())


def address_of(listener: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listener.getsockname()[:2]
    shown = HERE if host == "0.0.0.0" else f"[{host}]" if ":" in host else host  # noqa: S104  # it is compared, not listened at
    return f"http://{shown}:{port}/"


def _port(port: int) -> int:
    if not 0 <= port < 1 << 16:
        raise BadOptions(Reason("", "a port is a number from 0 to {most}, not {given}", {"most": (1 << 16) - 1, "given": port}))
    return port


def _any_listener() -> socket.socket:
    """The usual port, or any other if something is there already."""
    try:
        return listen(HERE, PORT)
    except BadOptions:
        return listen(HERE, 0)


def _serve(settings: Settings, listener: socket.socket, language: Language, ready: Callable[[], None]) -> int:
    def say_so() -> None:
        _say_where(listener, language)
        ready()

    with held(settings.database, address_of(listener)):
        prepare(settings.database)
        write_logs()
        _stop_quietly()
        return 0 if serve(settings, listener, say_so) else FAILED


def _say_where(listener: socket.socket, language: Language) -> None:
    said = language.sentence("Midtown is open at {address} (Ctrl-C closes it)", address=address_of(listener))
    sys.stdout.write(f"{said}\n")
    sys.stdout.flush()


def _stop_quietly() -> None:
    """The signal that stops a server comes once more when all is closed, and is then nobody's business."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def _open_browser(address: str) -> None:
    """Some browsers return only when they are closed: nobody waits for them."""
    if not os.environ.get(NO_BROWSER):
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
