"""The motions of whole cards: played, moved, attached, discarded, turned over, with counters on them; and of piles that
are shuffled."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.art.palette import BRASS_LIGHT, CAUTION
from game.ui.boards.cards.carrying import WAY, Bump, Carried, Landed, Slid, Taken, TurnOver
from game.ui.boards.cards.moving import Said
from game.ui.boards.cards.play import Play
from game.ui.boards.cards.records import (
    CardLeft,
    CardMoved,
    CardPlayed,
    CardShown,
    CardTurnedOver,
    CounterChanged,
    PileShuffled,
)
from game.ui.boards.shared.flying_motions import Riffle
from game.ui.boards.shared.motion import Motion

#: Seconds between two cards that are dealt one after the other.
_NEXT = 0.09

CardRecord = CardPlayed | CardMoved | CardLeft | CardTurnedOver | CounterChanged | PileShuffled


def card_motions(record: CardRecord, play: Play) -> Iterator[Motion]:
    """The motions of one record about whole cards."""
    match record:
        case CardPlayed():
            yield from _played(record, play)
        case CardMoved():
            yield from _moved(record, play)
        case CardLeft():
            yield from _left(record, play)
        case CardTurnedOver() if play.spot(record.piece):
            motion = TurnOver(record.piece, delay=play.ready(record.piece))
            play.busy[record.piece] = motion.delay + motion.seconds
            yield motion
        case CounterChanged() if play.spot(record.piece) and record.amount:
            text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
            colour = BRASS_LIGHT if record.amount > 0 else CAUTION
            delay = play.ready(record.piece)
            yield Said(text, play.crown(record.piece), colour, sign=record.icon, delay=delay, large=True)
        case PileShuffled() if record.area in play.layout.by_name:
            middle = play.layout.by_name[record.area].box.middle
            riffle = Riffle(play.picture(""), play.on_table(middle))
            riffle.delay = play.waited()
            play.clock = riffle.delay + riffle.seconds
            yield riffle


def _card(piece: int, play: Play) -> CardShown | None:
    found = play.after.units.get(piece) or play.before.units.get(piece)
    return found if isinstance(found, CardShown) else None


def _played(record: CardPlayed, play: Play) -> Iterator[Motion]:
    card, spot = _card(record.piece, play), play.after.spots.get(record.piece)
    if card is None or spot is None or record.piece in play.before.spots:
        return
    delay = play.clock
    play.clock += _NEXT
    face = play.picture("" if card.face_down else card.key, card.deck)
    back = play.picture("", card.deck) if record.turned_up else None
    start, end = play.place(record.start, card.seat), play.on_table(spot.middle)
    width = play.width(record.piece)
    carried = Carried(face, start, end, width=width, delay=delay, arrives=True, back=back)
    play.busy[record.piece] = delay + carried.seconds
    yield carried
    yield Landed(record.piece, delay=delay + carried.seconds)


def _moved(record: CardMoved, play: Play) -> Iterator[Motion]:
    way = play.go(record.piece)
    if way is None:
        return
    start, end, grown = way
    delay = play.ready(record.piece)
    play.busy[record.piece] = delay + WAY
    yield Slid(record.piece, start, end, delay=delay, scale=grown, under=record.slides_under)
    host = play.host(record.piece) if record.slides_under else 0
    if host:
        yield Bump(host, delay=delay)


def _left(record: CardLeft, play: Play) -> Iterator[Motion]:
    card, spot = _card(record.piece, play), play.spot(record.piece)
    if card is None or spot is None:
        return
    play.removed.add(record.piece)
    delay = play.ready(record.piece)
    face = play.picture("" if card.face_down else card.key, card.deck)
    start, end = play.on_table(spot), play.place(record.end, card.seat)
    yield Carried(face, start, end, width=play.width(record.piece), delay=delay, arrives=False)
    yield Taken(record.piece, delay=delay)
