"""Places whole cards: side by side in a row or alone in a slot, as large as they fit, with attached cards peeking out
from under them.

Everything is in table units, so that zooming moves nothing. An exhausted card lies on its side, together with the cards
attached to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from game.ui.boards.cards.layout import Area, Box, CardLayout
from game.ui.boards.cards.records import CardShown, Piece
from game.ui.boards.cards.rows import Spot

#: The height of a card by its width; its distance from the rim of its area; the gap between two cards.
TALL = 7 / 5
RIM, BETWEEN = 0.14, 0.16
#: The visible part of an attached card, by the height of the card over it.
PEEK = 0.17
#: The least visible part of a card, by its width.
LEAST_SEEN = 0.3
#: The same for a face-down card, which only has to be counted.
DOWN_SEEN = 0.16
#: The same for cards with figures in both corners, unless that would shrink them below this part of their height;
#: face-up cards among face-down ones also shrink that far before they overlap.
WITH_FIGURES, LEAST_TALL = 1.03, 0.55
#: On a table that shares its room: the rim, the gap between two cards, a tab's height by its card's, the place of the
#: first tab (below a title of two lines), and the most tabs that are seen.
SHARED_RIM, SHARED_BETWEEN, TAB, TABS_FROM, MOST_TABS = 0.07, 0.07, 0.18, 0.3, 3
#: Cards of at least this part of their possible width count as equally good, elsewhere and on a table that keeps clear
#: of panels.
HARDLY_SMALLER, CLEAR = 0.9, 0.33

#: The cards of a row from the left; None is a free place.
Row = Sequence[CardShown | None]


def shared_cards(area: Area, cards: Row, layout: CardLayout) -> dict[int, Spot]:
    """Return where the cards of an area lie on a table that shares its room: upright, each with its attached cards as
    tabs over its picture, which shrink nothing. A row begins at the left, so that who comes moves nobody. They avoid
    the panels that come and go if that hardly shrinks them."""
    inside = area.box.inside(SHARED_RIM)
    field = Box(inside.x, inside.y, inside.w - area.keeps, inside.h)
    if not cards or field.w <= 0 or field.h <= 0:
        return {}
    are_down = tuple(card is not None and card.face_down for card in cards)
    sizes = (layout.least, layout.most)
    wide, steps = _widest(field, are_down, sizes)
    if field.x < layout.clear < field.right:
        left = Box(field.x, field.y, layout.clear - field.x, field.h)
        kept, closer = _widest(left, are_down, sizes)
        if kept >= wide * (CLEAR if layout.keeps_clear else HARDLY_SMALLER) and _hides(
            kept, closer, are_down
        ) <= _hides(wide, steps, are_down):
            field, wide, steps = left, kept, closer
    tall = wide * TALL
    x, y = field.x, field.y + (field.h - tall) / 2
    spots: dict[int, Spot] = {}
    for order, (card, step) in enumerate(zip(cards, steps, strict=True)):
        if card is not None:
            spots[card.piece] = Spot(Box(x, y, wide, tall), 0, order * 20)
        for number, one in enumerate(card.attached if card is not None else ()):
            shown = min(number, MOST_TABS - 1)
            top = y + tall * (TABS_FROM + TAB * shown)
            spots[one.piece] = Spot(
                Box(x, top, wide, tall * TAB), 0, order * 20 + (1 + number if number == shown else 0)
            )
        x += step
    return spots


def width_in(area: Area, up: int, down: int, layout: CardLayout) -> float:
    """Return how wide cards are when that many, face ``up`` and ``down``, lie in an area of a table that shares its
    room; 0 where one would cover a card that lies face up."""
    inside = area.box.inside(SHARED_RIM)
    are_down = (False,) * up + (True,) * down
    field = Box(inside.x, inside.y, max(0.01, inside.w - area.keeps), inside.h)
    wide, steps = _widest(field, are_down, (layout.least, layout.most))
    return 0.0 if _hides(wide, steps, are_down) else wide


def _hides(wide: float, steps: Sequence[float], are_down: Sequence[bool]) -> bool:
    """Return whether one of these cards lies over one that lies face up."""
    return any(step < wide for step, down in list(zip(steps, are_down, strict=True))[:-1] if not down)


@lru_cache(maxsize=1024)
def _widest(field: Box, are_down: tuple[bool, ...], sizes: tuple[float, float]) -> tuple[float, Sequence[float]]:
    """Return the width of cards side by side in a field, between both ``sizes``, and the step to the next."""
    small, most = sizes
    high = min(field.h, most * TALL)
    wide = min(high / TALL, field.w)
    while True:
        # Face-up cards do not overlap unless they have reached the least size; face-down cards only have to be counted.
        whole = wide > small
        least = [wide * (DOWN_SEEN if down else 1.0 if whole else LEAST_SEEN) for down in are_down]
        steps = _steps(field.w, [wide] * len(are_down), least, are_down, between=SHARED_BETWEEN)
        is_seen = all(step >= seen - 1e-6 for step, seen in zip(steps[:-1], least[:-1], strict=True))
        if wide < 0.1 or (is_seen and sum(steps[:-1]) + wide <= field.w + 1e-6):
            return wide, steps
        wide *= 0.98


def cards_in(area: Area, cards: Sequence[CardShown]) -> dict[int, Spot]:
    """Return where the cards of an area and their attached cards lie. Later ones lie over earlier ones."""
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
    """Return the height of an area's cards: small enough for the one with most attached, and for as many whole cards as
    the area was drawn for."""
    most = max(len(card.attached) for card in cards)
    tall = field.h / (1 + PEEK * most)
    room = max(area.room, 1 if area.kind == "slot" else 0)
    if room:
        tall = min(tall, (field.w - BETWEEN * (room - 1)) / room * TALL)
    return min(tall, field.w * TALL)


def _extent(card: CardShown, tall: float) -> tuple[float, float]:
    """Return the width and height of a card with its attached cards."""
    wide, high = tall / TALL, tall * (1 + PEEK * len(card.attached))
    return (high, wide) if card.exhausted else (wide, high)


def _least_seen(wides: Sequence[float], least: Sequence[float]) -> list[float]:
    """Return how much of each card must be visible; a card may not reach beyond the next one."""
    over = [*(one - other for one, other in pairwise(wides)), 0.0]
    return [max(seen, more) for seen, more in zip(least, over, strict=True)]


def _steps(
    room: float, wides: Sequence[float], least: Sequence[float], are_down: Sequence[bool], *, between: float = BETWEEN
) -> list[float]:
    """Return the step from each card to the next: with gaps where there is room, else overlapping. Face-down cards give
    way first, down to the ``least`` of each."""
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
    """Return the places of a card, at ``x`` in the middle of the field's height, and of what lies under it."""
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


def cards_of(layout: CardLayout, rows: Mapping[str, Row]) -> dict[int, Spot]:
    """Return where the whole cards of all areas lie."""
    spots: dict[int, Spot] = {}
    for area in layout.areas if rows else ():
        there = rows.get(area.name, ())
        if layout.painted is not None:
            spots |= shared_cards(area, there, layout)
        else:
            spots |= cards_in(area, [card for card in there if card is not None])
    return spots


def last_tab(host: CardShown) -> int:
    """Return the attached card whose tab stands for the hidden ones; 0 where all are seen."""
    return host.attached[MOST_TABS - 1].piece if len(host.attached) > MOST_TABS else 0


def with_attached(pieces: Sequence[Piece]) -> dict[int, Piece]:
    """Return all pieces by their numbers, including attached ones."""
    found: dict[int, Piece] = {}
    for piece in pieces:
        found[piece.piece] = piece
        if isinstance(piece, CardShown):
            found |= {under.piece: under for under in piece.attached}
    return found
