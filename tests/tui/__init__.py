"""Playing at the full screen in tests: with keys, without waiting."""
