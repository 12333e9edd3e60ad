"""What happened, put into words, for every shell that speaks."""
