"""Several people at one screen: who sits there, and when the curtain is down between two of them. A game without
secrets, and people who play with open hands, need no curtain: the player who is asked sits there."""

from __future__ import annotations

from game.app.matches.match import AnyView, Match


class Hotseat:
    """Follows a match. Ask it after every answer; it never changes the match.

    With one person, that person is on from the beginning and never sees a curtain. With several, a question to
    another of them than the one who is on drops the curtain, until ``lift``. While it is down there is no view. In an
    open game the person who is asked is on at once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._people = people = match.players.people
        #: The seat that sat at the screen last, or None before the first curtain.
        self.last: int | None = people[0] if len(people) == 1 or (people and self._is_open) else None

    @property
    def _is_open(self) -> bool:
        """Return whether there is nothing to hide, or the people have agreed to hide nothing."""
        return not self._match.game.profile.hidden or not self._match.opening.terms.curtain

    @property
    def curtain_for(self) -> int | None:
        """Return the seat that must take over before anything is shown, or None while no curtain is down."""
        asked = self._match.asked
        if len(self._people) < 2 or self._is_open or asked == self.last or asked not in self._people:
            return None
        return asked

    @property
    def on(self) -> int | None:
        """Return the seat at the screen; None while the curtain is down, and when nobody sits there."""
        asked = self._match.asked
        if self._is_open and asked in self._people:
            self.last = asked
        return None if self.curtain_for is not None else self.last

    def lift(self) -> None:
        """Lift the curtain: the seat that it named has sat down."""
        taking_over = self.curtain_for
        if taking_over is not None:
            self.last = taking_over

    def view(self) -> AnyView | None:
        """Return what the screen may show now: the view of the seat that is on, or None."""
        return None if self.on is None else self._match.view(self.on)
