"""What lies on the table in Factions: cards, players, units in five zones, locations, the turn and the stack."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.cards import Card as Card
from game.core.scenario.standing import Scenario
from game.rules.factions.cards.all_cards import CAPITAL, RECORDS, record_of
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state.options import FactionsOptions

Phase = Literal["setup", "upkeep", "build", "combat", "over"]

#: The zones in their line; the homes are the first and the last.
ZONES = (1, 2, 3, 4, 5)
HOMES = (1, 5)
#: The zones beside each zone, in their line.
BESIDE = {zone: tuple(other for other in ZONES if abs(other - zone) == 1) for zone in ZONES}


class Unit(msgspec.Struct, frozen=True):
    """A unit in a zone. Its number is that of its card; a capital and a unit that came back to life have numbers of
    their own. ``spent`` counts the effects that it paid magic points for in this cycle; ``gathered`` is damage and
    ``aimed`` attack for its next attack; a ``doomed`` one is about to be defeated whatever its damage; ``lasting`` are
    traits until the round ends."""

    id: int
    key: str
    seat: int
    zone: int
    damage: int = 0
    tapped: bool = False
    magic: int = 0
    spent: int = 0
    attached: tuple[int, ...] = ()
    paralyzed: bool = False
    gathered: int = 0
    aimed: int = 0
    doomed: bool = False
    lasting: tuple[Trait, ...] = ()

    @property
    def record(self) -> CardRecord:
        return RECORDS[self.key]

    @property
    def is_capital(self) -> bool:
        return self.key == CAPITAL


class Location(msgspec.Struct, frozen=True):
    """A location in a zone, and the seat that played it."""

    card: int
    key: str
    seat: int

    @property
    def record(self) -> CardRecord:
        return record_of(self.key)


class Player(msgspec.Struct, frozen=True):
    """A seat's belongings. The deck's last card is on top; ``capital`` is its capital's number among the units."""

    seat: int
    faction: Faction
    capital: int
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    build: int = 0


class Activation(msgspec.Struct, frozen=True):
    """A unit's turn so far. ``moved`` counts zones of movement that are used up, ``went`` zones that it did go, and
    ``extra`` zones bought with magic; ``acted``: the attack part is begun; ``spent``: an ability replaced the attacks;
    ``gave_up``: it moved on instead of attacking; ``settled``: it moves no more;
    ``slowed`` counts zones of movement lost to locations that it moved into; ``forgoes``: its next attack is made
    without the bonus for not moving."""

    unit: int
    moved: int = 0
    extra: int = 0
    attacks: int = 0
    acted: bool = False
    spent: bool = False
    gave_up: bool = False
    settled: bool = False
    went: int = 0
    slowed: int = 0
    forgoes: bool = False


class Turn(msgspec.Struct, frozen=True):
    """Where the match stands: the cycle, who has the initiative, the phase, and the turn player."""

    cycle: int = 0
    initiative: int = 0
    phase: Phase = "setup"
    seat: int = 0
    activation: Activation | None = None


class Attack(msgspec.Struct, frozen=True):
    """A declared attack. ``reach`` in zones; ``atk`` more attack; ``damage`` in place of the attacker's own;
    ``gathered`` damage on top; ``answers`` is the unit that an immediate attack answers; ``dealt`` the damage done;
    ``stepped_in``: the target took another's place, wherever it stands; ``forgoes``: without the attacker's bonus for
    not moving; ``evaded``: the target took no damage of it by evading; ``magic``: it is paid for with magic points."""

    id: int
    seat: int
    attacker: int
    target: int
    reach: int
    ranged: bool
    atk: int = 0
    damage: int | None = None
    gathered: int = 0
    aimed: int = 0
    immediate: bool = False
    answers: int = 0
    twin: bool = False
    stepped_in: bool = False
    face: int = 0
    hit: bool = False
    critical: bool = False
    dealt: int = 0
    forgoes: bool = False
    evaded: bool = False
    magic: bool = False


class Entry(msgspec.Struct, frozen=True):
    """An effect on the stack: a card being played, a unit's ability or trigger (``word`` names it). ``targets`` are
    units, ``zone`` a chosen zone, ``origin`` the zone of the source when it was put there, ``counters`` an entry."""

    id: int
    seat: int
    what: Literal["card", "ability", "trigger"]
    key: str
    card: int = 0
    unit: int = 0
    word: str = ""
    targets: tuple[int, ...] = ()
    zone: int = 0
    origin: int = 0
    counters: int = 0
    amount: int = 0
    stepped_in: bool = False


class Table(FactionsOptions, frozen=True):
    """All that lies on the table. ``units`` are in the order in which they came into play; ``blockaded`` are zones;
    ``revived`` gives the cards of units that came back to life by their numbers, of those too that fell again since."""

    cards: dict[int, Card]
    players: tuple[Player, ...]
    units: dict[int, Unit]
    locations: dict[int, Location] = {}
    turn: Turn = Turn()
    stack: tuple[Entry, ...] = ()
    attacks: tuple[Attack, ...] = ()
    blockaded: tuple[int, ...] = ()
    revived: dict[int, int] = {}
    scenario: Scenario | None = None


def units_of(table: Table, seat: int) -> tuple[Unit, ...]:
    """Return the units that a seat controls, its capital among them, in the order of play."""
    return tuple([unit for unit in table.units.values() if unit.seat == seat])


def units_in(table: Table, zone: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in table.units.values() if unit.zone == zone])


def enemies_in(table: Table, seat: int, zone: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in table.units.values() if unit.zone == zone and unit.seat != seat])


def controls(table: Table, seat: int, zone: int) -> bool:
    """Return whether a seat controls a zone: with a unit of its own there, and none of the other's."""
    # rule: factions/control
    has_own = False
    for unit in table.units.values():
        if unit.zone == zone:
            if unit.seat != seat:
                return False
            has_own = True
    return has_own


def home_of(seat: int) -> int:
    return HOMES[seat]


def zones_held(table: Table, seat: int) -> int:
    """Return how many zones a seat controls besides its home: those that bring build points."""
    # rule: factions/upkeep
    return sum(controls(table, seat, zone) for zone in ZONES if zone != home_of(seat))


def forward(seat: int) -> int:
    """Return the direction in which a seat advances: 1 or -1."""
    return 1 if seat == 0 else -1


def near(zone: int, reach: int) -> range:
    """Return the zones in reach of a zone, itself among them; and what would be such zones beyond the line's ends."""
    return range(zone - reach, zone + reach + 1)


def distance(one: int, other: int) -> int:
    """Return how far zones are apart: 0 in the same, 1 beside it."""
    return abs(one - other)


def attack_by_id(table: Table, number: int) -> Attack | None:
    """Return the declared attack of that number, or None when it is over."""
    return next((attack for attack in table.attacks if attack.id == number), None)


def entry_by_id(table: Table, number: int) -> Entry | None:
    """Return the entry of the stack of that number, or None when it has left."""
    return next((entry for entry in table.stack if entry.id == number), None)


def card_of(table: Table, unit: int) -> int:
    """Return the number of a unit's card. A unit that came back to life is a new unit of the same card."""
    # rule: factions/revival
    return table.revived.get(unit, unit)


def owner_of(table: Table, unit: int) -> int:
    """Return the seat of a unit, also of one that has fallen."""
    return table.units[unit].seat if unit in table.units else table.cards[card_of(table, unit)].owner


def name_of(table: Table, number: int) -> str:
    if number in table.units:
        return table.units[number].record.name
    card = card_of(table, number)
    return record_of(table.cards[card].key).name if card in table.cards else "a card"
