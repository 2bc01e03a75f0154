"""Steampunk Rally with a set of our own: the cards and tracks as data, and the geometry of the machines."""
