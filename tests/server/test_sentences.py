"""Sentences: what is said in which language."""

from midtown.server.sentences import language_of


def test_a_language_is_read_once() -> None:
    assert language_of("fr", "the-city") is language_of("fr", "the-city")
    assert language_of("fr").code == "fr"
