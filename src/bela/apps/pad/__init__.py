"""The score pad in the terminal: books on disk, quick lines, prompts, and what is told of a book."""
