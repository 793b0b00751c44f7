"""Correction files: what an owner of a box has found to be printed otherwise."""

import tomllib
from pathlib import Path

from midtown.core.errors import BadOptions, Reason
from midtown.core.options import Correction


def read_corrections(path: Path) -> tuple[Correction, ...]:
    """The corrections in a TOML file: a table for each component, a value for each field."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadOptions(Reason("", "{path} cannot be opened: {problem}", {"path": str(path), "problem": problem.strerror or ""})) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadOptions(Reason("", "{path} is no correction file: {problem}", {"path": str(path), "problem": str(problem)})) from None
    return tuple(
        [
            _correction(path, component, field, value)
            for component, fields in tables.items()
            for field, value in _fields(path, component, fields)
        ]
    )


def _fields(path: Path, component: str, fields: object) -> list[tuple[str, object]]:
    """The corrected fields of a component."""
    if not isinstance(fields, dict):
        raise BadOptions(
            Reason("", "{path}: write the field after {component}, as in {component}.cost = 2", {"path": str(path), "component": component})
        )
    return list(fields.items())


def _correction(path: Path, component: str, field: str, value: object) -> Correction:
    """One corrected value, as text."""
    if isinstance(value, bool):
        return Correction(component, field, "yes" if value else "no")
    if isinstance(value, int | str) and ";" not in str(value) and "\n" not in str(value):
        return Correction(component, field, str(value))
    raise BadOptions(
        Reason(
            "",
            "{path}: {component}.{field} must be a number, a text or true or false",
            {"path": str(path), "component": component, "field": field},
        )
    )
