"""The timeline of a table of cards: plays a batch of records, from what stands before to what stands after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.motion_context import BoardSnapshot, MotionContext
from game.ui.boards.cards.motions import closing_up, motions_of, reduced_motions, spaces_of_record
from game.ui.boards.cards.moving import EntryFade, Flight
from game.ui.boards.cards.records import EntryPushed, EntryShown, Record
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.motion import CardPicture
from game.ui.boards.shared.timeline import Timeline

_NOTHING = BoardSnapshot()


class CardTimeline(Timeline):
    """Plays batches over a table of cards."""

    camera: CardCamera

    def __init__(self, camera: CardCamera, card_picture: CardPicture) -> None:
        super().__init__(camera, card_picture=card_picture)
        self.start, self.end = _NOTHING, _NOTHING
        self._pushed: dict[int, EntryShown] = {}

    def play_scene(
        self,
        records: Sequence[Record],
        start: BoardSnapshot,
        end: BoardSnapshot,
        entry_place: Callable[[int], Point | None],
    ) -> bool:
        """Begin a batch; what still plays is finished first. False when there is nothing to watch."""
        self.finish()
        self.start, self.end = start, end
        self._pushed = {record.entry.number: record.entry for record in records if isinstance(record, EntryPushed)}
        layout = self.camera.layout
        context = MotionContext(start, end, layout, self.stage, entry_place, self.chance)
        full_motion = [motion for record in records for motion in motions_of(record, context)]
        full_motion += closing_up(context, full_motion)
        return self.begin(
            full_motion,
            lambda: reduced_motions(records, MotionContext(start, end, layout, self.stage, entry_place, self.chance)),
            lambda: [space for record in records for space in spaces_of_record(record, context)],
            before=start.units,
            after=end.units,
        )

    def forget(self) -> None:
        """Finish, and let go of everything, as behind a curtain."""
        super().forget()
        self._pushed = {}
        self.start = self.end = _NOTHING

    def entries(self) -> tuple[EntryShown, ...]:
        """Return the stack as it is by now in the batch: cards that have arrived, without those that have left."""
        if not self.motions:
            return self.end.entries
        shown = list(self.start.entries)
        for motion in self.motions:
            if isinstance(motion, Flight) and motion.entry:
                if motion.leaves and motion.begun:
                    shown = [entry for entry in shown if entry.number != motion.entry]
                elif not motion.leaves and motion.done and motion.entry in self._pushed:
                    shown.append(self._pushed[motion.entry])
            elif isinstance(motion, EntryFade) and motion.begun:
                shown = [entry for entry in shown if entry.number != motion.entry]
        return tuple(shown)
