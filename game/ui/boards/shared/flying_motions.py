"""What flies and floats: arrows, bolts, blasts, figures, cards, coins, dice, ribbons."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pygame

from game.ui.art.palette import OUTLINE, Rgb, lighter, rgb
from game.ui.art.pieces import coin, die_face
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.motion import Motion, arriving, between, direction, eased, hill
from game.ui.boards.shared.sparks import draw_arrow, draw_bolt, draw_bubble, draw_ring, ribbon, words


class Shot(Motion):
    """An arrow, or a bolt of magic, from one place of the board to another."""

    def __init__(self, start: Point, end: Point, *, bolt: Rgb | None = None, delay: float = 0.0) -> None:
        seconds = max(0.15, min(0.26, 0.1 + 0.018 * math.dist(start, end)))
        super().__init__(seconds, delay=delay, sound="spell" if bolt else "arrow")
        self.start, self.end, self.bolt = start, end, bolt

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        start, end = camera.at(self.start), camera.at(self.end)
        tip = between(start, end, self.share)
        way = direction(start, end)
        if self.bolt is not None:
            draw_bolt(surface, tip, way, camera.square_px, self.bolt)
        else:
            arc = camera.square_px * 0.25 * hill(self.share)
            draw_arrow(surface, (tip[0], tip[1] - arc), way, max(14.0, camera.square_px * 0.7))

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        if not self.begun or self.share >= 1:
            return []
        tip = between(camera.at(self.start), camera.at(self.end), self.share)
        return [around(tip, max(20.0, camera.square_px) * 1.3 + 8)]


class Blast(Motion):
    """A ring of fire that spreads over an area; ``reach`` in squares."""

    def __init__(self, middle: Point, reach: float, colour: Rgb, chance: Random, *, delay: float) -> None:
        super().__init__(0.4, delay=delay, sound="spell")
        self.middle, self.reach, self.colour = middle, reach, colour
        self.sparks = [(chance.uniform(0, math.tau), chance.uniform(0.4, 1.05), chance.random()) for _ in range(22)]

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or not self.reach:
            return
        px, at, share = camera.square_px, camera.at(self.middle), arriving(self.share)
        radius = px * self.reach * share
        for grown, tone in ((1.0, self.colour), (0.72, lighter(self.colour, 0.55))):
            draw_ring(surface, at, radius * grown, px * 0.4 * (1 - self.share) + 3, tone, 1.25 - self.share)
        for turn, far, size in self.sparks:
            spot = (at[0] + math.cos(turn) * radius * far, at[1] + math.sin(turn) * radius * far)
            side = px * (0.05 + 0.06 * size) * (1 - self.share)
            if side > 1:
                pygame.draw.aacircle(surface, OUTLINE, spot, side + 1)
                pygame.draw.aacircle(surface, lighter(self.colour, 0.3 + 0.5 * size), spot, side)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * (self.reach * 1.06 * arriving(self.share) + 0.5) + 14
        return [around(camera.at(self.middle), reach)] if self.begun and self.reach else []


class Bubble(Motion):
    """A shield of light closes around a creature."""

    def __init__(self, middle: Point, size: int, colour: Rgb, text: str) -> None:
        super().__init__(0.42, sound="spell")
        self.middle, self.size, self.colour, self.text = middle, size, colour, text

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        radius = camera.square_px * self.size * (0.75 - 0.18 * arriving(self.share))
        draw_bubble(surface, camera.at(self.middle), radius, self.colour, 1.3 * hill(self.share))

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * self.size * 0.75 + 8
        return [around(camera.at(self.middle), reach)] if 0 < self.share < 1 else []


class FloatingText(Motion):
    """A figure or word that rises from a place of the board and fades; ``static``: it stays where it is."""

    def __init__(
        self,
        text: str,
        middle: Point,
        colour: Rgb,
        *,
        sign: str = "",
        delay: float = 0.0,
        large: bool = False,
        static: bool = False,
        row: int = 0,
    ) -> None:
        super().__init__(0.45, delay=delay)
        self.text, self.middle, self.colour, self.sign = text, middle, colour, sign
        self.large, self.static, self.row = large, static, row

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        picture, place = self._placed(camera)
        picture.set_alpha(round(255 * min(1.0, 3.2 * (1 - self.share))))
        surface.blit(picture, place)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        return [self._placed(camera)[1]] if self.begun and self.share < 1 else []

    def _placed(self, camera: Camera) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the words, and where they are now."""
        tall = max(18, min(56, round(camera.square_px * (0.42 if self.large else 0.3))))
        picture = words(self.text, self.sign, tall, self.colour)
        rise = 0.35 if self.static else 0.2 + 0.5 * arriving(self.share)
        x, y = camera.at(camera.above(self.middle, rise))
        return picture, picture.get_rect(center=(x, y + self.row * tall)).clamp(camera.free)


