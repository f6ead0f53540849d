"""Which lessons the player has finished, kept beside the settings."""

from __future__ import annotations

from game.app.files.kept import Kept

#: The finished lessons by their names.
FINISHED = Kept("lessons.json", list[str], "which lessons are finished")


def finished_lessons() -> frozenset[str]:
    """Return the finished lessons by their names. Never raises: what cannot be read counts as none."""
    return frozenset(FINISHED.read())


def mark_finished(name: str) -> str:
    """Remember that a lesson was finished. Return why that cannot be saved, or nothing."""
    known = finished_lessons()
    return FINISHED.write(sorted(known | {name})) if name not in known else ""


def forget_finished() -> str:
    """Begin every course again. Return why that cannot be saved, or nothing."""
    return FINISHED.write([]) if finished_lessons() else ""
