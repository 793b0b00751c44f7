"""Components of a game as other programs get them: fields with values, how sure these are, and where they come from."""

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from midtown.cli.tables.confidence import confidence_mark, sure_fields
from midtown.core.options import Options
from midtown.match.match import AnyGame
from midtown.texts.language import Language


class Field(NamedTuple):
    """A value of a component, and how sure it is."""

    name: str
    value: str
    confidence: str

    @property
    def marked(self) -> str:
        """The value with the sign of its confidence."""
        return self.value + confidence_mark(self.confidence)


def fields_of(game: AnyGame, options: Options, name: str) -> dict[str, Field]:
    """The fields of a component, each with its confidence."""
    row = _row(game, options, name)
    sure = row["confidence"]
    if not isinstance(sure, dict):
        raise TypeError(row)
    return {field: Field(field, str(row.get(field, name)), confidence) for field, confidence in sure.items()}


def _sources_of(game: AnyGame, options: Options, name: str) -> list[str]:
    """Where the values of a component come from."""
    row = _row(game, options, name)
    sources = row.get("sources", [])
    if not isinstance(sources, list):
        raise TypeError(row)
    return [str(source) for source in sources]


def _row(game: AnyGame, options: Options, name: str) -> dict[str, object]:
    """A component as other programs get it."""
    [row] = [row for row in game.components(options) if row["component"] == name]
    return row


def component_shown(game: AnyGame, options: Options, name: str, language: Language) -> RenderableType:
    """All fields of one component in the language of correction files, with how sure they are, and the sources."""
    fields = sure_fields(fields_of(game, options, name).values(), language)
    sources = [Text(f"- {source}", "dim") for source in _sources_of(game, options, name)]
    title = Text(f"{language.name(name)} ({name})", "bold")
    return Group(title, *[Padding(part, (0, 0, 0, 2)) for part in (fields, *sources)])
