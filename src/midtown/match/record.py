"""Record: a game as a text file, one action a line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from midtown.core.errors import BadNotation, BadOptions, BadRecord, GameError, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.core.result import Result
from midtown.match.match import AnyGame, Match

UNFINISHED: Final = "unfinished"
HEADINGS: Final = ("game", "options", "edition", "seed")
MOVE: Final = re.compile(r"(\d) (\S.*)")


@final
@dataclass(frozen=True)
class Record:
    """All that is needed to play a game again, and how it ended."""

    game: str
    version: int
    options: Options
    seed: int
    moves: tuple[tuple[int, str], ...]
    result: str


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    moves = tuple([(move.seat, match.text(move.action)) for move in match.moves])
    result = match.result()
    return Record(
        match.game.name, match.game.rules_version, match.options, match.seed, moves, result_text(result) if result else UNFINISHED
    )


def result_text(result: Result) -> str:
    """The points by seat and the reason of the end."""
    return " ".join([str(points) for points in result.points]) + f" · {result.reason}"


def write(record: Record) -> str:
    """The text of a record."""
    options = " ".join([f"seats={record.options.seats}", *[f"{name}={value}" for name, value in record.options.choices]])
    corrections = [f"{change.component}.{change.field}={change.value}" for change in record.options.corrections]
    lines = [
        f"game: {record.game} {record.version}",
        f"options: {options}",
        f"edition: {'; '.join(corrections) or 'printed'}",
        f"seed: {record.seed}",
        *[f"{seat} {text}" for seat, text in record.moves],
        f"result: {record.result}",
    ]
    return "\n".join(lines) + "\n"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that is written here; says at which line it cannot be read."""
    lines = text.splitlines()
    head = [_heading(lines, place) for place in range(len(HEADINGS))]
    game = _game(head[0], games)
    options = _options(game, head[1], head[2])
    if re.fullmatch(r"\d+", head[3]) is None:
        raise BadRecord(4, Reason("", "a seed is a whole number, not '{seed}'", {"seed": head[3]}))
    seed = int(head[3])
    try:
        game.check_seed(seed)
    except BadOptions as problem:
        raise BadRecord(4, problem.reason) from None
    last = len(lines)
    if not lines[-1].startswith("result: ") or not text.endswith("\n"):
        raise BadRecord(last, Reason("", "the record is cut off: its last line must be a result"))
    moves = tuple([_move(lines[place], place + 1) for place in range(len(HEADINGS), last - 1)])
    return Record(game.name, game.rules_version, options, seed, moves, lines[-1].removeprefix("result: "))


def _heading(lines: list[str], place: int) -> str:
    """What stands behind the heading that belongs on this line."""
    start = f"{HEADINGS[place]}: "
    if place >= len(lines) or not lines[place].startswith(start):
        raise BadRecord(place + 1, Reason("", "this is no record of a game: the line must begin with '{start}'", {"start": start.strip()}))
    return lines[place].removeprefix(start)


def _game(head: str, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game that a record names, in the version of the rules that is played here."""
    name, _, version = head.partition(" ")
    game = games.get(name)
    if game is None:
        raise BadRecord(1, unknown("game", name, list(games)))
    if version != str(game.rules_version):
        blanks: dict[str, Value] = {"version": version, "known": game.rules_version}
        raise BadRecord(1, Reason("", "the game was played by version '{version}' of the rules; here it is version {known}", blanks))
    return game


def _options(game: AnyGame, head: str, edition: str) -> Options:
    """The options and corrections that a record names."""
    words = [_pair(word, "=", 2) for word in head.split()]
    pairs = dict(words)
    for name in pairs:
        if [first for first, _second in words].count(name) > 1:
            raise BadRecord(2, Reason("", "'{name}' is given twice", {"name": name}))
    seats = pairs.pop("seats", "")
    if not seats.isdecimal():
        raise BadRecord(2, Reason("", "the number of seats must be given, as in seats=3"))
    changes = () if edition == "printed" else tuple([_correction(change) for change in edition.split("; ")])
    try:
        plain = game.options(int(seats), pairs)
    except BadOptions as problem:
        raise BadRecord(2, problem.reason) from None
    try:
        return game.options(plain.seats, pairs, changes)
    except BadOptions as problem:
        raise BadRecord(3, problem.reason) from None


def _pair(text: str, sign: str, line: int) -> tuple[str, str]:
    """Two words with a sign between them."""
    left, found, right = text.partition(sign)
    if not found or not left:
        raise BadRecord(line, Reason("", "'{text}' cannot be read: expected name{sign}value", {"text": text, "sign": sign}))
    return left, right


def _correction(text: str) -> Correction:
    """A corrected value of a component."""
    place, value = _pair(text, "=", 3)
    component, field = _pair(place, ".", 3)
    return Correction(component, field, value)


def _move(text: str, line: int) -> tuple[int, str]:
    """A seat and what it did."""
    found = MOVE.fullmatch(text)
    if found is None:
        raise BadRecord(line, Reason("", "'{text}' cannot be read: expected a seat and an action", {"text": text}))
    return int(found[1]), found[2]


def replay(record: Record, games: Mapping[str, AnyGame]) -> Match:
    """Play a record again; says at which line and why it does not lead to its result."""
    match = Match(games[record.game], record.options, record.seed)
    for place, (seat, text) in enumerate(record.moves):
        line = place + len(HEADINGS) + 1
        try:
            match.play(match.parse(text), seat)
        except BadNotation as problem:
            raise BadRecord(line, problem.reason) from None
        except GameError as problem:
            raise BadRecord(line, _not_offered(match, seat, problem.reason)) from None
    found = record_of(match).result
    if found != record.result:
        line = len(record.moves) + len(HEADINGS) + 1
        blanks: dict[str, Value] = {"stated": record.result, "found": found}
        raise BadRecord(line, Reason("", "the record states the result '{stated}', but its moves lead to '{found}'", blanks))
    return match


def _not_offered(match: Match, seat: int, why: Reason) -> Reason:
    """A refusal in a record, with what could have been done instead."""
    if not match.state.owes(seat):
        return why
    offered = [choice.text for choice in match.choices(seat)]
    return Reason(why.rule, "{why}; {seat} could: {offered}", {"why": why, "seat": seat, "offered": offered})
