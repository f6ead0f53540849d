"""What the recap shows on the board: the ways that others went, what they acted at, and where something of your own
fell; and what came: pieces, cards of the hand, cards to a pile. It is made of the events and tables that the seat was
shown, and marks only what its table shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec
import pygame

from game.core.events import Event
from game.core.state import Step
from game.core.views import View
from game.geometry.squares import Cell
from game.ui.art.icons import icon
from game.ui.art.palette import BRASS, DANGER, OUTLINE, Rgb, lighter
from game.ui.art.tones import seat_colour
from game.ui.games.counting import Counted, Driven, Fell, Hurt, Joined
from game.ui.screens.game_screen import GameScreen
from game.ui.screens.items import Item, Sort, card, piece
from game.ui.table.following import Following
from game.ui.table.hint_marks import draw_frame
from game.ui.table.looking import Spots

#: How much is seen of the ways: what stands on the board is seen through them.
_GHOSTLY = 170
_STONE: Rgb = (196, 192, 184)


class Way(msgspec.Struct, frozen=True):
    """A piece of a ``seat`` went over these spaces, or was moved over them."""

    seat: int
    cells: tuple[Cell, ...]


class Traces:
    """Owns what was found: ``ways`` by piece, ``lit`` pieces, and the spaces of ``stones``, each with its size and
    whose piece fell there."""

    def __init__(self) -> None:
        self.ways: dict[int, Way] = {}
        self.lit: list[Item] = []
        self.stones: list[tuple[Cell, int, int]] = []

    def add(
        self, screen: GameScreen[object], table: object, event: Event, counted: Iterable[Counted], seat: int
    ) -> None:
        """Keep what an event leaves behind for a seat that was told it; ``table`` is the one before."""
        found = screen.indicator(table, (event,))
        if found is not None and found.seat != seat:
            mover = next((item.number for item in found.by if item.sort == "piece"), None)
            if mover is not None and len(found.way) > 1:
                before = self.ways[mover].cells if mover in self.ways else found.way[:1]
                self.ways[mover] = Way(found.seat, (*before, *found.way[1:]))
            self._light(item for item in (*found.by, *found.at) if item.sort == "piece")
        for one in counted:
            if isinstance(one, Fell) and one.of == seat:
                space = screen.space_of(table, one.piece)
                self.stones += [(*space, seat)] if space is not None else []
            elif isinstance(one, Driven) and one.of == seat:
                self.ways[one.piece] = Way(seat, one.way)
            elif isinstance(one, Hurt) and one.of == seat and one.amount:
                self._light((piece(one.piece),))
            elif isinstance(one, Joined):
                self._light(map(piece, one.pieces))

    def compare(self, screen: GameScreen[object], before: object, view: View[object, Step]) -> list[str]:
        """Light the cards that the seat holds and did not hold on the table ``before``, and piles that have grown;
        return what those cards are called."""
        held = {one.number for one in screen.held(msgspec.structs.replace(view, table=before))}
        drawn = [one for one in screen.held(view) if one.number not in held]
        self._light(card(one.number) for one in drawn)
        grown, was = _piles(screen, view.table, view.seat), _piles(screen, before, view.seat)
        self._light(pile for pile, count in grown.items() if count > was.get(pile, 0))
        return [one.face.name for one in drawn]

    def _light(self, items: Iterable[Item]) -> None:
        self.lit += [item for item in dict.fromkeys(items) if item not in self.lit]

    def covered(self, rect: pygame.Rect, following: Following, spots: Spots | None) -> int:
        """Return how many of the marked places, the marked pieces and those of the seat a rectangle would cover."""
        board = following.board
        if board is None:
            return 0
        cells = [cell for way in self.ways.values() for cell in way.cells] + [cell for cell, *_ in self.stones]
        items = dict.fromkeys((*self.lit, *following.once(("own", following.seat), lambda: _own(following))))
        frames = [spots.frame_of(item) for item in items] if spots is not None else []
        there = sum(frame is not None and bool(rect.colliderect(frame)) for frame in frames)
        return there + sum(rect.collidepoint(board.camera.middle_of(cell)) for cell in cells)

    def draw_lit(self, surface: pygame.Surface, spots: Spots, px: int, *sorts: Sort) -> None:
        """Draw frames around what is lit, of these sorts."""
        for item in self.lit:
            spot = spots.frame_of(item) if item.sort in sorts else None
            if spot is not None:
                draw_frame(surface, spot, px, lighter(BRASS, 0.35))

    def draw(
        self, surface: pygame.Surface, following: Following, spots: Spots, px: int, threatened: Sequence[int] = ()
    ) -> None:
        """Draw them over the board as it lies now, and frames around what is ``threatened``."""
        board = following.board
        if board is None:
            return
        camera = board.camera
        self.draw_lit(surface, spots, px, "piece")
        for number in threatened:
            spot = spots.frame_of(piece(number))
            if spot is not None:
                draw_frame(surface, spot.inflate(px // 2, px // 2), px, DANGER)
        ghosts = pygame.Surface(surface.get_size(), pygame.SRCALPHA) if self.ways else None
        thick = max(4, px // 3)
        for number, way in enumerate(self.ways.values()):
            assert ghosts is not None
            # Where many share a space they all go from middle to middle: each way has a lane of its own.
            aside = round((number - (len(self.ways) - 1) / 2) * thick * 5) if following.stands_apart else 0
            middles = (camera.middle_of(cell) for cell in way.cells)
            _draw_way(ghosts, [(x, y + aside) for x, y in middles], thick, seat_colour(way.seat))
        if ghosts is not None:
            ghosts.set_alpha(_GHOSTLY)
            surface.blit(ghosts, (0, 0))
        for cell, size, whose in self.stones:
            spot = camera.rect_of(cell, size)
            _draw_stone(surface, spot, seat_colour(whose))


def _own(following: Following) -> list[Item]:
    """Return the pieces of the seat that are on the board."""
    board, see = following.board, following.screen.inspect
    items = [piece(number) for number in board.miniatures.numbers] if board is not None else []
    return [one for one in items if (seen := see(following.table, one)) is not None and seen.seat == following.seat]


def _piles(screen: GameScreen[object], table: object, viewer: int) -> dict[Item, int]:
    """Return how many cards are seen in each pile: of the seats' strips, and of those that lie on the board."""
    board, seats = screen.board, range(len(screen.names))
    strips = (screen.seat_figures(table, seat, viewer) for seat in seats)
    found = {
        Item("place", strip.seat, name=counter.place): counter.value
        for strip in strips
        for counter in strip.counters
        if counter.is_pile or counter.back is not None
    }
    for pile in board.board_cards.piles if board is not None and board.board_cards is not None else ():
        opened = screen.opened(table, pile)
        found[pile] = len(opened.cards) if opened is not None else 0
    return found


