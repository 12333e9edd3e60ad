"""The steps of a deal, a module for each."""
