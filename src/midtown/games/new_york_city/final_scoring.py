"""The end: characters, majorities, bonuses, all the rest."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.pile import Pile
from midtown.core.rules import Step
from midtown.games.new_york_city.abilities import (
    SCORE_LANTERN,
    SCORE_PRESS,
    SCORE_RESERVE,
    SCORE_SETS,
    SCORE_STRONGHOLDS,
)
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import END, RULES
from midtown.games.new_york_city.exercised import exercise_end_rules
from midtown.games.new_york_city.sets import hand_in_sets, worth_of_rest
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import deal_dollars
from midtown.games.new_york_city.words import (
    SCORED_BOROUGH,
    SCORED_CHARACTER,
    SCORED_CHARACTERS,
    SCORED_EVERYWHERE,
    SCORED_PRESS,
    SCORED_REST,
)

EVERYWHERE_POINTS: Final = 3
PRESS_POINTS: Final = 3
PRESS_SPACE: Final = 5
STRONGHOLD: Final = 3
TWO: Final = 2


@final
class FinalScoring(Step[NewYorkCityState]):
    """Characters, boroughs, bonuses and all the rest [NYC-10.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for seat in range(state.edition.participants):
            if state.is_person(seat):
                score_characters(state, seat)
            else:
                score_toms_characters(state, seat)
        for borough in range(i64(len(BOROUGHS))):
            score_borough(state, borough)
        for seat in range(state.edition.participants):
            score_bonuses(state, seat)
            score_rest(state, seat)
        journal = state.journal
        if journal is not None:
            exercise_end_rules(journal, state)


def score_characters(state: NewYorkCityState, seat: i64) -> None:
    """Every character its value; those of the end also what they say [NYC-10.2, NYC-10.3]."""
    player = state.players[seat]
    total: i64 = 0
    for place in range(player.team.n):
        total += state.edition.value[player.team.cards[place]]
    player.points += total
    journal = state.journal
    if journal is not None and total > 0:
        journal.note_by("NYC-10.2", SCORED_CHARACTERS, seat, [], total)
    for place in range(player.team.n):
        kind = player.team.cards[place]
        if state.edition.phase[kind] == END and state.edition.ability[kind] != SCORE_SETS:
            score_by_character(state, seat, kind, points_by_character(state, seat, kind))
    hand_in_sets(state, seat)


def score_by_character(state: NewYorkCityState, seat: i64, kind: i64, points: i64) -> None:
    """Points that a character of the end brings [NYC-10.3]."""
    state.players[seat].points += points
    journal = state.journal
    if journal is not None:
        journal.note_by(RULES[kind], SCORED_CHARACTER, seat, [kind], points)


def points_by_character(state: NewYorkCityState, seat: i64, kind: i64) -> i64:
    """What a character of the end brings, except for sets."""
    player = state.players[seat]
    ability = state.edition.ability[kind]
    if ability == SCORE_LANTERN:
        return player.built[state.edition.lit[kind]]
    if ability == SCORE_PRESS:
        return (state.press.at[seat] + 1) // TWO
    if ability == SCORE_RESERVE:
        return TWO * most_of_a_type(player.reserve)
    if ability == SCORE_STRONGHOLDS:
        return TWO * strongholds(state, seat)
    return player.team.n


def most_of_a_type(reserve: Pile) -> i64:
    """How many cards of its most frequent type a reserve has [NYC-11.34]."""
    most: i64 = 0
    for card in range(i64(len(TYPES))):
        if reserve.count(card) > most:
            most = reserve.count(card)
    return most


def strongholds(state: NewYorkCityState, seat: i64) -> i64:
    """In how many boroughs somebody has three skyscrapers or more [NYC-11.35]."""
    found: i64 = 0
    for borough in range(i64(len(BOROUGHS))):
        if state.players[seat].built[borough] >= STRONGHOLD:
            found += 1
    return found


def score_toms_characters(state: NewYorkCityState, seat: i64) -> None:
    """His dollars are dealt to his characters; with two dollars one scores twice its value [NYC-12.18, NYC-12.19]."""
    player = state.players[seat]
    by_value = Pile()
    for place in range(player.team.n):
        by_value.insert(state.edition.value[player.team.cards[place]])
    dealt = deal_dollars(state, seat)
    total: i64 = 0
    for place in range(by_value.n):
        total += by_value.cards[place]
        if dealt.cards[place] == TWO:
            total += by_value.cards[place]
    player.points += total
    journal = state.journal
    if journal is not None and total > 0:
        journal.note_by("NYC-12.18", SCORED_CHARACTERS, seat, [], total)


def score_borough(state: NewYorkCityState, borough: i64) -> None:
    """The value of a borough to who has most skyscrapers there, then half of it, rounded up, rank by rank [NYC-10.4, NYC-10.5]."""
    points = state.city.value_of(borough)
    journal = state.journal
    ranked = rank_in(state, borough)
    for place in range(ranked.n):
        token = ranked.cards[place]
        if token < state.edition.participants:
            state.players[token].points += points
            if journal is not None:
                journal.note_by("NYC-10.4", SCORED_BOROUGH, token, [borough], points)
        elif journal is not None:
            journal.exercise("NYC-10.5")
        points = (points + 1) // TWO


def rank_in(state: NewYorkCityState, borough: i64) -> Pile:
    """The tokens of all who have skyscrapers in a borough, the most first; equal ones in press order [NYC-10.4, NYC-10.5]."""
    ranked = Pile()
    order = state.press.order
    for place in range(order.n):
        token = order.cards[place]
        count = skyscrapers_of(state, token, borough)
        if count > 0:
            ranked.add(token)
            slot = ranked.n - 1
            while slot > 0 and skyscrapers_of(state, ranked.cards[slot - 1], borough) < count:
                ranked.cards[slot] = ranked.cards[slot - 1]
                slot -= 1
            ranked.cards[slot] = token
    return ranked


def skyscrapers_of(state: NewYorkCityState, token: i64, borough: i64) -> i64:
    """How many skyscrapers belong to a token; the neutral ones to the neutral token [NYC-10.5]."""
    if token == state.edition.participants:
        return state.city.neutral[borough]
    return state.players[token].built[borough]


def score_bonuses(state: NewYorkCityState, seat: i64) -> None:
    """Three points for all six boroughs, three for the press [NYC-10.6, NYC-10.7]."""
    player = state.players[seat]
    journal = state.journal
    if player.is_everywhere():
        player.points += EVERYWHERE_POINTS
        if journal is not None:
            journal.note_by("NYC-10.6", SCORED_EVERYWHERE, seat, [], EVERYWHERE_POINTS)
    if state.press.at[seat] >= PRESS_SPACE:
        player.points += PRESS_POINTS
        if journal is not None:
            journal.note_by("NYC-10.7", SCORED_PRESS, seat, [], PRESS_POINTS)


def score_rest(state: NewYorkCityState, seat: i64) -> None:
    """Dollars and skyscrapers of the own board [NYC-10.8]."""
    player = state.players[seat]
    points = worth_of_rest(player.dollars + player.ready)
    player.points += points
    journal = state.journal
    if journal is not None and points > 0:
        journal.note_by("NYC-10.8", SCORED_REST, seat, [], points)


FINAL_SCORING: Final = FinalScoring("NYC-10.1")
