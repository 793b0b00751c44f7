"""Sets of vessels, dollars and skyscrapers, handed in at the end as is best for their owner."""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from midtown.games.new_york_city.abilities import SCORE_SETS, SetOf
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.characters import RULES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import SCORED_CHARACTER

HALVES: Final = 2
MOST_KEPT: Final = 1 << 15
"""For so many holdings it is kept what is best: the same ones come up again and again."""


def hand_in_sets(state: NewYorkCityState, seat: i64) -> None:
    """Hand in the sets that bring most together with all the rest [NYC-10.3, NYC-11.37, NYC-11.40]."""
    player = state.players[seat]
    kinds = [kind for kind in player.team.to_list() if state.edition.ability[kind] == SCORE_SETS]
    if not kinds:
        return
    have = (*[int(count) for count in player.vessels], int(player.dollars), int(player.ready))
    _points, chosen = best_sets(tuple([(kind, state.edition.sets[kind]) for kind in kinds]), have)
    journal = state.journal
    for kind, used in chosen:
        points = state.edition.sets[kind].points
        for place in range(len(VESSELS)):
            player.vessels[place] -= used[place]
        player.dollars -= used[-2]
        player.ready -= used[-1]
        player.points += points
        if journal is not None:
            journal.note_by(RULES[kind], SCORED_CHARACTER, seat, [kind], points)


Used = tuple[int, ...]
"""Of each vessel, dollars and skyscrapers."""
Chosen = tuple[tuple[int, Used], ...]


@lru_cache(maxsize=MOST_KEPT)
def best_sets(rows: tuple[tuple[int, SetOf], ...], have: Used) -> tuple[int, Chosen]:
    """The best points from sets of these characters, and from what is left of dollars and skyscrapers."""
    if not rows:
        return int(worth_of_rest(have[-2] + have[-1])), ()
    best, chosen = best_sets(rows[1:], have)
    kind, wanted = rows[0]
    for used in ways(wanted):
        left = tuple([count - gone for count, gone in zip(have, used, strict=True)])
        if min(left) < 0:
            continue
        more, others = best_sets(rows, left)
        if more + wanted.points > best:
            best, chosen = more + wanted.points, ((kind, used), *others)
    return best, chosen


def worth_of_rest(things: i64) -> i64:
    """What so many dollars and skyscrapers bring that were not handed in: half of their number, rounded up [NYC-10.8]."""
    return (things + 1) // HALVES


@cache
def ways(wanted: SetOf) -> tuple[Used, ...]:
    """The ways to hand in one set: named vessels and vessels of any kind, dollars, skyscrapers."""
    named = [wanted.vessels.count(vessel) for vessel in VESSELS]
    found = []
    for chosen in combinations_with_replacement(range(len(VESSELS)), wanted.any_vessels):
        fleet = [count + chosen.count(place) for place, count in enumerate(named)]
        found.append((*fleet, wanted.dollars, wanted.skyscrapers))
    return tuple(found)
