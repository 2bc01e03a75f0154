"""What a seat may know, what it may imagine, and what gold and fame come from."""

from collections.abc import Callable
from typing import Any

import pytest

from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.laid import kind_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.picture import picture, small_picture
from paddock.games.unicorn_fever.piles import count, size
from paddock.games.unicorn_fever.rules.magic import BLACKS, LayUnder, PlayMagic, may_play
from paddock.games.unicorn_fever.rules.race import RaceTurn
from paddock.games.unicorn_fever.state import PLAN, Stable, changed
from paddock.kernel.chance import Chance, Whim, stream_key
from paddock.kernel.playout import play_randomly
from paddock.texts import Speaker, Texts
from tests.games.unicorn_fever.make import (
    ANA,
    BEN,
    CLEO,
    GREEN,
    MARKS,
    RED,
    answer,
    bet,
    give,
    lay,
    racing,
    run,
    stable,
)


def chance(number: int = 1) -> Chance:
    return Chance(stream_key(number, "imagination"))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    g = stable()
    give(g, ANA, "A+ C-")

    assert g.g.view(ANA)["hand"] == ["hot-hooves", "crooked-horn"]
    assert "hand" not in g.g.view(None)
    assert "hot-hooves" not in str(g.g.view(BEN))
    assert g.g.view(BEN)["players"][ANA]["hand_size"] == 2


def test_a_bet_shows_what_it_would_win() -> None:
    g = stable(rows="red 4, yellow 2")
    bet(g, ANA, "winner red", 4, fame=1)

    shown = next(row for row in g.g.view(BEN)["bets"] if row["state"] == "taken")

    assert shown == {
        "bet": "winner",
        "unicorn": "red",
        "state": "taken",
        "seat": ANA,
        "times": 4,
        "stake": 4,
        "fame": 6,
        "wins": 16,
    }


def test_an_open_bet_shows_how_many_times_the_stake_it_pays_and_the_fame_of_its_type() -> None:
    g = stable(rows="red 4, yellow 2")

    shown = {(row["bet"], row["unicorn"]): row for row in g.g.view(BEN)["bets"]}

    assert [shown[bet, "red"]["times"] for bet in ("winner", "early")] == [4, 2]
    assert [shown[bet, "red"]["fame"] for bet in ("winner", "early")] == [5, 3]
    assert shown["winner", "yellow"]["times"] == 2


def test_imagination_keeps_what_a_seat_has_laid_and_how_many_others_have() -> None:
    g = stable()
    give(g, ANA, "A+ C-")
    give(g, BEN, "D- D+")
    lay(g, ANA, RED, "G+")
    lay(g, BEN, GREEN, "B- B-")

    twins = [g.g.imagine(ANA, chance(number)) for number in range(8)]

    for twin in twins:
        assert isinstance(twin, Stable)
        assert [kind_of(card) for card in twin.cards_under(RED)] == [12]
        assert [card >> 4 & 7 for card in twin.cards_under(GREEN)] == [BEN, BEN]
        assert (twin.hands[ANA], size(twin.hands[BEN])) == (g.g.hands[ANA], 2)
    assert len({twin.notation() for twin in twins}) > 5


def test_imagination_lets_others_lay_a_card_of_the_hand_it_has_dealt_them() -> None:
    """Which card somebody is about to lay is known to nobody else."""
    g = stable()
    give(g, BEN, "A+ C-")
    run(g, PlayMagic(BEN, 2))
    answer(g, BEN, card="hot-hooves")

    twins = [g.g.imagine(seat, chance(number)) for number in range(8) for seat in (ANA, None)]

    laid = set()
    for twin in twins:
        assert isinstance(twin, Stable)
        card = twin.question(BEN)["args"]["card"]
        laid.add(card)
        kind = next(number for number, magic in enumerate(MAGIC) if magic.name == card)
        assert count(twin.hands[BEN], kind)
        twin.answer(BEN, twin.options(BEN)[0])
        assert size(twin.hands[BEN]) == 1
    assert len(laid) > 3
    own = g.g.imagine(BEN, chance())
    assert own.question(BEN) == g.g.question(BEN)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_imagined_that_nobody_could_have_laid(seed: int) -> None:
    """A contract adds a card of one colour only, also to an effect that somebody is in the middle of; many tables."""
    g = GAME.new(4, seed=seed)
    assert isinstance(g, Stable)
    for player, marks in ((0, ["F1"]), (1, ["W2"]), (2, ["F1", "W2"])):
        g.contracts = changed(g.contracts, player, sum(1 << MARKS[mark] for mark in marks))
    effects: list[Effect] = []
    whim = Whim(seed)
    tables = planned = 0
    while g.outcome() is None:
        seat = g.open_seats()[0]
        asked = g.open_question(seat)
        if g.round != planned:
            planned = g.round
            effects = []
        if isinstance(asked, PlayMagic) and asked.k == 0:
            effects.append(Effect())
        elif isinstance(asked, LayUnder):
            effects[-1].lays(len(g.laid), asked.m + g.has(seat, MARKS["F1"]), asked.m + g.has(seat, MARKS["W2"]))
        for viewer in [other for other in (None, 0, 1, 2, 3) if other != seat] * 3 if g.phase == PLAN else []:
            twin = g.imagine(viewer, chance(tables))
            assert isinstance(twin, Stable)
            tables += 1
            assert all(effect.is_allowed(twin) for effect in effects)
            question = twin.open_question(seat)
            if isinstance(question, LayUnder):
                assert may_play(twin, seat, question.m, question.k, MAGIC[question.n].is_white)
                assert count(twin.hands[seat], question.n)
            elif isinstance(question, PlayMagic):
                assert question.k == effects[-1].played(twin)
        options = g.options(seat)
        g.answer(seat, options[whim.below(len(options))])
    assert tables > 500


