"""The benchmark measures what it says."""

from paddock.arena import bench, is_compiled
from paddock.arena.bench import drive, mid_game
from paddock.games.heat import GAME
from paddock.kernel import table
from paddock.kernel.chance import Whim


def test_a_bench_row_has_all_its_numbers() -> None:
    row = bench("heat", 2, seconds=0.01)

    assert (row.game, row.seats, row.compiled) == ("heat", 2, is_compiled())
    assert row.decisions_per_second > row.games_per_second > 0
    assert row.driven_per_second > 0
    assert row.clone_us > 0
    assert row.playouts_per_second > 0


def test_tables_are_copied_in_mid_game() -> None:
    halfway = mid_game(GAME, 4, run=0)

    assert halfway.outcome() is None
    assert halfway.position > 50
    assert halfway.quiet


def test_a_game_driven_from_outside_comes_to_its_end() -> None:
    race = GAME.new(2, seed=1, quiet=True)

    assert drive(race, Whim(1)) == race.position > 50
    assert race.outcome() is not None


def test_the_compiled_kernel_is_recognised_by_its_file() -> None:
    assert is_compiled() == str(table.__file__).endswith((".so", ".pyd"))
