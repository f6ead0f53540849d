"""The map viewer: every map with its picture and all that is wrong with it. It stands beside the map editor: whatever
is saved there shows here within a second, and one key plays on it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pygame

from game.app.files import folders
from game.app.games.entries import GAMES
from game.app.maps import language, library
from game.app.maps.library import Listing, MapEntry, entry_for
from game.app.maps.reading import MapFile
from game.app.maps.watch import MapWatch
from game.ui.art import fonts
from game.ui.maps.view import MapView, Painted, as_drawn, places_of
from game.ui.scenes.board_picture import board_picture
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.window import backdrop
from game.ui.window.bindings import action_in, key_of

#: Seconds between two looks at the files, by the clock or by the frames, whichever comes first.
WATCH = 0.2
#: Seconds between two words about how many maps have been read.
_PROGRESS = 0.4
#: Milliseconds between two pictures of animated tiles.
_ANIMATED = 100
#: Pixels of the window that an arrow key moves the picture by.
_NUDGE = 60
#: How a map can be looked at.
ON_TABLE, DRAWN = "table", "drawn"


class MapViewer(SheetScene):
    """Shows one map of the list. ``chosen`` is a file from anywhere."""

    def __init__(self, chosen: Path | None = None) -> None:
        super().__init__()
        self.entries: list[MapEntry] = []
        self.index = 0
        self.view = MapView()
        #: On the table or as drawn, once somebody has chosen; until then what shows more of the map.
        self.way = ""
        self.message = ""
        self._chosen = chosen
        self._listing: Listing | None = None
        self._watch: MapWatch | None = None
        #: The map that shows, and the one of which the picture is: an earlier one while a save cannot be drawn.
        self._found: MapFile | None = None
        self._pictured: MapFile | None = None
        self._painting: Thread | None = None
        self._painted: Painted | None = None
        self._maps_read = 0
        self._renewed = 0.0
        self._passed, self._looked, self._moved = 0.0, 0.0, 0.0

    def enter(self, app: Window) -> None:
        super().enter(app)
        self._listing = Listing(tuple(GAMES), self._chosen, self.app.wake)
        self._take_listing()

    def _take_listing(self) -> None:
        """List the maps that have been read, and look at one: at the chosen one as soon as it is among them."""
        listing = self._listing
        if listing is None or not (listing.is_done or (self._chosen is not None and listing.entries)):
            return
        shown = self.entries[:1] if self._watch is not None else []
        self.entries = [*shown, *listing.entries[len(shown) :]]
        if listing.is_done:
            self._listing = None
        if self._watch is None:
            self._look_at(self.index)

    def _look_at(self, number: int) -> None:
        """Show another map of the list."""
        self.index, self._found, self._pictured = number, None, None
        self.message = ""
        self.view.show(None)
        self._watch = MapWatch(self.entries[number].path, self.app.wake) if self.entries else None
        self._look()

    def _look(self) -> bool:
        """Look at the files of the map on show; return whether it was read again."""
        if self._watch is None or not self._watch.look() or self._watch.found is None:
            return False
        found = self._watch.found
        self._found = found
        self.entries[self.index] = entry_for(found)
        if _shows_more(found, self._pictured):
            self._pictured = found
        self._paint()
        return True

    # --- its picture ---

    @property
    def _shown_way(self) -> str:
        """Return how the map is shown: on the table if it is playable; one with problems as drawn, to mark them."""
        entry = self.entries[self.index] if self.entries else None
        if entry is None or entry.is_broken or self._pictured is not self._found:
            return DRAWN
        return self.way or (DRAWN if entry.problems else ON_TABLE)

    def _paint(self) -> None:
        """Paint the map that is to show: as drawn on a thread of its own, for large ones take a while."""
        found = self._pictured
        if found is None or found.picture is None:
            self.view.show(None)
            return
        if self._shown_way == ON_TABLE:
            self._painting = None
            self._show_on_table()
            return
        picture = found.picture

        def paint() -> None:
            self._painted = as_drawn(picture)
            self.app.wake()

        self._painted = None
        self._painting = Thread(target=paint, name="painting a map", daemon=True)
        self._painting.start()
        self._painting.join(library.PATIENCE)
        self._take_painted()

    def _take_painted(self) -> bool:
        if self._painting is None or self._painting.is_alive() or self._painted is None or self._pictured is None:
            return False
        self._painting = None
        # Of a save that cannot be drawn the problems are marked where they would be on the picture before.
        found = self._found if self._found is not None and self._found.picture is not None else self._pictured
        marks = places_of(found, self._painted) if found is self._found or self._found is self._pictured else ()
        self.view.show(self._painted, marks)
        self.app.redraw()
        return True

    def _show_on_table(self) -> None:
        entry = self.entries[self.index]
        room = self.view.rect.size
        size = max(300, room[0] * 3 // 2), max(300, room[1] * 3 // 2)
        stamp = self._pictured.stamp if self._pictured is not None else 0
        picture = board_picture(entry.game, entry.board, entry.path, size, self.app.theme.name, stamp)
        self.view.show(Painted(picture))

    def _animate(self) -> None:
        """Bring animated tiles to what they show now."""
        found = self._pictured
        if found is None or found.picture is None or not found.picture.is_animated or self._shown_way != DRAWN:
            return
        now = time.monotonic()
        if self._painting is None and now - self._moved >= _ANIMATED / 1000 and self.view.painted is not None:
            self._moved = now
            self.view.show(as_drawn(found.picture, int(now * 1000)), self.view.places)
            self.app.redraw()

    # --- the page ---

    def build(self) -> None:
        app = self.app
        body = self.page("Maps")
        wide = min(app.text_px(15) * 19, round(body.width * 0.36))
        self._list(self.pane(pygame.Rect(body.x, body.y, wide, body.height)))
        left = body.x + wide + app.px(16)
        page = self.pane(pygame.Rect(left, body.y, body.right - left, body.height))
        if not self.entries:
            flow = self.flow(page)
            flow.text(self._listing.words if self._listing is not None else "There are no maps.")
            return
        high = round(page.height * 0.62)
        before, self.view.rect = self.view.rect.size, pygame.Rect(page.x, page.y, page.width, high)
        if before != self.view.rect.size:
            self._paint()
            self.view.fit()
        below = pygame.Rect(page.x, page.y + high + app.px(10), page.width, page.height - high - app.px(10))
        view = self.sheet.view(below)
        flow = self.flow(below, view)
        self._tell(flow, self.entries[self.index])
        flow.finish()

    def _list(self, room: pygame.Rect) -> None:
        view = self.sheet.view(room)
        flow = self.flow(room, view)
        for heading, entries in self._groups():
            if entries:
                flow.heading(heading, 16)
            for entry in entries:
                number = self.entries.index(entry)
                mark = "warning" if entry.errors or entry.is_broken else "map" if entry.is_playable else "grid"
                face = self.face(entry.title, 15, icon=mark, align="left", style="row")
                chosen = number == self.index
                flow.button(face, self._choose(number), chosen=chosen, name=f"{number + 1}: {entry.title}", lines=2.0)
        if self._listing is not None:
            flow.text(self._listing.words, 14, dim=True)
        own = folders.home() / "maps"
        flow.text(f"Your own maps go into {own}, in a folder named after the game.", 14, dim=True)
        flow.finish()

    def _groups(self) -> list[tuple[str, list[MapEntry]]]:
        groups = [
            (kind.heading, [entry for entry in self.entries if not entry.is_broken and entry.kind is kind])
            for kind in sorted(language.kinds().values(), key=lambda kind: kind.is_part)
        ]
        broken = [entry for entry in self.entries if entry.is_broken]
        return [*groups, ("Cannot be used", broken)]

    def _tell(self, flow: Flow, entry: MapEntry) -> None:
        """Say what the map is, what can be done with it, and what is wrong with it."""
        app = self.app
        flow.heading(entry.title, 20)
        self._tell_problems(flow, entry)
        playable = entry.may_be_tried
        why_not = "" if playable else "Only a board without errors can be played on."
        face = self.face("Play this map", 15, icon="play", key=key_of("map"), align="left", style="primary")
        hint = f"Starts a quick game on it at once; {key_of('map')} leads back here."
        flow.button(face, self.play, name="Play this map", hint=hint, why_not=why_not, lines=2.0)
        if not entry.is_broken:
            ways = [(ON_TABLE, "On the table"), (DRAWN, "As drawn in Tiled")]
            flow.choice("Shown", ways, self._shown_way, self._choose_way)
        closer = [("fit", "Fit"), ("in", "Nearer"), ("out", "Farther")]
        flow.choice("Zoom", closer, "", self._zoom, hints={"fit": "Home, or 0", "in": "+, or the wheel", "out": "-"})
        if self.message:
            flow.text(self.message, ink=app.theme.danger)
        if entry.kind is not None and not entry.is_broken:
            flow.text(entry.kind.figures(entry.board))
        if self._found is not None and self._found.about:
            flow.text(self._found.about)
        if self._found is not None and self._found.author:
            flow.text(f"By {self._found.author}", 14, dim=True)
        flow.text(str(entry.path), 14, dim=True)
        if not entry.problems:
            flow.text("No problems found.", ink=app.theme.good)

    def _tell_problems(self, flow: Flow, entry: MapEntry) -> None:
        """Say what is wrong, numbered as it is marked on the picture."""
        app = self.app
        marked = {place.number for place in self.view.places}
        for number, problem in enumerate(entry.problems, 1):
            ink = app.theme.danger if ": error: " in problem else app.theme.caution
            flow.text(f"{{icon:warning}} **{number}** {problem}", ink=ink)
            if number in marked:
                face = self.face(f"Show {number} on the map", 14, icon="target", align="left", style="row")
                flow.button(face, self._show_problem(number), name=f"Show problem {number}", lines=1.8)

    def _banner(self) -> str:
        """Return what stands over the picture while the map cannot be played on."""
        found = self._found
        if found is None or not found.errors:
            return ""
        count = f"{len(found.errors)} error{'s' if len(found.errors) > 1 else ''}"
        text = found.errors[0].text
        text = f"{count}: {text}{'' if text.endswith('?') else '.'}"
        if self._pictured is not found:
            fallback = "This shows the last save that could be drawn" if self._pictured else "It cannot be drawn"
            return f"{text} {fallback}."
        return text

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        if not self.entries:
            return
        app = self.app
        if self.view.painted is None:
            words = "Painting it…" if self._painting is not None else "Reading it…" if self._found is None else ""
            label = fonts.fitted_text(words, "body", app.text_px(15), self.view.rect.width, app.theme.dim_ink)
            surface.blit(label, label.get_rect(center=self.view.rect.center))
        self.view.draw(surface, app.theme, app.text_px(14))
        banner = self._banner()
        if banner:
            self._draw_banner(surface, banner)

    def _draw_banner(self, surface: pygame.Surface, banner: str) -> None:
        app = self.app
        edge = app.px(10)
        room = self.view.rect.width - 2 * edge
        label = fonts.rich_text(f"{{icon:warning}} {banner}", "body", app.text_px(15), room, app.theme.danger)
        label = label.subsurface((0, 0, label.get_width(), min(label.get_height(), self.view.rect.height // 2)))
        rect = pygame.Rect(self.view.rect.topleft, (self.view.rect.width, label.get_height() + 2 * edge))
        backdrop.lay_panel(surface, rect, app.theme.name, scale=app.scale, edge=app.theme.danger)
        surface.blit(label, (rect.x + edge, rect.y + edge))

    # --- doing ---

    def _choose(self, number: int) -> Callable[[], None]:
        def press() -> None:
            self.sheet.views[-1].scroll_to(0)
            self._look_at(number)
            self.rebuild()

        return press

    def _choose_way(self, way: str) -> None:
        self.way = way
        self._paint()
        self.view.fit()
        self.rebuild()

    def _zoom(self, way: str) -> None:
        if way == "fit":
            self.view.fit()
        else:
            self.view.zoom_by(1 if way == "in" else -1)
        self.app.redraw()

    def _show_problem(self, number: int) -> Callable[[], None]:
        def press() -> None:
            self.view.look_at(number)
            self.app.redraw()

        return press

    def play(self) -> None:
        """Start a trial of the map, or say why not."""
        from game.ui.new_game.match_choice import try_out

        entry = self.entries[self.index]
        if not entry.may_be_tried:
            self.app.sound("tick")
            return
        try:
            try_out(self.app, entry)
        except ValueError as error:
            self.message = str(error)
            self.app.sound("tick")
            self.rebuild()

    def event(self, event: pygame.event.Event) -> None:
        taken = event.type == pygame.KEYDOWN and self._key(event)
        if not taken and self.entries:
            taken = self.view.event(event, self.sheet.ui_root.pointer)
        if taken:
            self.app.redraw()
        else:
            super().event(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Play, or move the picture by the camera's keys; the arrows do so with Alt."""
        moves = {"page_left": (1, 0), "page_right": (-1, 0), "page_up": (0, 1), "page_down": (0, -1)}
        name = action_in("The camera", event.key) or self.action_of(event)
        if not self.entries:
            return False
        if name == "map":
            self.play()
        elif name == "whole_board":
            self.view.fit()
        elif name == "zoom_in":
            self.view.zoom_by(1)
        elif name == "zoom_out":
            self.view.zoom_by(-1)
        elif name in moves and event.mod & pygame.KMOD_ALT:
            across, down = moves[name]
            self.view.pan(across * _NUDGE, down * _NUDGE)
        else:
            return False
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._listing is not None:
            # Laying out the page takes longer than reading a map: not for each of them.
            now = time.monotonic()
            if self._listing.is_done or (self._listing.read != self._maps_read and now - self._renewed > _PROGRESS):
                self._maps_read, self._renewed = self._listing.read, now
                self._take_listing()
                self.rebuild()
        if not self.entries:
            return
        self._passed += seconds
        # An idle window is woken a few times a second, and its frames count less than the clock.
        if self._take_painted():
            self.rebuild()
        if self._passed >= WATCH or time.monotonic() - self._looked >= WATCH:
            self._passed, self._looked = 0.0, time.monotonic()
            if self._look():
                self.rebuild()
        self._animate()


def _shows_more(found: MapFile, before: MapFile | None) -> bool:
    """Return whether a new reading's picture should replace the old: a save without errors, or with its tiles."""
    if before is None or before.picture is None or not found.errors:
        return found.picture is not None
    if found.picture is None:
        return False
    tiles = [sum(len(layer.tiles) for layer in each.layers) for each in (found.picture, before.picture)]
    return tiles[0] * 2 >= tiles[1]