def _draw_way(ghosts: pygame.Surface, points: Sequence[tuple[int, int]], thick: int, tone: Rgb) -> None:
    """Draw a line with a head at its end and a ring where it began."""
    points = [points[0], *(now for before, now in pairwise(points) if now != before)]
    if len(points) < 2:
        return
    end = pygame.Vector2(points[-1])
    along = (end - pygame.Vector2(points[-2])).normalize()
    aside = pygame.Vector2(-along.y, along.x)
    for colour, more in ((OUTLINE, 2), (tone, 0)):
        wide = thick + 2 * more
        pygame.draw.lines(ghosts, colour, closed=False, points=points, width=wide)
        for joint in points[1:-1]:
            pygame.draw.circle(ghosts, colour, joint, wide // 2)
        pygame.draw.circle(ghosts, colour, points[0], thick * 2 + more, thick // 2 + 2 * more)
        head = thick * 3 + 2 * more
        pygame.draw.polygon(ghosts, colour, [end + along * head * 0.6, end + aside * head * 0.6 - along * head * 0.5,
                                             end - aside * head * 0.6 - along * head * 0.5])  # fmt: skip


def _draw_stone(surface: pygame.Surface, spot: pygame.Rect, tone: Rgb) -> None:
    """Draw a stone where something fell, on a disc in the colour of whose it was."""
    side = max(12, round(min(spot.size) * 0.7))
    pygame.draw.circle(surface, OUTLINE, spot.center, side // 2 + 2)
    pygame.draw.circle(surface, tone, spot.center, side // 2, max(2, side // 10))
    stone = icon("graveyard", round(side * 0.6), _STONE)
    surface.blit(stone, stone.get_rect(center=spot.center))
