"""The board of squares with a table of Skirmish on it: who stands where, and the motions of what happens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.maps.picture import MapPicture
from game.core.events import Event
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.presentation.words import card_record
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import max_hp_of
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord, small_card
from game.ui.boards.squares.board import SquareBoardView
from game.ui.boards.squares.records import FigureShown
from game.ui.games.skirmish.card_back import BACK
from game.ui.games.skirmish.ground import ground_shown
from game.ui.games.skirmish.motion_context import MotionContext, size_of_key, spaces_of
from game.ui.games.skirmish.motions import motions_for
from game.ui.games.skirmish.reduced_motions import reduced_motions


class SkirmishBoard(SquareBoardView):
    """A board of squares that is given tables and batches of events."""

    def __init__(
        self, board: Board, picture: MapPicture | None = None, *, theme: str = "walnut", text_px: int = 15
    ) -> None:
        """Open a board; ``picture`` is that of its map, without which it is drawn in stone."""
        self.board = board
        super().__init__(ground_shown(board, picture), theme=theme, text_px=text_px)
        self.timeline.stage.card_picture = card_picture

    def show_board(self, board: Board, picture: MapPicture | None = None) -> None:
        """Show another board from now on, as when a tile was laid."""
        self.board = board
        self.show_ground(ground_shown(board, picture))

    def show_table(self, table: Table) -> None:
        self.show(creatures_shown(table))
        if table.board is not self.board and table.board != self.board:
            self.show_board(table.board)

    def forget(self) -> None:
        """Hold nothing, as behind the curtain."""
        self.show(None)

    def play(self, batch: Sequence[Event], before: Table, after: Table) -> bool:
        """Play a batch of events; its table is shown when it is over. False when there was nothing to watch."""
        self.finish()
        self.show_table(before)
        context = MotionContext(before, after, self.timeline.stage, self.timeline.chance)
        lively = [motion for event in batch for motion in motions_for(event, context)]
        playing = self.play_motions(
            lively,
            lambda: reduced_motions(batch, context),
            lambda: [space for event in batch for space in spaces_of(event, context)],
            creatures_shown(after),
        )
        if not playing:
            self.show_table(after)
        return playing


def card_picture(key: str, deck: str, width: int) -> pygame.Surface:
    """Return a small face with name and picture, or the back of a deck for a card that is not known."""
    if not key:
        return card_back(BACK, width, deck=deck)
    record = card_record(key)
    face = FaceRecord(key, record.name, level=record.level, faction=record.faction, is_level=True)
    return small_card(face, width)


def creatures_shown(table: Table) -> list[FigureShown]:
    return [_shown(table, creature) for creature in table.creatures.values()]


def _shown(table: Table, creature: Creature) -> FigureShown:
    turn = table.turn
    most = max_hp_of(table, creature)
    left = max(0, most - creature.damage)
    active = turn.activation is not None and turn.activation.creature == creature.id
    return FigureShown(
        creature.id,
        creature.key,
        CREATURES[creature.key].name,
        creature.seat,
        creature.cell,
        size_of_key(creature.key),
        round(left / most, 3),
        f"{most - creature.damage}/{most}",
        creature.tapped,
        len(creature.attached),
        active,
        creature.id in turn.activated and not active,
    )
