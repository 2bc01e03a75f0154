"""Whatever drives on the track has a place on it: the drivers' cars, and the cars of the Legends."""

from typing import Any, Final

from paddock.games.heat.legend_cards import HELMETS

__all__ = ["Legend", "Racer"]


class Racer:
    """A car's place on the track and in the race, whoever drives it. Its number is its place in ``Race.field``."""

    at: int  # progress: spaces from the start line, negative on the grid
    spot: int  # 0 is the spot on the race line, which counts as ahead of the other one
    began_at: int  # where the last turn began
    began_spot: int
    finished_in: int  # the round in which the car crossed the last line, 0 before
    place: int  # 1 is the winner; 0 while the car is on the track

    def __init__(self) -> None:
        self.at = 0
        self.spot = 0
        self.began_at = 0
        self.began_spot = 0
        self.finished_in = 0
        self.place = 0

    def is_on_track(self) -> bool:
        """Finished cars stay on the track until the round ends."""
        return self.place == 0

    def is_racing(self) -> bool:
        """Neither has the car crossed the last line nor is it out of the race."""
        return self.finished_in == 0 and self.place == 0

    def is_out(self) -> bool:
        """A car that was eliminated has a place from behind, but has never finished."""
        return self.place > 0 and self.finished_in == 0


class Legend(Racer):
    """A car that the game drives. Its helmet says which numbers of a Legend card are its own."""

    number: int
    helmet: int

    def __init__(self, number: int, helmet: int) -> None:
        super().__init__()
        self.number = number
        self.helmet = helmet

    def clone(self) -> "Legend":
        copy = Legend(self.number, self.helmet)
        copy.at = self.at
        copy.spot = self.spot
        copy.began_at = self.began_at
        copy.began_spot = self.began_spot
        copy.finished_in = self.finished_in
        copy.place = self.place
        return copy

    def colour(self) -> str:
        return HELMETS[self.helmet]

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in LEGEND_FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        for name in LEGEND_FIELDS:
            setattr(self, name, state[name])

    def notation(self) -> str:
        """For example ``6@14.0 yellow``."""
        done = f" done r{self.finished_in}" if self.finished_in else ""
        place = f" place {self.place}" if self.place else ""
        return f"{self.number}@{self.at}.{self.spot} {self.colour()}{done}{place}"


LEGEND_FIELDS: Final = ["helmet", "at", "spot", "began_at", "began_spot", "finished_in", "place"]
