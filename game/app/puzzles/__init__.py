"""Puzzles: positions with something to be done at once, their proof by search, and which have been solved."""
