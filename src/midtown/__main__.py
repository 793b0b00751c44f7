"""`python -m midtown`."""

import sys

from midtown.cli.main import main

sys.exit(main())
