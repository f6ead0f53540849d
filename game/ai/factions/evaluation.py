"""The value of units, cards, attacks and places in Factions, in build points, as a greedy player sees them.

Everything comes from a seat's own view; figures come from the same queries as the screen's.
"""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from game.ai.factions.objectives import staked
from game.ai.factions.threats import WOUNDING, Threats
from game.ai.factions.unit_values import Figures, assessed, card_value, hit_of
from game.rules.factions.cards import traits as t
from game.rules.factions.figures import is_hidden, why_no_attack
from game.rules.factions.presentation.queries import Preview, attack_preview
from game.rules.factions.state.table import Table, Unit, distance, forward, home_of, units_in
from game.rules.factions.stats import first, has, has_commander_effect, may_attack

__all__ = ["RoughScene", "Scene", "card_value"]

#: What a point of damage to the other capital is worth, and its loss.
CAPITAL_POINT, VICTORY = 0.45, 1000.0
#: The share of its value that a foe's defeat is worth more before it has been activated in the round.
DENIED = 0.25
#: What it is worth to defeat a foe that could bring one's own capital below nothing.
RESCUE = 60.0
#: What a zone nearer to the enemy is worth, and one nearer to one's own home that is attacked.
ADVANCE, DEFEND = 1.2, 2.5
#: How much of a unit in the zone behind counts as support: one that may follow in this round, and one that has acted.
FOLLOWING, BEHIND = 0.8, 0.3
#: What a build point that stays in the purse is worth.
SAVED = 0.3
#: What a zone brings that nobody else of the side holds.
HELD_ZONE = 1.5


