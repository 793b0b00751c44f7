"""Axe: finds what hinders people who see, hear or point differently."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.page.not_run import not_run

SCRIPT: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
FIND: Final = """async () => {
    const {violations} = await axe.run()
    return violations.filter(({impact}) => impact === "serious" || impact === "critical")
        .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(" ")}: ${failureSummary}`))
}"""


def hindrances(page: Page) -> list[str]:
    """Everything serious or critical on a page, in one line each."""
    if not SCRIPT.is_file():
        not_run("axe is not installed; 'npm ci' in client/ installs it")
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FIND)
    return [" ".join(line.split()) for line in found]
