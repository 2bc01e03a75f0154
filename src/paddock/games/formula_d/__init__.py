"""Formula D: a race with a die for each gear: the table of contents."""

from paddock.games.formula_d.bot.driver import Driver
from paddock.games.formula_d.choices import CHOICES
from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.face import FACE
from paddock.games.formula_d.imagine import imagine
from paddock.games.formula_d.picture import picture
from paddock.games.formula_d.rules.finish import end_race
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import ChooseMove, Drive
from paddock.games.formula_d.rules.pits import ArriveInBox, PitRoll, TechnicalStop
from paddock.games.formula_d.rules.qualifying import QualifyingLap, QualifyingMove, QualifyingRoll
from paddock.games.formula_d.rules.round import EndOfRound, Round
from paddock.games.formula_d.rules.setup import BuildCar, DrawGrid, LineUp, RollWeather, SetUp
from paddock.games.formula_d.rules.sliding import TakeBonus
from paddock.games.formula_d.rules.slipstream import TakeSlipstream
from paddock.games.formula_d.rules.street.abilities import AdjustRoll, DropDebris, HarmRival, RepeatWeather
from paddock.games.formula_d.rules.street.line import GiveBack, Regain
from paddock.games.formula_d.rules.street.nitro import DriveOn, UseNitro
from paddock.games.formula_d.rules.turn import AfterMove, LeaveBox, RollDie, StartRoll, Turn
from paddock.games.formula_d.rules.tyres import ChooseTyres
from paddock.games.formula_d.rules.variants import open_chapters
from paddock.games.formula_d.small_picture import small_picture
from paddock.games.formula_d.state import Race
from paddock.games.formula_d.view import view
from paddock.kernel.game import Game
from paddock.kernel.options import Choice, Condition, Flag

__all__ = ["GAME"]

ADVANCED: Condition = {"rules": ["advanced"]}
USUAL: Condition = {**ADVANCED, "race": ["usual"]}

open_chapters()

GAME = Game(
    name="formula_d",
    rules_version=4,
    rules_since=1,
    bounded_since=3,
    save_version=3,
    seats=(2, 10),
    answers_a_seat=1000,
    stop=end_race,
    choices=CHOICES,
    options=[
        Choice("circuit", CIRCUITS, "monaco"),
        Choice("laps", ["usual", "1", "2", "3"], "usual"),
        Choice("rules", ["advanced", "beginner"], "advanced"),
        Choice("race", ["usual", "street"], "usual", only_if=ADVANCED),
        Choice("grid", ["dice", "qualifying"], "dice", only_if=ADVANCED),
        Choice("cars", ["ready", "built"], "ready", only_if=USUAL),
        Flag("weather", False, only_if=ADVANCED),
        Flag("tyre_types", False, only_if=USUAL),
        Flag("technical_stops", False, only_if=USUAL),
        Flag("teams", False, only_if=ADVANCED),
        Choice("tyre_floor", ["rulebook", "official"], "rulebook", only_if=ADVANCED),
        Choice("slow_stop", ["fourth", "any"], "fourth", only_if=USUAL),
    ],
    table=Race,
    first=SetUp,
    steps=[
        SetUp,
        BuildCar,
        DrawGrid,
        QualifyingLap,
        QualifyingRoll,
        QualifyingMove,
        RollWeather,
        ChooseTyres,
        LineUp,
        Round,
        Turn,
        StartRoll,
        ChooseGear,
        RollDie,
        Drive,
        ChooseMove,
        AfterMove,
        TakeBonus,
        TakeSlipstream,
        ArriveInBox,
        TechnicalStop,
        PitRoll,
        LeaveBox,
        EndOfRound,
        AdjustRoll,
        UseNitro,
        DriveOn,
        GiveBack,
        Regain,
        DropDebris,
        HarmRival,
        RepeatWeather,
    ],
    view=view,
    imagine=imagine,
    picture=picture,
    small_picture=small_picture,
    judge=Driver(),
    face=FACE,
)
