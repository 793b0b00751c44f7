"""`python -m tests.bench.scripted GREETING ANSWER …`: a worker that knows beforehand what it will say."""

import sys

if __name__ == "__main__":
    greeting, *answers = sys.argv[1:]
    sys.stdout.write(f"{greeting}\n")
    sys.stdout.flush()
    for answer, _question in zip(answers, sys.stdin, strict=False):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
