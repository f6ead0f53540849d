"""A d20 on a table of zones: it tumbles beside the unit that it is rolled for, with the outcome."""

from __future__ import annotations

import math
from random import Random

import pygame

from game.ui.art import fonts
from game.ui.art.palette import BRASS, INK, OUTLINE, SLATE, Rgb, lighter
from game.ui.art.pieces import die_face
from game.ui.art.shelf import Shelf
from game.ui.art.tones import danger, good, seat_colour
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.dice import LIE, ROLL, RollShown
from game.ui.boards.shared.motion import Motion, arriving

_SHELF = Shelf()


class D20Tumbling(Motion):
    """One d20 on a panel: what it is rolled for, and, when it lies, the ``outcome``; ``good`` colours that (None: it is
    neither good nor bad). ``spot`` is the place of the table that it is about; the middle of the view without one."""

    def __init__(
        self,
        roll: RollShown,
        outcome: str,
        chance: Random,
        *,
        spot: Point | None,
        delay: float,
        text_px: int,
        good: bool | None = None,
    ) -> None:
        super().__init__(ROLL + LIE, delay=delay, sound="dice")
        self.roll, self.outcome, self.spot, self.text_px, self.good = roll, outcome, spot, text_px, good
        self._faces = [chance.randint(1, 20) for _ in range(7)]
        self._way = chance.choice((-1, 1))

    def settle(self) -> D20Tumbling:
        """Return the same die, already lying, as for reduced motion."""
        self.elapsed = self.delay + ROLL
        return self

    @property
    def face(self) -> int:
        """Return the face that it shows in the end."""
        face = self.roll.dice[0].face
        return face if isinstance(face, int) else 0

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        rolled = min(1.0, self.share * self.seconds / ROLL)
        lies = rolled >= 1
        panel, box = self._placed(camera, lies=lies)
        fade = min(1.0, 6 * (1 - self.share), 0.4 + 4 * rolled)
        panel.set_alpha(round(255 * fade))
        surface.blit(panel, box)
        self._draw_die(surface, box, rolled)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        if not self.begun or self.share >= 1:
            return []
        rolled = min(1.0, self.share * self.seconds / ROLL)
        box = self._placed(camera, lies=rolled >= 1)[1]
        # The die rolls in over half of the panel's width, hops by its own height, and its corners stand out.
        aside = round(box.width * 0.5 * (1 - arriving(rolled))) + box.height
        return [box.inflate(2 * aside, 4 * box.height)]

    def _placed(self, camera: Camera, *, lies: bool) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the panel, and where it lies."""
        panel = self._panel(camera, lies=lies)
        box = panel.get_rect()
        reach = round(camera.square_px * 1.5)
        if self.spot is None:
            box.center = (camera.free.centerx, camera.free.top + camera.free.height // 3)
        else:
            x, y = camera.at(self.spot)
            above = y > camera.free.centery
            box.center = (x, y - reach - box.height // 2 if above else y + reach + box.height // 2)
        box.clamp_ip(camera.free.inflate(-8, -8))
        return panel, box

    def _draw_die(self, surface: pygame.Surface, box: pygame.Rect, rolled: float) -> None:
        side = round(box.height * 0.86)
        x, y = box.left + box.height * 0.55, float(box.centery)
        x += self._way * box.width * 0.5 * (1 - arriving(rolled))
        y -= side * 0.9 * abs(math.sin(rolled * 2.5 * math.pi)) * (1 - rolled)
        face = self.face if rolled >= 0.82 else self._faces[int(rolled * 8) % 7]
        picture = die_face(20, face, side)
        spin = self._way * (1 - arriving(rolled)) * 400
        turned = pygame.transform.rotozoom(picture, spin, 1.0) if abs(spin) > 1 else picture
        surface.blit(turned, turned.get_rect(center=(x, y)))

    def _panel(self, camera: Camera, *, lies: bool) -> pygame.Surface:
        """Return the panel with its words; room for the die is at its left."""
        high = max(round(self.text_px * 3.7), round(camera.square_px * 1.45))
        key = (self.roll.title, self.roll.seat, self.outcome, self.good, self.text_px, high, lies)
        return _SHELF.keep(key, lambda: self._drawn_panel(high, lies=lies))

    def _drawn_panel(self, high: int, *, lies: bool) -> pygame.Surface:
        # Until the die lies, nothing tells what it will show.
        said = self.roll.title if lies else self.roll.title.partition(":")[0]
        ink = lighter(seat_colour(self.roll.seat), 0.5)
        title = fonts.plain_text(said, "bold", self.text_px, ink)
        colour: Rgb = INK if self.good is None else lighter(good() if self.good else danger(), 0.3)
        outcome = fonts.plain_text(self.outcome, "bold", self.text_px + 4, colour)
        longest = max(fonts.text_width(self.roll.title, "bold", self.text_px), outcome.get_width())
        wide = round(high * 1.15) + longest + self.text_px
        panel = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(panel, OUTLINE, panel.get_rect(), border_radius=high // 6)
        pygame.draw.rect(panel, SLATE, panel.get_rect().inflate(-4, -4), border_radius=high // 6)
        pygame.draw.rect(panel, BRASS, panel.get_rect().inflate(-4, -4), 2, border_radius=high // 6)
        left = round(high * 1.15)
        panel.blit(title, title.get_rect(midleft=(left, round(high * 0.31))))
        if lies:
            panel.blit(outcome, outcome.get_rect(midleft=(left, round(high * 0.68))))
        return panel
