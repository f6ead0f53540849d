"""What the courses of the games of cards have in common: plain matches that are led through, and drawn tables."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import steps

#: Room for what has no place.
_MARGIN = (28, 15)


class Course:
    """Makes the lessons of a ``game``, all of them on one of its tables (``board``)."""

    def __init__(self, game: str, board: str) -> None:
        self.game, self.board = game, board

    def led(self, file: str, title: str, about: str, *said: dict[str, object], **more: object) -> Plan:
        """Return a lesson in a plain match; ``more`` says what it begins with."""
        words: dict[str, object] = {"about": about, "minutes": 2, **more}
        return Plan(self.game, file, self.board, title, words, steps(*said), folder="lessons", group="Lesson")

    def drawn(
        self, file: str, title: str, about: str, things: tuple[Thing, ...], *said: dict[str, object], **more: object
    ) -> Plan:
        """Return a lesson on a table with these things."""
        words: dict[str, object] = {"about": about, "minutes": 2, "seed": 1, **more}
        return Plan(self.game, file, self.board, title, words, (*things, *steps(*said)), folder="lessons")


def story(kind: str, label: str, name: str = "", **said: object) -> Thing:
    """Return a thing whose place means nothing."""
    return thing(kind, label, _MARGIN, name, **said)


def in_hand(seat: int, *cards: str) -> tuple[Thing, ...]:
    """Return the cards of a hand."""
    return tuple(
        story("Card", f"held {seat} {place}", card=card, seat=seat, zone="hand") for place, card in enumerate(cards)
    )
