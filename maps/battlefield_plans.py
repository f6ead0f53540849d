"""The plans of the battlefields that come with Tessera."""

from __future__ import annotations

from dataclasses import dataclass, field

Cell = tuple[int, int]


@dataclass(frozen=True)
class Battlefield:
    """A battlefield: on each hex of ``rows`` a level, ``~`` for water on level 1, ``.`` for no space. Every second row
    begins half a hex further right. Walls stand between two spaces; ``starts`` are by zone."""

    file: str
    title: str
    about: str
    mode: str
    rows: tuple[str, ...]
    starts: dict[str, tuple[Cell, ...]]
    glyphs: dict[Cell, str]
    pillars: tuple[Cell, ...] = ()
    walls: tuple[tuple[Cell, Cell], ...] = ()
    scoring: tuple[Cell, ...] = field(default=())

    def level(self, cell: Cell) -> int:
        """Return the level of a hex, 0 for no space."""
        x, y = cell
        sign = self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]) else "."
        return 0 if sign == "." else 1 if sign == "~" else int(sign)

    def cells(self) -> tuple[Cell, ...]:
        """Return all hexes with ground, row by row."""
        whole = ((x, y) for y in range(len(self.rows)) for x in range(len(self.rows[y])))
        return tuple(cell for cell in whole if self.level(cell))

    def is_water(self, cell: Cell) -> bool:
        """Return whether there is water."""
        return self.level(cell) > 0 and self.rows[cell[1]][cell[0]] == "~"


def _strip(left: int, right: int, top: int) -> tuple[Cell, ...]:
    """Return two rows of spaces, from the column ``left`` to the one before ``right``."""
    return tuple((x, y) for y in (top, top + 1) for x in range(left, right))


