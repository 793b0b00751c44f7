"""A game whose deal was promised, to test with."""

from dataclasses import replace

from midtown.match.dealing import Dealing, Dealt, promise_of, seed_of
from midtown.match.record import Record, record_of
from tests.match.games_played import new_match, played

SECRET = "c0ffee" + "0123456789abcdef" * 3 + "decade5bad"
DEALING = Dealing(SECRET, ((0, "abc"), (2, "x=y!")))
PROMISE = promise_of(SECRET)
SEED = seed_of(DEALING)


def dealt_record() -> Record:
    """A whole game for three, with people on the first and the last seat."""
    return replace(record_of(played(new_match(seats=3, seed=SEED))), dealt=Dealt(PROMISE, DEALING))
