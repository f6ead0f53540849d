"""The look of pygame_gui's widgets, made from the palette for one scale: slate buttons with a thin brass edge."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pygame_gui
from pygame_gui.core import ObjectID, UIAppearanceTheme
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader
from pygame_gui.core.utility import get_default_manager, set_default_manager

from game.app.files.folders import program_folder
from game.ui.art.palette import THEMES, Rgb, Theme, blend, code, darker, lighter
from game.ui.window.frames import EmptyFrames

#: Shapes and paddings of the widgets, in pixels of a window of 720 lines.
MEASURES = program_folder() / "assets" / "theme" / "widgets.json"

#: The styles of buttons.
KINDS = ("plain", "primary", "danger", "risk", "chip", "row", "quiet", "card")
#: Buttons that give something up for good, loudly or, in the rows of a list, quietly.
GIVING_UP = ("danger", "risk")


#: A theme's name, the scale of measures, and the height of words in pixels.
Look = tuple[str, float, int]
#: A theme as pygame_gui reads it: values by their names, in groups, for each kind of widget.
WrittenTheme = dict[str, dict[str, dict[str, str]]]


class UiRoot(pygame_gui.UIManager):
    """pygame_gui's widgets of one scene. Their pointer is where events say: posted ones and a hand's are one to it."""

    def __init__(self, size: tuple[int, int], look: Look) -> None:
        self.pointer = (-1000, -1000)
        self._look = look
        super().__init__(size, enable_live_theme_updates=False)
        if get_default_manager() is self:
            # The first one made would be kept for widgets that name none, and with it all that its buttons lead to.
            set_default_manager(None)

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        """Return the theme of the desk's look, read once for all desks of that look."""
        return _theme_read(self._look)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer

    def clear_and_reset(self) -> None:
        """Take all widgets away, and their pictures with them: widgets and shapes hold each other, and a page of them
        is many megabytes until somebody collects."""
        # What pygame_gui calls a sprite has no type that knows its shape.
        widgets: list[Any] = list(self.get_sprite_group().sprites())
        super().clear_and_reset()  # type: ignore[no-untyped-call]  # pygame_gui leaves it without types
        self.get_sprite_group().update_visibility()
        for widget in widgets:
            widget.drawable_shape = widget._pre_clipped_image = None
            widget.image = self.get_universal_empty_surface()


def ui_root(size: tuple[int, int], theme: Theme, scale: float, text_px: int) -> UiRoot:
    """Return widgets for a window: ``scale`` for their measures, ``text_px`` for their words."""
    return UiRoot(size, (theme.name, round(scale, 3), text_px))


def kind(name: str) -> ObjectID:
    """Return the theming id of a kind of button."""
    return ObjectID(object_id=None, class_id=f"@{name}")


@lru_cache(maxsize=4)
def _theme_read(look: Look) -> UIAppearanceTheme:
    """Return a look as pygame_gui has read it, its fonts loaded."""
    loader = BlockingThreadedResourceLoader()
    theme = UIAppearanceTheme(loader, "en")
    theme.load_theme(widget_theme(*look))
    theme.shape_cache = EmptyFrames()
    loader.start()
    loader.update()
    return theme


@lru_cache(maxsize=1)
def _measures() -> dict[str, dict[str, float]]:
    measures: dict[str, dict[str, float]] = json.loads(MEASURES.read_text("utf-8"))
    return measures


@lru_cache(maxsize=8)
def widget_theme(theme_name: str, scale: float, text_px: int) -> WrittenTheme:
    """Return the theme of pygame_gui as it would stand in one of its files."""
    theme = THEMES[theme_name]
    look: WrittenTheme = {"defaults": {"colours": _colours(theme)}}
    for part, measures in _measures().items():
        look[part] = {"misc": {name: str(_measured(name, size, scale)) for name, size in measures.items()}}
        look[part]["misc"].update({"shape": "rounded_rectangle"})
    for name in KINDS:
        look.setdefault(f"@{name}", {"misc": {}})["colours"] = _button_colours(theme, name)
    # Buttons as large as cards would take long with round corners, and the card covers them.
    look["@card"]["misc"] = {"shape": "rectangle", "shadow_width": "0", "border_width": str(max(2, round(2 * scale)))}
    look.setdefault("text_entry_line", {})["colours"] = _well(theme)
    look["text_entry_line"]["font"] = {"name": "noto_sans", "size": str(text_px)}
    look["text_entry_line"]["misc"]["padding"] = f"{max(4, round(9 * scale))},{max(2, round(3 * scale))}"
    look.setdefault("tool_tip.text_box", {})["colours"] = {
        "dark_bg": code(theme.panel),
        "normal_border": code(theme.brass),
        "normal_text": code(theme.ink),
    }
    look.setdefault("horizontal_slider", {})["colours"] = _well(theme)
    look["horizontal_slider.#sliding_button"]["colours"] = _button_colours(theme, "primary")
    look["drop_down_menu"] = {"misc": {"expand_direction": "down"}, "colours": _well(theme)}
    return look


