"""The store: an append-only log of lines for every table, in SQLite or PostgreSQL."""
