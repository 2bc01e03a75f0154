"""The face that every game shows: its table of contents, and how a table is made or loaded."""

from collections.abc import Callable
from hashlib import sha256
from secrets import randbits
from typing import Any

from paddock.kernel.agenda import Step
from paddock.kernel.answers import give_answers, read_answers
from paddock.kernel.arguments import check_is_number
from paddock.kernel.chance import MOST_SEED, SEED_BITS, Chance
from paddock.kernel.errors import BadFile, BadSetup
from paddock.kernel.face import Face
from paddock.kernel.files import fault_in_short, opened_text, read_seed
from paddock.kernel.judge import Judge
from paddock.kernel.options import Option, Value, checked
from paddock.kernel.table import Table, View

__all__ = ["Game", "Judge", "commitment"]

LEAST_SEATS = 4  # for the bound of a table
POSITION = (
    "position",
    "floors",
    "chance",
    "state",
)  # what a save holds beside its answers, its agenda and what was told


class Game:
    """One game. ``first`` makes the step that sets the table up; ``steps`` lists every class that a save may name.

    ``face`` declares what the game tells, asks and offers, so that nobody guesses what an argument means.
    ``rules_version`` counts its rules, and a table keeps those it began with: it plays on by every version from
    ``rules_since`` on.
    ``save_version`` counts how saves are written: whoever gives a step another name or other numbers, or tells events
    in another way or at another moment, raises it. Saves of another version are rebuilt from their answers.
    ``picture`` draws a view in letters, ``small_picture`` does so in 78 columns and so many lines, 15 or more.
    ``seats_for`` says which numbers of seats a setup takes, where that depends on the setup.
    ``answers_a_seat`` bounds a table whose rules alone might never end it: after so many answers for each seat and each
    of its ``races`` the game is stopped, and ``stop`` ends it as it stands. Fewer seats count as four, for luck weighs
    more there. Tables that began with rules from before ``bounded_since`` have no such bound.
    ``own_view`` gives those keys of a seat's view that a spectator's lacks or has otherwise: films then cost less.
    ``forecast`` tells a seat what choices that it has not sent yet would lead to, as far as that seat can know it.
    ``gallery`` gives, for setup options that can be pictured, what stands behind each of their values.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, int],
        choices: int,
        options: list[Option],
        table: Callable[[], Table],
        first: Callable[[], Step[Any]],
        steps: list[Callable[[int, int, int, int], Step[Any]]],
        view: Callable[[Any, int], View],
        imagine: Callable[[Any, int, Chance], Table],
        picture: Callable[[View, Callable[..., str]], str],
        judge: Judge,
        face: Face,
        small_picture: Callable[[View, Callable[..., str], int], str] | None = None,
        seats_for: Callable[[dict[str, Value]], list[int]] | None = None,
        forecast: Callable[[Any, int, list[int]], list[View]] | None = None,
        gallery: Callable[[], dict[str, dict[str, View]]] | None = None,
        own_view: Callable[[Any, int], View] | None = None,
        save_version: int = 1,
        rules_since: int | None = None,
        answers_a_seat: int = 0,
        races: Callable[[dict[str, Value]], int] | None = None,
        stop: Callable[[Any], None] | None = None,
        bounded_since: int = 1,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.choices = choices
        self.options = options
        self.table = table
        self.first = first
        self.steps = {str(getattr(make, "__name__", "")): make for make in steps}
        self.view_of = view
        self.imagined = imagine
        self.picture = picture
        self.small_picture = small_picture
        self.judge = judge
        self.face = face
        self.seats_for = seats_for
        self.forecast = forecast
        self.gallery = gallery
        self.own_view = own_view
        self.save_version = save_version
        self.rules_since = rules_version if rules_since is None else rules_since
        self.answers_a_seat = answers_a_seat
        self.races = races
        self.stopped = stop
        self.bounded_since = bounded_since

    def new(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        quiet: bool = False,
        rules: int | None = None,
    ) -> Table:
        """A table that is set up and waits for its first answers; BadSetup if it cannot be made.

        It is played by the newest rules, or by an older version of them.
        """
        check_is_number(seats, "the number of seats")
        if seed is not None:
            check_is_number(seed, "a seed")
            if abs(seed) > MOST_SEED:
                raise BadSetup("seed-too-large", bits=SEED_BITS)
        self.check_seats(seats)
        if rules is not None and not self.knows_rules(rules):
            raise BadSetup("other-rules", found=str(rules), expected=self.known_rules())
        setup = checked(self.options, options or {})
        self.check_setup(seats, setup)
        table = self.table()
        table.prepare(self, seats, setup, randbits(SEED_BITS) if seed is None else seed, quiet, rules)
        table.begin(self.first())
        if not quiet:
            table.keep_checkpoint()
        return table

    def check_seats(self, seats: int) -> None:
        """BadSetup if the game is not for that many."""
        least, most = self.seats
        if not least <= seats <= most:
            raise BadSetup("seats-out-of-range", game=self.name, seats=seats, least=least, most=most)

    def check_setup(self, seats: int, setup: dict[str, Value]) -> None:
        """BadSetup if what was chosen is not for that many."""
        fitting = None if self.seats_for is None else self.seats_for(setup)
        if fitting is not None and seats not in fitting:
            raise BadSetup("seats-do-not-fit", game=self.name, seats=seats, known=", ".join(map(str, fitting)))

    def most_answers(self, seats: int, setup: dict[str, Value], rules: int | None = None) -> int:
        """How long a table may become, by these rules or by the newest; 0: its own rules always end it."""
        if rules is not None and rules < self.bounded_since:
            return 0
        return self.answers_a_seat * max(seats, LEAST_SEATS) * (1 if self.races is None else self.races(setup))

    def stop(self, table: Table) -> None:
        """End the game of a table where it stands."""
        if self.stopped is None:
            raise NotImplementedError
        self.stopped(table)

    def load(self, text: str) -> Table:
        """The table that ``save`` wrote; BadFile if the text is broken or of another version."""
        data = opened_text("paddock-save", text)
        self.check_version(data)
        try:
            return self.loaded(data) if self.is_saved_as_now(data) else self.rebuilt(data)
        except BadFile:
            raise
        except Exception as fault:  # whatever is wrong with such a file, it is the file
            raise BadFile("broken", cause=fault_in_short(fault)) from fault

    def loaded(self, data: dict[str, Any]) -> Table:
        """The table as it was saved, taken at its word."""
        self.check_seats(data["seats"])
        setup = checked(self.options, dict(data["options"]))
        self.check_setup(data["seats"], setup)
        table = self.table()
        table.prepare(self, data["seats"], setup, read_seed(data["seed"]), bool(data["quiet"]), data["rules"])
        table.load(data)
        for seat in table.open_seats():
            table.question(seat)
        table.notation()
        return table

    def rebuilt(self, data: dict[str, Any]) -> Table:
        """The table of a save that is written in another way: its answers given once more lead to the same position."""
        if data["quiet"]:
            raise BadFile("other-format", found=str(data.get("save_version")), expected=self.save_version)
        table = self.new(data["seats"], dict(data["options"]), read_seed(data["seed"]), rules=data["rules"])
        give_answers(table, read_answers(data["log"]))
        now = opened_text("paddock-save", table.save())
        if not all(agree(data[key], now[key]) for key in POSITION):
            raise BadFile("wrong-position")
        return table

    def is_saved_as_now(self, data: dict[str, Any]) -> bool:
        """Whether a save has steps and events as this version of the game writes them."""
        return bool(data.get("save_version") == self.save_version)

    def check_version(self, data: dict[str, Any]) -> None:
        """BadFile if the file belongs to another game or to rules that are no longer or not yet known."""
        if data.get("game") != self.name:
            raise BadFile("other-game", found=str(data.get("game")), expected=self.name)
        rules = data.get("rules")
        if not isinstance(rules, int) or not self.knows_rules(rules):
            raise BadFile("other-rules", found=str(rules), expected=self.known_rules())

    def knows_rules(self, rules: int) -> bool:
        """Whether tables that began with this version of the rules can go on."""
        return self.rules_since <= rules <= self.rules_version

    def known_rules(self) -> str:
        """The versions of the rules that can be played, as refusals name them."""
        since, newest = self.rules_since, self.rules_version
        return f"{newest}" if since == newest else f"{since}–{newest}"

    def step(self, name: str, seat: int, n: int = 0, m: int = 0, k: int = 0) -> Step[Any]:
        """A step by the name of its class, as saves write it."""
        if name not in self.steps:
            raise BadFile("unknown-step", step=name)
        return self.steps[name](seat, n, m, k)

    def option(self, key: str) -> Option:
        """One setup option by its key; BadSetup if there is none."""
        for option in self.options:
            if option.key == key:
                return option
        raise BadSetup("unknown-option", option=key, known=", ".join(option.key for option in self.options))


def commitment(seed: int) -> str:
    """What is shown of the seed when the table starts: its SHA-256. The seed itself is shown when the game ends."""
    return sha256(f"paddock seed {seed}".encode()).hexdigest()


def agree(old: Any, new: Any) -> bool:
    """Whether two pieces of saved data say the same; what only one of them has is passed over."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(agree(old[key], new[key]) for key in old.keys() & new.keys())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(agree(*pair) for pair in zip(old, new, strict=True))
    return bool(old == new)
