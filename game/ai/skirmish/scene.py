"""A table as one seat judges it: whose creatures are worth what, what blows do, what a square exposes to."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.ai.skirmish.threats import ThreatMaps, Zone, under
from game.ai.skirmish.values import VICTORY, WOUNDS, price_of, shot_damage, shot_reach, value_of_cards
from game.geometry.distance import cells_within, steps_from
from game.geometry.squares import Cell
from game.rules.skirmish.attacks import damage_of, struck
from game.rules.skirmish.cards.effects import Loner
from game.rules.skirmish.stack import blast_catches
from game.rules.skirmish.state.table import Creature, Hit, Strike, Table
from game.rules.skirmish.stats import card_of, is_nimble, max_hp_of, size_of, squares_of, trait_of

MELEE = Strike("melee")
#: How much of what foes could do next turn is feared.
CAUTION = 0.55
#: A square nearer to the foe, in levels for each level of strength.
APPROACH = 0.035
#: How much of the blow that an untapped creature gives back counts.
STRIKES_BACK = 0.7
#: The share of their blows that several foes are expected to turn on one creature, the hardest first.
_SHARES = np.array([1.0, 0.7, 0.5, 0.3] + [0.0] * 60)
#: Damage that a card may add to what can be seen.
_CARDS = 2
#: What harm to the own side counts, against harm to foes.
_OWN = 1.3
_FAR_AWAY = 60
_NOBODY: frozenset[int] = frozenset()

_NO_LOSS = np.float64(0)

#: What squares are worth, ``[y][x]``.
Worths = list[list[float]]
#: A blow, whether it lands on one square, or on which squares it does; and who is struck back for it, if anybody is.
Threat = tuple[int, Any, Creature | None]


class Scene:
    """A seat's judgement of one table. ``threats`` keeps maps from one table to the next."""

    def __init__(self, table: Table, seat: int, threats: ThreatMaps) -> None:
        self.table, self.seat, self._threats = table, seat, threats
        self.side = table.players[seat].side
        players = table.players
        self.own = tuple(each for each in table.creatures.values() if each.seat == seat)
        self.friends = tuple(each for each in table.creatures.values() if players[each.seat].side == self.side)
        self.foes = tuple(each for each in table.creatures.values() if players[each.seat].side != self.side)
        self._blows: dict[object, int] = {}
        self._harms: dict[tuple[int, int], float] = {}
        self._prices: dict[int, float] = {}
        self._areas: dict[tuple[int, int], list[tuple[float, Cell, tuple[Creature, ...]]]] = {}
        self._zones: dict[int, tuple[Zone, ...]] = {}
        self._places: dict[object, tuple[Worths, Worths]] = {}
        self._approach: dict[int, NDArray[np.float64]] = {}
        self._single: dict[object, float] = {}

    def on(self, table: Table) -> Scene:
        """The same seat's judgement of another table."""
        return Scene(table, self.seat, self._threats)

    def of(self, seat: int) -> Scene:
        """Another seat's judgement of the same table."""
        return Scene(self.table, seat, self._threats)

    # Gold

    @cached_property
    def lead(self) -> int:
        """By how many points the own side leads."""
        lead = 0
        for player in self.table.players:
            points = player.points + player.vault
            lead += points if player.side == self.side else -points
        return lead

    @cached_property
    def is_last_turn(self) -> bool:
        """Is there no turn after this one, as far as can be seen?"""
        return self.table.ending

    @cached_property
    def card_price(self) -> float:
        """What playing a card of the own hand costs: that of the one that is needed least."""
        return value_of_cards(max(0, len(self.table.players[self.seat].hand) - 1), 1)

    def is_foe(self, creature: Creature) -> bool:
        """Does it fight for another side?"""
        return self.table.players[creature.seat].side != self.side

    # What damage is worth

    def hp(self, creature: Creature) -> int:
        """Its hit points unharmed."""
        return max_hp_of(self.table, creature) if creature.attached else card_of(creature).hp

    def left(self, creature: Creature) -> int:
        """Its hit points left."""
        return self.hp(creature) - creature.damage

    def price(self, creature: Creature) -> float:
        """What it is worth unharmed."""
        known = self._prices.get(creature.id)
        if known is None:
            known = self._prices[creature.id] = price_of(self.table, creature)
        return known

    def harm(self, target: Creature, damage: int) -> float:
        """What its side loses by that much damage to a creature, in levels."""
        if damage <= 0:
            return 0.0
        key = (target.id, damage)
        known = self._harms.get(key)
        if known is None:
            known = self._harms[key] = self._harm(target, damage)
        return known

    def _harm(self, target: Creature, damage: int) -> float:
        hp = self.hp(target)
        left = hp - target.damage
        level = card_of(target).level
        if self.is_last_turn:
            return self._end(target, level) + level if damage >= left else 0.02 * damage / hp
        price = self.price(target)
        if damage >= left:
            return price * (1 - WOUNDS + WOUNDS * left / hp) + self._end(target, level)
        return price * WOUNDS * damage / hp

    def _end(self, target: Creature, level: int) -> float:
        """What it is worth to the foes of a creature's side that its loss ends the match, or decides it."""
        owner = self.table.players[self.table.cards[target.id].owner]
        if not self.is_last_turn and owner.vault >= level:
            return 0.0
        lead = self.lead if owner.side != self.side else -self.lead
        if self.is_last_turn and lead > 0:
            return 0.0
        after = lead + level
        return VICTORY if after > 0 else VICTORY / 2 if after == 0 and self.is_last_turn else -VICTORY / 2

    def swing(self, target: Creature, damage: int) -> float:
        """What that much damage to a creature is worth to the own side; less than nothing for a friend's."""
        return self.harm(target, damage) if self.is_foe(target) else -_OWN * self.harm(target, damage)

    def blow(self, dealer: Creature, target: Creature, strike: Strike = MELEE) -> int:
        """The damage of an attack that nobody answers."""
        alone = dealer.cell if trait_of(dealer, Loner) else None
        key = (dealer.id, target.id, strike, alone, target.tapped)
        known = self._blows.get(key)
        if known is None:
            parts = struck(self.table, dealer, target, strike)
            hit = Hit(0, dealer.seat, dealer.id, target.id, parts, strike.manner, strike.pierces)
            known = self._blows[key] = damage_of(self.table, hit).total
        return known

    def areas(self, amount: int, radius: int) -> list[tuple[float, Cell, tuple[Creature, ...]]]:
        """Squares about which an area of damage catches a foe: what it is worth, its middle, and whom it catches, the
        best first."""
        known = self._areas.get((amount, radius))
        if known is None:
            grid = self.table.board.grid
            squares = {cell for foe in self.foes for cell in cells_within(grid, squares_of(foe), radius)}
            known = []
            for cell in sorted(squares):
                caught = blast_catches(self.table, cell, radius)
                known.append((sum(self.swing(one, amount) for one in caught), cell, caught))
            known.sort(key=lambda area: -area[0])
            self._areas[amount, radius] = known
        return known

    # Squares

    def zones(self, mover: int) -> tuple[Zone, ...]:
        """Where each of the foes can strike in its next turn, were creature ``mover`` (0: nobody) out of its way."""
        known = self._zones.get(mover)
        if known is None:
            known = self._zones[mover] = self._threats.zones(self.table, self.foes, mover)
        return known

    def place(self, mover: Creature, gone: frozenset[int] = _NOBODY) -> float:
        """What it is worth that a creature stands where it does, or would, at the end of its activation. ``gone`` are
        foes that will not be there any more."""
        x, y = mover.cell
        known = self._places.get((mover.id, gone))
        if known is None and gone:
            return self._placed(mover, gone)
        tapped, untapped = known or self.places(mover)
        return tapped[y][x] if mover.tapped else untapped[y][x]

    def _placed(self, mover: Creature, gone: frozenset[int]) -> float:
        """The same as ``places``, for one square."""
        key = (mover.id, mover.cell, mover.tapped, gone)
        value = self._single.get(key)
        if value is None:
            tapped, untapped = self._after_untapping(mover, self._loss(mover, self._threats_at(mover, gone)))
            x, y = mover.cell
            value = self._single[key] = float(self._nearer(mover)[y, x] - (tapped if mover.tapped else untapped))
        return value

    def places(self, mover: Creature, gone: frozenset[int] = _NOBODY) -> tuple[Worths, Worths]:
        """What it is worth that a creature stands on a square ``[y][x]``, tapped, and untapped."""
        key = (mover.id, gone)
        known = self._places.get(key)
        if known is None:
            nearer = self._nearer(mover)
            tapped, untapped = self._after_untapping(mover, self.exposure(mover, self.zones(mover.id), gone))
            known = self._places[key] = ((nearer - tapped).tolist(), (nearer - untapped).tolist())
        return known

    def _nearer(self, mover: Creature) -> NDArray[np.float64]:
        """What squares are worth by their way to the nearest foe, or to where foes come from."""
        known = self._approach.get(mover.id)
        if known is None:
            known = self._approach[mover.id] = self._approaching(mover)
        return known

    def _approaching(self, mover: Creature) -> NDArray[np.float64]:
        card = card_of(mover)
        far = np.maximum(0, self._ways - max(1, shot_reach(card)))
        values: NDArray[np.float64] = -APPROACH * (1 + 0.5 * self.price(mover)) * far
        return values

    @cached_property
    def _ways(self) -> NDArray[np.int_]:
        """Steps from every square to the nearest foe, or to where they come from when there is none."""
        board = self.table.board
        squares = tuple(sorted(cell for foe in self.foes for cell in squares_of(foe)))
        steps = steps_from(board.grid, squares or board.starts[1 - self.side]).astype(np.int_)
        steps[steps < 0] = _FAR_AWAY
        return steps

    def steps_to_foe(self, cell: Cell) -> int:
        """Steps from a square to the nearest foe."""
        return int(self._ways[cell[1], cell[0]])

    def exposure(self, mover: Creature, zones: tuple[Zone, ...], gone: frozenset[int] = _NOBODY) -> tuple[Any, Any]:
        """What a creature is likely to lose in the foes' next turn on every square ``[y, x]``, tapped and untapped, in
        levels."""
        return self._loss(mover, self._threats_to(mover, zones, gone))

    def _loss(self, mover: Creature, threats: list[Threat]) -> tuple[Any, Any]:
        """What blows are likely to cost, tapped and untapped: on one square, or on every one."""
        if self.is_last_turn or not threats:
            return _NO_LOSS, _NO_LOSS
        expected, back = 0.0, 0.0
        count: Any = np.zeros_like(threats[0][1], np.intp)
        for blow, struck_there, foe in threats:
            expected = expected + _SHARES[count] * (blow * struck_there)
            count = count + struck_there
            if foe is not None:
                back = np.maximum(back, struck_there * self.harm(foe, self.blow(mover, foe)))
        expected = expected + _CARDS * (count > 0)
        hp, left, price = self.hp(mover), self.left(mover), self.price(mover)
        wounds = np.minimum(expected, left) * (WOUNDS / hp)
        death = np.minimum(np.maximum(expected * (1 / left) - 0.5, 0.0), 1.0) * (1 - WOUNDS)
        loss = (CAUTION * price) * (wounds + death)
        return loss, np.maximum(0.1 * loss, loss - CAUTION * STRIKES_BACK * back)

    def _after_untapping(self, mover: Creature, losses: tuple[Any, Any]) -> tuple[Any, Any]:
        """Who is nimble is untapped in the foes' turn, whatever it did."""
        return (losses[1], losses[1]) if is_nimble(self.table, mover) else losses

    def _threats_at(self, mover: Creature, gone: frozenset[int]) -> list[Threat]:
        """Who could strike at a creature where it stands, the hardest blow first."""
        (x, y), size = mover.cell, size_of(mover)
        found: list[Threat] = []
        for foe, zone in zip(self.foes, self.zones(mover.id), strict=True):
            if foe.id in gone:
                continue
            if zone.near[y : y + size, x : x + size].any():
                found.append((self.blow(foe, mover), True, foe))
            elif zone.far is not None and zone.far[y : y + size, x : x + size].any():
                found.append((shot_damage(card_of(foe)), True, None))
        found.sort(key=lambda threat: -threat[0])
        return found

    def _threats_to(self, mover: Creature, zones: tuple[Zone, ...], gone: frozenset[int]) -> list[Threat]:
        """Who could strike at a creature and on which squares it is struck, the hardest blow first."""
        size = size_of(mover)
        found: list[Threat] = []
        for foe, zone in zip(self.foes, zones, strict=True):
            if foe.id in gone:
                continue
            near = under(zone.near, size)
            found.append((self.blow(foe, mover), near, foe))
            if zone.far is not None:
                found.append((shot_damage(card_of(foe)), under(zone.far, size) & ~near, None))
        found.sort(key=lambda threat: -threat[0])
        return found
