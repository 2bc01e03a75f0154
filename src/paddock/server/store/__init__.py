"""What the site remembers: one schema for SQLite and PostgreSQL, and one thread that writes."""
