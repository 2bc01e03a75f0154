"""``python -m paddock``: the same as ``paddock``."""

import sys

from paddock.cli import main

if __name__ == "__main__":
    sys.exit(main())
