"""Bela, Belot and Clobyosh: one engine for the whole family of 32-card games."""

__version__ = "0.1.0"
