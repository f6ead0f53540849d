"""The timeline: plays one batch at a time, all of its motions together, from what stands before to what stands
afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random

import pygame

from game.geometry.squares import Cell
from game.ui.art.tones import seat_colour_name
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.motion import CardPicture, Motion, PlaceOf, Stage
from game.ui.boards.shared.plain_cards import plain_card
from game.ui.boards.shared.poses import Pose

#: How fast each setting plays; ``off`` shows only the outcome.
SPEEDS: dict[str, float] = {"x1": 1.0, "x2": 2.0, "x4": 4.0, "off": 0.0}

#: What stands on a board, by its number.
PiecesShown = Mapping[int, object]
#: Spaces of a board, each with its size, for the camera to follow.
Spaces = Iterable[tuple[Cell, int]]


def colour_name(seat: int) -> str:
    return seat_colour_name(seat)


class Timeline:
    """Plays batches over a board seen through ``camera``.

    ``speed`` is 1, 2, 4, or 0 for no motion at all; ``reduced``: short fades in place of motion. The screen says where
    places are and what cards look like (``stage``), and hears the names of sounds. ``chance`` scatters what is left to
    chance in the motions, and nothing else."""

    def __init__(
        self,
        camera: Camera,
        *,
        place_of: PlaceOf | None = None,
        card_picture: CardPicture = plain_card,
        seat_name: Callable[[int], str] = colour_name,
        play_sound: Callable[[str], None] | None = None,
        seed: int = 1,
    ) -> None:
        self.camera = camera
        self.stage = Stage(camera, place_of or (lambda place, seat: None), card_picture, seat_name)
        self.play_sound = play_sound
        self.speed = 1.0
        self.reduced = False
        self.before: PiecesShown = {}
        self.after: PiecesShown = {}
        self.motions: list[Motion] = []
        #: Counts the batches that were begun.
        self.batches = 0
        self.chance = Random(seed)
        self._unheard: list[Motion] = []
        self._now = 0.0

    @property
    def is_playing(self) -> bool:
        return bool(self.motions)

    def begin(
        self,
        full_motion: Sequence[Motion],
        reduced_motion: Callable[[], Iterable[Motion]],
        spaces: Callable[[], Spaces],
        *,
        before: PiecesShown,
        after: PiecesShown,
    ) -> bool:
        """Begin a batch. ``reduced_motion`` is asked for what stands in for ``full_motion`` where motion is reduced,
        and ``spaces`` for where it happens. False when there is nothing to watch. Finish what still plays before the
        motions are made."""
        self.before, self.after = before, after
        self.batches += 1
        self.motions = list(reduced_motion()) if self.reduced else list(full_motion)
        self._unheard = [motion for motion in full_motion if motion.sound]
        self._now = 0.0
        self._sound_out()
        if self.speed <= 0:
            self.finish()
        elif self.motions:
            self.camera.follow(list(spaces()))
        return self.is_playing

    def update(self, seconds: float) -> bool:
        """Let time pass. True while the batch plays."""
        if not self.motions:
            return False
        step = seconds * self.speed
        self._now += step
        running = [motion.update(step) for motion in self.motions]
        self._sound_out()
        if not any(running):
            self.finish()
        return self.is_playing

    def finish(self) -> None:
        """Jump to the end of the batch."""
        self.motions = []
        self._unheard = []

    def forget(self) -> None:
        """Finish, and let go of everything, as behind a curtain."""
        self.finish()
        self.before, self.after = {}, {}

    def poses(self) -> dict[int, Pose]:
        """Return how pieces stand just now; those that are not named stand still."""
        found: dict[int, Pose] = {}
        for motion in self.motions:
            for number, pose in motion.poses():
                found[number] = found[number].with_other(pose) if number in found else pose
        return found

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Draw what is seen over the board's pieces."""
        for motion in self.motions:
            if not motion.over:
                motion.draw(surface, self.camera)

    def parts(self) -> dict[Hashable, pygame.Rect] | None:
        """Return what motions draw over the board's pieces, by what it shows, with its place on the screen; None when
        one of them may draw anywhere."""
        found: dict[Hashable, pygame.Rect] = {}
        for number, motion in enumerate(self.motions):
            areas = motion.areas(self.camera) if not motion.over else []
            if areas is None:
                return None
            found |= {("motion", number, motion.begun, motion.share, place): area for place, area in enumerate(areas)}
        return found

    @property
    def is_over_all(self) -> bool:
        """Return whether anything flies over the panels too."""
        return any(motion.over for motion in self.motions)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards and coins on their way, over the panels too."""
        for motion in self.motions:
            if motion.over:
                motion.draw(surface, self.camera)

    def _sound_out(self) -> None:
        """Play each sound once a batch, when its motion begins."""
        due = [motion for motion in self._unheard if motion.delay <= self._now or self.speed <= 0]
        self._unheard = [motion for motion in self._unheard if motion not in due]
        if self.play_sound is not None:
            for name in dict.fromkeys(motion.sound for motion in due):
                self.play_sound(name)
