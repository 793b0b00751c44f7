"""Agreed: what never changes at a table."""

from midtown.server.replies import Setting
from midtown.server.table.table import Table


def setting_of(table: Table) -> Setting:
    """What was agreed on when the table was opened."""
    opened = table.opened
    choices = dict(table.options.choices)
    automatic = table.game.automatic(table.options)
    return Setting(
        table.name, opened.game, opened.rules_version, choices, opened.corrections, automatic, opened.pace, hints=table.allows_hints
    )
