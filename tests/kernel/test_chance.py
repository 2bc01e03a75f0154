"""Chance: the same on every machine, fair, and loadable."""

from collections import Counter
from itertools import permutations
from struct import pack

import pytest

from paddock.kernel.chance import Chance, Whim, stream_key
from tests.kernel.toy import play

KEY = bytes(range(32))
WORDS = [2545685138, 4132857109, 2947649576, 1364734486]
SEVENTEENTH = 454011320
TABLE_KEY_OF_SEED_7 = "25ed11a75ec839b81f7863c96b4988b004fb1860576593b4d0c43f49ecf879d9"


def test_the_numbers_of_a_key_are_always_the_same() -> None:
    """Pinned: every saved game and every recorded one depends on them."""
    chance = Chance(KEY)

    assert [chance.word() for _ in range(4)] == WORDS
    assert chance.drawn == 4


def test_blocks_follow_each_other() -> None:
    chance = Chance(KEY)
    words = [chance.word() for _ in range(40)]

    assert words[16] == SEVENTEENTH
    assert len(set(words)) == 40


def test_the_key_of_a_stream_is_always_the_same() -> None:
    assert stream_key(7, "table").hex() == TABLE_KEY_OF_SEED_7
    assert len({stream_key(seed, stream) for seed in (1, 11) for stream in ("table", "1", "11")}) == 6


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 31, 32])
def test_a_stream_can_be_taken_up_anywhere(drawn: int) -> None:
    one = Chance(KEY)
    for _ in range(drawn):
        one.word()
    other = Chance(KEY, drawn)

    assert [one.word() for _ in range(20)] == [other.word() for _ in range(20)]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


@pytest.mark.parametrize(("n", "bound"), [(2, 10.83), (6, 20.52), (20, 43.82)])
def test_every_number_below_n_is_as_likely_as_the_others(n: int, bound: float) -> None:
    """Chi-square, at one in a thousand; the key is fixed, so the test cannot fail by chance."""
    chance = Chance(KEY)
    counts: Counter[object] = Counter(chance.below(n) for _ in range(20_000))

    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < bound


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    chance = Chance(KEY)
    counts: Counter[object] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1

    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert chi_square(counts, 24) < 49.73


def test_a_shuffle_keeps_the_cards() -> None:
    cards = [1, 1, 2, 3, 5, 8]
    Chance(KEY).shuffle(cards)

    assert sorted(cards) == [1, 1, 2, 3, 5, 8]
    empty: list[int] = []
    Chance(KEY).shuffle(empty)
    assert empty == []


def test_only_one_result_is_possible_below_one() -> None:
    assert Chance(KEY).below(1) == 0


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_chance_refuses_what_it_cannot_draw(n: int) -> None:
    """Above the values of a word every word would be unfair, and the search for a fair one would never end."""
    with pytest.raises(ValueError, match="cannot draw"):
        Chance(KEY).below(n)
    assert 0 <= Chance(KEY).below(1 << 32) < 1 << 32


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    """Below 3 * 2**30, a quarter of all words is refused."""
    chance = Chance(KEY)
    found = [chance.below(3 << 30) for _ in range(200)]

    assert max(found) < 3 << 30
    assert 230 < chance.drawn < 310


def test_the_first_unfair_number_is_refused_and_the_last_fair_one_is_not() -> None:
    chance = Chance(KEY, drawn=1)
    chance.block = pack("<16I", 0, 3 << 30, (3 << 30) - 1, *[0] * 13)

    assert chance.below(3 << 30) == (3 << 30) - 1
    assert chance.drawn == 3


def test_loaded_results_come_first() -> None:
    chance = Chance(KEY)
    fresh = Chance(KEY).below(6)
    chance.load([5, 0, 3])

    assert [chance.below(6) for _ in range(4)] == [5, 0, 3, fresh]


def test_a_clone_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance(KEY)
    chance.word()
    chance.load([4])
    copy = chance.clone()
    ahead = [copy.below(6) for _ in range(20)]

    assert (chance.drawn, chance.loaded) == (1, [4])
    assert [chance.below(6) for _ in range(20)] == ahead


def test_a_quick_player_does_not_change_a_slow_ones_dice() -> None:
    rolls = []
    for order in ([0, 0, 1, 1, 2, 2], [2, 1, 0, 0, 1, 2], [1, 2, 2, 0, 1, 0]):
        g = play("own_dice", seats=3)
        for seat in order:
            g.answer(seat, 0)
        rolls.append(sorted(line for line in g.trace if "rolls" in line))

    assert rolls[0] == rolls[1] == rolls[2]


def test_streams_of_seats_and_table_are_independent() -> None:
    g = play("own_dice", seats=4)
    streams = [g.chance, *g.seat_chances]

    assert len({stream.key for stream in streams}) == 5
    assert len({tuple(stream.clone().word() for _ in range(4)) for stream in streams}) == 5


def test_another_future_has_other_keys() -> None:
    g = play("own_dice")
    keys = {g.chance.key, *[chance.key for chance in g.seat_chances]}
    g.rekey(Chance(KEY))

    assert not keys & {g.chance.key, *[chance.key for chance in g.seat_chances]}


def test_a_whim_is_the_same_on_every_machine() -> None:
    """Also where numbers are compiled, and also in a copy."""
    whim = Whim(1)
    assert [whim.word() for _ in range(3)] == [1361127282, 3424972597, 1770954068]
    copy = whim.clone()
    assert [copy.below(6) for _ in range(9)] == [whim.below(6) for _ in range(9)]


def test_whims_are_fair() -> None:
    whim = Whim(7)
    drawn = [whim.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(n) < 1100 for n in range(6))
    assert len({Whim(seed).word() for seed in range(1000)}) == 1000
