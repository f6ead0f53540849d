"""The picture beside the menu: cards and miniatures of a game, laid on the table one after the other."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art.card_backs import PLAIN_BACK, CardBack, card_back
from game.ui.art.card_faces import FaceRecord, card_face
from game.ui.art.card_stock import card_height
from game.ui.art.tokens import token, token_margin


class PictureCard(msgspec.Struct, frozen=True):
    """A card, None for one seen from behind: its middle as a share of the window, degrees, and its width as a share of
    the window's height, or of that which the window would have in the shape of most screens, where that is less."""

    face: FaceRecord | None
    x: float
    y: float
    turn: float
    width: float


class PicturePiece(msgspec.Struct, frozen=True):
    """A miniature by its key, of a seat, this many squares wide: its middle as a share of the window, and the width of
    one square as that of a card."""

    key: str
    seat: int
    size: int
    x: float
    y: float
    width: float


class MenuPicture(msgspec.Struct, frozen=True):
    """What lies on the table, in the order in which it is laid; ``back`` is seen of cards that lie face down."""

    back: CardBack
    cards: tuple[PictureCard, ...]
    pieces: tuple[PicturePiece, ...]


class MenuTable:
    """Lays a picture piece by piece, so that the menu shows before everything is painted."""

    def __init__(self, shown: MenuPicture | None, ground: pygame.Surface, theme_name: str) -> None:
        self.picture = ground.copy()
        self._theme = theme_name
        self._back = shown.back if shown is not None else PLAIN_BACK
        self._left: list[PictureCard | PicturePiece] = [*shown.cards, *shown.pieces] if shown is not None else []

    @property
    def _high(self) -> float:
        """Return the height that sizes are relative to, so that cards leave the left half of a narrow window free."""
        width, height = self.picture.get_size()
        return min(height, width * 9 / 16)

    @property
    def is_done(self) -> bool:
        return not self._left

    def lay_next(self) -> None:
        """Put one more card or piece on the table."""
        if self._left:
            one = self._left.pop(0)
            self._lay_card(one) if isinstance(one, PictureCard) else self._lay_piece(one)

    def _lay_card(self, card: PictureCard) -> None:
        width, height = self.picture.get_size()
        wide = round(self._high * card.width)
        face = card_back(self._back, wide) if card.face is None else card_face(card.face, wide, theme=self._theme)
        edged = pygame.Surface((wide + 4, card_height(wide) + 4), pygame.SRCALPHA)
        edged.blit(face, (2, 2))
        turned = pygame.transform.rotozoom(edged, card.turn, 1.0)
        self._put(turned, (width * card.x, height * card.y), self._high * 0.014)

    def _lay_piece(self, piece: PicturePiece) -> None:
        width, height = self.picture.get_size()
        across = round(self._high * piece.width * piece.size)
        picture = token(piece.key, piece.seat, across, size=piece.size)
        middle = token_margin(across) + across / 2
        self.picture.blit(picture, (width * piece.x - middle, height * piece.y - middle))

    def _put(self, item: pygame.Surface, middle: tuple[float, float], fall: float) -> None:
        """Draw something flat, with its shadow to the lower right."""
        rect = item.get_rect(center=middle)
        margin = max(4, round(fall * 1.5))
        small = pygame.transform.smoothscale(item, (max(1, rect.width // 4), max(1, rect.height // 4)))
        dark = pygame.Surface((small.get_width() + margin, small.get_height() + margin), pygame.SRCALPHA)
        dark.blit(small, (margin // 2, margin // 2))
        dark.fill((0, 0, 0, 165), special_flags=pygame.BLEND_RGBA_MULT)
        soft = pygame.transform.gaussian_blur(dark, max(1, margin // 4))
        shade = pygame.transform.smoothscale(soft, (soft.get_width() * 4, soft.get_height() * 4))
        at = shade.get_rect(center=(middle[0] + fall, middle[1] + fall * 1.2))
        self.picture.blit(shade, at)
        self.picture.blit(item, rect)