def _measured(name: str, size: float, scale: float) -> int:
    """Return a measure at a scale. Edges stay visible, and flags stay what they are."""
    if name.startswith("enable_"):
        return int(size)
    return max(1 if size else 0, round(size * scale))


def _gradient(top: Rgb, bottom: Rgb) -> str:
    return f"{code(top)},{code(bottom)},270"


def _colours(theme: Theme) -> dict[str, str]:
    light = theme.name == "projector"
    edge = blend(theme.brass, theme.panel, 0.0 if light else 0.35)
    return {
        "normal_bg": _gradient(theme.panel_light, theme.panel),
        "hovered_bg": _gradient(lighter(theme.panel_light, 0.10), theme.panel_light),
        "active_bg": _gradient(theme.panel, theme.panel_light),
        "selected_bg": _gradient(blend(theme.brass, theme.panel, 0.55), blend(theme.brass, theme.panel, 0.72)),
        "disabled_bg": code(blend(theme.panel, theme.table, 0.35)),
        "dark_bg": code(darker(theme.panel, 0.0 if light else 0.25)),
        "disabled_dark_bg": code(theme.panel),
        "normal_border": code(edge),
        "hovered_border": code(lighter(theme.brass, 0.0 if light else 0.25)),
        "active_border": code(theme.brass),
        "selected_border": code(lighter(theme.brass, 0.0 if light else 0.2)),
        "disabled_border": code(blend(theme.panel_light, theme.dim_ink, 0.15)),
        "normal_text": code(theme.ink),
        "hovered_text": code(theme.ink),
        "active_text": code(theme.ink),
        "selected_text": code(theme.ink),
        "disabled_text": code(theme.dim_ink),
        "text_cursor": code(theme.brass),
        "filled_bar": code(theme.brass),
        "unfilled_bar": code(theme.panel),
        "link_text": code(theme.brass),
        "link_hover": code(lighter(theme.brass, 0.3)),
    }


def _well(theme: Theme) -> dict[str, str]:
    """Return the look of something sunk in: darker than the pane around it."""
    ground = code(blend(theme.panel, (0, 0, 0), 0.30 if theme.name == "walnut" else 0.0))
    return {"dark_bg": ground, "normal_bg": ground, "selected_bg": code(blend(theme.brass, theme.panel, 0.5))}


def _button_colours(theme: Theme, name: str) -> dict[str, str]:
    """Return the colours of a kind of button, where they differ from the defaults."""
    light = theme.name == "projector"
    if name == "primary":
        top, bottom = lighter(theme.brass, 0.16), darker(theme.brass, 0.22)
        return {
            "normal_bg": _gradient(top, bottom),
            "hovered_bg": _gradient(lighter(top, 0.2), theme.brass),
            "active_bg": _gradient(bottom, theme.brass),
            "normal_border": code(darker(theme.brass, 0.5)),
            "hovered_border": code(lighter(theme.brass, 0.5)),
        }
    if name == "danger":
        top, bottom = blend(theme.danger, theme.panel, 0.25), blend(theme.danger, theme.panel, 0.5)
        return {"normal_bg": _gradient(top, bottom), "hovered_bg": _gradient(theme.danger, top)}
    if name == "card":
        clear, brass = "#00000000", code(theme.brass)
        shown = {"normal_bg": clear, "normal_border": clear, "hovered_bg": clear, "active_bg": clear}
        chosen = {"selected_bg": code(blend(theme.brass, theme.panel, 0.6)), "selected_border": brass}
        return {**shown, **chosen, "hovered_border": code(theme.ink), "active_border": brass}
    if name in ("row", "quiet", "risk"):
        clear = "#00000000"
        ground = code(theme.panel_light)
        shown = {"normal_bg": clear, "disabled_bg": clear, "normal_border": clear, "disabled_border": clear}
        return {**shown, "hovered_bg": ground + ("ff" if light else "c0"), "hovered_border": code(theme.dim_ink)}
    return {}


def button_ink(theme: Theme, style: str, state: str) -> Rgb:
    """Return the colour of the words on a button."""
    if state == "disabled":
        return blend(theme.dim_ink, theme.panel, 0.15 if theme.name == "projector" else 0.25)
    if style == "primary":
        return (255, 255, 255) if theme.name == "projector" else theme.parchment_ink
    if style == "risk":
        return theme.danger if theme.name == "projector" else lighter(theme.danger, 0.35)
    return theme.ink
