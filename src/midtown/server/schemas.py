"""`python -m midtown.server.schemas docs/schemas`: every message as a JSON schema, for clients in any language."""

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from midtown.server import known_texts, pace, replaying, replies, requests, reviews
from midtown.server.known_texts import GameTexts, KnownBox, KnownLanguage
from midtown.server.replaying import Replay, ReplayedMoments
from midtown.server.replies import AnyReply, Health, Invitation, JoinedTable, KnownGames, OpenedTable, Seat, Setting, Told
from midtown.server.requests import AnyRequest, Invite, Join, Open
from midtown.server.reviews import Review

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REFERENCE: Final = "#/$defs/{name}"
OVER_HTTP: Final = [
    Open,
    OpenedTable,
    Join,
    JoinedTable,
    Invite,
    Invitation,
    KnownGames,
    KnownLanguage,
    GameTexts,
    KnownBox,
    Replay,
    ReplayedMoments,
    Review,
    Health,
]
WRITTEN_BEFOREHAND: Final = [Seat, Setting, Told]
"""Parts of messages that are encoded once for all who are told."""

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """The schema of each file."""
    return {
        "requests.json": _of_messages("What a client says over the websocket.", AnyRequest),
        "replies.json": _of_messages("What the server says over the websocket; over HTTP it refuses in the same words.", AnyReply),
        "http.json": _schema("What is posted and what is answered over HTTP, each under its name.", {}, _parts(OVER_HTTP)),
    }


def written(schema: Schema) -> str:
    """The text of a schema: the same for the same messages."""
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def _of_messages(description: str, union: object) -> Schema:
    """Any of these messages, recognised by its type."""
    (any_of_them, *_), parts = msgspec.json.schema_components([union, *WRITTEN_BEFOREHAND], ref_template=REFERENCE)
    return _schema(description, any_of_them, parts)


def _parts(kinds: list[Any]) -> dict[str, Schema]:
    return msgspec.json.schema_components(kinds, ref_template=REFERENCE)[1]


def _schema(description: str, top: Schema, parts: dict[str, Schema]) -> Schema:
    for module in (requests, replies, known_texts, replaying, reviews, pace):
        for name, field, explanation in _explanations(module):
            if name in parts:
                parts[name]["properties"][field]["description"] = explanation
    return {"$schema": DIALECT, "description": description, **top, "$defs": parts}


def _explanations(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """Every class and field of a module with the sentence that stands below it."""
    for made in ast.parse(inspect.getsource(module)).body:
        if isinstance(made, ast.ClassDef):
            for field, below in pairwise(made.body):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(explanation))):
                        yield made.name, name, explanation


if __name__ == "__main__":
    for file_name, schema in schemas().items():
        (Path(sys.argv[1]) / file_name).write_text(written(schema), encoding="utf-8")
