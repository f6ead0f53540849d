"""The battlefield's timeline: plays a batch of records, from the figures before to those after."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pygame

from game.ui.art.card_faces import FaceRecord, card_back, small_card
from game.ui.boards.hexes.motions import Play, calm_motions, motions_of, places_of_record
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.hexes.records import Record
from game.ui.boards.hexes.tokens import Standing
from game.ui.boards.shared.motion import CardPicture, Motion, PlaceOf, Stage
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.timeline import colour_name

Figures = Mapping[int, Standing]


def plain_card(key: str, deck: str, width: int) -> pygame.Surface:
    """A small face with a picture and a name made of the key, or a back for a card that is not known."""
    if not key:
        return card_back("arena", width, deck=deck)
    return small_card(FaceRecord("arena", key, key.replace("_", " ").title()), width)


class HexTimeline:
    """Plays batches over a battlefield seen through ``camera``.

    ``speed`` is 1, 2, 4, or 0 for no motion at all; ``reduced``: short fades in place of motion. The screen says where
    places are and what cards look like (``stage``), and hears the names of sounds."""

    def __init__(
        self,
        camera: HexCamera,
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
        self.before: Figures = {}
        self.after: Figures = {}
        self.motions: list[Motion] = []
        self._unheard: list[Motion] = []
        self._chance = Random(seed)
        self._now = 0.0

    @property
    def is_playing(self) -> bool:
        """Whether a batch is under way."""
        return bool(self.motions)

    def play(self, records: Sequence[Record], before: Figures, after: Figures) -> bool:
        """Begin a batch; what still plays is finished first. False when there is nothing to watch."""
        self.finish()
        self.before, self.after = before, after
        projection = self.camera.projection
        play = Play(before, after, projection, self.stage, self._chance)
        lively = [motion for record in records for motion in motions_of(record, play)]
        if self.reduced:
            self.motions = list(calm_motions(records, Play(before, after, projection, self.stage, self._chance)))
        else:
            self.motions = lively
        self._unheard = [motion for motion in lively if motion.sound]
        self._now = 0.0
        self._sound_out()
        if self.speed <= 0:
            self.finish()
        elif self.motions:
            self.camera.follow([(place, 1) for record in records for place in places_of_record(record, play.figure)])
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
        """Finish, and hold nothing any more, as behind a curtain."""
        self.finish()
        self.before, self.after = {}, {}

    def poses(self) -> dict[int, Pose]:
        """How figures stand just now; those that are not named stand still."""
        found: dict[int, Pose] = {}
        for motion in self.motions:
            for number, pose in motion.poses():
                found[number] = found[number].with_other(pose) if number in found else pose
        return found

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Draw what is seen over the board's figures."""
        for motion in self.motions:
            if not motion.over:
                motion.draw(surface, self.camera)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards on their way, over the panels too."""
        for motion in self.motions:
            if motion.over:
                motion.draw(surface, self.camera)

    def _sound_out(self) -> None:
        """Each sound once a batch, when its motion begins."""
        due = [motion for motion in self._unheard if motion.delay <= self._now or self.speed <= 0]
        self._unheard = [motion for motion in self._unheard if motion not in due]
        if self.play_sound is not None:
            for name in dict.fromkeys(motion.sound for motion in due):
                self.play_sound(name)
