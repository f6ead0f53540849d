"""What seats are called in tables, summaries and charts."""

from __future__ import annotations

from game.app.look import SEAT_NAMES


def seat_words(name: str) -> str:
    """Return a seat of the tables as the window calls it: "Blue (seat 0)"; anything else as it is."""
    what, _, number = name.partition(" ")
    return f"{seat_name(int(number))} ({name})" if what == "seat" else name


def seat_name(seat: int) -> str:
    """Return what a seat is called in the window: by its colour."""
    return SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else f"Seat {seat}"
