"""Buttons to press: what stands on them, how they look in each state, and which one is under the pointer.

The table changes too often for a kit of standing widgets: every panel lists its buttons again, and their pictures are
kept by what they show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.art.palette import THEMES, Rgb, blend, darker, lighter
from game.ui.art.shelf import Shelf, shelved
from game.ui.screens.items import Offer
from game.ui.screens.keys import cap_of
from game.ui.window.widgets import Face, draw_face

_SHELF = Shelf()


@dataclass
class Button:
    """A button. ``why_not`` says why it is off; ``hint`` what it does; ``key`` the key that presses it, as its cap
    says; ``kind`` is plain, primary, danger, chip, quiet or bare. ``name`` is what others know it by."""

    name: str
    rect: pygame.Rect
    words: str
    press: Callable[[], None]
    key: str = ""
    kind: str = "plain"
    icon: str = ""
    note: str = ""
    why_not: str = ""
    hint: str = ""
    chosen: bool = False
    align: str = "centre"
    px: int = 15
    least: int = 14
    picture: pygame.Surface | None = None
    #: Which offer it stands for, if any.
    offer: Offer | None = None
    #: Where a press is for it, if nothing else lies there; None: on it alone.
    target: pygame.Rect | None = None

    @property
    def is_on(self) -> bool:
        """Return whether it can be pressed."""
        return not self.why_not


def button_at(buttons: list[Button], pos: tuple[int, int]) -> Button | None:
    """Return the button under a pixel, of which the last one drawn lies on top; or else the nearest one whose target
    reaches there."""
    found = pygame.Rect(pos, (1, 1)).collideobjectsall(buttons)
    if found:
        return found[-1]
    reaching = [one for one in buttons if one.target is not None and one.target.collidepoint(pos)]
    return min(reaching, key=lambda one: _distance(one.rect, pos), default=None)


def _distance(rect: pygame.Rect, pos: tuple[int, int]) -> int:
    """Return how far a pixel is from a rectangle, squared."""
    across = max(rect.left - pos[0], pos[0] - rect.right + 1, 0)
    down = max(rect.top - pos[1], pos[1] - rect.bottom + 1, 0)
    return across * across + down * down


def widen_targets(buttons: list[Button], least: int, window: pygame.Rect) -> None:
    """Let buttons that are smaller than that be pressed beside them, too; the nearest one is meant between two."""
    for one in buttons:
        wider = one.rect.inflate(max(0, least - one.rect.width), max(0, least - one.rect.height))
        one.target = wider.clamp(window) if wider.size != one.rect.size else None


def lines_high(lines: list[Button], gap: int) -> int:
    """Return how high buttons one below the other are together, each with a gap above it."""
    return sum(line.rect.height + gap for line in lines)


def stack_lines(lines: list[Button], room: pygame.Rect, gap: int) -> None:
    """Lay buttons one below the other at the foot of some room, as wide as they are, or as it is."""
    y = room.bottom - lines_high(lines, gap) + gap
    for line in lines:
        line.rect = pygame.Rect(room.x, y, min(line.rect.width, room.width), line.rect.height)
        y = line.rect.bottom + gap


def draw_button(surface: pygame.Surface, button: Button, state: str, theme: str) -> bool:
    """Draw a button in a state: normal, hovered, active (held down). Returns whether its words fit."""
    shown = "disabled" if not button.is_on else state
    face = Face(
        button.words,
        button.px,
        button.least,
        role="bold" if button.kind == "primary" else "body",
        note=button.note,
        icon=button.icon,
        key=cap_of(button.key),
        align="left" if button.align == "left" else "centre",
        style=button.kind,
        theme=theme,
        picture=button.picture,
    )
    fits = True
    if button.kind == "bare":
        # What lies below it is drawn by its owner.
        return fits

    def draw() -> pygame.Surface:
        nonlocal fits
        ground = button_ground(button.rect.size, button.kind, shown, theme, chosen=button.chosen).premul_alpha()
        fits = draw_face(ground, face, shown)
        return ground

    key = (button.rect.size, face, shown, button.chosen, id(button.picture))
    picture = _SHELF.keep(key, draw)
    surface.blit(picture, button.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    return fits


@shelved
def button_ground(size: tuple[int, int], kind: str, state: str, theme_name: str, *, chosen: bool) -> pygame.Surface:
    """Return an empty button: slate or brass with a thin edge, lit along its top. Callers copy it before they draw on
    it."""
    theme = THEMES[theme_name]
    width, height = max(8, size[0]), max(8, size[1])
    top, bottom, edge = _tones(theme_name, kind, state, chosen=chosen)
    # Of high buttons with several lines the corners stay those of a button: they never become pills.
    radius = max(3, min(height // 4, round(height * 0.2), max(9, width // 28)))
    fine = 3
    big = pygame.Surface((width * fine, height * fine), pygame.SRCALPHA)
    thick = max(fine, round(fine * (1.4 if state == "hovered" or chosen else 1.0) * theme.edge))
    pygame.draw.rect(big, darker(edge, 0.4), big.get_rect(), border_radius=radius * fine)
    pygame.draw.rect(big, edge, big.get_rect().inflate(-fine, -fine), border_radius=radius * fine)
    inner = big.get_rect().inflate(-2 * thick, -2 * thick)
    glass = pygame.Surface((1, 16))
    for row in range(16):
        glass.set_at((0, row), blend(top, bottom, row / 15))
    sheet = pygame.transform.smoothscale(glass, inner.size).convert_alpha()
    mask = pygame.Surface(inner.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255), mask.get_rect(), border_radius=max(1, (radius - 1)) * fine)
    mask.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    big.blit(mask, inner)
    picture = pygame.transform.smoothscale(big, (width, height))
    if kind == "quiet" and state in ("normal", "disabled") and not chosen:
        picture.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _tones(theme_name: str, kind: str, state: str, *, chosen: bool) -> tuple[Rgb, Rgb, Rgb]:
    """Return top, bottom and edge of a button."""
    theme = THEMES[theme_name]
    light = theme.name == "projector"
    top, bottom = theme.panel_light, theme.panel
    edge = blend(theme.brass, theme.panel, 0.0 if light else 0.4)
    if kind == "primary":
        top, bottom, edge = lighter(theme.brass, 0.16), darker(theme.brass, 0.22), darker(theme.brass, 0.4)
    elif kind == "danger":
        top, bottom = blend(theme.danger, theme.panel, 0.3), blend(theme.danger, theme.panel, 0.55)
    if chosen:
        top, bottom, edge = blend(theme.brass, theme.panel, 0.5), blend(theme.brass, theme.panel, 0.7), theme.brass
    if state == "disabled":
        flat = blend(theme.panel, theme.table, 0.35)
        return flat, flat, blend(theme.panel_light, theme.dim_ink, 0.15)
    if state == "hovered":
        return lighter(top, 0.12), lighter(bottom, 0.1), lighter(theme.brass, 0.0 if light else 0.25)
    if state == "active":
        return bottom, top, theme.brass
    return top, bottom, edge
