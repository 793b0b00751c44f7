"""One game: repeatable, fair, and lost at once by whoever fails."""

import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from midtown.arena.contest.brought import WORKERS
from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.played import Played
from midtown.arena.contest.playing import play_game
from midtown.arena.contest.seating import check_entrants
from midtown.bots.bot import Bot
from midtown.bots.registry import BOTS, make_bot
from midtown.core.errors import BadOptions
from midtown.core.view import View
from midtown.match.match import AnyGame
from tests.arena.contest.contests import GUESTS, LINE_BOT, brought, contest, first_game
from tests.arena.contest.guests import Cheating, Crashing, Dying, First, Hanging, Knowing, Missing, Silent


def without_times(played: Played) -> tuple[object, ...]:
    return played.points, played.ranks, played.decisions, played.rounds, played.over, played.forfeit


@pytest.mark.parametrize("bots", ["greedy,random", f"greedy,{brought(First)}", f"random,{LINE_BOT}"])
def test_a_game_depends_on_its_deal_and_its_line_up_alone(bots: str) -> None:
    first, again, other = [play_game(contest(bots), fixture) for fixture in (Fixture(3, 1), Fixture(3, 1), Fixture(3, 0))]

    assert without_times(first) == without_times(again)
    assert first.forfeit is None
    assert first.over
    assert without_times(first) != without_times(other)


def test_the_time_for_a_decision_is_measured() -> None:
    played = first_game("greedy,random")

    assert all(count > 5 for count in played.decisions)
    assert all(0 < longest <= total for longest, total in zip(played.longest, played.seconds, strict=True))
    assert played.seconds[0] > played.seconds[1]


def test_winners_share_a_victory() -> None:
    assert Played(0, 0, [5, 5, 1], [1, 1, 3], [1] * 3, [0.0] * 3, [0.0] * 3, 4).victories == [Fraction(1, 2), Fraction(1, 2), 0]


# --- losing by rule ---


ANSWER_ONCE = """
import json, os, subprocess, time
action = json.loads(input())["choices"][0]["action"]
print(json.dumps({"type": "play", "action": action}), flush=True)
input()
"""

LISTEN_ONCE = """
import json, os
action = json.loads(input())["choices"][0]["action"]
os.close(0)
print(json.dumps({"type": "play", "action": action}))
print(json.dumps({"type": "play", "action": "build castle"}), flush=True)
os._exit(0)
"""


