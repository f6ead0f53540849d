"""Dice of an attack on the screen: both rolls side by side, every die with its reason, tumbling and settling."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.arena_pieces import DieWord, combat_side
from game.ui.art.palette import BRASS, DIM_INK, INK, SLATE, darker, lighter
from game.ui.art.pieces import IVORY, die_face
from game.ui.art.shelf import Shelf
from game.ui.art.tones import seat_colour
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.motion import Motion, arriving, between

_FACES: tuple[DieWord, ...] = ("hit", "hit", "hit", "shield", "shield", "blank")
_SHELF = Shelf()
#: Seconds that dice roll, and lie so that they can be read.
ROLL, LIE = 0.45, 0.6
#: Dice that lie in a row at most.
_MOST_ACROSS = 8
#: The least size of the words, and how many dice wide the room is in which they stand.
_LEAST_PX, _LEAST_WIDE = 12, 12


class DieShown(msgspec.Struct, frozen=True):
    """A die as it came to lie: hit, shield or blank, or the number of a d20; and why it was rolled."""

    face: DieWord | int
    reason: str = ""


class RollShown(msgspec.Struct, frozen=True):
    """One side's dice. ``counts`` is the face that matters (it shines): hit for an attack, shield for a defence."""

    seat: int
    title: str
    dice: tuple[DieShown, ...]
    counts: str = "hit"

    @property
    def total(self) -> int:
        """Return how many dice show the face that matters."""
        return sum(die.face == self.counts for die in self.dice)


def _picture(die: DieWord | int, px: int, *, shines: bool) -> pygame.Surface:
    """Return a die with a face up; one that does not count is dim."""
    if isinstance(die, int):
        return die_face(20, die, px)
    return combat_side(die, px, colour=IVORY if shines else darker(IVORY, 0.42))


