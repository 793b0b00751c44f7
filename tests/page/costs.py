"""Costs: what somebody pays who opens a page, in bytes, requests and patience."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Final, final

from playwright.sync_api import Page, Request

BUDGETS: Final[dict[str, dict[str, float]]] = tomllib.loads(Path(__file__).with_name("budgets.toml").read_text(encoding="utf-8"))
KINDS: Final = {"script": "script_bytes", "stylesheet": "style_bytes", "font": "font_bytes"}
PAINTED: Final = """() => new Promise(tell => {
    const costs = {largest_contentful_paint: 0, layout_shift: 0}
    new PerformanceObserver(list => {
        for (const paint of list.getEntries()) costs.largest_contentful_paint = paint.startTime
    }).observe({type: "largest-contentful-paint", buffered: true})
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) costs.layout_shift += shift.hadRecentInput ? 0 : shift.value
    }).observe({type: "layout-shift", buffered: true})
    requestAnimationFrame(() => setTimeout(() => tell(costs), 100))
})"""


@final
class Costs:
    """Counts what is requested by a page from now on."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._requests: Final[list[Request]] = []
        page.on("requestfinished", self._count)

    def paid(self) -> dict[str, float]:
        """What was paid so far, by the names of the budgets."""
        self._page.wait_for_load_state("networkidle")
        sums: Counter[str] = Counter(requests=len(self._requests))
        for request in self._requests:
            size = request.sizes()["responseBodySize"]
            sums["bytes"] += size
            if request.resource_type in KINDS:
                sums[KINDS[request.resource_type]] += size
        return {**sums, **self._page.evaluate(PAINTED)}

    def _count(self, request: Request) -> None:
        self._requests.append(request)
