"""Tables of zones for the tests: units of all factions in five zones, locations, a stack."""

from __future__ import annotations

from random import Random

from game.rules.factions.cards.all_cards import RECORDS, record_of
from game.rules.factions.state.table import CAPITAL
from game.ui.boards.cards.records import EntryShown, LocationShown, PileShown, UnitShown, ZoneState
from game.ui.games.factions.board import piles_of

UNITS = tuple(key for key in RECORDS if record_of(key).type == "unit" and key != CAPITAL)
LOCATIONS = tuple(key for key in RECORDS if record_of(key).type == "location")
BATTLES = tuple(key for key in RECORDS if record_of(key).type == "battle")


def unit(piece: int, key: str, seat: int, zone: int, **more: object) -> UnitShown:
    """Return a unit with its card's figures."""
    record = record_of(key)
    shown = UnitShown(piece, key, record.name, seat, zone, record.hp, atk=record.atk, dam=record.dam,
                      def_=record.defense)  # fmt: skip
    return UnitShown(**{**{name: getattr(shown, name) for name in shown.__struct_fields__}, **more})  # type: ignore[arg-type]


def capitals(damage: int = 0) -> list[UnitShown]:
    return [
        UnitShown(900 + seat, CAPITAL, "Capital", seat, zone, 200, damage * (1 + seat), capital=True)
        for seat, zone in ((0, 1), (1, 5))
    ]


def crowd(count: int, seed: int = 4, *, only: tuple[int, ...] = ()) -> list[UnitShown]:
    """That many units beside the capitals, spread over the zones (or over some only), in all states."""
    chance = Random(seed)
    found = capitals(35)
    for number in range(count):
        key = chance.choice(UNITS)
        record = record_of(key)
        zone = chance.choice(only) if only else 1 + number % 5
        marks = tuple(chance.sample(("attachment", "web", "crown", "fire", "clock"), chance.choice((0, 0, 1, 2, 4))))
        most = record.magic or 0
        found.append(unit(
            number + 1, key, (number // 5 + number) % 2, zone,
            damage=chance.choice((0, 0, 0, record.hp // 3, record.hp * 3 // 4)),
            magic=chance.randint(0, most), magic_most=most, tapped=chance.random() < 0.3, marks=marks,
        ))  # fmt: skip
    return found


def locations(count: int) -> list[LocationShown]:
    """Locations in the first zones."""
    return [
        LocationShown(300 + zone, LOCATIONS[zone], record_of(LOCATIONS[zone]).name, zone % 2, zone)
        for zone in range(1, count + 1)
    ]


def states(*controllers: int | None, blockaded: tuple[int, ...] = ()) -> list[ZoneState]:
    """Return the zones with their controllers, from the first on."""
    return [ZoneState(zone, seat, zone in blockaded) for zone, seat in enumerate(controllers, 1)]


def stack(count: int) -> list[EntryShown]:
    """Effects on the stack, aimed at units, at zones and at one another."""
    whats = ("card", "star", "card", "fast", "card", "card")
    found = []
    for number in range(count):
        key = BATTLES[number]
        found.append(EntryShown(
            500 + number, number % 2, key, record_of(key).name, whats[number % 6],
            targets=(1 + 3 * number,) if number % 3 != 2 else (), zone=3 if number == 2 else 0,
            counters=500 + number - 1 if number == 5 else 0,
        ))  # fmt: skip
    return found


def piles() -> list[PileShown]:
    """Return both seats' piles."""
    return [*piles_of(0, 41, 6, UNITS[3], 5), *piles_of(1, 38, 0, hand=4)]
