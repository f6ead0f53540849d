"""Where the other side's units can strike next, and what a unit that stands there has to fear."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from game.ai.factions.unit_values import assessed, hit_of
from game.rules.factions.cards import traits as t
from game.rules.factions.movement import allowance, slowed_by, why_barred, why_no_ride
from game.rules.factions.standing import StaticEffects, standing_of, stands_as
from game.rules.factions.state.table import ZONES, Activation, Table, Unit, forward
from game.rules.factions.stats import first, has, may_attack, reach_of

#: The share of a unit's value that damage short of its defeat is worth at most.
WOUNDING = 0.45
#: How much a blow counts from a foe already activated this round, since one's own side may act first; and from a foe
#: that only comes within reach this round and strikes in the next.
ACTED, LATER = 0.6, 0.25


#: Zones with foes of a seat that bar the way out of them, and zones with such foes that bar it to those who fly.
_Bars = tuple[frozenset[int], frozenset[int]]
#: The attacks that a unit has in each zone that it can come to, and on units of each zone.
_Attacks = tuple[dict[int, int], dict[int, int]]


class _Known:
    """What has been worked out for attackers, keyed by how they stand, what bars their way, and closed zones."""

    attacks: dict[tuple[StaticEffects, _Bars, tuple[int, ...]], _Attacks] = {}
    #: For each seat the table for which its bars were found last, and the bars.
    bars: dict[int, tuple[Table, _Bars]] = {}


#: The most attackers that are remembered.
_MOST_KNOWN = 5000


def _bars_for(table: Table, seat: int) -> _Bars:
    """Return what bars the way of a seat's units."""
    known = _Known.bars.get(seat)
    if known is not None and stands_as(known[0], table):
        return known[1]
    foes = [unit for unit in table.units.values() if unit.seat != seat and not unit.paralyzed]
    bars = (frozenset([foe.zone for foe in foes]), frozenset([foe.zone for foe in foes if has(table, foe, t.Flying)]))
    _Known.bars[seat] = table, bars
    return bars


class Attacker:
    """A unit that attacks: how many attacks it has in a turn in each zone that it can come to (``near``), and on units
    of each zone from wherever it can come to (``far``)."""

    def __init__(self, table: Table, unit: Unit) -> None:
        self.table, self.unit = table, unit
        key = (standing_of(table, unit), _bars_for(table, unit.seat), table.blockaded)
        known = _Known.attacks.get(key)
        if known is None:
            if len(_Known.attacks) >= _MOST_KNOWN:
                _Known.attacks.clear()
            near = self._starts()
            reach = reach_of(table, unit)
            far = {
                zone: max([count for start, count in near.items() if abs(start - zone) <= reach], default=0)
                for zone in ZONES
            }
            known = _Known.attacks[key] = near, far
        self.near, self.far = known
        self._expected: dict[int, tuple[Unit, float]] = {}

    @cached_property
    def later(self) -> frozenset[int]:
        """Return the zones that it could strike in its turn after the next, if it comes near in the next one."""
        unit, table = self.unit, self.table
        if unit.is_capital or why_barred(table, unit, unit.zone + forward(unit.seat)) is not None:
            return frozenset()
        turn = Activation(unit.id)
        span = allowance(table, unit, turn, attacks=False) + allowance(table, unit, turn, attacks=True)
        span += reach_of(table, unit)
        return frozenset(zone for zone in ZONES if abs(zone - unit.zone) <= span)

    def _starts(self) -> dict[int, int]:
        """Return the zones that it can attack from in a turn, each with how many attacks it has there."""
        table, unit = self.table, self.unit
        found = {unit.zone: assessed(table, unit).figures.attacks}
        if unit.is_capital or has(table, unit, t.CarefulAim):
            return found
        far = allowance(table, unit, Activation(unit.id), attacks=True)
        for side in (1, -1):
            here, left = unit, far
            while left > 0:
                zone = here.zone + side
                left -= 1 + slowed_by(table, unit, zone)
                if left < 0 or why_no_ride(table, here, zone) is not None:
                    break
                found[zone] = 1
                here = replace(here, zone=zone)
        return found

    def reaches_without_moving(self, zone: int) -> bool:
        """Return whether it strikes in a zone from where it is."""
        return abs(self.unit.zone - zone) <= reach_of(self.table, self.unit)

    def expected(self, target: Unit) -> float:
        """Return the damage to be expected of one of its attacks; more than fells the target counts no more."""
        known = self._expected.get(target.id)
        if known is None or known[0] is not target:
            chance, damage = hit_of(self.table, self.unit, target)
            felled = max(0, assessed(self.table, target).figures.left) + 1
            known = self._expected[target.id] = target, chance * min(damage, felled)
        return known[1]

    @cached_property
    def splash(self) -> float:
        """Return the damage to be expected of the splash of one of its attacks on another unit of the zone."""
        splash = first(self.table, self.unit, t.Splash)
        return splash.damage * (splash.save - 1) / 20 if splash else 0.0


