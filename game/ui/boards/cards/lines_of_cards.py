"""Where whole cards lie: side by side in a row or alone in a slot, as large as they fit, with what is attached to them
peeking out from under them.

Everything is in table units, so that no zoom moves anything. An exhausted card lies on its side, and what is attached
to it with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from game.ui.boards.cards.layout import Area, Box, CardLayout
from game.ui.boards.cards.records import CardShown, Piece
from game.ui.boards.cards.rows import Spot

#: The height of a card by its width, how far from its area's rim it keeps, and the room between two cards.
TALL = 7 / 5
RIM, BETWEEN = 0.14, 0.16
#: How much of an attached card is seen, by the height of the card that it lies under.
PEEK = 0.17
#: How much of a card, by its width, its neighbour leaves to be seen at least.
LEAST_SEEN = 0.3
#: The same of a card that lies face down, which only has to be counted.
DOWN_SEEN = 0.16
#: The same of cards whose figures stand in both corners, until they would be smaller than so much of their height; and
#: so small become those that lie face up among others face down before they hide one another.
WITH_FIGURES, LEAST_TALL = 1.03, 0.55
#: On a table that shares its room: the rim, the room between two cards, how much of the height of its card a tab is,
#: how far down the first lies, so that it hides no title, and how many of them are seen.
SHARED_RIM, SHARED_BETWEEN, TAB, TABS_FROM, MOST_TABS = 0.07, 0.07, 0.2, 0.24, 3
#: Cards of at least this part of their possible width count as equally good.
HARDLY_SMALLER = 0.9


def shared_cards(area: Area, cards: Sequence[CardShown], layout: CardLayout) -> dict[int, Spot]:
    """Return where the cards of an area lie on a table that shares its room: upright, each with what is attached to it
    as tabs over its picture, which make nothing smaller. They keep out from under the panels that come and go if that
    makes them hardly smaller."""
    inside = area.box.inside(SHARED_RIM)
    field = Box(inside.x, inside.y, inside.w - area.keeps, inside.h)
    if not cards or field.w <= 0 or field.h <= 0:
        return {}
    are_down = tuple(card.face_down for card in cards)
    sizes = (layout.least, layout.most)
    wide, steps = _widest(field, are_down, sizes)
    if field.x < layout.clear < field.right:
        left = Box(field.x, field.y, layout.clear - field.x, field.h)
        kept, closer = _widest(left, are_down, sizes)
        if kept >= wide * HARDLY_SMALLER and _hides(kept, closer, are_down) <= _hides(wide, steps, are_down):
            field, wide, steps = left, kept, closer
    tall = wide * TALL
    x, y = field.x + (field.w - (sum(steps[:-1]) + wide)) / 2, field.y + (field.h - tall) / 2
    spots: dict[int, Spot] = {}
    for order, (card, step) in enumerate(zip(cards, steps, strict=True)):
        spots[card.piece] = Spot(Box(x, y, wide, tall), 0, order * 20)
        for number, one in enumerate(card.attached):
            shown = min(number, MOST_TABS - 1)
            top = y + tall * (TABS_FROM + TAB * shown)
            spots[one.piece] = Spot(
                Box(x, top, wide, tall * TAB), 0, order * 20 + (1 + number if number == shown else 0)
            )
        x += step
    return spots


def _hides(wide: float, steps: Sequence[float], are_down: Sequence[bool]) -> bool:
    """Return whether one of these cards lies over one that lies face up."""
    return any(step < wide for step, down in list(zip(steps, are_down, strict=True))[:-1] if not down)


@lru_cache(maxsize=1024)
def _widest(field: Box, are_down: tuple[bool, ...], sizes: tuple[float, float]) -> tuple[float, Sequence[float]]:
    """Return how wide cards are that lie side by side in a field, at least and at most of these ``sizes``, and how far
    each lies from the one before."""
    small, most = sizes
    high = min(field.h, most * TALL)
    wide = min(high / TALL, field.w)
    while True:
        # Face up they lie whole as long as they are no smaller than cards may be; face down they only have to be
        # counted.
        whole = wide > small
        least = [wide * (DOWN_SEEN if down else 1.0 if whole else LEAST_SEEN) for down in are_down]
        steps = _steps(field.w, [wide] * len(are_down), least, are_down, between=SHARED_BETWEEN)
        is_seen = all(step >= seen - 1e-6 for step, seen in zip(steps[:-1], least[:-1], strict=True))
        if wide < 0.1 or (is_seen and sum(steps[:-1]) + wide <= field.w + 1e-6):
            return wide, steps
        wide *= 0.98


def cards_in(area: Area, cards: Sequence[CardShown]) -> dict[int, Spot]:
    """Return where the cards of an area lie, and those attached to them. Later ones lie over earlier ones."""
    field = area.box.inside(RIM)
    if not cards or field.w <= 0 or field.h <= 0:
        return {}
    tall = whole = _height(area, field, cards)
    has_figures = any(len(card.figures) > 1 for card in cards)
    are_down = [card.face_down for card in cards]
    while True:
        wides = [_extent(card, tall)[0] for card in cards]
        least = _least_seen(wides, [(DOWN_SEEN if down else LEAST_SEEN) * tall / TALL for down in are_down])
        steps = _steps(field.w, wides, least, are_down)
        if has_figures and tall > whole * LEAST_TALL:
            is_enough = all(step >= WITH_FIGURES * wide for step, wide in zip(steps, wides, strict=True))
        elif any(are_down) and tall > whole * LEAST_TALL:
            shown = [(step, wide) for step, wide, down in zip(steps, wides, are_down, strict=True) if not down]
            is_enough = all(step >= wide for step, wide in shown)
        else:
            is_enough = all(step >= seen - 1e-9 for step, seen in zip(steps, least, strict=True))
        if is_enough:
            break
        # Too many: too little would be seen of each, so they shrink.
        tall *= 0.96
    x = field.x + (field.w - (sum(steps[:-1]) + wides[-1])) / 2
    spots: dict[int, Spot] = {}
    for order, (card, wide, step) in enumerate(zip(cards, wides, steps, strict=True)):
        spots.update(_laid(card, x, wide, tall, field, order * 20))
        x += step
    return spots


def _height(area: Area, field: Box, cards: Sequence[CardShown]) -> float:
    """Return the height of every card of an area: as its fullest needs, and as many as it was drawn for lie whole."""
    most = max(len(card.attached) for card in cards)
    tall = field.h / (1 + PEEK * most)
    room = max(area.room, 1 if area.kind == "slot" else 0)
    if room:
        tall = min(tall, (field.w - BETWEEN * (room - 1)) / room * TALL)
    return min(tall, field.w * TALL)


def _extent(card: CardShown, tall: float) -> tuple[float, float]:
    """Return how wide and high a card lies with what is attached to it."""
    wide, high = tall / TALL, tall * (1 + PEEK * len(card.attached))
    return (high, wide) if card.exhausted else (wide, high)


def _least_seen(wides: Sequence[float], least: Sequence[float]) -> list[float]:
    """Return how much of each card must be seen: so much that it does not reach beyond the next one, too."""
    over = [*(one - other for one, other in pairwise(wides)), 0.0]
    return [max(seen, more) for seen, more in zip(least, over, strict=True)]


def _steps(
    room: float,
    wides: Sequence[float],
    least: Sequence[float],
    are_down: Sequence[bool],
    *,
    between: float = BETWEEN,
) -> list[float]:
    """Return how far each card lies from the one before: apart where there is room, else closer together. Those that
    lie face down give way first, as long as the ``least`` of each is seen."""
    steps = [wide + between for wide in wides]
    for gives in (are_down, [True] * len(wides)):
        over = sum(steps[:-1]) + wides[-1] - room
        spare = [max(0.0, step - seen) if may else 0.0 for step, seen, may in zip(steps, least, gives, strict=True)]
        spare[-1] = 0.0
        if over > 0 and any(spare):
            share = over / sum(spare)
            share = min(1.0, share) if gives is are_down else share
            steps = [step - share * more for step, more in zip(steps, spare, strict=True)]
    return steps


def _laid(card: CardShown, x: float, wide: float, tall: float, field: Box, order: int) -> dict[int, Spot]:
    """Return a card with its upper left at ``x`` in the middle of the field's height, and what lies under it."""
    across, high, peek = tall / TALL, tall, PEEK * tall
    under = len(card.attached)
    whole = _extent(card, tall)[1]
    y = field.y + (field.h - whole) / 2
    spots: dict[int, Spot] = {}
    for number, one in enumerate((card, *card.attached)):
        if card.exhausted:
            # On its side what peeked out above peeks out at the right.
            box = Box(x + peek * number, y, high, across)
        else:
            box = Box(x, y + peek * (under - number), across, high)
        spots[one.piece] = Spot(box, 0, order + under - number)
    return spots


def cards_of(layout: CardLayout, pieces: Sequence[Piece]) -> dict[int, Spot]:
    """Return where the whole cards of all areas lie."""
    spots: dict[int, Spot] = {}
    cards = [piece for piece in pieces if isinstance(piece, CardShown)]
    for area in layout.areas if cards else ():
        there = [card for card in cards if card.area == area.name]
        spots |= shared_cards(area, there, layout) if layout.painted is not None else cards_in(area, there)
    return spots


def last_tab(host: CardShown) -> int:
    """Return the attached card that lies over those that are not seen; 0 where all are."""
    return host.attached[MOST_TABS - 1].piece if len(host.attached) > MOST_TABS else 0


def with_attached(pieces: Sequence[Piece]) -> dict[int, Piece]:
    """Return all pieces by their numbers, those attached to others too."""
    found: dict[int, Piece] = {}
    for piece in pieces:
        found[piece.piece] = piece
        if isinstance(piece, CardShown):
            found |= {under.piece: under for under in piece.attached}
    return found
