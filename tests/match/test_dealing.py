from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as some

from midtown.core.chance import SEEDS
from midtown.core.errors import BadOptions
from midtown.match.dealing import MOST_SALT, Dealing, check_salt, promise_of, seed_of

SECRET = "0123456789abcdef" * 4
OTHER_SECRET = "1123456789abcdef" * 4
SALTS = some.text(some.characters(min_codepoint=ord("!"), max_codepoint=ord("~")), min_size=1, max_size=MOST_SALT)
DEALINGS = some.builds(
    Dealing,
    some.sampled_from([SECRET, OTHER_SECRET]),
    some.dictionaries(some.integers(0, 4), SALTS, min_size=1).map(lambda salts: tuple(sorted(salts.items()))),
)


def test_a_promise_is_the_hash_of_the_digits_of_the_secret() -> None:
    assert promise_of(SECRET) == sha256(SECRET.encode()).hexdigest() == "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e"


def test_a_seed_is_the_beginning_of_the_hash_of_secret_and_salts_line_by_line() -> None:
    hashed = sha256(f"{SECRET}\n0 3 abc\n2 5 x=y-z\n".encode()).hexdigest()

    assert seed_of(Dealing(SECRET, ((0, "abc"), (2, "x=y-z")))) == int(hashed[:16], 16)


@given(DEALINGS)
def test_every_dealing_gives_a_seed_of_64_bits(dealing: Dealing) -> None:
    assert 0 <= seed_of(dealing) < SEEDS


@given(DEALINGS, DEALINGS)
def test_different_dealings_give_different_seeds(one: Dealing, other: Dealing) -> None:
    assert (seed_of(one) == seed_of(other)) == (one == other)


@pytest.mark.parametrize(
    "other",
    [
        Dealing(OTHER_SECRET, ((0, "abc"), (1, "xyz"))),
        Dealing(SECRET, ((0, "abe"), (1, "xyz"))),
        Dealing(SECRET, ((0, "abc"), (2, "xyz"))),
        Dealing(SECRET, ((0, "abcx"), (1, "yz"))),
        Dealing(SECRET, ((0, "xyz"), (1, "abc"))),
        Dealing(SECRET, ((0, "abc"),)),
        Dealing(SECRET, ((0, "abc13xyz"),)),
    ],
)
def test_whatever_changes_in_a_dealing_changes_the_seed(other: Dealing) -> None:
    assert seed_of(other) != seed_of(Dealing(SECRET, ((0, "abc"), (1, "xyz"))))


@pytest.mark.parametrize("secret", ["", SECRET[1:], f"{SECRET}0", SECRET.upper(), f"{SECRET[1:]}g", f"{SECRET}\n", f"{SECRET[1:]}\u0663"])
def test_a_secret_has_64_small_hexadecimal_digits(secret: str) -> None:
    with pytest.raises(BadOptions, match="expected 64 digits from 0 to 9 and a to f, not '"):
        promise_of(secret)
    with pytest.raises(BadOptions, match="expected 64 digits from 0 to 9 and a to f, not '"):
        seed_of(Dealing(secret, ((0, "abc"),)))


@pytest.mark.parametrize("salt", ["a", "~" * MOST_SALT, "0=1", "'\"\\", "!~"])
def test_a_salt_is_made_of_what_every_keyboard_can_type(salt: str) -> None:
    check_salt(salt)

    assert seed_of(Dealing(SECRET, ((0, salt),))) != seed_of(Dealing(SECRET, ((0, "abc"),)))


@pytest.mark.parametrize("salt", ["", "a" * (MOST_SALT + 1), "a b", "a\n", "\n", "\ta", "a\x7f", "a\x00", "é", "\u0663", "a\u2028b"])
def test_other_salts_are_refused(salt: str) -> None:
    sentence = "a salt has 1 to 64 printable ASCII characters and no blanks"
    with pytest.raises(BadOptions, match=sentence):
        check_salt(salt)
    with pytest.raises(BadOptions, match=sentence):
        seed_of(Dealing(SECRET, ((0, "abc"), (1, salt))))


def test_a_deal_to_which_nobody_added_is_refused() -> None:
    with pytest.raises(BadOptions, match="at least one person must give a salt"):
        seed_of(Dealing(SECRET, ()))


@pytest.mark.parametrize("salts", [((1, "abc"), (0, "xyz")), ((0, "abc"), (0, "xyz"))])
def test_salts_that_are_not_in_the_order_of_the_seats_are_refused(salts: tuple[tuple[int, str], ...]) -> None:
    with pytest.raises(BadOptions, match="the salts must stand in the order of their seats, one for each"):
        seed_of(Dealing(SECRET, salts))
