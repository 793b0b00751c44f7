"""Where the facts about the box of New York City come from."""

from typing import Final

RULES: Final = "rules"
FORERUNNER: Final = "forerunner"
NOBODY_SAYS: Final = "nobody says"

SOURCES: Final = {
    RULES: "the English and French rules and their addendum, Queen Games 2021",
    FORERUNNER: "the rules of Rialto, 2013, the forerunner of the game",
    NOBODY_SAYS: "no text tells it; chosen to fit the examples of the rules",
}
