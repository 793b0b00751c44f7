"""A server in a process of its own, as people start it, and what is asked of it over HTTP."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from midtown.cli.serve import NO_BROWSER
from midtown.cli.shelf import HOME

PATIENCE = 30.0
"""Seconds after which something that is waited for will not come any more."""


@contextmanager
def served(folder: Path, *words: str, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server that is open, and its address."""
    command = [sys.executable, "-m", "midtown", *words]
    surroundings = {**os.environ, HOME: str(folder), NO_BROWSER: "1", **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings) as process:
        try:
            assert process.stdout is not None
            [address] = [word for word in process.stdout.readline().split() if word.startswith("http://")]
            yield process, address
        finally:
            process.kill()


def ask(address: str, body: object = None, key: str = "") -> Any:  # noqa: ANN401  # whatever JSON says
    """What a server answers, also if it refuses; with a body it is posted."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, headers)  # noqa: S310  # our own server
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # our own server
            return json.load(answer)
    except HTTPError as refusal:
        with refusal:
            return json.load(refusal)
