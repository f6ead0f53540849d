"""Where things lie on the screen, and the card looked at beside one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.ui.art.card_faces import words_size
from game.ui.panels.card_zoom import CardZoom, card_words, reads_on_face
from game.ui.panels.part_cache import Draw
from game.ui.panels.seat_strip import SeatStrip
from game.ui.screens.game_screen import Inspection
from game.ui.screens.items import Item, piece
from game.ui.table.answering import Answering
from game.ui.table.following import Following
from game.ui.table.laying import Laying
from game.ui.table.playing import Playing
from game.ui.table.pointing import Pointing
from game.ui.window.note_place import hidden, place_at_side

#: Keeps a pane of that name, drawn again when what it shows has changed.
Keep = Callable[[str, pygame.Rect, object, Draw], None]
#: Where a card lies, its room, and the width of its face.
_Place = tuple[pygame.Rect, tuple[int, int], int]
#: The card looked at is made smaller, to these shares of its size, before it hides what may be pressed or is not shown.
_SHARES = (1.0, 0.85, 0.7, 0.55)
#: The number of the last of them at which it is made smaller to hide no other piece.
_SPARING = 2
#: The least width of a card that another seat plays, and the edge around it.
_LEAST_PLAYED, PLAYED_EDGE = 180, 12


class Spots:
    """Finds the rectangle of a card, a piece or a space, as all is laid out now. ``strips`` are the seats'."""

    def __init__(self, following: Following, laying: Laying, strips: Sequence[SeatStrip]) -> None:
        self.following, self.laying, self.screen, self.strips = following, laying, following.screen, strips

    def spot_of(self, item: Item) -> pygame.Rect | None:
        """Return where something lies that a hint is about: a card, a piece, a space; None where it is not seen."""
        laying, board, area = self.laying, self.following.board, self.laying.layout.board
        if item.sort == "card":
            return laying.tray.place_of(item.number) or laying.hand.place_of(item.number)
        if board is None or laying.panel is not None:
            return None
        if item.sort == "place":
            return board.board_cards.spot_of(item) if board.board_cards is not None else None
        spot: pygame.Rect | None = None
        if item.sort == "piece" and board.apart is not None:
            spot = board.apart.spot_of(item.number)
        if spot is None:
            space = self.screen.space_of(self.following.table, item.number) if item.sort == "piece" else None
            if item.cell is not None:
                space = (item.cell, 1)
            spot = board.camera.rect_of(*space) if space is not None else None
        return spot if spot is not None and area.collidepoint(spot.center) else None

    def figure_of(self, item: Item) -> pygame.Rect | None:
        """Return where something lies; of a piece that has a space for itself with how high it stands there."""
        spot, board = self.spot_of(item), self.following.board
        space = self.screen.space_of(self.following.table, item.number) if item.sort == "piece" else None
        if spot is None or space is None or board is None or board.apart is not None:
            return spot
        return board.camera.figure_rect(*space)

    def place_of(self, item: Item, pointer: tuple[int, int]) -> pygame.Rect:
        """Return where something lies that is looked at; around the pointer where that is not known."""
        hand = self.laying.hand
        if item.sort == "card" and hand.lifted == item.number and hand.lifted_rect():
            return hand.lifted_rect()
        return self.spot_of(item) or pygame.Rect(pointer, (1, 1)).inflate(30, 30)

    def frame_of(self, item: Item) -> pygame.Rect | None:
        """Return what a frame around it goes around: of a card that lies on the board its figures, too; of a pile where
        it lies on the board, or its figure on the seat's strip."""
        spot, board = self.spot_of(item), self.following.board
        if spot is None and item.sort == "place" and board is not None:
            pile = board.board_cards.pile_rect(item) if board.board_cards is not None else None
            return pile or self.strips[item.number].boxes.get(item.name)
        if spot is None or item.sort != "piece" or board is None or board.apart is None:
            return spot
        return board.apart.frame_of(item.number) or spot


