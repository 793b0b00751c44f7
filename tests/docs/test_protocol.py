"""The page about the protocol speaks the truth: its tables are those of the server, its examples work, its bot plays."""

import ast
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from midtown.outlook import prospect
from midtown.server import connection, refusal
from midtown.server.app import House, Settings, routes_of
from midtown.server.limits import Limits
from midtown.server.pages import BAD_REQUEST, STATUS
from midtown.server.replies import Update
from midtown.server.schemas import schemas
from midtown.server.table.ballots import ABOUT_SEAT, CHOICES
from tests.served import PATIENCE, ask, served

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
BOT = DOCS / "examples" / "wire_bot.py"


def section(title: str) -> str:
    return re.split(r"^## ", PAGE.partition(f"\n## {title}\n")[2], flags=re.MULTILINE)[0]


def rows(title: str, head: str) -> list[list[str]]:
    """The rows of the table in a section whose first column has this head."""
    lines = section(title).partition(f"| {head} |")[2].splitlines()[2:]
    table = lines[: [line.startswith("|") for line in [*lines, ""]].index(False)]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table]


def named(cell: str) -> list[str]:
    """What stands in `quotes`."""
    return re.findall(r"`([^`]+)`", cell)


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_every_field_of_an_update_is_explained() -> None:
    assert sorted([name for row in rows("Play", "field") for name in named(row[0])]) == sorted(Update.__struct_fields__)


def test_every_vote_is_explained() -> None:
    offered = {f"{word}:SEAT" if word in ABOUT_SEAT else word: list(choices) for word, choices in CHOICES.items()}

    assert {named(row[0])[0]: named(row[1]) for row in rows("Vote", "about")} == offered


def test_every_figure_of_advice_is_explained() -> None:
    figures = {value for name, value in vars(prospect).items() if name.isupper()}

    assert {name for row in rows("Advice", "figure") for name in named(row[0])} == figures


def test_every_refusal_is_explained_with_its_status() -> None:
    codes = [value for name, value in vars(refusal).items() if name.isupper() and isinstance(value, str)]

    assert {named(row[0])[0]: int(row[1]) for row in rows("Refusals", "code")} == {code: STATUS.get(code, BAD_REQUEST) for code in codes}


def test_every_limit_is_named_as_it_is() -> None:
    assert {named(row[0])[0]: float(row[1]) for row in rows("Limits", "limit")} == asdict(Limits())


def test_every_close_code_of_ours_is_explained() -> None:
    ours = {value for name, value in vars(connection).items() if name.isupper() and isinstance(value, int) and value > 1000}

    assert ours < {int(row[0]) for row in rows("Limits", "close code")}


def test_every_address_is_named() -> None:
    routes = routes_of(House(Settings("sqlite:////nowhere")))
    addresses = {f"{method} {route.path}" for route in routes for method in (route.methods or set()) - {"HEAD"}}

    assert {address for row in rows("Over HTTP", "address") for address in named(row[0])} == addresses


def test_every_message_shown_obeys_its_schema() -> None:
    validator = Draft202012Validator(schemas()["requests.json"])
    shown = [json.loads(block) for block in blocks("json")]
    shown += [json.loads(message) for message in re.findall(r'`(\{"type": .*?\})`', PAGE)]

    for message in shown:
        validator.validate(message)
    assert {message["type"] for message in shown} == set(schemas()["requests.json"]["discriminator"]["mapping"])


def test_every_link_leads_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    anchors = {title.lower().replace(" ", "-") for title in titles}
    for path, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", PAGE):
        assert not path or (DOCS / path).exists(), path
        assert not anchor or anchor in anchors, anchor


def test_the_bot_of_the_page_is_the_example() -> None:
    assert blocks("python") == [BOT.read_text(encoding="utf-8")]


# --- on a server ---


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("served"), "serve", "--port", "0") as (_, address):
        yield address


def test_the_table_of_the_page_can_be_opened(address: str) -> None:
    [command] = blocks("sh")
    _curl, shown_address, _data, body = shlex.split(command)

    opened = ask(address + shown_address.partition("2011/")[2], json.loads(body))

    [shown] = [json.loads(block) for block in blocks("text")]
    assert list(opened) == list(shown)
    assert (list(opened["keys"]), list(opened["invitations"])) == (list(shown["keys"]), list(shown["invitations"]))


def test_the_bot_plays_a_game_to_its_end(address: str) -> None:
    seats = [{"kind": "here", "name": "Robot", "salt": "x"}, {"kind": "bot", "bot": "greedy"}]
    opened = ask(f"{address}api/tables", {"game": "the-city", "seats": seats})
    socket_address = address.replace("http", "ws") + "api/play"
    command = [sys.executable, str(BOT), socket_address, opened["table"], opened["keys"]["0"]]

    finished = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)

    assert (finished.returncode, finished.stderr) == (0, "")
    robot, greedy = ast.literal_eval(finished.stdout)["points"]
    assert greedy >= 50 > robot


def test_a_bot_with_a_wrong_key_is_told_so(address: str) -> None:
    opened = ask(f"{address}api/tables", {"game": "the-city", "seats": [{"kind": "link"}, {"kind": "link"}]})
    socket_address = address.replace("http", "ws") + "api/play"

    finished = subprocess.run([sys.executable, str(BOT), socket_address, opened["table"], "x"], capture_output=True, text=True, check=False)

    assert (finished.returncode, finished.stderr) == (1, "this link does not lead to this table any more\n")
