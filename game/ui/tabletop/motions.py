"""Motions: how an event looks while it happens. A motion lasts from 0 to 1 and never looks past its own batch."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.events import DiceRolled, Event
from game.geometry.squares import Cell
from game.rules.skirmish import events as e
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.table import Creature, Table
from game.ui.art import fonts
from game.ui.art.palette import BRASS_LIGHT, CAUTION, DANGER, GOOD, INK, OUTLINE, Rgb, seat_colour
from game.ui.tabletop.camera import Camera

Point = tuple[float, float]


def _ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def _middle(creature: Creature) -> Point:
    half = CREATURES[creature.key].size / 2
    return creature.cell[0] + half, creature.cell[1] + half


@dataclass
class Motion:
    """Base: lasts ``seconds``; may move or fade a piece, draw over the board, and sound."""

    seconds: float = 0.3
    sound: str = ""

    def shift(self, creature: int, t: float) -> Point:
        """How far a piece is from its square, in squares."""
        return 0.0, 0.0

    def alpha(self, creature: int, t: float) -> float:
        """How much of a piece is seen, 0 to 1."""
        return 1.0

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        """Draw over the pieces."""

    def focus(self) -> Point | None:
        """A square that should be in the window."""
        return None


@dataclass
class Travel(Motion):
    """A piece slides along its path."""

    creature: int = 0
    cells: tuple[Cell, ...] = ()

    def shift(self, creature: int, t: float) -> Point:
        if creature != self.creature:
            return 0.0, 0.0
        along = _ease(t) * (len(self.cells) - 1)
        index = min(int(along), len(self.cells) - 2)
        part = along - index
        a, b = self.cells[index], self.cells[index + 1]
        x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        return x - self.cells[0][0], y - self.cells[0][1] - 0.12 * math.sin(part * math.pi)

    def focus(self) -> Point | None:
        return self.cells[-1]


@dataclass
class Blink(Motion):
    """A piece fades out to appear elsewhere."""

    creature: int = 0
    to: Cell = (0, 0)

    def alpha(self, creature: int, t: float) -> float:
        return 1 - t if creature == self.creature else 1.0

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        rect = camera.rect(self.to)
        pygame.draw.circle(surface, BRASS_LIGHT, rect.center, max(2, int(rect.width * (1 - t) * 0.9)), 3)

    def focus(self) -> Point | None:
        return self.to


@dataclass
class Blow(Motion):
    """The dealer lunges at its target, which recoils."""

    dealer: int = 0
    target: int = 0
    way: Point = (0.0, 0.0)

    def shift(self, creature: int, t: float) -> Point:
        if creature == self.dealer:
            reach = math.sin(min(1, t * 1.6) * math.pi) * 0.42
            return self.way[0] * reach, self.way[1] * reach
        if creature == self.target and t > 0.3:
            back = math.sin((t - 0.3) / 0.7 * math.pi) * 0.14
            return self.way[0] * back, self.way[1] * back
        return 0.0, 0.0


@dataclass
class Missile(Motion):
    """An arrow or a bolt flies."""

    start: Point = (0.0, 0.0)
    end: Point = (0.0, 0.0)
    colour: Rgb = INK

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        a, b = pygame.Vector2(camera.corner(self.start)), pygame.Vector2(camera.corner(self.end))
        head, tail = a.lerp(b, min(1, t * 1.3)), a.lerp(b, max(0, min(1, t * 1.3) - 0.16))
        thick = max(3, camera.side // 14)
        pygame.draw.line(surface, OUTLINE, tail, head, thick + 3)
        pygame.draw.line(surface, self.colour, tail, head, thick)
        pygame.draw.circle(surface, self.colour, head, thick)


@dataclass
class Number(Motion):
    """A number rises from a piece, with a flash behind it."""

    at: Point = (0.0, 0.0)
    text: str = ""
    colour: Rgb = DANGER

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        x, y = camera.corner(self.at)
        if t < 0.4:
            burst = pygame.Surface((camera.side * 2, camera.side * 2), pygame.SRCALPHA)
            pygame.draw.circle(
                burst,
                (*self.colour, round(150 * (1 - t / 0.4))),
                (camera.side, camera.side),
                int(camera.side * (0.3 + t)),
            )
            surface.blit(burst, (x - camera.side, y - camera.side))
        px = max(18, camera.side // 2)
        place = (x, y - camera.side * 0.5 * _ease(t))
        shade = fonts.plain_text(self.text, "bold", px, OUTLINE)
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            surface.blit(shade, shade.get_rect(center=(place[0] + dx, place[1] + dy)))
        words = fonts.plain_text(self.text, "bold", px, self.colour)
        surface.blit(words, words.get_rect(center=place))

    def focus(self) -> Point | None:
        return self.at


@dataclass
class Fall(Motion):
    """A piece falls and fades."""

    creature: int = 0

    def alpha(self, creature: int, t: float) -> float:
        return 1 - t if creature == self.creature else 1.0

    def shift(self, creature: int, t: float) -> Point:
        return (0.0, 0.35 * t * t) if creature == self.creature else (0.0, 0.0)


@dataclass
class Rings(Motion):
    """Rings spread from a place: an area's blast, a shield, something that appears."""

    at: Point = (0.0, 0.0)
    wide: float = 1.5
    colour: Rgb = CAUTION

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        centre = camera.corner(self.at)
        for lag in (0.0, 0.18):
            if t > lag:
                radius = int(camera.side * self.wide * _ease(t - lag))
                pygame.draw.circle(surface, OUTLINE, centre, radius + 2, 6)
                pygame.draw.circle(surface, self.colour, centre, radius, 4)

    def focus(self) -> Point | None:
        return self.at


