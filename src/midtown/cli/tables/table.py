"""Table: how a game looks on a terminal of 80 columns."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from rich.console import RenderableType

from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.options import Options
from midtown.core.view import View
from midtown.match.match import Choice
from midtown.texts.language import Language

V = TypeVar("V", bound=View)
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


class Table(ABC, Generic[V]):
    """Shows what a view says and nothing else."""

    @abstractmethod
    def board(self, view: V, names: Sequence[str], language: Language) -> RenderableType:
        """What lies open on the table."""

    @abstractmethod
    def hand(self, view: V, language: Language) -> RenderableType:
        """What only the viewing seat sees."""

    @abstractmethod
    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events that are told beside the table, those of one paragraph together; the first says whose it is."""

    @abstractmethod
    def offer(self, view: V, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
        """The numbered choices, with what each costs and brings now; then what is refused, with the reason."""

    @abstractmethod
    def components(self, options: Options, language: Language) -> RenderableType:
        """Everything in the box as it is played, and how sure its values are."""

    @abstractmethod
    def component(self, options: Options, name: str, language: Language) -> RenderableType:
        """All that is known of one component."""
