"""Terrain brushes for Tiled: with them a stroke of wall, rock or water gets its edges and corners by itself."""

from __future__ import annotations

from game.app.games.skirmish.dungeon_tiles import BLOBS, EDGES, NUMBERS, ROCK_KINDS, WALL_KINDS, E, N, S, W


def wang_sets() -> list[str]:
    """Return the ``<wangsets>`` of the tileset, line by line. Wang ids begin at the north and go clockwise."""
    mixed = [("Walls", "wall", "#8b8478", WALL_KINDS), ("Rock", "rock", "#706356", ROCK_KINDS)]
    lines = [" <wangsets>"]
    for title, family, colour, kinds in mixed:
        lines += _opening(title, "mixed", NUMBERS[f"{family}_0_255"], colour)
        for kind in range(kinds):
            for mask in BLOBS:
                ids = ",".join(str(mask >> bit & 1) for bit in range(8))
                lines.append(f'   <wangtile tileid="{NUMBERS[f"{family}_{kind}_{mask}"]}" wangid="{ids}"/>')
        lines.append("  </wangset>")
    edges = [("Water", "water", "#1c3e4e"), ("Rails", "rail", "#b8aa90")]
    edges += [("Start area 1", "start_1", "#3b7dd8"), ("Start area 2", "start_2", "#e39b2d")]
    for title, family, colour in edges:
        lines += _opening(title, "edge", NUMBERS[f"{family}_15"], colour)
        for mask in EDGES:
            around = {N: mask & 1, E: mask >> 1 & 1, S: mask >> 2 & 1, W: mask >> 3 & 1}
            ids = ",".join(str(around.get(1 << bit, 0)) for bit in range(8))
            lines.append(f'   <wangtile tileid="{NUMBERS[f"{family}_{mask}"]}" wangid="{ids}"/>')
        lines.append("  </wangset>")
    return [*lines, " </wangsets>"]


def _opening(title: str, kind: str, tile: int, colour: str) -> list[str]:
    return [
        f'  <wangset name="{title}" type="{kind}" tile="{tile}">',
        f'   <wangcolor name="{title}" color="{colour}" tile="{tile}" probability="1"/>',
    ]
