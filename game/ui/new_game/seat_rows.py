"""The seats of a new match: who sits there, who plays, and with which faction or army."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Unpack

import pygame

from game.ai.kinds import in_style, level_and_style
from game.app.matches.names import LONGEST_NAME
from game.app.thinking.levels import FAIR, LEVELS, STYLES, has_styles
from game.ui.art import fonts
from game.ui.art.palette import faction_colour
from game.ui.games.set_up_form import SeatChoice
from game.ui.lists.pictures import colour_disc
from game.ui.new_game.match_choice import MatchChoice
from game.ui.scenes.scene import Window
from game.ui.scenes.seat_banner import lay_banner, named_after
from game.ui.scenes.sheet import Sheet
from game.ui.scenes.sheet_scene import FaceStyle, Flow, chip_width
from game.ui.window.widgets import Face

#: Begins the value of an army of the player's own among the factions.
_MINE = "own:"
#: Who may play a seat, with its words.
_KINDS = [("human", "Person"), *((kind, level.words) for kind, level in LEVELS.items())]


class SeatPage(Protocol):
    """The page that the rows stand on: what is chosen there, and how it is laid again."""

    app: Window
    sheet: Sheet
    choice: MatchChoice
    message: str

    def rebuild(self) -> None: ...
    def face(self, words: str, px: float = 16, **more: Unpack[FaceStyle]) -> Face: ...
    def start(self) -> None: ...


class SeatRows:
    """Lays one row per seat on the page of a new game."""

    def __init__(self, page: SeatPage) -> None:
        self.page = page

    def lay(self, flow: Flow, number: int, seat: SeatChoice) -> None:
        """Lay out banner, name and side; below them who plays it and with which faction. Where there are many factions,
        the player stands next to the name."""
        aside = lay_banner(self.page, flow, self.page.choice.taken, number, self._colour(seat))
        room, is_beside = self._name(flow, number, seat, aside)
        self._who(flow, number, seat, aside, room, is_beside=is_beside)

    def lay_short(self, flow: Flow, number: int, seat: SeatChoice) -> None:
        """Lay out the banner, who plays the seat and with which faction: its name and its style it keeps."""
        aside = lay_banner(self.page, flow, self.page.choice.taken, number, self._colour(seat))
        self._who(flow, number, seat, aside, 0, is_beside=False, is_short=True)

    def _name(self, flow: Flow, number: int, seat: SeatChoice, aside: int) -> tuple[int, bool]:
        """Lay out name and side; return how wide the name is, and whether the player stands next to it."""
        app = self.page.app
        line = app.writable(round(app.text_px(16) * 1.9))
        side = f"Side {self.page.choice.table.sides[number] + 1}" if self.page.choice.table.sides else ""
        label = fonts.plain_text(side, "body", app.text_px(14), app.theme.dim_ink)
        room = flow.width - aside - (label.get_width() + app.px(12) if side else 0)
        wide = self._width_of(_KINDS, marks=True)
        is_beside = len(self.page.choice.form.factions) > 3 and room - wide >= app.text_px(16) * 9
        room -= wide if is_beside else 0
        rect = pygame.Rect(flow.x + aside, flow.y, room, line)
        self.page.sheet.entry(
            rect, f"Name {number + 1}", seat.name, self._rename(seat), letters=LONGEST_NAME, view=flow.view,
            entered=self.page.start,
        )  # fmt: skip
        if side:
            at = (flow.x + flow.width - label.get_width(), flow.y + (line - label.get_height()) // 2)
            self.page.sheet.picture(label, at, view=flow.view)
        flow.y += line + app.px(5) if not is_beside else -app.px(2)
        return room, is_beside

    def _who(
        self,
        flow: Flow,
        number: int,
        seat: SeatChoice,
        aside: int,
        room: int,
        *,
        is_beside: bool,
        is_short: bool = False,
    ) -> None:
        """Lay out who plays a seat, beside its name of that width or below it, and with which faction; and, if it is
        not ``is_short``, in which style."""
        app, wide = self.page.app, self._width_of(_KINDS, marks=True)
        top, left = flow.y, aside + (room + app.px(6) if is_beside else 0)
        icons = {"human": "person", **dict.fromkeys(LEVELS, "computer")}
        hints = {kind: f"Computer, {level.words}. {level.about} {FAIR}" for kind, level in LEVELS.items()}
        px = 14.0
        while px > 12 and left + self._width_of(_KINDS, marks=True, px=px) - app.px(6) > flow.width:
            px -= 0.5
        flow.choice(
            f"Seat {number + 1}", _KINDS, level_and_style(seat.kind)[0], self._choose_level(seat), aside=left,
            icons=icons, hints=hints, px=px,
        )  # fmt: skip
        px, are_beside = self._fit_factions(flow, aside, 0 if is_beside else wide)
        # What belongs to the level stands below it: before the factions, unless they share its row.
        if not are_beside and not is_short:
            self._style(flow, number, seat, aside)
        if self.page.choice.form.factions:
            flow.y = top if are_beside else flow.y
            self._factions(flow, number, seat, aside + (wide if are_beside else 0), px)
        if are_beside and not is_short:
            self._style(flow, number, seat, aside)
        flow.gap(4)

    def _style(self, flow: Flow, number: int, seat: SeatChoice, aside: int) -> None:
        """Lay out the styles of a level that has some."""
        level, style = level_and_style(seat.kind)
        if has_styles(level):
            flow.choice(
                f"Seat {number + 1} style", [(one, words) for one, (words, _) in STYLES.items()], style,
                self._choose_style(seat), aside=aside, hints={one: about for one, (_, about) in STYLES.items()}, px=12,
            )  # fmt: skip

    def _fit_factions(self, flow: Flow, aside: int, kinds: int) -> tuple[float, bool]:
        """Return the size of the factions' words, and whether they fit next to the kinds of players; 0: never."""
        factions, px = list(self.page.choice.form.factions), 14.0
        while px > 12 and aside + self._width_of(factions, px=px) > flow.width:
            px -= 0.5
        wide = aside + kinds + self._width_of(factions, px=px)
        return px, bool(factions and kinds) and wide <= flow.width

    def _colour(self, seat: SeatChoice) -> Callable[[int], None]:
        def choose(colour: int) -> None:
            names = [one.name for one in self.page.choice.taken]
            seat.colour, seat.name = colour, named_after(colour, seat.name, names)
            self.page.rebuild()

        return choose

    def _factions(self, flow: Flow, number: int, seat: SeatChoice, aside: int, px: float) -> None:
        """Lay out the factions, and after them the player's own lists."""
        app, form = self.page.app, self.page.choice.form
        factions = list(form.factions)
        discs = {value: colour_disc(faction_colour(value), app.text_px(px)) for value, _ in factions}
        lists = self.page.choice.own_lists
        taken = [words for _, words in factions]
        mine = [(f"{_MINE}{one.name}", f"{one.name} (own)" if one.name in taken else one.name) for one in lists]
        flow.choice(
            f"Seat {number + 1} {form.seat_field}",
            factions + mine,
            f"{_MINE}{seat.own_list}" if seat.own_list else seat.faction,
            self._choose_faction(seat),
            hints=form.faction_hints,
            why_not={f"{_MINE}{one.name}": one.why_not for one in lists},
            icons={f"{_MINE}{one.name}": "deck" for one in lists},
            pictures=discs if form.shows_colours else None,
            aside=aside,
            px=px,
        )

    def _width_of(self, options: list[tuple[str, str]], *, marks: bool = False, px: float = 14) -> int:
        """Return how wide the buttons of a choice are, side by side."""
        size = self.page.app.text_px(px)
        disc = colour_disc((0, 0, 0), size) if self.page.choice.form.shows_colours and not marks else None
        gap = self.page.app.px(6)
        wide = self.page.app.pressable_wide
        return sum(wide(chip_width(words, size, mark=marks, picture=disc)) + gap for _, words in options)

    def _choose_faction(self, seat: SeatChoice) -> Callable[[str], None]:
        def choose(value: str) -> None:
            if value.startswith(_MINE):
                seat.own_list = value.removeprefix(_MINE)
            else:
                seat.faction, seat.own_list = value, ""
            self.page.message = ""
            self.page.rebuild()

        return choose

    def _choose_level(self, seat: SeatChoice) -> Callable[[str], None]:
        def choose(level: str) -> None:
            seat.kind = in_style(level, level_and_style(seat.kind)[1] if has_styles(level) else "")
            self.page.rebuild()

        return choose

    def _choose_style(self, seat: SeatChoice) -> Callable[[str], None]:
        def choose(style: str) -> None:
            seat.kind = in_style(level_and_style(seat.kind)[0], style)
            self.page.rebuild()

        return choose

    def _rename(self, seat: SeatChoice) -> Callable[[str], None]:
        def changed(text: str) -> None:
            before = self.page.choice.problem()
            seat.name = text
            if self.page.choice.problem() != before:
                self.page.rebuild()

        return changed
