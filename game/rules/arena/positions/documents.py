"""The form of position documents, and battlefields that are written as rows of levels.

All places in documents are ``[column, row]`` as the map editor counts them.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from game.core.positions import PositionError
from game.core.state import Outcome
from game.geometry.hex_grounds import BY_NAME, GROUND_KINDS, LAND
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, Stagger, edge_of, from_axial, neighbours, to_axial
from game.rules.arena.cards.effects import Colour
from game.rules.arena.chapters import AnyStep
from game.rules.arena.state.board import MOST_SPACES, Board, GlyphKind, GlyphPlace, Mode, in_rows
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.table import AttackMade, Lasting, Playing, Turn

#: A place as the map editor counts it.
Spot = tuple[int, int]
#: What stands for the levels from 0 to 35 in a row, and what for no ground.
_LEVELS = string.digits + string.ascii_lowercase
_HOLES = ". "


class PillarDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A pillar, and its height in levels."""

    at: Spot
    height: int = 9


class WallDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A wall between two neighbouring spaces, and its height in levels."""

    between: tuple[Spot, Spot]
    height: int = 4


class GlyphDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A glyph. ``random`` is one of the four kinds, dealt by the seed; it lies face down, the others face up."""

    at: Spot
    kind: GlyphKind = "random"
    up: bool | None = None


class BoardDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A battlefield. Each character of ``rows`` is a space of level 0 to 9, or 10 to 35 as ``a`` to ``z``, or ``.`` for
    no ground; a row may be a list of numbers and nulls too. ``origin`` is the place of the first character."""

    rows: tuple[str | tuple[int | None, ...], ...]
    name: str = "Written battlefield"
    mode: Mode = "duel"
    water: tuple[Spot, ...] = ()
    grounds: dict[str, tuple[Spot, ...]] = {}
    pillars: tuple[PillarDocument, ...] = ()
    walls: tuple[WallDocument, ...] = ()
    glyphs: tuple[GlyphDocument, ...] = ()
    starts: tuple[tuple[Spot, ...], ...] = ()
    scoring: tuple[Spot, ...] = ()
    axis: Literal["x", "y"] = "y"
    index: Literal["odd", "even"] = "odd"
    origin: Spot = (0, 0)
    source: str = ""


class SeatDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's cards. Without ``army`` and ``spells`` it plays those that come with its ``colour``. ``fallen`` are
    figures that are destroyed, each by the name of its army card; ``library`` has its top card first."""

    name: str = ""
    colour: Colour | None = None
    army: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    library: Literal["rest"] | tuple[str, ...] = "rest"
    fallen: tuple[str | FallenDocument, ...] = ()


class FallenDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A destroyed figure: its army card and which of the card's figures it is, counted from 1."""

    name: str
    figure: int


class FigureDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A figure on the battlefield, by the name of its army card. ``seat`` controls it, ``owner`` brought it; ``figure``
    is which of the card's figures it is, counted from 1; ``back`` is the second space of a long one."""

    name: str
    at: Spot
    back: Spot | None = None
    seat: int | None = None
    owner: int | None = None
    figure: int | None = None
    damage: int = 0


class EnchantmentDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An enchantment on an army card ``on`` of ``seat``; ``owner`` brought the enchantment."""

    card: str
    on: str
    seat: int | None = None
    owner: int | None = None


class TurnDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whose turn it is and how far it has come. ``card`` is the chosen army card; ``spells`` and ``summoned`` count
    what was done this turn. Figures are called by their number in ``figures``, or by a name that only one of them has.
    ``beside`` are pairs of figures that stood side by side as the turn began, friends and enemies."""

    seat: int = 0
    number: int = 1
    phase: Literal["setup", "draw", "choose", "spells", "move", "attack", "spells_after", "end", "over"] = "choose"
    card: str | None = None
    spells: int = 0
    summoned: int = 0
    moved: tuple[int | str, ...] = ()
    attacked: tuple[int | str, ...] = ()
    halted: tuple[int | str, ...] = ()
    used: tuple[str, ...] = ()
    beside: tuple[tuple[int | str, int | str], ...] | None = None


class PendingDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies between two answers when the rules are in the middle of something: the engine's own records, as the
    program writes them; nobody is expected to write this by hand."""

    agenda: tuple[AnyStep, ...] = ()
    turn: Turn | None = None
    lasting: tuple[Lasting, ...] = ()
    playing: Playing | None = None
    attack_made: AttackMade | None = None
    looking: tuple[tuple[int, ...], ...] = ()
    outcome: Outcome | None = None


class PositionDocument(ArenaOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position. ``map`` is rows or an object (a file's name is resolved before this is read). ``glyphs`` are
    those that lie there still; ``out`` are seats that have left a melee, ``zones`` those that began in each starting
    zone (-1: nobody)."""

    map: tuple[str, ...] | BoardDocument
    game: str = "arena"
    seats: tuple[SeatDocument, ...] = ()
    figures: tuple[FigureDocument, ...] = ()
    enchantments: tuple[EnchantmentDocument, ...] = ()
    glyphs: tuple[GlyphDocument, ...] | None = None
    turn: TurnDocument = msgspec.field(default_factory=TurnDocument)
    out: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    seed: int = 0
    drawn: int = 0
    next_id: int = 0
    next_decision: int = 1
    pending: PendingDocument | None = None


def spot_text(spot: Spot) -> str:
    """Return a place as messages call it."""
    return f"({spot[0]}, {spot[1]})"


# Battlefields


def read_board(written: tuple[str, ...] | BoardDocument) -> Board:
    """Return a battlefield from its rows. Raises PositionError."""
    drawn = written if isinstance(written, BoardDocument) else BoardDocument(written)
    stagger = Stagger(drawn.axis, drawn.index)
    levels = _levels(drawn, "map.rows" if isinstance(written, BoardDocument) else "map")

    def space(place: str, spot: Spot) -> Hex:
        if spot not in levels:
            raise PositionError(f"{place}: there is no space {spot_text(spot)}")
        return to_axial(stagger, *spot)

    def spaces(place: str, spots: Iterable[Spot]) -> tuple[Hex, ...]:
        return tuple(space(f"{place}[{number}]", spot) for number, spot in enumerate(spots))

    terrain = _terrain(drawn, levels, stagger, space)
    return Board(
        drawn.name,
        drawn.mode,
        terrain,
        tuple(spaces(f"map.starts[{number}]", zone) for number, zone in enumerate(drawn.starts))
        or _outer(levels, stagger, drawn.mode),
        tuple(
            GlyphPlace(space(f"map.glyphs[{number}].at", glyph.at), glyph.kind)
            for number, glyph in enumerate(drawn.glyphs)
        ),
        spaces("map.scoring", drawn.scoring),
        stagger,
        drawn.source,
    )


def _levels(drawn: BoardDocument, place: str) -> dict[Spot, int]:
    if not drawn.rows or sum(len(row) for row in drawn.rows) > MOST_SPACES:
        raise PositionError(f"{place}: 1 to {MOST_SPACES} spaces are expected")
    found: dict[Spot, int] = {}
    column, row = drawn.origin
    for down, line in enumerate(drawn.rows):
        for across, mark in enumerate(line):
            if mark is None or (isinstance(mark, str) and mark in _HOLES):
                continue
            level = _LEVELS.find(mark) if isinstance(mark, str) else mark
            if isinstance(mark, str) and level < 0:
                raise PositionError(f"{place}[{down}]: levels 0 to 9 and a to z, or . are expected, not {mark!r}")
            if not -99 <= level <= 99:
                raise PositionError(f"{place}[{down}]: levels from -99 to 99 are expected, not {level}")
            found[column + across, row + down] = level
    if not found:
        raise PositionError(f"{place}: at least one space is expected")
    return found


