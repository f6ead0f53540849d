"""New game: the board with its preview, the seats, and how responses are asked for."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Literal

import pygame

from game.app.journal import Journal
from game.app.library import MapEntry, list_maps
from game.app.match import Match, Seating
from game.core.record import decode_setup
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.ui.art import fonts
from game.ui.art.palette import SEAT_NAMES, THEMES, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.tabletop.board_view import board_preview
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

Faction = Literal["drow", "crown"]


class NewGame(WidgetScene):
    """Choose a map, seats and factions, and begin."""

    def __init__(self, map_file: Path | None = None) -> None:
        super().__init__()
        self.maps: list[MapEntry] = []
        self.tiles: list[MapEntry] = []
        self.index = 0
        self.wanted = map_file
        self.teams = False
        self.kinds: list[Literal["human", "computer"]] = ["human", "human", "computer", "computer"]
        self.factions: list[Faction] = ["crown", "drow", "crown", "drow"]
        self.windows: Literal["able", "always"] = "able"

    def enter(self, app: object) -> None:
        entries = list_maps()
        self.maps = [entry for entry in entries if entry.tile is None]
        self.tiles = [entry for entry in _tile_entries() if entry.tile is not None]
        if self.wanted is not None:
            from game.app.library import check_map  # noqa: F401 - the chosen file is listed like the others
            from game.app.maps import read_map

            found = read_map(self.wanted)
            problems = tuple(str(problem) for problem in found.problems)
            self.maps.insert(0, MapEntry(found.path, found.title, found.board, problems, None, bool(found.errors)))
        super().enter(app)  # type: ignore[arg-type]

    def against_computer(self) -> None:
        """One person against one computer."""
        self.teams = False
        self.kinds[:2] = ["human", "computer"]

    @property
    def count(self) -> int:
        """How many seats are taken."""
        return 4 if self.teams else 2

    @property
    def from_tiles(self) -> bool:
        """Is the board to be built from tiles?"""
        return self.index == len(self.maps)

    def build(self) -> list[Button]:
        return [*self._map_buttons(), *self._seat_buttons(), *self._last_buttons()]

    def _map_buttons(self) -> list[Button]:
        px = self.app.px
        buttons = []
        for index, entry in enumerate(self.maps):
            reason = "\n".join(entry.problems[:3]) or "It is no board." if entry.board is None else ""
            tip = "\n".join(entry.problems[:3])
            rect = pygame.Rect(px(36), px(100) + index * px(42), px(250), px(36))
            press = self._choose(index)
            buttons.append(Button(rect, entry.title, press, reason, tip=tip, chosen=index == self.index))
        rect = pygame.Rect(px(36), px(100) + len(self.maps) * px(42), px(250), px(36))
        reason = "" if len(self.tiles) >= 2 else "No board tiles were found."
        tip = "Players lay board tiles in turns."
        last = len(self.maps)
        buttons.append(Button(rect, "Build from tiles", self._choose(last), reason, tip=tip, chosen=self.index == last))
        return buttons

    def _choose(self, index: int):  # type: ignore[no-untyped-def]
        def press() -> None:
            self.index = index
            self.refresh()

        return press

    def _seat_buttons(self) -> list[Button]:
        px = self.app.px
        x, y = px(770), px(140)
        buttons = [
            Button(pygame.Rect(x, px(96), px(180), px(36)), "Two players", self._one_each,
                   chosen=not self.teams),
            Button(pygame.Rect(x + px(190), px(96), px(180), px(36)), "Two teams of two", self._two_each,
                   chosen=self.teams),
        ]  # fmt: skip
        for seat in range(self.count):
            row = y + px(46) + seat * px(62)
            buttons.append(
                Button(
                    pygame.Rect(x + px(118), row, px(120), px(38)),
                    {"human": "Person", "computer": "Computer"}[self.kinds[seat]],
                    self._toggle_kind(seat),
                    tip="Who plays this seat. The computer plays random legal moves.",
                )
            )
            buttons.append(
                Button(
                    pygame.Rect(x + px(248), row, px(122), px(38)),
                    self.factions[seat].capitalize(),
                    self._toggle_faction(seat),
                    tip="The faction's creatures and cards.",
                )
            )
        return buttons

    def _one_each(self) -> None:
        self.teams = False
        self.refresh()

    def _two_each(self) -> None:
        self.teams = True
        self.refresh()

    def _toggle_kind(self, seat: int):  # type: ignore[no-untyped-def]
        def press() -> None:
            self.kinds[seat] = "computer" if self.kinds[seat] == "human" else "human"
            self.refresh()

        return press

    def _toggle_faction(self, seat: int):  # type: ignore[no-untyped-def]
        def press() -> None:
            self.factions[seat] = "drow" if self.factions[seat] == "crown" else "crown"
            self.refresh()

        return press

    def _last_buttons(self) -> list[Button]:
        px = self.app.px
        x = px(770)
        y = px(140) + px(46) + 4 * px(62) + px(8)
        words = {"able": "Ask when able to respond", "always": "Ask whenever one might respond"}
        tip = "When able: an opponent is asked only when a response is possible. The other way never gives a hand away."
        reason = "" if self.from_tiles or self._board() is not None else "This map cannot be played; choose another."
        return [
            Button(pygame.Rect(x, y, px(370), px(36)), words[self.windows], self._toggle_windows, tip=tip),
            Button(pygame.Rect(px(36), px(650), px(160), px(44)), "Back", self.cancelled, hint="Escape"),
            Button(
                pygame.Rect(px(960), px(650), px(180), px(44)), "Begin", self.start, reason, "primary", (), "B", px=0
            ),
        ]

    def _toggle_windows(self) -> None:
        self.windows = "always" if self.windows == "able" else "able"
        self.refresh()

    def _board(self):  # type: ignore[no-untyped-def]
        return self.maps[self.index].board if self.index < len(self.maps) else None

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_b:
            self.press(self.buttons[-1])
        else:
            super().key(event)

    def cancelled(self) -> None:
        self.app.pop()

    def start(self) -> None:
        """Begin the match."""
        seats = tuple(SeatSetup(self.factions[seat], (0, 1)[seat % 2], SEAT_NAMES[seat]) for seat in range(self.count))
        board = self._board()
        tiles = () if board is not None else _tile_run(self.tiles)
        setup = SkirmishSetup(seats, board, tiles, self.windows)
        seatings = tuple(Seating(SEAT_NAMES[seat], self.kinds[seat]) for seat in range(self.count))
        seed = self.app.seed if self.app.seed is not None else secrets.randbits(62)
        match = Match.new(SKIRMISH, setup, seatings, seed, journal=Journal())
        self.app.play(match)

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        app = self.app
        px, look = app.px, THEMES[app.settings.theme]
        draw_title(surface, "New game: Skirmish", (surface.get_width() // 2, px(44)), app.px(40), app.settings.theme)
        for rect in (pygame.Rect(px(20), px(80), px(284), px(556)), pygame.Rect(px(750), px(80), px(410), px(556))):
            surface.blit(pane(rect.size, app.settings.theme, 205), rect)
        self._paint_preview(surface, pygame.Rect(px(322), px(80), px(412), px(556)))
        for seat in range(self.count):
            row = px(186) + seat * px(62)
            banner = banner_shape(seat, px(34))
            surface.blit(banner, (px(764), row + px(2)))
            name = fonts.plain_text(SEAT_NAMES[seat], "bold", app.text_px(18), seat_colour(seat))
            surface.blit(name, (px(804), row))
            side = fonts.plain_text(f"Side {seat % 2 + 1}", "body", app.text_px(13), look.dim_ink)
            surface.blit(side, (px(804), row + name.get_height() - 2))

    def _paint_preview(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        app = self.app
        look = THEMES[app.settings.theme]
        surface.blit(pane(area.size, app.settings.theme, 205), area)
        board = self._board()
        y = area.y + app.px(14)
        if board is not None:
            picture = board_preview(board, (area.width - app.px(28), app.px(380)))
            place = picture.get_rect(midtop=(area.centerx, y))
            surface.blit(picture, place)
            pygame.draw.rect(surface, look.brass, place, 2)
            y = place.bottom
        entry = self.maps[self.index] if self.index < len(self.maps) else None
        if entry is None:
            text = (
                "The board is built in turns: each player lays a tile so that open edges meet, and the two start areas "
            )
            text += "end up on opposite sides."
        elif board is None:
            text = "**This map cannot be played.**\n" + "\n".join(entry.problems[:4])
        else:
            text = f"**{entry.title}**\n{board.grid.width} by {board.grid.height} squares. Blue and teal start in the "
            text += "first area, amber and plum in the second."
            text += "".join(f"\n{problem}" for problem in entry.problems[:2])
        words = fonts.rich_text(text, "body", app.text_px(15), area.width - app.px(28), look.ink)
        surface.blit(words, (area.x + app.px(14), y + app.px(12)))


def _tile_entries() -> tuple[MapEntry, ...]:
    from game.app import folders

    return list_maps("skirmish", (folders.shipped_maps("skirmish") / "tiles",))


def _tile_run(entries: list[MapEntry]) -> tuple:
    """A start tile, four tiles between, and the other start tile."""
    starts = [entry.tile for entry in entries if entry.tile.starts]
    others = [entry.tile for entry in entries if not entry.tile.starts]
    return (starts[0], *others[:4], starts[1] if len(starts) > 1 else starts[0])


def rematch(match: Match) -> Match:
    """The same set-up and seats once more, with other dice."""
    setup = decode_setup(match.game, match.opening.setup)
    return Match.new(match.game, setup, match.seatings, secrets.randbits(62), journal=Journal())
