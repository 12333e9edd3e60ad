"""Second, naive statements of rules, made from the ledger and not from the engine: what the engine is held against."""
