"""The benchmark measures what it says."""

from paddock.arena import bench, is_compiled
from paddock.arena.bench import mid_game
from paddock.games.heat import GAME
from paddock.kernel import table


def test_a_bench_row_has_all_its_numbers() -> None:
    row = bench("heat", 2, seconds=0.01)

    assert (row.game, row.seats, row.compiled) == ("heat", 2, is_compiled())
    assert row.decisions_per_second > row.games_per_second > 0
    assert row.clone_us > 0


def test_tables_are_copied_in_mid_game() -> None:
    halfway = mid_game(GAME, 4, run=0)

    assert halfway.outcome() is None
    assert halfway.position > 50
    assert halfway.quiet


def test_the_compiled_kernel_is_recognised_by_its_file() -> None:
    assert is_compiled() == str(table.__file__).endswith((".so", ".pyd"))
