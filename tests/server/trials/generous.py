"""`python -m tests.server.trials.generous PORT FOLDER`: the server, with no limits on how much one address may ask for."""

import sys
from pathlib import Path

from midtown.cli.serve import database_in
from midtown.server.app import Settings
from midtown.server.limits import Limits
from midtown.server.serve import listen, serve


def main() -> None:
    """Serve on loopback."""
    limits = Limits(messages_a_second=1e6, messages_at_once=10**6, posts_a_second=1e6, posts_at_once=10**6)
    serve(Settings(database_in(Path(sys.argv[2])), limits=limits), listen("127.0.0.1", int(sys.argv[1])), lambda: None)


if __name__ == "__main__":
    main()
