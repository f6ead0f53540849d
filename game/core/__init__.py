"""The engine under every game: states, commands, events, decisions, steps, windows, dice, runner, views and records.

No word of any particular game stands on this floor, and nothing here reads a clock or a global generator.
"""
