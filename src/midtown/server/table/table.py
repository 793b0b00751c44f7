"""Table: what the log of a table leads to."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from midtown.core.chance import derived
from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.games import GAMES
from midtown.match.dealing import Dealing, seed_of
from midtown.match.match import Match
from midtown.match.record import read, replay
from midtown.server.entries import (
    AnyEntry,
    Entry,
    Failed,
    Invited,
    Late,
    Left,
    Opened,
    Played,
    Rekeyed,
    Rematched,
    Returned,
    Seated,
    Showed,
    Undone,
    Voted,
)
from midtown.server.table.ballots import (
    AWAY,
    BOT_FOR_SEAT,
    BOT_FOR_TURN,
    END,
    LATE,
    NO,
    REMATCH,
    UNDO,
    WAIT,
    decision,
    spoken,
    subject,
    voters,
)
from midtown.server.table.chair import Chair
from midtown.server.table.chronicle import Chronicle
from midtown.server.table.terms import options_of

STAND_IN: Final = "greedy"
"""The bot that takes over by a vote or a clock. What was written means it for ever, whichever bot is the usual one later."""


class Position(NamedTuple):
    """What everybody at the table can see of where the game stands."""

    stage: int
    ready: tuple[int, ...]
    over: bool


@final
class Table:
    """A fold over entries: the same entries make the same table, on every server and after every restart."""

    def __init__(self, name: str, opened: Opened, at: int) -> None:
        self.name: Final = name
        self.opened: Final = opened
        self.game: Final = GAMES[opened.game]
        self.options: Final = options_of(opened)
        self.lines = 1
        """How many entries its log has."""
        self.chairs: Final = [Chair(seat, planned, opened.pace) for seat, planned in enumerate(opened.seats)]
        self.watch = opened.watch
        self.rekeyed = 0
        """How often a key was changed."""
        self.match: Match | None = None
        self.was_ended = False
        self.ballots: Final[dict[str, dict[int, str]]] = {}
        self.salts: Final[dict[int, str]] = {}
        """What people who agreed to a rematch add to its deal."""
        self.wants_rematch = False
        self.rematch = ""
        """The table where the same people play again."""
        self.chronicle: Final = Chronicle(len(self.chairs))
        self.dealt_in: list[int] = []
        """For each seat, and last for spectators, the version in which the game began."""
        self.asked_at: Final = [1] * len(self.chairs)
        """For each seat the version in which its present choices arose."""
        self._deal_if_all_are_there()
        self._run_clocks(at)

    # --- what it shows ---

    @property
    def dealt(self) -> Match:
        """The game, which must have begun."""
        if self.match is None:
            message = "the game has not begun"
            raise AssertionError(message)
        return self.match

    @property
    def people(self) -> list[int]:
        """The seats of people, also while bots play for them."""
        return [chair.seat for chair in self.chairs if chair.is_person]

    @property
    def allows_hints(self) -> bool:
        """May people ask what a bot would do? Those who play against each other must have agreed on it."""
        return len(self.people) == 1 if self.opened.hints is None else self.opened.hints

    def having_a_say(self, word: str, seat: int) -> list[int]:
        """Who decides this together: people for whom bots play are asked about nothing but a rematch."""
        people = [chair.seat for chair in self.chairs if chair.is_person and (chair.has_sat_down if word == REMATCH else not chair.bot)]
        return voters(word, seat, people)

    def lock(self, seat: int) -> str:
        """The hash of the key to a seat, or of the one for spectators."""
        return self.watch if seat == NOBODY else self.chairs[seat].key

    @property
    def is_played(self) -> bool:
        """Can anything still happen in the game?"""
        return self.match is not None and not self.match.over and not self.was_ended

    def owes(self, seat: int) -> bool:
        """Does this seat owe an answer?"""
        return self.is_played and self.dealt.state.owes(seat)

    def version(self, seat: int) -> int:
        """How often something was told to this seat, or to spectators."""
        return self.chronicle.versions[seat]

    @property
    def owing_bots(self) -> list[int]:
        """The seats that owe an answer and have a bot to give it."""
        return [chair.seat for chair in self.chairs if chair.bot and self.owes(chair.seat)]

    def bot_seed(self, seat: int) -> int:
        """The same for the same answer of the same game, so that a bot goes on after a restart as it would have."""
        given = sum([move.seat == seat for move in self.dealt.moves])
        return derived(derived(self.dealt.seed, seat), given)

    @property
    def next_deadline(self) -> int:
        """When somebody will run out of time, or 0."""
        moments = [chair.clock.runs_out for chair in self.chairs if chair.clock is not None and chair.clock.runs]
        return min(moments, default=0)

    def late_seat(self, now: int) -> int:
        """A seat that has run out of time, or NOBODY."""
        for chair in self.chairs:
            if chair.clock is not None and chair.clock.runs and chair.clock.runs_out <= now:
                return chair.seat
        return NOBODY

    # --- what happens to it ---

    def apply(self, entry: AnyEntry, at: int) -> None:
        """One more entry. An answer that the game refuses raises and changes nothing."""
        before = self._position()
        match entry:
            case Played():
                self._play(entry, before, at)
            case Undone():
                self._undo(entry, before, at)
            case _:
                self._changes[type(entry)](entry)
        done = getattr(entry, "id", "")
        if done:
            self.chairs[entry.seat].done.add(done)  # type: ignore[union-attr]  # whatever has an id has a seat
        self._end_turns_of_bots(before)
        self._run_clocks(at)
        self.lines += 1

    @property
    def _changes(self) -> dict[type[Entry], Callable[[Any], None]]:
        """What entries do that are about the table and not about the game."""
        return {
            Seated: self._seat,
            Invited: self._lock,
            Rekeyed: self._lock,
            Showed: self._show,
            Left: self._leave,
            Returned: self._return,
            Failed: self._replace_bot,
            Late: self._be_late,
            Voted: self._vote,
            Rematched: self._rematch,
        }

    def _position(self) -> Position | None:
        if self.match is None:
            return None
        state = self.match.state
        return Position(int(state.stage), state.flow.seats_ready(), state.over)

    def _play(self, entry: Played, before: Position | None, at: int) -> None:
        seat = entry.seat
        events = self.dealt.play(self.dealt.parse(entry.action), seat)
        after = self._position()
        if after != before:
            self._void(seat, UNDO, LATE, AWAY)
            self.chairs[seat].finish_answer(at)
        self._tell_of_answer(seat, before, after, events, None)

    def _undo(self, entry: Undone, before: Position | None, at: int) -> None:
        seat = entry.seat
        self.dealt.undo(seat)
        after = self._position()
        if after != before:
            self._void(seat, UNDO)
            self.chairs[seat].take_answer_back(at)
        self._tell_of_answer(seat, before, after, (), Reason("", "{seat} took back the last answer", {"seat": seat}))

    def _tell_of_answer(  # whose answer, what changed, and what is said about it
        self, seat: int, before: Position | None, after: Position | None, events: tuple[Event, ...], notice: Reason | None
    ) -> None:
        """Tell everybody; but of what the others cannot see yet, the seat alone, and them not even later."""
        if after == before:
            self.chronicle.tell((seat,), (seat,), events, notice)
        elif after is not None and before is not None and after.stage == before.stage and not after.over:
            self.chronicle.tell(self.chronicle.everybody, (seat,), events, notice)
        else:
            self._tell_everybody(events, notice)
            self._ask_anew()
        self.asked_at[seat] = self.version(seat)
        if not self.is_played:
            self.ballots.clear()

    def _ask_anew(self) -> None:
        """Everybody's choices are new; what was proposed about the former ones is void."""
        for seat in range(len(self.chairs)):
            self.asked_at[seat] = self.version(seat)
        for about in [about for about in self.ballots if subject(about)[0] == UNDO]:
            del self.ballots[about]

    def _tell_everybody(self, events: tuple[Event, ...], notice: Reason | None) -> None:
        self.chronicle.tell(self.chronicle.everybody, self.chronicle.everybody, events, notice)

    def _tell_all(self, sentence: str, **blanks: Any) -> None:  # noqa: ANN401  # whatever a sentence has blanks for
        """A notice about the table."""
        self._tell_everybody((), Reason("", sentence, blanks))

    def _seat(self, entry: Seated) -> None:
        chair = self.chairs[entry.seat]
        chair.sit(entry.name, entry.salt if self.match is None else "", entry.key)
        self.rekeyed += 1
        chair.take_back()
        self._tell_all("{seat} sat down", seat=entry.seat)
        self.asked_at[entry.seat] = self.version(entry.seat)
        self._deal_if_all_are_there()

    def _lock(self, entry: Invited | Rekeyed) -> None:
        self.chairs[entry.seat].key = entry.key
        self.rekeyed += 1

    def _show(self, entry: Showed) -> None:
        self.watch = entry.key
        self.rekeyed += 1

    def _leave(self, entry: Left) -> None:
        chair = self.chairs[entry.seat]
        chair.give_to(entry.bot)
        if chair.has_sat_down:
            self._tell_all("{seat} left; {bot} plays on", seat=entry.seat, bot=entry.bot)
        else:
            self._tell_all("{bot} plays until somebody comes", bot=entry.bot)
        self._do_without(entry.seat)
        self._deal_if_all_are_there()

    def _return(self, entry: Returned) -> None:
        self.chairs[entry.seat].take_back()
        self._tell_all("{seat} is back", seat=entry.seat)
        self.asked_at[entry.seat] = self.version(entry.seat)

    def _replace_bot(self, entry: Failed) -> None:
        self.chairs[entry.seat].bot = entry.bot
        self._tell_all("{why}; {bot} plays on", why=Reason("", entry.sentence, dict(entry.blanks)), bot=entry.bot)

    def _be_late(self, entry: Late) -> None:
        self.chairs[entry.seat].is_late = True
        self._tell_all("{seat} has run out of time", seat=entry.seat)

    def _rematch(self, entry: Rematched) -> None:
        self.rematch = entry.table
        self._tell_all("everybody wants to play again")

    # --- what people decide ---

    def _vote(self, entry: Voted) -> None:
        word, _seat = subject(entry.about)
        self.ballots.setdefault(entry.about, {})[entry.seat] = entry.choice
        if word == REMATCH:
            self.salts[entry.seat] = entry.salt
        if entry.choice == NO:
            del self.ballots[entry.about]
            self._tell_all("{seat} does not agree: {what}", seat=entry.seat, what=spoken(word, entry.choice))
            return
        self._count(entry.about)
        if entry.about in self.ballots:
            self._tell_all("{seat} proposes: {what}", seat=entry.seat, what=spoken(word, entry.choice))

    def _count(self, about: str) -> None:
        """Do what is agreed on."""
        word, seat = subject(about)
        decided = decision(word, self.ballots[about], self.having_a_say(word, seat))
        if decided:
            del self.ballots[about]
            self._carry_out(word, seat, decided)
            self._tell_all("it is agreed: {what}", what=spoken(word, decided))

    def _void(self, seat: int, *words: str) -> None:
        """What was proposed about a seat does not fit any more."""
        if self.ballots:
            for word in words:
                self.ballots.pop(f"{word}:{seat}", None)

    def _do_without(self, seat: int) -> None:
        """A bot plays for somebody: the others decide alone, and perhaps have."""
        self._void(seat, UNDO, LATE, AWAY)
        for about in list(self.ballots):
            if about in self.ballots:
                self._count(about)

    def _carry_out(self, word: str, seat: int, decided: str) -> None:
        if word == UNDO:
            self.match = self.dealt.at(self.dealt.last_ply(seat))
            self._tell_all("the last answer of {seat} is taken back", seat=seat)
            self._ask_anew()
        elif word == REMATCH:
            self.wants_rematch = True
        elif END in (word, decided):
            self.was_ended = True
            self.ballots.clear()
        elif word == AWAY or decided == BOT_FOR_SEAT:
            self.chairs[seat].give_to(STAND_IN)
            self._do_without(seat)
        elif decided == BOT_FOR_TURN:
            self.chairs[seat].give_turn_to(STAND_IN)
            self._do_without(seat)
        elif decided == WAIT:
            self.chairs[seat].grant_time()

    # --- what follows by itself ---

    def _deal_if_all_are_there(self) -> None:
        """The game begins once every person has sat down."""
        if self.match is not None or not all(chair.is_taken for chair in self.chairs):
            return
        if self.opened.record:
            self.match = replay(read(self.opened.record, GAMES), GAMES)
        else:
            self.match = Match(self.game, self.options, seed_of(self.dealing))
        self._tell_everybody(self.match.opening, None)
        self.dealt_in = list(self.chronicle.versions)
        self._ask_anew()

    @property
    def dealing(self) -> Dealing:
        """What the deal follows from."""
        return Dealing(self.opened.secret, tuple([(chair.seat, chair.salt) for chair in self.chairs if chair.salt]))

    def _end_turns_of_bots(self, before: Position | None) -> None:
        """A bot that was to play one turn for somebody is done once nothing more is asked of him, or something new."""
        for chair in self.chairs:
            if chair.is_bot_for_this_turn and (self._is_asked_anew(before) or not self.owes(chair.seat)):
                chair.take_back()

    def _is_asked_anew(self, before: Position | None) -> bool:
        after = self._position()
        return before is not None and after is not None and after.stage != before.stage

    def _run_clocks(self, at: int) -> None:
        """The clocks of people who owe an answer run, all others stand; without clocks nobody is ever late."""
        if self.opened.pace is None:
            return
        state = self.dealt.state if self.is_played else None
        for chair in self.chairs:
            if state is not None and state.owes(chair.seat):
                chair.be_asked(at)
            else:
                self._void(chair.seat, LATE)
                chair.rest(at)
