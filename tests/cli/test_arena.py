"""`midtown arena`: one command from bots to a table, a file, a page."""

import json
import re
import sys
from html.parser import HTMLParser
from importlib import import_module
from importlib.util import find_spec

import pytest

from midtown.texts.language import LANGUAGES
from tests.arena.contest.contests import brought
from tests.arena.contest.guests import Fatal
from tests.cli.terminal import Terminal

CITY = "arena the-city --processes 1 --seed 1"


def test_a_report_is_a_table_in_80_columns(terminal: Terminal) -> None:
    shown = terminal.run(f"{CITY} --bots greedy,random --games 40")

    assert (shown.code, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert lines[:3] == [
        "           victories %     95 % sure  rating    95 % sure  points",
        "1  greedy        100.0  67.6 … 100.0    1826  1562 … 2090    64.9",
        "2  random          0.0    0.0 … 32.4    1174   910 … 1438    22.6",
    ]
    assert lines[4:-1] == [
        "Settled: greedy wins more often than random.",
        "That was enough: the rest of the games was not played.",
        "",
        "16 games of the-city, seed 1: 8 deals, each with 2 line-ups",
        "If all were equal, each would win 50.0 %.",
    ]
    assert re.fullmatch(r"16 games in \d+\.\d s", lines[-1])


def test_of_three_bots_it_is_shown_who_was_before_whom(terminal: Terminal) -> None:
    shown = terminal.run(f"{CITY} --bots random,greedy,again=random --games 12 --all-games").out

    head, *rows = shown.split("\n\n")[1].splitlines()
    assert head.split() == ["%", "before", "…", "1", "2", "3"]
    assert rows[0].split() == ["1", "greedy", "·", "100", "100"]
    assert {row.split()[1] for row in rows} == {"greedy", "random", "again"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_long_names_and_faults_fit_in_every_language(terminal: Terminal, code: str) -> None:
    words = f"{CITY} --games 2 --lang {code} --bots".split()
    shown = terminal.run([*words, f"greedy,program:{sys.executable} -c 'raise SystemExit(\"an ending\")' --with a very long name"])

    assert shown.code == 0
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert "an ending" in shown.out
    assert shown.out.splitlines()[1].startswith("1  greedy ")


def test_a_goal_is_the_question_that_is_answered(terminal: Terminal) -> None:
    missed = terminal.run(f"{CITY} --bots random,greedy --games 60 --goal 0.85").out
    reached = terminal.run(f"{CITY} --bots greedy,random --games 40 --goal .6").out

    assert "Settled: random wins less than 85 % of its games." in missed
    assert "Settled: greedy wins at least 60 % of its games." in reached


def test_one_bot_plays_alone_against_tom(terminal: Terminal) -> None:
    shown = terminal.run("arena new-york-city --bots random,tom-c5 --games 4 --seed 1 --processes 1 --goal 0.95 --json")
    report = json.loads(shown.out)

    assert [(bot["name"], bot["automatic"], bot["games"]) for bot in report["bots"]] == [("random", False, 4), ("tom-C5", True, 4)]
    assert report["options"]["seats"] == 1
    assert report["bots"][1]["win_rate"] == 1


def test_bots_play_what_surely_ends(terminal: Terminal) -> None:
    report = json.loads(terminal.run("arena fifth-avenue --bots random,random --games 2 --processes 1 --json").out)

    assert report["options"]["length"] == "400"


def test_options_and_editions_are_played_with(terminal: Terminal) -> None:
    terminal.file("box.toml", "school.cost = 2\n")
    report = json.loads(terminal.run(f"{CITY} --bots random,random --games 2 --option survey=mix --edition box.toml --json").out)

    assert (report["options"]["survey"], report["corrections"]) == ("mix", [["school", "cost", "2"]])


def test_one_of_the_first_bot_meets_three_of_the_second(terminal: Terminal) -> None:
    report = json.loads(terminal.run(f"{CITY} --bots greedy,random --players 4 --games 4 --json").out)

    assert report["line_ups"][0] == ["greedy", "random", "random", "random"]
    assert [bot["fair_share"] for bot in report["bots"]] == [0.25, 0.25]


def test_a_process_that_is_killed_ends_the_run_with_a_sentence(terminal: Terminal) -> None:
    report = terminal.run(f"arena the-city --processes 2 --games 20 --bots random,{brought(Fatal)}")

    assert (report.code, report.out) == (2, "")
    assert report.err == "midtown: a process that played was killed; games that had ended are kept with --data\n"


# --- files ---


def test_a_run_is_kept_and_goes_on_with_its_seed(terminal: Terminal) -> None:
    first = terminal.run("arena the-city --processes 1 --bots random,greedy --games 4 --all-games --data run.jsonl")
    more = terminal.run("arena the-city --processes 1 --bots random,greedy --games 8 --all-games --data run.jsonl")

    seed = re.search(r"seed (\d+)", first.out)
    assert seed is not None
    assert f"8 games of the-city, seed {seed[1]}:" in more.out
    assert more.out.splitlines()[-1].startswith("4 games in ")
    assert more.out.splitlines()[-1].endswith(" s, after 4 that were kept")
    assert len(terminal.read("run.jsonl").splitlines()) == 9


def test_the_file_of_another_run_is_refused(terminal: Terminal) -> None:
    terminal.run(f"{CITY} --bots random,greedy --games 2 --data run.jsonl")
    before = terminal.read("run.jsonl")
    refused = terminal.run(f"{CITY} --bots random,random --games 2 --data run.jsonl")

    assert refused.code == 2
    assert refused.err == 'midtown: run.jsonl holds another run: its bots is ["random","greedy"], not ["random","random"]\n'
    assert terminal.read("run.jsonl") == before


def test_json_goes_into_a_file_beside_the_table(terminal: Terminal) -> None:
    shown = terminal.run(f"{CITY} --bots random,greedy --games 2 --json deep/report.json")

    assert "2 games of the-city" in shown.out
    assert json.loads(terminal.read("deep/report.json"))["games"] == 2


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="PyArrow is not installed")
def test_parquet_has_a_row_for_each_seat_of_each_game_that_counts(terminal: Terminal) -> None:
    shown = terminal.run(f"{CITY} --bots greedy,random --games 40 --processes 2 --parquet deep/games.parquet")
    rows = import_module("pyarrow.parquet").read_table(terminal.folder / "deep" / "games.parquet").to_pylist()

    assert shown.code == 0
    assert [(row["deal"], row["line_up"], row["seat"]) for row in rows] == [
        (deal, line_up, seat) for deal in range(8) for line_up in range(2) for seat in range(2)
    ]
    assert [row["bot"] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    assert sum(row["victory"] for row in rows) == 16
    assert rows[0]["deal_seed"] == rows[2]["deal_seed"] != rows[4]["deal_seed"]
    assert {row["fault"] for row in rows} == {None}


def test_without_pyarrow_one_is_told_what_to_install_before_anybody_plays(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    refused = terminal.run(f"{CITY} --bots greedy,random --games 100000 --parquet games.parquet")

    assert (refused.code, refused.err) == (2, "midtown: --parquet needs PyArrow: pip install 'midtown[study]'\n")


class Page(HTMLParser):
    """Everything on a page that could lead elsewhere, and whether all that is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {name for name, _value in attrs} & {"src", "href", "onclick"}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_needs_nothing_else_and_shows_everything(terminal: Terminal, code: str) -> None:
    bots = f"greedy,random,bad=program:{sys.executable} -c 'raise SystemExit(\"& so on\")'"
    terminal.run([*f"{CITY} --games 12 --all-games --html report.html --lang {code} --bots".split(), bots])
    text = terminal.read("report.html")
    page = Page(text)

    assert page.open == []
    assert "script" not in page.tags
    assert page.tags.count("section") == 8
    assert page.tags.count("h2") == 6
    assert "http" not in text
    assert "& so on" in page.words
    assert page.tags.count("circle") == 3 + 3 + 2 * 3
    assert text.count('aria-label="greedy: ') == 3


def test_a_page_of_games_that_were_all_lost_by_rule_has_no_points(terminal: Terminal) -> None:
    bad = f"program:{sys.executable} -c pass"
    shown = terminal.run([*f"{CITY} --games 2 --html report.html --bots".split(), f"random,{bad}"])

    assert shown.code == 0
    assert Page(terminal.read("report.html")).tags.count("rect") == 0


# --- bad input ---


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("the-city", "the following arguments are required: --bots"),
        ("the-citty --bots greedy,random", "unknown game 'the-citty'; did you mean 'the-city'?"),
        ("the-city --bots greedy,randon", "unknown bot 'randon'; did you mean 'random'?"),
        ("the-city --bots greedy", "this game has 2 to 5 seats, not 1"),
        ("the-city --bots greedy --players 2", "one bot cannot be compared with itself: name at least two, or --players 1"),
        ("the-city --bots greedy,random --players 6", "this game has 2 to 5 seats, not 6"),
        ("the-city --bots greedy,tom-c5", "there are no Toms in the-city"),
        (
            "the-city --bots greedy,random --games 1",
            "a deal is played 2 times, so that every bot has every seat: play at least 2 games, not 1",
        ),
        ("the-city --bots greedy,random --games many", "--games: 'many' is not a whole number"),
        ("the-city --bots greedy,random --think 0", "bots need some time to think, not 0 s"),
        ("the-city --bots greedy,random --think long", "--think: 'long' is not a number of seconds, such as 0.3"),
        ("the-city --bots greedy,random --goal 85", "--goal: '85' is not a share between 0 and 1, such as 0.85"),
        ("the-city --bots greedy,random --goal 1", "a goal is a share of the games between 0 and 1, such as 0.85, not 1"),
        ("the-city --bots greedy,random --processes 0", "at least one process must play, not 0"),
        ("the-city --bots greedy,random --seed -1", "a seed is a whole number from 0"),
        ("the-city --bots greedy,random --games 1 --data run.jsonl", "a deal is played 2 times"),
        ("the-city --bots greedy,randon --data run.jsonl", "unknown bot 'randon'"),
        ("the-city --bots greedy,random --html .", ". cannot be written: Is a directory"),
        ("the-city --bots greedy,random --json /dev/null/report.json", "/dev/null/report.json cannot be written: Not a directory"),
        ("the-city --bots greedy,random --data .", ". cannot be written: Is a directory"),
    ],
)
def test_bad_input_gets_one_sentence(terminal: Terminal, words: str, sentence: str) -> None:
    refused = terminal.run(f"arena {words}")

    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"midtown: {sentence}")
    assert refused.err.count("\n") == 1
    assert terminal.files() == []
