"""The table's layout: where everything lies, and the buttons, cards and places that can be pressed."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pygame

from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish.board_building import turned
from game.rules.skirmish.stats import taken_squares
from game.rules.skirmish.table import Creature, Table
from game.ui.art import fonts
from game.ui.art.card_faces import card_height
from game.ui.art.palette import BRASS_LIGHT, GOOD
from game.ui.tabletop import hand
from game.ui.tabletop.side_panel import Log
from game.ui.tabletop.widgets import Button, WidgetScene

if TYPE_CHECKING:
    from game.app.match import Match
    from game.ui.board.square_board import SquareBoardView
    from game.ui.tabletop.choices import Choices


class TableLayout(WidgetScene):
    """Lays out the window and lists its buttons."""

    match: Match
    table: Table | None
    view: Any
    board: SquareBoardView | None
    choices: Choices
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

    def show_marks(self) -> None:
        """Show on the board what may be chosen."""

    # Layout

    def resize(self, size: tuple[int, int]) -> None:
        px = self.app.px
        width, height = size
        side, top, low = px(264), px(60), px(186)
        self.side_area = pygame.Rect(width - side - px(8), top + px(8), side, height - top - px(16))
        self.board_area = pygame.Rect(px(8), top + px(4), width - side - px(24), height - top - low)
        self.low_area = pygame.Rect(px(8), self.board_area.bottom, self.board_area.width, low - px(4))
        if self.board is not None:
            self.board.fit(self.board_area)
            self.board.set_text(self.app.text_px(15))
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        self.show_marks()

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
            rect = self.board.camera.rect_of((column * 8, row * 8), 8)
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
            pygame.draw.rect(surface, BRASS_LIGHT if state == "hover" else GOOD, rect, 4, border_radius=8)

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
        return self.board.cell_at(self.pointer)

    def piece_at(self, cell: Cell | None) -> Creature | None:
        """The piece that fills a square."""
        if cell is None or self.table is None:
            return None
        number = taken_squares(self.table).get(cell)
        return self.table.creatures[number] if number is not None else None

    def _actor(self) -> Creature | None:
        """The piece whose reach and sight are shown: the activating one, or the one pointed at."""
        if self.table is None or self.board is None:
            return None
        activation = self.table.turn.activation
        if activation is not None and activation.creature in self.table.creatures:
            return self.table.creatures[activation.creature]
        return None
