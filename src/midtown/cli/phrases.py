"""Phrases: what people type at the table, and which actions they mean."""

import re
from typing import Final, final

from midtown.core.errors import BadNotation, BadOptions, Reason
from midtown.core.vocabulary import Vocabulary
from midtown.match.match import Choice
from midtown.texts.language import Language
from midtown.texts.spelling import fold, spellings


@final
class Phrases:
    """Numbers of choices, names of things, or whole actions, in English notation or as the language shows them."""

    def __init__(self, words: Vocabulary, choices: list[Choice], wishes: list[int], language: Language) -> None:
        self._words: Final = words
        self._choices: Final = choices
        self._wishes: Final = wishes
        self._language: Final = language

    def actions(self, line: str) -> list[int]:
        """What one line means; several numbers stand beside each other, several names between commas."""
        separator = r"[\s,;]+" if re.fullmatch(r"[\d\s,;]+", line) else r"\s*[,;]\s*"
        return [self.action(part) for part in re.split(separator, line.strip()) if part]

    def action(self, text: str) -> int:
        """What one number, name or action means."""
        if re.fullmatch(r"[0-9]{1,9}", text):
            return self._numbered(int(text))
        typed = fold(text)
        named = self._named(typed)
        if named is not None:
            return named
        try:
            return self._language.parse_action(self._words, text)
        except BadNotation:
            meant = self._shortened(typed)
            if meant is None:
                raise
            return meant

    def _numbered(self, number: int) -> int:
        """The choice with this number."""
        if not 1 <= number <= len(self._choices):
            raise BadOptions(
                Reason("", "the choices are numbered 1 to {most}; there is no {number}", {"most": len(self._choices), "number": number})
            )
        return self._choices[number - 1].action

    def _named(self, typed: str) -> int | None:
        """What can be done now, or might be wanted, with the thing of this name."""
        offered = [choice.action for choice in self._choices]
        for action in offered:
            if typed in self._spellings(action):
                return action
        asked = offered + self._wishes
        for verb in {self._words.verb_of(action).word: self._words.verb_of(action) for action in asked}.values():
            for action in range(int(verb.first), int(verb.end)):
                if typed in self._spellings(action):
                    return action
        return None

    def _spellings(self, action: int) -> set[str]:
        """Ways to type the things of an action without its verb."""
        things = self._words.things_of(action)
        shown = [self._language.name(thing) for thing in things]
        return {fold(" ".join(things))} | spellings(" ".join(shown)) if things else set()

    def _shortened(self, typed: str) -> int | None:
        """The only choice, or else the only thing that might be wanted, which begins like this or which this is short for."""
        for actions in ([choice.action for choice in self._choices], self._wishes):
            begun = [action for action in actions if any(whole.startswith(typed) for whole in self._wholes(action))]
            meant = begun or [action for action in actions if any(is_short_for(typed, whole) for whole in self._wholes(action))]
            if typed and meant:
                return meant[0] if len(meant) == 1 else None
        return None

    def _wholes(self, action: int) -> set[str]:
        """Ways to type an action, with and without its verb."""
        return spellings(self._language.action(self._words, action)) | {fold(self._words.texts[action])} | self._spellings(action)


def is_short_for(typed: str, whole: str) -> bool:
    """Does every word stand for one of the whole, in their order: with its first letter, and others of it in their order?"""
    words = iter(whole.split())
    return all(any(_is_contracted(short, word) for word in words) for short in typed.split())


def _is_contracted(short: str, word: str) -> bool:
    letters = iter(word)
    return short[0] == word[0] and all(letter in letters for letter in short)
