"""Fifth Avenue on a terminal."""
