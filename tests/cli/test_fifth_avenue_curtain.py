"""Several people at one terminal, and a hand that is put together card by card in secret."""

from tests.cli.screens import Sit
from tests.games.fifth_avenue.table import auction


def test_a_bid_is_seen_by_the_others_only_when_it_stands(sit: Sit) -> None:
    table = auction("times-square", hands=["violet-4 2 black-6", "grey-5 2 black-5", "green-4"])

    screens = sit(table, "Anna,Bernd,Chris", "", "violet 4", "black 6", "stand", "")

    assert "Added to your bid, unseen by the others  vi 4  bl 6" in screens[3][1]
    assert screens[4] == ("Pass to Bernd, press Enter> ", "")
    prompt, seen = screens[5]
    assert prompt == "Bernd> "
    assert "bids 10, laying violet 4, black 6" in seen
    assert "Hand  gy 5  bl 5 5" in seen
    assert "unseen" not in seen


def test_who_cannot_bid_higher_passes_at_the_desk_and_not_behind_his_back(sit: Sit) -> None:
    """Bernd's three cards could be worth 18: only he knows that they are not."""
    table = auction("times-square", hands=["violet-4 2 black-6", "grey-4 2 black-4"])

    screens = sit(table, "Anna,Bernd,random", "", "violet 4", "black 6", "black 6", "stand", "")

    assert [prompt for prompt, _ in screens[-2:]] == ["Pass to Bernd, press Enter> ", "Bernd> "]
    assert "with all your grey and black cards you reach 12, not more than" in " ".join(screens[-1][1].split())


def test_alone_with_bots_who_cannot_bid_higher_is_not_asked(sit: Sit) -> None:
    table = auction("times-square", opener=1, hands=["grey-4 2 black-4", "violet-4 2 black-6", "green-6 3 black-6"])
    table.bid(1, "violet-4 black-6 black-6")
    table.play("2 pass")

    screens = sit(table, "Anna,random,random")

    assert "No other choice: pass." in screens[0][1]
