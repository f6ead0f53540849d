"""The timeline: plays one batch of events at a time, all of its motions together, from the table before to after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pygame

from game.core.events import DiceRolled, Event
from game.rules.skirmish import events as e
from game.rules.skirmish.table import Table
from game.rules.skirmish.words import card_record
from game.ui.art.card_faces import FaceRecord, card_back, small_card
from game.ui.art.palette import GOOD, SEAT_NAMES
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.creature_motions import Fading
from game.ui.boards.shared.flying_motions import SHIELD, DiceTumble, Words
from game.ui.boards.shared.motion import CardPicture, Cue, Motion, PlaceOf, Stage
from game.ui.boards.shared.motions import HURT, motions_for, spaces_of
from game.ui.boards.shared.poses import Pose

#: How fast each setting plays; ``off`` shows only the outcome.
SPEEDS: dict[str, float] = {"x1": 1.0, "x2": 2.0, "x4": 4.0, "off": 0.0}


def plain_card(key: str, deck: str, width: int) -> pygame.Surface:
    """A small face with name and picture, or the back of a deck for a card that is not known."""
    if not key:
        return card_back("skirmish", width, deck=deck)
    record = card_record(key)
    face = FaceRecord("skirmish", key, record.name, level=record.level, faction=record.faction, is_level=True)
    return small_card(face, width)


def colour_name(seat: int) -> str:
    """What a seat is called by its colour."""
    return SEAT_NAMES[seat % len(SEAT_NAMES)]


class Timeline:
    """Plays batches over a board seen through ``camera``.

    ``speed`` is 1, 2, 4, or 0 for no motion at all; ``reduced``: short fades in place of motion. The screen says where
    places are and what cards look like, and hears the names of sounds."""

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
        self.before: Table | None = None
        self.after: Table | None = None
        self.motions: list[Motion] = []
        self._unheard: list[Motion] = []
        self._chance = Random(seed)

    @property
    def is_playing(self) -> bool:
        """Whether a batch is under way."""
        return bool(self.motions)

    @property
    def table(self) -> Table | None:
        """The table that the screen shows: the one before while a batch plays, then the one after."""
        return self.before if self.motions else self.after

    def play(self, batch: Sequence[Event], before: Table, after: Table) -> bool:
        """Begin a batch; what still plays is finished first. False when there is nothing to watch."""
        self.finish()
        self.before, self.after = before, after
        cue = Cue(before, after, self.stage, self._chance)
        lively = [motion for event in batch for motion in motions_for(event, cue)]
        self.motions = list(_calm(batch, cue)) if self.reduced else lively
        self._unheard = [motion for motion in lively if motion.sound]
        self._sound_out(0.0)
        if self.speed <= 0:
            self.finish()
        elif self.motions:
            self.camera.follow([space for event in batch for space in spaces_of(event, cue)])
        return self.is_playing

    def update(self, seconds: float) -> bool:
        """Let time pass. True while the batch plays."""
        if not self.motions:
            return False
        step = seconds * self.speed
        running = [motion.update(step) for motion in self.motions]
        self._sound_out(self.motions[0].elapsed)
        if not any(running):
            self.finish()
        return self.is_playing

    def finish(self) -> None:
        """Jump to the end of the batch."""
        self.motions = []
        self._unheard = []

    def forget(self) -> None:
        """Finish, and hold no table any more, as behind a curtain."""
        self.finish()
        self.before = self.after = None

    def poses(self) -> dict[int, Pose]:
        """How creatures stand just now; those that are not named stand still."""
        found: dict[int, Pose] = {}
        for motion in self.motions:
            for number, pose in motion.poses():
                found[number] = found[number].with_other(pose) if number in found else pose
        return found

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Draw what is seen over the board's creatures."""
        for motion in self.motions:
            if not motion.over:
                motion.draw(surface, self.camera)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards and coins on their way, over the panels too."""
        for motion in self.motions:
            if motion.over:
                motion.draw(surface, self.camera)

    def _sound_out(self, now: float) -> None:
        """Each sound once a batch, when its motion begins."""
        due = [motion for motion in self._unheard if motion.delay <= now or self.speed <= 0]
        self._unheard = [motion for motion in self._unheard if motion not in due]
        if self.play_sound is not None:
            for name in dict.fromkeys(motion.sound for motion in due):
                self.play_sound(name)


def _calm(batch: Sequence[Event], cue: Cue) -> Iterator[Motion]:
    """Reduced motion: whoever comes, goes or changes place fades; figures stand still and fade; dice lie still."""
    numbers = dict.fromkeys([*cue.before.creatures, *cue.after.creatures])
    for number in numbers:
        was, now = cue.before.creatures.get(number), cue.after.creatures.get(number)
        if was is None or now is None or was.cell != now.cell:
            yield Fading(number, was.cell if was else None, now.cell if now else None)
    for event in batch:
        match event:
            case e.DamageDealt() if cue.middle(event.target):
                text = f"−{event.amount}" if event.amount else f"blocked {event.prevented}"
                colour = HURT if event.amount else SHIELD
                yield Words(text, cue.crown(event.target), colour, large=True, still=True)
            case e.CreatureHealed() if cue.middle(event.creature):
                yield Words(f"+{event.amount}", cue.crown(event.creature), GOOD, large=True, still=True)
            case DiceRolled():
                for motion in motions_for(event, cue):
                    motion.elapsed = DiceTumble.ROLL
                    yield motion
