"""The tables of Heroes as boards of cards, and what each area of them is for."""

from __future__ import annotations

from game.app.maps.card_table import CardTable
from game.ui.boards.cards.layout import WIDE, Area, Box, CardLayout, Kind
from game.ui.games.card_tables import card_layout, tables_of

HERO, EQUIPMENT, ALLIES, RESOURCES = "hero", "equipment", "allies", "resources"
DECK, GRAVEYARD, CHAIN = "deck", "graveyard", "chain"


def area_of(what: str, seat: int) -> str:
    """Return a seat's area for something."""
    return f"{what} {seat}"


def layouts(wanted: str = "") -> tuple[CardLayout, ...]:
    """Return every table to play on, the ``wanted`` map's first; the plain one where none can be read."""

    def lay_out(read: object) -> CardLayout | None:
        return card_layout(read) if isinstance(read, CardTable) else None

    return tables_of("heroes", wanted, lay_out) or (plain_layout(),)


def plain_layout(style: str = "hall") -> CardLayout:
    """Return our own table: seat 0 below, allies facing in the middle, piles left, the chain right."""
    tall, edge, chain = 3.2, 0.2, 4.0
    left, right = 2.5, WIDE - chain
    wide = right - left
    areas: list[Area] = []
    space = 0
    for seat, back, front in ((0, 3 * tall, 2 * tall), (1, 0.0, tall)):
        places: tuple[tuple[str, Kind, Box, int], ...] = (
            (DECK, "pile", Box(edge, back, left - edge, tall), 0),
            (GRAVEYARD, "pile", Box(edge, front, left - edge, tall), 0),
            (ALLIES, "row", Box(left, front, wide, tall), 7),
            (HERO, "slot", Box(left, back, wide * 0.18, tall), 0),
            (EQUIPMENT, "row", Box(left + wide * 0.18, back, wide * 0.5, tall), 4),
            (RESOURCES, "row", Box(left + wide * 0.68, back, wide * 0.32, tall), 0),
        )
        for what, kind, box, room in places:
            number = 0
            if kind != "pile":
                space += 1
                number = space
            inner = Box(box.x, box.y + edge, box.w, box.h - edge)
            areas.append(Area(area_of(what, seat), what, kind, inner, seat, number, "", room))
    areas.append(Area(CHAIN, CHAIN, "stack", Box(right + edge, edge, chain - 2 * edge, 4 * tall - 2 * edge)))
    return CardLayout(WIDE, 4 * tall, tuple(areas), style, shares=True)
