"""The full screen: a table on a green cloth, a hand of cards, and the talk beside it."""
