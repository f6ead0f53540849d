"""What can be chosen for a new match of each game: seats, sides, factions, boards. A game without a form of its own
gets the plain one, so a game that joins the list can be played from the window at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

Choice = tuple[str, str]


class Form(msgspec.Struct, frozen=True):
    """``tables`` are pairs of a number of seats and words; ``factions``, ``windows`` pairs of a value and words.
    ``uses_maps``: it is played on a board; ``uses_tiles``: that may be built of tiles. ``sides``: seat by seat, in
    turns, how many sides there are (0: everybody for himself)."""

    tables: tuple[tuple[int, str], ...]
    factions: tuple[Choice, ...] = ()
    windows: tuple[Choice, ...] = ()
    window_hints: dict[str, str] = {}
    uses_maps: bool = False
    uses_tiles: bool = False
    sides: int = 0


_SKIRMISH = Form(
    tables=((2, "Two players"), (4, "Two teams of two")),
    factions=(("crown", "Crown"), ("drow", "Drow")),
    windows=(("able", "who is able"), ("always", "whoever might be able")),
    window_hints={
        "able": "Quick: nobody is asked without an answer at hand. A question may give away that there is one.",
        "always": "Secret: asked is whoever could hold an answer for all that the others know.",
    },
    uses_maps=True,
    uses_tiles=True,
    sides=2,
)

FORMS: dict[str, Form] = {"skirmish": _SKIRMISH}


def form_of(game: str) -> Form:
    """A game's form."""
    if game in FORMS:
        return FORMS[game]
    from game.app.games import entry_of

    profile = entry_of(game).ruleset.profile
    counts = range(profile.least_seats, profile.most_seats + 1)
    return Form(tables=tuple((count, f"{count} seat{'s' if count > 1 else ''}") for count in counts))


class SeatChoice(msgspec.Struct):
    """Who sits at a seat, as chosen so far."""

    name: str
    kind: str
    faction: str = ""


def document(
    form: Form, seats: list[SeatChoice], windows: str, board: Path | None, tiles: tuple[str, ...]
) -> dict[str, Any]:
    """The set-up as the game's entry reads it."""
    written: dict[str, Any] = {"seats": [_seat(form, number, seat) for number, seat in enumerate(seats)]}
    if form.windows:
        written["windows"] = windows
    if board is not None:
        written["map"] = str(board)
    elif tiles:
        written["tiles"] = list(tiles)
    return written


def _seat(form: Form, number: int, seat: SeatChoice) -> dict[str, Any]:
    told: dict[str, Any] = {"name": seat.name}
    if form.factions:
        told["faction"] = seat.faction
    if form.sides:
        told["side"] = number % form.sides
    return told
