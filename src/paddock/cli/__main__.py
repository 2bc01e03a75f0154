"""``python -m paddock.cli``."""

import sys

from paddock.cli import main

if __name__ == "__main__":
    sys.exit(main())
