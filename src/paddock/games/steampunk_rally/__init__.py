"""Steampunk Rally with a set of our own: the table of contents."""

from itertools import permutations

from paddock.games.steampunk_rally.bot.driver import Driver
from paddock.games.steampunk_rally.choices import CHOICES
from paddock.games.steampunk_rally.face import FACE
from paddock.games.steampunk_rally.imagine import imagine
from paddock.games.steampunk_rally.picture import picture
from paddock.games.steampunk_rally.rules.boosting import ChoosePart, ChoosePile, ChooseTarget
from paddock.games.steampunk_rally.rules.building import AttachPart, ChangeMachine, MoveCard
from paddock.games.steampunk_rally.rules.damage import Explode, LandBehind, LoseAll, LosePart, Mend, Suffer, TopPart
from paddock.games.steampunk_rally.rules.decks import CheckDeck, CheckDecks, GiveUpCard, KeepFour, Reshuffle
from paddock.games.steampunk_rally.rules.draft import ActWithCards, Deal, DraftCards, PassHands, PickCard, UseCard
from paddock.games.steampunk_rally.rules.ending import (
    Damage,
    DamageMenu,
    EndOfRound,
    Explosions,
    ResetGauge,
    ReturnDice,
    StoreAt,
    StoreDice,
    StoreDie,
    TakeLosses,
    end_race,
)
from paddock.games.steampunk_rally.rules.groups import ChooseEffect, DiscardDie, Resolve
from paddock.games.steampunk_rally.rules.lanes import AskAgain, BackTo, PayLevy, Rest, TakeHits
from paddock.games.steampunk_rally.rules.menu import LastCall
from paddock.games.steampunk_rally.rules.movement import ChooseWay, MeetCrowd, PayGlacier
from paddock.games.steampunk_rally.rules.racing import EndRace, NextDie, Race, RaceMenu, RaceTurn
from paddock.games.steampunk_rally.rules.round import Round
from paddock.games.steampunk_rally.rules.setup import ChooseInventor, SetUp
from paddock.games.steampunk_rally.rules.sites import PayAtSite
from paddock.games.steampunk_rally.rules.venting import EndVent, NextInOrder, Vent, VentDice
from paddock.games.steampunk_rally.small_picture import small_picture
from paddock.games.steampunk_rally.state import Rally
from paddock.games.steampunk_rally.tracks import SIDES
from paddock.games.steampunk_rally.view import own_view, view
from paddock.kernel.game import Game
from paddock.kernel.options import Choice, Flag, Number

__all__ = ["GAME"]

ORDERS = ["".join(order) for order in permutations("12345", 3)]

GAME = Game(
    name="steampunk_rally",
    rules_version=2,
    rules_since=1,
    bounded_since=2,
    save_version=2,
    seats=(2, 8),
    answers_a_seat=5000,
    stop=end_race,
    choices=CHOICES,
    options=[
        Choice("track", SIDES, "alps"),
        Choice("tiles", ["drawn", *ORDERS], "drawn"),
        Number("tokens", 0, 6, 0),
        Choice("inventors", ["chosen", "drawn"], "chosen"),
        Choice("race", ["together", "learners", "in_turns"], "together"),
        Flag("pause", True),
    ],
    table=Rally,
    first=SetUp,
    steps=[
        SetUp,
        ChooseInventor,
        Round,
        CheckDecks,
        CheckDeck,
        GiveUpCard,
        KeepFour,
        Reshuffle,
        Deal,
        DraftCards,
        PickCard,
        ActWithCards,
        UseCard,
        PassHands,
        AttachPart,
        ChangeMachine,
        MoveCard,
        ChooseTarget,
        ChoosePart,
        ChoosePile,
        BackTo,
        AskAgain,
        LastCall,
        Rest,
        TakeHits,
        PayLevy,
        Vent,
        VentDice,
        NextInOrder,
        EndVent,
        Race,
        RaceTurn,
        RaceMenu,
        NextDie,
        Resolve,
        ChooseEffect,
        DiscardDie,
        ChooseWay,
        PayGlacier,
        MeetCrowd,
        PayAtSite,
        EndRace,
        Damage,
        TakeLosses,
        ResetGauge,
        DamageMenu,
        LosePart,
        TopPart,
        LoseAll,
        Mend,
        Suffer,
        Explode,
        Explosions,
        LandBehind,
        EndOfRound,
        StoreDie,
        StoreDice,
        StoreAt,
        ReturnDice,
    ],
    view=view,
    own_view=own_view,
    imagine=imagine,
    picture=picture,
    small_picture=small_picture,
    judge=Driver(),
    face=FACE,
)
