"""Chair: who sits on a seat, and who answers for him."""

from typing import Final, final

from midtown.server.entries import Planned
from midtown.server.pace import Clock, Pace


@final
class Chair:
    """A person, present or represented by a bot; or a bot."""

    def __init__(self, seat: int, planned: Planned, pace: Pace | None) -> None:
        self.seat: Final = seat
        self.is_person: Final = planned.kind != "bot"
        self.kind: Final = planned.kind
        self.name = planned.name
        self.key = planned.key
        """The hash of the key to the seat, or of the invitation while nobody has sat down."""
        self.salt = planned.salt
        self.has_sat_down = planned.kind == "here" or bool(planned.salt)
        """Has the person ever come?"""
        self.bot = planned.bot
        """The bot that answers, or nothing while a person does."""
        self.is_bot_for_this_turn = False
        self.is_late = False
        self._pace: Final = pace
        self.clock: Final = Clock(pace.allotment) if pace is not None and self.is_person else None
        self.done: Final[set[str]] = set()
        """The ids of what the person has done; the same again changes nothing."""

    def sit(self, name: str, salt: str, key: str) -> None:
        """A person takes the seat."""
        self.name = name
        self.salt = salt
        self.key = key
        self.has_sat_down = True

    @property
    def is_taken(self) -> bool:
        """Is there somebody who answers, a person or a bot?"""
        return self.has_sat_down or bool(self.bot)

    def give_to(self, bot: str) -> None:
        """A bot answers from now on."""
        self.bot = bot
        self.is_late = False

    def give_turn_to(self, bot: str) -> None:
        """A bot answers what is asked now."""
        self.give_to(bot)
        self.is_bot_for_this_turn = True

    def take_back(self) -> None:
        """The person answers again."""
        self.bot = ""
        self.is_bot_for_this_turn = False
        self.is_late = False

    # --- time ---

    def be_asked(self, at: int) -> None:
        """The clock of a person who owes an answer runs until he is late."""
        if self.clock is not None and not self.bot and not self.is_late:
            self.clock.start(at)
        else:
            self._stop(at)

    def rest(self, at: int) -> None:
        """Whoever owes nothing is not late."""
        self.is_late = False
        self._stop(at)

    def _stop(self, at: int) -> None:
        if self.clock is not None:
            self.clock.stop(at)

    def finish_answer(self, at: int) -> None:
        """Everybody can see that an answer was given: time may be gained, and lateness is over."""
        self.is_late = False
        self._stop(at)
        if self.clock is not None and self._pace is not None:
            self.clock.left = self._pace.after_bot(self.clock.left) if self.bot else self._pace.after_answer(self.clock.left)

    def take_answer_back(self, at: int) -> None:
        """Everybody can see that an answer was taken back: what was gained by it is lost."""
        self._stop(at)
        if self.clock is not None and self._pace is not None:
            self.clock.left = self._pace.after_undo(self.clock.left)

    def grant_time(self) -> None:
        """All the time again that there was at first."""
        self.is_late = False
        if self.clock is not None and self._pace is not None:
            self.clock.left = self._pace.allotment
