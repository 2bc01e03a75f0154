"""A table: seats, an agenda of steps in lanes, chance, and what has happened so far.

Every seat has a lane of its own and the table has one. Seats' lanes run side by side; the table's lane goes on when
they are all empty. The open decisions are the questions on top.
"""

from typing import TYPE_CHECKING, Any, Final

from paddock.kernel.agenda import Question, Step
from paddock.kernel.arguments import check_is_number
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.errors import IllegalChoice, NoSuchSeat, NothingToUndo, NotYourTurn, RuleFailed
from paddock.kernel.events import EVERYBODY, NOBODY, Event
from paddock.kernel.files import sealed_text
from paddock.kernel.native import mypyc_attr
from paddock.kernel.options import Value
from paddock.kernel.progress import Progress

if TYPE_CHECKING:
    from paddock.kernel.game import Game

__all__ = ["TIME_IS_UP", "TOO_LONG", "Outcome", "Table"]

View = dict[str, Any]
TIME_IS_UP: Final = -2  # the answer of a clock: no choice of any game, and never offered
TOO_LONG: Final = "too-long"  # the reason of an outcome: the game was stopped, because rules alone might never end it


class Outcome:
    """How a game ended: the reason, the place of every seat (1 is the winner, ties share a place) and its length."""

    def __init__(self, reason: str, places: list[int], rounds: int) -> None:
        self.reason = reason
        self.places = places
        self.rounds = rounds

    def as_data(self) -> dict[str, Any]:
        return {"reason": self.reason, "places": self.places, "rounds": self.rounds}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's state has in common. A game adds its fields, ``copy_into``, ``state`` and ``restore``."""

    game: "Game"
    rules: int  # the version of the rules with which the game began; rules that differ ask for it
    seats: int
    seed: int
    setup: dict[str, Value]
    quiet: bool  # neither events nor log are kept: for simulations and search
    lanes: list[list[Step[Any]]]
    here: int  # the lane that is being carried out
    busy: int  # how many seats' lanes are not empty
    stirred: bool  # a step has put something into another lane
    position: int  # how many answers have been given
    most_answers: int  # the game is stopped where it stands after so many; 0: never
    stopped: bool  # and it was
    chance: Chance
    seat_chances: list[Chance]
    log: list[tuple[int, str, int]]
    told: list[Event]
    floors: list[int]  # for each seat, the first answer that may still be taken back
    checkpoint: "Table | None"  # the table as it was when everything before was settled
    unsettled: bool  # a checkpoint is due
    offered_to: int
    offered: list[int]
    frames: "list[Table] | None" = None  # a quiet copy at each event while somebody watches; no copy has any

    # ---- making and copying ----------------------------------------------------------------------------------------

    def prepare(
        self, game: "Game", seats: int, setup: dict[str, Value], seed: int, quiet: bool, rules: int | None = None
    ) -> None:
        """An empty agenda and fresh chance; the game's own fields are set by its first step."""
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        self.seats = seats
        self.seed = seed
        self.setup = setup
        self.quiet = quiet
        self.lanes = [[] for _ in range(seats + 1)]
        self.here = seats
        self.busy = 0
        self.stirred = False
        self.position = 0
        self.most_answers = game.most_answers(seats, setup, self.rules)
        self.stopped = False
        self.chance = Chance(stream_key(seed, "table"))
        self.seat_chances = [Chance(stream_key(seed, str(seat))) for seat in range(seats)]
        self.log = []
        self.told = []
        self.floors = [0] * seats
        self.checkpoint = None
        self.unsettled = False
        self.offered_to = -1
        self.offered = []

    def clone(self) -> "Table":
        """A table of its own that plays on exactly as this one would."""
        raise NotImplementedError

    def copy_into(self, other: "Table") -> None:
        """Make another table the same as this one."""
        raise NotImplementedError

    def quiet_clone(self) -> "Table":
        """A copy that keeps neither log nor events and holds no checkpoint."""
        quiet = self.quiet
        checkpoint = self.checkpoint
        self.quiet = True
        self.checkpoint = None
        try:
            copy = self.clone()
        finally:
            self.quiet = quiet
            self.checkpoint = checkpoint
        copy.log = []
        copy.told = []
        return copy

    def rehearsal(self) -> "Table":
        """A copy without a past: as long as a seat can take its answers back there, it has seen nothing new."""
        copy = self.quiet_clone()
        copy.quiet = False
        copy.position = 0
        copy.floors = [0] * self.seats
        copy.unsettled = False
        return copy

    def copy_kernel_into(self, other: "Table") -> None:
        """The part of ``copy_into`` that all games share. Whoever watches the other table goes on watching it."""
        other.game = self.game
        other.rules = self.rules
        other.seats = self.seats
        other.seed = self.seed
        other.setup = self.setup
        other.quiet = self.quiet
        other.lanes = [lane[:] for lane in self.lanes]
        other.here = self.here
        other.busy = self.busy
        other.stirred = False
        other.position = self.position
        other.most_answers = self.most_answers
        other.stopped = self.stopped
        other.chance = self.chance.clone()
        other.seat_chances = [chance.clone() for chance in self.seat_chances]
        other.checkpoint = self.checkpoint
        other.unsettled = self.unsettled
        other.offered_to = -1
        other.offered = []
        if self.quiet:
            other.log = self.log
            other.told = self.told
            other.floors = self.floors
        else:
            other.log = self.log[:]
            other.told = self.told[:]
            other.floors = self.floors[:]

    # ---- the agenda ------------------------------------------------------------------------------------------------

    def then(self, step: Step[Any], *more: Step[Any]) -> None:
        """Next, in this order, before what was waiting in this lane."""
        lane = self.lanes[self.here]
        for i in range(len(more) - 1, -1, -1):
            lane.append(more[i])
        lane.append(step)

    def then_all(self, steps: list[Step[Any]]) -> None:
        """The same for a whole list of steps."""
        self.lanes[self.here].extend(steps[::-1])

    def aside(self, seat: int, step: Step[Any], *more: Step[Any]) -> None:
        """Next in that seat's own lane, beside whatever the others do."""
        lane = self.lanes[seat]
        if seat != self.here:
            self.stirred = True
            if not lane:
                self.busy += 1
        if self.here == self.seats:
            self.settle()
        for i in range(len(more) - 1, -1, -1):
            lane.append(more[i])
        lane.append(step)

    def then_after(self, kind: type[Step[Any]], *steps: Step[Any]) -> None:
        """Next, in this order, when the steps of that kind which lie on top of this lane are done."""
        lane = self.lanes[self.here]
        place = len(lane)
        while place > 0 and isinstance(lane[place - 1], kind):
            place -= 1
        for step in steps:
            lane.insert(place, step)

    def end_lane(self) -> None:
        """Nothing of what waits in this lane is done any more."""
        self.lanes[self.here].clear()

    def start_anew(self, seat: int, steps: list[Step[Any]]) -> None:
        """These steps instead of all that waits in that seat's own lane; ``advance`` carries them out.

        So imagined tables begin a secret phase again for those whose secrets were dealt anew.
        """
        self.busy += bool(steps) - bool(self.lanes[seat])
        self.lanes[seat] = steps[::-1]
        self.stirred = True

    def begin(self, first: Step[Any]) -> None:
        """Set the table up, until it waits for its first answers."""
        self.then(first)
        try:
            self.advance()
        except Exception as fault:
            raise self.failure(fault) from fault

    def advance(self) -> None:
        """Carry out steps until every lane is empty or waits for an answer."""
        everybody = self.lanes[self.seats]
        while True:
            while self.busy == 0:
                if not everybody:
                    return
                step = everybody.pop()
                if step.asks:
                    everybody.append(step)
                    return
                self.here = self.seats
                step.run(self)
            here = self.ready_lane()
            if here < 0:
                return
            self.here = here
            lane = self.lanes[here]
            lane.pop().run(self)
            if not lane:
                self.lane_done()

    def ready_lane(self) -> int:
        """A seat's lane whose next step can be carried out now, or -1."""
        if self.here < self.seats and goes_on(self.lanes[self.here]):
            return self.here
        if self.stirred:
            for seat in range(self.seats):
                if goes_on(self.lanes[seat]):
                    return seat
            self.stirred = False
        return -1

    def lane_done(self) -> None:
        """A seat has nothing left to do; when nobody has, what they did is settled."""
        self.busy -= 1
        if self.busy == 0:
            self.settle()

    def open_question(self, seat: int) -> Question[Any]:
        """The question that this seat is asked now; NotYourTurn if there is none, NoSuchSeat for a wrong seat."""
        if not 0 <= seat < self.seats:
            raise NoSuchSeat("unknown-seat", seat=seat, seats=self.seats)
        lane = self.lanes[seat if self.busy else self.seats]
        if lane:
            step = lane[-1]
            if isinstance(step, Question) and (self.busy or step.seat == seat):
                return step
        raise NotYourTurn("not-your-turn", seat=seat)

    # ---- the face: what bots, server and terminal know -------------------------------------------------------------

    def open_seats(self) -> list[int]:
        """The seats with an open question: several at once in simultaneous phases, none when the game is over."""
        if self.busy == 0:
            lane = self.lanes[self.seats]
            return [lane[-1].seat] if asks(lane) else []
        return [seat for seat in range(self.seats) if asks(self.lanes[seat])]

    def options(self, seat: int) -> list[int]:
        """The legal choices of that seat's open question; never empty."""
        question = self.open_question(seat)
        if self.offered_to != seat:
            self.offered = self.offer(question)
            self.offered_to = seat
        return self.offered[:]

    def offer(self, question: Question[Any]) -> list[int]:
        """What the rules let one choose."""
        try:
            return question.options(self)
        except Exception as fault:
            raise self.failure(fault) from fault

    def question(self, seat: int) -> View:
        """The open question as data: its kind, what its sentence names, and a label for every option."""
        question = self.open_question(seat)
        options = self.options(seat)
        try:
            labels = [{"choice": choice, "label": question.label(self, choice)} for choice in options]
            return {"kind": question.kind(), "seat": seat, "args": question.details(self), "options": labels}
        except Exception as fault:
            raise self.failure(fault) from fault

    def why_not(self, seat: int, choice: int) -> str | None:
        """Why this choice is refused (the end of a text key), or None if it is legal."""
        check_is_number(choice, "a choice")
        return None if choice in self.options(seat) else self.reason_against(self.open_question(seat), choice)

    def reason_against(self, question: Question[Any], choice: int) -> str:
        """Why the rules refuse this choice."""
        try:
            return question.why_not(self, choice)
        except Exception as fault:
            raise self.failure(fault) from fault

    def seconds(self, seat: int) -> int:
        """How long the rules give for this seat's open question; 0 is as long as one likes."""
        return self.open_question(seat).seconds(self)

    def seconds_to_watch(self) -> int:
        """How long whoever is asked now looks at what has just happened; clocks wait for it. The games say."""
        return 0

    def answer(self, seat: int, choice: int) -> None:
        """Answer that seat's open question, or say that TIME_IS_UP for it. IllegalChoice changes nothing."""
        check_is_number(choice, "a choice")
        question = self.open_question(seat)
        if choice == TIME_IS_UP:
            if not question.seconds(self):
                raise IllegalChoice("no-time-limit", seat=seat, choice=choice)
        elif choice not in (self.offered if self.offered_to == seat else self.offer(question)):
            raise IllegalChoice(self.reason_against(question, choice), seat=seat, choice=choice)
        self.carry_out(seat, question, choice)

    def carry_out(self, seat: int, question: Question[Any], choice: int) -> None:
        """What ``answer`` does with a choice that is allowed: one just taken from the options need not be checked."""
        self.offered_to = -1
        lane = seat if self.busy else self.seats
        if not self.quiet:
            self.note(seat, question, choice)
        self.position += 1
        try:
            self.here = lane
            self.lanes[lane].pop()
            if choice == TIME_IS_UP:
                question.time_is_up(self)
            else:
                question.answer(self, choice)
            if lane < self.seats and not self.lanes[lane]:
                self.lane_done()
            self.advance()
            if self.position == self.most_answers:
                self.stop()
        except Exception as fault:
            raise self.failure(fault) from fault
        if self.unsettled and not self.quiet:
            self.keep_checkpoint()

    def stop(self) -> None:
        """A game that would go on after its last answer ends here: nothing waits any more, all stand where they are."""
        if not self.open_seats():
            return
        for lane in self.lanes:
            lane.clear()
        self.here = self.seats
        self.busy = 0
        self.stirred = False
        self.stopped = True
        self.settle()
        self.game.stop(self)

    def answers_left(self) -> int | None:
        """How many answers may still be given before the game is stopped; None: as many as one likes."""
        return self.most_answers - self.position if self.most_answers else None

    def answer_all(self, seat: int, choices: list[int]) -> None:
        """Several answers of one seat, all or nothing."""
        before = self.clone()
        seen = 0 if self.frames is None else len(self.frames)
        try:
            for choice in choices:
                self.answer(seat, choice)
        except (IllegalChoice, TypeError):
            before.copy_into(self)
            if self.frames is not None:
                del self.frames[seen:]
            raise

    def view(self, seat: int | None) -> View:
        """Only what that seat may know, as data; None is a spectator. NoSuchSeat if there is none."""
        return self.game.view_of(self, self.viewer(seat))

    def events(self, since: int = 0) -> list[View]:
        """Everything that happened from event number ``since`` on, with who may see it."""
        return [self.told[n].as_data(n) for n in range(since, len(self.told))]

    def events_for(self, seat: int | None, since: int = 0) -> list[View]:
        """The events that a seat (None: a spectator) may see."""
        viewer = self.viewer(seat)
        return [self.told[n].as_data(n) for n in range(since, len(self.told)) if self.told[n].is_for(viewer)]

    def imagine(self, seat: int | None, chance: Chance) -> "Table":
        """A quiet table that this seat cannot tell from the real one: what it does not know is dealt anew."""
        return self.game.imagined(self, self.viewer(seat), chance)

    def viewer(self, seat: int | None) -> int:
        """Who looks: a seat of this table, or NOBODY for a spectator."""
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.seats:
            raise NoSuchSeat("unknown-seat", seat=seat, seats=self.seats)
        return seat

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def progress(self) -> Progress:
        """How far the game has come, as far as everybody may know."""
        return Progress()

    def statistics(self) -> dict[str, int]:
        """Numbers of a finished game that its designers want to know, by name; simulations count them."""
        return {}

    def notation(self) -> str:
        """The whole position as one line of text, for logs, tests and bug reports."""
        raise NotImplementedError

    def failure(self, fault: Exception) -> RuleFailed:
        """A rule that failed, with the position and the steps that wait; half set up, a table may have no notation."""
        try:
            notation = self.notation()
        except Exception:
            notation = ""
        return RuleFailed(repr(fault), notation, self.agenda(), self.position)

    def agenda(self) -> str:
        """The steps that wait, lane by lane, the next one last."""
        return " | ".join(" ".join(repr(step) for step in lane) for lane in self.lanes)

    # ---- chance and what is shown ----------------------------------------------------------------------------------

    def roll(self, n: int) -> int:
        """One of 0 … n - 1 from the table's own stream."""
        self.settle()
        return self.chance.below(n)

    def roll_for(self, seat: int, n: int) -> int:
        """One of 0 … n - 1 from that seat's stream, so that a quick player does not change a slow one's dice."""
        self.show(seat)
        return self.seat_chances[seat].below(n)

    def shuffle(self, cards: list[int]) -> None:
        self.settle()
        self.chance.shuffle(cards)

    def shuffle_for(self, seat: int, cards: list[int]) -> None:
        self.show(seat)
        self.seat_chances[seat].shuffle(cards)

    def show(self, seat: int) -> None:
        """Chance was drawn or something hidden was shown to this seat: its answers so far stand."""
        if not self.quiet:
            self.floors[seat] = self.position

    def settle(self) -> None:
        """Everybody's answers so far stand."""
        if not self.quiet:
            self.floors = [self.position] * self.seats
            self.unsettled = True

    def tell(self, kind: str, seat: int, args: dict[str, Any], audience: int = EVERYBODY) -> None:
        """Tell what happened; callers ask ``quiet`` first and save themselves the making of ``args``."""
        self.told.append(Event(kind, seat, args, audience))
        if self.frames is not None:
            self.frames.append(self.quiet_clone())

    def watch(self) -> None:
        """From now on a quiet copy is kept at each event, until the frames are taken."""
        self.frames = []

    def take_frames(self) -> "list[Table]":
        """The table at each event since ``watch``, one frame an event; nobody watches any more."""
        frames = self.frames
        self.frames = None
        return [] if frames is None else frames

    def rekey(self, chance: Chance) -> None:
        """Give every stream another key, drawn from the chance that is passed in: another future."""
        self.chance = Chance(new_key(chance))
        self.seat_chances = [Chance(new_key(chance)) for _ in range(self.seats)]

    # ---- log and undo ----------------------------------------------------------------------------------------------

    def note(self, seat: int, question: Question[Any], choice: int) -> None:
        """Write the answer down. One given openly stands on what it saw, so the others' earlier answers are settled."""
        self.log.append((seat, question.kind(), choice))
        if not question.is_secret():
            for other in range(self.seats):
                if other != seat:
                    self.floors[other] = self.position

    def keep_checkpoint(self) -> None:
        self.unsettled = False
        self.checkpoint = None
        self.checkpoint = self.clone()

    def last_answer(self, seat: int) -> int:
        """The number of this seat's last answer in the log, or -1."""
        for n in range(len(self.log) - 1, -1, -1):
            if self.log[n][0] == seat:
                return n
        return -1

    def can_undo(self, seat: int) -> bool:
        return not self.quiet and 0 <= seat < self.seats and self.last_answer(seat) >= self.floors[seat]

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back; answers that others gave in secret since then stay."""
        if not self.can_undo(seat):
            raise NothingToUndo("nothing-to-undo", seat=seat)
        last = self.last_answer(seat)
        checkpoint = self.checkpoint
        if checkpoint is not None and checkpoint.position <= last:
            table = checkpoint.clone()
            table.checkpoint = checkpoint
        else:
            table = self.game.new(self.seats, self.setup, self.seed, rules=self.rules)
        for n in range(table.position, len(self.log)):
            if n != last:
                table.answer(self.log[n][0], self.log[n][2])
        table.copy_into(self)
        if self.frames is not None:
            self.frames.clear()

    # ---- saving ----------------------------------------------------------------------------------------------------

    def __reduce__(self) -> Any:
        """Neither ``pickle`` nor ``copy`` knows how a table is put together again."""
        raise TypeError("a table is copied with clone(), stored with save() and made again with game.load()")

    def state(self) -> dict[str, Any]:
        """The game's own fields as data."""
        raise NotImplementedError

    def restore(self, state: dict[str, Any]) -> None:
        """The game's own fields from data."""
        raise NotImplementedError

    def save(self) -> str:
        """The table as text, exact at every open question; ``game.load`` reads it back."""
        chances = [self.chance, *self.seat_chances]
        stopped = {"stopped": True} if self.stopped else {}
        return sealed_text(
            "paddock-save",
            {
                **stopped,
                "game": self.game.name,
                "rules": self.rules,
                "save_version": self.game.save_version,
                "seats": self.seats,
                "options": self.setup,
                "seed": str(self.seed),
                "quiet": self.quiet,
                "position": self.position,
                "log": [[seat, kind, choice] for seat, kind, choice in self.log],
                "events": [[e.kind, e.seat, e.args, e.audience] for e in self.told],
                "floors": self.floors,
                "agenda": [[[type(step).__name__, *step.numbers()] for step in lane] for lane in self.lanes],
                "chance": [[chance.key.hex(), chance.drawn] for chance in chances],
                "state": self.state(),
            },
        )

    def load(self, data: dict[str, Any]) -> None:
        """What ``save`` wrote, into a prepared table."""
        self.position = data["position"]
        self.stopped = bool(data.get("stopped", False))
        self.log = [(seat, kind, choice) for seat, kind, choice in data["log"]]
        self.told = [Event(kind, seat, args, audience) for kind, seat, args, audience in data["events"]]
        self.floors = list(data["floors"])
        self.lanes = [[self.game.step(*row) for row in lane] for lane in data["agenda"]]
        self.busy = sum(1 for lane in self.lanes[: self.seats] if lane)
        streams = [loaded_chance(key, drawn) for key, drawn in data["chance"]]
        self.chance = streams[0]
        self.seat_chances = streams[1:]
        lengths = (len(self.lanes), len(streams), len(self.floors) + 1)
        if lengths != (self.seats + 1,) * 3 or (not self.quiet and self.position != len(self.log)):
            raise ValueError("seats, lanes, streams or answers do not fit together")
        self.restore(data["state"])


def asks(lane: list[Step[Any]]) -> bool:
    """Whether a question lies on top."""
    return len(lane) > 0 and lane[-1].asks


def goes_on(lane: list[Step[Any]]) -> bool:
    """Whether a step lies on top that can be carried out."""
    return len(lane) > 0 and not lane[-1].asks


def new_key(chance: Chance) -> bytes:
    words: list[int] = [chance.word() for _ in range(8)]
    return b"".join([word.to_bytes(4, "little") for word in words])


def loaded_chance(key: str, drawn: int) -> Chance:
    """A stream at the place where it was saved."""
    chance = Chance(bytes.fromhex(key), drawn)
    if drawn % 16:
        chance.drawn -= drawn % 16
        chance.word()
        chance.drawn = drawn
    return chance
