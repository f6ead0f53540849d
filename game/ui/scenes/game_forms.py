"""What can be chosen for a new match of each game: seats, sides, factions, boards. A game without a form of its own
gets the plain one, so a game that joins the list can be played from the window at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

Choice = tuple[str, str]


class Army(msgspec.Struct, frozen=True):
    """An army of the player's own that a seat may have: ``told`` is what the set-up says of it, ``why_not`` why it
    cannot be played with."""

    name: str
    told: dict[str, Any]
    why_not: str = ""


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


class TableOption(msgspec.Struct, frozen=True):
    """A rule that a table may play otherwise: the set-up's ``field``, left out as printed and ``value`` otherwise."""

    field: str
    heading: str
    printed: str
    otherwise: str
    hint: str
    value: bool | int = True


class Form(msgspec.Struct, frozen=True):
    """``factions`` and ``windows`` are pairs of a value and words. ``uses_maps``: it is played on a board, which is
    called ``board_words``; ``uses_tiles``: that may be built of tiles.

    ``shows_colours``: a disc tells the colour of each faction. ``seat_field`` is what the set-up calls a seat's
    faction, ``tells_sides`` whether it tells the sides too.
    ``size_words`` describes a board in a line, ``board_note`` says in a few words what it is for. ``armies`` lists
    armies of the player's own, ``builder`` makes the scene in which they are built, ``builder_words`` is what they are
    called. ``options`` are rules that the table may play otherwise."""

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
    armies: Callable[[], tuple[Army, ...]] | None = None
    builder: Callable[[], Any] | None = None
    options: tuple[TableOption, ...] = ()
    builder_words: str = "Armies"
    builder_hint: str = "Build armies of your own. They can be chosen for every seat."

    def tables_for(self, board: Any) -> tuple[Table, ...]:
        """The tables at which that board can be played; all without a board, or where boards have no modes."""
        mode = getattr(board, "mode", "")
        fit = tuple(table for table in self.tables if table.mode == mode)
        return fit or self.tables


def _squares(board: Any) -> str:
    return f"{board.grid.width} by {board.grid.height} squares; the two sides start where it is tinted."


_SKIRMISH = Form(
    tables=(Table(2, "Two players", (0, 1)), Table(4, "Two teams of two", (0, 1, 0, 1))),
    factions=(("crown", "Crown"), ("drow", "Drow")),
    windows=(("able", "who is able"), ("always", "whoever might be able")),
    window_hints={
        "able": "Quick: nobody is asked without an answer at hand. A question may give away that there is one.",
        "always": "Secret: asked is whoever could hold an answer for all that the others know.",
    },
    uses_maps=True,
    uses_tiles=True,
    size_words=_squares,
)


def hexes_across(board: Any) -> tuple[int, int]:
    """The columns and rows of a battlefield, as Tiled counts them."""
    from game.geometry.hexes import from_axial

    places = [from_axial(board.stagger, column.at) for column in board.terrain.columns]
    columns, rows = ([place[axis] for place in places] for axis in (0, 1))
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _hexes(board: Any) -> str:
    from game.rules.arena.board import TURNS

    wide, high = hexes_across(board)
    turns = TURNS[board.mode]
    each = ", ".join(f"{count} turns for {seats}" for seats, count in turns.items())
    length = f"{next(iter(turns.values()))} turns" if len(turns) == 1 else each
    starts = "All begin in one zone." if len(board.starts) == 1 else "Each side begins in its own zone."
    who = {"duel": "A duel", "skirmish": "Two teams of two", "melee": "A melee"}[board.mode]
    return f"{who} on {wide} by {high} hexes: {length}. {starts}"


def _who_fights(board: Any) -> str:
    return {"duel": "Duel, 2 players", "skirmish": "Two teams of two", "melee": "Melee, 3 to 5 players"}[board.mode]


def _arena_armies() -> tuple[Army, ...]:
    from game.app.games.arena.armies import list_armies, names_of

    found = []
    for entry in list_armies():
        told = {}
        if entry.army is not None:
            told = {"army": list(names_of(entry.army.cards)), "spells": list(names_of(entry.army.spells))}
        found.append(Army(entry.name, told, entry.why_not))
    return tuple(found)


def _army_builder() -> Any:
    from game.ui.games.arena.army_builder import ArmyBuilder

    return ArmyBuilder()


_ARENA = Form(
    tables=(
        Table(2, "Duel", mode="duel"),
        Table(4, "Two teams of two", (0, 0, 1, 1), mode="skirmish"),
        Table(3, "Melee of three", mode="melee"),
        Table(4, "Melee of four", mode="melee"),
        Table(5, "Melee of five", mode="melee"),
    ),
    factions=(
        ("white", "Gideon"),
        ("blue", "Jace"),
        ("black", "Liliana"),
        ("red", "Chandra"),
        ("green", "Nissa"),
    ),
    faction_hints={
        "white": "White: holds its ground, heals, and turns blows back.",
        "blue": "Blue: reads ahead, fades away, and commands what is not its own.",
        "black": "Black: trades lives, and brings back the dead.",
        "red": "Red: strikes first, fast, and with fire.",
        "green": "Green: grows, lies in wait, and runs through woods and over hills.",
    },
    uses_maps=True,
    seat_field="colour",
    tells_sides=False,
    shows_colours=True,
    size_words=_hexes,
    board_note=_who_fights,
    armies=_arena_armies,
    builder=_army_builder,
)


