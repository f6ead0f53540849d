"""Scenarios that are drawn in Tiled: their words, how they are read, what is checked, and how they are found."""
