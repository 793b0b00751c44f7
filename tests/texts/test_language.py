"""How names, sentences, events and actions read, and what a person may type."""

import pytest

from midtown.core.errors import BadNotation, BadOptions, Reason
from midtown.core.event import Event, EventKind
from midtown.core.vocabulary import Domain, Vocabulary
from midtown.games import GAMES
from midtown.texts.catalog import Catalog
from midtown.texts.language import LANGUAGES, Language
from midtown.texts.typeset import typeset

THINGS = Domain("thing", ["cinema", "central-park", "school", "citizen-center", "university"])
DREW = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", THINGS)
SCORED = EventKind("scored", "{seat} scores {amount}: {things}", domain=THINGS)
SHUFFLED = EventKind("shuffled", "the discards are shuffled: {amount} cards")
SEATS = ["Anna", "Bernd"]
NOTHING = Catalog({}, {}, {}, {})


def speak(code: str) -> Language:
    return Language.load(code, "the-city")


def event(kind: EventKind, seat: int, things: list[int], amount: int, values: list[int] | None = None) -> Event:
    return Event(kind, "X-1", seat, things, values or [], amount)


def test_a_thing_is_called_by_its_name() -> None:
    assert [speak(code).name("school") for code in LANGUAGES] == ["School", "École", "Schule"]


def test_a_thing_without_a_name_is_called_by_its_notation() -> None:
    assert speak("fr").name("lighthouse") == "lighthouse"


def test_a_thing_without_a_name_of_its_own_is_called_after_its_beginning_and_its_ending() -> None:
    named = Catalog({"times-square": "Times Square", "red": "Rot"}, {"red": "{name} (rot)", "4": "{name} 4"}, {}, {})
    language = Language("de", NOTHING, named)

    assert [language.name(thing) for thing in ("times-square-red", "red-4", "red-5", "blue-4")] == [
        "Times Square (rot)",
        "Rot 4",
        "red-5",
        "blue-4",
    ]


def test_a_name_of_its_own_comes_before_a_composed_one() -> None:
    named = Catalog({"park": "Park", "park-red": "Rosengarten"}, {"red": "{name} (rot)"}, {}, {})

    assert Language("de", NOTHING, named).name("park-red") == "Rosengarten"


def test_a_part_of_a_score_is_called_by_the_name_of_its_thing_or_by_what_the_game_says() -> None:
    named = Catalog({"school": "École"}, {}, {}, {"bonuses": "décomptes spéciaux"})
    language = Language("fr", NOTHING, named)

    assert [language.part(part) for part in ("school", "bonuses", "luck")] == ["École", "décomptes spéciaux", "luck"]


