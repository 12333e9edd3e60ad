"""Which pages need no server."""

PAGES = ("pad", "referee", "rules", "offline")
"""By the folder in which each stands."""
