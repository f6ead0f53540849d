"""Help: how a game is played, its words, and every key. The words come from the rules, the keys from the actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.app.games.entries import GAMES
from game.app.lessons.courses import Courses
from game.app.lessons.lesson import Lesson, has_course
from game.app.thinking.levels import LEVELS, STYLES, has_styles
from game.ui.art import fonts
from game.ui.games.game_ui import HelpPicture, game_ui_of
from game.ui.help.pictures import drawing, picture_kept, picture_size
from game.ui.scenes.beginning import leads_to
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.window.actions import ACTIONS, GROUPS
from game.ui.window.bindings import is_told_by_pad, key_of, keys_text
from game.ui.window.pads import pad_words
from game.ui.window.widgets import face_width, key_cap

_CHAPTERS = (("How to play", "book"), ("Glossary", "search"), ("Computers", "computer"), ("Keys and mouse", "hand"))
#: What is said of computer players, heading and text; in braces the actions whose keys are named.
_OF_COMPUTERS = (
    (
        "What they know",
        "A computer player sees what its seat may see, as you do at yours: no hand, no deck and no die to come. "
        "It imagines what it cannot know, in many ways, and tries its answers there. The time it takes reveals nothing "
        "about its hand. {finish} or a click hurries it. Before it acts, the table "
        "shows who acts and on what; {finish} or a click goes on.",
    ),
    (
        "Hints",
        "{hints} shows up to three answers that a Hard player at your seat would consider best, if the "
        "match is set up with hints; mistakes are never among them. The percentage is the chance to win that it "
        "foresees; where all play against the game there is none. The words below say what the answer itself brings, "
        "for sure, likely or perhaps, and what else you must do for it; without such words it is better on the whole. "
        "Answers that are as good are shown as one. The board shows one of them; {choose} gives that one, a click or "
        "its number any. {hints} again goes to the next, and after the last closes them.",
    ),
    (
        "Turning points",
        "After a match, its last page leads to the answers that turned the match, judged as Normal judges them from "
        "what you could know then, each with what would have been better. Look at it, and go on from there "
        "answer by answer.",
    ),
)


def _game_on(app: Window) -> str:
    """Return the game of the match that is on below this page, or that a page below is about, or nothing."""
    for scene in reversed(app.stack.scenes):
        match = getattr(scene, "match", None)
        game = match.game.profile.game if match is not None else getattr(scene, "game", "")
        if game:
            return str(game)
    return ""


def _words_on(app: Window) -> tuple[tuple[str, str], ...]:
    """Return the game's words on the card that is looked at in the scene right below this page, with their meanings."""
    below = next((scene for scene in reversed(app.stack.scenes) if not isinstance(scene, HelpScreen)), None)
    return below.words_looked_at if below is not None else ()


