"""A game for tests of the kernel: plain Python classes, as a game of another package would have them.

What happens is written into ``trace``. Setup option ``play`` names what the first step puts on the agenda.
"""

from typing import Any

from paddock.kernel.agenda import Question, Step, YesNo
from paddock.kernel.chance import Chance
from paddock.kernel.face import NUMBER, SEAT, TEXT, Args, Face, list_of, row
from paddock.kernel.game import Game, Judge
from paddock.kernel.options import Choice, Flag, Number
from paddock.kernel.progress import Progress
from paddock.kernel.table import Outcome, Table


class Toy(Table):
    """Everything that happened, in order."""

    trace: list[str]

    def clone(self) -> "Toy":
        copy = Toy()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Toy)
        self.copy_kernel_into(other)
        other.trace = self.trace[:]

    def state(self) -> dict[str, Any]:
        return {"trace": self.trace}

    def restore(self, state: dict[str, Any]) -> None:
        self.trace = list(state["trace"])

    def outcome(self) -> Outcome | None:
        return Outcome("played", [1] * self.seats, 1) if "end" in self.trace else None

    def progress(self) -> Progress:
        return Progress(len(self.trace), "over" if "end" in self.trace else "play")

    def notation(self) -> str:
        return " ".join(self.trace)


class Begin(Step[Toy]):
    """Puts on the agenda what the setup option says."""

    def run(self, g: Toy) -> None:
        g.trace = []
        PLAYS[str(g.setup["play"])](g)


class Say(Step[Toy]):
    """Writes its number down."""

    def run(self, g: Toy) -> None:
        g.trace.append(f"{self.n}")


class Add(Step[Toy]):
    """Writes down the sum of its numbers (n, m, k)."""

    def run(self, g: Toy) -> None:
        g.trace.append(f"{self.n + self.m + self.k}")


class SayThen(Step[Toy]):
    """Writes its number down and puts two more before what is waiting."""

    def run(self, g: Toy) -> None:
        g.trace.append(f"{self.n}")
        g.then(Say(n=10 * self.n + 1), Say(n=10 * self.n + 2))


class GiveUp(Step[Toy]):
    """Nothing more happens in this lane."""

    def run(self, g: Toy) -> None:
        g.end_lane()


class End(Step[Toy]):
    def run(self, g: Toy) -> None:
        g.trace.append("end")


class Pick(Question[Toy]):
    """Openly picks a number below 3; 2 is for asking again."""

    def options(self, g: Toy) -> list[int]:
        return [0, 1, 2]

    def answer(self, g: Toy, choice: int) -> None:
        g.trace.append(f"{self.seat}:{choice}")
        if choice == 2:
            g.then(Pick(self.seat, self.n + 1))

    def label(self, g: Toy, choice: int) -> dict[str, Any]:
        return {"kind": "number", "number": choice}

    def details(self, g: Toy) -> dict[str, Any]:
        return {"again": self.n}


class Nod(YesNo[Toy]):
    """Yes is written down, and so is no if n says so."""

    def yes(self, g: Toy) -> None:
        g.trace.append(f"{self.seat} nods")

    def no(self, g: Toy) -> None:
        if self.n:
            g.trace.append(f"{self.seat} shakes")

    def no_label(self, g: Toy) -> dict[str, Any]:
        return {"kind": "shake"}


class PickInSecret(Pick):
    def is_secret(self) -> bool:
        return True

    def why_not(self, g: Toy, choice: int) -> str:
        return "too-big" if choice > 2 else "too-small"


class PickInTime(PickInSecret):
    """The last one who has not picked yet has half a minute; then a die picks."""

    def seconds(self, g: Toy) -> int:
        return 30 if g.busy == 1 else 0

    def time_is_up(self, g: Toy) -> None:
        g.trace.append(f"{self.seat}:late {g.roll_for(self.seat, 3)}")


class Hit(Question[Toy]):
    """Hits a seat (the choice) that has to duck before anything else, or nobody (9)."""

    def options(self, g: Toy) -> list[int]:
        return [*range(g.seats), 9]

    def answer(self, g: Toy, choice: int) -> None:
        g.trace.append(f"{self.seat} hits {choice}")
        if choice != 9:
            g.aside(choice, Ouch(choice), Duck(choice))

    def label(self, g: Toy, choice: int) -> dict[str, Any]:
        return {"kind": "hit", "whom": choice}


class Ouch(Step[Toy]):
    def run(self, g: Toy) -> None:
        g.trace.append(f"{self.seat} ouch")


class Duck(Question[Toy]):
    def options(self, g: Toy) -> list[int]:
        return [0]

    def answer(self, g: Toy, choice: int) -> None:
        g.trace.append(f"{self.seat} ducks")

    def label(self, g: Toy, choice: int) -> dict[str, Any]:
        return {"kind": "duck"}


class Greet(Step[Toy]):
    """From version 2 of the rules on one bows."""

    def run(self, g: Toy) -> None:
        g.trace.append("waves" if g.rules < 2 else "bows")


class Roll(Step[Toy]):
    """The table's die."""

    def run(self, g: Toy) -> None:
        g.trace.append(f"rolls {g.roll(6)}")


class RollOwn(Step[Toy]):
    """The seat's own die."""

    def run(self, g: Toy) -> None:
        g.trace.append(f"{self.seat} rolls {g.roll_for(self.seat, 6)}")


class Whisper(Step[Toy]):
    """Something that one seat is told, and something that all are."""

    def run(self, g: Toy) -> None:
        g.tell("secret", self.seat, {"n": self.n}, self.seat)
        g.tell("public", self.seat, {})


