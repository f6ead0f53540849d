"""The frames of buttons and the pictures of a page, kept once. pygame_gui draws each of its buttons in five states,
three pictures each, by way of drafts sixteen times as large, and keeps a cut copy of what scrolls: a page of large
buttons came to 300 MB. Here a frame is drawn for the state that is shown, narrow, and widened by its middle column."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
from pygame_gui.core.drawable_shapes import RectDrawableShape, RoundedRectangleShape
from pygame_gui.core.interfaces import IColourGradientInterface, IUIManagerInterface
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.elements import UIImage

from game.ui.art.shelf import Shelf

_FRAMES = Shelf()
#: Pixels: a frame that is wider, and wider than high, is drawn this wide and then widened. pygame_gui stretches the
#: round corners of its grounds with the width, by parts of a pixel at this one; its edges cover that.
NARROW = 320


class EmptyFrames(SurfaceCache):
    """Frames without words as pygame_gui has drawn them, kept on a shelf for all pages: its own cache is a page's own
    and begins with 4 MB. A frame's name tells all that it looks like."""

    def __init__(self) -> None:
        """Keep nothing but what the shelf keeps."""

    def add_surface_to_cache(self, surface: pygame.Surface, string_id: str) -> None:
        """Keep a frame."""
        if _FRAMES.find(string_id) is None:
            _FRAMES.put(string_id, surface)

    def find_surface_in_cache(self, lookup_id: str) -> pygame.Surface | None:
        """Return the frame of that name, if it is kept."""
        return _FRAMES.find(lookup_id)

    def update(self) -> None:
        """Do nothing: nothing waits."""

    def remove_user_from_cache_item(self, string_id: str) -> None:
        """Do nothing: the shelf does not count who uses a frame."""


class FrameStyle(msgspec.Struct, frozen=True):
    """What a button's theme says about its frame. ``colours`` are pygame_gui's, by names such as ``hovered_bg``."""

    shape: str
    border: int
    shadow: int
    corners: tuple[int, ...]
    overlap: int
    colours: dict[str, pygame.Color | IColourGradientInterface]


class Frame:
    """A button's shape as pygame_gui asks for it: where it is, the state it shows, and whether that is new."""

    def __init__(self, rect: pygame.Rect, style: FrameStyle, ui_root: IUIManagerInterface, reach: int = 0) -> None:
        self.state = "normal"
        self._rect = pygame.Rect(rect)
        self._style, self._desk = style, ui_root
        #: Pixels above and below it that still count as on it.
        self._reach = reach
        self._is_fresh = True

    def set_active_state(self, state: str) -> None:
        """Show another state: normal, hovered, disabled, selected or active."""
        self._is_fresh = self._is_fresh or state != self.state
        self.state = state

    def has_fresh_surface(self) -> bool:
        """Return whether the state has changed since the surface was last fetched."""
        return self._is_fresh

    def get_fresh_surface(self) -> pygame.Surface:
        """Return the empty frame in its present state, the caller's own to draw on."""
        self._is_fresh = False
        return frame(self._rect.size, self._style, self.state, self._desk)

    def collide_point(self, point: tuple[float, float]) -> bool:
        """Return whether the point is on the frame or within its reach; its shadow is not part of it."""
        shadow = self._style.shadow
        return bool(self._rect.inflate(-2 * shadow, 2 * (self._reach or -shadow)).collidepoint(point))

    def set_position(self, point: tuple[float, float]) -> None:
        """Move the button."""
        self._rect.topleft = (int(point[0]), int(point[1]))

    def set_dimensions(self, size: tuple[float, float]) -> bool:
        """Set another size of the button. Return whether it looks different now."""
        changed = self._rect.size != (int(size[0]), int(size[1]))
        self._rect.size = (int(size[0]), int(size[1]))
        self._is_fresh = self._is_fresh or changed
        return changed

    def update(self, seconds: float) -> None:
        """Do nothing: nothing waits."""


def frame(size: tuple[int, int], style: FrameStyle, state: str, ui_root: IUIManagerInterface) -> pygame.Surface:
    """Return an empty frame, new, its colours multiplied by their alpha as pygame_gui's are."""
    width, height = max(1, size[0]), max(1, size[1])
    narrow = min(width, max(height, NARROW))
    edges = dict.fromkeys(("left", "right", "top", "bottom"), style.border)
    colours = (style.colours[f"{state}_border"], style.colours[f"{state}_bg"])
    corners = None if style.shape == "rectangle" else list(style.corners)
    look = (style.shape, (narrow, height), style.shadow, edges, *colours, corners)
    # Its annotation admits colours only; gradients work too.
    name = SurfaceCache.build_cache_id(*look)  # type: ignore[arg-type]
    drawn = _FRAMES.find(name)
    if drawn is None:
        made = _drawn((narrow, height), style, state, ui_root)
        # pygame_gui has kept a small one under this name by itself.
        found = _FRAMES.find(name)
        drawn = made if found is not None else _FRAMES.put(name, made)
    return _widened(drawn, width)


def _drawn(size: tuple[int, int], style: FrameStyle, state: str, ui_root: IUIManagerInterface) -> pygame.Surface:
    """Return a frame as pygame_gui draws it. What it keeps to draw others like it is dropped."""
    theming = {
        "normal_bg": style.colours[f"{state}_bg"],
        "normal_border": style.colours[f"{state}_border"],
        "border_width": style.border,
        "shadow_width": style.shadow,
        "shape_corner_radius": list(style.corners),
        "border_overlap": style.overlap,
    }
    kind = RectDrawableShape if style.shape == "rectangle" else RoundedRectangleShape
    picture: pygame.Surface = kind(pygame.Rect((0, 0), size), theming, ["normal"], ui_root).get_fresh_surface()
    ui_root.get_theme().get_shadow_generator().clear_short_term_caches()
    return picture


def _widened(narrow: pygame.Surface, width: int) -> pygame.Surface:
    """Return a copy of a frame, its middle column repeated up to a width."""
    has, height = narrow.get_size()
    if has == width:
        return narrow.copy()
    middle = has // 2
    wide = pygame.Surface((width, height), pygame.SRCALPHA)
    wide.blit(narrow, (0, 0), (0, 0, middle, height), special_flags=pygame.BLEND_RGBA_ADD)
    column = pygame.transform.scale(narrow.subsurface((middle, 0, 1, height)), (width - has + 1, height))
    wide.blit(column, (middle, 0), special_flags=pygame.BLEND_RGBA_ADD)
    right = has - middle - 1
    wide.blit(narrow, (width - right, 0), (middle + 1, 0, right, height), special_flags=pygame.BLEND_RGBA_ADD)
    return wide


class SinglePicture:
    """Mixed into one of pygame_gui's widgets: it keeps one picture, and what its container hides of that is not drawn.
    pygame_gui would keep a cut copy beside it."""

    #: A picture, its place and its clip, in a list that pygame_gui gives no type.
    blit_data: list[Any]
    image: pygame.Surface | None
    rect: pygame.Rect
    _image_clip: pygame.Rect | None

    def _set_image(self, new_image: pygame.Surface | None) -> None:
        self.image = new_image

    def _set_image_clip(self, rect: pygame.Rect | None) -> None:
        self._image_clip = self.blit_data[2] = rect
        self.blit_data[1] = self.rect if rect is None else self.rect.move(rect.topleft)


class Picture(SinglePicture, UIImage):
    """Something to look at, as large as it is."""