class DiceTumbling(Motion):
    """Both rolls of an attack, left and right, on a dark label over the board; ``outcome`` is told below."""

    def __init__(
        self,
        left: RollShown,
        right: RollShown | None,
        outcome: str,
        chance: Random,
        *,
        delay: float,
        text_px: int,
        rest: float = 0.0,
    ) -> None:
        # What both rolls come to is read; a roll alone is followed by the other.
        super().__init__(ROLL + (max(LIE, rest) if outcome else LIE), delay=delay, sound="dice")
        self.sides = [roll for roll in (left, right) if roll is not None]
        self.outcome, self.text_px, self._wanted_px = outcome, text_px, text_px
        dice = [die for roll in self.sides for die in roll.dice]
        self._shown = [
            [(chance.randint(1, 20) if isinstance(die.face, int) else chance.choice(_FACES)) for _ in range(7)]
            for die in dice
        ]
        self._starts = [(chance.uniform(-0.5, 0.5), chance.choice((-1, 1)), chance.uniform(0.8, 1.0)) for _ in dice]

    def settle(self) -> DiceTumbling:
        """Return the same dice, already lying, as for reduced motion."""
        self.elapsed = self.delay + ROLL
        return self

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun:
            return
        px = self._die_px(camera)
        gap = px // 5
        box, (wide, high) = self._box(camera)
        self._draw_box(surface, box)
        first = 0
        for number, roll in enumerate(self.sides):
            place = pygame.Rect(box.left + 2 * gap + number * (wide + 3 * gap), box.top + gap, wide, high)
            self._draw_side(surface, place, roll, px, gap, first)
            first += len(roll.dice)
        rolled = self.share * self.seconds / ROLL
        if self.outcome and rolled >= 1:
            words = fonts.plain_text(self.outcome, "bold", self.text_px + 2, INK)
            surface.blit(words, words.get_rect(midbottom=(box.centerx, box.bottom - gap)))

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        if not self.begun:
            return []
        px, box = self._die_px(camera), self._box(camera)[0]
        # Dice roll in from five of their widths beside where they come to lie, each at its own pace, and hop.
        rolled = min(1.0, self.share * self.seconds / ROLL)
        away = round(px * 5 * (1 - arriving(rolled))) + 2 * px
        return [box.inflate(2 * away, 2 * away)]

    def _die_px(self, camera: Camera) -> int:
        return max(30, min(64, round(min(camera.free.size) * 0.062)))

    def _box(self, camera: Camera) -> tuple[pygame.Rect, tuple[int, int]]:
        """Return where the label lies, and the room of each of its sides."""
        px = self._die_px(camera)
        gap = px // 5
        # All of it is seen, beside what lies over the board: its words give way.
        within = camera.seen if camera.seen.width >= _LEAST_WIDE * px else camera.free
        for size in fonts.sizes(self._wanted_px, min(self._wanted_px, _LEAST_PX)):
            self.text_px = size
            panels = [self._panel(roll, px, gap) for roll in self.sides]
            wide = max(panel.width for panel in panels)
            if (wide + 3 * gap) * len(panels) + gap <= within.width:
                break
        high = max(panel.height for panel in panels)
        line = fonts.line_height("bold", self.text_px)
        box = pygame.Rect(
            0, 0, (wide + 3 * gap) * len(panels) + gap, high + 3 * gap + (line + gap) * bool(self.outcome)
        )
        box.center = (camera.free.centerx, camera.free.top + round(camera.free.height * 0.26))
        box.clamp_ip(within)
        return box, (wide, high)

    def _across(self, roll: RollShown) -> int:
        """Return how many lie in a row: all, or as many as make the rows even."""
        rows = max(1, -(-len(roll.dice) // _MOST_ACROSS))
        return max(1, -(-len(roll.dice) // rows))

    def _panel(self, roll: RollShown, px: int, gap: int) -> pygame.Rect:
        """Return the room that one side takes."""
        rows = -(-len(roll.dice) // self._across(roll))
        tall = 2 * fonts.line_height("bold", self.text_px) + fonts.line_height("body", self._small) + 2 * gap
        title = fonts.text_width(self._heading(roll), "bold", self.text_px) + px
        reasons = sum(fonts.text_width(text, "body", self._small) + gap for text, _ in _reasons(roll.dice))
        return pygame.Rect(0, 0, max(title, reasons, self._across(roll) * (px + gap)), rows * (px + gap) + tall)

    @property
    def _small(self) -> int:
        return max(12, self.text_px - 2)

    def _heading(self, roll: RollShown) -> str:
        return roll.title

    def _draw_box(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        def draw() -> pygame.Surface:
            panel = pygame.Surface(box.size, pygame.SRCALPHA)
            pygame.draw.rect(panel, (*SLATE, 224), panel.get_rect(), border_radius=12)
            pygame.draw.rect(panel, BRASS, panel.get_rect(), 2, border_radius=12)
            return panel

        picture = _SHELF.keep(("dice panel", box.size), draw)
        picture.set_alpha(round(255 * min(1.0, self.share * 12, 6 * (1 - self.share) + 0.2)))
        surface.blit(picture, box)

    def _draw_side(
        self, surface: pygame.Surface, place: pygame.Rect, roll: RollShown, px: int, gap: int, first: int
    ) -> None:
        line = fonts.line_height("bold", self.text_px)
        title = fonts.plain_text(self._heading(roll), "bold", self.text_px, lighter(seat_colour(roll.seat), 0.45))
        surface.blit(title, title.get_rect(midtop=(place.centerx, place.top)))
        rolled = min(1.0, self.share * self.seconds / ROLL)
        across = self._across(roll)
        for number, die in enumerate(roll.dice):
            row, column = divmod(number, across)
            in_row = min(across, len(roll.dice) - row * across)
            end = (
                place.centerx + (column - (in_row - 1) / 2) * (px + gap),
                place.top + line + gap + row * (px + gap) + px / 2,
            )
            self._draw_die(surface, end, die, roll, px, first + number, rolled)
        below = place.top + line + gap + -(-len(roll.dice) // across) * (px + gap)
        if rolled >= 1:
            self._draw_words(surface, place, roll, below)

    def _draw_die(
        self, surface: pygame.Surface, end: Point, die: DieShown, roll: RollShown, px: int, number: int, rolled: float
    ) -> None:
        lean, way, pace = self._starts[number]
        rolled = min(1.0, rolled / pace)
        start = (end[0] + way * px * 5, end[1] + lean * px * 5)
        x, y = between(start, end, arriving(rolled))
        hop = px * 0.9 * abs(math.sin(rolled * 2.5 * math.pi)) * (1 - rolled)
        settled = rolled >= 0.82
        face = die.face if settled else self._shown[number][int(rolled * 8) % 7]
        shines = not settled or isinstance(die.face, int) or die.face == roll.counts
        picture = _picture(face, px, shines=shines)
        spin = way * (1 - arriving(rolled)) * 400
        turned = pygame.transform.rotozoom(picture, spin, 1.0) if abs(spin) > 1 else picture
        surface.blit(turned, turned.get_rect(center=(x, y - hop)))

    def _draw_words(self, surface: pygame.Surface, place: pygame.Rect, roll: RollShown, top: int) -> None:
        """Draw why the dice were rolled, each reason with its count, and what they came to."""
        reasons = _reasons(roll.dice)
        words = " · ".join(f"{text} ×{count}" if count > 1 else text for text, count in reasons)
        if words:
            small = fonts.fitted_text(words, "body", self._small, place.width, DIM_INK)
            surface.blit(small, small.get_rect(midtop=(place.centerx, top)))
        if roll.counts in ("hit", "shield") and not any(isinstance(die.face, int) for die in roll.dice):
            plural = "" if roll.total == 1 else "s"
            total = fonts.plain_text(f"{roll.total} {roll.counts}{plural}", "bold", self.text_px, INK)
            under = top + fonts.line_height("body", self._small)
            surface.blit(total, total.get_rect(midtop=(place.centerx, under)))


def _reasons(dice: Sequence[DieShown]) -> list[tuple[str, int]]:
    """Return each reason once, in order, with how many dice it gave."""
    counts: dict[str, int] = {}
    for die in dice:
        if die.reason:
            counts[die.reason] = counts.get(die.reason, 0) + 1
    return list(counts.items())
