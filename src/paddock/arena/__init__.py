"""The arena: many games of bots against bots, counted and timed."""

from paddock.arena.bench import Bench, bench, is_compiled
from paddock.arena.seeds import derived_seed
from paddock.arena.simulate import Result, simulate
from paddock.arena.spec import Spec, line_up, make_spec

__all__ = ["Bench", "Result", "Spec", "bench", "derived_seed", "is_compiled", "line_up", "make_spec", "simulate"]
