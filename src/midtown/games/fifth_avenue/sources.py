"""Where the facts about the box of Fifth Avenue come from."""

from typing import Final

FRENCH: Final = "french rules"
ENGLISH: Final = "english rules"
GERMAN: Final = "german rules"
REVIEWS: Final = "reviews"
NOBODY_SAYS: Final = "nobody says"

SOURCES: Final = {
    FRENCH: "the French rules, a translation of May 2004",
    ENGLISH: "the English rules, Rio Grande Games 2004",
    GERMAN: "the opening and the list of contents of the German rules, alea 2004",
    REVIEWS: "reviews that describe the board: bgdf.com, boardgame.de, gamepack.nl, poeppelkiste.de, topolino, superfred.de",
    NOBODY_SAYS: "no text tells it; chosen to fit the examples of the rules",
}
