"""The plans of the maps that come with Tessera."""

from __future__ import annotations

from dataclasses import dataclass, field

Cell = tuple[int, int]
#: Left, top, width and height in squares.
Area = tuple[int, int, int, int]

#: What a half turn makes of stairs.
_TURNED = str.maketrans("AV<>", "VA><")


@dataclass(frozen=True)
class Plan:
    """A board's upper half (or a whole board tile): its rows, the start area of side 1, and what lies about."""

    file: str
    title: str
    about: str
    rows: tuple[str, ...]
    start: Area | None
    seed: int
    decoration: dict[Cell, str] = field(default_factory=dict)
    is_tile: bool = False
    side: int = 1

    def whole(self) -> tuple[str, ...]:
        """Return all rows of the board."""
        assert len({len(row) for row in self.rows}) == 1, (self.file, [len(row) for row in self.rows])
        if self.is_tile:
            return self.rows
        return self.rows + tuple(row[::-1].translate(_TURNED) for row in reversed(self.rows))

    def start_areas(self) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
        """Return the squares of both start areas; the second is the first after a half turn."""
        if self.start is None:
            return (), ()
        left, top, wide, high = self.start
        first = tuple((x, y) for y in range(top, top + high) for x in range(left, left + wide))
        if self.is_tile:
            return (first, ()) if self.side == 1 else ((), first)
        width, height = len(self.rows[0]), 2 * len(self.rows)
        return first, tuple((width - 1 - x, height - 1 - y) for x, y in first)

    def whole_decoration(self) -> dict[Cell, str]:
        """Return the things that lie about, in both halves; a rug that is laid across the middle is laid once."""
        if self.is_tile:
            return self.decoration
        width, height = len(self.rows[0]), 2 * len(self.rows)
        turned = {(width - 1 - x, height - 1 - y): name for (x, y), name in self.decoration.items()}
        return {**{cell: name for cell, name in turned.items() if not name.startswith("rug")}, **self.decoration}


def rug(left: int, top: int, wide: int, high: int) -> dict[Cell, str]:
    """Return a rug of that size, of its nine parts."""
    parts = {}
    for y in range(high):
        for x in range(wide):
            column = 0 if x == 0 else 2 if x == wide - 1 else 1
            row = 0 if y == 0 else 2 if y == high - 1 else 1
            parts[left + x, top + y] = f"rug_{row * 3 + column}"
    return parts


BOARDS = (
    Plan(
        "open_hall",
        "The Open Hall",
        "A pillared hall with little to hide behind. Archers love it.",
        (
            "########################",
            "#......................#",
            "#...I....I....I....I...#",
            "#..........^^..........#",
            "#......................#",
            "#.....##..........##...#",
            "#.....#...I..I.....#...#",
            "#......................#",
        ),
        (1, 4, 3, 8),
        11,
        {**rug(9, 6, 6, 4), (5, 1): "moss_0", (20, 1): "chest", (8, 3): "blood_1"},
    ),
    Plan(
        "crossing_corridors",
        "The Crossing Corridors",
        "Six chambers along a crypt's long corridor. Every doorway is an ambush.",
        (
            "############################",
            "#........##........##......#",
            "#........##........##......#",
            "#...........^.##...........#",
            "#.............##......^....#",
            "#........##........##......#",
            "###..######..####..######..#",
            "###..######..####..######..#",
            "#.......^..............^...#",
        ),
        (1, 1, 4, 4),
        23,
        {(24, 1): "chest", (12, 1): "bones_1", (6, 2): "moss_1", (21, 5): "blood_0"},
    ),
    Plan(
        "sunken_cavern",
        "The Sunken Cavern",
        "Fallen rock, black water, and one bridge that everybody wants.",
        (
            "%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%",
            "%%%%,,,,,,%%%%%%%,,,,,,,,%%%%%",
            "%%,,,,,,,,,%%%%,,,,,,,,,,,,%%%",
            "%,,,,,,,,,,,%%,,,,::,,,,,,,,%%",
            "%,,,,,,,,,,,,,,,,:::,,,%%,,,,%",
            "%,,,,,,,%,,,,,,,,,:,,,%%%%,,,%",
            "%,,,,,,%%%,,,:,,,,,,,,,%%,,,,%",
            "%%,,,,,%%%,,:~~~~,,,,,,,,,,,,%",
            "%%%,,,,,%,,~~~~~~~~,,,,,,:,,%%",
            "%,,,,,:,,,,--------,,,,,,,,,,%",
        ),
        (1, 3, 5, 4),
        35,
        {(9, 2): "bones_1", (20, 2): "bones_0", (25, 7): "moss_0"},
    ),
    Plan(
        "twin_galleries",
        "The Twin Galleries",
        "Two raised galleries look across a sunken court. The stairs are slow.",
        (
            "##########################",
            "#========================#",
            "#========================#",
            "#========================#",
            "#+++AAA++++AAAA++++AAA+++#",
            "#........................#",
            "#....I........^......I...#",
            "#.......##......##.......#",
            "#..^....#........#.......#",
        ),
        (1, 1, 8, 3),
        47,
        {**rug(10, 7, 6, 4), (23, 1): "chest", (6, 6): "bones_0"},
    ),
)

TILES = (
    Plan(
        "start_gate",
        "Gate",
        "A start tile: a gatehouse that opens to one side.",
        ("########", "#.......", "#.......", "#.......", "#.......", "#.......", "#.......", "########"),
        (1, 1, 3, 6),
        61,
        is_tile=True,
    ),
    Plan(
        "start_camp",
        "Camp",
        "A start tile: a camp in a corner of the caves.",
        ("%%%%%%%%", "%,,,,,%%", "%,,,,,,%", "%,,,,,,,", "%,,,,,,,", "%,,,,,,,", "%,,,,,,,", "%%,,,,%%"),
        (1, 2, 4, 4),
        62,
        is_tile=True,
        side=2,
    ),
    Plan(
        "crossing",
        "Crossing",
        "Open to all four sides, with a block in the middle.",
        ("##....##", "#......#", "........", "...##...", "...##...", "........", "#......#", "##....##"),
        None,
        63,
        is_tile=True,
    ),
    Plan(
        "rubble_yard",
        "Rubble Yard",
        "Open to all four sides, and slow to cross.",
        ("##....##", "#..^...#", "...^^...", "..^.....", ".....^..", "...^^...", "#...^..#", "##....##"),
        None,
        64,
        is_tile=True,
    ),
    Plan(
        "pillar_room",
        "Pillar Room",
        "Four pillars, three doors.",
        ("########", "#......#", "..I..I..", "........", "........", "..I..I..", "#......#", "##....##"),
        None,
        65,
        is_tile=True,
    ),
    Plan(
        "passage",
        "Passage",
        "A straight passage with a niche on each side.",
        ("########", "###..###", "........", "...^....", "....^...", "........", "###..###", "########"),
        None,
        66,
        is_tile=True,
    ),
    Plan(
        "bend",
        "Bend",
        "A cave that leads round a corner.",
        ("%%%%%%%%", "%%,,,,%%", "%,,,,,,,", "%,,,:,,,", "%,,:%,,,", "%,,,,,,,", "%,,,,,%%", "%%,,,,%%"),
        None,
        67,
        is_tile=True,
    ),
    Plan(
        "pool",
        "Pool",
        "Black water in the middle, ways all around it.",
        ("%%,,,,%%", "%,,,,,,%", ",,,~~,,,", ",,~~~~,,", ",,~~~~,,", ",,,~~,,,", "%,,,,,,%", "%%,,,,%%"),
        None,
        68,
        is_tile=True,
    ),
)
