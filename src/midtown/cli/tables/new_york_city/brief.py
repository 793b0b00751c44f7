"""What a character does in two or three words: enough to recall it, and short enough for the table."""

from typing import Final

from rich.text import Text

from midtown.cli.tables.new_york_city.signs import signs, vessel_legend
from midtown.games.new_york_city import abilities
from midtown.games.new_york_city.abilities import Gain, SetOf
from midtown.games.new_york_city.board import BOROUGHS, VESSELS
from midtown.games.new_york_city.edition import Edition
from midtown.texts.language import Language

POINT: Final = "★"
DOLLAR: Final = "$"
SKYSCRAPER: Final = "▲"


def character_brief(kind: int, edition: Edition, language: Language) -> Text:
    """The number of a character and what it brings or does."""
    row = edition.box.characters[kind]
    parts = [*_gains(row.gain, language), *_ability(row.ability, language)]
    if row.ability == abilities.SCORE_LANTERN:
        parts = [f"{POINT} / {SKYSCRAPER} {language.name(BOROUGHS[int(edition.lit[kind])])}"]
    if row.ability == abilities.SCORE_SETS:
        parts = [_set(row.set_of, language)]
    return Text.assemble((f"{kind + 1}", "bold"), f": {', '.join(parts)}")


def _gains(gain: Gain, language: Language) -> list[str]:
    """What is got at once."""
    found = [f"{count}{sign}" for count, sign in ((gain.points, POINT), (gain.dollars, DOLLAR), (gain.skyscrapers, SKYSCRAPER)) if count]
    if gain.cards:
        found.append(language.sentence("draw {amount}", amount=gain.cards))
    if gain.steps:
        found.append(language.sentence("press +{amount}", amount=gain.steps))
    return found


def _ability(ability: int, language: Language) -> list[str]:
    """What else it does."""
    words = {
        abilities.RENEW_HAND: language.sentence("renew hand"),
        abilities.TAKE_SINGLES: language.sentence("2 singles"),
        abilities.GROW_RESERVE: language.sentence("reserve +1"),
        abilities.TAKE_BOTH_PAIRS: language.sentence("both pairs"),
        abilities.DISCARD_TWO: language.sentence("discard 2"),
        abilities.EXCHANGE_CHARACTER: language.sentence("trade up 1"),
        abilities.FETCH_FROM_RESERVE: language.sentence("fetch equal"),
        abilities.REPLACE_NEUTRAL: language.sentence("oust neutral"),
        abilities.RENEW_RESERVE: language.sentence("renew reserve"),
        abilities.COUNT_AS_ONE: language.sentence("card = 1"),
        abilities.STEP_BACK: language.sentence("back = wild"),
        abilities.PLAY_FROM_RESERVE: language.sentence("play reserve"),
        abilities.ADD_WILD: language.sentence("+1 wild"),
        abilities.ADD_PRESTIGE: language.sentence("+1 prestige"),
        abilities.BID_LAST: language.sentence("bid last"),
        abilities.DOUBLE_PRESTIGE: language.sentence("prestige x2"),
        abilities.COUNT_AS_TWO: language.sentence("card = 2"),
        abilities.BUILD_ONE_MORE: language.sentence("build +1"),
        abilities.TAKE_BACK_CARDS: language.sentence("2 cards back"),
        abilities.ADVANCE_BY_RANK: language.sentence("press +rank"),
        abilities.SCORE_PRESS: language.sentence("{star} / 2 press", star=POINT),
        abilities.SCORE_RESERVE: language.sentence("2{star} / reserve", star=POINT),
        abilities.SCORE_STRONGHOLDS: language.sentence("2{star} / borough of 3", star=POINT),
        abilities.SCORE_COMPANY: language.sentence("{star} / character", star=POINT),
    }
    return [words[ability]] if ability in words else []


def _set(wanted: SetOf, language: Language) -> str:
    """The points of a set, and what is handed in for it."""
    letters = signs(vessel_legend(language))
    parts = [letters[VESSELS.index(vessel)] for vessel in wanted.vessels]
    if wanted.any_vessels:
        parts.append(language.sentence("{amount} any", amount=wanted.any_vessels))
    if wanted.dollars:
        parts.append(f"{wanted.dollars}{DOLLAR}")
    if wanted.skyscrapers:
        parts.append(f"{wanted.skyscrapers}{SKYSCRAPER}")
    return f"{wanted.points}{POINT} / {'+'.join(parts)}"
