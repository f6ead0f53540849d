"""What can be chosen for a match of Arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.arena.state.options import OFFERED
from game.ui.games.set_up_form import ABLE, ABLE_HINT, ALWAYS, ALWAYS_HINT, Form, Table

if TYPE_CHECKING:
    from game.rules.arena.state.board import Board


def _hexes(board: Board) -> str:
    from game.app.games.arena.battlefield import hexes_across
    from game.rules.arena.state.board import TURNS

    wide, high = hexes_across(board)
    turns = TURNS[board.mode]
    each = ", ".join(f"{count} turns for {seats}" for seats, count in turns.items())
    length = f"{next(iter(turns.values()))} turns" if len(turns) == 1 else each
    starts = "All begin in one zone." if len(board.starts) == 1 else "Each side begins in its own zone."
    who = {"duel": "A duel", "skirmish": "Two teams of two", "melee": "A melee"}[board.mode]
    return f"{who} on {wide} by {high} hexes: {length}. {starts}"


FORM: Form[Board] = Form(
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
    windows=(ALWAYS, ABLE),
    window_hints={"always": ALWAYS_HINT, "able": ABLE_HINT},
    options=OFFERED,
    uses_maps=True,
    seat_field="colour",
    tells_sides=False,
    shows_colours=True,
    size_words=_hexes,
    board_note=lambda board: {
        "duel": "Duel, 2 players",
        "skirmish": "Two teams of two",
        "melee": "Melee, 3 to 5 players",
    }[board.mode],
)
