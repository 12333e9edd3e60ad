"""What thinks over its cards: worlds that fit what a seat has seen, and what each card brings in them."""
