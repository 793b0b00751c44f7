"""Known texts: everything that a page needs to speak a language, of all games or of one."""

from functools import cache
from typing import Any, final

import msgspec

from midtown.core.options import Options, unknown
from midtown.games import GAMES
from midtown.match.match import AnyGame
from midtown.outlook.registry import OUTLOOKS
from midtown.server.correctable import correctable_fields
from midtown.server.kept import Kept
from midtown.server.links import seat_of
from midtown.server.refusal import NO_PAGE, Refusal
from midtown.server.replies import ENCODER
from midtown.server.sentences import language_of
from midtown.server.table.table import Table
from midtown.texts.catalog import COMMON, load_catalog, page_sentences
from midtown.texts.count import SINGULAR
from midtown.texts.language import LANGUAGES, NAMED, SPOKEN
from midtown.texts.rulebook import Rulebook


@final
class KnownLanguage(msgspec.Struct, frozen=True):
    """What is said whatever is played; a sentence that is not named here is shown as its English."""

    code: str
    names: dict[str, str]
    """What bots are called, by notation."""
    sentences: dict[str, str]
    """How each English sentence is shown, with its blanks; {amount:card|cards} is the word that goes with a number."""
    singular: list[int]
    """The numbers that go with the first of two such words."""
    named: list[str]
    """The blanks that hold notation: the names of the things are shown."""
    spoken: list[str]
    """The blanks that hold a sentence of their own."""


@final
class KnownRule(msgspec.Struct, frozen=True):
    """A numbered rule."""

    number: str
    text: str
    is_reading: bool
    """Our reading of a passage that is unclear, missing or contradicted."""
    is_option: bool
    """An option of the game changes it."""


@final
class KnownSection(msgspec.Struct, frozen=True):
    """A heading and its rules."""

    title: str
    rules: list[KnownRule]


@final
class KnownRulebook(msgspec.Struct, frozen=True):
    """The rules of a game."""

    title: str
    preface: str
    sections: list[KnownSection]


@final
class GameTexts(msgspec.Struct, frozen=True):
    """Everything that is said about a game in one language; a sentence or a name that is not there is shown as it is."""

    game: str
    code: str
    title: str
    names: dict[str, str]
    """By notation."""
    endings: dict[str, str]
    """For notation that is put together: what its last part adds to the name of the rest."""
    verbs: dict[str, str]
    """By notation, with a blank for each thing that an action is said of."""
    sentences: dict[str, str]
    """By their English."""
    events: dict[str, str]
    """The English sentence of each kind of event."""
    own_events: dict[str, str]
    """Of kinds with secrets, the English sentence for whoever is told of the things."""
    rulebook: KnownRulebook
    components: list[dict[str, Any]]
    """Everything in the box: the name as `component`, its fields, how sure each of them is, the sources, as `says` what it does, and as
    `correctable` which fields an owner can correct."""


@final
class KnownBox(msgspec.Struct, frozen=True):
    """Everything in the box of a table, with its choices and corrections worked in."""

    components: list[dict[str, Any]]


@cache
def language_texts(code: str) -> Kept:
    """A language, whatever is played."""
    _check_language(code)
    catalog = load_catalog(COMMON, code)
    sentences = {**catalog.sentences, **page_sentences(code)}
    return _kept(KnownLanguage(code, catalog.names, sentences, list(SINGULAR[code]), list(NAMED), list(SPOKEN)))


@cache
def game_texts(game_name: str, code: str) -> Kept:
    """A game in a language."""
    game = GAMES.get(game_name)
    if game is None:
        raise Refusal(NO_PAGE, unknown("game", game_name, list(GAMES)))
    _check_language(code)
    catalog = load_catalog(game_name, code)
    rulebook = Rulebook.load(game_name, code)
    return _kept(
        GameTexts(
            game=game_name,
            code=code,
            title=rulebook.title,
            names=catalog.names,
            endings=catalog.endings,
            verbs=catalog.verbs,
            sentences=catalog.sentences,
            events={kind.name: kind.public for kind in game.events},
            own_events={kind.name: kind.private for kind in game.events if kind.private},
            rulebook=msgspec.convert(rulebook, KnownRulebook, from_attributes=True),
            components=_components(game, game.options(game.seats[-1]), code),
        )
    )


def box_for(table: Table, key: str, code: str) -> KnownBox:
    """The box as it is played with at a table, for whoever has a key."""
    seat_of(table, key)
    return KnownBox(_components(table.game, table.options, code))


def _components(game: AnyGame, options: Options, code: str) -> list[dict[str, Any]]:
    """Everything in the box, with what it does in words and what can be corrected in it."""
    sayings = OUTLOOKS[game.name].sayings(options, language_of(code, game.name))
    fields = correctable_fields(game.name)
    names = [(row, str(row["component"])) for row in game.components(options)]
    return [{**row, "says": sayings.get(name, []), "correctable": fields.get(name, [])} for row, name in names]


def _check_language(code: str) -> None:
    if code not in LANGUAGES:
        raise Refusal(NO_PAGE, unknown("language", code, list(LANGUAGES)))


def _kept(thing: object) -> Kept:
    return Kept(ENCODER.encode(thing), "application/json")
