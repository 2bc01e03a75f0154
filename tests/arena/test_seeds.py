"""Seeds made of seeds."""

from paddock.arena import derived_seed


def test_a_derived_seed_is_the_same_on_every_machine() -> None:
    assert derived_seed(1, "game", 0) == 15899960066641293107


def test_every_number_and_every_purpose_has_a_seed_of_its_own() -> None:
    seeds = {derived_seed(seed, what, n) for seed in (1, 2) for what in ("game", "bots") for n in range(50)}

    assert len(seeds) == 200
