"""Person: somebody at the page, who does what people do: look, click, press keys, and wait until the table has settled."""

import random
from contextlib import suppress
from typing import Any, Final, final

from playwright.sync_api import Error, Locator, Page

from tests.page.watch import Watch

ANY: Final = """([whim, another]) => {
    const offered = [...document.querySelectorAll("[data-action]:not(:disabled, [inert], [inert] *)")]
    const inSight = offered.filter(thing => thing.checkVisibility())
    const actions = [...new Set(inSight.map(thing => thing.dataset.action))].sort()
    const action = actions[Math.floor(whim * actions.length)]
    const places = inSight.filter(thing => thing.dataset.action === action)
    return places[Math.floor(another * places.length)]
}"""
"""Something that can be clicked to answer, on the board or in the list of choices; what is just fading away cannot."""
ATTEMPTS: Final = 5
PATIENCE_WITH_ONE: Final = 5_000.0
SETTLED: Final = """() => {
    const table = document.querySelector("[data-version]")?.dataset
    if (!table || table.status !== "open" || table.pending !== "0") return false
    return table.phase !== "playing" || document.querySelector("[data-action]:not(:disabled)") !== null
}"""
"""Nothing is under way, and it is this person's turn or the game is over."""
ASKED: Final = """() => {
    const table = document.querySelector("[data-version]")?.dataset
    return table?.status === "open" && table.pending === "0" && document.querySelector("[data-action]:not(:disabled)") !== null
}"""
BEYOND: Final = '([version]) => Number(document.querySelector("[data-version]").dataset.version) > version'
SHOWS: Final = '([name, value]) => document.querySelector("[data-version]")?.dataset[name] === value'
FOCUSED: Final = "([selector]) => document.activeElement.matches(selector) && document.activeElement.matches(':focus-visible')"
IN_SIGHT: Final = """thing => {
    thing.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"})
    const {left, top, width, height} = thing.getBoundingClientRect()
    const places = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95].flatMap((x, _, all) => all.map(y => ({x: x * width, y: y * height})))
    return places.find(({x, y}) => thing.contains(document.elementFromPoint(left + x, top + y)))
}"""
"""A place of a thing that nothing else covers: where a person would click."""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
USUAL: Final = {"standard": 16, "fixed": 13}
TWICE: Final = {"standard": 32, "fixed": 26}
"""Sizes of text in pixels."""
ENLARGE: Final = "size => { document.documentElement.style.fontSize = size }"
SPEAK: Final = """code => {
    localStorage.setItem("midtown.language", code)
    const languages = document.querySelector("select:has(option[value=fr])")
    if (!languages) return false
    languages.value = code
    languages.dispatchEvent(new Event("change", {bubbles: true}))
    return true
}"""
SPEAKS: Final = "code => document.documentElement.lang === code"
REMEMBER: Final = "table => localStorage.setItem('midtown.tables', JSON.stringify([table]))"
MARK: Final = "() => { window.isTheSamePage = true }"
IS_MARKED: Final = "() => window.isTheSamePage === true"
MOST_CHOICES: Final = 500
MOST_STEPS: Final = 200
MOST_PASSED_BY: Final = 3


