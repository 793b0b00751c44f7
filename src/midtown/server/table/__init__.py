"""One table: what is wished for, decided, written down and told."""
