"""Files that commands read and write, with complaints that name the place."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR, ENOTDIR
from os import W_OK, access, strerror
from pathlib import Path

from midtown.cli.complaint import Complaint
from midtown.core.errors import BadOptions, BadRecord, Reason, Value
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.record import record_of, replay
from midtown.match.record_file import load, save
from midtown.texts.language import Language


def open_match(path: Path, code: str) -> Match:
    """The game recorded in a file, played again."""
    with complaints_about(path, code):
        return replay(load(path, GAMES), GAMES)


@contextmanager
def complaints_about(path: Path, code: str) -> Iterator[None]:
    """What is wrong with a record becomes a complaint that names the file and the line."""
    Language.load(code, "")
    try:
        yield
    except BadRecord as problem:
        raise Complaint(_record_problem(path, code, problem)) from None


def _record_problem(path: Path, code: str, problem: BadRecord) -> str:
    """What is wrong with a record, and where."""
    language = Language.load(code, _game_name(path))
    if problem.line == 0:
        return language.reason(problem.reason)
    blanks: dict[str, Value] = {"path": str(path), "line": problem.line, "problem": problem.reason}
    return language.reason(Reason(problem.reason.rule, "{path}, line {line}: {problem}", blanks))


def _game_name(path: Path) -> str:
    """The game that a record claims to be of, if it can be read at all."""
    try:
        found = re.match(rb"game: ([a-z-]+)", path.read_bytes())
    except OSError:
        return ""
    return found[1].decode() if found else ""


def write_match(match: Match, path: Path) -> None:
    """Save the record of a match."""
    try:
        save(record_of(match), path)
    except OSError as problem:
        raise unwritable(path, problem) from None


def write_copy(match: Match, path: Path) -> None:
    """Save the record of a match where somebody wants it; a file that holds something else is left alone."""
    if path.exists() and not _is_record_of(match, path):
        raise BadOptions(Reason("", "{path} is there already and holds something else", {"path": str(path)}))
    write_match(match, path)


def _is_record_of(match: Match, path: Path) -> bool:
    """Does the file hold a record of this very game?"""
    try:
        record = load(path, GAMES)
    except BadRecord:
        return False
    return (record.game, record.options, record.seed) == (match.game.name, match.options, match.seed)


def unwritable(path: Path, problem: OSError) -> BadOptions:
    """That a file cannot be written, and why."""
    return BadOptions(Reason("", "{path} cannot be written: {problem}", {"path": str(path), "problem": problem.strerror or ""}))


def check_writable(path: Path) -> None:
    """Refuse a place where no file can be written, before hours have been spent on what is to be written there."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if path.is_dir():
        raise unwritable(path, IsADirectoryError(EISDIR, strerror(EISDIR)))
    if not folder.is_dir():
        raise unwritable(path, NotADirectoryError(ENOTDIR, strerror(ENOTDIR)))
    if not access(folder, W_OK):
        raise unwritable(path, PermissionError(EACCES, strerror(EACCES)))


def write_text(text: str, path: Path) -> None:
    """Write a file whole, or leave it as it is."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as problem:
        with suppress(OSError):
            part.unlink()
        raise unwritable(path, problem) from None
