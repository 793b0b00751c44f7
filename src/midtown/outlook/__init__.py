"""What a seat is asked and what follows from each answer, by its view alone; for whatever shows a table."""
