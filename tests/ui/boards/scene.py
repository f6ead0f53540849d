"""Boards and tables for the tests of the board on the screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame

from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Action, Card, Creature, Player, Strike, Table, Turn

ROWS = (
    "################",
    "#..............#",
    "#...##....^^...#",
    "#...#.....^^...#",
    "#..............#",
    "#......##......#",
    "#..............#",
    "#...^......#...#",
    "#..........#...#",
    "#..............#",
    "#..............#",
    "################",
)


def screen(width: int = 960, height: int = 540) -> pygame.Surface:
    """Return a window of that size."""
    pygame.init()
    return pygame.display.set_mode((width, height))


def board(rows: tuple[str, ...] = ROWS) -> Board:
    """Return a board with start areas in its upper left and lower right."""
    grid = SquareGrid(rows)
    last_x, last_y = grid.width - 2, grid.height - 2
    first = tuple((x, y) for y in range(1, 4) for x in range(1, 5) if not grid.wall((x, y)))
    second = tuple((x, y) for y in range(last_y - 2, last_y + 1) for x in range(last_x - 3, last_x + 1))
    return Board("Test", grid, (first, second))


def table(*placed: tuple[str, int, Cell], **changes: Any) -> Table:
    """Return a table with creatures (key, seat, cell), from 1, and cards 50 (Fireball), 51 (Web), 52."""
    cards = {number: Card(key, seat) for number, (key, seat, _) in enumerate(placed, 1)}
    cards |= {50: Card("fireball", 1), 51: Card("web", 0), 52: Card("umbur_hulk", 0)}
    creatures = {number: Creature(number, key, seat, cell) for number, (key, seat, cell) in enumerate(placed, 1)}
    players = (
        Player(0, 0, "drow", actions=(0, 0, 0), creatures=(0, 52), hand=(51,), reserve=(52,), supply=9),
        Player(1, 1, "crown", actions=(0, 0, 0), creatures=(0, 0), hand=(50, 0)),
    )
    made = Table(board(), cards, players, creatures, Turn(1, 0, "action"))
    return msgspec.structs.replace(made, **changes)


def skirmish() -> Table:
    """Six creatures of both sides, two of them LARGE, with three actions on the stack."""
    stack = (
        Action(7, 1, 4, "gold_dragon", "power", power=0, cell=(8, 8)),
        Action(8, 1, 5, "elf_archer", "attack", strike=Strike("ranged"), targets=(1,)),
        Action(9, 1, 6, "dragon_knight", "card", card=50, source_card=50, targets=(3,)),
    )
    return table(
        ("drow_assassin", 0, (7, 8)),
        ("dwarf_cleric", 1, (8, 7)),
        ("droider", 0, (2, 8)),
        ("gold_dragon", 1, (12, 9)),
        ("elf_archer", 1, (9, 2)),
        ("dragon_knight", 1, (13, 4)),
        stack=stack,
    )
