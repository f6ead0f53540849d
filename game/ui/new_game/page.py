"""A new match: game, board, seats and factions; or one press for a game at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.app.files.last_set_up import read_last_set_up
from game.app.games.entries import GAMES
from game.app.lessons.lesson import has_course
from game.app.lists.kinds import ListKind
from game.app.maps.library import MapEntry
from game.app.matches.terms import Terms
from game.app.thinking.levels import USUAL
from game.ui.art import fonts
from game.ui.art.chosen_colours import colours_of
from game.ui.games.set_up_form import Table
from game.ui.new_game.last_choice import keep_for_next_time, take_kept, what_is_missing
from game.ui.new_game.lineup_rows import LineupRows
from game.ui.new_game.match_choice import TILES, MatchChoice
from game.ui.new_game.option_rows import OptionRows
from game.ui.new_game.people import welcome
from game.ui.new_game.seat_rows import SeatRows
from game.ui.scenes.board_picture import board_picture, schematic
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.terms_rows import TermsRows
from game.ui.scenes.waiting import tell_what_waits
from game.ui.window.bindings import key_of

#: How wide the row of a board is that lies beside another, in sizes of text.
_BOARD_ROW = 17
#: What the preset for persons alone is called.
_COUNTS = {2: "Two players", 3: "Three players", 4: "Four players"}


class NewGame(SheetScene):
    """Everything is chosen on one page. ``map_file`` is a map to begin with, from anywhere, ``game`` a game;
    without them, or with the game played last, it opens on the last set-up. ``again``: that begins at once,
    or the page says why it cannot. With a ``level`` a person plays against computers of that level."""

    def __init__(self, map_file: Path | None = None, *, game: str = "", again: bool = False, level: str = "") -> None:
        super().__init__()
        self.choice = MatchChoice(map_file)
        self.message = ""
        self._again = again
        #: Whether all of the page is shown where it has but one column.
        self.is_unfolded = False
        if game:
            self.choice.take_game(game)
        if map_file is None:
            kept, self.message = read_last_set_up()
            if kept is not None and game in ("", kept.game):
                take_kept(self.choice, kept)
            elif kept is not None:
                welcome(self.choice.seats, kept.seats)
        if level:
            self.choice.make_quick(level)
        #: The picture that is shown, and the one that is wanted: path, size and look.
        self._pictured: object = None
        self._unpictured: object = None

    def enter(self, app: Window) -> None:
        super().enter(app)
        if app.seed is not None and not self.choice.seed:
            self.choice.seed = str(app.seed)
        self.choice.on_read = app.wake
        self.choice.list_maps()
        if self.choice.listing is None:
            self.message = self.message or what_is_missing(self.choice)
        self.sheet.wish_focus("Start")

    def resize(self, size: tuple[int, int]) -> None:
        # It comes back here from the editor of lists.
        self.choice.look_for_lists()
        super().resize(size)

    @property
    def seat_colours(self) -> tuple[int, ...]:
        return colours_of(self.choice.taken)

    @property
    def game(self) -> str:
        """Return the chosen game: help is about it."""
        return self.choice.game

    # --- the page ---

    def build(self) -> None:
        self.app.stack.colour_seats()
        app = self.app
        body = self.page("New game")
        lines = sum(fonts.font("body", app.text_px(px)).get_height() for px in (15, 12.5))
        bar = max(round(app.text_px(17) * 2.5), lines + app.px(8))
        room = pygame.Rect(body.x, body.y, body.width, body.height - bar - app.px(14))
        if app.text_px(15) * 68 <= body.width:
            self._three_columns(room)
        else:
            view = self.sheet.view(self.pane(room))
            flow = self.flow(view.rect, view)
            whole = (self._fold, self._boards, self._preview, self._seats, OptionRows(self).lay)
            for part in whole if self.is_unfolded else (self._short,):
                part(flow)
            flow.finish()
        self._bar(pygame.Rect(body.x, body.bottom - bar, body.width, bar))

    def _three_columns(self, room: pygame.Rect) -> None:
        app = self.app
        gap = app.px(14)
        left = max(app.px(276), app.text_px(15) * 18)
        right = max(app.px(484), app.text_px(15) * 32)
        if len(self.choice.form.factions) > 3:
            right += app.px(46)
        parts = (
            (room.x, left, (self._boards,)),
            (room.x + left + gap, room.width - left - right - 2 * gap, (self._preview, OptionRows(self).lay)),
            (room.right - right, right, (self._seats,)),
        )
        for x, width, chapters in parts:
            view = self.sheet.view(self.pane(pygame.Rect(x, room.y, width, room.height)))
            flow = self.flow(view.rect, view)
            for chapter in chapters:
                chapter(flow)
            flow.finish()

    def _short(self, flow: Flow) -> None:
        """Lay out what is chosen for almost every match, in one screen; in one column of large words, several."""
        self._games(flow)
        words = self.choice.form.board_words
        tiles = ": built from tiles" if self.choice.board == TILES else ""
        chosen = f": {self.choice.chosen.title}" if self.choice.chosen is not None else tiles
        board = self.face(f"{words}{chosen}…", 15, icon="map", align="left")
        more = self.face("More options…", 15, icon="settings", align="left")
        hint = "Names, styles, hints, clock, what cards are played: all that seldom changes."
        unfold = partial(self._unfold, is_unfolded=True)
        rows = [partial(flow.button, more, unfold, name="More options", hint=hint, lines=2.0)]
        if self.choice.form.uses_maps:
            rows.insert(0, partial(flow.button, board, unfold, name=f"{words}…", hint="Shows all of them.", lines=2.0))
        flow.table(2, rows)
        seats = SeatRows(self)
        for number, seat in enumerate(self.choice.taken):
            seats.lay_short(flow, number, seat)
        # Below what does not depend on it: which tables there are is known only once the maps are read.
        fit = self.choice.fitting_tables
        if len(fit) > 1:
            self._tables(flow, fit)

    def _fold(self, flow: Flow) -> None:
        """Lay out the button that leads back to the short page."""
        face = self.face("Fewer options", 15, icon="settings", align="left")
        fold = partial(self._unfold, is_unfolded=False)
        flow.button(face, fold, name="Fewer options", hint="Shows only what changes often.", lines=2.0)

    def _unfold(self, *, is_unfolded: bool) -> None:
        self.is_unfolded = is_unfolded
        self.rebuild()

    def _games(self, flow: Flow) -> None:
        games = [(name, listed.title) for name, listed in GAMES.items()]
        flow.choice("Game", games, self.choice.game, self._choose_game)

    def _boards(self, flow: Flow) -> None:
        flow.heading("Game")
        self._games(flow)
        if self.choice.form.uses_maps:
            self._maps(flow)
        if self.choice.lists is not None:
            self._lists(flow, self.choice.lists)
        game = self.choice.game
        if has_course(game):
            flow.gap(4)
            face = self.face(f"Learn {GAMES[game].title}", 15, icon="book", align="left")
            hint = "A few short lessons at the table, one idea each."
            flow.button(face, lambda: self.app.open("lessons", game), name="Learn to play", hint=hint, lines=2.0)

    def _maps(self, flow: Flow) -> None:
        """Lay out the boards of the game, one chosen."""
        flow.gap(4)
        words = self.choice.form.board_words
        flow.heading(words)
        if self.choice.listing is not None:
            flow.text(self.choice.listing.words, dim=True)
        # Where large words leave but one column for all, rows lie side by side.
        across = max(1, flow.width // (self.app.text_px(15) * _BOARD_ROW))
        flow.table(across, [partial(self._map, flow, number) for number in range(len(self.choice.maps))])
        if self.choice.form.uses_tiles:
            face = self.face("Build the board from tiles", 15, icon="grid", align="left", style="row")
            hint = "The players lay board tiles in turns until the two start areas are joined."
            flow.button(
                face,
                self._choose_board(TILES),
                name="Board: tiles",
                why_not=self.choice.why_no_tiles(),
                hint=hint,
                chosen=self.choice.board == TILES,
                lines=2.0,
            )

    def _map(self, flow: Flow, number: int) -> None:
        """Lay out the row of a board."""
        entry, form = self.choice.maps[number], self.choice.form
        fits = self.choice.is_playable(entry)
        note = form.board_note(entry.board) if fits and form.board_note is not None else ""
        mark = "map" if fits else "warning"
        face = self.face(entry.title, 15, icon=mark, note=note, align="left", style="row")
        flow.button(
            face,
            self._choose_board(number),
            name=f"{form.board_words}: {entry.title}",
            why_not="" if fits else self.choice.first_problem(entry),
            chosen=number == self.choice.board,
            lines=2.9 if note else 2.0,
        )

    def _lists(self, flow: Flow, kind: ListKind) -> None:
        """Lay out the buttons that lead to the decks or armies."""
        flow.gap(4)
        flow.heading(kind.words)
        face = self.face(f"{kind.words}…", 15, icon="deck", align="left")
        hint = f"Build {kind.words.lower()} of your own. They can be chosen for every seat."
        flow.button(face, lambda: self.app.open("list editor", kind), name=f"{kind.words}…", hint=hint, lines=2.0)

    def _preview(self, flow: Flow) -> None:
        app = self.app
        if not self.choice.form.uses_maps:
            return
        inside = flow.view.rect.height if flow.view else app.px(400)
        if self.choice.board == TILES:
            flow.heading("Built from tiles", 20)
            flow.text("Each player in turn lays a tile so that open edges meet; the second start area comes last.")
            self._tile_pictures(flow)
            return
        entry = self.choice.chosen
        if entry is None:
            flow.text(self.choice.why_no_board())
            return
        flow.heading(entry.title, 20)
        if not self.choice.is_playable(entry):
            for problem in entry.problems or (self.choice.first_problem(entry),):
                flow.text(f"{{icon:warning}} {problem}", ink=app.theme.danger)
            return
        hint = "Shows the board large before the match; Back leads here."
        face = self.face("Look at the board", 15, icon="map", key=key_of("map"), align="left")
        flow.button(face, self.look_at_board, name="Look at the board", hint=hint, lines=2.0)
        below = (24 if self.choice.form.windows else 14) + 4 * len(self.choice.form.options)
        below += 5 * len(self.choice.form.picks)
        size = (flow.width, max(app.px(180), inside - app.text_px(15) * below))
        flow.picture(*self._picture(entry, size, flow.width))
        flow.gap(6)
        if self.choice.form.size_words is not None:
            flow.text(self.choice.form.size_words(entry.board), dim=True)
        for problem in entry.problems:
            flow.text(f"{{icon:warning}} {problem}", 14, ink=app.theme.caution)

    def _picture(self, entry: MapEntry, size: tuple[int, int], width: int) -> tuple[pygame.Surface, int]:
        """Return the board's picture and how far aside it lies; in the first frame a plain one, as painting is slow."""
        wanted = (entry.path, size, self.app.theme.name, self.seat_colours)
        if self._pictured == wanted:
            lined_up = self.choice.shown_on_table if entry.game == self.choice.game else None
            picture = board_picture(entry.game, entry.board, entry.path, size, self.app.theme.name, lined_up=lined_up)
        else:
            picture = schematic(entry.game, entry.board, size)
            self._unpictured = wanted
        return picture, (width - picture.get_width()) // 2

    def _tile_pictures(self, flow: Flow) -> None:
        """Lay out all tiles that may be laid, small."""
        app = self.app
        side = app.px(84)
        x = 0
        for entry in self.choice.tiles:
            picture = board_picture(entry.game, entry.board, entry.path, (side, side), app.theme.name)
            if x + picture.get_width() > flow.width:
                x, flow.y = 0, flow.y + side + app.px(8)
            self.sheet.picture(picture, (flow.x + x, flow.y), view=flow.view)
            x += side + app.px(8)
        flow.y += side + app.px(8)

    def _seats(self, flow: Flow) -> None:
        flow.heading("Seats")
        # All of them, so that nothing moves once the maps are read.
        self._tables(flow, self.choice.form.tables)
        about = "{icon:computer} Easy, Normal and Hard are computer players. They see only what their seat may see."
        flow.text(about, 13, dim=True)
        rows = SeatRows(self)
        for number, seat in enumerate(self.choice.taken):
            rows.lay(flow, number, seat)
        lineups = LineupRows(self)
        for lineup in self.choice.form.lineups:
            lineups.lay(flow, lineup)
        flow.heading("Hints", 16)
        ways = [("allowed", "on a key"), ("none", "none")]
        chosen = "allowed" if self.choice.allows_hints else "none"
        flow.choice("Hints", ways, chosen, self._choose_hints, hints=_hints())
        people = sum(seat.kind == "human" for seat in self.choice.taken)
        TermsRows(self.choice.terms, people, self._take_terms).lay(flow)

    def _tables(self, flow: Flow, tables: Sequence[Table]) -> None:
        """Lay out tables; those that the chosen board is not for say so."""
        fit = self.choice.fitting_tables
        why_not = f"The chosen board is for: {', '.join(table.words for table in fit)}. Choose another board."
        flow.choice(
            "Table",
            [(table.words, table.words) for table in tables],
            self.choice.table.words,
            self._choose_table,
            why_not={table.words: why_not for table in tables if table not in fit},
        )

    def _take_terms(self, terms: Terms) -> None:
        self.choice.terms = terms
        self.rebuild()

    def _bar(self, rect: pygame.Rect) -> None:
        """Lay out presets at the left, what is wrong in between, Start at the right."""
        app = self.app
        problem = self.choice.problem() or self.message
        size = app.text_px(15)
        wide = min(app.px(200) + size * 3, rect.width // 4)
        x = rect.x
        quick = self.choice.quick_table.count
        if quick > 1 or self.choice.form.is_solo:
            presets = [("Quick game", "fast", lambda: self.quick(USUAL))]
            if quick > 1:
                presets.append((_COUNTS[quick], "person", lambda: self.quick("human")))
            for words, mark, press in presets:
                note = {"fast": self.choice.quick_words, "person": "on this computer"}[mark]
                if fonts.text_width(note, "body", app.text_px(12.5)) > wide - 4 * size:
                    note = ""
                hint = "Starts at once with the choices on this page, except the seats."
                face = self.face(words, 15, icon=mark, note=note, align="left")
                why_not = self.choice.why_no_board()
                button = pygame.Rect(x, rect.y, wide, rect.height)
                self.sheet.button(button, face, press, name=words, hint=hint, why_not=why_not)
                x += wide + app.px(10)
        start = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
        face = self.face("Start", 19, role="bold", icon="play", style="primary")
        hint = "Starts the match as it is set up here."
        self.sheet.button(start, face, self.start, why_not=self.choice.problem(), hint=hint)
        if problem:
            room = pygame.Rect(x, rect.y, start.x - x - app.px(10), rect.height)
            ink = app.theme.caution if self.choice.problem() else app.theme.danger
            px = app.text_px(14)
            while px > app.least_text and fonts.rich_height(problem, "body", px, room.width) > rect.height:
                px -= 1
            label = fonts.rich_text(problem, "body", px, room.width, ink, align="centre")
            label = label.subsurface((0, 0, label.get_width(), min(label.get_height(), rect.height)))
            self.sheet.picture(label, (room.x, room.y + (room.height - label.get_height()) // 2))

    # --- choosing ---

    def _choose_game(self, name: str) -> None:
        self.message = ""
        self.choice.choose_game(name)
        self.rebuild()

    def _choose_board(self, board: int | str) -> Callable[[], None]:
        def press() -> None:
            self.message = ""
            self.choice.choose_board(board)
            self.rebuild()

        return press

    def _choose_table(self, words: str) -> None:
        self.choice.choose_table(words)
        self.rebuild()

    def _choose_hints(self, way: str) -> None:
        self.choice.hints = way == "allowed"
        self.rebuild()

    # --- looking, and starting ---

    def look_at_board(self) -> None:
        """Show the chosen board large; what is chosen stays."""
        if self.choice.chosen is not None:
            self.app.open("maps", self.choice.chosen.path)

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self.action_of(event) == "map":
            self.look_at_board()
        else:
            super().event(event)

    def quick(self, other: str) -> None:
        """Start at once: a person against ``other``s, computers or other persons."""
        self.choice.make_quick(other)
        self.start()

    def start(self) -> None:
        """Begin the match, or say why not."""
        if self.choice.problem():
            self.app.sound("tick")
            return
        try:
            match = self.choice.match()
        except ValueError as error:
            self.message = str(error)
            self.app.sound("tick")
            self.rebuild()
            return
        keep_for_next_time(self.app, self.choice)
        tell_what_waits(self.app)
        self.app.play(match)

    @property
    def is_moving(self) -> bool:
        """Return whether a picture is still to be painted, or a match to begin."""
        return self._again or (self._unpictured is not None and self._pictured != self._unpictured)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.choice.take_maps():
            self.message = self.message or what_is_missing(self.choice)
            self.rebuild()
        if self._again:
            if self.choice.listing is None:
                self._again = False
                if not self.message:
                    self.start()
        elif self.is_moving:
            self._pictured = self._unpictured
            self.rebuild()


def _hints() -> dict[str, str]:
    """Return what is said of the ways to play with hints."""
    return {
        "allowed": f"People may ask what the Hard player would do: {key_of('hints')} at the table.",
        "none": "Nobody can ask what a computer player would do.",
    }