def _terrain(
    drawn: BoardDocument, levels: dict[Spot, int], stagger: Stagger, space: Callable[[str, Spot], Hex]
) -> HexTerrain:
    grounds = {space(f"map.water[{number}]", spot): "water" for number, spot in enumerate(drawn.water)}
    for name, spots in drawn.grounds.items():
        if not BY_NAME.get(name, LAND).matters:
            known = ", ".join(kind.name for kind in GROUND_KINDS if kind.matters)
            raise PositionError(f"map.grounds: one of {known} is expected, not {name!r}")
        grounds |= {space(f"map.grounds.{name}[{number}]", spot): name for number, spot in enumerate(spots)}
    pillars = {}
    for number, pillar in enumerate(drawn.pillars):
        if not 1 <= pillar.height <= 99:
            raise PositionError(f"map.pillars[{number}].height: 1 to 99 is expected, not {pillar.height}")
        pillars[space(f"map.pillars[{number}].at", pillar.at)] = pillar.height
    walls = []
    for number, wall in enumerate(drawn.walls):
        one, other = (space(f"map.walls[{number}].between[{end}]", spot) for end, spot in enumerate(wall.between))
        if other not in neighbours(one):
            raise PositionError(f"map.walls[{number}].between: two neighbouring spaces are expected")
        if not 1 <= wall.height <= 99:
            raise PositionError(f"map.walls[{number}].height: 1 to 99 is expected, not {wall.height}")
        walls.append(Wall(edge_of(one, other), wall.height))
    by_place = {to_axial(stagger, *spot): level for spot, level in levels.items()}
    columns = tuple(
        Column(place, by_place[place], grounds.get(place, ""), pillars.get(place, 0)) for place in in_rows(by_place)
    )
    return HexTerrain(columns, tuple(walls))


def _outer(levels: dict[Spot, int], stagger: Stagger, mode: Mode) -> tuple[tuple[Hex, ...], ...]:
    """Start zones where none are written: the columns at either end, or every space for a melee."""
    if mode == "melee":
        return (in_rows([to_axial(stagger, *spot) for spot in levels]),)
    columns = [column for column, _ in levels]
    ends = (min(columns), max(columns))
    return tuple(in_rows([to_axial(stagger, *spot) for spot in levels if spot[0] == end]) for end in ends)


def write_board(board: Board) -> BoardDocument:
    """Return the document of a battlefield: ``read_board`` makes an equal one of it."""

    def spot(place: Hex) -> Spot:
        return from_axial(board.stagger, place)

    columns = board.terrain.columns
    levels = {spot(column.at): column.level for column in columns}
    left, top = min(column for column, _ in levels), min(row for _, row in levels)
    width, height = (max(spot[axis] for spot in levels) + 1 - (left, top)[axis] for axis in (0, 1))
    rows = (tuple(levels.get((left + across, top + down)) for across in range(width)) for down in range(height))
    grounds = dict.fromkeys(column.ground for column in columns if column.ground)
    named = {name: tuple(spot(column.at) for column in columns if column.ground == name) for name in grounds}
    return BoardDocument(
        rows=tuple(_row(row) for row in rows),
        name=board.name,
        mode=board.mode,
        water=named.pop("water", ()),
        grounds=named,
        pillars=tuple(PillarDocument(spot(column.at), column.pillar) for column in columns if column.pillar),
        walls=tuple(
            WallDocument((spot(wall.edge[0]), spot(wall.edge[1])), wall.height) for wall in board.terrain.walls
        ),
        glyphs=tuple(GlyphDocument(spot(glyph.at), glyph.kind) for glyph in board.glyphs),
        starts=tuple(tuple(spot(place) for place in zone) for zone in board.starts),
        scoring=tuple(spot(place) for place in board.scoring),
        axis=board.stagger.axis,
        index=board.stagger.index,
        origin=(left, top),
        source=board.source,
    )


def _row(levels: tuple[int | None, ...]) -> str | tuple[int | None, ...]:
    if any(level is not None and not 0 <= level < len(_LEVELS) for level in levels):
        return levels
    return "".join("." if level is None else _LEVELS[level] for level in levels)
