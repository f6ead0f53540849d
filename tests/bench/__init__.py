"""Measurements against well-known peers, as ratios within one run: `python -m tests.bench`."""
