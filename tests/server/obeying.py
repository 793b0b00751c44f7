"""Messages held to the schemas that clients are written by."""

from typing import Any

from jsonschema import Draft202012Validator

from midtown.server.schemas import Schema, schemas


def closed(schema: Any) -> Any:  # noqa: ANN401  # whatever a schema holds
    """The same schema, obeyed only by what has no other fields than those it names."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {name: closed(part) for name, part in schema.items()}
    return {"additionalProperties": False, **parts} if isinstance(schema.get("properties"), dict) and "title" in schema else parts


CLOSED: dict[str, Schema] = {name: closed(schema) for name, schema in schemas().items()}


def check(file: str, value: object, part: str = "") -> None:
    """Fail unless this obeys a schema, or one part of it."""
    schema = CLOSED[file]
    Draft202012Validator({**schema, "$ref": f"#/$defs/{part}"} if part else schema).validate(value)
