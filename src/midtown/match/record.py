"""Record: a game as a text file, one action a line."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, final

from midtown.core.errors import BadNotation, BadOptions, BadRecord, GameError, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.core.result import Result
from midtown.match.dealing import Dealing, Dealt, check_digits, check_salts
from midtown.match.match import AnyGame, Match

UNFINISHED: Final = "unfinished"
HEADINGS: Final = ("game", "options", "edition", "seed")
DEALT_HEADINGS: Final = ("promise", "secret", "salts")
"""What follows where the deal was promised."""
NUMBER: Final = re.compile(r"[0-9]{1,30}")
MOVE: Final = re.compile(r"(\d) (\S.*)")
SALT: Final = re.compile(r"([0-9])=(.*)")


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
    dealt: Dealt | None = None
    """What the seed follows from, if that was promised."""

    @property
    def first_move(self) -> int:
        """The line where its moves begin."""
        return _lines_before_moves(self.dealt) + 1


def line_of(heading: str) -> int:
    """The line where a heading stands."""
    return (*HEADINGS, *DEALT_HEADINGS).index(heading) + 1


def _lines_before_moves(dealt: Dealt | None) -> int:
    """How many lines the headings take."""
    return len(HEADINGS) if dealt is None else len(HEADINGS) + len(DEALT_HEADINGS)


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
        *_dealt_lines(record.dealt),
        *[f"{seat} {text}" for seat, text in record.moves],
        f"result: {record.result}",
    ]
    return "\n".join(lines) + "\n"


def _dealt_lines(dealt: Dealt | None) -> list[str]:
    """What was promised, and how it was kept."""
    if dealt is None:
        return []
    salts = " ".join([f"{seat}={salt}" for seat, salt in dealt.dealing.salts])
    return [f"promise: {dealt.promise}", f"secret: {dealt.dealing.secret}", f"salts: {salts}"]


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that is written here; says at which line it cannot be read."""
    lines = text.splitlines()
    head = [_heading(lines, name) for name in HEADINGS]
    game = _game(head[0], games)
    options = _options(game, head[1], head[2])
    seed = _seed(game, head[3])
    last = len(lines)
    if not lines[-1].startswith("result: ") or not text.endswith("\n"):
        raise BadRecord(last, Reason("", "the record is cut off: its last line must be a result"))
    dealt = _dealt(lines, options.seats)
    moves = tuple([_move(lines[place], place + 1) for place in range(_lines_before_moves(dealt), last - 1)])
    return Record(game.name, game.rules_version, options, seed, moves, lines[-1].removeprefix("result: "), dealt)


@contextmanager
def _blaming(line: int) -> Iterator[None]:
    """What cannot be agreed to is wrong with this line."""
    try:
        yield
    except BadOptions as problem:
        raise BadRecord(line, problem.reason) from None


def _heading(lines: list[str], name: str) -> str:
    """What stands behind the heading of this name, on its line."""
    line = line_of(name)
    if line > len(lines) or not lines[line - 1].startswith(f"{name}: "):
        raise BadRecord(line, Reason("", "this is no record of a game: the line must begin with '{start}'", {"start": f"{name}:"}))
    return lines[line - 1].removeprefix(f"{name}: ")


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
    if NUMBER.fullmatch(seats) is None:
        raise BadRecord(2, Reason("", "the number of seats must be given, as in seats=3"))
    changes = () if edition == "printed" else tuple([_correction(change) for change in edition.split("; ")])
    with _blaming(2):
        plain = game.options(int(seats), pairs)
    with _blaming(3):
        return game.options(plain.seats, pairs, changes)


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


def _seed(game: AnyGame, head: str) -> int:
    """The seed that a record names."""
    if NUMBER.fullmatch(head) is None:
        raise BadRecord(4, Reason("", "a seed is a whole number, not '{seed}'", {"seed": head}))
    with _blaming(4):
        game.check_seed(int(head))
    return int(head)


def _dealt(lines: list[str], seats: int) -> Dealt | None:
    """What was promised and how it was kept, if a record says so."""
    if lines[len(HEADINGS)].partition(":")[0] not in DEALT_HEADINGS:
        return None
    promise, secret, head = [_heading(lines, name) for name in DEALT_HEADINGS]
    with _blaming(line_of("promise")):
        check_digits(promise)
    with _blaming(line_of("secret")):
        check_digits(secret)
    salts = tuple([_salt(text) for text in head.split(" ")])
    with _blaming(line_of("salts")):
        check_salts(salts)
    last_seat = salts[-1][0]
    if last_seat >= seats:
        raise BadRecord(line_of("salts"), Reason("", "there is no {seat} at this table", {"seat": last_seat}))
    return Dealt(promise, Dealing(secret, salts))


def _salt(text: str) -> tuple[int, str]:
    """A seat and the salt that was given there."""
    found = SALT.fullmatch(text)
    if found is None:
        raise BadRecord(line_of("salts"), Reason("", "'{text}' cannot be read: expected a seat and a salt, as in 0=abc", {"text": text}))
    return int(found[1]), found[2]


def _move(text: str, line: int) -> tuple[int, str]:
    """A seat and what it did."""
    found = MOVE.fullmatch(text)
    if found is None:
        raise BadRecord(line, Reason("", "'{text}' cannot be read: expected a seat and an action", {"text": text}))
    return int(found[1]), found[2]


def replay(record: Record, games: Mapping[str, AnyGame]) -> Match:
    """Play a record again; says at which line and why it does not lead to its result."""
    match = Match(games[record.game], record.options, record.seed)
    for line, (seat, text) in enumerate(record.moves, record.first_move):
        try:
            match.play(match.parse(text), seat)
        except BadNotation as problem:
            raise BadRecord(line, problem.reason) from None
        except GameError as problem:
            raise BadRecord(line, _not_offered(match, seat, problem.reason)) from None
    found = record_of(match).result
    if found != record.result:
        line = record.first_move + len(record.moves)
        blanks: dict[str, Value] = {"stated": record.result, "found": found}
        raise BadRecord(line, Reason("", "the record states the result '{stated}', but its moves lead to '{found}'", blanks))
    return match


def _not_offered(match: Match, seat: int, why: Reason) -> Reason:
    """A refusal in a record, with what could have been done instead."""
    if not match.state.owes(seat):
        return why
    offered = [choice.text for choice in match.choices(seat)]
    return Reason(why.rule, "{why}; {seat} could: {offered}", {"why": why, "seat": seat, "offered": offered})
