"""The commands that do not play at the terminal, for Fifth Avenue."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from midtown.games import GAMES
from midtown.match.export import export
from midtown.match.record import replay
from midtown.match.record_file import load
from midtown.texts.language import LANGUAGES
from tests.cli.terminal import Terminal

PARTS = {
    "en": ["districts at the end", "bonuses"],
    "fr": ["décompte final", "décomptes spéciaux"],
    "de": ["Schlusswertung", "Sonderwertungen"],
}


@pytest.fixture
def record(terminal: Terminal) -> Path:
    """A whole game between random bots."""
    assert terminal.run("simulate fifth-avenue --seats random,random,random --games 1 --seed 6 --records games").code == 0
    return terminal.folder / "games" / "fifth-avenue-0.txt"


# --- simulate ---


def test_a_simulation_counts_turns_and_why_the_games_ended(terminal: Terminal) -> None:
    shown = terminal.run("simulate fifth-avenue --games 20 --seed 3 --seats random,random").out

    assert "\nturns a game: " in shown
    assert "rounds" not in shown
    ended = [line.split(" games ended: ") for line in shown.splitlines() if " ended: " in line]
    assert sum(int(games) for games, _reason in ended) == 20
    assert {reason for _games, reason in ended} == {"the last shop is placed [5A-9.1]", "the second district is closed [5A-9.2]"}


@pytest.mark.parametrize(
    ("code", "line"),
    [("en", "1 game ended: "), ("fr", "1 partie terminée\N{NO-BREAK SPACE}: "), ("de", "1 Spiel zu ")],
)
def test_the_reason_of_the_end_is_told_in_every_language(terminal: Terminal, code: str, line: str) -> None:
    shown = terminal.run(f"simulate fifth-avenue --games 1 --seed 3 --seats random,random --lang {code}").out

    assert f"\n{line}" in shown


@pytest.mark.rule("5A-9.3")
@pytest.mark.parametrize(("chosen", "length"), [("", "400"), ("--option length=open", "open"), ("--option board=six", "400")])
def test_bots_end_a_game_after_400_turns_unless_somebody_chooses_otherwise(terminal: Terminal, chosen: str, length: str) -> None:
    simulated = terminal.run(f"simulate fifth-avenue --games 1 --seed 2 --seats random,random --json {chosen}")

    report = json.loads(simulated.out)
    assert report["options"]["length"] == length
    assert report["plays_in"] == "turns"
    assert [(ending["rule"], ending["games"]) for ending in report["endings"]] in ([("5A-9.1", 1)], [("5A-9.2", 1)])


def test_corrections_of_the_board_are_played(terminal: Terminal) -> None:
    terminal.file("box.toml", 'shop-row.blocks = "2 3 3 2 2 3 3 2"')

    simulated = terminal.run("simulate fifth-avenue --games 1 --seed 2 --seats random,random --json --edition box.toml")

    assert json.loads(simulated.out)["corrections"] == [["shop-row", "blocks", "2 3 3 2 2 3 3 2"]]


# --- check, replay, export ---


def test_a_sound_record_is_called_so(terminal: Terminal, record: Path) -> None:
    match = replay(load(record, GAMES), GAMES)
    result = match.result()
    assert result is not None

    checked = terminal.run(["check", str(record)])

    points = " ".join([str(points) for points in result.points])
    assert (checked.code, checked.err) == (0, "")
    assert checked.out == f"{record}: ok, {match.ply} moves, {points} · {result.reason}\n"


def test_an_edited_record_is_named_with_its_line(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    edited = terminal.file("edited.txt", text.replace("length=400", "length=open").replace("result: ", "result: 9"))

    checked = terminal.run(["check", str(edited)])

    assert (checked.code, checked.out) == (2, "")
    assert checked.err.startswith(f"midtown: {edited}, line {len(text.splitlines())}: the record states the result '9")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_replay_tells_the_end_with_the_parts_of_every_score(terminal: Terminal, record: Path, code: str) -> None:
    shown = " ".join(terminal.run(["replay", str(record), "--lang", code]).out.split())

    assert " 5A-9.4 " in shown
    assert [part for part in PARTS[code] if f"{part} " not in shown] == []


def test_a_replay_stops_at_any_move_and_hides_hands(terminal: Terminal, record: Path) -> None:
    spectator, own, everything = [
        terminal.run(["replay", str(record), "--at", "0", "--view", view]).out for view in ("spectator", "0", "all")
    ]

    assert [shown.count(" gets 9 cards") for shown in (spectator, own, everything)] == [3, 2, 0]
    assert "5A-9." not in everything


def test_an_export_is_the_whole_game(terminal: Terminal, record: Path) -> None:
    exported = terminal.run(["export", str(record), "--json"])

    assert json.loads(exported.out) == json.loads(json.dumps(export(replay(load(record, GAMES), GAMES))))


# --- rules ---


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_rules_are_shown_in_80_columns(terminal: Terminal, code: str) -> None:
    shown = terminal.run(f"rules fifth-avenue --lang {code}").out

    assert [number for number in ("5A-1.1", "5A-10.12", "5A-11.3") if f"\n{number} " not in shown] == []
    assert max([len(line) for line in shown.splitlines()]) <= 80
    assert "*" not in shown


def test_a_rule_is_found_by_its_short_number_too(terminal: Terminal) -> None:
    assert terminal.run("rules fifth-avenue 10.12").out == terminal.run("rules fifth-avenue 5a-10.12").out


def test_coverage_shows_tests_and_uses_of_every_rule(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.cli.coverage.GAMES_PER_SEATS", 1)

    shown = terminal.run("rules fifth-avenue --coverage").out

    tests = json.loads((files("midtown.texts") / "fifth-avenue" / "tests.json").read_text(encoding="utf-8"))
    rows = [line.split()[:2] for line in shown.splitlines()]
    assert [number for number in tests if not any(row[:1] == [number] for row in rows)] == []
    assert ["5A-9.7", "3"] in rows
    assert ["5A-1.1", "0"] in rows
    assert "\nNever reached in play: 5A-1.1, " in shown
