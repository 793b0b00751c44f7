"""Style: how the page looks, light and dark, on a phone and on a wide screen."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #22262b; }
:root { --quiet: #5d6670; --line: #d9d6cf; --good: #1f6f8b; --bad: #b5530f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15181c; --card: #1d2126; --ink: #e8e6e1; --quiet: #a3abb3; --line: #373d44; --good: #6cb8d3; --bad: #e69a5c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px 48px; }
main { display: grid; gap: 16px; grid-template-columns: repeat(12, minmax(0, 1fr)); }
main > * { grid-column: 1 / -1; min-width: 0; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.05rem; margin: 0 0 8px; }
p, ul { margin: 0; }
ul { padding-left: 1.2em; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
.quiet { color: var(--quiet); font-size: .875rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 10px; text-align: right; border-top: 1px solid var(--line); white-space: nowrap; }
thead th { border-top: 0; color: var(--quiet); font-weight: 600; font-size: .875rem; }
tbody th, thead th:first-child { text-align: left; max-width: 16rem; overflow: hidden; text-overflow: ellipsis; }
.row { display: grid; grid-template-columns: minmax(5rem, 11rem) minmax(0, 1fr); gap: 10px; align-items: center; }
.row > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--quiet); font-size: 12px; }
svg .value { fill: var(--ink); font-size: 13px; font-weight: 600; }
.axis { stroke: var(--line); }
.fair { stroke: var(--quiet); stroke-dasharray: 3 3; }
.reach { stroke: var(--good); stroke-width: 3; stroke-linecap: round; }
.dot, .bar { fill: var(--good); }
.far { fill: var(--card); stroke: var(--bad); stroke-width: 2; }
.alone .row { grid-template-columns: minmax(0, 1fr); }
.row > span:empty { visibility: hidden; }
.alone .row > span { display: none; }
@media (max-width: 620px) {
  .row { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .row > span:empty { display: none; }
  .row > span { font-size: .875rem; }
}
@media (min-width: 860px) { .half { grid-column: span 6; } }
"""
