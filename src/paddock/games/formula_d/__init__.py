"""Formula D: a race with a die for each gear. So far its circuits; the race itself is not registered yet."""
