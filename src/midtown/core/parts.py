"""Parts: what everybody is shown of a game, part by part, each made from some fields of a view."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

V = TypeVar("V", bound=tuple[object, ...])
E = TypeVar("E")


@final
class Part(Generic[V, E]):
    """A part by its name, how it is shown, and the only fields that are looked at for it."""

    def __init__(self, name: str, show: Callable[[V, E], object], *fields: str) -> None:
        self.name: Final = name
        self.show: Final = show
        self.fields: Final = fields


@final
class Parts(Generic[V, E]):
    """All parts that everybody is shown of views with these fields."""

    def __init__(self, fields: tuple[str, ...], parts: list[Part[V, E]]) -> None:
        self.parts: Final = parts
        self._made_from: Final = [[part for part in parts if field in part.fields] for field in fields]
        """By field: the parts that it is looked at for."""

    def shown(self, view: V, edition: E) -> dict[str, object]:
        """All of them."""
        return {part.name: part.show(view, edition) for part in self.parts}

    def changed(self, view: V, before: V, edition: E) -> dict[str, object]:
        """Those that may look otherwise than in an earlier view."""
        found: dict[str, object] = {}
        for place in range(len(view)):
            if view[place] != before[place]:
                for part in self._made_from[place]:
                    if part.name not in found:
                        found[part.name] = part.show(view, edition)
        return found
