"""Bringing a database up to date."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from midtown.core.errors import Reason
from midtown.server.store.database import Database
from midtown.server.store.line import StoreFailed

MIGRATIONS: Final = "midtown.server.store:migrations"


def migrate(database: Database) -> None:
    """Run all steps that are missing in one transaction; processes that start together do so one after the other."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    with database.engine.begin() as connection:
        connection.exec_driver_sql(database.lock)
        if not _steps_taken(connection) <= _steps_known(config):
            raise StoreFailed(Reason("", "this database was written by a newer version of Midtown"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _steps_taken(connection: Connection) -> set[str]:
    """The newest step that the database has seen, if any."""
    return set(MigrationContext.configure(connection).get_current_heads())


def _steps_known(config: Config) -> set[str]:
    return {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
