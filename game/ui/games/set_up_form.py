"""What can be chosen for a new match: seats, sides, factions, boards. Each game has a form of its own; one without
gets the plain one, which asks for the number of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.app.games.game_entry import Document
from game.app.lists.kinds import ListKind
from game.app.lists.saved import saved_lists
from game.core.options import Option
from game.core.ruleset import Profile

Choice = tuple[str, str]
NOTHING: Mapping[str, object] = {}
#: What a game reads from its maps.
BoardT = TypeVar("BoardT", contravariant=True)

#: Ways of asking that games share, in the same words: what a set-up calls them, and what they mean to a player.
ABLE: Choice = ("able", "only when they can")
ALWAYS: Choice = ("always", "also when they can't, as a bluff")
ABLE_HINT = "Quick: the match stops only for players who can respond. Each stop shows that they can."
ALWAYS_HINT = "The match also stops for players who can do nothing then, so that a stop tells opponents nothing."


class Table(msgspec.Struct, frozen=True):
    """How many sit at the table and on which sides; without ``sides`` everybody is for himself. ``mode`` is the mode
    of the boards that are played on so, where a game has such."""

    count: int
    words: str
    sides: tuple[int, ...] = ()
    mode: str = ""

    @property
    def players(self) -> str:
        return f"{self.count} player{'s' if self.count > 1 else ''}"


class Pick(msgspec.Struct, frozen=True):
    """One of several values of a field of the set-up, ``first`` unless another is chosen; ``hints`` tell what each
    means, ``quick`` is that of a quick game ("": the first)."""

    field: str
    heading: str
    choices: tuple[Choice, ...]
    first: str
    hints: dict[str, str] = {}
    quick: str = ""


class Lineup(msgspec.Struct, frozen=True):
    """Cards of a ``pool`` in an order, for a field of the set-up: the ``first`` ones unless others are chosen, as many
    as ``amount`` says, at least and at most; both depend on what was picked before. ``repeats``: a card may stand there
    twice. ``words`` tell what the order means, ``hints`` what each card is. ``is_led``: each is led by one of the
    seats, in turn unless it is chosen otherwise."""

    field: str
    heading: str
    pool: tuple[Choice, ...]
    first: Callable[[Mapping[str, str]], tuple[str, ...]]
    amount: Callable[[Mapping[str, str]], tuple[int, int]]
    repeats: bool = False
    words: str = ""
    hints: dict[str, str] = {}
    is_led: bool = False

    def usual(self, picked: Mapping[str, str]) -> tuple[str, ...]:
        """Return the cards that stand there unless others are chosen."""
        return self.first(picked)[: self.amount(picked)[1]]

    def why_no_more(self, chosen: Sequence[str], key: str, picked: Mapping[str, str]) -> str:
        """Return why a card cannot join those that are chosen, or nothing."""
        most = self.amount(picked)[1]
        if len(chosen) >= most:
            return f"{self.heading}: {most} at most. Take one out first."
        return "It is chosen already." if key in chosen and not self.repeats else ""

    def problem(self, chosen: Sequence[str], picked: Mapping[str, str]) -> str:
        """Return why the match cannot begin with these, or nothing."""
        least, most = self.amount(picked)
        if least <= len(chosen) <= most:
            return ""
        wanted = f"{least}" if least == most else f"{least} to {most}"
        return f"{self.heading}: {wanted} needed, {len(chosen)} chosen."


class Form(msgspec.Struct, Generic[BoardT], frozen=True):
    """``factions`` and ``windows`` are pairs of a value and words. ``uses_maps``: it is played on a board, which is
    called ``board_words``; ``uses_tiles``: that may be built of tiles.

    ``shows_colours``: a disc tells the colour of each faction. ``seat_field`` is what the set-up calls a seat's
    faction, ``tells_sides`` whether it tells the sides too.
    ``size_words`` describes a board in a line, ``board_note`` says in a few words what it is for.
    ``is_solo``: the game is the opponent, and one may play alone. ``shares_list``: all seats play with one list that is
    built, such as both decks of the table.
    ``options`` are rules that the match may change; ``picks`` and ``lineups`` are what else is chosen for all
    seats together."""

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
    size_words: Callable[[BoardT], str] | None = None
    board_note: Callable[[BoardT], str] | None = None
    options: tuple[Option, ...] = ()
    is_solo: bool = False
    shares_list: bool = False
    picks: tuple[Pick, ...] = ()
    lineups: tuple[Lineup, ...] = ()

    def tables_for(self, board: object) -> tuple[Table, ...]:
        """Return the tables at which that board can be played; all without a board, or where boards have no modes."""
        mode = getattr(board, "mode", "")
        fit = tuple(table for table in self.tables if table.mode == mode)
        return fit or self.tables


#: What can be chosen for a game, found by the game's name: the type of its boards is the game's own.
GameForm = Form[Any]


def plain_form(profile: Profile) -> Form[object]:
    """Return the form of a game that has none of its own: as many seats as can play."""
    counts = range(profile.least_seats, profile.most_seats + 1)
    return Form(tables=tuple(Table(count, f"{count} seat{'s' if count > 1 else ''}") for count in counts))


class SeatChoice(msgspec.Struct):
    """Who sits at a seat, as chosen so far. ``own_list`` is a deck or an army of the player's own, by its name, instead
    of what comes with the faction; ``colour`` is None for the seat's own."""

    name: str
    kind: str
    faction: str = ""
    own_list: str = ""
    colour: int | None = None


def document(
    form: GameForm,
    lists: ListKind | None,
    table: Table,
    seats: list[SeatChoice],
    windows: str,
    board: Path | None,
    tiles: tuple[str, ...],
    otherwise: frozenset[str] = frozenset(),
    chosen: Mapping[str, object] = NOTHING,
) -> Document:
    """Return the set-up as the game's entry reads it. ``lists`` are what the game's players build, ``chosen`` is what
    was picked and lined up. Raises ValueError for a list that is not there any more."""
    written: Document = {"seats": [_seat(form, lists, table, number, seat) for number, seat in enumerate(seats)]}
    if form.windows:
        written["windows"] = windows
    written.update({option.field: option.value for option in form.options if option.field in otherwise})
    written.update(chosen)
    if board is not None:
        written["map"] = str(board)
    elif tiles:
        written["tiles"] = list(tiles)
    return written


def _seat(form: GameForm, lists: ListKind | None, table: Table, number: int, seat: SeatChoice) -> Document:
    document: Document = {"name": seat.name}
    if seat.own_list and lists is not None:
        document.update(seat_of_list(lists, seat.own_list))
    elif form.factions:
        document[form.seat_field] = seat.faction
    if table.sides and form.tells_sides:
        document["side"] = table.sides[number]
    return document


def seat_of_list(lists: ListKind, name: str) -> Document:
    """Return what the set-up says of a saved list. Raises ValueError if it is gone or cannot be played."""
    own = next((one for one in saved_lists(lists) if one.name == name), None)
    if own is None or own.content is None or own.why_not:
        missing = f"this {lists.word} is not there any more."
        raise ValueError(f"{name}: {own.why_not if own is not None else missing}")
    return lists.seat(own.content)
