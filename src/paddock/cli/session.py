"""A game at the terminal, from the first question to the results."""

from pathlib import Path

from paddock.arena import derived_seed
from paddock.bots import make_bot
from paddock.cli.files import write_text
from paddock.cli.person import Person, Quit
from paddock.cli.results import tell_results
from paddock.cli.screen import Screen
from paddock.cli.telling import paragraphs
from paddock.kernel.game import commitment
from paddock.kernel.replay import game_file
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["Session"]


class Session:
    """One table, the bots at their seats, and the people who share the keyboard."""

    def __init__(
        self,
        table: Table,
        bots: dict[int, str],
        speaker: Speaker,
        screen: Screen,
        save: Path | None,
        record: Path | None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.speaker = speaker
        self.screen = screen
        self.save_file = save
        self.record_file = record
        alone = table.seats - len(bots) == 1
        self.people = {
            seat: Person(table, seat, speaker, screen, alone) for seat in range(table.seats) if seat not in bots
        }
        self.at_keyboard = -1

    def run(self) -> int:
        self.welcome()
        try:
            self.play()
        except Quit:
            self.say_goodbye()
            return 0
        except KeyboardInterrupt:
            self.offer_to_save()
            raise
        self.tell_end()
        return 0

    def play(self) -> None:
        """People answer before bots do, so that they can take back a plan while it is still theirs alone."""
        while seats := self.table.open_seats():
            people = [seat for seat in seats if seat in self.people]
            if not people:
                self.bot_answers(seats[0])
            else:
                seat = self.at_keyboard if self.at_keyboard in people else people[0]
                self.person_answers(seat)
            self.save()

    def person_answers(self, seat: int) -> None:
        person = self.people[seat]
        if seat != self.at_keyboard:
            person.take_over(hide=self.at_keyboard >= 0)
            self.at_keyboard = seat
        person.take_turn()

    def bot_answers(self, seat: int) -> None:
        """Drawn from the seed and the number of the answer, so that a game goes on after a save as without one."""
        bot = make_bot(self.bots[seat], derived_seed(self.table.seed, "bots", self.table.position), seat)
        self.table.answer(seat, bot.choose(self.table, seat))

    def save(self) -> None:
        if self.save_file is not None:
            write_text(self.save_file, self.table.save())

    def welcome(self) -> None:
        say = self.screen.say
        self.screen.tell(say(f"{self.table.game.name}-name"), "bold")
        self.screen.tell(say("cli-play-commitment", commitment=commitment(self.table.seed)), "dim")

    def say_goodbye(self) -> None:
        if self.save_file is not None:
            self.save()
            self.screen.tell(self.screen.say("cli-play-saved", file=self.save_file))

    def offer_to_save(self) -> None:
        if self.save_file is None:
            return
        try:
            answer = input(f"\n{self.screen.say('cli-play-offer-save', file=self.save_file)} ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer in ("", "y", self.screen.say("cli-word-yes")):
            self.save()

    def tell_end(self) -> None:
        """What nobody has been told yet, the places, and the seed, which is no secret any more."""
        watching = next(iter(self.people)) if len(self.people) == 1 else None
        heard = min((person.heard for person in self.people.values()), default=0)
        self.screen.tell_events(paragraphs(self.table.events_for(watching, heard), self.speaker))
        self.screen.tell()
        outcome = self.table.outcome()
        tell_results(None if outcome is None else outcome.as_data(), self.speaker, self.screen)
        self.screen.tell(self.screen.say("cli-play-seed", seed=str(self.table.seed)), "dim")
        if self.record_file is not None:
            write_text(self.record_file, game_file(self.table, self.speaker.names))
            self.screen.tell(self.screen.say("cli-play-recorded", file=self.record_file), "dim")
