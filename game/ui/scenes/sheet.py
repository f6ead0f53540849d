"""A sheet of controls: pygame_gui's widgets with a focus that the keyboard moves, reasons for what is off, and
scrolling views. Whatever the mouse can do here, the keyboard can do too, and the other way round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.drawable_shapes import RoundedRectangleShape
from pygame_gui.elements import UIHorizontalSlider

from game.ui.scenes.controls import Control, distance_towards
from game.ui.scenes.scrolling import View
from game.ui.window import theme as widget_theme
from game.ui.window.bindings import action_in, pressed, writes
from game.ui.window.frames import Picture
from game.ui.window.pointer import pointer_now
from game.ui.window.widgets import Button, Face, TextLine, focus_ring, tooltip

if TYPE_CHECKING:
    from game.ui.scenes.scene import Window

_WAY = {"page_left": (-1, 0), "page_right": (1, 0), "page_up": (0, -1), "page_down": (0, 1)}
#: A page that opens has its focus on something else than these, if there is anything.
LEADING_AWAY = ("Back", "Cancel")
#: Seconds until a tooltip shows under a resting pointer.
PATIENCE = 0.4

#: A difference of two distances, as ``distance_towards`` counts them, that nobody would see.
_ABOUT = 0.25


class Sheet:
    """The controls of one scene. Build it again when something changes; the focus stays on the control's name."""

    def __init__(self, app: Window) -> None:
        self.app = app
        self.controls: list[Control] = []
        self.views: list[View] = []
        self.focus: Control | None = None
        self.is_open = False
        self._look: tuple[object, ...] = ()
        self._desk: widget_theme.UiRoot | None = None
        self._pressed: list[Control] = []
        self._held: list[str] = []
        self._hovered: Control | None = None
        self._resting = 0.0
        self._by_key = self._complaining = False
        self._wanted = ""
        #: Whether the control that is wanted was wished for, and does not only keep the focus that it had.
        self._is_wished = False
        #: Whether the focus leads away only because there was nothing else yet.
        self._is_stopgap = False
        self._scrolled: list[float] = []
        #: Where the last tooltip lay.
        self.tip = pygame.Rect(0, 0, 0, 0)

    # --- building ---

    @property
    def ui_root(self) -> widget_theme.UiRoot:
        """Return pygame_gui's manager."""
        assert self._desk is not None
        return self._desk

    def clear(self) -> None:
        """Take all controls away, to lay them out again."""
        if self.focus is not None:
            self._wanted = "" if self._is_stopgap else self.focus.name
        self._held = [control.name for control in self.controls if getattr(control.element, "held", False)]
        self._scrolled = [view.offset for view in self.views] or self._scrolled
        look = (self.app.size, self.app.theme.name, round(self.app.scale, 3), self.app.text_px(16))
        if self._desk is not None:
            self._desk.clear_and_reset()
        if self._desk is None or look != self._look:
            pointer = self._desk.pointer if self._desk else (-1000, -1000)
            self._desk = widget_theme.ui_root(self.app.size, self.app.theme, self.app.scale, self.app.text_px(16))
            self._desk.pointer = pointer
            self._look = look
        self._desk.set_active_cursor(pointer_now())
        self._forget()

    def close(self) -> None:
        """Leave the scene: none of it is kept."""
        if self._desk is not None:
            self._desk.clear_and_reset()
        self._forget()

    def _forget(self) -> None:
        self.controls, self.views, self.focus = [], [], None
        self._pressed, self._hovered = [], None

    def finish(self, *, begins_with_focus: bool = True) -> None:
        """Finish the page: scroll and focus as before; a new page focuses its first safe control, or none."""
        for view, offset in zip(self.views, self._scrolled, strict=False):
            view.scroll_to(offset)
        for view in self.views:
            view.settle()
        self.ui_root.get_sprite_group().update_visibility()
        safe = [control for control in self.controls if not control.is_danger]
        named = [control for control in safe if control.name == self._wanted]
        first = [control for control in safe if control.name not in LEADING_AWAY]
        begins = (first or safe or self.controls) if begins_with_focus else []
        self.focus = next(iter(named or begins), None)
        self._is_stopgap = not named and not first
        if self.focus is not None and self.focus.text is not None:
            self._give_text_focus(self.focus)
            if self._is_wished:
                _select_all(self.focus)
        self._is_wished = False
        # What is chosen and written shows once the controls are up to date, and this may be the last frame for long.
        self.ui_root.update(0.0)
        for control in self.controls:
            if control.name in self._held and isinstance(control.element, Button):
                control.element.held = True
        # The pointer has not moved, but what lies under it is new: a right click or a refusal is about that.
        self._hovered, self._resting = self._control_at(self.ui_root.pointer), 0.0

    def wish_focus(self, name: str) -> None:
        """Give a control the focus after the next ``finish``."""
        self._wanted, self._is_wished = name, True
        for control in self.controls:
            if control.name == name:
                self.set_focus(control)

    def view(self, rect: pygame.Rect) -> View:
        """Return a part of the window that scrolls up and down."""
        view = View(rect, UIContainer(rect, self.ui_root), self.app)
        self.views.append(view)
        return view

    def button(
        self,
        rect: pygame.Rect,
        face: Face,
        press: Callable[[], None],
        *,
        name: str = "",
        why_not: str = "",
        hint: str = "",
        key: int | None = None,
        chosen: bool = False,
        view: View | None = None,
    ) -> Control:
        """Return a button. With ``why_not`` it is off, and says so when it is pressed or pointed at."""
        reach = self.app.reach_of(rect.height)
        button = Button(rect, self.ui_root, face, container=view.container if view else None, reach=reach)
        control = Control(name or face.words, button, press)
        button.bind(UI_BUTTON_PRESSED, lambda: self._pressed.append(control))
        control.why_not, control.hint, control.key, control.view = why_not, hint, key, view
        control.key_name = face.key
        control.is_chosen = chosen
        if chosen:
            button.select()
        if why_not:
            button.disable()
        return self._join(control)

    def slider(
        self, rect: pygame.Rect, name: str, value: int, changed: Callable[[int], None], *, view: View | None = None
    ) -> Control:
        """Return a slider from 0 to 100; left and right move it by 10."""
        container = view.container if view else None
        element = UIHorizontalSlider(rect, value, (0, 100), self.ui_root, container=container, click_increment=10)
        for part in (element, element.sliding_button):
            _drop_drafts(part)
        control = Control(name, element)
        control.view = view

        def turn(way: int) -> None:
            there = max(0, min(100, round(element.get_current_value() / 10) * 10 + 10 * way))
            element.set_current_value(there)

        control.turn = turn
        control.text = None
        control.seen = str(value)
        control.changed = lambda text: changed(int(float(text)))
        return self._join(control)

    def entry(
        self,
        rect: pygame.Rect,
        name: str,
        text: str,
        changed: Callable[[str], None],
        *,
        letters: int = 24,
        allowed: str = "",
        placeholder: str = "",
        entered: Callable[[], None] | None = None,
        view: View | None = None,
    ) -> Control:
        """Return a line of text to write. ``allowed`` are the only characters that it takes."""
        container = view.container if view else None
        element = TextLine(rect, self.ui_root, container=container, placeholder_text=placeholder or None)
        element.set_text_length_limit(letters)
        if allowed:
            element.set_allowed_characters(list(allowed))
        element.set_text(text)
        _drop_drafts(element)
        control = Control(name, element, entered)
        control.view, control.text, control.changed, control.seen = view, element.get_text, changed, text
        return self._join(control)

    def picture(self, surface: pygame.Surface, at: tuple[int, int], *, view: View | None = None) -> None:
        """Add a picture as large as it is."""
        rect = surface.get_rect(topleft=at)
        element = Picture(rect, surface, self.ui_root, container=view.container if view else None)
        if view:
            view.add(element)

    def _join(self, control: Control) -> Control:
        self.controls.append(control)
        if control.view:
            control.view.add(control.element)
        return control

    # --- acting ---

    def control(self, name: str) -> Control:
        """Return the control of that name. Raises KeyError with the known names."""
        for control in self.controls:
            if control.name == name:
                return control
        raise KeyError(f"no control is called {name!r}; there are {[control.name for control in self.controls]}")

    def event(self, event: pygame.event.Event) -> bool:
        """Take an event; True if it was meant for a control."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._point(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._point((-1000, -1000))
        for view in self.views:
            if view.event(event, self.ui_root.pointer):
                # Of what lies under the pointer then nobody has asked.
                self._hovered, self._resting = self._control_at(self.ui_root.pointer), 0.0
                if view.is_pulled:
                    # What the finger has pressed was not meant.
                    self.ui_root.process_events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-1000, -1000), button=1))
                return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._touch()
        self.ui_root.process_events(event)
        pressed, self._pressed = self._pressed, []
        for control in pressed:
            self._do(control)
        self._look_at_values()
        return bool(pressed)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.ui_root.update(seconds)
        self._look_at_values()
        before, self._resting = self._tip_shows, self._resting + seconds
        if self._tip_shows != before or (self.focus is not None and self.focus.text is not None):
            self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the controls, the ring around the focus, and the tooltip."""
        self.ui_root.draw_ui(surface)
        for view in self.views:
            view.draw_bar(surface)
        if self.focus is not None and self.focus.shown.height > 0:
            focus_ring(surface, self.focus.shown, self.app.theme, self.app.scale)
        hinted = self.looked_at
        if self._tip_shows and hinted is not None:
            self._draw_tip(surface, hinted)

    def _draw_tip(self, surface: pygame.Surface, hinted: Control) -> None:
        """Draw the tooltip clear of its control and of those before and after, where it hides little of the rest."""
        at = self.controls.index(hinted)
        near = [one.shown for one in self.controls[max(0, at - 1) : at + 2] if one.shown.height > 0]
        others = [one.shown for one in self.controls if one is not hinted and one.shown.height > 0]
        self.tip = tooltip(
            surface, hinted.why_not or hinted.hint, hinted.shown, self.app.theme, self.app.text_px(14),
            key="" if hinted.why_not else hinted.key_name, warning=bool(hinted.why_not), others=others, clear=near,
        )  # fmt: skip

    @property
    def looked_at(self) -> Control | None:
        """Return the control under the pointer, or that the keyboard has reached: a tooltip would be about it."""
        return self.focus if self._by_key else self._hovered

    @property
    def _tip_shows(self) -> bool:
        hinted = self.looked_at
        if hinted is None or not (hinted.why_not or hinted.hint) or hinted.shown.height <= 0:
            return False
        return self._complaining or self._resting >= PATIENCE

    def _point(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        if pos == self.ui_root.pointer:
            return
        self.ui_root.pointer = pos
        if self._complaining and min(pos) < 0:
            # A finger has lifted: the reason is to be read all the same.
            self.ui_root.update(0.0)
            return
        over = self._control_at(pos)
        if over is not self._hovered:
            self._hovered, self._resting, self._complaining = over, 0.0, False
        self._by_key = False
        # A pointer that jumps onto a button and presses it at once must find it hovered.
        self.ui_root.update(0.0)

    def _control_at(self, pos: tuple[int, int]) -> Control | None:
        """Return the control that a press there would be for: none on the shadow of one."""
        over = (one for one in reversed(self.controls) if one.target.collidepoint(pos))
        return next((one for one in over if one.element.hover_point(*pos)), None)

    def _touch(self) -> None:
        """Focus a control that was pressed with the mouse; if it is off, say why."""
        control = self._hovered
        if control is None:
            return
        self.set_focus(control, by_key=False)
        if control.why_not:
            self._complain()

    def _complain(self) -> None:
        self._complaining = True
        self.app.sound("tick")
        self.app.redraw()

    def set_focus(self, control: Control, *, by_key: bool = True) -> None:
        """Let the keyboard act on a control."""
        if self.focus is not None and self.focus.text is not None and self.focus is not control:
            self.ui_root.set_focus_set(None)
        self.focus, self._is_stopgap = control, False
        self._by_key = by_key
        self._resting, self._complaining = 0.0, False
        if control.text is not None and by_key:
            self._give_text_focus(control)
            _select_all(control)
        if control.view is not None and by_key:  # Under a press nothing moves.
            control.view.reveal(control.rect)
        self.app.redraw()

    @property
    def is_writing(self) -> bool:
        return self.focus is not None and self.focus.text is not None

    def _give_text_focus(self, control: Control) -> None:
        self.ui_root.set_focus_set(control.element.get_focus_set())

    def _key(self, event: pygame.event.Event) -> bool:
        """Focus moves, presses and shortcut keys. Text being written keeps its letters."""
        key = pressed(event)
        name = "" if self.is_writing and writes(key) else action_in(("Everywhere", "Pages"), key)
        if name == "next":
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if name in _WAY:
            way = _WAY[name]
            if way[0] and self.focus is not None and self.focus.turn is not None:
                self.focus.turn(way[0])
                self._look_at_values()
            else:
                self.move_towards(way)
            return True
        if name in ("scroll_up", "scroll_down") and self.views:
            self.views[-1].page(1 if name == "scroll_down" else -1)
            return True
        if name == "press" and self.focus is not None:
            self._by_key = True
            self._do(self.focus)
            return True
        if not self.is_writing:
            for control in self.controls:
                if control.key is not None and control.key == event.key:
                    self.set_focus(control)
                    self._do(control)
                    return True
        return False

    def _do(self, control: Control) -> None:
        """Press a control, or hear why not."""
        if control.why_not:
            self._complain()
        elif control.press is not None:
            self.app.sound("card")
            control.press()
            self.app.redraw()

    def move_focus(self, step: int) -> None:
        """Move to the next or the previous control in the order of the sheet."""
        if not self.controls:
            return
        at = self.controls.index(self.focus) if self.focus in self.controls else -step
        self.set_focus(self.controls[(at + step) % len(self.controls)])

    def move_towards(self, way: tuple[int, int]) -> None:
        """Move to the nearest control in a direction, the first of two as near; with none there, the focus stays."""
        if self.focus is None:
            self.move_focus(1)
            return
        here = self.focus.rect
        best: tuple[float, Control] | None = None
        for control in self.controls:
            away = distance_towards(here, control.rect, way)
            if control is not self.focus and away is not None and (best is None or away < best[0] - _ABOUT):
                best = (away, control)
        if best is not None:
            self.set_focus(best[1])

    def _look_at_values(self) -> None:
        """Tell the owners of entries and sliders what has changed."""
        for control in list(self.controls):
            if control.changed is None:
                continue
            value = control.text() if control.text is not None else str(control.element.get_current_value())  # type: ignore[attr-defined]
            if value != control.seen:
                control.seen = value
                control.changed(value)
                self.app.redraw()

    def cut(self) -> list[str]:
        """Return names of buttons whose words do not fit on them, or that reach out of the window."""
        whole = pygame.Rect((0, 0), self.app.size)
        found = []
        for control in self.controls:
            outside = control.view is None and not whole.contains(control.rect)
            if outside or (isinstance(control.element, Button) and control.element.is_cut):
                found.append(control.name)
        return found


def _select_all(control: Control) -> None:
    """Select all: the first key replaces what stood in the line; the arrow keys keep it."""
    ctrl_a = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="")
    control.element.process_event(ctrl_a)


def _drop_drafts(element: UIElement | None) -> None:
    """Let go of the sixteen times larger surfaces from which pygame_gui makes round corners; it makes them again."""
    shape = element.drawable_shape if element is not None else None
    if isinstance(shape, RoundedRectangleShape):
        shape.temp_additive_shape = shape.temp_subtractive_shape = None
