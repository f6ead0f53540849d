"""How the table looks and how hands reach it: layout, overlays, mouse and keys. What an answer is, others know."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pygame

from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish.board_building import turned
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.queries import attack_preview, reach_of, sight_between, strike_of_power, threatened
from game.rules.skirmish.table import Creature, Table
from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import card_height
from game.ui.art.palette import BRASS_LIGHT, CAUTION, DANGER, GOOD, INK, THEMES, seat_colour
from game.ui.tabletop import hand, overlays
from game.ui.tabletop.glass import pane
from game.ui.tabletop.response_panel import draw_stack
from game.ui.tabletop.seat_strip import draw_seat
from game.ui.tabletop.side_panel import Log, draw_looked_at
from game.ui.tabletop.widgets import Button, WidgetScene, draw_tip

if TYPE_CHECKING:
    from game.app.match import Match
    from game.ui.tabletop.board_view import BoardView
    from game.ui.tabletop.choices import Choices
    from game.ui.tabletop.motions import Timeline


class TableDrawing(WidgetScene):
    """The table's layout, drawing, mouse and keys."""

    match: Match
    table: Table | None
    view: Any
    board: BoardView | None
    choices: Choices
    timeline: Timeline
    log: Log
    seat: int
    card_chosen: int

    def __init__(self) -> None:
        super().__init__()
        self.held: list[hand.Held] = []
        self.looked_at: tuple[int, str] = (0, "")
        self.said = ""
        self.cursor: Cell | None = None
        self.keyboard = False
        self.dragged: tuple[int, int] | None = None
        self.dragging = False
        self.sight_tool = False
        self.tile_turn = 0
        self.batch: tuple[Event, ...] = ()
        self.board_area = pygame.Rect(0, 0, 10, 10)

    # What the subclass knows

    @property
    def may_answer(self) -> bool:
        """Is the question open to the seat that is on?"""
        return False

    def give(self, command: Any) -> None:
        """Answer."""

    def undo(self) -> None:
        """Take back."""

    def mute(self) -> None:
        """Pass for the rest of the turn."""

    def click_cell(self, cell: Cell) -> None:
        """A square was clicked."""

    def click_card(self, card: int) -> None:
        """A card was clicked."""

    def why_not(self, cell: Cell, piece: Creature | None) -> str:
        """Why a click there is no answer."""
        return ""

    def prompt(self) -> str:
        """The question."""
        return ""

    # Layout

    def resize(self, size: tuple[int, int]) -> None:
        px = self.app.px
        width, height = size
        side, top, low = px(264), px(60), px(186)
        self.side_area = pygame.Rect(width - side - px(8), top + px(8), side, height - top - px(16))
        self.board_area = pygame.Rect(px(8), top + px(4), width - side - px(24), height - top - low)
        self.low_area = pygame.Rect(px(8), self.board_area.bottom, self.board_area.width, low - px(4))
        if self.board is not None:
            camera = self.board.camera
            camera.area = self.board_area
            camera.fit()
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        if self.board is not None:
            self.board.camera.area = self.board_area

    def lay_buttons(self) -> list[Button]:
        """Prompt bar, hand, and what goes on, from the choices."""
        return [*self._bar_buttons(), *self._advance_buttons(), *self._hand_buttons(), *self._tile_buttons()]

    def _bar_buttons(self) -> list[Button]:
        """Answers that belong to no square, piece or card, in a row below the prompt; and undo and menu at the end."""
        px = self.app.px
        y, height = self.low_area.y + px(34), px(30)
        text = self.app.text_px(14)
        x = self.low_area.x
        buttons = []
        for number, (label, command) in enumerate(self.choices.buttons[:7]):
            width = min(px(250), fonts.text_width(label, "bold", text) + px(26))
            rect = pygame.Rect(x, y, width, height)
            buttons.append(
                Button(rect, label, self._giver(command), keys=(pygame.K_1 + number,), hint=str(number + 1), px=text)
            )
            x += width + px(6)
        asked = self.match.decision is not None and self.match.decision.prompt == "respond" and self.may_answer
        if asked:
            rect = pygame.Rect(x, y, px(176), height)
            tip = "Pass now and at every response until this turn ends"
            buttons.append(
                Button(rect, "Pass all this turn", self.mute, keys=(pygame.K_m,), hint="M", tip=tip, px=text)
            )
        corner = self.low_area.right
        reason = "" if self.may_answer and self.match.can_undo(self.seat) else "There is nothing to take back."
        undo = Button(
            pygame.Rect(corner - px(120), self.low_area.y + px(2), px(58), px(26)), "Undo", self.undo, reason,
            "quiet", (pygame.K_u,), "U", px=self.app.text_px(13),
        )  # fmt: skip
        menu = Button(
            pygame.Rect(corner - px(58), self.low_area.y + px(2), px(58), px(26)), "Menu", self.cancelled, "",
            "quiet", (), "Escape", px=self.app.text_px(13),
        )  # fmt: skip
        return [*buttons, undo, menu]

    def _advance_buttons(self) -> list[Button]:
        """Going on stands apart, at the right."""
        px = self.app.px
        buttons = []
        corner = self.low_area.right
        for number, (label, command) in enumerate(self.choices.advance[:2]):
            rect = pygame.Rect(corner - px(212), self.low_area.y + px(34) + number * px(50), px(212), px(44))
            buttons.append(
                Button(
                    rect, label, self._giver(command), kind="primary",
                    keys=(pygame.K_e,) if not number else (), hint="E", tip=self._left_to_do(command),
                )
            )  # fmt: skip
        return buttons

    def _left_to_do(self, command: Any) -> str:
        """How many creatures could still act, before the action phase is left."""
        if not isinstance(command, c.EndActions) or self.table is None:
            return ""
        waiting = sum(isinstance(offered[0], c.Activate) for offered in self.choices.creatures.values())
        return f"{waiting} of your creatures can still be activated." if waiting else "All creatures have acted."

    def _giver(self, command: Any):  # type: ignore[no-untyped-def]
        def press() -> None:
            self.give(command)

        return press

    def _hand_buttons(self) -> list[Button]:
        if self.table is None:
            return []
        px = self.app.px
        width = px(80)
        groups = self._groups()
        area = pygame.Rect(self.low_area.x, self.low_area.bottom - card_height(width) - px(2), 0, 0)
        area.width = self.low_area.width - (px(224) if self.choices.advance else 0)
        self.held = hand.lay_out(self.table, groups, area, width)
        return [self._card_button(held) for held in self.held]

    def _groups(self) -> list[list[tuple[int, bool, str]]]:
        """The hand and the reserve; while starting creatures are chosen, the creature deck."""
        assert self.table is not None
        player = self.table.players[self.seat]
        decision = self.match.decision
        if decision is not None and decision.prompt == "starting_creature" and decision.seat == self.seat:
            offered: dict[str, int] = {}
            for card in player.creatures:
                offered.setdefault(self.table.cards[card].key, card)
            return [[(card, card in self.choices.cards, self._why_card(card)) for card in offered.values()]]
        known = [
            [(card, card in self.choices.cards, self._why_card(card)) for card in zone if card]
            for zone in (player.hand, player.reserve)
        ]
        return known

    def _why_card(self, card: int) -> str:
        """Why a card cannot be played now, in the rule's terms."""
        if card in self.choices.cards or self.view is None or not self.may_answer:
            return "" if card in self.choices.cards else "It is not your turn to answer."
        command: Any
        prompt = self.view.decision.prompt
        activation = self.view.table.turn.activation
        if prompt == "starting_creature":
            command = c.ChooseCreature(card)
        elif prompt == "deploy":
            command = c.Deploy(card)
        elif card in self.view.table.players[self.seat].reserve:
            return "Creatures are deployed in the deploy phase."
        else:
            mine = [piece.id for piece in self.view.table.creatures.values() if piece.seat == self.seat]
            actor = activation.creature if activation is not None else (mine[0] if mine else 0)
            command = c.PlayCard(card, actor)
        refusal = self.match.game.why_illegal(self.view, command)
        return refusal.text if refusal else ""

    def _card_button(self, held: hand.Held) -> Button:
        def press() -> None:
            self.look_at(0, held.key)
            self.click_card(held.card)

        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            theme = self.app.settings.theme
            bottom = self.low_area.bottom - 2
            hand.draw_card(surface, held, state, theme, chosen=held.card == self.card_chosen, bottom=bottom)

        reason = "" if held.playable else held.why or "It cannot be played now."
        return Button(held.rect, held.key, press, reason, kind="card", paint=paint)

    def _tile_buttons(self) -> list[Button]:
        """Places where a board tile may be laid; R turns it and takes the next tile."""
        if not self.choices.tiles or self.board is None or self.table is None:
            return []
        left = min(there.column for there in self.table.laid)
        top = min(there.row for there in self.table.laid)
        spots: dict[tuple[int, int], list[c.PlaceTile]] = defaultdict(list)
        for command in self.choices.tiles:
            spots[command.column - left, command.row - top].append(command)
        buttons = []
        for (column, row), ways in spots.items():
            rect = self.board.camera.rect((column * 8, row * 8), 8)
            way = ways[self.tile_turn % len(ways)]
            tip = f"Lay {self.table.tiles[way.tile].name} here. R: another way ({len(ways)})"
            buttons.append(
                Button(rect, "Lay here", self._giver(way), paint=self._tile_painter(way), tip=tip, kind="tile")
            )
        return buttons

    def _tile_painter(self, way: c.PlaceTile):  # type: ignore[no-untyped-def]
        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            assert self.table is not None
            tile = turned(self.table.tiles[way.tile], way.turns)
            side = max(1, rect.width // 8)
            ghost = pygame.Surface((side * 8, side * 8), pygame.SRCALPHA)
            for y, row in enumerate(tile.grid.rows):
                for x, ground in enumerate(row):
                    tone = {"#": (40, 42, 52), "^": (150, 124, 84)}.get(ground, (126, 118, 104))
                    pygame.draw.rect(ghost, (*tone, 230 if state == "hover" else 120), (x * side, y * side, side, side))
            surface.blit(ghost, rect)
            overlays.ring(surface, rect, BRASS_LIGHT if state == "hover" else GOOD)

        return paint

    # Looking

    def look_at(self, creature: int, key: str) -> None:
        """Show a card or a creature in full."""
        self.looked_at = (creature, key)
        self.app.redraw()

    def say(self, text: str) -> None:
        """Say something below the prompt."""
        self.said = text
        self.app.redraw()

    def pointed(self) -> Cell | None:
        """The square under the pointer, or under the keyboard's cursor."""
        if self.keyboard:
            return self.cursor
        if self.board is None or self.hovered() is not None:
            return None
        return self.board.camera.cell_at(self.pointer)

    def _actor(self) -> Creature | None:
        """The piece whose reach and sight are shown: the activating one, or the one pointed at."""
        if self.table is None or self.board is None:
            return None
        activation = self.table.turn.activation
        if activation is not None and activation.creature in self.table.creatures:
            return self.table.creatures[activation.creature]
        return None

    # Events

    def event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.keyboard = False
        if event.type == pygame.MOUSEMOTION and self.dragged is not None and self.board is not None:
            dx, dy = event.pos[0] - self.dragged[0], event.pos[1] - self.dragged[1]
            if self.dragging or abs(dx) + abs(dy) > 6:
                self.dragging = True
                self.board.camera.pan(dx, dy)
                self.dragged = event.pos
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.skip()
            on_board = self.board_area.collidepoint(event.pos)
            self.pointer = event.pos
            if on_board and self.hovered() is None:
                self.dragged, self.dragging = event.pos, False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._inspect(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragged is not None:
            self.dragged = None
            if not self.dragging and self.board is not None:
                self.pointer = event.pos
                cell = self.board.camera.cell_at(event.pos)
                if cell is not None:
                    self.click_cell(cell)
                return
        super().event(event)

    def skip(self) -> None:
        """Finish what is moving now."""
        self.timeline.passed += 100

    def _wheel(self, event: pygame.event.Event) -> None:
        if self.side_area.collidepoint(self.pointer):
            self.log.scroll(3 * event.y)
        elif self.choices.tiles and self.hovered() is not None:
            self._turn_tile()
        elif self.board is not None:
            self.board.camera.zoom(1 if event.y > 0 else -1, self.pointer)
        self.refresh()

    def _inspect(self, place: tuple[int, int]) -> None:
        for held in reversed(self.held):
            if held.rect.collidepoint(place):
                self.look_at(0, held.key)
                return
        if self.board is not None and self.table is not None:
            piece = self.board.creature_at(self.table, self.board.camera.cell_at(place))
            if piece is not None:
                self.look_at(piece.id, piece.key)

    def _turn_tile(self) -> None:
        self.tile_turn += 1
        self.refresh()

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_SPACE:
            self.skip()
            return
        if self.board is None or self.table is None:
            return
        if event.key == pygame.K_r and self.choices.tiles:
            self._turn_tile()
        elif event.key == pygame.K_l:
            self.sight_tool = not self.sight_tool
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.undo()
        elif event.key in _ARROWS:
            self._move_cursor(_ARROWS[event.key])
        elif event.key in (pygame.K_w, pygame.K_a, pygame.K_s, pygame.K_d):
            dx, dy = {pygame.K_w: (0, 60), pygame.K_s: (0, -60), pygame.K_a: (60, 0), pygame.K_d: (-60, 0)}[event.key]
            self.board.camera.pan(dx, dy)
        elif event.key == pygame.K_TAB:
            self.keyboard = False
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.keyboard and self.cursor is not None:
            self.click_cell(self.cursor)
        elif event.key == pygame.K_n:
            self._next_place()
        else:
            super().key(event)

    def _move_cursor(self, way: tuple[int, int]) -> None:
        """The keyboard's cursor goes a square; it begins at the piece that acts."""
        assert self.board is not None and self.table is not None
        self.show_focus = False
        if not self.keyboard or self.cursor is None:
            actor = self._actor()
            places = [*self.choices.cells, *(self.table.creatures[n].cell for n in self._on_board())]
            middle = (self.table.board.grid.width // 2, self.table.board.grid.height // 2)
            self.cursor = self.cursor or (actor.cell if actor else places[0] if places else middle)
            self.keyboard = True
        else:
            grid = self.table.board.grid
            x = min(max(self.cursor[0] + way[0], 0), grid.width - 1)
            y = min(max(self.cursor[1] + way[1], 0), grid.height - 1)
            self.cursor = (x, y)
        self.board.camera.follow(self.cursor)
        self.app.redraw()

    def _on_board(self) -> list[int]:
        assert self.table is not None
        return [number for number in self.choices.creatures if number in self.table.creatures]

    def _next_place(self) -> None:
        """N: the cursor jumps to the next piece or square that is an answer."""
        assert self.table is not None and self.board is not None
        places = [self.table.creatures[number].cell for number in self._on_board()] or list(self.choices.cells)
        if places:
            index = places.index(self.cursor) + 1 if self.cursor in places else 0
            self.cursor = places[index % len(places)]
            self.keyboard = True
            self.board.camera.follow(self.cursor)

    def cancelled(self) -> None:
        from game.ui.scenes.pause import Pause

        if self.card_chosen:
            self.card_chosen = 0
            self.refresh()
        else:
            self.app.push(Pause(self))

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        theme = THEMES[self.app.settings.theme]
        surface.blit(backdrop.table(surface.get_size(), theme.name), (0, 0))
        if self.table is None or self.board is None:
            return
        self.board.draw_ground(surface)
        clip = surface.get_clip()
        surface.set_clip(self.board_area)
        self._draw_below(surface)
        active = self.table.turn.activation.creature if self.table.turn.activation else 0
        self.board.draw_pieces(surface, self.table, self.timeline, active, self.looked_at[0])
        self._draw_above(surface)
        self.timeline.draw(surface, self.board.camera)
        surface.set_clip(clip)
        self._draw_panels(surface)
        self.draw_buttons(surface)
        self._draw_reason(surface)

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
            self._draw_offers(surface)
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
        self._draw_side(surface)
        self._draw_prompt(surface)
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


_ARROWS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}