@dataclass
class Tumble(Motion):
    """Dice tumble over the board and settle on what was rolled."""

    seat: int = 0
    faces: tuple[int, ...] = ()
    sides: int = 20

    def draw(self, surface: pygame.Surface, camera: Camera, t: float) -> None:
        side = max(70, camera.area.height // 7)
        roll = max(0.0, 1 - t / 0.65)
        for index, face in enumerate(self.faces):
            shown = face if roll == 0 else (face + int(roll * 23) * 7 + index) % self.sides + 1
            x = camera.area.centerx + (index - (len(self.faces) - 1) / 2) * side * 1.3 - roll * side * 3
            y = camera.area.centery - abs(math.sin(roll * 9)) * side * roll
            die = pygame.transform.rotozoom(_die(shown, side, self.seat), roll * 560, 1)
            surface.blit(die, die.get_rect(center=(x, y)))


@lru_cache(maxsize=128)
def _die(face: int, side: int, seat: int) -> pygame.Surface:
    """A twenty-sided die showing a face."""
    die = pygame.Surface((side, side), pygame.SRCALPHA)
    colour = seat_colour(seat)
    middle, radius = side / 2, side / 2 - 2
    hull = [
        (middle + radius * math.cos(math.radians(60 * k - 90)), middle + radius * math.sin(math.radians(60 * k - 90)))
        for k in range(6)
    ]
    pygame.draw.polygon(die, tuple(part * 2 // 3 for part in colour), hull)
    front = [hull[0], hull[2], hull[4]]
    inner = [((x - middle) * 0.72 + middle, (y - middle) * 0.72 + middle) for x, y in front]
    pygame.draw.polygon(die, colour, inner)
    for corner, near in zip(front, inner, strict=True):
        pygame.draw.line(die, OUTLINE, corner, near, 2)
    pygame.draw.polygon(die, OUTLINE, hull, 3)
    pygame.draw.polygon(die, tuple(min(255, part + 60) for part in colour), inner, 2)
    text = fonts.plain_text(str(face), "bold", side // 3, (255, 255, 255))
    die.blit(text, text.get_rect(center=(middle, middle * 1.02)))
    return die


def motions_of(batch: tuple[Event, ...], table: Table) -> list[Motion]:
    """The motions of events that happen together, seen from the table before them. Events that only turn a card, count
    gold or open a phase are shown by the panels and have none here."""
    return [motion for event in batch for motion in _motions(event, table)]


def _motions(event: Event, table: Table) -> Iterator[Motion]:
    if isinstance(event, e.CreatureMoved) and event.path and event.creature in table.creatures:
        yield _moving(event, table.creatures[event.creature])
    elif isinstance(event, e.DamageDealt) and event.target in table.creatures:
        yield from _hitting(event, table)
    elif isinstance(event, e.CreatureDestroyed):
        yield Fall(0.5, "death", event.creature)
    elif isinstance(event, e.CreatureHealed) and event.creature in table.creatures:
        yield Number(0.6, "spell", _middle(table.creatures[event.creature]), f"+{event.amount}", GOOD)
    elif isinstance(event, e.ShieldRaised) and event.creature in table.creatures:
        yield Rings(0.4, "spell", _middle(table.creatures[event.creature]), 0.9, GOOD)
    elif isinstance(event, e.ShotDodged) and event.creature in table.creatures:
        yield Number(0.5, "step", _middle(table.creatures[event.creature]), "dodged", INK)
    elif isinstance(event, e.CreatureDeployed | e.StartingCreaturePlaced):
        half = CREATURES[event.key].size / 2
        yield Rings(0.35, "step", (event.cell[0] + half, event.cell[1] + half), half + 0.4, seat_colour(event.seat))
    elif isinstance(event, e.ActionDeclared) and event.action.cell and event.action.what in ("card", "power"):
        cell = event.action.cell
        yield Rings(0.4, "spell", (cell[0] + 0.5, cell[1] + 0.5), 1.6, CAUTION)
    elif isinstance(event, e.CardAttached) and event.creature in table.creatures:
        yield Rings(0.35, "card", _middle(table.creatures[event.creature]), 0.8, BRASS_LIGHT)
    elif isinstance(event, DiceRolled):
        yield Tumble(1.1, "dice", event.seat, event.faces, event.sides)
    elif isinstance(event, e.BlockGained) and event.creature in table.creatures:
        yield Number(0.45, "blade", _middle(table.creatures[event.creature]), f"block {event.amount}", INK)


def _moving(event: e.CreatureMoved, creature: Creature) -> Motion:
    if event.manner == "teleport":
        return Blink(0.45, "spell", creature.id, event.path[-1])
    cells = (creature.cell, *event.path)
    return Travel(min(0.9, 0.16 + 0.1 * len(event.path)), "step", creature.id, cells)


def _hitting(event: e.DamageDealt, table: Table) -> Iterator[Motion]:
    target = table.creatures[event.target]
    middle = _middle(target)
    dealer = table.creatures.get(event.dealer)
    if dealer is not None and event.manner == "melee":
        dx, dy = middle[0] - _middle(dealer)[0], middle[1] - _middle(dealer)[1]
        far = max(0.01, math.hypot(dx, dy))
        yield Blow(0.42, "blade", dealer.id, target.id, (dx / far, dy / far))
    elif dealer is not None and dealer.id != target.id:
        colour = INK if event.manner == "ranged" else CAUTION
        yield Missile(0.4, "arrow" if event.manner == "ranged" else "spell", _middle(dealer), middle, colour)
    text = f"-{event.amount}" if event.amount else "blocked" if event.prevented else "0"
    yield Number(0.75, "hit", middle, text, DANGER if event.amount else INK)


class Timeline:
    """Plays the motions of one batch together, at the player's speed."""

    def __init__(self) -> None:
        self.motions: list[Motion] = []
        self.passed = 0.0

    @property
    def busy(self) -> bool:
        """Is something still moving?"""
        return bool(self.motions)

    def play(self, motions: list[Motion]) -> None:
        """Begin a batch."""
        self.motions, self.passed = motions, 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds
        if all(self.passed >= motion.seconds for motion in self.motions):
            self.motions = []

    def finish(self) -> None:
        """Jump to the end."""
        self.motions = []

    def shift(self, creature: int) -> Point:
        """How far a piece is from its square now."""
        x = y = 0.0
        for motion in self.motions:
            dx, dy = motion.shift(creature, min(1, self.passed / motion.seconds))
            x, y = x + dx, y + dy
        return x, y

    def alpha(self, creature: int) -> float:
        """How much of a piece is seen now."""
        return min((m.alpha(creature, min(1, self.passed / m.seconds)) for m in self.motions), default=1.0)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what lies over the pieces."""
        for motion in self.motions:
            motion.draw(surface, camera, min(1, self.passed / motion.seconds))
