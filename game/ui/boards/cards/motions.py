"""The motions of a batch on a table of zones, made of its records.

Records play one after another where one waits for another (a card, then a die, then the wound) and together where they
do not. At the end the rows close up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.ui.art.palette import BRASS_LIGHT, INK
from game.ui.art.tones import caution, good
from game.ui.boards.cards.camera import Cell
from game.ui.boards.cards.card_motions import card_motions
from game.ui.boards.cards.carrying import QuarterTurn
from game.ui.boards.cards.dice import D20Tumbling
from game.ui.boards.cards.motion_context import MotionContext
from game.ui.boards.cards.moving import Blink, Charge, CloseUp, CurvedMove, EntryFade, Flight, Ring, TokenText
from game.ui.boards.cards.records import (
    BuildChanged,
    CardFlown,
    CardLeft,
    CardMoved,
    CardPlayed,
    CardShown,
    CardTurnedOver,
    CounterChanged,
    Damaged,
    Destroyed,
    DiceTumble,
    EntryPushed,
    EntryRemoved,
    Healed,
    LocationFell,
    LocationLaid,
    MagicChanged,
    Message,
    PileShuffled,
    Record,
    Refused,
    Returned,
    Rolled,
    SaveShown,
    Shifted,
    ShotFired,
    SpellCast,
    Struck,
    Summoned,
    Turned,
    UnitShown,
    ZoneClosed,
    pieces_in,
    space_in,
)
from game.ui.boards.cards.tokens import MAGIC
from game.ui.boards.cards.whole_cards import LEAN
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.creature_motions import Arrival, Departure, Fading, HitReaction, Shake, Topple, Turn
from game.ui.boards.shared.dice import ROLL, DiceTumbling, DieShown, RollShown
from game.ui.boards.shared.flying_motions import ARCANE, FIRE, HURT, SHIELD, Blast, Bubble, CoinFlight, Ribbon, Shot
from game.ui.boards.shared.motion import Motion, direction

#: Seconds from the beginning of a blow to its landing.
_BLOW = 0.14


def motions_of(record: Record, context: MotionContext) -> Iterator[Motion]:
    match record:
        case Shifted():
            yield from _shifted(record, context)
        case DiceTumble() | Rolled() | SaveShown():
            yield _dice(record, context)
        case Struck() | ShotFired():
            yield from _attack(record, context)
        case SpellCast():
            yield from _spell(record, context)
        case CardFlown():
            spot = context.spot(record.piece) if record.piece else None
            end = context.on_table(spot) if spot is not None else context.place(record.end, record.seat)
            shrink = (1.0, 0.4 if spot is not None else 1.0)
            start = context.place(record.start, record.seat)
            yield Flight(context.picture(record.key, record.deck), start, end, delay=context.clock, shrink=shrink)
            context.clock += 0.06
        case CardPlayed() | CardMoved() | CardLeft() | CardTurnedOver() | CounterChanged() | PileShuffled():
            yield from card_motions(record, context)
        case EntryPushed() | EntryRemoved():
            yield from _stack(record, context)
        case BuildChanged() if record.amount:
            yield from _build(record, context)
        case LocationLaid() | LocationFell() | ZoneClosed() if record.zone in context.layout.zones:
            yield from _zone(record, context)
        case Message(piece=0):
            ribbon = Ribbon(record.text, record.seat, sound=record.sound)
            ribbon.delay = context.waited()
            yield ribbon
        case Message() if context.spot(record.piece):
            yield TokenText(
                record.text, context.text_anchor(record.piece), INK, static=True, delay=context.ready(record.piece)
            )
        case _:
            yield from _change(record, context)


def _shifted(record: Shifted, context: MotionContext) -> Iterator[Motion]:
    way = context.shift(record.piece, record.zone)
    if way is None:
        return
    start, end, grown = way
    delay = context.ready(record.piece)
    motion: Motion
    if record.manner in ("teleport", "swap"):
        motion = Blink(record.piece, start, end, delay=delay)
    else:
        motion = CurvedMove(record.piece, start, end, delay=delay, scale=grown, lifted=record.manner == "lift")
    context.busy[record.piece] = delay + motion.seconds
    yield motion


def _dice(record: DiceTumble | Rolled | SaveShown, context: MotionContext) -> Motion:
    """Roll a single d20 beside its unit; more dice roll on a panel of their own."""
    delay, text_px = context.waited(), context.stage.text_px
    context.clock += ROLL + 0.25
    if isinstance(record, SaveShown):
        unit = context.unit(record.piece)
        seat, name = (unit.seat, unit.name) if unit else (0, "A unit")
        title = f"{name}: {record.why}" if record.why else f"{name} rolls to save itself"
        roll = RollShown(seat, title, (DieShown(record.face),))
        words = f"{'Saved' if record.saved else 'Not saved'} ({record.needed} or more)"
        spot = context.spot(record.piece)
        return D20Tumbling(roll, words, context.chance, spot=spot, delay=delay, text_px=text_px, good=record.saved)
    if isinstance(record, Rolled):
        roll = RollShown(record.seat, record.title, (DieShown(record.face),))
        spot, good = context.spot(record.piece), record.good
        return D20Tumbling(roll, record.outcome, context.chance, spot=spot, delay=delay, text_px=text_px, good=good)
    left, right, words = record.left, record.right, record.outcome
    if right is None and len(left.dice) == 1 and isinstance(left.dice[0].face, int):
        return D20Tumbling(left, words, context.chance, spot=context.aim, delay=delay, text_px=text_px)
    return DiceTumbling(left, right, words, context.chance, delay=delay, text_px=text_px)


def _attack(record: Struck | ShotFired, context: MotionContext) -> Iterator[Motion]:
    start, target = context.spot(record.attacker), context.spot(record.target)
    if start is None or target is None:
        return
    context.blow, context.aim = direction(start, target), target
    delay = context.ready(record.attacker)
    if isinstance(record, Struck):
        yield Charge(record.attacker, start, target, delay=delay)
        context.clock = delay + _BLOW
    else:
        shot = Shot(start, target, bolt=ARCANE if record.magic else None, delay=delay)
        context.clock = delay + shot.seconds
        yield shot


def _spell(record: SpellCast, context: MotionContext) -> Iterator[Motion]:
    colour = {"shield": SHIELD, "heal": good()}.get(record.kind, FIRE)
    delay = context.clock
    for piece in record.pieces:
        spot = context.spot(piece)
        if spot is not None and record.kind == "harm":
            yield Blast(spot, 1.1, ARCANE, context.chance, delay=delay)
        elif spot is not None:
            yield _delayed(Bubble(spot, 2, colour, ""), delay)
    for place in record.places:
        if place[0] in context.layout.zones:
            yield Blast(context.layout.zones[place[0]].middle, 2.0, colour, context.chance, delay=delay)
    context.clock += 0.16


def _stack(record: EntryPushed | EntryRemoved, context: MotionContext) -> Iterator[Motion]:
    if isinstance(record, EntryPushed):
        entry = record.entry
        context.entries[entry.number] = entry
        spot = context.spot(entry.source) if entry.source and entry.what != "card" else None
        start = context.on_table(spot) if spot is not None else context.place("hand", entry.seat)
        stack = context.place("stack", entry.seat)
        shrink = (0.4, 1.0) if spot is not None else (1.0, 1.0)
        flight = Flight(
            context.picture(entry.key), start, stack, delay=context.waited(), entry=entry.number, shrink=shrink
        )
        context.clock = flight.delay + flight.seconds
        yield flight
        return
    found = context.entries.get(record.number)
    if found is None:
        return
    delay = context.waited()
    where = _entry_spot(found.number, found.seat, context)
    if record.to == "graveyard":
        end = context.place("graveyard", found.seat)
        flight = Flight(context.picture(found.key), where, end, delay=delay, entry=found.number, leaves=True)
        context.clock = delay + flight.seconds * 0.6
        yield flight
    else:
        yield EntryFade(found.number, delay=delay)
    if record.how in ("countered", "fizzled") and context.layout.stack is not None:
        middle = context.layout.stack.middle
        words = {"countered": "Countered", "fizzled": "No effect"}[record.how]
        yield TokenText(words, middle, HURT, sign="cancel", delay=delay, large=True, static=True)


def _entry_spot(number: int, seat: int, context: MotionContext) -> Callable[[], Point]:
    otherwise = context.place("stack", seat)
    return lambda: context.entry_place(number) or otherwise()


def _build(record: BuildChanged, context: MotionContext) -> Iterator[Motion]:
    """Build points come from the capital to the seat's counter, or go from there to the stack."""
    capital, counter = context.place("capital", record.seat), context.place("build", record.seat)
    count = max(1, min(8, abs(record.amount) // 4))
    if record.amount > 0:
        coins = CoinFlight(count, capital, counter)
    else:
        coins = CoinFlight(count, counter, context.place("stack", record.seat))
    yield _delayed(coins, context.clock)
    box = context.layout.capitals.get(record.seat)
    if box is not None:
        text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
        colour = BRASS_LIGHT if record.amount > 0 else caution()
        yield TokenText(text, box.middle, colour, sign="gold", delay=context.clock, large=True)


def _zone(record: LocationLaid | LocationFell | ZoneClosed, context: MotionContext) -> Iterator[Motion]:
    if isinstance(record, ZoneClosed):
        middle = context.layout.zones[record.zone].middle
        yield Ring(middle, 2.2, caution(), delay=context.clock, closing=True)
        yield TokenText("Blockaded", middle, caution(), sign="lock", delay=context.clock, large=True, static=True)
        return
    box = context.layout.locations.get(record.zone) or context.layout.zones[record.zone]
    if isinstance(record, LocationLaid):
        start, end = context.place("stack", record.seat), context.on_table(box.middle)
        yield Flight(context.picture(record.key), start, end, delay=context.clock, shrink=(1.0, 0.6))
        yield Ring(box.middle, 1.6, BRASS_LIGHT, delay=context.clock + 0.3)
    else:
        yield Blast(box.middle, 1.6, FIRE, context.chance, delay=context.clock)
        yield TokenText("Razed", box.middle, HURT, sign="fire", delay=context.clock, large=True)


def _change(record: Record, context: MotionContext) -> Iterator[Motion]:
    """Yield what becomes of one unit."""
    piece = next(iter(pieces_in(record)), 0)
    spot, unit = context.spot(piece), context.unit(piece)
    if spot is None or unit is None:
        return
    delay, text_anchor = context.ready(piece), context.text_anchor(piece)
    match record:
        case Damaged():
            yield HitReaction(piece, context.blow, delay=delay, hurt=record.amount > 0)
            text, colour = (f"−{record.amount}", HURT) if record.amount else ("0", SHIELD)
            yield TokenText(
                text, text_anchor, colour, sign="damage" if record.amount else "shield", delay=delay, large=True
            )
            context.busy[piece] = delay + 0.2
        case Healed():
            yield _delayed(Bubble(spot, 2, good(), ""), delay)
            yield TokenText(f"+{record.amount}", text_anchor, good(), sign="hp", delay=delay, large=True)
        case MagicChanged():
            text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
            yield TokenText(text, text_anchor, MAGIC, sign="magic", delay=delay, large=True)
        case Turned():
            context.turned.add(piece)
            if unit.tapped != record.tapped:
                yield from _turned(piece, context, tapped=record.tapped, delay=delay)
        case Destroyed():
            context.removed.add(piece)
            yield _delayed(Topple(piece), delay)
            yield TokenText("", text_anchor, INK, sign="dead", delay=delay, large=True)
            if isinstance(unit, UnitShown) and not unit.capital:
                grave = context.place("graveyard", unit.seat)
                flight = Flight(context.picture(unit.key), context.on_table(spot), grave, delay=delay + 0.3)
                yield flight
                context.busy[piece] = delay + 0.5
        case Summoned() if piece in context.removed:
            yield _delayed(Bubble(spot, 2, good(), ""), context.waited())
        case Summoned():
            yield _delayed(Arrival(piece, spot, 2), context.clock)
            context.clock += 0.07
        case Returned():
            context.removed.add(piece)
            yield Departure(piece, spot, delay=delay)
        case Refused():
            yield _delayed(Shake(piece), delay)


def _turned(piece: int, context: MotionContext, *, tapped: bool, delay: float) -> Iterator[Motion]:
    """Yield a token leans over; a whole card lies down on its side, and what is under it with it."""
    unit = context.unit(piece)
    if isinstance(unit, CardShown) and context.layout.painted is not None:
        yield QuarterTurn(piece, exhausted=tapped, delay=delay, degrees=LEAN)
    elif isinstance(unit, CardShown):
        for number in (piece, *(under.piece for under in unit.attached)):
            yield QuarterTurn(number, exhausted=tapped, delay=delay)
    else:
        yield _delayed(Turn(piece, tapped=tapped), delay)


def _delayed(motion: Motion, delay: float) -> Motion:
    motion.delay = delay
    return motion


def closing_up(context: MotionContext, motions: Iterable[Motion]) -> Iterator[Motion]:
    """Yield who was activated or readied without a record of its own turns at once; when all is done, those whose place
    in the rows has changed go there."""
    end = max((motion.delay + motion.seconds * 0.75 for motion in motions), default=0.0)
    for piece, now in context.after.units.items():
        was = context.before.units.get(piece)
        if was is not None and was.tapped != now.tapped and piece not in context.turned | context.removed:
            yield from _turned(piece, context, tapped=now.tapped, delay=0.0)
    for piece, start, goal, grown in context.left_over():
        yield CloseUp(piece, start, goal, grown, delay=max(0.0, end - 0.15))


def reduced_motions(records: Sequence[Record], context: MotionContext) -> Iterator[Motion]:
    """Yield reduced motions: units that come, go or change zone fade; words stand still; dice lie."""
    for number in dict.fromkeys([*context.before.units, *context.after.units]):
        was, now = context.before.spots.get(number), context.after.spots.get(number)
        if was is None or now is None or was.zone != now.zone:
            ends = [spot.middle if spot is not None else None for spot in (was, now)]
            yield Fading(number, ends[0], ends[1])
    for record in records:
        for motion in motions_of(record, context):
            if isinstance(motion, (DiceTumbling, D20Tumbling)):
                yield motion.settle()
            elif isinstance(motion, TokenText):
                motion.static = True
                yield motion
            elif isinstance(motion, Ribbon):
                yield motion


def spaces_of_record(record: Record, context: MotionContext) -> list[tuple[Cell, int]]:
    """Return where on the table a record happens, for the camera to follow."""
    units = [unit for unit in map(context.unit, pieces_in(record)) if unit is not None]
    zones = [unit.zone for unit in units if isinstance(unit, UnitShown)]
    areas = [context.layout.by_name.get(unit.area) for unit in units if isinstance(unit, CardShown)]
    zones += [area.space for area in areas if area is not None]
    zones.append(space_in(record))
    return [((zone, 0), 1) for zone in zones if zone in context.layout.spaces]
