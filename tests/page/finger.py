"""Finger: touches a screen, for a moment or for longer."""

from typing import Final, final

from playwright.sync_api import ElementHandle, Page

HELD: Final = 700.0
"""Milliseconds after which nobody would call it a tap any more."""
IN_THE_MIDDLE: Final = """thing => {
    thing.scrollIntoView({block: "center", inline: "center", behavior: "instant"})
    const {left, top, width, height} = thing.getBoundingClientRect()
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
    const places = shares.flatMap(x => shares.map(y => ({x: left + x * width, y: top + y * height})))
    return places.find(({x, y}) => thing.contains(document.elementFromPoint(x, y))) ?? null
}"""


@final
class Finger:
    """What somebody touches a page with."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._session: Final = page.context.new_cdp_session(page)

    def hold(self, thing: ElementHandle) -> bool:
        """Touch something for longer, and let it go; false where something else covers it."""
        place = thing.evaluate(IN_THE_MIDDLE)
        if place is None:
            return False
        self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
        self._page.wait_for_timeout(HELD)
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return True