class Looking:
    """Lays the card looked at beside what it is, and keeps its picture (``zoom``). ``played_at`` is where the card lay
    last that another seat has played."""

    def __init__(
        self,
        playing: Playing,
        answering: Answering,
        laying: Laying,
        pointing: Pointing,
        spots: Spots,
        zoom: CardZoom,
        keep: Keep,
    ) -> None:
        self.playing, self.answering, self.laying, self.pointing = playing, answering, laying, pointing
        self.app, self.following = laying.app, laying.following
        self.spots, self.zoom, self.keep_pane = spots, zoom, keep
        #: What is pinned beside what, and where: it stays there while the pointer wanders.
        self._stays: tuple[object, _Place | None] = (None, None)
        self.played_at = pygame.Rect(0, 0, 0, 0)
        #: Draws the card looked at over cards to choose from, which lie over everything that is kept.
        self.draw_over: Callable[[pygame.Surface], None] = _nothing

    def keep(self, look: object) -> None:
        """Draw the card looked at, if anything is, beside what it is."""
        zoom, pointing, tray = self.zoom, self.pointing, self.laying.tray
        zoom.is_pinned = pointing.pinned is not None
        found = pointing.shown_closely()
        # What is being played is seen whole: dice, blows and figures.
        plays = self.playing.is_moving and not zoom.is_pinned
        if found is None or (plays and isinstance(found[1], Item) and found[1].sort != "card"):
            self._put_away()
            return
        seen, of = found
        spot = of if isinstance(of, pygame.Rect) else self.spots.place_of(of, pointing.pointer)
        beside = spot if isinstance(of, pygame.Rect) else pointing.beside(spot)
        on_tray = tray.place_of(of.number) if isinstance(of, Item) and of.sort == "card" and tray.cards else None
        whole = [self.laying.hand.lifted_rect(), *([on_tray] if on_tray is not None else [])]
        placed: _Place | None = None
        # A card of the hand, as it is lifted, or of the tray may be large enough; one of these that is pinned is shown.
        is_asked_for = zoom.is_pinned and on_tray is not None
        if is_asked_for or beside not in whole or not self._reads_on(seen, beside):
            now = (seen, tuple(spot), tuple(self.laying.layout.free), self.app.text_px(14), zoom.is_pinned)
            if not zoom.is_pinned or self._stays[0] != now:
                self._stays = now, self._placed(seen, beside)
            placed = self._stays[1]
        if placed is None:
            self._put_away()
            return
        rect, most, width = placed
        self.laying.looked_at = rect.copy()
        self.laying.pinned_at = rect.copy() if zoom.is_pinned else pygame.Rect(0, 0, 0, 0)
        draw = partial(zoom.draw, rect=rect, seen=seen, to=self.app, most=most, width=width)
        self.keep_pane("zoom", rect, (look, seen, zoom.is_pinned), draw)
        self.draw_over = draw if tray.cards else _nothing

    def _reads_on(self, seen: Inspection, face: pygame.Rect) -> bool:
        """Return whether a large face says all that the card looked at would say, at about the wanted size or as
        large."""
        if (reads := reads_on_face(seen.face, face.width, self.app)) or not seen.face.text:
            return reads
        layout = self.laying.layout
        beside = self.zoom.lay_ahead(seen, layout.looked_at, self.app, layout.big_card)[0].px
        return face.width >= seen.face.brief_below and words_size(seen.face, face.width, card_words(self.app)) >= beside

    def _placed(self, seen: Inspection, beside: pygame.Rect) -> _Place | None:
        """Return where the card lies, its room and the width of its face. It hides nothing that may be pressed next: it
        goes farther away and is made smaller, and if there is no room it hides as little of that as it can. Nor does it
        hide the name of what it is, nor what a lesson says and points at; and of other pieces as few as it can."""
        layout, board = self.laying.layout, self.following.board
        if self.laying.tray.cards and self.laying.tray.free.width:
            return self._in_column(seen, self.laying.tray.free)
        clear = [aim for aim in self._aims() if not aim.contains(beside)]
        name, guide = board.name_rect() if board is not None else None, self.laying.guide
        clear += [name] if name is not None else []
        told = [rect for rect in guide.in_sight if rect != beside] if guide is not None else []
        clear += told
        # Of what an enemy threatens it hides as little as it can.
        threatened = [space for space in self.pointing.threatened_spaces() if space.colliderect(layout.free)]
        pieces = [spot for spot in self._pieces() if not spot.contains(beside)]
        ways = [(also, share) for also in ((threatened, []) if threatened else ([],)) for share in _SHARES]
        found = [self._beside(seen, beside, [*clear, *also], pieces, share) for also, share in ways]
        # A card of the hand that is lifted lies over everything: it would hide the words.
        places = [place for place in found if not place[0].colliderect(self.laying.hand.lifted_rect())]
        least = round(layout.looked_at[0] * _SHARES[_SPARING])
        sparing = [place for place in places if place[1][0] >= least and place[0].collidelist(pieces) < 0]
        free = [place for place in (*sparing, *places) if place[0].collidelist(clear) < 0]
        if free:
            return free[0]
        if places and (self.zoom.is_pinned or not told):
            return min(places, key=lambda place: hidden(place[0], clear))
        return None

    def _beside(
        self,
        seen: Inspection,
        beside: pygame.Rect,
        clear: Sequence[pygame.Rect],
        pieces: Sequence[pygame.Rect],
        share: float,
    ) -> _Place:
        """Return the best place for the card at a share of its size."""
        layout = self.laying.layout
        most, width = (round(layout.looked_at[0] * share), layout.looked_at[1]), round(layout.big_card * share)
        size = (most[0], self.zoom.height_of(seen, most, self.app, width))
        read = (layout.choices, layout.tally, layout.hints)
        return place_at_side(size, beside, layout.free, self.laying.panes(), read, clear, pieces), most, width

    def _in_column(self, seen: Inspection, column: pygame.Rect) -> _Place:
        """Return the card's place beside all cards to choose from."""
        most, width = column.size, column.width - 2 * self.laying.layout.gap
        high = self.zoom.height_of(seen, most, self.app, width)
        return pygame.Rect(column.topleft, (column.width, high)), most, width

    @property
    def room_for_played(self) -> int:
        """Return how wide a card may be that another seat plays: half of the board, or less beside the boxes that are
        read; none is made too small to be read."""
        free, edge = self.laying.layout.free, 2 * self.app.px(PLAYED_EDGE)
        rooms = [max(box.rect.left - free.left, free.right - box.rect.right) - edge for _, box in self.laying.boxes]
        return min([free.width // 2, *(room for room in rooms if room >= self.app.px(_LEAST_PLAYED))])

    def place_of_played(self, size: tuple[int, int]) -> pygame.Rect:
        """Return where a card of that size is shown that another seat plays: in the middle of the board, or beside the
        boxes that are read, where there is room for it."""
        free = self.laying.layout.free
        middle = pygame.Rect(0, 0, *size).move_to(center=free.center)
        boxes = [box.rect for _, box in self.laying.boxes]
        sides = [middle.move_to(right=box.left) for box in boxes] + [middle.move_to(left=box.right) for box in boxes]
        clamped = (middle, *(side.clamp(free) for side in sides))

        def hides(place: pygame.Rect) -> int:
            parts = [place.clip(box) for box in boxes]
            return sum(part.w * part.h for part in parts)

        self.played_at = min(clamped, key=hides)
        return self.played_at

    def _aims(self) -> Iterator[pygame.Rect]:
        """Yield where what may be pressed lies: what may be chosen, and the pieces that can act; what may be chosen
        after what is pointed at; whatever a response is about, and those whose outcome is told."""
        answering, answered, board = self.answering, self.pointing.answered(), self.following.board
        view = self.following.view
        if not answering.may_answer or view is None:
            return
        waiting = answering.waiting if answering.narrowed is None else ()
        about = answered.about if answered is not None else answering.screen.concerned(view)
        further = (item for offer in answering.offers.at(self._target()) for item in (offer.by, *offer.then))
        for item in (*answering.offers.items, *map(piece, (*waiting, *about)), *filter(None, further)):
            spot = self.spots.figure_of(item)
            if spot is not None:
                yield spot
        if board is not None and board.apart is not None:
            yield from board.apart.foretold()

    def _target(self) -> Item | None:
        return self.answering.target(self.pointing.pointed())

    def _pieces(self) -> Iterator[pygame.Rect]:
        """Yield where all pieces are that do not lie face down."""
        board = self.following.board
        if board is not None and board.apart is not None:
            yield from board.apart.open_frames()
        elif board is not None:
            spots = (self.spots.figure_of(piece(number)) for number in board.miniatures.numbers)
            yield from (spot for spot in spots if spot is not None)

    def _put_away(self) -> None:
        self.zoom.hide()
        self.laying.looked_at = self.laying.pinned_at = self.zoom.rect.copy()
        self.keep_pane("zoom", self.zoom.rect, None, _nothing)
        self.draw_over = _nothing


def _nothing(surface: pygame.Surface) -> None:
    """Draw nothing."""
