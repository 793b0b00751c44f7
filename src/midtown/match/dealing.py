"""Fair dealing: a seed that follows from a secret, promised beforehand, and from what every person adds to it."""

import re
from hashlib import sha256
from itertools import pairwise
from typing import Final, NamedTuple

from midtown.core.errors import BadOptions, Reason

DIGITS: Final = 64
"""How many digits a secret and its promise have."""
MOST_SALT: Final = 64
SEED_BYTES: Final = 8


class Dealing(NamedTuple):
    """All that the seed of a game follows from."""

    secret: str
    salts: tuple[tuple[int, str], ...]
    """Each person's seat and salt, in the order of the seats."""


class Dealt(NamedTuple):
    """A dealing, and the promise that was shown before it."""

    promise: str
    dealing: Dealing


def promise_of(secret: str) -> str:
    """What can be shown of a secret before the game: it fits no other secret and does not give this one away."""
    check_digits(secret)
    return sha256(secret.encode("ascii")).hexdigest()


def seed_of(dealing: Dealing) -> int:
    """The seed of the game; whoever changes the secret, a salt or a seat gets another one."""
    check_digits(dealing.secret)
    check_salts(dealing.salts)
    lines = [dealing.secret, *[f"{seat} {len(salt)} {salt}" for seat, salt in dealing.salts]]
    text = "".join([f"{line}\n" for line in lines])
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:SEED_BYTES], "big")


def check_digits(text: str) -> None:
    """Refuse what is neither a secret nor a promise."""
    if re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}", text) is None:
        raise BadOptions(Reason("", "expected {digits} digits from 0 to 9 and a to f, not '{text}'", {"digits": DIGITS, "text": text}))


def check_salts(salts: tuple[tuple[int, str], ...]) -> None:
    """Refuse salts that nobody gave, or that do not stand in the order of their seats."""
    if not salts:
        raise BadOptions(Reason("", "at least one person must give a salt"))
    for (seat, _salt), (following, _other) in pairwise(salts):
        if seat >= following:
            raise BadOptions(Reason("", "the salts must stand in the order of their seats, one for each"))
    for _seat, salt in salts:
        check_salt(salt)


def check_salt(salt: str) -> None:
    """Refuse what not every device shows and types alike."""
    if re.fullmatch(rf"[!-~]{{1,{MOST_SALT}}}", salt) is None:
        raise BadOptions(Reason("", "a salt has 1 to {most} printable ASCII characters and no blanks", {"most": MOST_SALT}))
