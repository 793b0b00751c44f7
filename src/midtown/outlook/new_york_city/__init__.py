"""New York City: what characters, bids and boroughs are worth."""
