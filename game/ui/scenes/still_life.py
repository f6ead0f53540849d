"""What lies on the table beside the menu: cards and miniatures, put down one after the other."""

from __future__ import annotations

import contextlib

import pygame

from game.ui.art.card_faces import card_back, card_face
from game.ui.art.card_stock import card_height
from game.ui.art.tokens import token, token_margin
from game.ui.games.skirmish.figures import face_of

#: Cards: key ("" is a back), middle as a share of the window, degrees, width as a share of the height.
_CARDS = (
    ("", 0.905, 0.195, -24.0, 0.25),
    ("shadow_strike", 0.845, 0.285, -9.0, 0.27),
    ("gold_dragon", 0.675, 0.300, 5.0, 0.32),
    ("fireball", 0.525, 0.225, 16.0, 0.25),
)
#: Miniatures: key, seat, size, middle, width of one square as a share of the height.
_PIECES = (
    ("umbur_hulk", 1, 2, 0.845, 0.765, 0.135),
    ("gold_dragon", 0, 2, 0.640, 0.790, 0.135),
    ("elf_archer", 0, 1, 0.510, 0.690, 0.125),
    ("drow_assassin", 1, 1, 0.955, 0.610, 0.125),
)


class StillLife:
    """Draws itself piece by piece, so that the menu shows before everything is painted."""

    def __init__(self, ground: pygame.Surface, theme_name: str) -> None:
        self.picture = ground.copy()
        self._theme = theme_name
        self._left: list[tuple[object, ...]] = [*_CARDS, *_PIECES]

    @property
    def is_done(self) -> bool:
        """Does everything lie there?"""
        return not self._left

    def lay_next(self) -> None:
        """Put one more thing on the table."""
        if self._left:
            thing = self._left.pop(0)
            # A card that is not in the game any more is not laid out.
            with contextlib.suppress(KeyError):
                self._lay_card(*thing) if len(thing) == 5 else self._lay_piece(*thing)  # type: ignore[arg-type]

    def _lay_card(self, key: str, x: float, y: float, turn: float, share: float) -> None:
        width, height = self.picture.get_size()
        wide = round(height * share)
        face = card_face(face_of(key), wide, theme=self._theme) if key else card_back("skirmish", wide)
        edged = pygame.Surface((wide + 4, card_height(wide) + 4), pygame.SRCALPHA)
        edged.blit(face, (2, 2))
        self._put(pygame.transform.rotozoom(edged, turn, 1.0), (width * x, height * y), height * 0.014)

    def _lay_piece(self, key: str, seat: int, size: int, x: float, y: float, share: float) -> None:
        width, height = self.picture.get_size()
        across = round(height * share * size)
        piece = token(key, seat, across, size=size)
        middle = token_margin(across) + across / 2
        self.picture.blit(piece, (width * x - middle, height * y - middle))

    def _put(self, thing: pygame.Surface, middle: tuple[float, float], fall: float) -> None:
        """Something flat, with its shadow to the lower right."""
        rect = thing.get_rect(center=middle)
        margin = max(4, round(fall * 1.5))
        small = pygame.transform.smoothscale(thing, (max(1, rect.width // 4), max(1, rect.height // 4)))
        dark = pygame.Surface((small.get_width() + margin, small.get_height() + margin), pygame.SRCALPHA)
        dark.blit(small, (margin // 2, margin // 2))
        dark.fill((0, 0, 0, 165), special_flags=pygame.BLEND_RGBA_MULT)
        soft = pygame.transform.gaussian_blur(dark, max(1, margin // 4))
        shade = pygame.transform.smoothscale(soft, (soft.get_width() * 4, soft.get_height() * 4))
        at = shade.get_rect(center=(middle[0] + fall, middle[1] + fall * 1.2))
        self.picture.blit(shade, at)
        self.picture.blit(thing, rect)
