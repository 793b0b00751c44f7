"""Spelling: what a person typed, freed of what does not matter."""

import re
import unicodedata
from typing import Final

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str) -> str:
    """The text without upper case, accents, hyphens, apostrophes and extra blanks."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    plain = "".join([character for character in decomposed if not unicodedata.combining(character)])
    return " ".join(re.findall(r"\w+", plain))


def spellings(text: str) -> set[str]:
    """The ways to type a text: umlauts may be left out or spelled out."""
    return {fold(text), fold(text.casefold().translate(UMLAUTS))}
