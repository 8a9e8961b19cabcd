"""Kickdoor: a rules-complete engine for the Munchkin family of card games."""

__version__ = "0.1.0"
