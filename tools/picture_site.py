"""The site as it sits for its pictures: every table has the same seed, nobody is hurried or held back."""

import argparse
import logging
from pathlib import Path

from paddock.server.app import make_app
from paddock.server.preparing import hold_database, opened, prepare_folder, prepare_key
from paddock.server.run import make_server, open_listener
from paddock.server.settings import Limits, Rate, Settings
from paddock.server.store.migrate import migrate

FAST = Rate(1e6, 1_000_000)
LIMITS = Limits(
    requests=FAST, guests=FAST, tables_by_address=FAST, tables=FAST, answers=FAST, chats=FAST, messages=FAST
)
SEED = 1961


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    given = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    settings = Settings(data=given.data, port=given.port, limits=LIMITS, bot_processes=1)
    prepare_folder(settings)
    with hold_database(settings):
        with opened(settings) as engine:
            migrate(engine)
        prepare_key(settings)
        app = make_app(settings, draw_seed=lambda: SEED)
        make_server(app, settings).run([open_listener(settings)])


if __name__ == "__main__":
    main()
