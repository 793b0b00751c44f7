"""Legible: finds text that is cut off, covered or lies across other text, and windows where too little can be scrolled."""

from typing import Final

from playwright.sync_api import Page

FIND: Final = """() => {
    const SLACK = parseFloat(getComputedStyle(document.documentElement).fontSize) / 5
    const named = ({text, element}) => `"${text}" in ${element.localName}.${[...element.classList].join(".")}`

    const ancestors = element => element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
    const overflows = element => { const {overflowX, overflowY} = getComputedStyle(element); return [overflowX, overflowY] }
    const scrolls = element => overflows(element).some(overflow => ["auto", "scroll"].includes(overflow))
    const cuts = element => overflows(element).some(overflow => ["hidden", "clip"].includes(overflow))
    const floats = element => ["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position)

    /* Every line of words that is seen, with its box. What is hidden by itself from those who hear is only drawn. */
    function lines() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found = []
        while (walker.nextNode()) {
            const text = walker.currentNode.data.trim()
            const element = walker.currentNode.parentElement
            if (!text || element.closest(".unseen, [inert], option, [aria-hidden=true]:not(.drawn), [role=tooltip]")) continue
            if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue
            const around = ancestors(element).filter(each => each !== document.body && each !== document.documentElement)
            const range = document.createRange()
            range.selectNodeContents(walker.currentNode)
            for (const {left, right, top, bottom} of range.getClientRects()) {
                const box = inSight({left, right, top, bottom}, around.filter(scrolls))
                const layer = around.find(each => floats(each) || cuts(each))
                if (box.right - box.left > 1 && box.bottom - box.top > 1) found.push({text: text.slice(0, 40), element, around, layer, box})
            }
        }
        return found
    }

    const inSight = (box, scrollers) => scrollers.map(each => each.getBoundingClientRect()).reduce((one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    }), box)

    const isCut = ({around, box}) => around.filter(cuts).some(each => {
        const edge = each.getBoundingClientRect()
        const accent = (box.bottom - box.top) / 4
        const [left, right] = [edge.left - SLACK, edge.right + SLACK]
        const [top, bottom] = [edge.top - accent, edge.bottom + accent]
        return box.left < left || box.right > right || box.top < top || box.bottom > bottom
    })

    function areAcross({element, layer, box}, other) {
        if (layer !== other.layer || element.contains(other.element) || other.element.contains(element)) return false
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        const lower = Math.min(box.bottom - box.top, other.box.bottom - other.box.top)
        return width > SLACK && height > lower / 2
    }

    const all = lines()
    const cut = all.filter(isCut).map(line => `cut off: ${named(line)}`)
    const pairs = all.flatMap((one, place) => all.slice(place + 1).filter(other => areAcross(one, other)).map(other => [one, other]))
    const across = pairs.map(([one, other]) => `${named(one)} lies across ${named(other)}`)
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    /* What is meant to be scrolled sideways is not scrolled downwards. */
    const scrollers = [...document.body.querySelectorAll("*")].filter(each => overflows(each).every(overflow => overflow === "auto"))
    const sideways = scrollers.filter(each => each.scrollWidth > each.clientWidth + 1 && each.checkVisibility())
    const beyond = sideways.map(each => `wider than its frame: ${each.localName}.${[...each.classList].join(".")}`)
    const frames = [...document.querySelectorAll(".stepped")].filter(each => getComputedStyle(each).position === "static")
    const astray = frames.map(each => `its frame covers the page: ${each.localName}.${[...each.classList].join(".")}`)
    return [...cut, ...across, ...astray, ...beyond, ...(wide > 0 ? [`the page is ${wide} pixels too wide`] : [])]
}"""
ROOM: Final = """() => {
    const {scrollHeight, clientHeight} = document.documentElement
    const isCovered = document.querySelector("dialog[open], .rules-panel, [aria-expanded=true]") !== null
    if (isCovered || scrollHeight <= clientHeight) return 1
    const scroll = top => scrollTo({top, behavior: "instant"})
    const heights = Array.from({length: 40}, (_, place) => (place + 0.5) / 40 * innerHeight)
    scroll((scrollHeight - clientHeight) / 2)
    const seen = heights.map(y => document.elementFromPoint(innerWidth / 2, y) ?? document.body)
    const before = seen.map(each => each.getBoundingClientRect().top)
    scroll(0)
    return seen.filter((each, place) => each.getBoundingClientRect().top !== before[place]).length / heights.length
}"""
"""How much of the window is left to what can be scrolled, unless somebody has opened something above it."""
LEAST_ROOM: Final = 0.5


def illegible(page: Page) -> list[str]:
    """Whatever cannot be read, in one line each."""
    found: list[str] = page.evaluate(FIND)
    return sorted(set(found))


def cramped(page: Page) -> list[str]:
    """Whether what stays in sight leaves too little of the window to everything else."""
    room: float = page.evaluate(ROOM)
    return [f"only {room:.0%} of the window can be scrolled"] if room < LEAST_ROOM else []
