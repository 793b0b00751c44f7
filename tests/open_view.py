"""The fields that every view has, as a dataclass that the views of toy games extend."""

from dataclasses import dataclass

from midtown.core.options import Options


@dataclass(frozen=True)
class OpenView:
    seat: int
    options: Options
    agenda: tuple[int, ...]
    asking: tuple[tuple[int, int], ...]
    ready: tuple[int, ...]
    question: int
