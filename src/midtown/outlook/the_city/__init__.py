"""The City: what cards cost and bring."""
