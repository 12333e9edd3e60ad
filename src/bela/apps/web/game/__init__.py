"""A table as a fold of what was written down about it."""
