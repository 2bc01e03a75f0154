"""Heat: Pedal to the Metal, with all its modules and the championship: the table of contents."""

from paddock.games.heat.bot.driver import Driver
from paddock.games.heat.championship import SEASONS, races_in
from paddock.games.heat.choices import CHOICES
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.face import FACE
from paddock.games.heat.imagine import imagine
from paddock.games.heat.picture import picture
from paddock.games.heat.rules.championship import (
    AfterRace,
    BeforeRace,
    CrownChampion,
    EndOfSeason,
    FinishSetUp,
    OpenSeason,
)
from paddock.games.heat.rules.corners import CheckCorners, SpinOut
from paddock.games.heat.rules.finish import end_race
from paddock.games.heat.rules.garage import BuildCars, LeaveGarage, OpenMarket, TakeUpgrade
from paddock.games.heat.rules.hand import Discard, DiscardCard, RefreshCard, ReplenishHand
from paddock.games.heat.rules.legends import LegendTurn, RevealLegendCard, seats_beside_legends
from paddock.games.heat.rules.plan import ClutteredHand, PlayCard, ShiftGear, ShowGears
from paddock.games.heat.rules.react import Adrenaline, React, UseSymbol
from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.season_garage import (
    CloseMarket,
    ImproveCar,
    ImproveCars,
    KeepUpgrade,
    ReturnUpgrades,
    SwapFor,
    SwapUpgrade,
)
from paddock.games.heat.rules.setup import SetUp
from paddock.games.heat.rules.slipstream import Slipstream, TakeSlipstream
from paddock.games.heat.rules.start import DealHands
from paddock.games.heat.rules.tournament import PutCardsDown
from paddock.games.heat.rules.turn import (
    ChooseSpeed,
    DriveOn,
    DriverTurn,
    RevealAndMove,
    StallWithClutteredHand,
)
from paddock.games.heat.small_picture import small_picture
from paddock.games.heat.state import Race
from paddock.games.heat.view import own_view, view
from paddock.kernel.game import Game
from paddock.kernel.options import Choice, Condition, Flag, Number

__all__ = ["GAME"]

# In a season the calendar names the circuits, every race has its weather and its round in the garage.
SINGLE_RACE: Condition = {"season": ["none"]}

GAME = Game(
    name="heat",
    rules_version=5,
    rules_since=3,
    bounded_since=5,
    save_version=2,
    seats=(1, 6),
    answers_a_seat=1500,
    races=races_in,
    stop=end_race,
    seats_for=seats_beside_legends,
    choices=CHOICES,
    options=[
        Choice("season", ["none", *SEASONS], "none"),
        Choice("circuit", CIRCUITS, "usa", only_if=SINGLE_RACE),
        Choice("laps", ["printed", "1", "2", "3", "4"], "printed"),
        Choice("upgrades", ["none", "basic", "advanced", "both"], "none"),
        Choice(
            "garage", ["draft", "random"], "draft", only_if={**SINGLE_RACE, "upgrades": ["basic", "advanced", "both"]}
        ),
        Flag("tournament", False),
        Number("legends", 0, 7, 0),
        Number("pro_legends", 0, 3, 0, only_if={"legends": [1, 2, 3, 4, 5, 6, 7]}),
        Flag("weather", False, only_if=SINGLE_RACE),
    ],
    table=Race,
    first=SetUp,
    steps=[
        SetUp,
        BuildCars,
        OpenMarket,
        TakeUpgrade,
        LeaveGarage,
        DealHands,
        Round,
        ShiftGear,
        PlayCard,
        ClutteredHand,
        ShowGears,
        PutCardsDown,
        DriverTurn,
        RevealLegendCard,
        LegendTurn,
        RevealAndMove,
        ChooseSpeed,
        DriveOn,
        StallWithClutteredHand,
        Adrenaline,
        React,
        UseSymbol,
        SalvageCard,
        Slipstream,
        TakeSlipstream,
        CheckCorners,
        SpinOut,
        Discard,
        DiscardCard,
        ReplenishHand,
        RefreshCard,
        EndOfRound,
        OpenSeason,
        BeforeRace,
        ImproveCars,
        ImproveCar,
        SwapUpgrade,
        SwapFor,
        CloseMarket,
        FinishSetUp,
        AfterRace,
        EndOfSeason,
        KeepUpgrade,
        ReturnUpgrades,
        CrownChampion,
    ],
    view=view,
    own_view=own_view,
    imagine=imagine,
    picture=picture,
    small_picture=small_picture,
    judge=Driver(),
    face=FACE,
)