def program(folder: Path, text: str) -> str:
    """A program of one's own."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"program:{sys.executable} {path}"


def lost_by(bot: str) -> str:
    """Why the bot that begins has lost to a random one."""
    played = play_game(contest(f"random,{bot}", think=0.01), Fixture(0, 1))
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.ranks) == (0, [2, 1])
    return played.forfeit.reason.plain()


@pytest.mark.parametrize(
    ("guest", "reason"),
    [
        (Crashing, "crashed (LookupError: no idea at all)"),
        (Dying, "crashed (exit code 3)"),
        (Hanging, "took longer than 1.03 s"),
        (Silent, "crashed (exit code -9)"),
        (Cheating, "answered '-1', which was not offered"),
    ],
)
def test_a_class_that_fails_loses_with_the_reason_and_the_other_wins(guest: type[Bot], reason: str) -> None:
    assert lost_by(brought(guest)) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise SystemExit(4)", "crashed (exit code 4)"),
        ("input(); 1 / 0", "crashed (ZeroDivisionError: division by zero)"),
        (ANSWER_ONCE + "time.sleep(60)", "took longer than 1.03 s"),
        ("print('build castle')", "answered 'JSON is malformed: invalid character (byte 0)', which was not offered"),
        ("""print('{"type": "play", "action": "build castle"}')""", "answered 'build castle', which was not offered"),
        (LISTEN_ONCE, "answered 'build castle', which was not offered"),
        ("""print('{"type": "leave"}')""", "answered '', which was not offered"),
        ("print('x' * 100000)", "answered 'JSON is malformed: invalid character (byte 0)', which was not offered"),
    ],
)
def test_a_program_that_fails_loses_with_the_reason_and_the_other_wins(text: str, reason: str, tmp_path: Path) -> None:
    assert lost_by(program(tmp_path, text)) == reason


def test_a_program_that_cannot_be_started_loses(tmp_path: Path) -> None:
    assert lost_by(f"program:{tmp_path}") == "did not start (Permission denied)"


class Clumsy(Bot):
    """One of the house that fails in its own way."""

    def choose(self, view: View, options: list[int]) -> int:
        if self.chance.below(2):
            time.sleep(0.02)
        raise ZeroDivisionError


def test_bots_of_the_house_obey_the_same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", lambda _game, seed, _think: Clumsy(seed))
    played = first_game("clumsy,random")

    assert played.forfeit is not None
    assert played.forfeit.reason.plain() == "crashed (ZeroDivisionError)"


class Slow(Bot):
    """Comes back too late."""

    def choose(self, view: View, options: list[int]) -> int:
        time.sleep(0.01)
        return options[0]


def test_a_bot_of_the_house_must_be_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", lambda _game, seed, _think: Slow(seed))
    monkeypatch.setattr(Contest, "seconds", 0.005)
    played = first_game("slow,random")

    assert played.forfeit is not None
    assert played.forfeit.reason.plain() == "took longer than 0.005 s"


def test_bots_of_the_house_are_given_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    def make(name: str, game: AnyGame, seed: int, *, think: float | None) -> Bot:
        given.append(think)
        return make_bot(name, game, seed)

    monkeypatch.setattr("midtown.arena.contest.house_player.make_bot", make)
    first_game("random,greedy", think=0.25)

    assert given == [0.25, 0.25]


def test_of_three_the_others_share_the_victory() -> None:
    played = play_game(contest(f"{brought(Crashing)},random,greedy", 3), Fixture(0, 0))

    assert played.ranks == [3, 1, 1]
    assert played.victories == [0, Fraction(1, 2), Fraction(1, 2)]


def test_a_class_that_failed_can_play_the_next_game() -> None:
    playing = contest(f"random,{brought(Dying)}")

    assert [play_game(playing, fixture).forfeit is None for fixture in playing.fixtures(1)] == [False, False]


def test_how_long_a_decision_may_take() -> None:
    assert contest("random,greedy").seconds == 60
    assert contest("random,greedy", think=0.5).seconds == 2.5


# --- bots of the user's ---


def test_a_class_gets_what_it_asks_for() -> None:
    assert play_game(contest(f"{brought(Knowing)},random", think=0.5), Fixture(0, 0)).forfeit is None


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("greddy", "unknown bot 'greddy'; did you mean 'greedy'"),
        (brought(Missing), r"the bot 'Missing' did not start \(RuntimeError: ill\)"),
        (f"{GUESTS}:Nobody", "the bot 'Nobody' did not start .AttributeError"),
        ("no.such.module:Bot", "the bot 'Bot' did not start .ModuleNotFoundError"),
        ("program:./no-such-program --fast", "there is no program './no-such-program --fast'"),
        ("program:", "there is no program ''"),
        ("program:./bot 'half", "there is no program './bot 'half'"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_anybody_plays(bot: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        check_entrants(contest(f"greedy,{bot}"))


def test_a_class_is_killed_when_it_is_late() -> None:
    play_game(contest(f"random,{brought(Hanging)}", think=0.01), Fixture(0, 1))

    assert not WORKERS[brought(Hanging)].is_alive


START_A_CHILD = """
import os, subprocess, time
child = subprocess.Popen(["sleep", "60"])
print(os.getpid(), child.pid, file=open("processes", "w"))
"""


@pytest.mark.parametrize("text", [ANSWER_ONCE + "time.sleep(60)", ANSWER_ONCE + "1 / 0", "time.sleep(60)"])
def test_a_program_and_what_it_has_started_end_with_its_game(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.arena.contest.program.START_SECONDS", 0)
    monkeypatch.chdir(tmp_path)
    lost_by(program(tmp_path, START_A_CHILD + text))

    assert [ends(int(number)) for number in Path("processes").read_text(encoding="utf-8").split()] == [True, True]


ESCAPE = """
import subprocess
subprocess.Popen(["sleep", "5"], start_new_session=True)
"""


def test_nobody_waits_for_what_a_program_leaves_behind(tmp_path: Path) -> None:
    began = time.monotonic()

    assert lost_by(program(tmp_path, ESCAPE + ANSWER_ONCE + "time.sleep(60)")) == "took longer than 1.03 s"
    assert time.monotonic() - began < 5


def ends(process: int) -> bool:
    """Is it soon gone, but for an entry that nobody has asked for yet?"""
    status = Path(f"/proc/{process}/status")
    until = time.monotonic() + 10
    while status.exists() and "zombie" not in status.read_text(encoding="utf-8"):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True
