"""Keeping: what a client does with an update that leaves out what has not changed."""

from typing import Any, Final

Message = dict[str, Any]
LEFT_OUT: Final[list[str]] = ["choices", "asked"]


def kept(before: Message, update: Message) -> Message:
    """An update with all that is as it was before."""
    known = {name: before[name] for name in LEFT_OUT if name in before} if update.get("same") else {}
    view = {**before.get("view", {}), **update.get("view", {})}
    return {**known, **update, **({"view": view} if view else {})}
