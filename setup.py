"""Compile the engine where a C compiler is there; otherwise install it as plain Python."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

COMPILED = ["src/midtown/core", "src/midtown/games"]
"""One compilation unit: whatever runs once per decision. The rest waits for people or files."""
FLAGS = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"


def has_compiler() -> bool:
    """Can a C file that includes the Python headers be compiled here?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        command = build_ext(Distribution())
        command.extensions = [Extension("probe", [str(source)])]
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as problem:  # noqa: BLE001  # whatever a strange platform raises, plain Python still plays
            sys.stderr.write(f"midtown: no working C compiler, installing as plain Python ({problem})\n")
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("MIDTOWN_PLAIN") or not has_compiler():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # only needed where it can be used

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    modules = [str(path) for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    found: list[Extension] = mypycify(["--config-file=pyproject.toml", *modules], opt_level="3", group_name="midtown")
    return found


setup(ext_modules=extensions())
