"""Alike: what one observer is sent at two tables that he must not be able to tell apart."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, final

from midtown.core.chance import Chance
from midtown.core.errors import GameError
from midtown.core.flow import NOBODY
from midtown.server.advising import advice_for
from midtown.server.entries import Played, Undone, written
from midtown.server.hinting import consultation_for
from midtown.server.refusal import Refusal, refusal_of
from midtown.server.replies import Refused, encoded
from midtown.server.requests import Advise, Command, Leave, Play, Return, Undo, Vote
from midtown.server.sentences import language_of
from midtown.server.store.line import Line
from midtown.server.table.ballots import CHOICES
from midtown.server.table.deciding import entry_for
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller
from midtown.texts.language import LANGUAGES
from tests.server.trials.twin_tables import answer, answer_and_take_back, rebuilt, twin_of

Way = Callable[[Table, int, int, Chance], None]
LONGEST: Final = 100
"""More answers than anybody puts together in one stage."""
SAMPLED_WORDS: Final = 12


@final
class Eyes:
    """An observer who looks at a table in one language, from one moment on."""

    def __init__(self, seat: int, lang: str, now: int) -> None:
        self.seat: Final = seat
        self._lang: Final = lang
        self._now: Final = now
        self._tellers: Final[dict[Table, Teller]] = {}
        """Each remembers what it has told of its table."""

    def update(self, table: Table, since: int) -> bytes:
        """All that is told of the table after a version."""
        teller = self._teller(table)
        return encoded(teller.introduction(self.seat, since, self._now)) + encoded(teller.update(self.seat, since, self._now))

    def answer_to(self, table: Table, command: Command) -> bytes:
        """What a command that changes nothing yet is answered with."""
        try:
            entry = entry_for(table, self.seat, command)
            if isinstance(entry, Played):
                table.apply(entry, self._now)
            elif isinstance(entry, Undone) and (why := table.dealt.why_no_undo(self.seat)) is not None:
                return encoded(Refused("", self._teller(table).worded(why)))
        except GameError as problem:
            return self._refused(table, refusal_of(problem))
        except Refusal as refusal:
            return self._refused(table, refusal)
        return b"" if entry is None else written(entry)

    def advice(self, table: Table) -> bytes:
        """What somebody who owes an answer is told about his choices."""
        try:
            return encoded(advice_for(table, self.seat, self._lang, Advise(table.version(self.seat))))
        except Refusal as refusal:
            return self._refused(table, refusal)

    def hint(self, table: Table) -> bytes:
        """All that an adviser is told when somebody who owes an answer asks for a hint."""
        try:
            return repr(consultation_for(table, self.seat, table.version(self.seat))).encode()
        except Refusal as refusal:
            return self._refused(table, refusal)

    def _refused(self, table: Table, refusal: Refusal) -> bytes:
        return encoded(Refused(refusal.code, self._teller(table).worded(refusal.reason)))

    def _teller(self, table: Table) -> Teller:
        if table not in self._tellers:
            self._tellers[table] = Teller(table, language_of(self._lang, table.game.name))
        return self._tellers[table]


@final
class Comparison:
    """Compares byte by byte, and counts."""

    def __init__(self) -> None:
        self.pairs = 0
        self.size = 0

    def same(self, one: bytes, other: bytes, what: str) -> None:
        """Refuse a difference."""
        self.pairs += 1
        self.size += len(one)
        assert one == other, f"{what}:\n{one.decode()}\n{other.decode()}"

    def twins(self, lines: Sequence[Line], dice: Chance) -> None:
        """Whoever looks at a table or its twin is sent the same, and is refused the same."""
        table = rebuilt(lines)
        if not table.is_played:
            return
        at = lines[-1].at + 7
        observer = int(dice.below(len(table.chairs) + 1)) - 1
        eyes = Eyes(observer, LANGUAGES[int(dice.below(len(LANGUAGES)))], at)
        twin = twin_of(lines, observer, dice)
        for since in (0, int(dice.below(table.version(observer))), table.version(observer)):
            self.same(eyes.update(table, since), eyes.update(twin, since), "hidden things show")
        if observer != NOBODY:
            self.same(eyes.advice(table), eyes.advice(twin), "advice shows hidden things")
            self.same(eyes.hint(table), eyes.hint(twin), "a hint shows hidden things")
            for command in _wrong(table, observer, dice):
                self.same(eyes.answer_to(table, command), eyes.answer_to(twin, command), "a refusal shows hidden things")
        self._secret_answers(table, twin, eyes, at, dice, answer)
        self._secret_answers(rebuilt(lines), rebuilt(lines), eyes, at, dice, answer_and_take_back)

    def _secret_answers(self, one: Table, other: Table, eyes: Eyes, at: int, dice: Chance, other_way: Way) -> None:  # noqa: PLR0913  # one per fact
        """While seats that were asked together answer, nobody else is sent more than who has finished."""
        since = one.version(eyes.seat)
        for seat in _secretive(one, eyes.seat):
            self._finish(one, seat, eyes, at, dice, answer)
            self._finish(other, seat, eyes, at, dice, other_way)
            self.same(eyes.update(one, since), eyes.update(other, since), f"what seat {seat} has answered in secret shows")

    def _finish(self, table: Table, seat: int, eyes: Eyes, at: int, dice: Chance, way: Way) -> None:  # noqa: PLR0913  # one per fact
        since = table.version(eyes.seat)
        before = eyes.update(table, since)
        for _answer in range(LONGEST):
            way(table, seat, at, dice)
            if not table.owes(seat):
                return
            self.same(before, eyes.update(table, since), f"an unfinished answer of seat {seat} shows")
        message = f"seat {seat} does not come to an end"
        raise AssertionError(message)


def _secretive(table: Table, observer: int) -> list[int]:
    """The seats that can answer without ending the stage, unseen by the observer."""
    asked = [seat for seat, _question in table.dealt.view(observer).asking]
    owing = [seat for seat in asked if table.owes(seat)]
    others = [seat for seat in owing if seat != observer and not table.chairs[seat].bot]
    if len(asked) < 2 or not others:
        return []
    return others if len(others) < len(owing) else others[:-1]


def _wrong(table: Table, seat: int, dice: Chance) -> Iterator[Command]:
    """Requests of a seat that change nothing."""
    version = table.version(seat)
    words = table.game.book.words.texts
    offered = {choice.text for choice in table.dealt.choices(seat)} if table.owes(seat) else set()
    for _sample in range(SAMPLED_WORDS):
        word = words[int(dice.below(len(words)))]
        if word not in offered:
            yield Play(version, word)
    yield Play(version, "no such word")
    yield Undo(version)
    yield Leave()
    yield Return()
    for word, choices in CHOICES.items():
        for about in (word, *[f"{word}:{other}" for other in range(len(table.chairs))]):
            for choice in choices:
                yield Vote(about, choice, "salt")
