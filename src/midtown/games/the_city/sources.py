"""Where the values of the cards come from."""

from typing import Final

RULEBOOK: Final = "rulebook"
PHOTO: Final = "photo"
PROGRAM_A: Final = "program-a"
PROGRAM_B: Final = "program-b"
REVIEW: Final = "review"
SESSION: Final = "session"
DESIGNER: Final = "designer"

SOURCES: Final = {
    RULEBOOK: "the rules summary with card texts in German and French, Amigo 2011",
    PHOTO: "a photo of five German cards, BoardGameGeek picture 1134870",
    PROGRAM_A: "github.com/MerlinTheProgramist/BuildYourCity_CardGame, a program after the Polish edition",
    PROGRAM_B: "github.com/kmorcinek/Zbuduj-Swoje-Miasto, a program after the Polish edition",
    REVIEW: "reviews that show or name the card: superfred.de, bdml.free.fr, freispiel-freiburg.de, dudetakeyourturn.ca, "
    "planszowki.polter.pl, tbgl-r.com, rodzinkawartapoznania.pl",
    SESSION: "a session report, katz2019.sakura.ne.jp",
    DESIGNER: "the designer's words, BoardGameGeek thread 2138041",
}
