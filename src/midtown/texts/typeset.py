"""Typeset: keeps a sign with its word where a language puts a space between them, so that no line begins with it."""

import re
from typing import Final

FRENCH: Final = "fr"
SPACED: Final = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")


def typeset(text: str, code: str) -> str:
    """The text as it is shown in a language."""
    return SPACED.sub("\N{NO-BREAK SPACE}", text) if code == FRENCH else text
