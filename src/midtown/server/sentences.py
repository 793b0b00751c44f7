"""Sentences: reasons as programs and people read them."""

from collections.abc import Sequence
from functools import cache

from midtown.core.errors import Reason, Value
from midtown.server.replies import Blank, Sentence
from midtown.texts.language import Language


@cache
def language_of(code: str, game: str = "") -> Language:
    """A language, for all tables of a game or for none; reading it takes as long as a hundred moves."""
    return Language.load(code, game)


def worded(reason: Reason, language: Language, names: Sequence[str] = ()) -> Sentence:
    """A reason with its blanks, and as a text in a language."""
    blanks = {name: _blank(value, language, names) for name, value in reason.blanks.items()}
    return Sentence(reason.sentence, blanks, reason.rule, language.reason(reason, names))


def _blank(value: Value, language: Language, names: Sequence[str]) -> Blank:
    return worded(value, language, names) if isinstance(value, Reason) else value
