"""Finds every sentence in the sources of the page.

A sentence is a text in quotes that is the first argument of something called `sentence`, as in `language.sentence("Play again")`: in
double, single or backward quotes, with nothing put in. What is handed on under the name `english` or `sentence` is found where it is
written.
"""

import re
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parents[2] / "client" / "src"
CALL: Final = re.compile(r"\bsentence\(\s*")
TEXT: Final = re.compile(r"""(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`)(?=\s*[,)])""")
HANDED_ON: Final = re.compile(r"[\w.?!]*\b(?:english|sentence)\b")
ESCAPED: Final = re.compile(r"\\(.)")


def said_in(source: str) -> set[str]:
    """The sentences of one file, given as text."""
    return {sentence for call in CALL.finditer(source) for sentence in _said_at(source, call.end())}


def _said_at(source: str, place: int) -> list[str]:
    """The sentence at the beginning of what is passed, or none if it is handed on."""
    text = TEXT.match(source, place)
    if text is not None:
        return [ESCAPED.sub(r"\1", text[0][1:-1])]
    if HANDED_ON.match(source, place):
        return []
    line = source[place:].partition("\n")[0]
    message = f"a sentence must be written out where it is said, to be translated: {line}"
    raise ValueError(message)


PATHS: Final = sorted([path for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name])
SAID: Final = {path: said_in(path.read_text(encoding="utf-8")) for path in PATHS}
"""The sentences of every file of the page; none where there is no page."""