@final
class Person:
    """Somebody at a page."""

    def __init__(self, page: Page, watch: Watch, address: str) -> None:
        self.page: Final = page
        self.watch: Final = watch
        self._address: Final = address
        self._pressed = 0
        """How many answers were given by keyboard."""

    # --- where ---

    def visit(self, place: str = "") -> None:
        """Open the page at this place behind the #, and mark it: a page that was loaded again has no mark."""
        self.page.goto(f"{self._address}/{place and '#/'}{place}")
        self.page.evaluate(MARK)

    def sit_down(self, opened: Any, seat: int = 0) -> None:  # noqa: ANN401  # whatever JSON says
        """Come to a table by the link to a seat, and wait for the own turn."""
        self.visit(f"table/{opened['table']}/{opened['keys'][str(seat)]}")
        self.settle()

    def open_table(self, game: str, *kinds: str) -> None:
        """Pick a game on the start page, and open a table with these kinds of seats; there are three at first."""
        self.visit()
        self.pick(game)
        self.page.locator(f"a[href='#/opening/{game}']").click()
        self.click("Place 3: remove")
        for place, kind in enumerate(kinds, start=1):
            self.page.get_by_label(f"Place {place}: who plays").select_option(kind)
        for place, name in [(place, name) for place, name in enumerate(("Anna", "Bernd"), start=1) if kinds[place - 1] == "here"]:
            self.page.get_by_label(f"Place {place}: name").fill(name)
        self.click("Open the table")

    def pick(self, game: str) -> None:
        """Click the poster of a game."""
        self.page.locator(f"label:has(input[value={game}])").click()

    def remember_table(self, game: str, opened: Any) -> None:  # noqa: ANN401  # whatever JSON says
        """Come to a table as whoever opened it in this browser, with the keys of everybody here."""
        self.visit()
        self.page.evaluate(REMEMBER, {**opened, "game": game, "at": 1})
        self.page.goto(f"{self._address}/#/table/{opened['table']}")
        self.page.reload()

    # --- what there is ---

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-version]")

    @property
    def version(self) -> int:
        """How often this seat was told something, as far as the page shows it."""
        return int(self.table.get_attribute("data-version") or 0)

    @property
    def is_asked(self) -> bool:
        """Is it this person's turn, as far as the page shows it?"""
        return bool(self.page.evaluate(ASKED))

    @property
    def is_over(self) -> bool:
        return self.table.get_attribute("data-phase") in {"over", "ended"}

    @property
    def is_on_the_same_page(self) -> bool:
        """Was the page never loaded again?"""
        return bool(self.page.evaluate(IS_MARKED))

    def offered(self) -> list[str]:
        """The actions that stand on the page, each once."""
        actions = self.page.locator("[data-action]").evaluate_all("things => things.map(thing => thing.dataset.action)")
        return sorted(set(actions))

    def words_of_choices(self) -> dict[str, str]:
        """What the list of choices says for each action."""
        choices = self.page.locator("[data-action]:has(.words)")
        pairs = choices.evaluate_all("things => things.map(thing => [thing.dataset.action, thing.querySelector('.words').textContent])")
        return dict(pairs)

    # --- the window ---

    def resize(self, width: int, height: int) -> None:
        """Make the window as large as this, point at nothing, and wait until everything is drawn."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.mouse.move(0, 0)
        self.page.evaluate(DRAWN)

    def enlarge_text(self) -> None:
        """Choose text of twice the usual size in the settings of the browser."""
        self._set_text(TWICE, "")

    def enlarge_page(self) -> None:
        """Let the page itself be written twice as large, as by a style sheet of the reader: the window seems no narrower then."""
        self._set_text(USUAL, "200%")

    def _set_text(self, sizes: dict[str, int], of_page: str) -> None:
        session = self.page.context.new_cdp_session(self.page)
        session.send("Page.enable")
        session.send("Page.setFontSizes", {"fontSizes": sizes})
        session.detach()
        self.page.evaluate(ENLARGE, of_page)

    def speak(self, code: str) -> None:
        """Choose a language where the page offers them, even behind a dialog; or come back to it with that language."""
        if not self.page.evaluate(SPEAK, code):
            self.page.reload()
        self.page.wait_for_function(SPEAKS, arg=code)
        self.page.evaluate(DRAWN)

    # --- waiting ---

    def settle(self) -> None:
        """Wait until it is the own turn, or the game is over."""
        self.page.wait_for_function(SETTLED)

    def wait_beyond(self, version: int) -> None:
        """Wait until the page shows something later."""
        self.page.wait_for_function(BEYOND, arg=[version])

    def wait_until(self, name: str, value: str) -> None:
        """Wait until the table says this about itself, such as that its connection is lost."""
        self.page.wait_for_function(SHOWS, arg=[name, value])

    # --- what is done ---

    def click(self, name: str) -> None:
        """Click the button that is called so."""
        self.page.get_by_role("button", name=name).first.click()

    def hurry(self) -> None:
        """Do not wait until the page tries again to reach the server, unless it has just done so."""
        with suppress(Error):
            self.page.get_by_role("button", name="Try now").click(timeout=PATIENCE_WITH_ONE)

    def answer(self) -> None:
        """Click anything that is offered, and wait for the next own turn."""
        self.answer_at_once()
        self.settle()

    def answer_at_once(self) -> None:
        """Click anything that is offered, and wait until it is confirmed; whoever hit nothing, because it just moved, clicks again."""
        before = self.version
        for _ in range(ATTEMPTS):
            if self.version == before and self.is_asked:
                self.click_any()
            with suppress(Error):
                self.page.wait_for_function(BEYOND, arg=[before], timeout=PATIENCE_WITH_ONE)
                return
        self.wait_beyond(before)

    def click_any(self) -> None:
        """Click anything that is offered; where nothing is in sight, open the list of choices first."""
        for attempt in range(ATTEMPTS):
            thing = self.page.evaluate_handle(ANY, self._whims(attempt)).as_element()
            try:
                if thing is None:
                    self._look_for_choices()
                else:
                    thing.click(position=thing.evaluate(IN_SIGHT), timeout=PATIENCE_WITH_ONE)
                    return
            except Error:  # it was just taken away or moved: a person looks again
                if attempt == ATTEMPTS - 1:
                    raise

    def _whims(self, attempt: int) -> list[float]:
        """What decides among things: the same whenever the same table is seen, so that whatever happens can be repeated."""
        whims = random.Random(ATTEMPTS * self.version + attempt)  # noqa: S311  # they guard no secret
        return [whims.random(), whims.random()]

    def _look_for_choices(self) -> None:
        """Open the list of choices where it is closed; otherwise they are about to come."""
        closed = self.page.get_by_role("button", name="Your choices", expanded=False)
        if closed.is_visible():
            closed.click()
        else:
            self.settle()

    def play(self, choices: int) -> None:
        """Answer so many times, unless the game is over before."""
        for _ in range(choices):
            if self.is_over:
                break
            self.answer()

    def play_on(self) -> None:
        """Play to the end of the game."""
        self.play(MOST_CHOICES)
        assert self.is_over

    def answer_by_keyboard(self) -> None:
        """Walk through the page to something that is offered, not always the first, and press it."""
        for _ in range(MOST_PASSED_BY - self._pressed % MOST_PASSED_BY):
            self.walk_to("[data-action], [aria-haspopup=menu]")
        self._press()

    def answer_by_keyboard_with(self, verb: str) -> None:
        """Walk through the page to an answer that begins so, and press it."""
        self.walk_to(f"[data-action^='{verb}']")
        self._press()

    def _press(self) -> None:
        """Press what has the focus; where it asks what is meant, too."""
        before = self.version
        asks = self.page.locator(":focus").get_attribute("aria-haspopup") is not None
        self.page.keyboard.press("Enter")
        if asks:
            self.page.get_by_role("menu").wait_for()
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        self._pressed += 1
        self.wait_beyond(before)
        self.settle()

    def walk_to(self, selector: str) -> None:
        """Press Tab until such a thing has the focus, and shows it."""
        for _ in range(MOST_STEPS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED, [selector]):
                return
        message = f"{selector} cannot be reached by keyboard"
        raise AssertionError(message)
