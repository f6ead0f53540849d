"""The motions of whole cards: played, moved, attached, discarded, turned over, with counters on them; and of piles that
are shuffled."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.art.palette import BRASS_LIGHT
from game.ui.art.tones import caution
from game.ui.boards.cards import records as r
from game.ui.boards.cards.carrying import RAISED, WAY, Away, Bump, Carried, Landed, Raised, Slid, Taken, TurnOver
from game.ui.boards.cards.motion_context import MotionContext
from game.ui.boards.cards.moving import TokenText
from game.ui.boards.shared.flying_motions import Riffle
from game.ui.boards.shared.motion import Motion

#: Seconds between two cards that are dealt one after the other.
_NEXT = 0.09

CardRecord = r.CardPlayed | r.CardMoved | r.CardLeft | r.CardTurnedOver | r.CounterChanged | r.PileShuffled


def card_motions(record: CardRecord, context: MotionContext) -> Iterator[Motion]:
    """Yield the motions of one record about whole cards."""
    match record:
        case r.CardPlayed():
            yield from _played(record, context)
        case r.CardMoved():
            yield from _moved(record, context)
        case r.CardLeft():
            yield from _left(record, context)
        case r.CardTurnedOver(raised=True) if context.spot(record.piece):
            yield from _raised(record.piece, context)
        case r.CardTurnedOver() if context.spot(record.piece):
            motion = TurnOver(record.piece, delay=context.ready(record.piece))
            context.busy[record.piece] = motion.delay + motion.seconds
            yield motion
        case r.CounterChanged() if context.spot(record.piece) and record.amount:
            text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
            colour = BRASS_LIGHT if record.amount > 0 else caution()
            delay = context.ready(record.piece)
            yield TokenText(text, context.text_anchor(record.piece), colour, sign=record.icon, delay=delay, large=True)
        case r.PileShuffled() if record.area in context.layout.by_name:
            middle = context.layout.by_name[record.area].box.middle
            riffle = Riffle(context.picture("", record.deck), context.on_table(middle))
            riffle.delay = context.waited()
            context.clock = riffle.delay + riffle.seconds
            yield riffle


def _raised(piece: int, context: MotionContext) -> Iterator[Motion]:
    """Yield a card that turns over large over the middle of the table; what follows waits for it."""
    before, after, spot = context.before.units.get(piece), context.after.units.get(piece), context.spot(piece)
    if not isinstance(before, r.CardShown) or not isinstance(after, r.CardShown) or spot is None:
        return
    one, other = (context.picture("" if card.face_down else card.key, card.deck) for card in (before, after))
    delay = max(context.clock, context.ready(piece))
    middle = context.on_table((context.layout.wide / 2, context.layout.high / 2))
    yield Away(piece, delay=delay)
    yield Raised(one, other, context.on_table(spot), middle, width=context.width(piece), delay=delay)
    context.busy[piece] = context.clock = delay + RAISED


def _card(piece: int, context: MotionContext) -> r.CardShown | None:
    found = context.after.units.get(piece) or context.before.units.get(piece)
    return found if isinstance(found, r.CardShown) else None


def _played(record: r.CardPlayed, context: MotionContext) -> Iterator[Motion]:
    card, spot = _card(record.piece, context), context.after.spots.get(record.piece)
    if card is None or spot is None or record.piece in context.before.spots:
        return
    delay = context.clock
    context.clock += _NEXT
    face = context.picture("" if card.face_down else card.key, card.deck)
    back = context.picture("", card.deck) if record.turned_up else None
    start, end = context.place(record.start, card.seat), context.on_table(spot.middle)
    width = context.width(record.piece)
    carried = Carried(face, start, end, width=width, delay=delay, arrives=True, back=back)
    context.busy[record.piece] = delay + carried.seconds
    yield carried
    yield Landed(record.piece, delay=delay + carried.seconds)


def _moved(record: r.CardMoved, context: MotionContext) -> Iterator[Motion]:
    way = context.go(record.piece)
    if way is None:
        return
    start, end, grown = way
    delay = context.ready(record.piece)
    context.busy[record.piece] = delay + WAY
    yield Slid(record.piece, start, end, delay=delay, scale=grown, under=record.slides_under)
    host = context.host(record.piece) if record.slides_under else 0
    if host:
        yield Bump(host, delay=delay)


def _left(record: r.CardLeft, context: MotionContext) -> Iterator[Motion]:
    card, spot = _card(record.piece, context), context.spot(record.piece)
    if card is None or spot is None:
        return
    context.removed.add(record.piece)
    delay = context.ready(record.piece)
    face = context.picture("" if card.face_down else card.key, card.deck)
    start, end = context.on_table(spot), context.place(record.end, card.seat)
    yield Carried(face, start, end, width=context.width(record.piece), delay=delay, arrives=False)
    yield Taken(record.piece, delay=delay)
