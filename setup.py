"""Compile the engine where a C compiler is there; otherwise install it as plain Python. Nothing is released without the page."""

import os
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ENGINE = ("src/midtown/core", "src/midtown/games", "src/midtown/bots/search", "src/midtown/match/match.py", "src/midtown/server/table")
"""One compilation unit: whatever runs once per decision. The rest waits for people or files."""
COMPILER = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
DIRECT_CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Modules of the unit call each other directly: a sixth fewer instructions."""
MORE_INLINING = ["--param=max-inline-insns-auto=80", "--param=inline-min-speedup=5"] if "gcc" in COMPILER else []
"""The small verbs of piles and states vanish into the rules that use them: a twenty-fifth fewer."""
SHORT_LOOPS = ["-fno-tree-vectorize"] if "gcc" in COMPILER else []
"""Piles are short: getting ready for vector instructions takes longer than the loop."""
FLAGS = [*DIRECT_CALLS, *MORE_INLINING, *SHORT_LOOPS]
PAGE = Path("src/midtown/server/page/index.html")
NO_PAGE = "midtown: the page in the browser is not built, and nothing is released without it: 'make page' builds it"


def has_compiler() -> bool:
    """Can a C file that includes the Python headers be compiled here?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        probe = Extension("probe", [str(source)], extra_compile_args=FLAGS)
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as problem:  # noqa: BLE001  # whatever a strange platform raises, plain Python still plays
            sys.stderr.write(f"midtown: no working C compiler, installing as plain Python ({problem})\n")
            return False
    return True


def sources_in(place: Path) -> list[Path]:
    """A file itself, or all of a folder."""
    return sorted(place.rglob("*.py")) if place.is_dir() else [place]


def compiled_modules() -> Sequence[Any]:
    """The engine as extension modules, or none where it stays plain Python."""
    if os.environ.get("MIDTOWN_PLAIN") or not has_compiler():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # loads much that a plain build does not need

    sources = [str(path) for place in ENGINE for path in sources_in(Path(place))]
    modules = mypycify(["--config-file=pyproject.toml", *sources], opt_level="3", debug_level="0", group_name="midtown")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


def check_page() -> None:
    """Refuse to pack a server that has nothing to show."""
    if not PAGE.is_file():
        raise SystemExit(NO_PAGE)


class Wheel(bdist_wheel):
    """A wheel with the page in it."""

    def run(self) -> None:
        """Pack it."""
        check_page()
        super().run()


class Sources(sdist):
    """A source distribution with the page in it."""

    def run(self) -> None:
        """Pack it."""
        check_page()
        super().run()


setup(
    ext_modules=compiled_modules(),
    cmdclass={"bdist_wheel": Wheel, "sdist": Sources},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
