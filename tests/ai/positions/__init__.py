"""Positions with the answers that are right there, or must not be given: one file a game, as a chess program has them.

``python -m tests.ai.positions --game heroes --players greedy,normal`` asks players.
"""
