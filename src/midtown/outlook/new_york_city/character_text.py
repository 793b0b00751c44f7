"""What each character of New York City does, in one short line."""

from typing import Final, NamedTuple

from midtown.games.new_york_city.abilities import SetOf
from midtown.games.new_york_city.edition import Box
from midtown.texts.language import Language


class Description(NamedTuple):
    """A line about a character, known by its English."""

    english: str


DESCRIPTIONS: Final = [
    Description("score 1 point; discard any hand cards, draw as many"),
    Description("take 2 single cards from 2 pairs instead of a pair"),
    Description("score 1 point; the reserve grows by one card"),
    Description("take both pairs in one turn"),
    Description("draw 3 cards, then discard 2"),
    Description("take 2 dollars"),
    Description("remove an own character for one worth up to 1 more"),
    Description("fetch from the reserve what equals the pair; refill it"),
    Description("draw a card and take 1 dollar"),
    Description("draw 2 cards"),
    Description("replace a neutral skyscraper by one of the own board"),
    Description("score 1 point; renew any cards of the reserve"),
    Description("a card of the hand counts as one matching card"),
    Description("go back 1 or 2 press spaces, each for a wild card"),
    Description("play from the reserve what equals a card of the bid"),
    Description("one wild card more in the bid"),
    Description("prestige round: one prestige card more in the bid"),
    Description("take 1 dollar and bid last in this bidding round"),
    Description("prestige round: double points for the own bid"),
    Description("a card of the hand counts as two matching cards"),
    Description("when building, one more there from the general supply"),
    Description("after the action take back up to 2 of the cards played"),
    Description("score 2 points"),
    Description("score 1 point; a skyscraper onto the own board"),
    Description("score 3 points"),
    Description("a skyscraper onto the own board; advance 1 press space"),
    Description("advance as many press spaces as the own rank says"),
    Description("1 point per own skyscraper, yellow lantern: {borough}"),
    Description("1 point per own skyscraper, green lantern: {borough}"),
    Description("1 point per own skyscraper, brown lantern: {borough}"),
    Description("1 point per own skyscraper, grey lantern: {borough}"),
    Description("1 point per own skyscraper, blue lantern: {borough}"),
    Description("1 point for every 2 press spaces, rounded up"),
    Description("2 points per card of one type in the reserve"),
    Description("2 points per borough with 3 own skyscrapers or more"),
    Description("1 point per own character"),
    Description("{points} points per set: {parts}"),
    Description("{points} points per set: {parts}"),
    Description("{points} points per set: {parts}"),
    Description("{points} points per set: {parts}"),
    Description("{points} points per set: {parts}"),
    Description("{points} points per set: {parts}"),
]
"""Character 1 first; each says in short what its rule says in full [NYC-11.1]."""


def character_text(kind: int, box: Box, language: Language) -> str:
    """What a character does, with the lanterns and sets of this box."""
    row = box.characters[kind]
    lit = [lantern.borough for lantern in box.lanterns if lantern.colour == row.lantern]
    parts = set_text(row.set_of, language)
    return language.sentence(DESCRIPTIONS[kind].english, borough=lit, points=row.set_of.points, parts=parts)


def set_text(wanted: SetOf, language: Language) -> str:
    """What is handed in for one set."""
    parts = [language.name(vessel) for vessel in wanted.vessels]
    if wanted.any_vessels:
        parts.append(language.sentence("{amount} vessels of any kind", amount=wanted.any_vessels))
    if wanted.dollars:
        parts.append(language.sentence("{amount} dollars", amount=wanted.dollars))
    if wanted.skyscrapers:
        parts.append(language.sentence("{amount} skyscrapers of the own board", amount=wanted.skyscrapers))
    return " + ".join(parts)
