"""How the table looks: board, overlays, panels, and the reasons near the pointer."""

from __future__ import annotations

from typing import Any

import pygame

from game.geometry.distance import cells_within
from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.effects import Blast
from game.rules.skirmish.queries import attack_preview, reach_of, sight_between, strike_of_power, threatened
from game.rules.skirmish.stack import leading_effect
from game.rules.skirmish.table import Action, Creature
from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.palette import CAUTION, DANGER, INK, OUTLINE, THEMES, Rgb, seat_colour
from game.ui.tabletop.glass import pane
from game.ui.tabletop.response_panel import draw_stack
from game.ui.tabletop.seat_strip import draw_seat
from game.ui.tabletop.side_panel import draw_looked_at
from game.ui.tabletop.table_hands import TableHands
from game.ui.tabletop.widgets import draw_tip


class TableDrawing(TableHands):
    """Draws the table."""

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.app.settings.theme
        surface.blit(backdrop.table(surface.get_size(), theme), (0, 0))
        if self.table is None or self.board is None:
            return
        self._mark_pointed()
        self.board.draw(surface, self.board_area)
        self._draw_preview()
        self._draw_panels(surface)
        self._draw_side(surface)
        self._draw_prompt(surface)
        if self._preview is not None:
            self._draw_preview_tag(surface)
        self.draw_buttons(surface)
        self.board.timeline.draw_over_all(surface)
        self._draw_reason(surface)

    _preview: tuple[Creature, Any] | None = None

    def show_marks(self) -> None:
        """What may be chosen: where the actor can go, where a piece can stand, who can be struck."""
        if self.board is None or self.table is None:
            return
        marks, actor = self.board.overlays, self._actor()
        cells = self.choices.cells
        moving = any(isinstance(command, c.MoveCreature) for command in cells.values())
        size = CREATURES[actor.key].size if actor is not None else 1
        if moving and actor is not None:
            reach = reach_of(self.table, actor.id)
            marks.show_reach(reach.costs, size)
            marks.show_threatened(cell for cell in threatened(self.table, actor.id) if cell in reach.costs)
        else:
            marks.show_reach(None)
            marks.show_threatened()
        marks.show_placement(() if moving else cells, self.seat)
        offered = set(self.choices.creatures)
        for command in self.choices.cards.get(self.card_chosen, []):
            if isinstance(command, c.PlayCard):
                offered.add(command.creature)
        pieces = [self.table.creatures[number] for number in sorted(offered) if number in self.table.creatures]
        marks.show_targets((piece.cell, CREATURES[piece.key].size) for piece in pieces)

    def _mark_pointed(self) -> None:
        """What the pointed square or piece means: the way there, the sight line, the area."""
        assert self.table is not None and self.board is not None
        marks, actor, cell = self.board.overlays, self._actor(), self.pointed()
        piece = self.piece_at(cell)
        command = self.choices.cells.get(cell) if cell is not None else None
        self.board.miniatures.hovered = piece.id if piece is not None else None
        self.board.miniatures.selected = self.looked_at[0] or None
        marks.show_hover((cell, 1) if self.keyboard and cell is not None else None)
        marks.show_path()
        marks.show_sight(None)
        marks.show_area(self._blast_at(cell) if command is not None else ())
        if isinstance(command, c.MoveCreature) and actor is not None and cell is not None:
            reach = reach_of(self.table, actor.id)
            marks.show_path((actor.cell, *reach.path(cell)), CREATURES[actor.key].size, reach.costs[cell])
        if piece is not None and actor is not None and piece.id != actor.id:
            enemy = piece.seat % 2 != actor.seat % 2
            if self.sight_tool or (enemy and "Ranged" in CREATURES[actor.key].keywords):
                report = sight_between(self.table, actor, piece)
                sizes = CREATURES[actor.key].size, CREATURES[piece.key].size
                marks.show_sight(report, (actor.cell, sizes[0]), (piece.cell, sizes[1]))

    def _blast_at(self, cell: Cell | None) -> tuple[Cell, ...]:
        """Squares that the area being chosen would cover, were its middle there."""
        if cell is None or self.view is None or not self.view.agenda or self.table is None:
            return ()
        action = getattr(self.view.agenda[-1], "action", None)
        effect = leading_effect(self.table, action) if isinstance(action, Action) else None
        return cells_within(self.table.board.grid, (cell,), effect.radius) if isinstance(effect, Blast) else ()

    def _draw_preview(self) -> None:
        """What an attack on the pointed enemy would do."""
        assert self.table is not None
        self._preview = None
        piece, actor = self.piece_at(self.pointed()), self._actor()
        if not self.may_answer or piece is None or actor is None or piece.seat % 2 == actor.seat % 2:
            return
        offered = self.choices.creatures.get(piece.id, [])
        if offered and isinstance(offered[0], c.Attack):
            self._preview = (piece, attack_preview(self.table, actor.id, piece.id))
            return
        for number, _ in enumerate(CREATURES[actor.key].powers):
            strike = strike_of_power(self.table, actor.id, number)
            if strike is not None and strike.manner == "ranged":
                self._preview = (piece, attack_preview(self.table, actor.id, piece.id, strike))

    def _draw_preview_tag(self, surface: pygame.Surface) -> None:
        assert self._preview is not None and self.board is not None
        piece, preview = self._preview
        parts = ", ".join(f"{reason} {points:+d}" for reason, points in preview.damage.parts)
        text = f"{preview.damage.total} damage" + (", destroys it" if preview.destroys else "")
        text += ", may be dodged from cover" if preview.cover else ""
        rect = self.board.camera.rect_of(piece.cell, CREATURES[piece.key].size)
        px = max(13, self.app.text_px(14))
        tag(surface, text, (rect.centerx, rect.top - px * 2), px, DANGER if preview.destroys else CAUTION)
        tag(surface, parts, (rect.centerx, rect.top - px // 2), max(12, px - 2), INK)

    def _draw_panels(self, surface: pygame.Surface) -> None:
        assert self.table is not None
        theme = THEMES[self.app.settings.theme]
        px = self.app.px
        players = self.table.players
        width = (surface.get_width() - px(16) - px(6) * (len(players) - 1)) // len(players)
        asked = self.match.asked if self.match.asked is not None else -1
        order = [*(seat for seat in range(len(players)) if seat != self.seat), self.seat]
        for index, seat in enumerate(order):
            area = pygame.Rect(px(8) + index * (width + px(6)), px(6), width, px(52))
            self.seat_areas[seat] = area
            name = self.match.names[seat] + (" (you)" if seat == self.seat else "")
            draw_seat(surface, area, self.table, seat, name, asked, theme, self.app.text_px(15))
        if self.table.stack:
            room = pygame.Rect(self.board_area.x + px(6), self.board_area.y + px(6), px(330), 0)
            draw_stack(surface, room, self.table, theme, self.app.text_px(14))

    def _draw_side(self, surface: pygame.Surface) -> None:
        assert self.table is not None and self.board is not None
        theme = THEMES[self.app.settings.theme]
        creature, key = self.looked_at
        over = self.hovered()
        piece = self.piece_at(self.pointed())
        if over is not None and over.kind == "card":
            creature, key = 0, over.label
        elif piece is not None:
            creature, key = piece.id, piece.key
        if not key:
            actor = self._actor()
            if actor is not None:
                creature, key = actor.id, actor.key
        area = self.side_area.copy()
        area.height = round(area.height * 0.66)
        draw_looked_at(surface, area, self.table, creature, key, theme, self.app.text_px(14))
        rest = pygame.Rect(area.x, area.bottom + 6, area.width, self.side_area.bottom - area.bottom - 6)
        self.log.draw(surface, rest, theme, self.app.text_px(14))

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        theme = THEMES[self.app.settings.theme]
        px = self.app.px
        bar = pygame.Rect(self.low_area.x, self.low_area.y, self.low_area.width - px(128), px(30))
        asked = self.match.asked
        edge = seat_colour(asked) if asked is not None else theme.brass
        surface.blit(pane(bar.size, theme.name, 240, edge), bar)
        words = fonts.fitted_text(self.prompt(), "bold", self.app.text_px(16), bar.width - px(24), theme.ink)
        surface.blit(words, words.get_rect(midleft=(bar.x + px(12), bar.centery)))

    def _draw_reason(self, surface: pygame.Surface) -> None:
        """What was just said, or why the pointed square is no answer, near the pointer."""
        cell = self.pointed()
        if not self.may_answer or self.board is None or self.table is None:
            return
        text = self.said
        if cell is not None and cell not in self.choices.cells:
            piece = self.piece_at(cell)
            offered = piece is not None and piece.id in self.choices.creatures
            if not offered:
                text = self.why_not(cell, piece) or text
        if text and cell is not None:
            place = self.board.camera.rect_of(cell).bottomright if self.keyboard else self.pointer
            draw_tip(surface, text, place, self.app.settings.theme, self.app.text_px(14))

    seat_areas: dict[int, pygame.Rect] = {}

    def place_of(self, place: str, seat: int) -> tuple[float, float] | None:
        """Where coins and cards of a seat fly from and to."""
        area = self.seat_areas.get(seat)
        if area is None:
            return None
        if seat == self.seat and place == "hand":
            return self.low_area.center
        across = {"vault": 0.28, "supply": 0.42, "hand": 0.58, "deck": 0.7, "discard": 0.85}.get(place)
        return (area.x + area.width * across, area.centery) if across is not None else None


def tag(surface: pygame.Surface, text: str, place: tuple[int, int], px: int, colour: Rgb) -> None:
    """A small dark plate with words on it, centred at a place."""
    words = fonts.plain_text(text, "bold", px, colour)
    plate = words.get_rect(center=place).inflate(px // 2 + 4, 4).clamp(surface.get_rect())
    pygame.draw.rect(surface, OUTLINE, plate, border_radius=6)
    surface.blit(words, words.get_rect(center=plate.center))
