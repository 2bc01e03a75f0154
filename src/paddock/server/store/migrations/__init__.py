"""Steps from one schema to the next, for alembic."""
