"""`python -m midtown.bench.plain TASK GAME SEATS CORE`: the engine's worker as plain Python, although machine code lies beside it."""

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from runpy import run_module
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]


def import_sources() -> None:
    """From now on modules of Midtown are imported from their sources; all others as ever."""
    find_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def find_sources_of_midtown(path: str) -> PathEntryFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError
        return find_sources(path)

    sys.path_hooks.insert(0, find_sources_of_midtown)
    sys.path_importer_cache.clear()


if __name__ == "__main__":
    import_sources()
    run_module("midtown.bench.engine", run_name="__main__", alter_sys=True)
