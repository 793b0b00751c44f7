from midtown.server.keys import hashed, new_key


def test_no_two_keys_are_the_same() -> None:
    assert len({new_key() for _ in range(100)}) == 100


def test_a_key_has_256_bits_and_fits_into_a_link() -> None:
    assert len(new_key()) == 43
    assert new_key().replace("-", "").replace("_", "").isalnum()


def test_a_hash_does_not_show_its_key() -> None:
    key = new_key()

    assert hashed(key) == hashed(key)
    assert key not in hashed(key)
    assert hashed(key) != hashed(key + "x")
