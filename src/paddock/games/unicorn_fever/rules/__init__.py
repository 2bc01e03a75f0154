"""The rulebook, a chapter a file."""
