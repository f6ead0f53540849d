"""Panels and buttons over the table: slate glass with a thin brass edge, plates that catch the light."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.art.palette import THEMES, Rgb, blend, darker, lighter


@lru_cache(maxsize=96)
def pane(size: tuple[int, int], theme: str, alpha: int = 232, accent: Rgb | None = None) -> pygame.Surface:
    """A pane of slate glass, lit along its top; ``accent`` colours its edge instead of brass."""
    width, height = max(8, size[0]), max(8, size[1])
    look = THEMES[theme]
    radius = max(4, min(width, height, 160) // 16)
    face = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(face, (*look.panel, alpha), face.get_rect(), border_radius=radius)
    gloss = pygame.Surface((width, height), pygame.SRCALPHA)
    for row in range(min(height, 40)):
        pygame.draw.line(gloss, (255, 255, 255, max(0, 20 - row // 2)), (radius, row), (width - radius, row))
    face.blit(gloss, (0, 0))
    edge = accent or look.brass
    pygame.draw.rect(face, (*darker(edge, 0.45), 255), face.get_rect(), 2, border_radius=radius)
    pygame.draw.rect(face, (*edge, 170), face.get_rect().inflate(-2, -2), 1, border_radius=radius)
    return face


@lru_cache(maxsize=256)
def plate(size: tuple[int, int], theme: str, state: str, kind: str) -> pygame.Surface:
    """The face of a button: ``state`` normal, hover, pressed or off; ``kind`` normal, primary, danger or quiet."""
    width, height = max(6, size[0]), max(6, size[1])
    look = THEMES[theme]
    colour = {"primary": look.brass, "danger": look.danger}.get(kind, look.panel_light)
    if state == "off":
        colour = blend(colour, look.panel, 0.65)
    elif state == "hover":
        colour = lighter(colour, 0.14)
    elif state == "pressed":
        colour = darker(colour, 0.2)
    face = pygame.Surface((width, height), pygame.SRCALPHA)
    radius = max(3, height // 6)
    rect = face.get_rect()
    pygame.draw.rect(face, darker(colour, 0.5), rect, border_radius=radius)
    pygame.draw.rect(face, colour, rect.inflate(-2, -2), border_radius=radius)
    line = pygame.Surface((max(1, width - 2 * radius), 1), pygame.SRCALPHA)
    for row in range(2, max(3, height // 2)):
        line.fill((255, 255, 255, round(26 * (1 - row / (height / 2)))))
        face.blit(line, (radius, row))
    if state == "hover":
        pygame.draw.rect(face, look.brass, rect, 2, border_radius=radius)
    return face
