"""The small picture of a match's last board, kept beside its journal or its save for the list of matches."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pygame

from game.app.matches.match import Match
from game.app.records.beside import PICTURE, write_beside
from game.ui.panels.end_pictures import WIDEST
from game.ui.screens.board_view import BoardView

#: How large the pictures of lists are at most.
_SMALL = (320, 180)


def may_be_kept(match: Match) -> bool:
    """Return whether a player who opens a list may see the board as it lies before the seat at the screen: not where
    several people have something to hide from one another, until the match is over."""
    return match.outcome is not None or not match.game.profile.hidden or len(match.players.people) < 2


def keep_picture(match: Match, path: Path, board: pygame.Surface | None) -> None:
    """Keep a picture of the board for the record at ``path``. A disk that refuses costs the picture, no more."""
    if board is None or not may_be_kept(match):
        return
    share = min(_SMALL[0] / board.get_width(), _SMALL[1] / board.get_height(), 1.0)
    small = pygame.transform.smoothscale(board, [max(1, round(side * share)) for side in board.get_size()])
    written = io.BytesIO()
    with contextlib.suppress(OSError, pygame.error):
        pygame.image.save(small, written, "x.png")
        write_beside(path, PICTURE, written.getvalue())


def small_picture(board: BoardView, size: tuple[int, int], rect: pygame.Rect) -> pygame.Surface:
    """Return the board as it lies in a window of that size, no wider than it is shown afterwards."""
    picture = pygame.Surface(size)
    board.draw(picture, rect)
    share = min(1.0, WIDEST / size[0])
    return pygame.transform.smoothscale(picture, (round(size[0] * share), round(size[1] * share)))