def _factions_decks() -> tuple[Army, ...]:
    from game.app.games.factions.decks import list_decks
    from game.rules.factions.decks import write_deck

    return tuple(
        Army(entry.name, {"deck": write_deck(entry.deck)} if entry.deck is not None else {}, entry.why_not)
        for entry in list_decks()
    )


def _deck_editor() -> Any:
    from game.ui.games.factions.deck_editor import DeckEditor

    return DeckEditor()


def _zones(board: Any) -> str:
    """Where things lie on a table of Factions."""
    cards = "at the left" if board.stack.middle[0] < board.zones[1].middle[0] else "at the right"
    places = "above" if board.locations[1].y < board.zones[1].y else "below"
    return f"Five zones in a line, their locations {places} them; stack, decks and graveyards {cards}."


_FACTIONS = Form(
    tables=(Table(2, "Two players"),),
    factions=tuple(
        (name, name) for name in ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral")
    ),
    faction_hints={
        "Kingdom": "The King's Levy: ranks of knights, and commanders who make them better.",
        "Mage Guild": "Guild of the Burning Page: elementals, and magic points to spend.",
        "Alliance": "Free Companies: commandos and rangers, cover, and a look at the other hand.",
        "Barbarian": "The Red Horde: hard blows from tough orcs, trolls and ogres.",
        "Underworld": "Those Below: the fallen rise again, and shadows drain the living.",
        "Neutral": "Coin and Claw: hired swords, lone beasts and dragons.",
    },
    windows=(("key", "who is able, at key events"), ("able", "who is able"), ("always", "everybody")),
    window_hints={
        "able": "Quick: nobody is asked without an answer at hand. A question may give away that there is one.",
        "key": "Who is able is asked, and only when much is at stake.",
        "always": "Secret and slow: asked is each time, answer or none.",
    },
    options=(
        TableOption(
            "at_zero",
            "A unit or capital falls",
            "below 0",
            "at 0",
            "When its damage is more than its hit points, or already when it is as much.",
        ),
        TableOption(
            "last_cycle",
            "The match ends",
            "with a capital",
            "after 40 cycles",
            "When a capital is lost; or at the latest after the fortieth cycle, won by the healthier capital.",
            40,
        ),
    ),
    uses_maps=True,
    board_words="Table",
    tells_sides=False,
    shows_colours=True,
    size_words=_zones,
    armies=_factions_decks,
    builder=_deck_editor,
    builder_words="Decks",
    builder_hint="Build decks of your own. They can be chosen for every seat.",
)

FORMS: dict[str, Form] = {"skirmish": _SKIRMISH, "arena": _ARENA, "factions": _FACTIONS}


def form_of(game: str) -> Form:
    """A game's form."""
    if game in FORMS:
        return FORMS[game]
    from game.app.games.entries import entry_of

    profile = entry_of(game).ruleset.profile
    counts = range(profile.least_seats, profile.most_seats + 1)
    return Form(tables=tuple(Table(count, f"{count} seat{'s' if count > 1 else ''}") for count in counts))


class SeatChoice(msgspec.Struct):
    """Who sits at a seat, as chosen so far. ``army`` is one of the player's own, by its name, instead of what comes
    with the faction."""

    name: str
    kind: str
    faction: str = ""
    army: str = ""


def document(
    form: Form,
    table: Table,
    seats: list[SeatChoice],
    windows: str,
    board: Path | None,
    tiles: tuple[str, ...],
    otherwise: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """The set-up as the game's entry reads it. Raises ValueError for an army that is not there any more."""
    written: dict[str, Any] = {"seats": [_seat(form, table, number, seat) for number, seat in enumerate(seats)]}
    if form.windows:
        written["windows"] = windows
    written.update({option.field: option.value for option in form.options if option.field in otherwise})
    if board is not None:
        written["map"] = str(board)
    elif tiles:
        written["tiles"] = list(tiles)
    return written


def _seat(form: Form, table: Table, number: int, seat: SeatChoice) -> dict[str, Any]:
    told: dict[str, Any] = {"name": seat.name}
    if seat.army and form.armies is not None:
        army = next((one for one in form.armies() if one.name == seat.army), None)
        if army is None or army.why_not:
            raise ValueError(f"{seat.army}: {army.why_not if army else 'this army is not there any more.'}")
        told.update(army.told)
    elif form.factions:
        told[form.seat_field] = seat.faction
    if table.sides and form.tells_sides:
        told["side"] = table.sides[number]
    return told
