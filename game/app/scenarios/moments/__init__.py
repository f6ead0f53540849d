"""Scenarios that begin in the middle of a match: written positions as drawings, and back."""
