"""Reads the glyphs of a written position, and deals kinds to those that it leaves to chance."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from game.core.dice import Dice, shuffle
from game.core.positions import PositionError
from game.geometry.hexes import Hex, to_axial
from game.rules.arena.positions.documents import PositionDocument, spot_text
from game.rules.arena.state.board import Board, GlyphKind, chance_kinds
from game.rules.arena.state.table import Glyph, Table


def glyphs_of(table: Table, written: PositionDocument, dice: Dice) -> tuple[tuple[Glyph, ...], Dice]:
    """Return the battlefield's glyphs, and the dice after dealing random ones. Raises PositionError."""
    glyphs = list(table.glyphs)
    if written.glyphs is not None:
        placed = {glyph.at: glyph for glyph in glyphs}
        chance = _dealt_places(table.board)
        glyphs = []
        for index, one in enumerate(written.glyphs):
            known = placed.pop(to_axial(table.board.stagger, *one.at), None)
            if known is None:
                raise PositionError(
                    f"glyphs[{index}].at: the battlefield has no glyph, or no other, on {spot_text(one.at)}"
                )
            if one.kind == "random" and known.at not in chance:
                raise PositionError(
                    f"glyphs[{index}].kind: the map tells the kind of the glyph on {spot_text(one.at)}, so none is "
                    f"dealt there by chance; {known.kind} is expected, not random"
                )
            is_up = one.kind != "random" if one.up is None else one.up
            glyphs.append(replace(known, kind=one.kind, is_up=is_up))
    if written.pending is None:
        glyphs, dice = _dealt(table.board, glyphs, dice)
    return tuple(glyphs), dice


def _dealt_places(board: Board) -> set[Hex]:
    return {place.at for place in board.glyphs if place.kind == "random"}


def _dealt(board: Board, glyphs: list[Glyph], dice: Dice) -> tuple[list[Glyph], Dice]:
    """Return the glyphs with a kind dealt to each that has none, from the kinds that no other random glyph has used."""
    chance = _dealt_places(board)
    left = Counter(chance_kinds(len(chance)))
    left.subtract(glyph.kind for glyph in glyphs if glyph.at in chance and glyph.kind != "random")
    # A glyph that is gone was one of Knowledge: no other is ever used up.
    left["knowledge"] -= len(chance - {glyph.at for glyph in glyphs})
    for kind, count in left.items():
        if count < 0:
            raise PositionError(f"glyphs: there are not that many of {kind} among the glyphs dealt by chance")
    pool: list[GlyphKind] = list(left.elements())
    if any(glyph.kind == "random" for glyph in glyphs):
        kinds, dice = shuffle(dice, pool)
        pool = list(kinds)
    return [replace(glyph, kind=pool.pop(0)) if glyph.kind == "random" else glyph for glyph in glyphs], dice