BATTLEFIELDS = (
    Battlefield(
        file="duel",
        title="The Duel",
        about="Two hills guard the corners, a pond parts the middle. Whoever takes a hill looks down on all comers.",
        mode="duel",
        rows=(
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1122211111113311",
            "1244211111133311",
            "1246421111113311",
            "1244211111111111",
            "1122211111111111",
            "111111~~11111111",
            "111111~~~1111111",
            "1111111~~~111111",
            "11111111~~111111",
            "1111111111122211",
            "1111111111124421",
            "1133111111246421",
            "1133311111124421",
            "1133111111122211",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
        ),
        pillars=(
            (10, 7),
            (5, 14),
        ),
        walls=(
            ((4, 12), (4, 13)),
            ((5, 12), (5, 13)),
            ((10, 8), (10, 9)),
            ((11, 8), (11, 9)),
        ),
        glyphs={
            (1, 10): "power",
            (14, 11): "toughness",
            (5, 8): "move",
            (10, 13): "move",
        },
        starts={"1": _strip(4, 12, 0), "2": _strip(4, 12, 20)},
    ),
    Battlefield(
        file="ridge",
        title="The Ridge",
        about="A long ridge bars the way. Its one low pass is soon full of those who wanted to be first.",
        mode="duel",
        rows=(
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1~~1111122111111",
            "1~~1111222111111",
            "1111111122111111",
            "1111111111111111",
            "1111111111111111",
            "1122222222222211",
            "1133333223333311",
            "1133333223333311",
            "1122222222222211",
            "1111111111111111",
            "1111111111111111",
            "1111112211111111",
            "1111112221111~~1",
            "1111112211111~~1",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
        ),
        walls=(
            ((5, 7), (5, 8)),
            ((6, 7), (6, 8)),
            ((9, 13), (9, 14)),
            ((10, 13), (10, 14)),
        ),
        glyphs={
            (0, 10): "power",
            (15, 11): "power",
            (7, 7): "knowledge",
            (8, 14): "knowledge",
        },
        starts={"1": _strip(4, 12, 0), "2": _strip(4, 12, 20)},
    ),
    Battlefield(
        file="lagoon",
        title="The Lagoon",
        about="An island in a ring of water, with a rock on it that sees everything. Wading there takes its time.",
        mode="duel",
        rows=(
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "13311~~~~~111111",
            "13331~~~~~~11111",
            "1331~~22~~~11111",
            "1111~~2422~~1111",
            "1111~~2242~~1111",
            "11111~~~22~~1331",
            "11111~~~~~~13331",
            "111111~~~~~11331",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
            "1111111111111111",
        ),
        pillars=(
            (12, 6),
            (13, 6),
            (2, 15),
            (3, 15),
        ),
        glyphs={
            (2, 12): "move",
            (13, 9): "move",
            (8, 10): "power",
            (7, 11): "power",
        },
        starts={"1": _strip(4, 12, 0), "2": _strip(4, 12, 20)},
    ),
    Battlefield(
        file="skirmish",
        title="The Skirmish",
        about="Four hills and a stream for two teams of two. What the glyphs do shows only who steps on them.",
        mode="skirmish",
        rows=(
            "11111111111111111111",
            "11111111111111111111",
            "11111111111111111111",
            "11111111111111111111",
            "11122211111111222111",
            "11244211111112442111",
            "11244421111112444211",
            "11244211111112442111",
            "111222111~~~11222111",
            "11111111~~~~11111111",
            "111111111~~~11111111",
            "11111111~~~111111111",
            "11111111~~~~11111111",
            "11122211~~~111222111",
            "11124421111111244211",
            "11244421111112444211",
            "11124421111111244211",
            "11122211111111222111",
            "11111111111111111111",
            "11111111111111111111",
            "11111111111111111111",
            "11111111111111111111",
        ),
        walls=(
            ((7, 5), (7, 6)),
            ((7, 15), (7, 16)),
            ((8, 5), (8, 6)),
            ((8, 15), (8, 16)),
            ((11, 5), (11, 6)),
            ((11, 15), (11, 16)),
            ((12, 5), (12, 6)),
            ((12, 15), (12, 16)),
        ),
        glyphs={
            (2, 9): "random",
            (17, 12): "random",
            (9, 6): "random",
            (10, 15): "random",
        },
        starts={"1": _strip(3, 17, 0), "2": _strip(3, 17, 20)},
    ),
    Battlefield(
        file="melee",
        title="The Melee",
        about="Three hills, three glyphs, and every Planeswalker alone. What stands by the glyphs at the end counts.",
        mode="melee",
        rows=(
            "......111111111111.....",
            ".....1111111111111.....",
            ".....11111111111111....",
            "....111111111111111....",
            "....1111111111111111...",
            "...111122211111~~111...",
            "...111124421111~~~111..",
            "..1111244421111~~1111..",
            "..111~~244211112221111.",
            ".111~~~222111124421111.",
            ".1111~~1111~~1244421111",
            "1111111111~~~1244211111",
            ".1111111111~~1122211111",
            ".111111111111111111111.",
            "..11111112221111111111.",
            "..1111112442111111111..",
            "...111112444211111111..",
            "...111112442~~111111...",
            "....11111222~~~11111...",
            "....11111111~~11111....",
            ".....11111111111111....",
            ".....1111111111111.....",
            "......111111111111.....",
        ),
        pillars=(
            (8, 3),
            (19, 12),
            (7, 18),
        ),
        glyphs={
            (16, 14): "power",
            (7, 14): "toughness",
            (11, 5): "move",
        },
        starts={
            "any": (
                (5, 2),
                (18, 2),
                (4, 3),
                (5, 3),
                (17, 3),
                (18, 3),
                (4, 4),
                (5, 4),
                (18, 4),
                (19, 4),
                (2, 7),
                (20, 7),
                (2, 8),
                (3, 8),
                (20, 8),
                (21, 8),
                (1, 9),
                (2, 9),
                (20, 9),
                (21, 9),
                (8, 21),
                (9, 21),
                (13, 21),
                (14, 21),
                (8, 22),
                (9, 22),
                (10, 22),
                (13, 22),
                (14, 22),
                (15, 22),
            )
        },
        scoring=(
            (11, 4),
            (12, 4),
            (10, 5),
            (12, 5),
            (11, 6),
            (12, 6),
            (6, 13),
            (7, 13),
            (15, 13),
            (16, 13),
            (6, 14),
            (8, 14),
            (15, 14),
            (17, 14),
            (6, 15),
            (7, 15),
            (15, 15),
            (16, 15),
        ),
    ),
)
