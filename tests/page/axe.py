"""Axe: finds what hinders people who see, hear or point differently."""

from typing import Final

from playwright.sync_api import Page

from tests.page.ready import AXE

IS_MISSING: Final = "typeof axe === 'undefined'"
FIND: Final = """async () => {
    const {violations} = await axe.run()
    return violations.filter(({impact}) => impact === "serious" || impact === "critical")
        .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(" ")}: ${failureSummary}`))
}"""


def hindrances(page: Page) -> list[str]:
    """Everything serious or critical on a page, in one line each."""
    if page.evaluate(IS_MISSING):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FIND)
    return [" ".join(line.split()) for line in found]
