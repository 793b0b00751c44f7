"""Language: how names, actions, sentences and events read for a person."""

from collections.abc import Sequence
from typing import Final, final

from midtown.core.errors import BadOptions, Reason, Value, like
from midtown.core.event import Event
from midtown.core.options import unknown
from midtown.core.vocabulary import Vocabulary, no_action
from midtown.texts.catalog import COMMON, Catalog, load_catalog
from midtown.texts.count import Count
from midtown.texts.spelling import fold, spellings

LANGUAGES: Final = ("en", "fr", "de")
DECIMAL_SIGNS: Final = {"en": ".", "fr": ",", "de": ","}
THINGS: Final = ("thing", "other")
"""The blanks of a verb: what it is said of."""
NAMED: Final = (
    "borough",
    "bot",
    "card",
    "cards",
    "character",
    "colour",
    "colours",
    "district",
    "here",
    "needs",
    "place",
    "plot",
    "shop",
    "things",
    "tile",
)
"""The blanks that hold notation names: a person reads the names of the things."""
SPOKEN: Final = ("what", "wanted")
"""The blanks that hold a piece of a sentence, with its own translation. All other texts are shown as they are."""


@final
class Language:
    """What a person reads and writes in one language, about one game.

    English is the key: what has no translation is shown as it is, and a test says so.
    """

    def __init__(self, code: str, common: Catalog, game: Catalog) -> None:
        self.code: Final = code
        self._names: Final = {**common.names, **game.names}
        self._endings: Final = {**common.endings, **game.endings}
        self._verbs: Final = {**common.verbs, **game.verbs}
        self._sentences: Final = {**common.sentences, **game.sentences}
        self._typed: Final[dict[Vocabulary, dict[str, int]]] = {}

    @staticmethod
    def load(code: str, game_name: str) -> "Language":
        """The language with this code, about the game with this name."""
        if code not in LANGUAGES:
            raise BadOptions(unknown("language", code, list(LANGUAGES)))
        return Language(code, load_catalog(COMMON, code), load_catalog(game_name, code))

    # --- reading ---

    def name(self, notation: str) -> str:
        """What a thing is called: by a name of its own, or by that of its beginning with what its ending adds."""
        beginning, _, ending = notation.rpartition("-")
        if notation not in self._names and beginning in self._names and ending in self._endings:
            return self._endings[ending].format(name=self._names[beginning])
        return self._names.get(notation, notation)

    def part(self, part: str) -> str:
        """What a part of a score is called: a thing by its name, or what the game says."""
        return self._names.get(part) or self._sentences.get(part, part)

    def sentence(self, english: str, /, **blanks: Value) -> str:
        """A sentence with its blanks filled in."""
        return self._fill(english, blanks, ())

    def reason(self, reason: Reason, seat_names: Sequence[str] = ()) -> str:
        """Why something is so, with the number of its rule."""
        text = self._fill(reason.sentence, reason.blanks, seat_names)
        return f"{text} [{reason.rule}]" if reason.rule else text

    def signed(self, number: float) -> str:
        """A number with its sign and one decimal place."""
        return f"{number:+.1f}".replace(".", DECIMAL_SIGNS[self.code])

    def event(self, event: Event, seat_names: Sequence[str]) -> str:
        """What happened, as whoever is meant to know it."""
        things = [self.name(name) for name in event.names()]
        if event.values:
            things = [f"{name} {value}" for name, value in zip(things, event.values, strict=True)]
        return self._fill(event.sentence, {"seat": event.seat, "things": things, "amount": event.amount}, seat_names)

    def action(self, words: Vocabulary, action: int) -> str:
        """What a person can do."""
        things = words.things_of(action)
        template = self._verbs.get(_with_blanks(words.verb_of(action).word, len(things)), words.texts[action])
        return template.format(**{blank: self.name(thing) for blank, thing in zip(THINGS, things, strict=False)})

    def _fill(self, english: str, blanks: dict[str, Value], seat_names: Sequence[str]) -> str:
        """The translated sentence with what its blanks show."""
        template = self._sentences.get(english, english)
        return template.format(**{blank: self._shown(blank, value, seat_names) for blank, value in blanks.items()})

    def _shown(self, blank: str, value: Value, seat_names: Sequence[str]) -> str | Count:
        """What stands in a blank."""
        if isinstance(value, list):
            return ", ".join([str(self._shown(blank, item, seat_names)) for item in value])
        if isinstance(value, str):
            return self._text(blank, value)
        if isinstance(value, Reason):
            return self._fill(value.sentence, value.blanks, seat_names)
        if blank == "seat":
            return seat_names[value] if 0 <= value < len(seat_names) else self.sentence("seat {number}", number=value)
        return Count(value, self.code)

    def _text(self, blank: str, text: str) -> str:
        """What a text in a blank means to a person."""
        if blank in NAMED:
            return self.name(text)
        if blank == "verb":
            known = [self._verbs[key] for key in [_with_blanks(text, count) for count in (1, 2, 0)] if key in self._verbs]
            return [*known, text][0].format(thing="…", other="…")
        return self._sentences.get(text, text) if blank in SPOKEN else text

    # --- writing ---

    def parse_action(self, words: Vocabulary, text: str) -> int:
        """The action that a person means: in English notation, or as this language shows it."""
        if words not in self._typed:
            self._typed[words] = self._spellings(words)
        known = self._typed[words]
        typed = fold(text)
        if typed in known:
            return known[typed]
        close = like(typed, list(known))
        raise no_action(text.strip(), [self.action(words, known[spelling]) for spelling in close])

    def _spellings(self, words: Vocabulary) -> dict[str, int]:
        """Every way to type an action."""
        known = {}
        for action, notation in enumerate(words.texts):
            for spelling in spellings(self.action(words, action)) | {fold(notation)}:
                known[spelling] = action
        return known


def _with_blanks(word: str, count: int) -> str:
    """The notation of a verb with a blank for each thing that it is said of: the key of its translations."""
    return " ".join([word, *[f"{{{blank}}}" for blank in THINGS[:count]]])