def test_a_number_is_written_as_its_language_does() -> None:
    assert [speak(code).signed(-12.34) for code in LANGUAGES] == ["-12.3", "-12,3", "-12,3"]
    assert [speak(code).signed(2) for code in LANGUAGES] == ["+2.0", "+2,0", "+2,0"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown language 'nl'; known are: en, fr, de"):
        Language.load("nl", "the-city")


# --- sentences ---


def test_a_sentence_is_translated_and_filled() -> None:
    assert speak("de").sentence("this game has {fewest} to {most} seats, not {seats}", fewest=2, most=5, seats=9) == (
        "dieses Spiel hat 2 bis 5 Plätze, nicht 9"
    )


def test_a_sentence_without_a_translation_stays_english() -> None:
    assert speak("fr").sentence("{amount} ships in the harbour", amount=3) == "3 ships in the harbour"


def test_a_game_without_texts_still_speaks_of_what_is_common() -> None:
    assert Language.load("fr", "a-game-of-somebody").sentence("the game is over") == "la partie est terminée"


@pytest.mark.parametrize(
    ("code", "none", "one", "two"),
    [
        ("en", "Anna draws 0 cards", "Anna draws 1 card", "Anna draws 2 cards"),
        ("fr", "Anna pioche 0 carte", "Anna pioche 1 carte", "Anna pioche 2 cartes"),
        ("de", "Anna zieht 0 Karten", "Anna zieht 1 Karte", "Anna zieht 2 Karten"),
    ],
)
def test_a_number_chooses_between_singular_and_plural(code: str, none: str, one: str, two: str) -> None:
    assert [speak(code).event(event(DREW, 0, [], amount), SEATS) for amount in range(3)] == [none, one, two]


# --- reasons ---


def test_a_reason_names_its_rule_and_the_things_by_their_names() -> None:
    reason = Reason("TC-4.3", "{card} needs one of these in your city: {needs}", {"card": "school", "needs": ["house", "luxury-home"]})

    assert speak("en").reason(reason) == "School needs one of these in your city: House, Luxury Home [TC-4.3]"
    assert (
        speak("fr").reason(reason)
        == "École demande dans votre ville un de ces bâtiments\N{NO-BREAK SPACE}: Maison, Maison de luxe [TC-4.3]"
    )
    assert speak("de").reason(reason) == "Schule benötigt in der eigenen Stadt eines dieser Gebäude: Wohnhaus, Stadtvilla [TC-4.3]"


def test_a_reason_without_a_rule_is_only_its_sentence() -> None:
    assert speak("de").reason(Reason("", "the game is over")) == "das Spiel ist zu Ende"


def test_a_seat_is_called_by_its_name_or_its_number() -> None:
    reason = Reason("", "{seat} has answered since", {"seat": 1})

    assert speak("fr").reason(reason, SEATS) == "Bernd a décidé depuis"
    assert speak("fr").reason(reason) == "siège 1 a décidé depuis"


def test_a_reason_inside_a_reason_is_translated_too() -> None:
    why = Reason("TC-3.2", "{card} is not in your hand", {"card": "school"})
    reason = Reason("TC-3.2", "{why}; {seat} could: {offered}", {"why": why, "seat": 0, "offered": ["build house", "renounce"]})

    assert speak("de").reason(reason, SEATS) == "Schule ist nicht auf der Hand; möglich für Anna: build house, renounce [TC-3.2]"


def test_a_verb_is_shown_with_dots_for_what_it_is_said_of() -> None:
    reason = Reason("TC-4.2", "now a card of your hand is asked for: {verb} one", {"verb": "pay"})

    assert speak("en").reason(reason) == "now a card of your hand is asked for: pay with … [TC-4.2]"
    assert speak("de").reason(reason) == "jetzt wird eine Karte aus der Hand verlangt: mit … bezahlen [TC-4.2]"


def test_a_piece_of_a_sentence_is_translated() -> None:
    reason = Reason("", "unknown {what} '{name}'; did you mean '{close}'?", {"what": "option", "name": "survy", "close": "survey"})

    assert speak("de").reason(reason) == "'survy' gibt es nicht (Option); war 'survey' gemeint?"


def test_what_is_to_be_typed_is_shown_as_it_is_typed() -> None:
    with pytest.raises(BadOptions) as refusal:
        GAMES["the-city"].options(3, {"office": "school"})

    assert speak("de").reason(refusal.value.reason) == (
        "die Option 'office' kann nicht 'school' sein; zur Wahl stehen: row-house, high-rise [TC-7.10]"
    )


# --- events ---


def test_an_event_tells_the_own_seat_what_the_others_may_not_know() -> None:
    drawn = event(DREW, 0, [0, 2], 2)

    assert speak("fr").event(drawn.seen_by(0), SEATS) == "Anna pioche Cinéma, École"
    assert speak("fr").event(drawn.seen_by(1), SEATS) == "Anna pioche 2 cartes"


def test_the_values_of_an_event_stand_behind_their_things() -> None:
    scored = event(SCORED, 1, [0, 1], 4, [1, 3])

    assert speak("en").event(scored, SEATS) == "Bernd scores 4 points: Cinema 1, Central Park 3"
    assert speak("de").event(scored, SEATS) == "Bernd erhält 4 Siegpunkte: Kino 1, Parkanlage 3"


def test_an_event_of_nobody_names_nobody() -> None:
    assert speak("de").event(event(SHUFFLED, -1, [], 44), SEATS) == "der Ablagestapel wird gemischt: 44 Karten"


# --- actions ---


def words() -> Vocabulary:
    made = Vocabulary()
    made.verb("build", THINGS)
    made.verb("renounce")
    return made


def test_an_action_is_shown_as_people_say_it() -> None:
    assert [speak(code).action(words(), 2) for code in LANGUAGES] == ["build School", "construire École", "Schule bauen"]
    assert [speak(code).action(words(), 5) for code in LANGUAGES] == ["renounce", "renoncer", "verzichten"]


def test_an_action_without_a_translation_is_shown_in_notation() -> None:
    made = Vocabulary()
    made.verb("demolish", THINGS)

    assert speak("de").action(made, 2) == "demolish school"


def test_an_action_on_two_things_names_both() -> None:
    places = Domain("place", ["city-hall", "harlem"])
    made = Vocabulary()
    made.verb("move", Domain("commissioner", ["white", "black"]), places)
    german = Catalog({"white": "Weiß", "city-hall": "Rathaus"}, {}, {"move {thing} {other}": "{thing} nach {other} ziehen"}, {})

    assert Language("de", NOTHING, german).action(made, 0) == "Weiß nach Rathaus ziehen"


def test_a_verb_may_be_said_of_one_thing_or_of_two_and_is_shown_otherwise() -> None:
    colours = Domain("colour", ["violet", "grey"])
    made = Vocabulary()
    made.verb("take", colours, colours)
    made.verb("take", colours)
    french = Catalog({}, {}, {"take {thing}": "prendre seulement {thing}", "take {thing} {other}": "prendre {thing} et {other}"}, {})

    assert [Language("fr", NOTHING, french).action(made, action) for action in (1, 4)] == [
        "prendre violet et grey",
        "prendre seulement violet",
    ]


@pytest.mark.parametrize(
    ("code", "typed", "notation"),
    [
        ("en", "build School", "build school"),
        ("en", "  BUILD   central park ", "build central-park"),
        ("fr", "construire École", "build school"),
        ("fr", "CONSTRUIRE ecole", "build school"),
        ("fr", "build school", "build school"),
        ("de", "Schule bauen", "build school"),
        ("de", "bürgerbüro bauen", "build citizen-center"),
        ("de", "burgerburo bauen", "build citizen-center"),
        ("de", "Buergerbuero bauen", "build citizen-center"),
        ("de", "verzichten", "renounce"),
        ("de", "renounce", "renounce"),
    ],
)
def test_an_action_may_be_typed_in_notation_or_in_the_own_language(code: str, typed: str, notation: str) -> None:
    assert speak(code).parse_action(words(), typed) == words().parse(notation)


def test_apostrophes_and_ligatures_may_be_typed_as_the_keyboard_has_them() -> None:
    city = GAMES["the-city"].book.words

    assert speak("fr").parse_action(city, "garder oeuvre d'art moderne") == city.parse("keep modern-art")


def test_what_is_no_action_is_refused_with_what_was_perhaps_meant() -> None:
    with pytest.raises(BadNotation) as refusal:
        speak("de").parse_action(words(), " Schulle baun ")

    assert speak("de").reason(refusal.value.reason) == "'Schulle baun' ist keine Aktion dieses Spiels; war 'Schule bauen' gemeint?"


def test_what_resembles_no_action_is_refused() -> None:
    with pytest.raises(BadNotation) as refusal:
        speak("de").parse_action(words(), "xyz")

    assert speak("de").reason(refusal.value.reason) == "'xyz' ist keine Aktion dieses Spiels"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_can_be_typed_as_it_is_shown_and_as_it_is_recorded(name: str, code: str) -> None:
    language = Language.load(code, name)
    vocabulary = GAMES[name].book.words
    actions = list(range(len(vocabulary)))

    assert [language.parse_action(vocabulary, language.action(vocabulary, action)) for action in actions] == actions
    assert [language.parse_action(vocabulary, vocabulary.texts[action]) for action in actions] == actions


@pytest.mark.parametrize(
    ("code", "text", "shown"),
    [
        ("fr", "Vraiment ? « Oui » : non ; {a:b|c} !", "Vraiment_? «_Oui_»_: non_; {a:b|c}_!"),
        ("de", "Wirklich? : »Ja«", "Wirklich? : »Ja«"),
    ],
)
def test_no_line_begins_with_a_sign(code: str, text: str, shown: str) -> None:
    assert typeset(text, code) == shown.replace("_", "\N{NO-BREAK SPACE}")
