"""The words about matches that wait to be continued: what each is called, and where it is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.entries import GAMES
from game.app.matches.names import joined_within
from game.app.records.unfinished import JournalEntry, unfinished

if TYPE_CHECKING:
    from game.app.matches.match import Match
    from game.ui.scenes.scene import Window


#: Names of those who sit at a table take at most this many letters in a list: two lines where words are large.
NAMES_IN_LIST = 44


def called(entry: JournalEntry, letters: int = NAMES_IN_LIST) -> str:
    """Return a match in a list: the name that its player gave it, or else "Skirmish: Blue and Amber"."""
    return entry.name or f"{entry.title}: {joined_within([seating.name for seating in entry.seatings], letters)}"


def called_when(entry: JournalEntry, letters: int = NAMES_IN_LIST) -> str:
    """Return the words with the turn: "Skirmish: Blue and Amber, turn 5"."""
    return ", ".join(part for part in (called(entry, letters), entry.when) if part)


def tell_what_waits(app: Window, since: float = 0.0) -> None:
    """Say that the match before waits, and where, if it was played after ``since``; another one is on the table now."""
    # The match on the table has a journal too, but that is held.
    entry = unfinished()
    if entry is not None and entry.written >= since:
        app.messages.append(f"{called_when(entry)}, waits: Matches in the menu lists it.")


def where_it_waits(match: Match) -> str:
    """Return what is said in the menu of a match that was left for it."""
    title, names = GAMES[match.game.profile.game].title, joined_within(match.players.names, NAMES_IN_LIST)
    when = f", {match.when}," if match.when else ""
    return f"**{title}: {names}**{when} waits. Continue resumes it; Matches lists it with all others."
