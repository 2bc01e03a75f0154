"""Bots at the tables: they think in processes of their own, with a time budget."""
