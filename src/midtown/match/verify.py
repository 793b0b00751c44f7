"""Whether a deal followed from what was promised."""

from midtown.core.errors import BadRecord, Reason, Value
from midtown.match.dealing import Dealt, promise_of, seed_of
from midtown.match.record import line_of


def verify_deal(dealt: Dealt, seed: int) -> None:
    """Refuse a promise that does not belong to the secret, and a seed that does not follow from it and the salts."""
    promise = promise_of(dealt.dealing.secret)
    if dealt.promise != promise:
        promises: dict[str, Value] = {"expected": promise, "found": dealt.promise}
        raise BadRecord(
            line_of("promise"), Reason("", "the promise is not the hash of the secret: expected {expected}, found {found}", promises)
        )
    followed = seed_of(dealt.dealing)
    if seed != followed:
        seeds: dict[str, Value] = {"expected": followed, "found": seed}
        raise BadRecord(
            line_of("seed"), Reason("", "the seed does not follow from the secret and the salts: expected {expected}, found {found}", seeds)
        )


def verify_noted(dealt: Dealt, noted: str) -> None:
    """Refuse a promise that is not the one that a person wrote down before the game."""
    if dealt.promise != noted:
        blanks: dict[str, Value] = {"expected": noted, "found": dealt.promise}
        raise BadRecord(
            line_of("promise"), Reason("", "this is not the promise that was written down: expected {expected}, found {found}", blanks)
        )
