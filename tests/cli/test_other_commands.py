"""The commands that do not play at the terminal."""

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from midtown.cli.main import main
from midtown.games import GAMES
from midtown.match.export import export
from midtown.match.record import replay
from midtown.match.record_file import load
from midtown.texts.language import LANGUAGES
from midtown.version import version_line
from tests.cli.terminal import Terminal


@pytest.fixture
def record(terminal: Terminal) -> Path:
    """A whole game between greedy bots."""
    assert terminal.run("simulate the-city --games 1 --seed 6 --records games").code == 0
    return terminal.folder / "games" / "the-city-0.txt"


# --- check ---


def test_a_sound_record_is_called_so(terminal: Terminal, record: Path) -> None:
    match = replay(load(record, GAMES), GAMES)

    checked = terminal.run(["check", str(record)])

    assert (checked.code, checked.err) == (0, "")
    points = " ".join([str(points) for points in GAMES["the-city"].result(match.state).points])
    assert checked.out == f"{record}: ok, {match.ply} moves, {points} · 50 points reached [TC-8.1]\n"


def test_among_many_records_each_bad_one_is_named(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    edited = terminal.file("edited.txt", text.replace("seed: ", "seed: 1"))
    short = terminal.file("short.txt", text[: len(text) // 2])

    checked = terminal.run(["check", str(edited), str(record), str(short)])

    assert checked.code == 2
    assert checked.out.startswith(f"{record}: ok, ")
    assert [line.split(", line ")[0] for line in checked.err.splitlines()] == [f"midtown: {edited}", f"midtown: {short}"]


# --- replay ---


def test_a_replay_shows_the_log_the_table_and_the_ranking(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(["replay", str(record)]).out

    assert "   0 seat 0 draws 7 cards " in shown
    assert "\nround 8 " in shown
    assert " wins: 50 points reached [TC-8.1]." in shown
    assert "Hand " not in shown


def test_a_replay_stops_at_any_move(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(["replay", str(record), "--at", "0"]).out

    assert "set-up · draw pile 84" in shown
    assert "wins" not in shown


def test_a_replay_shows_what_one_seat_saw(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(["replay", str(record), "--at", "1", "--view", "0"]).out

    assert "seat 1 draws 7 cards" in shown
    assert "seat 0 draws 7 cards" not in shown
    assert shown.count("   Hand ") == 1
    assert "Laid aside, face down: " in shown


def test_a_replay_shows_a_sealed_choice_to_its_own_seat_alone(terminal: Terminal, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()[4:]
    chosen = [line.startswith("0 build ") for line in lines].index(True) + 1
    shown = [terminal.run(["replay", str(record), "--at", str(chosen), "--view", view]).out for view in ("0", "1", "spectator")]

    assert ["Chosen, face down: " in text for text in shown] == [True, False, False]


def test_a_replay_can_show_all_hands(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(["replay", str(record), "--at", "0", "--view", "all"]).out

    assert "draws 7 cards" not in shown
    assert shown.count("   Hand ") == 3


# --- export ---


def test_an_export_is_the_whole_game(terminal: Terminal, record: Path) -> None:
    exported = terminal.run(["export", str(record), "--json"])

    assert json.loads(exported.out) == json.loads(json.dumps(export(replay(load(record, GAMES), GAMES))))


def test_an_export_goes_into_a_file(terminal: Terminal, record: Path) -> None:
    printed = terminal.run(["export", str(record), "--json"]).out

    written = terminal.run(["export", str(record), "--json", "--out", "game.json"])

    assert written.out == ""
    assert (terminal.folder / "game.json").read_text(encoding="utf-8") == printed


# --- rules and cards ---


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_rules_are_shown_in_80_columns(terminal: Terminal, code: str) -> None:
    shown = terminal.run(f"rules the-city --lang {code}").out

    assert [number for number in ("TC-1.1", "TC-4.10", "TC-8.6") if f"\n{number} " not in shown] == []
    assert max([len(line) for line in shown.splitlines()]) <= 80
    assert "*" not in shown


def test_readings_and_options_are_marked(terminal: Terminal) -> None:
    assert terminal.run("rules the-city 6.3").out.startswith("TC-6.3  ◆⚙  survey = mix: the five cards")


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_cards_are_shown_in_80_columns(terminal: Terminal, code: str) -> None:
    shown = terminal.run(f"cards the-city --lang {code}").out

    assert max([len(line) for line in shown.splitlines()]) <= 80
    assert "…" not in shown


def test_marks_tell_how_sure_the_values_of_a_card_are(terminal: Terminal) -> None:
    shown = terminal.run("cards the-city").out

    assert "\n2* Train Station          4°    1°  2°  CFS°" in shown
    assert "\n3* Cinema                 2     1   0   CFS" in shown


def test_corrected_values_are_marked(terminal: Terminal) -> None:
    terminal.file("box.toml", "cinema.cost = 3")

    assert "\n3* Cinema                 3+    1   0   CFS" in terminal.run("cards the-city --edition box.toml").out
    assert "cost          3                  corrected" in terminal.run("cards the-city cinema --edition box.toml").out


def test_a_card_is_shown_with_its_text_its_fields_and_their_sources(terminal: Terminal) -> None:
    shown = terminal.run("cards the-city museum").out.splitlines()

    assert shown[:3] == ["Museum (museum)", "  $1 per School in play", "  copies        2             reconstructed"]
    assert shown[-2].startswith("  - github.com/MerlinTheProgramist/")


def test_a_card_can_be_named_in_the_language_of_the_reader(terminal: Terminal) -> None:
    assert terminal.run("cards the-city Großmarkt --lang de").out.startswith("Großmarkt (wholesale-market)\n")


def test_coverage_shows_tests_and_uses_of_every_rule(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.cli.coverage.GAMES_PER_SEATS", 1)

    shown = terminal.run("rules the-city --coverage").out

    tests = json.loads((files("midtown.texts") / "the-city" / "tests.json").read_text(encoding="utf-8"))
    rows = [line.split() for line in shown.splitlines()]
    assert ["TC-8.4", "4", *[test.partition("::")[2] for test in tests["TC-8.4"]][:1]] in rows
    assert ["TC-1.1", "0", *[test.partition("::")[2] for test in tests["TC-1.1"]][:1]] in rows
    assert {"test_two_to_five_players_can_play", "test_the_player_with_most_points_wins"} <= {row[-1] for row in rows if row}
    assert "\nNever reached in play: TC-1.1, " in shown


# --- simulate ---


def test_a_simulation_reports_victories_points_and_length(terminal: Terminal) -> None:
    shown = terminal.run("simulate the-city --games 6 --seed 2 --seats random,greedy").out

    assert [line.split()[:2] for line in shown.splitlines()[1:3]] == [["0", "random"], ["1", "greedy"]]
    assert "6 games of the-city, seed 2" in shown
    assert "decisions a second: " in shown


def test_a_simulation_prints_nothing_but_json_when_asked(terminal: Terminal) -> None:
    simulated = terminal.run("simulate the-city --games 3 --seed 2 --option survey=mix --json")

    report = json.loads(simulated.out)
    assert simulated.err == ""
    assert (report["games"], report["seed"], report["options"]["survey"]) == (3, 2, "mix")


def test_the_records_of_a_simulation_are_sound(terminal: Terminal) -> None:
    terminal.run("simulate the-city --games 11 --seed 2 --seats random,random --records games")

    records = sorted(terminal.folder.glob("games/*"))
    assert [path.name for path in records] == [f"the-city-{number:02}.txt" for number in range(11)]
    assert terminal.run(["check", *map(str, records)]).code == 0


def test_a_single_game_gives_no_interval_of_its_points(terminal: Terminal) -> None:
    shown = terminal.run("simulate the-city --games 1 --seed 2 --seats random,random").out

    assert shown.splitlines()[1].count("…") == 1


def test_a_simulation_can_be_interrupted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_arguments: object, **_settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("midtown.cli.simulate.simulate", interrupted)

    assert terminal.run("simulate the-city").code == 130


# --- midtown itself ---


def test_the_version_says_how_the_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert capsys.readouterr().out == f"{version_line()}\n"


def test_midtown_runs_as_a_module() -> None:
    told = subprocess.run([sys.executable, "-m", "midtown", "rules", "the-city", "1.3"], capture_output=True, check=True, text=True)

    assert told.stdout.startswith("TC-1.3")


def test_a_reader_who_leaves_early_causes_no_error() -> None:
    talking = subprocess.Popen([sys.executable, "-m", "midtown", "rules", "the-city"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert talking.stdout is not None
    talking.stdout.close()

    assert talking.stderr is not None
    assert talking.stderr.read() == b""
    talking.stderr.close()
    assert talking.wait() == 0
