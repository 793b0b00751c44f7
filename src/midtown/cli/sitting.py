"""Sitting: a match with somebody on every seat, kept on disk after every answer."""

from pathlib import Path
from typing import Final, final

from midtown.bots.registry import make_bot
from midtown.cli.files import write_match
from midtown.cli.seats import Seat
from midtown.core.chance import derived
from midtown.core.errors import BadOptions, Reason
from midtown.match.match import Match

ALONE: Final = "alone"
ALLOWED: Final = "allowed"
"""Who may ask for hints: somebody who plays alone against bots, or everybody."""


@final
class Sitting:
    """The only way in which people and bots at this terminal act on a match."""

    def __init__(self, match: Match, seats: tuple[Seat, ...], record: Path, hints: str = ALONE) -> None:
        self.match: Final = match
        self.seats: Final = seats
        self.record: Final = record
        self.allows_hints: Final = hints == ALLOWED or len(self.people) == 1
        """May somebody be told what a bot would do?"""
        self.unsaved: Reason | None = None
        """Why the last answers are not on disk, if they are not."""

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [place for place, seat in enumerate(self.seats) if seat.is_person]

    @property
    def waiting(self) -> list[int]:
        """The people who owe an answer."""
        return [place for place in self.people if self.match.state.owes(place)]

    def keep(self) -> None:
        """Write the record; if the disk fails, the game goes on."""
        try:
            write_match(self.match, self.record)
            self.unsaved = None
        except BadOptions as problem:
            self.unsaved = problem.reason

    def answer(self, actions: list[int], seat: int) -> None:
        """Give these answers to the open question, or none of them."""
        if len(actions) > 1:
            self._try(actions, seat)
        for action in actions:
            self.match.play(action, seat)
        self.keep()

    def _try(self, actions: list[int], seat: int) -> None:
        """Refuse what cannot be answered to the same question one after another."""
        trial = self.match.at(self.match.ply)
        stage = trial.state.stage
        question = trial.state.question(seat)
        for given, action in enumerate(actions):
            if trial.over or trial.state.stage != stage or not trial.state.owes(seat):
                raise BadOptions(Reason(question.rule, "only {amount} answers are asked for", {"amount": given}))
            trial.play(action, seat)

    def undo(self, seat: int) -> None:
        """Take back the last answer of this seat that was a choice, unless something was revealed since."""
        self.match.undo(seat)
        while len(self.match.choices(seat)) == 1 and self.match.why_no_undo(seat) is None:
            self.match.undo(seat)
        self.keep()

    def let_bots_answer(self) -> None:
        """Every bot that owes an answer gives it, seeing what its seat may see."""
        asked = self._owing_bots()
        while self._owing_bots():
            self._let_bot_answer(self._owing_bots()[0])
        if asked:
            self.keep()

    def _owing_bots(self) -> list[int]:
        return [seat for seat in self.match.owing if not self.seats[seat].is_person]

    def _let_bot_answer(self, seat: int) -> None:
        match = self.match
        bot = make_bot(self.seats[seat].name, match.game, self._bot_seed(seat))
        options = [choice.action for choice in match.choices(seat)]
        match.play(bot.choose(match.view(seat), options), seat)

    def _bot_seed(self, seat: int) -> int:
        """The same for the same answer of the same game, so that a resumed game goes on as it would have."""
        given = sum([move.seat == seat for move in self.match.moves])
        return derived(derived(self.match.seed, seat), given)
