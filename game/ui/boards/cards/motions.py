"""The motions of a batch on a table of zones, made of its records.

Records play one after another where one waits for another (a card, then a die, then the wound) and together where they
do not. At the end the rows close up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.ui.art.palette import BRASS_LIGHT, CAUTION, GOOD, INK
from game.ui.boards.cards.camera import Cell
from game.ui.boards.cards.card_motions import card_motions
from game.ui.boards.cards.carrying import QuarterTurn
from game.ui.boards.cards.dice import D20Tumbling
from game.ui.boards.cards.moving import Blink, Charge, CloseUp, EntryFade, Flight, Journey, Ring, Said
from game.ui.boards.cards.play import Play
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
    Loosed,
    MagicChanged,
    Message,
    PileShuffled,
    Record,
    Refused,
    Returned,
    Rolled,
    SaveShown,
    Shifted,
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
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.creature_motions import Arrival, Departure, Fading, Reel, Shake, Topple, Turn
from game.ui.boards.shared.dice import ROLL, DiceTumbling, DieShown, RollShown
from game.ui.boards.shared.flying_motions import ARCANE, FIRE, HURT, SHIELD, Blast, Bubble, CoinFlight, Ribbon, Shot
from game.ui.boards.shared.motion import Motion, direction

#: Seconds from the beginning of a blow to its landing.
_BLOW = 0.14


def motions_of(record: Record, play: Play) -> Iterator[Motion]:
    """The motions of one record."""
    match record:
        case Shifted():
            yield from _shifted(record, play)
        case DiceTumble() | Rolled() | SaveShown():
            yield _dice(record, play)
        case Struck() | Loosed():
            yield from _attack(record, play)
        case SpellCast():
            yield from _spell(record, play)
        case CardFlown():
            spot = play.spot(record.piece) if record.piece else None
            end = play.on_table(spot) if spot is not None else play.place(record.end, record.seat)
            shrink = (1.0, 0.4 if spot is not None else 1.0)
            start = play.place(record.start, record.seat)
            yield Flight(play.picture(record.key, record.deck), start, end, delay=play.clock, shrink=shrink)
            play.clock += 0.06
        case CardPlayed() | CardMoved() | CardLeft() | CardTurnedOver() | CounterChanged() | PileShuffled():
            yield from card_motions(record, play)
        case EntryPushed() | EntryRemoved():
            yield from _stack(record, play)
        case BuildChanged() if record.amount:
            yield from _build(record, play)
        case LocationLaid() | LocationFell() | ZoneClosed() if record.zone in play.layout.zones:
            yield from _zone(record, play)
        case Message(piece=0):
            ribbon = Ribbon(record.text, record.seat, sound=record.sound)
            ribbon.delay = play.waited()
            yield ribbon
        case Message() if play.spot(record.piece):
            yield Said(record.text, play.crown(record.piece), INK, static=True, delay=play.ready(record.piece))
        case _:
            yield from _change(record, play)


def _shifted(record: Shifted, play: Play) -> Iterator[Motion]:
    way = play.shift(record.piece, record.zone)
    if way is None:
        return
    start, end, grown = way
    delay = play.ready(record.piece)
    motion: Motion
    if record.manner in ("teleport", "swap"):
        motion = Blink(record.piece, start, end, delay=delay)
    else:
        motion = Journey(record.piece, start, end, delay=delay, scale=grown, lifted=record.manner == "lift")
    play.busy[record.piece] = delay + motion.seconds
    yield motion


def _dice(record: DiceTumble | Rolled | SaveShown, play: Play) -> Motion:
    """A single d20 rolls beside its unit; more dice roll on a panel of their own."""
    delay, text_px = play.waited(), play.stage.text_px
    play.clock += ROLL + 0.25
    if isinstance(record, SaveShown):
        unit = play.unit(record.piece)
        seat, name = (unit.seat, unit.name) if unit else (0, "A unit")
        title = f"{name}: {record.why}" if record.why else f"{name} rolls to save itself"
        roll = RollShown(seat, title, (DieShown(record.face),))
        words = f"{'Saved' if record.saved else 'Not saved'} ({record.needed} or more)"
        spot = play.spot(record.piece)
        return D20Tumbling(roll, words, play.chance, spot=spot, delay=delay, text_px=text_px, good=record.saved)
    if isinstance(record, Rolled):
        roll = RollShown(record.seat, record.title, (DieShown(record.face),))
        spot, good = play.spot(record.piece), record.good
        return D20Tumbling(roll, record.outcome, play.chance, spot=spot, delay=delay, text_px=text_px, good=good)
    left, right, words = record.left, record.right, record.outcome
    if right is None and len(left.dice) == 1 and isinstance(left.dice[0].face, int):
        return D20Tumbling(left, words, play.chance, spot=play.aim, delay=delay, text_px=text_px)
    return DiceTumbling(left, right, words, play.chance, delay=delay, text_px=text_px)


def _attack(record: Struck | Loosed, play: Play) -> Iterator[Motion]:
    start, target = play.spot(record.attacker), play.spot(record.target)
    if start is None or target is None:
        return
    play.blow, play.aim = direction(start, target), target
    delay = play.ready(record.attacker)
    if isinstance(record, Struck):
        yield Charge(record.attacker, start, target, delay=delay)
        play.clock = delay + _BLOW
    else:
        shot = Shot(start, target, bolt=ARCANE if record.magic else None, delay=delay)
        play.clock = delay + shot.seconds
        yield shot


def _spell(record: SpellCast, play: Play) -> Iterator[Motion]:
    colour = {"shield": SHIELD, "heal": GOOD}.get(record.kind, FIRE)
    delay = play.clock
    for piece in record.pieces:
        spot = play.spot(piece)
        if spot is not None and record.kind == "harm":
            yield Blast(spot, 1.1, ARCANE, play.chance, delay=delay)
        elif spot is not None:
            yield _delayed(Bubble(spot, 2, colour, ""), delay)
    for place in record.places:
        if place[0] in play.layout.zones:
            yield Blast(play.layout.zones[place[0]].middle, 2.0, colour, play.chance, delay=delay)
    play.clock += 0.16


def _stack(record: EntryPushed | EntryRemoved, play: Play) -> Iterator[Motion]:
    if isinstance(record, EntryPushed):
        entry = record.entry
        play.entries[entry.number] = entry
        spot = play.spot(entry.source) if entry.source and entry.what != "card" else None
        start = play.on_table(spot) if spot is not None else play.place("hand", entry.seat)
        stack = play.place("stack", entry.seat)
        shrink = (0.4, 1.0) if spot is not None else (1.0, 1.0)
        flight = Flight(play.picture(entry.key), start, stack, delay=play.waited(), entry=entry.number, shrink=shrink)
        play.clock = flight.delay + flight.seconds
        yield flight
        return
    found = play.entries.get(record.number)
    if found is None:
        return
    delay = play.waited()
    where = _entry_spot(found.number, found.seat, play)
    if record.to == "graveyard":
        end = play.place("graveyard", found.seat)
        flight = Flight(play.picture(found.key), where, end, delay=delay, entry=found.number, leaves=True)
        play.clock = delay + flight.seconds * 0.6
        yield flight
    else:
        yield EntryFade(found.number, delay=delay)
    if record.how in ("countered", "fizzled") and play.layout.stack is not None:
        middle = play.layout.stack.middle
        words = {"countered": "Countered", "fizzled": "No effect"}[record.how]
        yield Said(words, middle, HURT, sign="cancel", delay=delay, large=True, static=True)


def _entry_spot(number: int, seat: int, play: Play) -> Callable[[], Point]:
    otherwise = play.place("stack", seat)
    return lambda: play.entry_place(number) or otherwise()


def _build(record: BuildChanged, play: Play) -> Iterator[Motion]:
    """Build points come from the capital to the seat's counter, or go from there to the stack."""
    capital, counter = play.place("capital", record.seat), play.place("build", record.seat)
    count = max(1, min(8, abs(record.amount) // 4))
    if record.amount > 0:
        coins = CoinFlight(count, capital, counter)
    else:
        coins = CoinFlight(count, counter, play.place("stack", record.seat))
    yield _delayed(coins, play.clock)
    box = play.layout.capitals.get(record.seat)
    if box is not None:
        text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
        colour = BRASS_LIGHT if record.amount > 0 else CAUTION
        yield Said(text, box.middle, colour, sign="gold", delay=play.clock, large=True)


def _zone(record: LocationLaid | LocationFell | ZoneClosed, play: Play) -> Iterator[Motion]:
    if isinstance(record, ZoneClosed):
        middle = play.layout.zones[record.zone].middle
        yield Ring(middle, 2.2, CAUTION, delay=play.clock, closing=True)
        yield Said("Blockaded", middle, CAUTION, sign="lock", delay=play.clock, large=True, static=True)
        return
    box = play.layout.locations.get(record.zone) or play.layout.zones[record.zone]
    if isinstance(record, LocationLaid):
        start, end = play.place("stack", record.seat), play.on_table(box.middle)
        yield Flight(play.picture(record.key), start, end, delay=play.clock, shrink=(1.0, 0.6))
        yield Ring(box.middle, 1.6, BRASS_LIGHT, delay=play.clock + 0.3)
    else:
        yield Blast(box.middle, 1.6, FIRE, play.chance, delay=play.clock)
        yield Said("Razed", box.middle, HURT, sign="fire", delay=play.clock, large=True)


def _change(record: Record, play: Play) -> Iterator[Motion]:
    """What becomes of one unit."""
    piece = next(iter(pieces_in(record)), 0)
    spot, unit = play.spot(piece), play.unit(piece)
    if spot is None or unit is None:
        return
    delay, crown = play.ready(piece), play.crown(piece)
    match record:
        case Damaged():
            yield Reel(piece, play.blow, delay=delay, hurt=record.amount > 0)
            text, colour = (f"−{record.amount}", HURT) if record.amount else ("0", SHIELD)
            yield Said(text, crown, colour, sign="damage" if record.amount else "shield", delay=delay, large=True)
            play.busy[piece] = delay + 0.2
        case Healed():
            yield _delayed(Bubble(spot, 2, GOOD, ""), delay)
            yield Said(f"+{record.amount}", crown, GOOD, sign="hp", delay=delay, large=True)
        case MagicChanged():
            text = f"+{record.amount}" if record.amount > 0 else f"−{-record.amount}"
            yield Said(text, crown, MAGIC, sign="magic", delay=delay, large=True)
        case Turned():
            play.turned.add(piece)
            if unit.tapped != record.tapped:
                yield from _turned(piece, play, tapped=record.tapped, delay=delay)
        case Destroyed():
            play.removed.add(piece)
            yield _delayed(Topple(piece), delay)
            yield Said("", crown, INK, sign="dead", delay=delay, large=True)
            if isinstance(unit, UnitShown) and not unit.capital:
                grave = play.place("graveyard", unit.seat)
                flight = Flight(play.picture(unit.key), play.on_table(spot), grave, delay=delay + 0.3)
                yield flight
                play.busy[piece] = delay + 0.5
        case Summoned() if piece in play.removed:
            yield _delayed(Bubble(spot, 2, GOOD, ""), play.waited())
        case Summoned():
            yield _delayed(Arrival(piece, spot, 2), play.clock)
            play.clock += 0.07
        case Returned():
            play.removed.add(piece)
            yield Departure(piece, spot, delay=delay)
        case Refused():
            yield _delayed(Shake(piece), delay)


def _turned(piece: int, play: Play, *, tapped: bool, delay: float) -> Iterator[Motion]:
    """A token leans over; a whole card lies down on its side, and what is under it with it."""
    unit = play.unit(piece)
    if isinstance(unit, CardShown):
        for number in (piece, *(under.piece for under in unit.attached)):
            yield QuarterTurn(number, exhausted=tapped, delay=delay)
    else:
        yield _delayed(Turn(piece, tapped=tapped), delay)


def _delayed(motion: Motion, delay: float) -> Motion:
    motion.delay = delay
    return motion


def closing_up(play: Play, motions: Iterable[Motion]) -> Iterator[Motion]:
    """Who was activated or readied without a record of its own turns at once; when all is done, those whose place in
    the rows has changed go there."""
    end = max((motion.delay + motion.seconds * 0.75 for motion in motions), default=0.0)
    for piece, now in play.after.units.items():
        was = play.before.units.get(piece)
        if was is not None and was.tapped != now.tapped and piece not in play.turned | play.removed:
            yield from _turned(piece, play, tapped=now.tapped, delay=0.0)
    for piece, start, goal, grown in play.left_over():
        yield CloseUp(piece, start, goal, grown, delay=max(0.0, end - 0.15))


def calm_motions(records: Sequence[Record], play: Play) -> Iterator[Motion]:
    """Reduced motion: whoever comes, goes or changes zone fades; words stand still; dice lie."""
    for number in dict.fromkeys([*play.before.units, *play.after.units]):
        was, now = play.before.spots.get(number), play.after.spots.get(number)
        if was is None or now is None or was.zone != now.zone:
            ends = [spot.middle if spot is not None else None for spot in (was, now)]
            yield Fading(number, ends[0], ends[1])
    for record in records:
        for motion in motions_of(record, play):
            if isinstance(motion, (DiceTumbling, D20Tumbling)):
                yield motion.settle()
            elif isinstance(motion, Said):
                motion.static = True
                yield motion
            elif isinstance(motion, Ribbon):
                yield motion


def spaces_of_record(record: Record, play: Play) -> list[tuple[Cell, int]]:
    """Where on the table a record happens, for the camera to follow."""
    units = [unit for unit in map(play.unit, pieces_in(record)) if unit is not None]
    zones = [unit.zone for unit in units if isinstance(unit, UnitShown)]
    areas = [play.layout.by_name.get(unit.area) for unit in units if isinstance(unit, CardShown)]
    zones += [area.space for area in areas if area is not None]
    zones.append(space_in(record))
    return [((zone, 0), 1) for zone in zones if zone in play.layout.spaces]
