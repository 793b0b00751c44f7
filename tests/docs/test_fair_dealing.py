"""The page about fair dealing speaks the truth: whoever follows it by hand finds what the record holds."""

import re
import subprocess
from pathlib import Path

from midtown.match.dealing import Dealing, promise_of, seed_of

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
BY_HAND = PAGE.partition("## By hand")[2]
LINES = dict(re.findall(r"^(seed|promise|secret|salts): (.+)$", BY_HAND, re.MULTILINE))


def shown() -> list[str]:
    """What the commands by hand print."""
    commands = re.findall(r"```sh\n(.*?)```", BY_HAND, re.DOTALL)
    return [subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=True, text=True).stdout.strip() for command in commands]


def test_the_commands_lead_to_the_promise_and_the_seed_of_the_example() -> None:
    promise, beginning, seed = shown()

    assert (promise, seed) == (LINES["promise"], LINES["seed"])
    assert BY_HAND.count(f"0x{beginning}") == 1


def test_the_example_is_what_midtown_computes() -> None:
    salts = [pair.partition("=") for pair in LINES["salts"].split(" ")]

    assert promise_of(LINES["secret"]) == LINES["promise"]
    assert seed_of(Dealing(LINES["secret"], tuple([(int(seat), salt) for seat, _, salt in salts]))) == int(LINES["seed"])


def test_the_page_compares_with_the_promise_of_its_example() -> None:
    assert re.findall(r"midtown verify game\.txt --promise (\w+)", PAGE) == [LINES["promise"]]
