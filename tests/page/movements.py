"""Movements: whatever moves on a page by itself, seen at every frame that is drawn."""

from typing import Final

from playwright.sync_api import Page

LOOK: Final = """() => {
    window.movements = new Set()
    const named = ({target, pseudoElement}) => `${target?.localName}.${target?.getAttribute("class")}${pseudoElement ?? ""}`
    requestAnimationFrame(function look() {
        for (const movement of document.getAnimations()) {
            if (movement.effect?.getComputedTiming().endTime > 0) window.movements.add(named(movement.effect))
        }
        requestAnimationFrame(look)
    })
}"""
SEEN: Final = "() => [...window.movements].sort()"


def watch_movements(page: Page) -> None:
    """Look at the page from now on; a page that is loaded anew is not looked at any more."""
    page.evaluate(LOOK)


def movements(page: Page) -> list[str]:
    """What has moved since, each thing once."""
    seen: list[str] = page.evaluate(SEEN)
    return seen
