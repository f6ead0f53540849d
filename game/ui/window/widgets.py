"""Buttons to press, in pygame_gui's frame and with our own words on them; lines to write in, tooltips, key caps and
the focus ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIButton, UITextEntryLine

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import OUTLINE, THEMES, Rgb, Theme, blend, darker, lighter
from game.ui.art.shelf import shelved
from game.ui.window import backdrop
from game.ui.window.frames import Frame, FrameStyle, SinglePicture
from game.ui.window.note_place import distance, hidden, note_place
from game.ui.window.theme import UiRoot, button_ink, kind


class Face(msgspec.Struct, frozen=True):
    """What stands on a button. ``note`` is a smaller second line, ``key`` a key's name at the right end, ``px`` and
    ``least`` the wanted and the smallest text size. ``picture`` (instead of an icon) is drawn as it is."""

    words: str
    px: int
    least: int
    role: Literal["title", "body", "bold", "italic"] = "body"
    note: str = ""
    icon: str = ""
    key: str = ""
    align: Literal["left", "centre"] = "centre"
    style: str = "plain"
    theme: str = "walnut"
    picture: pygame.Surface | None = None
    ink: Rgb | None = None


class Button(SinglePicture, UIButton):
    """A button of pygame_gui that shows a ``Face``. ``is_cut`` tells that its words do not fit on it."""

    drawable_shape: Frame | None  # type: ignore[assignment]

    def __init__(
        self,
        rect: pygame.Rect,
        ui_root: UiRoot,
        face: Face,
        *,
        container: IContainerLikeInterface | None = None,
        reach: int = 0,
    ) -> None:
        self.face = face
        #: Pixels above and below it that press it too.
        self.reach = reach
        self.is_cut = False
        super().__init__(rect, "", ui_root, container, object_id=kind(face.style))

    def rebuild(self) -> None:
        """Draw the button again: its theme, its face or its size is another one."""
        corners = tuple(self.shape_corner_radius or (0, 0, 0, 0))
        edge, overlap = self.border_width["left"], self.border_overlap or 0
        style = FrameStyle(self.shape, edge, self.shadow_width, corners, overlap, self.colours)
        self.drawable_shape = Frame(self.rect, style, self.ui_manager, self.reach)
        self.drawable_shape.set_active_state(self._get_appropriate_state_name())
        self.on_fresh_drawable_shape_ready()

    def on_fresh_drawable_shape_ready(self) -> None:
        """Show another state of the button."""
        if self.drawable_shape is None:
            return
        surface = self.drawable_shape.get_fresh_surface()
        self.is_cut = not draw_face(surface, self.face, self.drawable_shape.state)
        self._set_image(surface)

    def show_face(self, face: Face) -> None:
        """Put other words on the button."""
        self.face = face
        self.rebuild()


class TextLine(UITextEntryLine):
    """A line of text to write. What an empty one says of itself is dimmer than what is written."""

    def update(self, time_delta: float) -> None:
        """Let time pass."""
        super().update(time_delta)
        shape, ink = self.drawable_shape, self.text_colour if self.text else self.disabled_text_colour
        if shape is not None and shape.theming["normal_text"] != ink:
            shape.theming["normal_text"] = ink
            shape.finalise_text_onto_active_state()
            shape.active_state.has_fresh_surface = True


def draw_face(surface: pygame.Surface, face: Face, state: str) -> bool:
    """Draw a face on an empty button. Returns whether all of its words fit."""
    theme = THEMES[face.theme]
    ink = button_ink(theme, face.style, state)
    if face.ink is not None and state != "disabled":
        ink = face.ink
    box = surface.get_rect().inflate(-round(face.px * 1.1), -round(face.px * 0.3))
    if face.key:
        cap = _cap(face, faint=state == "disabled")
        stamp(surface, cap, cap.get_rect(midright=box.midright))
        box.width -= cap.get_width() + face.px // 2
    mark = _mark(face, ink, state)
    aside = mark.get_width() + round(face.px * 0.6) if mark else 0
    rows, fits = _rows(face, box.width - aside, box.height)
    if face.icon and rows and rows[0].px * 4 < face.px * 3:
        # An icon does not make the words small: they say more.
        alone, also = _rows(face, box.width, box.height)
        if alone[0].px * 6 >= rows[0].px * 7:
            mark, aside, rows, fits = None, 0, alone, also
    dim = _dim(face, ink, theme, state)
    room = max(8, box.width - aside)
    lines = [
        fonts.fitted_text(row.text, row.role, row.px, room, dim if row.is_note else ink, floor=row.px) for row in rows
    ]
    wide = max((line.get_width() for line in lines), default=0)
    high = sum(line.get_height() for line in lines)
    whole = wide + (aside if lines else mark.get_width() if mark else 0)
    left = box.x if face.align == "left" else box.x + (box.width - whole) // 2
    if mark:
        stamp(surface, mark, mark.get_rect(midleft=(left, box.centery)))
        left += aside
    top = box.centery - high // 2
    for line in lines:
        inset = 0 if face.align == "left" or mark else (wide - line.get_width()) // 2
        stamp(surface, line, line.get_rect(topleft=(left + inset, top)))
        top += line.get_height()
    return fits and high <= surface.get_height()


def face_high(face: Face, width: int, least: int) -> int:
    """Return the height, from a ``least`` one on, at which all words of a face fit on a button that wide; the least
    one where none is high enough, for a single word is too wide."""
    room = width - round(face.px * 1.1)
    if face.key:
        room -= _cap(face, faint=False).get_width() + face.px // 2
    if face.picture is not None or face.icon:
        room -= (face.picture.get_width() if face.picture is not None else _side(face)) + round(face.px * 0.6)
    for high in range(least, least + 4 * face.px, max(2, face.px // 2)):
        rows, fits = _rows(face, room, high - round(face.px * 0.3))
        if fits and sum(row.high for row in rows) <= high:
            return high
    return least


def face_width(face: Face) -> int:
    """Return the width of a button on which all words of a face stand in one line."""
    wide = fonts.text_width(face.words, face.role, face.px) + round(face.px * 1.1)
    if face.key:
        wide += _cap(face, faint=False).get_width() + face.px // 2
    return wide + (_side(face) + round(face.px * 0.6) if face.icon else 0)


def stamp(surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw on one of pygame_gui's surfaces, whose colours are multiplied by their alpha."""
    surface.blit(picture.premul_alpha(), rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _cap(face: Face, *, faint: bool) -> pygame.Surface:
    return key_cap(face.key, max(face.least, round(face.px * 0.78)), THEMES[face.theme], faint=faint)


def _side(face: Face) -> int:
    return round(face.px * 1.25)


def _mark(face: Face, ink: Rgb, state: str) -> pygame.Surface | None:
    if face.picture is not None:
        drawn: pygame.Surface = face.picture
        if state == "disabled":
            drawn = drawn.copy()
            drawn.set_alpha(110)
        return drawn
    return icon(face.icon, _side(face), ink) if face.icon else None


def _dim(face: Face, ink: Rgb, theme: Theme, state: str) -> Rgb:
    """Return the ink of a face's note."""
    if face.style == "primary":
        return blend(ink, theme.brass, 0.12)
    return theme.dim_ink if state != "disabled" else blend(theme.dim_ink, theme.panel, 0.2)


class _Row(NamedTuple):
    """A line of a face."""

    text: str
    role: str
    px: int
    is_note: bool

    @property
    def high(self) -> int:
        return fonts.font(self.role, self.px).get_height()


def _rows(face: Face, width: int, height: int) -> tuple[list[_Row], bool]:
    """Return the lines of a face, its words and the note below; and whether all fits."""
    if not face.words:
        return [], True
    rows, fits = _broken(face.words, face.role, face.px, face.least, width, height, is_note=False)
    if face.note:
        small = max(face.least, round(face.px * 0.82))
        left = height - sum(row.high for row in rows)
        notes, also = _broken(face.note, "body", small, face.least, width, left, is_note=True)
        return rows + notes, fits and also
    return rows, fits


def _broken(
    text: str, role: str, px: int, least: int, width: int, height: int, *, is_note: bool
) -> tuple[list[_Row], bool]:
    """Return a text at the largest size from ``px`` to ``least`` that fits in three lines; else in one."""
    least = min(px, least)
    for size in fonts.sizes(px, least):
        words = [text] if fonts.text_width(text, role, size) <= width else broken(text, role, size, width)
        rows = [_Row(line, role, size, is_note) for line in words]
        if len(rows) == 1 or (len(rows) <= 3 and sum(row.high for row in rows) <= height):
            return rows, True
    return [_Row(text, role, least, is_note)], False


def broken(text: str, role: str, px: int, width: int) -> list[str]:
    """Return a text broken between words, those wider than ``width`` alone; long ones make a list too long."""
    lines: list[str] = []
    for word in text.split():
        if fonts.text_width(word, role, px) > width:
            return [text] * 99
        if lines and fonts.text_width(f"{lines[-1]} {word}", role, px) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def key_cap(key: str, px: int, theme: Theme, *, faint: bool = False) -> pygame.Surface:
    """Return a key as it looks on a keyboard, with its name."""
    ink = blend(theme.dim_ink, theme.panel, 0.4) if faint else theme.dim_ink
    words = fonts.plain_text(key, "body", max(9, round(px * 0.92)), ink)
    height = words.get_height() + max(2, px // 6)
    cap = pygame.Surface((max(height, words.get_width() + px), height), pygame.SRCALPHA)
    rect = cap.get_rect()
    ground = darker(theme.panel, 0.25) if theme.name == "walnut" else theme.panel
    pygame.draw.rect(cap, blend(ink, ground, 0.55), rect, border_radius=max(3, px // 4))
    pygame.draw.rect(cap, ground, rect.inflate(-2, -2).move(0, -1), border_radius=max(2, px // 4 - 1))
    cap.blit(words, words.get_rect(center=(rect.centerx, rect.centery - 1)))
    return cap


def focus_ring(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, scale: float) -> None:
    """Draw the ring around what the keyboard acts on: brass between two dark lines, so it shows on any ground."""
    thick = max(2, round(2.4 * scale * theme.edge))
    ring = rect.inflate(2 * thick, 2 * thick)
    radius = max(5, round(9 * scale))
    pygame.draw.rect(surface, OUTLINE, ring.inflate(2, 2), thick + 2, border_radius=radius + 1)
    brass = lighter(theme.brass, 0.35) if theme.name == "walnut" else theme.brass
    pygame.draw.rect(surface, brass, ring, thick, border_radius=radius)


@shelved
def _note(text: str, px: int, width: int, theme_name: str) -> pygame.Surface:
    """Return the words of a note, which are the same in many frames; as much of their picture as is written on."""
    theme = THEMES[theme_name]
    words = fonts.rich_text(text, "body", px, width, theme.ink, icon_colour=theme.brass)
    used = words.get_bounding_rect()
    return words.subsurface((0, 0, max(1, used.right), max(1, used.bottom))).copy()


#: A tooltip is made narrower and higher, to these shares of its width, before it hides anything or lies far away.
_NARROWER = (1.0, 0.7, 0.5)


#: As many pixels more a tooltip hides where it lies over what it is about, or over anything that is kept clear.
_COVERS = 1 << 24


def tooltip(
    surface: pygame.Surface,
    text: str,
    beside: pygame.Rect,
    theme: Theme,
    px: int,
    *,
    key: str = "",
    warning: bool = False,
    within: pygame.Rect | None = None,
    others: Sequence[pygame.Rect] = (),
    clear: Sequence[pygame.Rect] = (),
    foot: tuple[int, int] = (0, 0),
) -> pygame.Rect:
    """Return a small pane below ``beside`` (above it where there is no room; where it hides little of ``others`` and
    nothing of what is kept ``clear``) with rich text, and the key that does the same; ``within`` a part of the surface,
    if it has the room. At its ``foot`` room of that size stays empty. Returns where it is."""
    pad = round(px * 0.6)
    widest = min(surface.get_width() - 4 * pad, px * 26)
    cap = key_cap(key, px, theme) if key else None
    beside_words = cap.get_width() + pad if cap else 0
    longest = max(fonts.text_width(line, "body", px) for line in text.split("\n")) + 2 * px
    laid: tuple[pygame.Surface, pygame.Rect] | None = None
    least = 0
    for share in _NARROWER:
        words = _note(text, px, min(round((widest - beside_words) * share), longest), theme.name)
        used = words.get_rect()
        wide, high = max(used.right + beside_words, foot[0]), max(used.bottom, px) + foot[1]
        box = pygame.Rect(0, 0, wide, high).inflate(2 * pad, 2 * pad)
        bounds = surface.get_rect().inflate(-8, -8)
        if within is not None and within.width >= box.width and within.height >= box.height:
            bounds = bounds.clip(within)
        box = note_place(box.size, beside, bounds, px, others, clear)
        covers = hidden(box, others) + sum(_COVERS * box.colliderect(one) for one in (beside, *clear))
        covers += px * max(0, distance(box, beside) - 3 * px)
        if laid is None or covers < least:
            laid, least = (words, box), covers
        if not covers:
            break
    assert laid is not None
    words, box = laid
    edge = theme.caution if warning else None
    backdrop.lay_panel(surface, box, theme.name, scale=px / 20, alpha=250, edge=edge)
    surface.blit(words, (box.x + pad, box.y + pad))
    if cap:
        surface.blit(cap, cap.get_rect(midright=(box.right - pad, box.centery - foot[1] // 2)))
    return box
