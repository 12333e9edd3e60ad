"""The rule book: that it says what the rules are, all of it, and nothing else."""
