"""Building a Skirmish board of tiles: a table of its own over the board, with the tiles laid, the ones to choose from,
and a ghost of the chosen one at every place where it fits."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.state import Step
from game.core.views import View
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.commands import PlaceTile
from game.rules.skirmish.state.table import Table
from game.ui.art import fonts
from game.ui.art.palette import BRASS_LIGHT, OUTLINE, heading_ink, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import good
from game.ui.games.skirmish.tile_pictures import tile_picture
from game.ui.panels.buttons import Button
from game.ui.screens.items import Offer, Offers
from game.ui.screens.keys import action_of, hint
from game.ui.window import backdrop
from game.ui.window.measures import Measures
from game.ui.window.widgets import focus_ring

_SHELF = Shelf()
Give = Callable[[Offer], None]


class TileLaying:
    """One question: which tile goes where, and which way round. Implements ``game_screen.Panel``."""

    def __init__(self, view: View[Table, Step], offers: Offers) -> None:
        assert view.decision is not None
        self.number = view.decision.number
        self.laid: tuple[PlacedTile, ...] = view.table.laid
        self.tiles = view.table.tiles
        self.ways: dict[int, dict[int, list[Offer]]] = {}
        for offer in offers.all:
            command = offer.commands[-1]
            if isinstance(command, PlaceTile):
                self.ways.setdefault(command.tile, {}).setdefault(command.turns, []).append(offer)
        self.tile = next(iter(self.ways), 0)
        self.turns = next(iter(self.ways.get(self.tile, {})), 0)
        self.place = 0
        self.by_keys = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._spots: list[tuple[pygame.Rect, Offer]] = []
        self._choices: list[tuple[pygame.Rect, int]] = []
        self._pointed: int | None = None
        self._side = 1
        self._corner = (0, 0)
        self._origin = (0, 0)
        self._to: Measures
        self._title_px = self._name_px = 14
        self._button = pygame.Rect(0, 0, 0, 0)

    @property
    def offers(self) -> list[Offer]:
        """Return every place for the chosen tile as it is turned now."""
        return self.ways.get(self.tile, {}).get(self.turns, [])

    def lay(self, rect: pygame.Rect, measures: Measures, theme: str) -> None:
        """Lay everything out: the board so far with all places around it, and the tiles at the right."""
        self.rect, self._to = rect, measures
        to = measures
        # Script gives way where the panel is low, so that tiles, names and the button all have their room.
        self._title_px = min(to.text_px(18), rect.height // 12)
        head, pad = round(self._title_px * 1.8), to.px(12)
        side_wide = min(max(to.px(190), to.text_px(14) * 9), rect.width // 3)
        high = min(round(to.text_px(15) * 2.2), rect.height // 6)
        self._button = pygame.Rect(rect.right - side_wide, rect.bottom - high - pad, side_wide - pad, high)
        room = pygame.Rect(rect.x + pad, rect.y + head, rect.width - side_wide - 3 * pad, rect.height - head - pad)
        cells = [(there.column, there.row) for there in self.laid]
        cells += [_cell(offer) for ways in self.ways.values() for found in ways.values() for offer in found]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        across, down = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
        self._side = min(room.width // across, room.height // down, to.px(170))
        self._corner = (left, top)
        self._origin = (room.centerx - self._side * across // 2, room.centery - self._side * down // 2)
        self._spots = [(self._rect_at(_cell(offer)), offer) for offer in self.offers]
        self.place = min(self.place, max(0, len(self._spots) - 1))
        each = (self._button.top - pad - rect.y - head) // max(1, len(self.ways))
        self._name_px = min(to.text_px(14), max(9, round(each * 0.3)))
        below = round(self._name_px * 1.35) + to.px(5)
        small = max(8, min(side_wide - 2 * pad, each - below, to.px(96)))
        x = self._button.centerx
        y = rect.y + head
        self._choices = []
        for tile in self.ways:
            box = pygame.Rect(0, 0, small, small)
            box.midtop = (x, y)
            self._choices.append((box, tile))
            y = box.bottom + below

    def _rect_at(self, cell: tuple[int, int]) -> pygame.Rect:
        x = self._origin[0] + (cell[0] - self._corner[0]) * self._side
        y = self._origin[1] + (cell[1] - self._corner[1]) * self._side
        return pygame.Rect(x, y, self._side, self._side)

    def buttons(self, give: Give) -> list[Button]:
        """Return the button that turns the tile."""
        px = min(self._to.text_px(15), round(self._button.height * 0.45))
        only = len(self.ways.get(self.tile, {})) < 2
        why = "It fits in one way only." if only else ""
        return [
            Button("turn tile", self._button.copy(), "Turn it", self.turn, key=hint("turn_tile"), icon="redo",
                  why_not=why, px=px, least=min(px, 12))
        ]  # fmt: skip

    def turn(self) -> None:
        """Turn the tile to the next way round in which it fits somewhere."""
        ways = list(self.ways.get(self.tile, {}))
        if ways:
            self.turns = ways[(ways.index(self.turns) + 1) % len(ways)]
            self.lay(self.rect, self._to, "")

    def choose(self, step: int) -> None:
        """Choose another tile."""
        tiles = list(self.ways)
        self._take(tiles[(tiles.index(self.tile) + step) % len(tiles)])

    def _take(self, tile: int) -> None:
        self.tile = tile
        self.turns = next(iter(self.ways[tile]))
        self.lay(self.rect, self._to, "")

    def point(self, pos: tuple[int, int]) -> None:
        """Note where the pointer is."""
        found = next((n for n, (rect, _) in enumerate(self._spots) if rect.collidepoint(pos)), None)
        if found is not None:
            self.by_keys = False
        self._pointed = found

    def event(self, event: pygame.Event, give: Give) -> bool:
        """Take what is meant for the laying; True if it was."""
        if event.type == pygame.MOUSEWHEEL:
            self.turn()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            for rect, offer in self._spots:
                if rect.collidepoint(event.pos):
                    give(offer)
                    return True
            for rect, tile in self._choices:
                if rect.collidepoint(event.pos):
                    self._take(tile)
                    return True
            return self.rect.collidepoint(event.pos)
        if event.type != pygame.KEYDOWN:
            return False
        name = action_of(event)
        if name == "turn_tile":
            self.turn()
        elif name in ("up", "down"):
            self.choose(-1 if name == "up" else 1)
        elif name in ("left", "right", "next") and self._spots:
            self.by_keys = True
            self.place = (self.place + (-1 if name == "left" else 1)) % len(self._spots)
        elif name == "choose" and self._spots:
            give(self._spots[self.place][1])
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the laid tiles, the ghosts, the choice."""
        to = self._to
        theme = to.theme
        backdrop.lay_panel(surface, self.rect, theme.name, scale=to.scale, alpha=250)
        ink = heading_ink(theme)
        title = fonts.fitted_text(
            "Choose a place to lay the tile there", "title", self._title_px, self.rect.width - to.px(30), ink
        )
        surface.blit(title, title.get_rect(midtop=(self.rect.centerx, self.rect.y + to.px(6))))
        for there in self.laid:
            surface.blit(_picture(there, self._side), self._rect_at((there.column, there.row)))
        shown = self.place if self.by_keys or self._pointed is None else self._pointed
        for number, (rect, offer) in enumerate(self._spots):
            command = offer.commands[-1]
            assert isinstance(command, PlaceTile)
            placed = PlacedTile(self.tiles[command.tile], command.column, command.row, command.turns)
            ghost = _picture(placed, self._side).copy()
            ghost.set_alpha(225 if number == shown and (self.by_keys or self._pointed is not None) else 90)
            surface.blit(ghost, rect)
            pygame.draw.rect(surface, OUTLINE, rect, to.px(3))
            pygame.draw.rect(surface, lighter(good(), 0.2), rect.inflate(-2, -2), max(1, to.px(2)))
            if self.by_keys and number == self.place:
                focus_ring(surface, rect.inflate(-to.px(8), -to.px(8)), theme, to.scale)
        self._draw_choices(surface)

    def _draw_choices(self, surface: pygame.Surface) -> None:
        to = self._to
        theme = to.theme
        for rect, tile in self._choices:
            turns = self.turns if tile == self.tile else next(iter(self.ways[tile]))
            surface.blit(_picture(PlacedTile(self.tiles[tile], 0, 0, turns), rect.width), rect)
            chosen = tile == self.tile
            pygame.draw.rect(surface, BRASS_LIGHT if chosen else OUTLINE, rect.inflate(4, 4), max(2, to.px(3)))
            role = "bold" if chosen else "body"
            name = fonts.fitted_text(self.tiles[tile].name, role, self._name_px, self._button.width, theme.ink)
            surface.blit(name, name.get_rect(midtop=(rect.centerx, rect.bottom + to.px(2))))


def _cell(offer: Offer) -> tuple[int, int]:
    command = offer.commands[-1]
    assert isinstance(command, PlaceTile)
    return command.column, command.row


def _picture(placed: PlacedTile, side: int) -> pygame.Surface:
    """Return a tile as it lies, at that size."""
    side = max(8, side)
    key = (placed.tile, placed.turns, side)
    return _SHELF.keep(key, lambda: pygame.transform.smoothscale(tile_picture(placed), (side, side)))
