"""How nets are taught: self-play, returns, fitting, and the curve of what was learned."""