class HelpScreen(SheetScene):
    """Chapters at the left, the chosen one at the right; the glossary begins with the ``words`` looked at before."""

    offers_help = False

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game, self.words = game, tuple[tuple[str, str], ...]()
        self.chapter = "How to play"
        self._courses = Courses()
        self._is_reading = False
        #: The next picture that is still to be drawn, and what draws it.
        self._missing: tuple[Lesson, HelpPicture, tuple[int, int]] | None = None
        self._drawing: Iterator[None] | None = None

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.words = _words_on(app)
        if self.words:
            self.chapter = "Glossary"
        if not self.game:
            self.game = _game_on(app) or next(iter(GAMES))
        self._read()

    def _read(self) -> None:
        """Begin to read the lessons of the game, which its words lead to."""
        self._courses = Courses(self.game)
        self._is_reading = self._courses.is_reading

    def build(self) -> None:
        app = self.app
        body = self.page("Help")
        wide = min(app.px(220) + app.text_px(15) * 2, body.width // 3)
        side = pygame.Rect(body.x, body.y, wide, body.height)
        room = self.pane(side)
        view = self.sheet.view(room)
        flow = self.flow(room, view)
        # All of one size: the largest at which each has its line.
        for size in range(32, 19, -1):
            faces = [(one, self.face(one, size / 2, icon=mark, align="left", style="row")) for one, mark in _CHAPTERS]
            if all(face_width(face) <= flow.width for _, face in faces):
                break
        for chapter, face in faces:
            flow.button(face, self._choose(chapter), chosen=chapter == self.chapter)
        if self.chapter in ("How to play", "Glossary"):
            self._games(flow)
        flow.finish()
        page = pygame.Rect(side.right + app.px(16), body.y, body.right - side.right - app.px(16), body.height)
        view = self.sheet.view(self.pane(page))
        flow = self.flow(view.rect, view)
        write = {"How to play": self._play, "Glossary": self._words, "Computers": self._computers}
        write.get(self.chapter, self._keys)(flow)
        flow.finish()

    def _choose(self, chapter: str):  # type: ignore[no-untyped-def]
        def press() -> None:
            self.chapter = chapter
            for view in self.sheet.views:
                view.scroll_to(0)
            self.rebuild()

        return press

    def _games(self, flow: Flow) -> None:
        """Lay the choice of the game that the chapters are about, where there are several."""
        games = [(name, listed.title) for name, listed in GAMES.items() if game_ui_of(name).help_pages]
        if len(games) > 1:
            flow.gap(6)
            flow.heading("Game", 16)
            flow.choice("Game", games, self.game, self._choose_game)

    def _choose_game(self, game: str) -> None:
        self.game, self.words = game, ()
        self._read()
        for view in self.sheet.views:
            view.scroll_to(0)
        self.rebuild()

    def _play(self, flow: Flow) -> None:
        title = GAMES[self.game].title if self.game in GAMES else self.game
        flow.heading(title, 24)
        if self.app.has_lessons and has_course(self.game):
            face = self.face(f"Learn {title} by playing", 16, icon="book", align="left")
            flow.button(face, lambda: self.app.open("lessons", self.game), name="Learn to play", lines=2.0)
        own = game_ui_of(self.game)
        self._missing = self._drawing = None
        for heading, text in own.help_pages:
            flow.heading(heading)
            flow.text(text)
            if heading in own.help_pictures:
                self._picture(flow, own.help_pictures[heading])
            flow.gap(6)

    def _picture(self, flow: Flow, picture: HelpPicture) -> None:
        """Lay out a picture of the table; its room is kept free until it is drawn."""
        size = picture_size(flow.width)
        drawn = picture_kept(self.app, self.game, picture, size)
        lesson = next((one for one in self._courses.found.get(self.game, ()) if one.path.stem == picture.lesson), None)
        if drawn is None and lesson is not None:
            self._missing = self._missing or (lesson, picture, size)
        flow.gap(4)
        if drawn is not None:
            flow.picture(drawn)
        else:
            flow.y += size[1]

    def _words(self, flow: Flow) -> None:
        if self.words:
            flow.heading("On what you looked at")
            self._meanings(flow, self.words)
            flow.heading("All words")
        self._meanings(flow, sorted(game_ui_of(self.game).glossary().items()))

    def _meanings(self, flow: Flow, words: Iterable[tuple[str, str]]) -> None:
        """Words with their meanings, and below each the lesson that teaches it."""
        for word, meaning in words:
            flow.text(f"**{word}**  {meaning}")
            lesson = self._courses.teaching(self.game, word) if self.app.has_lessons else None
            if lesson is not None:
                face = self.face(f"Lesson: {lesson.title}", 14, icon="book", align="left")
                flow.button(face, leads_to(self.app, lesson), name=f"{word}: {lesson.title}", lines=1.8)
            flow.gap(4)

    @property
    def is_moving(self) -> bool:
        return self._is_reading or self._missing is not None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._is_reading and not self._courses.is_reading:
            self._is_reading = False
            self.rebuild()
        elif self._missing is not None and not any(view.is_pulled for view in self.sheet.views):
            # A bit of it each frame, so that the page can be read meanwhile.
            self._drawing = self._drawing or drawing(self.app, *self._missing)
            if next(self._drawing, self) is self:
                self._missing = self._drawing = None
                self.rebuild()

    def _computers(self, flow: Flow) -> None:
        """Tell what the levels are, what they know, and what they tell people."""
        flow.heading("Computer players", 24)
        for level in LEVELS.values():
            flow.text(f"{{icon:computer}} **{level.words}**  {level.about}")
        named = " and ".join(level.words for kind, level in LEVELS.items() if has_styles(kind))
        flow.text(f"{named} play in styles:")
        for words, about in STYLES.values():
            flow.text(f"**{words}**  {about}")
        flow.gap(6)
        caps = {name: key_of(name) for name in ("finish", "hints", "choose")}
        for heading, text in _OF_COMPUTERS:
            flow.heading(heading)
            flow.text(text.format(**caps))
            flow.gap(6)

    def _keys(self, flow: Flow) -> None:
        app = self.app
        size = app.text_px(15)
        flow.text(
            "Everything can be done with the mouse alone, with the keys alone, and by touch: hold a finger on a card "
            "to look at it, move the board with two, and draw in the log from the right edge.",
            dim=True,
        )
        pad = "  ".join(f"**{name}** {words}." for name, words in pad_words(self.app.pad_made).items())
        flow.text(f"With a gamepad, at the table: {pad}", dim=True)
        face = self.face("Choose other keys", 16, icon="settings", align="left")
        flow.button(face, lambda: self.app.open("keys"), name="Choose other keys", lines=2.0)
        for group in GROUPS:
            flow.heading(group)
            for one in ACTIONS:
                if one.group != group:
                    continue
                cap = key_cap(key_of(one.name) if is_told_by_pad() else keys_text(one.name), size, app.theme)
                column = min(max(app.px(150), cap.get_width() + app.px(12)), flow.width // 2)
                words = f"{one.words}   ({one.mouse})"
                text = fonts.rich_text(words, "body", size, flow.width - column, app.theme.ink)
                top = flow.y
                self.sheet.picture(cap, (flow.x, top), view=flow.view)
                self.sheet.picture(text, (flow.x + column, top), view=flow.view)
                flow.y = top + max(cap.get_height(), text.get_height()) + app.px(5)
            flow.gap(8)