class Threats:
    """What a seat's foes can do to its units in their next turns."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self._own = [unit for unit in table.units.values() if unit.seat == seat]

    @cached_property
    def foes(self) -> tuple[tuple[Attacker, int], ...]:
        """Return the foes that attack, and how many units each can strike where they are."""
        found = []
        for unit in self.table.units.values():
            if unit.seat != self.seat and may_attack(self.table, unit):
                foe = Attacker(self.table, unit)
                found.append((foe, sum(foe.far[own.zone] > 0 for own in self._own)))
        return tuple(found)

    def danger(self, unit: Unit, zone: int) -> float:
        """Return the value that a unit is likely to lose by the foes' next turns if it stands in a zone."""
        known = assessed(self.table, unit)
        hidden = has(self.table, unit, t.Stealth)
        fighting = self.table.turn.phase == "combat"
        expected = 0.0
        for foe, aims in self.foes:
            attacks = foe.near.get(zone, 0) if hidden else foe.far[zone]
            splash = foe.splash * foe.far[zone]
            if attacks or splash:
                mine = 1 / (1 + aims - (foe.far[unit.zone] > 0))
                harm = attacks * foe.expected(unit) * mine + splash * (1 - mine)
                expected += harm * (ACTED if foe.unit.tapped else 1.0)
            elif fighting and not foe.unit.tapped and zone in foe.later:
                expected += LATER * foe.expected(unit) / (1 + aims)
        share = min(1.0, expected / (known.figures.left + 1))
        return known.value * (WOUNDING * share + (1 - WOUNDING) * share**3)

    def falls(self, unit: Unit) -> float:
        """Return the chance that a unit falls to one blow of those that reach it and have still to act in this
        round."""
        left, stands = assessed(self.table, unit).figures.left, 1.0
        hidden = has(self.table, unit, t.Stealth)
        for foe, _ in self.foes:
            attacks = foe.near.get(unit.zone, 0) if hidden else foe.far[unit.zone]
            if attacks and not foe.unit.tapped:
                chance, damage = hit_of(self.table, foe.unit, unit)
                stands *= (1 - chance) ** attacks if damage > left else 1.0
        return 1 - stands

    @cached_property
    def on_capital(self) -> dict[int, int]:
        """Return the damage that each foe can do to the seat's capital in its next turn; a capital cannot be missed."""
        capital = self.table.units.get(self.table.players[self.seat].capital)
        if capital is None:
            return {}
        found = {foe.unit.id: foe.far[capital.zone] * hit_of(self.table, foe.unit, capital)[1] for foe, _ in self.foes}
        return {number: damage for number, damage in found.items() if damage}

    @cached_property
    def capital_left(self) -> int:
        """Return the damage that the seat's capital still survives."""
        capital = self.table.units.get(self.table.players[self.seat].capital)
        return assessed(self.table, capital).figures.left if capital else 0

    @cached_property
    def could_fall(self) -> bool:
        """Return whether the capital could fall to the foes that have still to act in this round."""
        damage = sum(done for number, done in self.on_capital.items() if not self.table.units[number].tapped)
        return damage > self.capital_left

    def share_of(self, foe: Unit) -> float:
        """Return how much of a capital that could fall in this round a foe brings down."""
        done = self.on_capital.get(foe.id, 0)
        return min(1.0, done / (self.capital_left + 1)) if done and self.could_fall else 0.0
