"""Looking ahead: a tree search over re-dealt tables, and the nets that judge what it reaches. Compiled with the engine."""
