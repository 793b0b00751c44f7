"""Broken: what check_game raises when a game does not keep a law."""

from dataclasses import dataclass
from typing import Final, NoReturn, final

from midtown.core.options import Options


@final
class Breach(Exception):
    """Raised while a law is looked after; says in one sentence what was seen."""

    def __init__(self, seen: str, law: str = "") -> None:
        super().__init__(seen)
        self.law: Final = law
        """The law that is broken, where it is another one."""


def breach(seen: str) -> NoReturn:
    """This was seen, and the law forbids it."""
    raise Breach(seen)


@final
@dataclass(frozen=True)
class Place:
    """Where a law was broken: in which game of the run, after how many moves."""

    options: Options
    seed: int
    ply: int

    def __str__(self) -> str:
        agreed = ", ".join([f"{self.options.seats} seats", *[f"{name}={value}" for name, value in self.options.choices]])
        return f"after {self.ply} moves with seed {self.seed} ({agreed})"

    def repeat(self) -> str:
        """The call that comes here again."""
        return f"check_game(game, seeds=[{self.seed}], option_sets=[{self.options!r}])"


@final
class Broken(AssertionError):
    """A game does not keep a law; the sentence says which, where, what was seen, and how to see it again."""

    def __init__(self, law: str, game: str, detail: str, place: Place | None = None) -> None:
        self.law: Final = law
        self.detail: Final = detail
        self.seed: Final = place.seed if place else None
        """The seed of the game in which it was seen; None where the law is about all games."""
        self.ply: Final = place.ply if place else None
        where = f" {place}" if place else ""
        again = f"; see it again with {place.repeat()}" if place else ""
        super().__init__(f"{game} breaks the law '{law.replace('_', ' ')}'{where}: {detail}{again}")
