"""The rules stated a second time, from the ledger and not from the engine, and the comparison with the engine."""
