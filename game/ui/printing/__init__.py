"""A game on paper: a page to start with, its cards and its scenarios, as pages that a browser prints."""
