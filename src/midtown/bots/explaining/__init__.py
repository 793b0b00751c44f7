"""What a bot considered, and why, in words; from the view of its seat alone."""
