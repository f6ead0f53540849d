"""The maps of Arena: battlefields."""

from __future__ import annotations

from game.app.games.arena.battlefield import battlefield_of, hexes_across
from game.app.games.arena.map_words import BATTLEFIELD, CLASSES, MODE
from game.app.games.arena.scenario_kind import SCENARIOS
from game.app.games.arena.tops import look_of
from game.app.maps.kinds import GameMaps, MapKind
from game.geometry.hex_grounds import GROUND_KINDS
from game.rules.arena.state.board import Board


def _figures(board: Board) -> str:
    """Describe mode, size, heights, water, ruins, start zones, glyphs and scoring spaces."""
    columns = board.terrain.columns
    wide, high = hexes_across(board)
    highest = max(column.top for column in columns)
    pillars = sum(column.pillar > 0 for column in columns)
    words = [f"{len(columns)} spaces up to level {highest}"]
    grounds = [column.ground for column in columns]
    counts = (
        *((grounds.count(kind.name), kind.name) for kind in GROUND_KINDS),
        (pillars, "pillar"),
        (len(board.terrain.walls), "wall"),
        (len(board.glyphs), "glyph"),
        (len(board.scoring), "scoring space"),
    )
    for count, word in counts:
        if count:
            words.append(f"{count} {word}{'s' if count > 1 and word not in grounds else ''}")
    zones = " and ".join(str(len(zone)) for zone in board.starts)
    starts = f"Start zones of {zones} spaces" if len(board.starts) > 1 else f"One start zone of {zones} spaces"
    return f"**{board.mode.capitalize()}, {wide} by {high} hexes**: {', '.join(words)}. {starts}."


BATTLEFIELD_KIND = MapKind(
    game="arena",
    map_class=BATTLEFIELD,
    orientation="hexagonal",
    read=battlefield_of,
    heading="Battlefields of Arena",
    wanted="a battlefield",
    described=lambda board, title: f'battlefield "{title}" for a {board.mode}, {len(board.terrain.columns)} spaces',
    figures=_figures,
    look=look_of,
    scenarios=SCENARIOS,
    order=lambda board: MODE.values.index(board.mode),
)
MAPS = GameMaps(CLASSES, (BATTLEFIELD_KIND,))
