"""The pages that need no server, as files."""
