"""How hypothesis runs: few examples and always the same ones, so that a test that passed passes again.

``pytest --hypothesis-profile=thorough`` searches longer and elsewhere every time.
"""

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "quick", max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "thorough", max_examples=300, deadline=None, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("quick")
