"""Puzzles on the screen: the page that lists them, and the table at which one is solved."""
