"""Catalog: the words of a language, read from the files beside this module."""

import tomllib
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Final, final

from midtown.texts.typeset import typeset

COMMON: Final = "common"
"""The folder of what is said whatever is played."""


@final
@dataclass(frozen=True)
class Catalog:
    """Names by their notation, verbs by their notation with blanks, sentences by their English."""

    names: dict[str, str]
    endings: dict[str, str]
    """For notation that is put together: what its last part adds to the name of the rest."""
    verbs: dict[str, str]
    sentences: dict[str, str]


def load_catalog(folder: str, code: str) -> Catalog:
    """The catalog of a game, or the common one; empty where nobody has written one."""
    tables = _tables(folder, code)
    return Catalog(*[tables.get(field.name, {}) for field in fields(Catalog)])


def page_sentences(code: str) -> dict[str, str]:
    """What only the page in the browser says, by its English."""
    return _tables(COMMON, code)["page"]


def _tables(folder: str, code: str) -> dict[str, dict[str, str]]:
    file = files("midtown.texts") / folder / f"{code}.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: {key: typeset(text, code) for key, text in table.items()} for name, table in tables.items()}
