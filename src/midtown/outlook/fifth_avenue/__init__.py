"""Fifth Avenue: what districts, shops and bids are worth."""
