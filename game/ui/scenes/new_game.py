"""A new match: game, board, seats and factions; or one press for a game at once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.app.games import GAMES, entry_of
from game.app.journal import Journal
from game.app.library import MapEntry, check_map, list_maps
from game.app.match import Match, Seating
from game.core.dice import Dice
from game.core.record import decode_setup, decode_state
from game.ui.art import fonts
from game.ui.art.palette import SEAT_NAMES
from game.ui.art.tokens import banner_shape
from game.ui.scenes.board_picture import board_picture, schematic
from game.ui.scenes.game_forms import Form, SeatChoice, document, form_of
from game.ui.scenes.sheet_scene import Flow, SheetScene

TILES = "tiles"
#: Tiles between the two that hold start areas, when the board is built in turns.
BETWEEN = 4


class NewGame(SheetScene):
    """Everything is chosen on one page. ``map_file`` is a map to begin with, from anywhere."""

    def __init__(self, map_file: Path | None = None) -> None:
        super().__init__()
        self.game = next(iter(GAMES))
        self.form: Form = form_of(self.game)
        self.seats_wanted = self.form.tables[0][0]
        self.windows = self.form.windows[0][0] if self.form.windows else ""
        self.seed = ""
        self.message = ""
        self.wanted = map_file
        self.maps: list[MapEntry] = []
        self.tiles: list[MapEntry] = []
        #: The chosen board: its place in ``maps``, or ``TILES``.
        self.board: int | str = 0
        self.seats = [_seat(number, self.form) for number in range(8)]
        #: The picture that is shown, and the one that is wanted: path, size and look.
        self._pictured: object = None
        self._unpictured: object = None

    def enter(self, app: Any) -> None:
        super().enter(app)
        if app.seed is not None and not self.seed:
            self.seed = str(app.seed)
        self._list_maps()
        self.sheet.wish_focus("Start")

    def _list_maps(self) -> None:
        entries = list(list_maps(self.game)) if self.form.uses_maps else []
        self.maps = [entry for entry in entries if entry.tile is None]
        self.tiles = [entry for entry in entries if entry.tile is not None and not entry.errors]
        if self.wanted is not None:
            self.maps = [entry for entry in self.maps if entry.path.resolve() != self.wanted.resolve()]
            self.maps.insert(0, check_map(self.wanted))
        playable = [number for number, entry in enumerate(self.maps) if entry.board is not None]
        self.board = 0 if self.wanted is not None or not playable else playable[0]

    # --- what is wrong ---

    @property
    def chosen(self) -> MapEntry | None:
        """The chosen map; None when the board is built of tiles, or needs none."""
        return self.maps[self.board] if isinstance(self.board, int) and self.board < len(self.maps) else None

    def trouble(self) -> str:
        """Why the match cannot start yet, or nothing."""
        if self.form.uses_maps and self.board != TILES:
            if self.chosen is None:
                return "There is no map to play on."
            if self.chosen.board is None:
                return f"{self.chosen.title} cannot be played: {_first_problem(self.chosen)}"
        if self.board == TILES and self._why_no_tiles():
            return self._why_no_tiles()
        names = [seat.name.strip() for seat in self._taken]
        if not all(names):
            return f"Seat {names.index('') + 1} needs a name."
        if len(set(names)) < len(names):
            return "Two seats have the same name."
        if self.seed and int(self.seed) >= 1 << 63:
            return "The seed is a number below 2 to the power of 63."
        return ""

    def _why_no_tiles(self) -> str:
        starts = [entry for entry in self.tiles if entry.tile.starts]
        if len(starts) < 2:
            return "Two board tiles with a start area are needed, and they are not there."
        return ""

    @property
    def _taken(self) -> list[SeatChoice]:
        return self.seats[: self.seats_wanted]

    # --- the page ---

    def build(self) -> None:
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
            for part in (self._boards, self._preview, self._seats, self._options):
                part(flow)
            flow.finish()
        self._bar(pygame.Rect(body.x, body.bottom - bar, body.width, bar))

    def _three_columns(self, room: pygame.Rect) -> None:
        app = self.app
        gap = app.px(14)
        left = max(app.px(276), app.text_px(15) * 18)
        right = max(app.px(484), app.text_px(15) * 32)
        parts = (
            (room.x, left, (self._boards,)),
            (room.x + left + gap, room.width - left - right - 2 * gap, (self._preview, self._options)),
            (room.right - right, right, (self._seats,)),
        )
        for x, width, chapters in parts:
            view = self.sheet.view(self.pane(pygame.Rect(x, room.y, width, room.height)))
            flow = self.flow(view.rect, view)
            for chapter in chapters:
                chapter(flow)
            flow.finish()

    def _boards(self, flow: Flow) -> None:
        flow.heading("Game")
        flow.choice("Game", [(name, listed.title) for name, listed in GAMES.items()], self.game, self._choose_game)
        if not self.form.uses_maps:
            return
        flow.gap(4)
        flow.heading("Board")
        for number, entry in enumerate(self.maps):
            mark = "map" if entry.board is not None else "warning"
            face = self.face(entry.title, 15, icon=mark, align="left", plate="row")
            flow.plate(
                face,
                self._choose_board(number),
                name=f"Board: {entry.title}",
                why_not=_first_problem(entry) if entry.board is None else "",
                chosen=number == self.board,
                lines=2.0,
            )
        if self.form.uses_tiles:
            face = self.face("Build the board from tiles", 15, icon="grid", align="left", plate="row")
            hint = "The players lay board tiles in turns until the two start areas are joined."
            flow.plate(
                face,
                self._choose_board(TILES),
                name="Board: tiles",
                why_not=self._why_no_tiles(),
                hint=hint,
                chosen=self.board == TILES,
                lines=2.0,
            )

    def _preview(self, flow: Flow) -> None:
        app = self.app
        if not self.form.uses_maps:
            return
        inside = flow.view.rect.height if flow.view else app.px(400)
        if self.board == TILES:
            flow.heading("Built from tiles", 20)
            flow.text("Each player in turn lays a tile so that open edges meet; the second start area comes last.")
            self._tile_pictures(flow)
            return
        entry = self.chosen
        if entry is None:
            flow.text("There is no map to play on.")
            return
        flow.heading(entry.title, 20)
        if entry.board is None:
            for problem in entry.problems:
                flow.text(f"{{icon:warning}} {problem}", ink=app.theme.danger)
            return
        size = (flow.width, max(app.px(180), inside - app.text_px(15) * 21))
        flow.picture(*self._picture(entry, size, flow.width))
        flow.gap(6)
        grid = entry.board.grid
        flow.text(f"{grid.width} by {grid.height} squares; the two sides start where it is tinted.", dim=True)
        for problem in entry.problems:
            flow.text(f"{{icon:warning}} {problem}", 14, ink=app.theme.caution)

    def _picture(self, entry: MapEntry, size: tuple[int, int], width: int) -> tuple[pygame.Surface, int]:
        """The board's picture and how far aside it lies. The first frame shows a plain one: painting takes a while."""
        wanted = (entry.path, size, self.app.theme.name)
        if self._pictured == wanted:
            picture = board_picture(entry.board, entry.path, size, self.app.theme.name)
        else:
            picture = schematic(entry.board, size)
            self._unpictured = wanted
        return picture, (width - picture.get_width()) // 2

    def _tile_pictures(self, flow: Flow) -> None:
        """All tiles that may be laid, small."""
        app = self.app
        side = app.px(84)
        x = 0
        for entry in self.tiles:
            picture = board_picture(entry.tile, entry.path, (side, side), app.theme.name)
            if x + picture.get_width() > flow.width:
                x, flow.y = 0, flow.y + side + app.px(8)
            self.sheet.picture(picture, (flow.x + x, flow.y), view=flow.view)
            x += side + app.px(8)
        flow.y += side + app.px(8)

    def _seats(self, flow: Flow) -> None:
        flow.heading("Seats")
        tables = [(str(count), words) for count, words in self.form.tables]
        flow.choice("Table", tables, str(self.seats_wanted), self._choose_table)
        for number, seat in enumerate(self._taken):
            self._seat_row(flow, number, seat)

    def _seat_row(self, flow: Flow, number: int, seat: SeatChoice) -> None:
        """Banner, name and side; below them who plays it and with which faction."""
        app = self.app
        line = round(app.text_px(16) * 1.9)
        banner = banner_shape(number, line)
        self.sheet.picture(banner, (flow.x, flow.y), view=flow.view)
        aside = line + app.px(10)
        side = f"Side {number % self.form.sides + 1}" if self.form.sides else ""
        told = fonts.plain_text(side, "body", app.text_px(14), app.theme.dim_ink)
        room = flow.width - aside - (told.get_width() + app.px(12) if side else 0)
        rect = pygame.Rect(flow.x + aside, flow.y, room, line)
        self.sheet.entry(
            rect, f"Name {number + 1}", seat.name, self._rename(seat), letters=18, view=flow.view, entered=self.start
        )
        if side:
            at = (flow.x + flow.width - told.get_width(), flow.y + (line - told.get_height()) // 2)
            self.sheet.picture(told, at, view=flow.view)
        flow.y += line + app.px(5)
        kinds = [("human", "Person"), ("computer", "Computer")]
        icons = {"human": "person", "computer": "computer"}
        name = f"Seat {number + 1}"
        top = flow.y
        flow.choice(name, kinds, seat.kind, self._setter(seat, "kind"), aside=aside, icons=icons, px=14)
        if self.form.factions:
            used = sum(fonts.text_width(words, "body", app.text_px(14)) for _, words in kinds)
            wide = used + 2 * round(app.text_px(14) * 3.9) + 3 * app.px(6)
            rest = sum(
                fonts.text_width(words, "body", app.text_px(14)) + 2 * app.text_px(14) + app.px(6)
                for _, words in self.form.factions
            )
            if aside + wide + rest <= flow.width:
                flow.y = top
                aside += wide
            flow.choice(
                f"{name} faction", list(self.form.factions), seat.faction, self._setter(seat, "faction"),
                aside=aside, px=14,
            )  # fmt: skip
        flow.gap(4)

    def _options(self, flow: Flow) -> None:
        app = self.app
        if self.form.windows:
            flow.heading("Asked for an answer is", 16)
            flow.choice(
                "Answers", list(self.form.windows), self.windows, self._choose_windows, hints=self.form.window_hints
            )
        flow.heading("Seed of the dice", 16)
        line = round(app.text_px(16) * 1.9)
        rect = pygame.Rect(flow.x, flow.y, min(flow.width, app.text_px(16) * 16), line)
        control = self.sheet.entry(
            rect, "Seed", self.seed, self._reseed, letters=19, allowed="0123456789", placeholder="any seed",
            view=flow.view, entered=self.start,
        )  # fmt: skip
        control.hint = "With the same seed and the same answers a match runs the same again. Empty: by chance."
        flow.y += line + app.px(8)

    def _bar(self, rect: pygame.Rect) -> None:
        """Presets at the left, what is wrong in between, Start at the right."""
        app = self.app
        trouble = self.trouble() or self.message
        size = app.text_px(15)
        wide = min(app.px(200) + size * 3, rect.width // 4)
        x = rect.x
        if min(count for count, _ in self.form.tables) <= 2:
            for words, mark, press in (
                ("Quick game", "fast", lambda: self.quick("computer")),
                ("Two players", "person", lambda: self.quick("human")),
            ):
                note = {"fast": "you against the computer", "person": "at this one machine"}[mark]
                if fonts.text_width(note, "body", app.text_px(12.5)) > wide - 4 * size:
                    note = ""
                hint = "Starts at once on the chosen board, with these names and factions."
                face = self.face(words, 15, icon=mark, note=note, align="left")
                why_not = self._why_no_quick()
                plate = pygame.Rect(x, rect.y, wide, rect.height)
                self.sheet.plate(plate, face, press, name=words, hint=hint, why_not=why_not)
                x += wide + app.px(10)
        start = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
        face = self.face("Start", 19, role="bold", icon="play", plate="primary")
        self.sheet.plate(start, face, self.start, why_not=self.trouble(), hint="Starts the match as it is set up here.")
        if trouble:
            room = pygame.Rect(x, rect.y, start.x - x - app.px(10), rect.height)
            ink = app.theme.caution if self.trouble() else app.theme.danger
            px = app.text_px(14)
            while px > app.least_text and fonts.rich_height(trouble, "body", px, room.width) > rect.height:
                px -= 1
            told = fonts.rich_text(trouble, "body", px, room.width, ink, align="centre")
            told = told.subsurface((0, 0, told.get_width(), min(told.get_height(), rect.height)))
            self.sheet.picture(told, (room.x, room.y + (room.height - told.get_height()) // 2))

    # --- choosing ---

    def _choose_game(self, name: str) -> None:
        self.game, self.form = name, form_of(name)
        self.seats_wanted = self.form.tables[0][0]
        self.windows = self.form.windows[0][0] if self.form.windows else ""
        self.seats = [_seat(number, self.form) for number in range(8)]
        self._list_maps()
        self.rebuild()

    def _choose_board(self, board: int | str) -> Callable[[], None]:
        def press() -> None:
            self.board, self.message = board, ""
            self.rebuild()

        return press

    def _choose_table(self, count: str) -> None:
        self.seats_wanted = int(count)
        self.rebuild()

    def _choose_windows(self, windows: str) -> None:
        self.windows = windows
        self.rebuild()

    def _setter(self, seat: SeatChoice, field: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            setattr(seat, field, value)
            self.rebuild()

        return choose

    def _rename(self, seat: SeatChoice) -> Callable[[str], None]:
        def changed(text: str) -> None:
            before = self.trouble()
            seat.name = text
            if self.trouble() != before:
                self.rebuild()

        return changed

    def _reseed(self, text: str) -> None:
        before = self.trouble()
        self.seed = text
        if self.trouble() != before:
            self.rebuild()

    # --- starting ---

    def _why_no_quick(self) -> str:
        if self.form.uses_maps and self.board != TILES and (self.chosen is None or self.chosen.board is None):
            return self.trouble()
        return self._why_no_tiles() if self.board == TILES else ""

    def quick(self, other: str) -> None:
        """Start at once: a person against ``other``, a computer or another person."""
        self.seats_wanted = max(2, self.form.tables[0][0])
        self.seats[0].kind, self.seats[1].kind = "human", other
        self.start()

    def start(self) -> None:
        """Begin the match, or say why not."""
        if self.trouble():
            self.app.sound("tick")
            return
        try:
            match = self._match()
        except ValueError as error:
            self.message = str(error)
            self.app.sound("tick")
            self.rebuild()
            return
        self.app.play(match)

    def _match(self) -> Match:
        entry = entry_of(self.game)
        board = self.chosen.path if self.form.uses_maps and self.chosen is not None else None
        tiles = _run_of_tiles(self.tiles) if self.board == TILES else ()
        setup = entry.setup(document(self.form, self._taken, self.windows, board, tiles))
        wrong = entry.ruleset.flaws_of_setup(setup)
        if wrong:
            raise ValueError(wrong[0])
        seatings = tuple(Seating(seat.name.strip(), seat.kind) for seat in self._taken)  # type: ignore[arg-type]
        seed = int(self.seed) if self.seed else secrets.randbits(62)
        return Match.new(entry.ruleset, setup, seatings, seed, journal=Journal())

    @property
    def is_moving(self) -> bool:
        """Is a picture still to be painted?"""
        return self._unpictured is not None and self._pictured != self._unpictured

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.is_moving:
            self._pictured = self._unpictured
            self.rebuild()


def _seat(number: int, form: Form) -> SeatChoice:
    faction = form.factions[number % len(form.factions)][0] if form.factions else ""
    kind = "computer" if number == 1 else "human"
    return SeatChoice(SEAT_NAMES[number] if number < len(SEAT_NAMES) else f"Seat {number + 1}", kind, faction)


def _first_problem(entry: MapEntry) -> str:
    return entry.problems[0] if entry.problems else "It holds no board."


def _run_of_tiles(entries: list[MapEntry]) -> tuple[str, ...]:
    """Paths of the tiles of a board: a start area, tiles between, the other start area."""
    starts = [str(entry.path) for entry in entries if entry.tile.starts]
    others = [str(entry.path) for entry in entries if not entry.tile.starts]
    return (starts[0], *others[:BETWEEN], starts[1])


def rematch(match: Match) -> Match:
    """The same match once more, with other dice; one that began in a written position begins there again."""
    opening, seed = match.opening, secrets.randbits(62)
    if opening.from_state:
        begun = decode_state(match.game, bytes(opening.state))
        begun = msgspec.structs.replace(begun, dice=Dice(seed))
        return Match.from_state(match.game, begun, match.seatings, journal=Journal())
    setup = decode_setup(match.game, bytes(opening.setup))
    return Match.new(match.game, setup, match.seatings, seed, journal=Journal())
