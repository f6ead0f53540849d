"""Small things that lie about on tops: tufts of grass and flowers, pebbles, tussocks, cracks, tufts in clefts.

They keep to the rim of a space, where figures leave room, and are few: one space of three has none.
"""

from __future__ import annotations

import math
from random import Random

import pygame

from game.ui.art.palette import Rgb, blend, darker, lighter, rgb
from game.ui.boards.hexes.materials import Material, middle_tone

_BLADE, _DRY, _MOSS = rgb("#87964f"), rgb("#b3a25e"), rgb("#66733f")
_PETALS: tuple[Rgb, ...] = (rgb("#e6dfc4"), rgb("#d9b84a"), rgb("#b98fc9"))
_STONE = rgb("#8d877b")
_FINE = 3


def decorations(material: Material, number: int, px: int) -> pygame.Surface:
    """Return what lies on one cut of a material, on a hex ``px`` wide."""
    unit = px * _FINE
    sheet = pygame.Surface((unit, unit), pygame.SRCALPHA)
    chance = Random(number * 31 + len(material) * 7 + 5)
    for _ in range(0 if number % 3 == 2 else chance.randint(2, 4)):
        turn, away = chance.uniform(0, math.tau), chance.uniform(0.24, 0.37)
        spot = pygame.Vector2(0.5 + math.cos(turn) * away, 0.5 + math.sin(turn) * away * 0.9) * unit
        _lay(sheet, material, spot, unit, chance)
    return pygame.transform.smoothscale(sheet, (px, px))


def _lay(sheet: pygame.Surface, material: Material, spot: pygame.Vector2, unit: int, chance: Random) -> None:
    kind = chance.random()
    if material == "grass":
        _tuft(sheet, spot, unit, _BLADE, chance)
        if kind < 0.3:
            _flowers(sheet, spot, unit, chance)
    elif material == "heath":
        if kind < 0.65:
            _tuft(sheet, spot, unit, _DRY, chance)
        else:
            _pebble(sheet, spot, unit * 0.035, _STONE)
    elif material in ("sand", "earth"):
        if kind < 0.75:
            tone = blend(_STONE, middle_tone(material), 0.35)
            _pebble(sheet, spot, unit * chance.uniform(0.016, 0.042), tone)
            _pebble(sheet, spot + pygame.Vector2(unit * 0.06, unit * 0.02), unit * 0.016, tone)
        else:
            _tuft(sheet, spot, unit, _DRY, chance)
    elif material != "snow":
        if kind < 0.35:
            _tuft(sheet, spot, unit, _MOSS, chance)
        else:
            _pebble(sheet, spot, unit * chance.uniform(0.02, 0.05), middle_tone(material))


def _tuft(sheet: pygame.Surface, spot: pygame.Vector2, unit: int, tone: Rgb, chance: Random) -> None:
    """Draw blades that fan out, dark at the foot and on the side away from the light."""
    pygame.draw.ellipse(sheet, (0, 0, 0, 70), (spot.x - unit * 0.05, spot.y - unit * 0.012, unit * 0.15, unit * 0.045))
    thick = pygame.Vector2(unit * 0.010, 0)
    for blade in range(7):
        lean = (blade - 3) * 0.024 + chance.uniform(-0.008, 0.008)
        tip = spot + pygame.Vector2(lean * unit, -unit * chance.uniform(0.07, 0.115))
        shade = lighter(tone, 0.2) if blade < 3 else darker(tone, 0.07 * blade)
        foot = spot + pygame.Vector2((blade - 3) * unit * 0.009, 0)
        pygame.draw.polygon(sheet, shade, [foot - thick, foot + thick, tip])


def _flowers(sheet: pygame.Surface, spot: pygame.Vector2, unit: int, chance: Random) -> None:
    petal = chance.choice(_PETALS)
    for _ in range(3):
        at = spot + pygame.Vector2(chance.uniform(-0.05, 0.06) * unit, chance.uniform(-0.07, 0.02) * unit)
        pygame.draw.circle(sheet, darker(petal, 0.5), at, unit * 0.020)
        pygame.draw.circle(sheet, petal, at, unit * 0.015)


def _pebble(sheet: pygame.Surface, spot: pygame.Vector2, radius: float, tone: Rgb) -> None:
    """Draw a stone with its shadow, lit from the upper left."""
    wide, high = radius * 2.2, radius * 1.6
    box = pygame.Rect(round(spot.x - wide / 2), round(spot.y - high / 2), max(2, round(wide)), max(2, round(high)))
    pygame.draw.ellipse(sheet, (0, 0, 0, 90), box.move(round(radius * 0.5), round(radius * 0.45)))
    pygame.draw.ellipse(sheet, darker(tone, 0.42), box)
    pygame.draw.ellipse(sheet, tone, box.inflate(-round(radius * 0.3), -round(radius * 0.3)).move(-1, -1))
    shine = box.inflate(-round(wide * 0.45), -round(high * 0.45)).move(-round(radius * 0.25), -round(radius * 0.25))
    pygame.draw.ellipse(sheet, lighter(tone, 0.3), shine)
