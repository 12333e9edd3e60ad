"""One deal: what may be said and played, and what becomes of it."""