class Fail(Step[Toy]):
    """A rule that is wrong."""

    def run(self, g: Toy) -> None:
        g.trace.append("fails")
        raise ZeroDivisionError("a rule that is wrong")


class Broken(Pick):
    """A question with something wrong in its options (n = 0), its reasons (1), its labels (2) or its details (3)."""

    def options(self, g: Toy) -> list[int]:
        return [1 // self.n]

    def why_not(self, g: Toy, choice: int) -> str:
        return str(1 // (self.n - 1))

    def label(self, g: Toy, choice: int) -> dict[str, Any]:
        return {"kind": "number", "number": 1 // (self.n - 2)}

    def details(self, g: Toy) -> dict[str, Any]:
        return {"again": 1 // (self.n - 3)}


class ToyJudge(Judge):
    """An interpreted judge."""

    def value(self, table: Table, seat: int) -> float:
        return 1.0

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        return [float(option) for option in options]


def alone(g: Toy) -> None:
    """Seat 0 is asked three times in the table's lane."""
    g.then(Pick(0), Pick(0), Pick(0), End())


def in_turn(g: Toy) -> None:
    """One seat after the other."""
    g.then(*[Pick(seat) for seat in range(g.seats)], End())


def at_once(g: Toy) -> None:
    """All seats twice in secret, each at its own pace; then the table goes on."""
    g.then(Say(n=7), Pick(0), End())
    for seat in range(g.seats):
        g.aside(seat, PickInSecret(seat), PickInSecret(seat))


def in_time(g: Toy) -> None:
    """All seats in secret, the last one against the clock."""
    g.then(End())
    for seat in range(g.seats):
        g.aside(seat, PickInTime(seat))


def own_dice(g: Toy) -> None:
    """All seats pick and roll, each at its own pace."""
    g.then(End())
    for seat in range(g.seats):
        g.aside(seat, PickInSecret(seat), RollOwn(seat), PickInSecret(seat))


def nested(g: Toy) -> None:
    g.then(SayThen(n=1), SayThen(n=2), Pick(0), End())


def fight(g: Toy) -> None:
    """All seats may hit each other, at once and openly; then seat 0 in the table's lane."""
    g.then(Hit(0), Say(n=8), End())
    for seat in range(g.seats):
        g.aside(seat, Hit(seat), Pick(seat))


def only_asides(g: Toy) -> None:
    """Nothing waits in the table's lane."""
    for seat in range(g.seats):
        g.aside(seat, Pick(seat))


def last_hit(g: Toy) -> None:
    """The last thing in the table's lane puts something into a seat's."""
    g.then(Hit(0))


def dice(g: Toy) -> None:
    g.then(Pick(0), Roll(), Pick(0), RollOwn(0), Pick(0), RollOwn(1), Pick(0), End())


def greeting(g: Toy) -> None:
    """What happens depends on the version of the rules."""
    g.then(Pick(0), Greet(), Pick(0), End())


def whispers(g: Toy) -> None:
    g.then(Whisper(0, 5), Whisper(1, 6), Pick(0), End())


def failing(g: Toy) -> None:
    g.then(Pick(0), Fail(), Say(n=3), End())


def failing_at_once(g: Toy) -> None:
    g.then(Fail(), Pick(0), End())


PLAYS = {
    play.__name__: play
    for play in (
        alone,
        in_turn,
        at_once,
        in_time,
        own_dice,
        nested,
        fight,
        only_asides,
        last_hit,
        dice,
        greeting,
        whispers,
        failing,
        failing_at_once,
    )
}


def view(g: Toy, seat: int) -> dict[str, Any]:
    return {"seat": None if seat < 0 else seat, "trace": g.trace}


def imagine(g: Toy, seat: int, chance: Chance) -> Toy:
    twin = g.clone()
    twin.quiet = True
    twin.rekey(chance)
    return twin


STEPS: list[Any] = [
    Begin,
    Say,
    Add,
    SayThen,
    GiveUp,
    End,
    Pick,
    Nod,
    PickInSecret,
    PickInTime,
    Hit,
    Ouch,
    Duck,
    Greet,
    Roll,
    RollOwn,
    Whisper,
    Fail,
    Broken,
]


FACE = Face(
    events={"secret": Args(n=NUMBER), "public": Args()},
    questions={
        **{kind: Args(again=NUMBER) for kind in ("pick", "pick-in-secret", "pick-in-time", "broken")},
        "hit": Args(),
        "duck": Args(),
    },
    labels={"number": Args(number=NUMBER), "hit": Args(whom=SEAT), "duck": Args()},
    view=row("ToyView", seat=SEAT.or_none(), trace=list_of(TEXT)),
)


def seats_for(setup: dict[str, Any]) -> list[int]:
    """Big toys are for even numbers of seats."""
    return [2, 4] if setup["size"] == 9 else [2, 3, 4]


def toy_game(
    name: str = "toy",
    rules_version: int = 1,
    face: Face = FACE,
    save_version: int = 1,
    rules_since: int | None = None,
    judge: Judge | None = None,
) -> Game:
    return Game(
        name=name,
        rules_version=rules_version,
        seats=(2, 4),
        choices=10,
        options=[Choice("play", list(PLAYS), "alone"), Number("size", 1, 9, 3), Flag("loud", False)],
        table=Toy,
        first=Begin,
        steps=STEPS,
        view=view,
        imagine=imagine,
        picture=lambda view, say: "",
        judge=judge or ToyJudge(),
        face=face,
        seats_for=seats_for,
        save_version=save_version,
        rules_since=rules_since,
    )


TOY = toy_game()


def play(name: str, seats: int = 2, seed: int = 1) -> Toy:
    """A table that begins with what the name says."""
    table = TOY.new(seats, {"play": name}, seed)
    assert isinstance(table, Toy)
    return table
