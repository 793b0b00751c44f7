"""Match: one game being played, as its moves and the state they lead to."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, final

from midtown.core.errors import BadOptions, NoUndo, Reason
from midtown.core.event import Event, Journal
from midtown.core.game import Game
from midtown.core.options import Options
from midtown.core.result import Result
from midtown.core.state import State
from midtown.core.view import View

AnyGame = Game[Any, Any]


@final
@dataclass(frozen=True)
class Choice:
    """Something that a seat may do, with the number of the rule behind it."""

    action: int
    text: str
    rule: str


@final
class Move(NamedTuple):
    """An answer that a seat gave, and what it led to."""

    seat: int
    action: int
    rule: str
    stage: int
    """The ply at which its question was asked; answers of one stage are unseen by each other."""
    events: tuple[Event, ...]


@final
class Match:
    """Options, seed and moves; everything else is replayed from these."""

    state: State
    journal: Journal

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.moves: list[Move] = []
        self.opening: tuple[Event, ...] = ()
        """What happened before the first question."""
        self._replay([])

    def _replay(self, moves: list[Move]) -> None:
        """Set up anew and play these moves."""
        self.journal = Journal()
        self.state = self.game.setup(self.options, self.seed, self.journal)
        self.opening = tuple(self.journal.take())
        self.moves = []
        for move in moves:
            self.play(move.action, move.seat)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        """Nobody owes an answer any more."""
        return self.state.over

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.options.seats) if self.state.owes(seat)]

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """What the set-up caused, then what each move caused."""
        return [self.opening, *[move.events for move in self.moves]]

    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self.game.result(self.state) if self.over else None

    def view(self, seat: int) -> View:
        """What this seat, or a spectator, may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def parse(self, text: str) -> int:
        """The action written like this."""
        return self.game.book.words.parse(text)

    def text(self, action: int) -> str:
        """How an action is written."""
        return self.game.book.words.texts[action]

    def choices(self, seat: int) -> list[Choice]:
        """What this seat may do."""
        question = self.state.question(seat)
        return [Choice(action, self.text(action), question.rule_of(action)) for action in self.state.options(seat)]

    def why_not(self, action: int, seat: int) -> Reason:
        """Why this seat may not do this now."""
        return self.state.refusal(action, seat)

    def play(self, action: int, seat: int) -> tuple[Event, ...]:
        """Take an answer; what happened then. A refused answer changes nothing."""
        rule = self.state.question(seat).rule_of(action)
        stage = int(self.state.stage)
        self.state.play(action, seat)
        events = tuple(self.journal.take())
        self.moves.append(Move(seat, action, rule, stage, events))
        return events

    def at(self, ply: int) -> "Match":
        """This match as it stood after so many moves."""
        self.check_ply(ply)
        earlier = Match(self.game, self.options, self.seed)
        earlier._replay(self.moves[:ply])
        return earlier

    def check_ply(self, ply: int) -> None:
        """Refuse a number of moves that have not been made."""
        if not 0 <= ply <= self.ply:
            raise BadOptions(Reason("", "this game has moves 0 to {last}, not {ply}", {"last": self.ply, "ply": ply}))

    # --- taking back ---

    def undo(self, seat: int) -> Move:
        """Take back the last answer of this seat, unless something was revealed since.

        What others have answered in secret stays if they were asked together; what somebody is putting
        together because of the answer that is taken back goes with it.
        """
        why = self.why_no_undo(seat)
        if why is not None:
            raise NoUndo(why)
        place = self.last_ply(seat)
        taken = self.moves[place]
        self._replay(self.moves[:place] + [move for move in self.moves[place + 1 :] if move.stage == taken.stage])
        return taken

    def why_no_undo(self, seat: int) -> Reason | None:
        """What stands between this seat and its last answer, if anything does."""
        place = self.last_ply(seat)
        if place < 0:
            return Reason("", "{seat} has given no answer yet", {"seat": seat})
        move = self.moves[place]
        for event in move.events:
            if event.kind.reveals:
                return event.seen_by(seat).reason()
        if move.stage == self.state.stage:
            return None
        answered = [later.seat for later in self.moves[place + 1 :] if not self._is_unfinished(later)]
        if answered:
            return Reason(move.rule, "{seat} has answered since", {"seat": answered[-1]})
        return None

    def undoable(self) -> list[int]:
        """The seats whose last answer nothing stands between, the latest first."""
        met: list[int] = []
        found = []
        is_answered = False
        for move in reversed(self.moves):
            if is_answered and move.stage != self.state.stage:
                break
            if move.seat not in met:
                met.append(move.seat)
                if not any(event.kind.reveals for event in move.events):
                    found.append(move.seat)
            is_answered = is_answered or not self._is_unfinished(move)
        return found

    def _is_unfinished(self, move: Move) -> bool:
        """Whether a move belongs to an answer that its seat is still putting together, unseen by the others."""
        return move.stage == self.state.stage and self.state.owes(move.seat)

    def last_ply(self, seat: int) -> int:
        """The place of this seat's last move, or -1."""
        for place in range(self.ply - 1, -1, -1):
            if self.moves[place].seat == seat:
                return place
        return -1