class Scene:
    """A table as one seat sees it, with what was worked out about it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.foes = tuple(unit for unit in table.units.values() if unit.seat != seat)
        self.own = tuple(unit for unit in table.units.values() if unit.seat == seat)
        self._figures: dict[int, Figures] = {}
        self._values: dict[int, float] = {}
        self._guesses: dict[tuple[int, int, int], float] = {}
        self._best: dict[tuple[int, int], tuple[float, int]] = {}

    # Units

    def figures(self, unit: Unit) -> Figures:
        known = self._figures.get(unit.id)
        if known is None:
            known = self._figures[unit.id] = assessed(self.table, unit).figures
        return known

    def value(self, unit: Unit) -> float:
        """Return the value of a unit on the table: its card, its equipment, its magic; less when it is wounded."""
        known = self._values.get(unit.id)
        if known is None:
            known = self._values[unit.id] = assessed(self.table, unit).value + staked(self.table, unit)
        return known

    def is_foe(self, unit: Unit) -> bool:
        return unit.seat != self.seat

    @cached_property
    def _strengths(self) -> dict[tuple[int, int], float]:
        """Return the value of a seat's units in each zone, capitals left out."""
        found: dict[tuple[int, int], float] = {}
        for unit in self.table.units.values():
            if not unit.is_capital:
                place = (unit.seat, unit.zone)
                found[place] = found.get(place, 0.0) + self.value(unit)
        return found

    def strength(self, seat: int, zone: int) -> float:
        return self._strengths.get((seat, zone), 0.0)

    # Attacks

    def preview(self, attacker: Unit, target: Unit, ability: str = "") -> Preview:
        """Return what one attack would do, exactly."""
        return attack_preview(self.table, attacker.id, target.id, ability)

    def attack_value(self, attacker: Unit, target: Unit, ability: str = "") -> float:
        """Return the value of one attack, by its exact chances, whichever unit it hurts."""
        seen = self.preview(attacker, target, ability)
        value = self.struck(target, seen.expected, seen.defeats)
        if not ability:
            value -= self.answered(attacker, target, seen.hit - seen.defeats)
        return value + seen.splashes * self.splashed(attacker, target) if seen.splashes else value

    def answered(self, attacker: Unit, target: Unit, hits: float) -> float:
        """Return what an attack costs the attacker at once: by Recoil, and by the blow that Quick Reactions give back
        for a hit. ``hits``: the chance of one that leaves the target standing."""
        cost, reach = 0.0, self.figures(attacker).reach
        recoil = None if reach else first(self.table, target, t.Recoil)
        if recoil is not None:
            cost -= self.harm(attacker, recoil.damage)
        if hits > 0 and self.figures(target).reach >= reach and has(self.table, target, t.QuickReactions):
            chance, damage = hit_of(self.table, target, attacker)
            cost -= hits * self.harm(attacker, damage, chance)
        return cost

    def splashed(self, attacker: Unit, target: Unit) -> float:
        """Return what the splash of an attack is worth on the other units of the zone, once it comes."""
        splash = first(self.table, attacker, t.Splash)
        if splash is None:
            return 0.0
        chance = (splash.save - 1) / 20
        there = (unit for unit in units_in(self.table, target.zone) if unit.id != target.id)
        return sum(self.harm(unit, splash.damage, chance) for unit in there)

    def guess(self, attacker: Unit, target: Unit, more: int = 0) -> float:
        """Return the value of one attack with this much more damage, roughly: for weighing many of them."""
        key = (attacker.id, target.id, more)
        known = self._guesses.get(key)
        if known is None:
            chance, damage = hit_of(self.table, attacker, target)
            damage += more if damage else 0
            left = self.figures(target).left
            defeats = chance if damage > left else 0.05 if 2 * damage > left else 0.0
            value = self.struck(target, chance * damage, defeats)
            known = self._guesses[key] = value - self.answered(attacker, target, chance - defeats)
        return known

    def harm(self, target: Unit, damage: int, chance: float = 1.0) -> float:
        """Return the value of damage to a unit that comes with a chance; less than nothing for one's own unit."""
        damage = max(0, damage - self.figures(target).reduction)
        defeats = chance if damage > self.figures(target).left else 0.0
        value = self.struck(target, chance * damage, defeats)
        return value if self.is_foe(target) else -1.2 * value

    def struck(self, target: Unit, expected: float, defeats: float) -> float:
        """Return what this much damage and such a chance of defeat are worth."""
        if target.is_capital:
            return CAPITAL_POINT * expected + VICTORY * defeats
        share = min(1.0, expected / (self.figures(target).left + 1))
        value = self.value(target)
        wounding = (1 - defeats) * WOUNDING * share * value
        return defeats * (value + self.turn_lost(target)) + wounding if defeats else wounding

    def turn_lost(self, target: Unit) -> float:
        """Return what it is worth beside a unit's value that it does nothing any more in this round."""
        if target.tapped or self.table.turn.phase != "combat" or not self.is_foe(target):
            return 0.0
        return DENIED * self.value(target) + RESCUE * self.threats.share_of(target)

    @cached_property
    def threats(self) -> Threats:
        """Return what the foes can strike."""
        return Threats(self.table, self.seat)

    def best_attack(self, unit: Unit, zone: int) -> float:
        """Return the value of the best attack that a unit could make from a zone; 0 without one."""
        return self.best_target(unit, zone)[0]

    def best_target(self, unit: Unit, zone: int) -> tuple[float, int]:
        """Return the value of that attack, and whom it strikes; 0 for nobody."""
        key = (unit.id, zone)
        known = self._best.get(key) if unit.id in self.table.units else None
        if known is None:
            known = self._best[key] = self._found_best(unit, zone)
        return known

    def _found_best(self, unit: Unit, zone: int) -> tuple[float, int]:
        best = (0.0, 0)
        if not may_attack(self.table, unit):
            return best
        there = unit if zone == unit.zone else replace(unit, zone=zone)
        reach = self.figures(unit).reach
        for target in self.foes:
            if abs(zone - target.zone) > reach:
                continue
            value = self.guess(unit, target)
            if value > best[0] and why_no_attack(self.table, there, target, reach) is None:
                best = value, target.id
        return best

    def is_open_to(self, unit: Unit, zone: int) -> bool:
        """Return whether a foe could attack a unit if it stood in a zone."""
        there = replace(unit, zone=zone)
        return any(
            distance(foe.zone, zone) <= reach and not is_hidden(self.table, there, foe) for foe, reach in self._archers
        )

    @cached_property
    def _archers(self) -> tuple[tuple[Unit, int], ...]:
        """Return the foes that attack, and how far."""
        return tuple((foe, self.figures(foe).reach) for foe in self.foes if not foe.is_capital)

    # Places

    def progress(self, zone: int) -> int:
        """Return how many zones lie between one's own home and a zone."""
        return distance(home_of(self.seat), zone)

    @cached_property
    def home_in_danger(self) -> float:
        """Return how much stronger the foes at home, and half of those beside it, are than its defenders."""
        home = home_of(self.seat)
        beside = home + forward(self.seat)
        foe = 1 - self.seat
        near = self.strength(foe, home) + 0.5 * self.strength(foe, beside)
        return max(0.0, near - self.strength(self.seat, home))

    def vigour(self, unit: Unit) -> float:
        """Return how gladly a unit goes forward: the badly hurt rather go back, below 0."""
        return 2 * min(1.0, max(0, self.figures(unit).left) / max(1, unit.record.hp)) - 1

    def _backs(self, unit: Unit) -> float:
        """Return what a unit counts as for its fellows in the zone before it: more while it may still follow them."""
        return (BEHIND if unit.tapped else FOLLOWING) * self.value(unit)

    @cached_property
    def _supports(self) -> dict[int, float]:
        """Return what one's own units of each zone count as for those in front of them."""
        found: dict[int, float] = {}
        for unit in self.own:
            if not unit.is_capital:
                found[unit.zone] = found.get(unit.zone, 0.0) + self._backs(unit)
        return found

    def pull(self, unit: Unit, zone: int) -> float:
        """Return what it is worth that a unit stands in a zone, its attacks apart: forward where its side is the
        stronger one, back where its home is in danger."""
        table, seat = self.table, self.seat
        own = self.value(unit) if unit.seat == seat else 0.0
        mine = self.strength(seat, zone) + own - (own if unit.zone == zone and unit.id in table.units else 0.0)
        onward = zone + forward(seat)
        theirs = self.strength(1 - seat, zone) + 0.5 * self.strength(1 - seat, onward)
        behind = zone - forward(seat)
        is_there = unit.zone == behind and unit.seat == self.seat and unit.id in self.table.units
        mine += self._supports.get(behind, 0.0) - (self._backs(unit) if is_there else 0.0)
        steps = self.progress(zone)
        eager = 0.25 if has_commander_effect(unit) else -1.0 if has(table, unit, t.Productive) else self.vigour(unit)
        value = ADVANCE * eager * steps
        if mine < theirs and not (self.home_in_danger and steps == 0):
            value -= min(8.0, 0.35 * (theirs - mine)) + 0.6 * ADVANCE * max(0.0, eager) * steps
        if self.home_in_danger and own:
            value -= DEFEND * steps * min(1.0, self.home_in_danger / 10)
        if zone != home_of(seat) and not self.strength(1 - seat, zone) and mine <= own:
            value += HELD_ZONE
        if self.figures(unit).reach and self.strength(1 - seat, zone):
            value -= 1.5
        return value


class RoughScene(Scene):
    """A scene for looking ahead, where attacks are weighed roughly."""

    def attack_value(self, attacker: Unit, target: Unit, ability: str = "") -> float:
        return super().attack_value(attacker, target, ability) if ability else self.guess(attacker, target)
