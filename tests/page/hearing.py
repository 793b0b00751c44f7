"""Hearing: what Chromium tells those who do not see a page, as a screen reader asks for it."""

import re
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

CONTROLS: Final = frozenset({"button", "link", "radio", "combobox", "img", "menuitem", "slider", "textbox"})
LANDMARKS: Final = frozenset({"banner", "main", "complementary", "region", "log"})
NOTATION: Final = re.compile(r"[{}]|undefined|\b[a-z]+(?:-[a-z]+)*-\d+\b|^[a-z]+(?:-[a-z\d]+)+$")
"""What only programs understand: names put together by hyphens, and blanks that nobody has filled."""


@dataclass(frozen=True)
class Heard:
    """One thing as it is told: what it is, and what it is called."""

    role: str
    name: str


def heard(page: Page) -> list[Heard]:
    """Everything that is told of a page, in the order in which it is told."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    tree: dict[str, Any] = session.send("Accessibility.getFullAXTree")
    nodes = {node["nodeId"]: node for node in tree["nodes"]}
    return in_order(nodes, tree["nodes"][0])


def in_order(nodes: dict[str, Any], node: Any) -> list[Heard]:  # noqa: ANN401  # whatever JSON says
    """A thing and everything inside it."""
    own = [] if node["ignored"] else [Heard(said(node, "role"), said(node, "name"))]
    return own + [each for child in node.get("childIds", []) if child in nodes for each in in_order(nodes, nodes[child])]


def said(node: Any, what: str) -> str:  # noqa: ANN401  # whatever JSON says
    return str(node.get(what, {}).get("value", ""))
