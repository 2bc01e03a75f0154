"""Unicorn Fever: the table of contents."""

from paddock.games.unicorn_fever.bot.bookmaker import Bookmaker
from paddock.games.unicorn_fever.choices import CHOICES
from paddock.games.unicorn_fever.face import FACE
from paddock.games.unicorn_fever.imagine import imagine
from paddock.games.unicorn_fever.picture import picture, small_picture
from paddock.games.unicorn_fever.rules.action import ChooseFirstEffect, TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.ending import end_game
from paddock.games.unicorn_fever.rules.magic import LayUnder, PlayMagic, RefillHand, StartMagic, SwapCard
from paddock.games.unicorn_fever.rules.payout import PayOut
from paddock.games.unicorn_fever.rules.race import ChoosePlace, FinishCheck, RaceTurn
from paddock.games.unicorn_fever.rules.reserving import OfferBet, OfferToken, ReserveBet, ReserveToken
from paddock.games.unicorn_fever.rules.reveal import StartRace
from paddock.games.unicorn_fever.rules.round import (
    ActAgain,
    NextAction,
    NextRound,
    OfferOvertime,
    PlanningGains,
    StartRound,
)
from paddock.games.unicorn_fever.rules.setup import CLAN_PAIRS, RANDOM, SetUp, seats_for
from paddock.games.unicorn_fever.rules.tax import PayTax
from paddock.games.unicorn_fever.state import Stable
from paddock.games.unicorn_fever.view import own_view, view
from paddock.kernel.game import Game
from paddock.kernel.options import Choice

__all__ = ["GAME"]

GAME = Game(
    name="unicorn_fever",
    rules_version=2,
    rules_since=1,
    bounded_since=2,
    seats=(2, 6),
    answers_a_seat=500,
    stop=end_game,
    choices=CHOICES,
    options=[
        Choice("clans", [RANDOM, *CLAN_PAIRS], RANDOM),
        Choice("rounds", ["4", "3"], "4"),
        Choice("race_deck", ["original", "classic"], "original"),
    ],
    table=Stable,
    first=SetUp,
    steps=[
        SetUp,
        StartRound,
        OfferBet,
        ReserveBet,
        OfferToken,
        ReserveToken,
        PlanningGains,
        NextAction,
        TakeAction,
        ChooseFirstEffect,
        StartMagic,
        SwapCard,
        PlayMagic,
        LayUnder,
        RefillHand,
        PlaceBet,
        StakeGold,
        SignContract,
        OfferOvertime,
        ActAgain,
        StartRace,
        RaceTurn,
        FinishCheck,
        ChoosePlace,
        PayOut,
        PayTax,
        NextRound,
    ],
    view=view,
    own_view=own_view,
    imagine=imagine,
    picture=picture,
    small_picture=small_picture,
    judge=Bookmaker(),
    face=FACE,
    seats_for=seats_for,
)
