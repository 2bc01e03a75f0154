"""RoboRally (2005): the table of contents."""

from paddock.games.roborally.bot.navigator import Navigator
from paddock.games.roborally.choices import CHOICES
from paddock.games.roborally.courses import COURSES
from paddock.games.roborally.face import FACE
from paddock.games.roborally.forecast import forecast
from paddock.games.roborally.gallery import gallery
from paddock.games.roborally.imagine import imagine
from paddock.games.roborally.picture import picture
from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.clean_up import CleanUp, DecideStay, Repairs, Wipe
from paddock.games.roborally.rules.damage import GiveUpOption, TakeDamage
from paddock.games.roborally.rules.destruction import LoseOption
from paddock.games.roborally.rules.ending import LookForSurvivors, stop
from paddock.games.roborally.rules.fire_control import FireControl, TakeControl
from paddock.games.roborally.rules.firing import FireWeapon
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.high_power import HighPower
from paddock.games.roborally.rules.home import ChooseHome, FaceAtHome, PlaceAtHome, PlaceTeams
from paddock.games.roborally.rules.lasers import FireLasers, Volley
from paddock.games.roborally.rules.machines import Gears, Pushers
from paddock.games.roborally.rules.moves import ChangeGear, Execute, MoveRobots, RotateAfter
from paddock.games.roborally.rules.power_down import AnnounceInSecret, AnnouncePowerDown, AnnouncePowerDowns, StayDown
from paddock.games.roborally.rules.program import (
    AddCard,
    FillRegister,
    Programmed,
    Programming,
    ProgramRobot,
    RobotReady,
    StoreCard,
)
from paddock.games.roborally.rules.recompile import OfferRecompile, Recompile
from paddock.games.roborally.rules.reentry import ChooseCell, EnterDown, Face, ReEnter, ReEntries
from paddock.games.roborally.rules.register import (
    AbortProgram,
    CompleteRegisters,
    RegisterPhase,
    Reveal,
    SetGyroscope,
    SwapProgram,
)
from paddock.games.roborally.rules.setup import SetUp, seats_for
from paddock.games.roborally.rules.tricksy import DealDraft, KeepOption, ShowDraft
from paddock.games.roborally.rules.turn import Deal, StartTurn
from paddock.games.roborally.rules.variants import open_chapters
from paddock.games.roborally.rules.walking import Walk
from paddock.games.roborally.rules.weapons import AimWeapon, ChooseWeapon
from paddock.games.roborally.small_picture import small_picture
from paddock.games.roborally.state import Factory
from paddock.games.roborally.view import own_view, view
from paddock.kernel.game import Game
from paddock.kernel.options import Choice, Flag, Number

__all__ = ["GAME"]

open_chapters()

GAME = Game(
    name="roborally",
    rules_version=6,
    rules_since=4,
    bounded_since=6,
    seats=(1, 8),
    answers_a_seat=2000,
    stop=stop,
    choices=CHOICES,
    options=[
        Choice("course", COURSES, "risky_exchange"),
        Choice("lives", ["3", "4_from_6", "4_from_5"], "3"),
        Choice("timer", ["none", "last", "all"], "last"),
        Choice("power_down", ["in_order", "with_program"], "in_order"),
        Flag("play_on", False),
        Number("turn_limit", 0, 99, 0),
    ],
    table=Factory,
    first=SetUp,
    steps=[
        SetUp,
        DealDraft,
        KeepOption,
        ShowDraft,
        PlaceTeams,
        ChooseHome,
        PlaceAtHome,
        FaceAtHome,
        StartTurn,
        Deal,
        OfferRecompile,
        Recompile,
        LookForSurvivors,
        Programming,
        ProgramRobot,
        FillRegister,
        AddCard,
        StoreCard,
        AnnounceInSecret,
        RobotReady,
        Programmed,
        AnnouncePowerDowns,
        AnnouncePowerDown,
        CompleteRegisters,
        SetGyroscope,
        RegisterPhase,
        SwapProgram,
        Reveal,
        AbortProgram,
        MoveRobots,
        Execute,
        ChangeGear,
        Walk,
        RotateAfter,
        ExpressBelts,
        AllBelts,
        Pushers,
        Gears,
        FireLasers,
        ChooseWeapon,
        AimWeapon,
        HighPower,
        Volley,
        TakeControl,
        FireControl,
        FireWeapon,
        TakeDamage,
        GiveUpOption,
        LoseOption,
        TouchFlags,
        CleanUp,
        Repairs,
        Wipe,
        DecideStay,
        StayDown,
        ReEntries,
        ReEnter,
        ChooseCell,
        Face,
        EnterDown,
    ],
    view=view,
    own_view=own_view,
    imagine=imagine,
    picture=picture,
    judge=Navigator(),
    face=FACE,
    small_picture=small_picture,
    seats_for=seats_for,
    forecast=forecast,
    gallery=gallery,
)
