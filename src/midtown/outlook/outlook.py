"""Outlook: what a seat is asked, and what follows from each answer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from midtown.core.errors import Reason
from midtown.core.options import Options
from midtown.core.view import View
from midtown.match.match import Choice
from midtown.outlook.merit import Merit
from midtown.outlook.prospect import Prospect
from midtown.texts.language import Language

V = TypeVar("V", bound=View)


class Outlook(ABC, Generic[V]):
    """Counts on what a view says and nothing else."""

    @abstractmethod
    def question(self, view: V, choices: Sequence[Choice]) -> Reason:
        """What is asked, in a few words."""

    @abstractmethod
    def arranged(self, view: V, choices: Sequence[Choice]) -> list[Choice]:
        """The choices in the order in which they are shown."""

    @abstractmethod
    def prospects(self, view: V, actions: Sequence[int]) -> list[Prospect]:
        """What each of these actions, allowed or not, costs and brings now."""

    @abstractmethod
    def merits(self, view: V, actions: Sequence[int]) -> list[list[Merit]]:
        """What can be said for and against each of these actions, the most telling first."""

    @abstractmethod
    def wishes(self, view: V, choices: Sequence[Choice]) -> list[int]:
        """The actions that somebody with these choices might want to do instead, allowed or not."""

    @abstractmethod
    def is_evident(self, action: int) -> bool:
        """Can everybody see it when a seat has no other choice than this? Then nobody learns a secret if it is not asked."""

    @abstractmethod
    def sayings(self, options: Options, language: Language) -> dict[str, list[str]]:
        """What components do, in words, by their names; nothing of those whose names say it all."""
