"""What can be chosen for a new match: seats, sides, factions, boards. Each game has a form of its own; one without
gets the plain one, which asks for the number of seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game.app.lists.kinds import ListKind
from game.app.lists.saved import saved_lists
from game.core.options import Option
from game.core.ruleset import Profile

Choice = tuple[str, str]

#: Ways of asking that games share, in the same words: what a set-up calls them, and what they mean to a player.
ABLE: Choice = ("able", "if they can respond")
ALWAYS: Choice = ("always", "if they might be able to")
ABLE_HINT = "Quick: asks only those who can respond. Being asked may give away that they can."
ALWAYS_HINT = "Bluff-safe: asks anyone who could hold a response as far as opponents know."


class Table(msgspec.Struct, frozen=True):
    """How many sit at the table and on which sides; without ``sides`` everybody is for himself. ``mode`` is the mode
    of the boards that are played on so, where a game has such."""

    count: int
    words: str
    sides: tuple[int, ...] = ()
    mode: str = ""

    @property
    def players(self) -> str:
        """How many play, in words."""
        return f"{self.count} player{'s' if self.count > 1 else ''}"


class Form(msgspec.Struct, frozen=True):
    """``factions`` and ``windows`` are pairs of a value and words. ``uses_maps``: it is played on a board, which is
    called ``board_words``; ``uses_tiles``: that may be built of tiles.

    ``shows_colours``: a disc tells the colour of each faction. ``seat_field`` is what the set-up calls a seat's
    faction, ``tells_sides`` whether it tells the sides too.
    ``size_words`` describes a board in a line, ``board_note`` says in a few words what it is for.
    ``options`` are rules that the table may play otherwise."""

    tables: tuple[Table, ...]
    factions: tuple[Choice, ...] = ()
    faction_hints: dict[str, str] = {}
    windows: tuple[Choice, ...] = ()
    window_hints: dict[str, str] = {}
    uses_maps: bool = False
    board_words: str = "Board"
    uses_tiles: bool = False
    seat_field: str = "faction"
    tells_sides: bool = True
    shows_colours: bool = False
    size_words: Callable[[Any], str] | None = None
    board_note: Callable[[Any], str] | None = None
    options: tuple[Option, ...] = ()

    def tables_for(self, board: Any) -> tuple[Table, ...]:
        """The tables at which that board can be played; all without a board, or where boards have no modes."""
        mode = getattr(board, "mode", "")
        fit = tuple(table for table in self.tables if table.mode == mode)
        return fit or self.tables


def plain_form(profile: Profile) -> Form:
    """The form of a game that has none of its own: as many seats as can play."""
    counts = range(profile.least_seats, profile.most_seats + 1)
    return Form(tables=tuple(Table(count, f"{count} seat{'s' if count > 1 else ''}") for count in counts))


class SeatChoice(msgspec.Struct):
    """Who sits at a seat, as chosen so far. ``own_list`` is a deck or an army of the player's own, by its name, instead
    of what comes with the faction."""

    name: str
    kind: str
    faction: str = ""
    own_list: str = ""


def document(
    form: Form,
    lists: ListKind | None,
    table: Table,
    seats: list[SeatChoice],
    windows: str,
    board: Path | None,
    tiles: tuple[str, ...],
    otherwise: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """The set-up as the game's entry reads it. ``lists`` are what the game's players build. Raises ValueError for one
    that is not there any more."""
    written: dict[str, Any] = {"seats": [_seat(form, lists, table, number, seat) for number, seat in enumerate(seats)]}
    if form.windows:
        written["windows"] = windows
    written.update({option.field: option.value for option in form.options if option.field in otherwise})
    if board is not None:
        written["map"] = str(board)
    elif tiles:
        written["tiles"] = list(tiles)
    return written


def _seat(form: Form, lists: ListKind | None, table: Table, number: int, seat: SeatChoice) -> dict[str, Any]:
    document: dict[str, Any] = {"name": seat.name}
    if seat.own_list and lists is not None:
        own = next((one for one in saved_lists(lists) if one.name == seat.own_list), None)
        if own is None or own.content is None or own.why_not:
            missing = f"this {lists.word} is not there any more."
            raise ValueError(f"{seat.own_list}: {own.why_not if own is not None else missing}")
        document.update(lists.seat(own.content))
    elif form.factions:
        document[form.seat_field] = seat.faction
    if table.sides and form.tells_sides:
        document["side"] = table.sides[number]
    return document
