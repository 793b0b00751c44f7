"""A game in hindsight: what each decision was worth, by what its seat could see at that time."""
