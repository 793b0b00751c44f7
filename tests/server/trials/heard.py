"""What a player reads of what a server says."""

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """Something that can be played."""

    action: str


class Sitting(msgspec.Struct, frozen=True):
    """Who answers for a seat."""

    bot: str = ""


class Heard(msgspec.Struct, frozen=True):
    """Any message; an update, unless its type says otherwise."""

    type: str
    version: int = 0
    phase: str = ""
    seats: list[Sitting | int] = []
    seat: int = 0
    same: bool = False
    choices: list[Choice] = []
    asked: int = 0
    undo: bool = False
    rematch: str = ""
    done: list[str] = []
    code: str = ""
    id: str = ""
    update: "Heard | None" = None

    def after(self, before: "Heard | None") -> "Heard":
        """This update with the choices that it leaves out because they are as they were before."""
        if before is None or not self.same:
            return self
        return msgspec.structs.replace(self, choices=before.choices, asked=before.asked)

    @property
    def bot(self) -> str:
        """The bot that answers for the own seat."""
        sitting = self.seats[self.seat]
        return sitting.bot if isinstance(sitting, Sitting) else ""


def heard(text: str | bytes) -> Heard:
    """A message."""
    return msgspec.json.decode(text, type=Heard)
