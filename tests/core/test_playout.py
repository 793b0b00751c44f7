from collections import Counter

from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.playout import playout
from tests.core.log_book import Do, Log, Say, ask, begin, then


def five_words() -> Log:
    """Seat 0 and seat 1 say a word each, then seat 0 says three more."""
    what = Say("abc")
    lone = Do("lone", ask(what, 0))
    start = Do("start", ask(what, 0, 1), then(lone), then(lone), then(lone))
    return begin(start, lone, asks=(what,))


def test_a_playout_reaches_the_end_and_counts_the_decisions() -> None:
    state = five_words()

    assert playout(state, Chance(1), Offer()) == 5
    assert state.over
    assert [said[:6] for said in state.done if "says" in said] == ["0 says", "1 says", "0 says", "0 says", "0 says"]


def test_a_finished_game_takes_no_decisions() -> None:
    dice = Chance(1)

    assert playout(begin(Do("start")), dice, Offer()) == 0
    assert dice.bits() == Chance(1).bits()


def test_equal_dice_play_equal_games_and_others_do_not() -> None:
    games = []
    for seed in (1, 1, 2):
        state = five_words()
        playout(state, Chance(seed), Offer())
        games.append(state.done)

    assert games[0] == games[1]
    assert games[0] != games[2]


def test_every_option_is_equally_likely() -> None:
    dice, offer, said = Chance(3), Offer(), Counter[str]()
    for _game in range(120):
        state = five_words()
        playout(state, dice, offer)
        said.update(word[-1] for word in state.done if "says" in word)

    assert all(abs(said[word] - 200) < 45 for word in "abc")
