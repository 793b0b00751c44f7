"""Everything that people read, in their language."""
