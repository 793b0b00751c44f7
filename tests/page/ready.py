"""Ready: whether everything is there that tests in a browser need. `python -m tests.page.ready` says in one line what is missing."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from midtown.server.built_page import INDEX, page_folder

CHROMIUM: Final = "MIDTOWN_CHROMIUM"
"""Names the browser, where it is none of these on the PATH."""
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def program() -> str | None:
    """The browser of this machine."""
    return os.environ.get(CHROMIUM) or next(filter(None, map(shutil.which, PROGRAMS)), None)


def missing() -> str:
    """What is missing for tests in a browser, if anything is."""
    if program() is None:
        return "Chromium is not installed"
    if not (page_folder() / INDEX).is_file():
        return "the page is not built"
    return "" if AXE.is_file() else "axe is not installed in client/node_modules"


if __name__ == "__main__" and missing():
    sys.stdout.write(f"browser tests not run: {missing()}\n")
    sys.exit(1)
