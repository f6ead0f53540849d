"""The main menu: its buttons at the left, cards and miniatures on the table at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.app.files.last_set_up import LastSetUp, read_last_set_up
from game.app.games.entries import GAMES
from game.app.lessons.finished import finished_lessons
from game.app.matches.names import joined_within
from game.app.records.journal import JournalError
from game.app.records.unfinished import JournalEntry, count_waiting, resume, unfinished
from game.ui.art import fonts
from game.ui.scenes.brand import draw_name
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.scenes.spoken import Spoken
from game.ui.scenes.waiting import called_when
from game.ui.window import backdrop

if TYPE_CHECKING:
    from game.ui.art.menu_picture import MenuPicture, MenuTable


#: Rows that share a line with the one before.
_BESIDE = frozenset({"Scenarios", "Statistics", "Maps", "Help"})


class Menu(SheetScene):
    """The main menu. ``message`` is shown at its lower edge."""

    plays_theme = True

    def __init__(self) -> None:
        super().__init__()
        self.message = ""
        self._table: MenuTable | None = None
        self._made_for: tuple[object, ...] = ()
        self._waiting: JournalEntry | None = None
        #: How many matches wait besides the one that Continue resumes.
        self._others = 0
        #: The set-up that Again begins with.
        self._last: LastSetUp | None = None
        #: Pixels beside the buttons, where the message stands.
        self._beside = 0
        #: Whether nothing was played here yet.
        self._is_new = False
        self._drawn = False

    @property
    def is_moving(self) -> bool:
        return self._table is None or not self._table.is_done

    def resize(self, size: tuple[int, int]) -> None:
        self._waiting = unfinished()
        self._last, _ = read_last_set_up()
        self._others = count_waiting() - (self._waiting is not None)
        self._is_new = self._waiting is None and self._last is None and not finished_lessons()
        super().resize(size)

    def spoken(self) -> Spoken:
        words = (self.message,) if self.message else ()
        return msgspec.structs.replace(super().spoken(), page="Tessera", words=words)

    def leave(self) -> None:
        super().leave()
        self._table = None

    def build(self) -> None:
        app = self.app
        if app.messages:
            self.message = " ".join(app.messages)
            app.messages.clear()
        rows = self._rows()
        left, top = app.px(64), app.px(204)
        # Large text takes the room of the table at the right, so that two still share a line.
        wide = app.px(360) * max(app.px(20), app.text_px(18)) // app.px(20)
        rect = pygame.Rect(left, top, min(wide, app.size[0] - 2 * left), app.size[1] - top - app.px(8))
        self._beside = app.size[0] - rect.right - app.px(50)
        view = self.sheet.view(rect.inflate(app.px(20), app.px(12)))
        flow = self.flow(view.rect, view)
        whole, gap = rect.width - app.px(14), app.px(8)
        flow.x, flow.y, flow.width = app.px(10), app.px(6), whole
        # Many rows or large text would run out of the window: the buttons are flatter then.
        room = view.rect.height / sum(name not in _BESIDE for name, *_ in rows) - app.px(14)
        flat = max(1.55, min(2.1, room / app.text_px(18)))
        below = 0
        for number, (name, mark, press, note) in enumerate(rows):
            style = "plain" if number else "primary"
            face = self.face(name, 18 if number else 20, icon=mark, note=note, align="left", style=style)
            shares = name in _BESIDE or (number + 1 < len(rows) and rows[number + 1][0] in _BESIDE)
            flow.width = (whole - gap) // 2 if shares else whole
            flow.x = app.px(10) + (flow.width + gap if name in _BESIDE else 0)
            before = flow.y
            noted = 2.6 if number else 3.2
            flow.button(face, press, lines=noted if note else flat, name=name)
            flow.gap(-2)
            # Two that share a row end where the higher one does.
            below = flow.y = max(flow.y, below)
            if shares and name not in _BESIDE:
                flow.y = before
        flow.finish()

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Return the rows: words, icon, what it does, and a second line."""
        rows: list[tuple[str, str, Callable[[], None], str]] = [
            ("New game", "play", self._open("new game"), ""),
            ("Quick game", "fast", self._open("quick game"), ""),
            ("Learn to play", "book", self._open("lessons"), ""),
            ("Scenarios", "flag", self._open("scenarios"), ""),
            ("Matches", "load", self._open("matches"), self._unfinished_words()),
            ("Statistics", "chart", self._open("statistics"), "wins, dice, cards" if self._unfinished_words() else ""),
            ("Decks", "deck", self._open("builders"), ""),
            ("Maps", "map", self._open("maps"), ""),
            ("Settings", "settings", self._open("settings"), ""),
            ("Help", "help", self._open("help"), ""),
            ("Quit", "quit", self.app.quit, ""),
        ]
        if self._last is not None and self._last.game in GAMES:
            names = joined_within([seat.name for seat in self._last.seats], 24)
            note = f"{GAMES[self._last.game].title}: {names}"
            rows.insert(1, ("Again", "redo", lambda: self.app.open("new game", again=True), note))
        if self._is_new:
            # A player who has never played is shown how before anything else.
            rows = [row for row in rows if row[0] != "Learn to play"]
            # Large text has the row to itself.
            note = "" if self.app.text_px(18) > self.app.px(20) else "Never played? About ten minutes a game."
            rows.insert(0, ("Learn to play", "book", self._open("lessons"), note))
        if self._waiting is not None:
            rows.insert(0, ("Continue", "next", self._continue, called_when(self._waiting, 24)))
        return rows

    def _unfinished_words(self) -> str:
        more = " more" if self._waiting is not None else ""
        return f"{self._others}{more} waiting" if self._others else ""

    def _open(self, name: str) -> Callable[[], None]:
        return lambda: self.app.open(name)

    def _continue(self) -> None:
        if self._waiting is None:
            return
        try:
            match = resume(self._waiting)
        except JournalError as error:
            self.message = f"{error} Matches lists the match, and can delete it."
            self.app.sound("tick")
            return
        self.app.play(match)

    def back(self) -> None:
        """Move the focus to Quit, at Escape; nothing quits yet."""
        self.sheet.wish_focus("Quit")

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self._drawn:
            return  # The menu is drawn first; then the table is laid out.
        look = (self.app.size, self.app.theme.name)
        if self._table is None or self._made_for != look:
            from game.ui.art.menu_picture import MenuTable

            self._table = MenuTable(_picture(), backdrop.table(*look), self.app.theme.name)
            self._made_for = look
        if not self._table.is_done:
            self._table.lay_next()
            self.app.redraw()

    def paint(self, surface: pygame.Surface) -> None:
        app = self.app
        look = (app.size, app.theme.name)
        ready = self._table is not None and self._made_for == look
        ground = self._table.picture if ready and self._table else backdrop.table(*look)
        surface.blit(ground, (0, 0))
        self._drawn = True
        name = draw_name(surface, (app.px(56), app.px(104)), app.px(88), app.theme)
        size = min(app.text_px(17), app.px(26))
        words = fonts.fitted_text("Tabletop battles on one screen", "italic", size, app.px(420), app.theme.dim_ink)
        surface.blit(words, (name.x + app.px(10), name.bottom + app.px(4)))
        if self.message:
            size = app.text_px(14)
            wide = min(app.size[0] // 2, max(self._beside - 2 * size, 8 * size))
            note = fonts.rich_text(self.message, "body", size, wide, app.theme.ink)
            box = note.get_rect().inflate(2 * size, size)
            box.bottomright = (app.size[0] - app.px(20), app.size[1] - app.px(16))
            backdrop.lay_panel(surface, box, app.theme.name, scale=app.scale, edge=app.theme.caution)
            surface.blit(note, (box.x + size, box.y + size // 2))


def _picture() -> MenuPicture | None:
    """Return the picture of the first listed game that has one."""
    from game.app.games.entries import GAMES
    from game.ui.games.game_ui import game_ui_of

    own = next((made for made in (game_ui_of(name).menu_picture for name in GAMES) if made is not None), None)
    return own() if own is not None else None
