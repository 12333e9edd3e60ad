"""The shells: command line, lines, and what they share."""
