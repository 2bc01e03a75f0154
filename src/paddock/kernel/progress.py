"""How far a game has come, for lists of tables, clocks and whoever looks in."""

from typing import Any

__all__ = ["Progress"]


class Progress:
    """The round and the phase; where a game has laps or several races, which of how many. 0 and "" are not told."""

    def __init__(
        self, in_round: int = 0, phase: str = "", lap: int = 0, laps: int = 0, race: int = 0, races: int = 0
    ) -> None:
        self.round = in_round
        self.phase = phase
        self.lap = lap
        self.laps = laps
        self.race = race
        self.races = races

    def as_data(self) -> dict[str, Any]:
        """Only what the game tells."""
        told: dict[str, Any] = {"round": self.round, "phase": self.phase, "lap": self.lap, "laps": self.laps}
        told.update({"race": self.race, "races": self.races})
        return {key: value for key, value in told.items() if value}
