"""Playing in tests: packs that lie as wanted, answers that are typed, and tables that are watched."""