class CardFlight(Motion):
    """A card (or its back) from one place of the screen to another. ``picture(width)`` draws it; ends are asked for
    in every frame, because the window may change."""

    over = True

    def __init__(
        self,
        picture: Callable[[int], pygame.Surface],
        start: Callable[[], Point],
        end: Callable[[], Point],
        *,
        delay: float = 0.0,
        sound: str = "card",
        shrink: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        super().__init__(0.36, delay=delay, sound=sound)
        self.picture, self.start, self.end, self.shrink = picture, start, end, shrink

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        share = eased(self.share)
        start, end = self.start(), self.end()
        x, y = between(start, end, share)
        y -= surface.get_height() * 0.05 * hill(self.share)
        width = max(40, round(surface.get_height() * 0.085))
        scale = self.shrink[0] + (self.shrink[1] - self.shrink[0]) * share
        lean = 14 * hill(self.share) * (1 if end[0] < start[0] else -1)
        card = pygame.transform.rotozoom(self.picture(width), lean, scale * (1 + 0.18 * hill(self.share)))
        surface.blit(card, card.get_rect(center=(x, y)))


class CoinFlight(Motion):
    """Coins in a row from one place of the screen to another."""

    over = True

    def __init__(self, count: int, start: Callable[[], Point], end: Callable[[], Point]) -> None:
        super().__init__(0.45, sound="coin")
        self.count, self.start, self.end = max(1, min(8, count)), start, end

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        radius = max(6.0, surface.get_height() * 0.012)
        start, end = self.start(), self.end()
        for number in range(self.count):
            # The last coin starts when the first has gone a bit more than half way.
            share = (self.share * 1.6 - 0.6 * number / self.count) if self.count > 1 else self.share
            if 0 < share < 1:
                x, y = between(start, end, eased(share))
                side = max(8, round(radius * 2))
                shown = pygame.transform.scale(
                    coin(side), (max(3, round(side * abs(math.cos(share * 9 + number)))), side)
                )
                surface.blit(shown, shown.get_rect(center=(x, y - radius * 4 * hill(share))))


class DiceTumble(Motion):
    """Dice that roll over the board and settle on their faces; they lie a moment so that they can be read."""

    ROLL, LIE = 0.45, 0.35

    def __init__(self, faces: tuple[int, ...], sides: int, seat: int, colour: Rgb, chance: Random, row: int) -> None:
        super().__init__(self.ROLL + self.LIE, sound="dice")
        self.faces, self.sides, self.seat, self.colour, self.row = faces, sides, seat, colour, row
        self.rolls = [[chance.randint(1, sides) for _ in range(7)] for _ in faces]
        self.starts = [(chance.uniform(-0.5, 0.5), chance.choice((-1, 1))) for _ in faces]

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        radius, rolled = self._radius(camera), min(1.0, self.share * self.seconds / self.ROLL)
        for number, (x, y) in enumerate(self._spots(camera)):
            face, way = self.faces[number], self.starts[number][1]
            hop = radius * 1.6 * abs(math.sin(rolled * 2.5 * math.pi)) * (1 - rolled)
            shown = face if rolled >= 0.82 else self.rolls[number][int(rolled * 8) % 7]
            spin = way * (1 - arriving(rolled)) * 400
            draw_ring(surface, (x + radius * 0.25, y + radius * 0.3), radius * 0.12, radius * 1.3, (0, 0, 0), 0.6)
            _draw_die(surface, (x, y - hop), radius, spin, shown, self.sides, self.colour)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        # A die hops as high as 1.6 of its radius, and its shadow is wider than it.
        return [around((x, y), self._radius(camera) * 3.2 + 8) for x, y in self._spots(camera)]

    def _radius(self, camera: Camera) -> float:
        return max(24.0, min(camera.free.size) * 0.055)

    def _spots(self, camera: Camera) -> list[Point]:
        """Return where each die is now, on the board."""
        rect, radius = camera.free, self._radius(camera)
        rolled = min(1.0, self.share * self.seconds / self.ROLL)
        spots = []
        for number in range(len(self.faces)):
            lean, way = self.starts[number]
            end = (
                rect.centerx + (number - (len(self.faces) - 1) / 2) * radius * 2.6,
                rect.centery + (self.row - 0.5) * radius * 2.8,
            )
            start = (end[0] + way * rect.width * 0.32, end[1] + lean * rect.height * 0.4)
            spots.append(between(start, end, arriving(rolled)))
        return spots


def _draw_die(
    surface: pygame.Surface, middle: Point, radius: float, spin: float, face: int, sides: int, colour: Rgb
) -> None:
    """Draw a die with its face up, turned by a number of degrees."""
    picture = die_face(sides, face, round(radius * 2), colour=colour)
    turned = pygame.transform.rotozoom(picture, spin, 1.0) if abs(spin) > 1 else picture
    surface.blit(turned, turned.get_rect(center=middle))


class Ribbon(Motion):
    """A title over the board with a seat's colour and banner: whose turn begins, who has won."""

    def __init__(self, text: str, seat: int | None, *, sound: str = "turn") -> None:
        super().__init__(0.45, sound=sound)
        self.text, self.seat = text, seat

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        picture, place = self._placed(camera)
        picture.set_alpha(round(255 * min(1.0, self.share * 6, 4 * (1 - self.share))))
        surface.blit(picture, place)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        return [self._placed(camera)[1]] if 0 < self.share < 1 else []

    def _placed(self, camera: Camera) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the ribbon, and where it has drifted to."""
        rect = camera.free
        picture = ribbon(self.text, max(20, round(rect.height * 0.05)), self.seat)
        drift = (arriving(min(1.0, self.share * 2.5)) - 1) * rect.width * 0.12
        return picture, picture.get_rect(center=(rect.centerx + drift, rect.top + rect.height * 0.22))


class Riffle(Motion):
    """A deck is shuffled: its cards fan out and close again."""

    over = True

    def __init__(self, picture: Callable[[int], pygame.Surface], spot: Callable[[], Point]) -> None:
        super().__init__(0.34, sound="card")
        self.picture, self.spot = picture, spot

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun:
            return
        x, y = self.spot()
        card = self.picture(max(30, round(surface.get_height() * 0.05)))
        for number in range(5):
            out = (number - 2) * card.get_width() * 0.34 * hill(self.share)
            turned = pygame.transform.rotozoom(card, -(number - 2) * 9 * hill(self.share), 1.0)
            surface.blit(turned, turned.get_rect(center=(x + out, y - card.get_height() * 0.12 * hill(self.share))))


FIRE = rgb("#ff8c3a")
ARCANE = rgb("#a98bff")
HURT = rgb("#ff8b73")
POISON = rgb("#9bd14b")
SHIELD = rgb("#8fc7ff")
