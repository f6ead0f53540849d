"""Skirmish's written positions on drawn boards: both directions between a document and a map."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

import msgspec

from game.app.games.skirmish.dungeon_tiles import NUMBERS, SIZE
from game.app.games.skirmish.tiling import LAYERS, tile_layers
from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.written import Document, MomentKind, card_of, defaults_of, record_of
from game.rules.skirmish.positions.documents import BoardDocument
from game.rules.skirmish.positions.reading import load_position
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Table


def _draw(document: Document) -> list[DrawnCard]:
    return [card_of(one, "", tuple(one["at"]), leave=("at",)) for one in document.pop("pieces", ())]


def _write(cards: Sequence[DrawnCard], document: Document) -> None:
    document["pieces"] = [{**record_of(card), "at": list(card.space), "seat": card.seat} for card in cards]


def _numbers(table: Table, cards: Sequence[DrawnCard]) -> tuple[int, ...]:
    by_cell = {one.cell: one.id for one in table.creatures.values()}
    return tuple(by_cell[card.space] for card in cards)


def _map_of(board: Board) -> Document:
    document: Document = msgspec.to_builtins(BoardDocument(board.grid.rows, board.name, board.starts, board.source))
    return document


def _draw_board(written: Document) -> str:
    """Return a map file of a written board, in the dungeon's tiles."""
    rows, starts = tuple(written["rows"]), [[tuple(cell) for cell in area] for area in written.get("starts", ())]
    layers = {name: tiles for name, tiles in tile_layers(rows, starts).items() if tiles}
    width, height = len(rows[0]), len(rows)
    text = (
        '<map version="1.10" tiledversion="1.10.2" class="SkirmishBoard" orientation="orthogonal"'
        f' renderorder="right-down" width="{width}" height="{height}" tilewidth="{SIZE}" tileheight="{SIZE}"'
        f' infinite="0" nextlayerid="{len(layers) + 1}" nextobjectid="1">\n <properties>\n'
        f'  <property name="title" value={quoteattr(written.get("name", BoardDocument.__struct_defaults__[0]))}/>\n'
        ' </properties>\n <tileset firstgid="1" source="tilesets/dungeon.tsx"/>\n'
    )
    for number, name in enumerate(sorted(layers, key=LAYERS.index), 1):
        tiles = layers[name]
        lines = (
            ",".join(str(NUMBERS[tiles[x, y]] + 1 if (x, y) in tiles else 0) for x in range(width))
            for y in range(height)
        )
        text += f' <layer id="{number}" name="{name}" width="{width}" height="{height}">\n  <data encoding="csv">\n'
        text += ",\n".join(lines) + "\n</data>\n </layer>\n"
    return text + "</map>\n"


MOMENTS = MomentKind(
    game="skirmish",
    draw=_draw,
    write=_write,
    load=load_position,
    list_of="faction",
    numbers=_numbers,
    map_of=_map_of,
    draw_board=_draw_board,
    map_defaults=defaults_of(BoardDocument),
)
