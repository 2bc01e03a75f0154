"""A game at the terminal, from the first question to the results."""

from pathlib import Path

from paddock.arena import derived_seed
from paddock.bots import USUAL_LEVEL, let_answer, make_bot
from paddock.cli.advising import AdviceUsed
from paddock.cli.files import check_target, write_text
from paddock.cli.game_files import SavedGame, sealed_save
from paddock.cli.person import Person, Quit, read_line, typed_line
from paddock.cli.refusals import sentence
from paddock.cli.results import tell_results
from paddock.cli.screen import Screen
from paddock.cli.telling import paragraphs
from paddock.kernel.bound import bots_from, is_for_bots, is_long, longest
from paddock.kernel.errors import PaddockError
from paddock.kernel.game import commitment
from paddock.kernel.replay import game_file
from paddock.texts import Speaker

__all__ = ["Session"]

AWAY = -2  # nobody sits at the keyboard any more


class Session:
    """One table, the bots at their seats, and the people who share the keyboard."""

    def __init__(
        self,
        game: SavedGame,
        speaker: Speaker,
        screen: Screen,
        save: Path | None,
        record: Path | None,
        advice: bool = False,
    ) -> None:
        self.game = game
        self.table = game.table
        self.speaker = speaker
        self.screen = screen
        self.save_file = save
        self.record_file = record
        seats = [seat for seat, bot in enumerate(game.bots) if not bot]
        alone = len(seats) == 1
        self.advice = AdviceUsed(advice or alone)
        self.people = {seat: Person(self.table, seat, speaker, screen, alone, self.advice) for seat in seats}
        self.at_keyboard = -1
        self.is_told = False  # that the game has become very long

    def run(self) -> int:
        self.welcome()
        try:
            self.play()
        except Quit:
            self.say_goodbye()
            return 0
        except KeyboardInterrupt:
            self.screen.tell()
            self.say_goodbye()
            raise
        except PaddockError:
            self.say_goodbye()
            raise
        self.tell_end()
        return 0

    def play(self) -> None:
        """People answer before bots do, so that they can take back a plan while it is still theirs alone."""
        while seats := self.table.open_seats():
            self.tell_length()
            people = [] if is_for_bots(self.table) else [seat for seat in seats if seat in self.people]
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
        try:
            person.take_turn()
        except Quit:
            if self.really_leaves():
                raise

    def bot_answers(self, seat: int) -> None:
        """Drawn from the seed and the number of the answer, so that a game goes on after a save as without one."""
        name = self.game.bots[seat] or USUAL_LEVEL
        bot = make_bot(name, derived_seed(self.table.seed, "bots", self.table.position), seat)
        let_answer(self.table, seat, bot, name)

    def tell_length(self) -> None:
        """Said once beforehand, and once when people have had their answers."""
        if not self.people or not is_long(self.table):
            return
        if is_for_bots(self.table):
            if self.at_keyboard != AWAY:
                self.at_keyboard = AWAY
                self.screen.tell(self.screen.say("cli-play-left-to-bots", most=longest(self.table)), "bold")
        elif not self.is_told:
            self.is_told = True
            args = {"answers": self.table.position, "bots": bots_from(self.table), "most": longest(self.table)}
            self.screen.tell(self.screen.say("cli-play-long", **args), "bold")

    def save(self) -> None:
        if self.save_file is not None:
            write_text(self.save_file, sealed_save(self.game))

    def welcome(self) -> None:
        """The game and the seed's commitment; of a game that goes on, how far it is."""
        say = self.screen.say
        self.screen.tell(say(f"{self.table.game.name}-name"), "bold")
        self.screen.tell(say("cli-play-commitment", commitment=commitment(self.table.seed)), "dim")
        if self.table.position:
            self.screen.tell(say("cli-play-so-far", answers=self.table.position))
            for person in self.people.values():
                person.heard = len(self.table.told)

    # ---- leaving ----------------------------------------------------------------------------------------------------

    def really_leaves(self) -> bool:
        """Ask before a game is left; one that is not saved can be saved now."""
        if self.save_file is not None:
            return self.says_yes(read_line(self.screen.say("cli-play-leave-saved", file=self.save_file)))
        answer = read_line(self.screen.say("cli-play-leave"))
        if answer in ("s", self.screen.say("cli-word-save")):
            return self.saves_somewhere()
        return self.says_yes(answer)

    def says_yes(self, answer: str) -> bool:
        return answer in ("y", "yes", *self.screen.say("cli-words-yes").split())

    def saves_somewhere(self) -> bool:
        """Ask for a file and save there; nothing typed means to play on."""
        while name := typed_line(self.screen.say("cli-play-save-where")).strip():
            try:
                check_target(Path(name), may_replace=False)
                self.save_file = Path(name)
                self.save()
                return True
            except PaddockError as error:
                self.save_file = None
                self.screen.tell(sentence(self.screen.texts, error), "red")
        return False

    def say_goodbye(self) -> None:
        """Where the game is and how it goes on, or that it is gone."""
        if self.save_file is None:
            self.screen.tell(self.screen.say("cli-play-not-saved"))
            return
        self.save()
        record = "" if self.record_file is None else f" --record {self.record_file}"
        self.screen.tell(self.screen.say("cli-play-saved", command=f"paddock play --load {self.save_file}{record}"))

    # ---- the end ----------------------------------------------------------------------------------------------------

    def tell_end(self) -> None:
        """What nobody has been told yet, the places, and the seed, which is no secret any more."""
        watching = next(iter(self.people)) if len(self.people) == 1 else None
        heard = min((person.heard for person in self.people.values()), default=0)
        self.screen.tell_events(paragraphs(self.table.events_for(watching, heard), self.speaker))
        self.screen.tell()
        outcome = self.table.outcome()
        tell_results(None if outcome is None else outcome.as_data(), self.speaker, self.screen)
        for seat in sorted(set(self.advice.seats)):
            times = self.advice.seats.count(seat)
            self.screen.tell(self.screen.say("cli-advice-total", name=self.speaker.name(seat), times=times), "dim")
        self.screen.tell(self.screen.say("cli-play-seed", seed=str(self.table.seed)), "dim")
        if self.record_file is not None:
            write_text(self.record_file, game_file(self.table, self.game.names, self.game.bots))
            self.screen.tell(self.screen.say("cli-play-recorded", file=self.record_file), "dim")
