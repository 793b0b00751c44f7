"""How a database gets from one version of Midtown to the next; run by Alembic."""