class Effect:
    """A magic effect as everybody has seen it: which of the laid cards came with it, and how many it allows."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.whites = self.blacks = 0

    def lays(self, place: int, whites: int, blacks: int) -> None:
        self.cards.append(place)
        self.whites, self.blacks = whites, blacks

    def colours(self, g: Stable) -> list[bool]:
        return [MAGIC[kind_of(g.laid[place])].is_white for place in self.cards if place < len(g.laid)]

    def is_allowed(self, g: Stable) -> bool:
        colours = self.colours(g)
        return colours.count(True) <= self.whites and colours.count(False) <= self.blacks

    def played(self, g: Stable) -> int:
        return self.colours(g).count(True) + BLACKS * self.colours(g).count(False)


def test_whoever_swapped_cards_knows_which_lie_face_down_in_the_discard() -> None:
    g = stable()
    g.g.deck -= 1
    g.g.buried = [1, 0, 0, 0]

    own = g.g.imagine(ANA, chance())
    others = [g.g.imagine(BEN, chance(number)) for number in range(12)]

    assert isinstance(own, Stable)
    assert own.buried[ANA] == 1
    assert len({twin.notation().split("deck")[1] for twin in others}) > 1


def test_a_clock_waits_while_a_race_is_watched() -> None:
    g = stable()
    racing(g, "0 0 0 0 0 0", turn=0)
    g.g.position = 7
    assert g.g.seconds_to_watch() == 0

    run(g, RaceTurn())

    assert 4 + 3 * 4 <= g.g.seconds_to_watch() <= 4 + 3 * 14
    g.g.position += 1
    assert g.g.seconds_to_watch() == 0


# ---- the bank --------------------------------------------------------------------------------------------------------

GOLD: dict[str, Callable[[dict[str, Any]], int]] = {
    "gold": lambda args: int(args["gold"]),
    "loan": lambda args: int(args["gold"]),
    "contract-paid": lambda args: int(args["gold"]),
    "bet-won": lambda args: int(args["gold"]),
    "owner-paid": lambda args: int(args["gold"]),
    "bet-placed": lambda args: -int(args["stake"]),
    "signed": lambda args: -int(args["price"]),
    "tax": lambda args: -int(args["gold"]),
    "repaid": lambda args: -int(args["gold"]),
    "converted": lambda args: -int(args["gold"]),
}


@pytest.mark.parametrize("seed", range(12))
def test_all_gold_and_fame_come_from_the_bank_and_go_there(seed: int) -> None:
    """Every event that is told of gold or fame, added up, is what the purses hold in the end."""
    seats = 2 + seed % 5
    table = GAME.new(seats, seed=seed)
    play_randomly(table, Whim(seed))
    assert isinstance(table, Stable)
    gold, fame, loans = [20] * seats, [0] * seats, [0] * seats
    for event in table.told:
        if event.kind in GOLD:
            gold[event.seat] += GOLD[event.kind](event.args)
        if event.kind in ("bet-won", "contract-paid"):
            fame[event.seat] += event.args["fame"]
        loans[event.seat] += event.kind == "loan"

    assert (table.gold, table.fame, table.loans) == (gold, fame, loans)


# ---- the picture -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_small_picture_fits_a_small_terminal_and_the_large_one_95_columns(seats: int, language: str) -> None:
    speaker = Speaker(Texts(language, strict=True), GAME, ["Alexandra", "Ben", "Cleo", "Dan", "Eva", "Fay"][:seats])
    table = GAME.new(seats, seed=seats)
    whim = Whim(seats)
    while table.open_seats():
        for frame in frames(table, whim):
            for seat in (0, None):
                small = small_picture(frame.view(seat), speaker.say, 15).splitlines()
                assert len(small) <= 15
                assert max(map(len, small)) <= 78
                assert max(map(len, picture(frame.view(seat), speaker.say).splitlines())) <= 95


def frames(table: Any, whim: Whim) -> list[Any]:
    """Some of the moments of the next answers."""
    table.watch()
    play_randomly(table, whim, 15)
    return [*table.take_frames()[::12], table]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_shows_odds_bets_magic_and_the_own_hand(language: str) -> None:
    speaker = Speaker(Texts(language, strict=True), GAME, ["Ana", "Ben", "Cleo", "Dan"])
    g = stable(rows="red 3, orange 2")
    give(g, CLEO, "A+ D-")
    bet(g, BEN, "early red", 5)
    lay(g, CLEO, RED, "G+")
    lay(g, ANA, RED, "B-")

    shown = small_picture(g.g.view(CLEO), speaker.say)

    red = next(line for line in shown.splitlines() if speaker.say("unicorn_fever-colour-red") in line)
    assert red.startswith("×3")
    assert "②5→10" in red
    assert red.endswith("2 G+")
    assert "A+" in shown
    assert "D-" in shown
