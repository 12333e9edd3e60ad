"""The search in Python: the text to read, the oracle of the compiled one, and what runs where that is missing."""
