"""How the table looks: board, overlays, panels, and the reasons near the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.queries import attack_preview, reach_of, sight_between, strike_of_power, threatened
from game.rules.skirmish.table import Creature
from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.palette import BRASS_LIGHT, CAUTION, DANGER, GOOD, INK, THEMES, seat_colour
from game.ui.tabletop import overlays
from game.ui.tabletop.glass import pane
from game.ui.tabletop.response_panel import draw_stack
from game.ui.tabletop.seat_strip import draw_seat
from game.ui.tabletop.side_panel import draw_looked_at
from game.ui.tabletop.table_hands import TableHands
from game.ui.tabletop.widgets import draw_tip

if TYPE_CHECKING:
    pass


class TableDrawing(TableHands):
    """Draws the table."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.table is None or self.board is None:
            surface.blit(backdrop.table(surface.get_size(), self.app.settings.theme), (0, 0))
            return
        if self.timeline.busy:
            self._still_key = None
            self._draw_still(surface)
        else:
            surface.blit(self._still_picture(surface), (0, 0))
        clip = surface.get_clip()
        surface.set_clip(self.board_area)
        self._draw_above(surface)
        self.timeline.draw(surface, self.board.camera)
        surface.set_clip(clip)
        self._draw_side(surface)
        self._draw_prompt(surface)
        self.draw_buttons(surface)
        self._draw_reason(surface)

    #: What the pointer does not change is kept as one picture until something of this changes.
    _still_key: tuple[Any, ...] | None = None
    _still: pygame.Surface | None = None

    def _still_picture(self, surface: pygame.Surface) -> pygame.Surface:
        """The table, the board, the pieces and the seats, as long as they stay as they are."""
        assert self.board is not None
        camera, settings = self.board.camera, self.app.settings
        key = (
            surface.get_size(), id(self.table), id(self.choices), camera.side, camera.centre, settings.theme,
            settings.text_scale, settings.ui_scale, self.looked_at[0], self.card_chosen, self.may_answer,
        )  # fmt: skip
        if self._still is None or self._still.get_size() != surface.get_size():
            self._still = pygame.Surface(surface.get_size()).convert()
            self._still_key = None
        if self._still_key != key:
            self._still_key = key
            self._draw_still(self._still)
        return self._still

    def _draw_still(self, surface: pygame.Surface) -> None:
        """Everything that the pointer does not change."""
        assert self.table is not None and self.board is not None
        surface.set_clip(None)
        surface.blit(backdrop.table(surface.get_size(), self.app.settings.theme), (0, 0))
        self.board.draw_ground(surface)
        surface.set_clip(self.board_area)
        self._draw_below(surface)
        active = self.table.turn.activation.creature if self.table.turn.activation else 0
        self.board.draw_pieces(surface, self.table, self.timeline, active, self.looked_at[0])
        if self.may_answer:
            self._draw_offers(surface)
        surface.set_clip(None)
        self._draw_panels(surface)

    def _draw_below(self, surface: pygame.Surface) -> None:
        """Overlays under the pieces: where the actor can go, and where enemies would stop it."""
        assert self.table is not None and self.board is not None
        camera = self.board.camera
        if not self.may_answer:
            return
        actor = self._actor()
        if self.choices.cells:
            overlays.area(surface, camera, self.choices.cells.keys(), GOOD)
        if actor is not None and any(isinstance(command, c.MoveCreature) for command in self.choices.cells.values()):
            reachable = self.choices.cells.keys()
            overlays.hatch(surface, camera, [cell for cell in threatened(self.table, actor.id) if cell in reachable])

    def _draw_above(self, surface: pygame.Surface) -> None:
        """Overlays over the pieces: targets, the way to the pointed square, sight."""
        assert self.table is not None and self.board is not None
        camera = self.board.camera
        cell = self.pointed()
        piece = self.board.creature_at(self.table, cell)
        if self.may_answer:
            self._draw_way(surface, cell, piece)
        actor = self._actor()
        if piece is not None and actor is not None and piece.id != actor.id:
            enemy = piece.seat % 2 != actor.seat % 2
            if self.sight_tool or (enemy and "Ranged" in CREATURES[actor.key].keywords):
                report = sight_between(self.table, actor, piece)
                target = camera.rect(piece.cell, CREATURES[piece.key].size)
                overlays.sight(surface, camera, report, target)
        if self.keyboard and self.cursor is not None:
            overlays.ring(surface, camera.rect(self.cursor), INK)

    def _draw_offers(self, surface: pygame.Surface) -> None:
        """Brackets around every piece that may be clicked."""
        assert self.table is not None and self.board is not None
        offered = dict(self.choices.creatures)
        for command in self.choices.cards.get(self.card_chosen, []):
            if isinstance(command, c.PlayCard):
                offered.setdefault(command.creature, []).append(command)
        for number, commands in offered.items():
            piece = self.table.creatures.get(number)
            if piece is None:
                continue
            mine = piece.seat % 2 == self.seat % 2
            colour = GOOD if isinstance(commands[0], c.Activate) else BRASS_LIGHT if mine else DANGER
            rect = self.board.camera.rect(piece.cell, CREATURES[piece.key].size)
            overlays.brackets(surface, rect.inflate(-4, -4), colour)

    def _draw_way(self, surface: pygame.Surface, cell: Cell | None, piece: Creature | None) -> None:
        """The path to a pointed square with its cost; what an attack on a pointed enemy would do."""
        assert self.table is not None and self.board is not None
        camera, actor = self.board.camera, self._actor()
        command = self.choices.cells.get(cell) if cell is not None else None
        if isinstance(command, c.MoveCreature) and actor is not None and cell is not None:
            reach = reach_of(self.table, actor.id)
            size = CREATURES[actor.key].size
            overlays.path(surface, camera, actor.cell, reach.path(cell), size, reach.costs[cell])
        elif piece is not None and actor is not None:
            offered = self.choices.creatures.get(piece.id, [])
            if offered and isinstance(offered[0], c.Attack):
                self._draw_preview(surface, actor, piece, None)
        if piece is not None and actor is not None and piece.seat % 2 != actor.seat % 2:
            for number, _ in enumerate(CREATURES[actor.key].powers):
                strike = strike_of_power(self.table, actor.id, number)
                if strike is not None and strike.manner == "ranged" and piece.id not in self.choices.creatures:
                    self._draw_preview(surface, actor, piece, strike)

    def _draw_preview(self, surface: pygame.Surface, actor: Creature, piece: Creature, strike: Any) -> None:
        assert self.table is not None and self.board is not None
        preview = attack_preview(self.table, actor.id, piece.id, strike)
        parts = ", ".join(f"{reason} {points:+d}" for reason, points in preview.damage.parts)
        text = f"{preview.damage.total} damage" + (", destroys it" if preview.destroys else "")
        rect = self.board.camera.rect(piece.cell, CREATURES[piece.key].size)
        px = max(13, self.app.text_px(14))
        overlays.label(surface, text, (rect.centerx, rect.top - px * 2), px, DANGER if preview.destroys else CAUTION)
        overlays.label(surface, parts, (rect.centerx, rect.top - px // 2), max(12, px - 2))

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
        piece = self.board.creature_at(self.table, self.pointed())
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
            piece = self.board.creature_at(self.table, cell)
            offered = piece is not None and piece.id in self.choices.creatures
            if not offered:
                text = self.why_not(cell, piece) or text
        if text and cell is not None:
            place = self.board.camera.rect(cell).bottomright if self.keyboard else self.pointer
            draw_tip(surface, text, place, self.app.settings.theme, self.app.text_px(14))
