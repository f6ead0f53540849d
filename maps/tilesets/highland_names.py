"""The tiles of the tilesets *highlands* and *ruins*: in which order they lie, and what they mean on a battlefield."""

from __future__ import annotations

#: A hex's box and side on the map, and how high a level is drawn, in pixels.
WIDTH, HEIGHT, SIDE, LIFT = 64, 56, 28, 12
#: The picture of a ground tile: a slab as high as a level. The picture of a ruin: six levels and more.
SLAB = (WIDTH, HEIGHT + LIFT)
RUIN = (WIDTH, 128)
#: Levels that a pillar and a wall stand above the ground.
PILLAR, WALL = 6, 4

KINDS = {"sand": 6, "grass": 6, "rock": 6, "water": 4}
ZONES = ("1", "2", "any")
GLYPHS = ("power", "toughness", "move", "knowledge", "random")
#: The edges that a wall may stand on: to the right, to the lower right, to the lower left. The other three are these
#: of a neighbour.
EDGES = ("e", "se", "sw")

HIGHLANDS = (
    *(f"{kind}_{number}" for kind, count in KINDS.items() for number in range(count)),
    *(f"start_{zone}" for zone in ZONES),
    "scoring",
    *(f"glyph_{kind}" for kind in GLYPHS),
)
RUINS = (*(f"pillar_{number}" for number in range(2)), *(f"wall_{edge}_{i}" for edge in EDGES for i in range(2)))
#: Tiles in a row of the picture.
COLUMNS = 8


def words_of(name: str) -> tuple[str, tuple[tuple[str, str, str], ...]]:
    """Return a tile's class, and its properties: name, kind and value. A kind with a capital is a choice of the
    project's."""
    family, _, rest = name.partition("_")
    if family in KINDS:
        return "ArenaTile", (("terrain", "ArenaTerrain", family),)
    if family == "start":
        return "ArenaTile", (("start", "ArenaZone", rest),)
    if family == "glyph":
        return "ArenaTile", (("glyph", "ArenaGlyph", rest),)
    if family == "scoring":
        return "ArenaTile", (("scoring", "bool", "true"),)
    if family == "pillar":
        return "ArenaTile", (("pillar", "int", str(PILLAR)),)
    return "RuinWall", (("height", "int", str(WALL)),)
