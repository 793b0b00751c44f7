"""`midtown tables`: what a server has kept, for its host."""

import argparse
import asyncio
import sys
from datetime import datetime
from pathlib import Path

from midtown.cli.arguments import add_language
from midtown.cli.files import write_text
from midtown.cli.parser import Parser
from midtown.cli.serve import FILE, add_database, database_of
from midtown.cli.shelf import data_folder
from midtown.core.errors import BadOptions, Reason
from midtown.server.records import whole_record
from midtown.server.refusal import Refusal
from midtown.server.store.line import StoreFailed
from midtown.server.store.store import Store, open_store
from midtown.server.store.summary import Summary
from midtown.server.table.desk import load


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("tables", help="list the tables that a server has kept, or export one of them")
    parser.add_argument("--export", metavar="TABLE", help="show the record of this table, secrets and all")
    parser.add_argument("--save", metavar="FILE", type=Path, help="write the record to this file instead")
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A line for each table, or a record."""
    try:
        text = asyncio.run(_found(_database(arguments), arguments.export))
    except (StoreFailed, Refusal) as problem:
        raise BadOptions(problem.reason) from None
    if arguments.save is None:
        sys.stdout.write(text)
    else:
        _save(text, arguments.save)
    return 0


def _database(arguments: argparse.Namespace) -> str:
    """The database that these arguments name; one in a folder must be there."""
    folder = arguments.data or data_folder()
    if arguments.database is None and not (folder / FILE).exists():
        raise BadOptions(Reason("", "there are no tables in {path}", {"path": str(folder)}))
    return database_of(arguments)


def _save(text: str, path: Path) -> None:
    """Nothing is overwritten."""
    if path.exists():
        raise BadOptions(Reason("", "{path} is there already", {"path": str(path)}))
    write_text(text, path)


async def _found(database: str, name: str | None) -> str:
    store = await open_store(database)
    try:
        return await _listed(store) if name is None else whole_record(await load(name, store))
    finally:
        await store.close()


async def _listed(store: Store) -> str:
    return "".join([_line(summary) for summary in await store.tables()])


def _line(summary: Summary) -> str:
    """The name of a table, how many entries it has, when it was opened, and when it was last used."""
    return f"{summary.table:20} {summary.lines:6}  {_moment(summary.first_at)}  {_moment(summary.last_at)}\n"


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d %H:%M}"
