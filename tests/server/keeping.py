"""Keeping: what a client does with an update that leaves out what has not changed."""

from typing import Any, Final

Message = dict[str, Any]
LEFT_OUT: Final = ("view", "choices", "asked")


def kept(before: Message, update: Message) -> Message:
    """An update with all that is as it was before."""
    if not update.get("same"):
        return update
    return {**{name: before[name] for name in LEFT_OUT if name in before}, **update}
