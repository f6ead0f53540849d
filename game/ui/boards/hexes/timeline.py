"""The battlefield's timeline: plays a batch of records, from the figures before to those after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.boards.hexes.motions import MotionContext, motions_of, places_of_record, reduced_motions
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.hexes.records import Record
from game.ui.boards.hexes.tokens import FigureShown
from game.ui.boards.shared.timeline import Timeline

Figures = Mapping[int, FigureShown]


class HexTimeline(Timeline):
    """Plays batches over a battlefield seen through ``camera``."""

    camera: HexCamera
    before: Figures
    after: Figures

    def play(self, records: Sequence[Record], before: Figures, after: Figures) -> bool:
        """Begin a batch; what still plays is finished first. False when there is nothing to watch."""
        self.finish()
        projection = self.camera.projection
        context = MotionContext(before, after, projection, self.stage, self.chance)
        full_motion = [motion for record in records for motion in motions_of(record, context)]
        return self.begin(
            full_motion,
            lambda: reduced_motions(records, MotionContext(before, after, projection, self.stage, self.chance)),
            lambda: [(place, 1) for record in records for place in places_of_record(record, context.figure)],
            before=before,
            after=after,
        )
