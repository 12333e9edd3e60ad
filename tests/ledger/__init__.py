"""The proof that every rule of the ledger is tested: engines with one rule broken, and the tests that find them out."""
