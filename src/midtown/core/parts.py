"""Parts: what everybody is shown of a game, part by part, each made from some fields of a view."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar, final

V = TypeVar("V", bound=tuple[object, ...])
E = TypeVar("E")


class Part(Generic[V, E]):
    """A part by its name, how it is shown, and the only fields that are looked at for it."""

    def __init__(self, name: str, show: Callable[[V, E], object], *fields: str) -> None:
        self.name: Final = name
        self.show: Final = show
        self.fields: Final = fields

    def show_again(self, view: V, _before: V, _words: object, edition: E) -> object:
        """How it looks after it was shown with these words in an earlier view."""
        return self.show(view, edition)


@final
class Rows(Part[V, E]):
    """A part that is a list, of which each row is made from the entry of its number in every field, and from no other entry."""

    def __init__(self, name: str, show_row: Callable[[V, E, int], object], *fields: str) -> None:
        super().__init__(name, self._all_rows, *fields)
        self._show_row: Final = show_row

    def _all_rows(self, view: V, edition: E) -> object:
        return [self._show_row(view, edition, row) for row in range(len(getattr(view, self.fields[0])))]

    def show_again(self, view: V, before: V, words: object, edition: E) -> object:
        """A row of which nothing has changed is the one that was shown before."""
        pairs = [(getattr(view, field), getattr(before, field)) for field in self.fields]
        again: list[object] = []
        for row, known in enumerate(words if isinstance(words, list) else []):
            again.append(known if is_same(row, pairs) else self._show_row(view, edition, row))
        return again


def is_same(row: int, pairs: list[tuple[Sequence[object], Sequence[object]]]) -> bool:
    """Is the entry of this number the same in both of every pair?"""
    for now, then in pairs:
        if now[row] != then[row]:
            return False
    return True


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

    def changed(self, view: V, before: V, words: dict[str, object], edition: E) -> dict[str, object]:
        """Those that may look otherwise than in an earlier view, which was shown with these words."""
        found: dict[str, object] = {}
        for place in range(len(view)):
            if view[place] != before[place]:
                for part in self._made_from[place]:
                    if part.name not in found:
                        found[part.name] = part.show_again(view, before, words[part.name], edition)
        return found
