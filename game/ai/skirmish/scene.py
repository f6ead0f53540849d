"""A table as one seat judges it: whose creatures are worth what, what blows do, what a square exposes to. One chapter,
since all of it is remembered for the same table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial

from msgspec.structs import replace

from game.ai.skirmish.objectives import goals_of
from game.ai.skirmish.places import Blow, Loss, Places, Threat, Way, steps_to
from game.ai.skirmish.threats import ThreatMaps, Zone
from game.ai.skirmish.values import VICTORY, WOUNDS, price_of, shoots, shot_damage, shot_reach, value_of_cards
from game.geometry.distance import disc
from game.geometry.square_masks import masks_of
from game.geometry.squares import Cell
from game.rules.skirmish.attacks import damage_of, struck
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Loner
from game.rules.skirmish.movement import reach_of
from game.rules.skirmish.state.table import Creature, Hit, Strike, Table
from game.rules.skirmish.stats import card_of, is_nimble, max_hp_of, size_of, squares_of

MELEE = Strike("melee")
#: A shot, whatever its reach.
SHOT = Strike("ranged")
#: How much of what foes could do next turn is feared.
CAUTION = 0.55
#: A square nearer to the foe, in levels for each level of strength.
APPROACH = 0.035
#: How much of the blow that an untapped creature gives back counts.
STRIKES_BACK = 0.7
#: The share of their blows that several foes are expected to turn on one creature, the hardest first.
_SHARES = (1.0, 0.7, 0.5, 0.3)
#: What more blows than are needed add to a loss that is expected, for each time that they could strike their target
#: down again: one of them may be answered, or kept from coming; and what can be told apart of that.
_SURER, _SUREST = 0.06, 2.0
#: What is feared all the same of foes who would be struck back for more than they gain.
_DETERRED = 0.2
#: Damage that a card may add to what can be seen.
_CARDS = 2
#: What harm to one's own side counts, against harm to foes.
_OWN = 1.3
_NOBODY: frozenset[int] = frozenset()
#: Wounds that lead to nothing any more.
_SCRATCH = 0.02
#: How much is to be counted on others who finish a foe in the same turn.
_TOGETHER = 0.4
#: A square farther from the foes, for the side that leads before their last turn.
_FLIGHT = 0.01

#: Creatures that do more damage alone than beside a friend.
_LONERS = frozenset(card.key for card in CREATURES.values() if any(isinstance(each, Loner) for each in card.traits))


class Scene:
    """A seat's judgement of one table. ``threats`` keeps maps from one table to the next."""

    def __init__(self, table: Table, seat: int, threats: ThreatMaps) -> None:
        self.table, self.seat, self._threats = table, seat, threats
        players = table.players
        self.side = side = players[seat].side
        self._masks = masks_of(table.board.grid)
        self.own = tuple(each for each in table.creatures.values() if each.seat == seat)
        self.friends = tuple(each for each in table.creatures.values() if players[each.seat].side == side)
        self.foes = tuple(each for each in table.creatures.values() if players[each.seat].side != side)
        #: By how many points one's own side leads.
        self.lead = self._leads_by()
        #: Whether no turn follows this one, as far as can be seen.
        self.is_last_turn = table.ending
        #: Is this one's own side's turn, and the coming one of a foe the last whatever happens: is its vault empty?
        self.is_before_the_last = self._is_before_the_last()
        self._blows: dict[object, int] = {}
        self._harms: dict[tuple[int, int], float] = {}
        self._prices: dict[int, float] = {}
        self._areas: dict[tuple[int, int], list[tuple[float, Cell, tuple[Creature, ...]]]] = {}
        self._zones: dict[int, tuple[Zone, ...]] = {}
        self._reaches: dict[int, Zone] = {}
        self._places: dict[object, Places] = {}
        self._single: dict[object, float] = {}
        #: What pushes are worth, by whom and how far.
        self.pushes: dict[tuple[int, int], float] = {}
        self._slides: dict[object, Mapping[Cell, int]] = {}

    def on(self, table: Table) -> Scene:
        """Return the same seat's judgement of another table."""
        return Scene(table, self.seat, self._threats)

    def of(self, seat: int) -> Scene:
        """Return another seat's judgement of the same table."""
        return Scene(self.table, seat, self._threats)

    # Gold

    def _leads_by(self) -> int:
        lead = 0
        for player in self.table.players:
            points = player.points + player.vault
            lead += points if player.side == self.side else -points
        return lead

    def _is_before_the_last(self) -> bool:
        # rule: skirmish/the_end
        table = self.table
        if table.ending or table.players[table.turn.seat].side != self.side:
            return False
        coming = table.players[(table.turn.seat + 1) % len(table.players)]
        return coming.side != self.side and coming.vault == 0

    @cached_property
    def card_price(self) -> float:
        """Return what playing a card of one's own hand costs: that of the one that is needed least."""
        return value_of_cards(max(0, len(self.table.players[self.seat].hand) - 1), 1)

    def is_foe(self, creature: Creature) -> bool:
        """Return whether it fights for another side."""
        return self.table.players[creature.seat].side != self.side

    # What damage is worth

    def hp(self, creature: Creature) -> int:
        """Return its hit points unharmed."""
        return max_hp_of(self.table, creature) if creature.attached else card_of(creature).hp

    def left(self, creature: Creature) -> int:
        """Return its hit points left."""
        return self.hp(creature) - creature.damage

    def price(self, creature: Creature) -> float:
        """Return what it is worth unharmed."""
        known = self._prices.get(creature.id)
        if known is None:
            known = self._prices[creature.id] = price_of(self.table, creature)
        return known

    @cached_property
    def _stakes(self) -> dict[int, float]:
        """Return what depends on each foe for the objectives of a scenario."""
        goals = goals_of(self.table, self.seat)
        return goals.stakes() if goals is not None else {}

    def harm(self, target: Creature, damage: int) -> float:
        """Return what its side loses by that much damage to a creature, in levels."""
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
            if damage >= left:
                return self._end(target, level) + level
            return max(_SCRATCH, self._finished(target, damage) * (self._end(target, level) + level)) * damage / left
        price = self.price(target) + self._stakes.get(target.id, 0.0)
        if damage >= left:
            return price * (1 - WOUNDS + WOUNDS * left / hp) + self._end(target, level)
        worth = price * WOUNDS * damage / hp
        if self.is_before_the_last and self.lead <= 0:
            # The side that is behind has only this turn: its own wounds do not count, a foe's do if it can be finished.
            worth = max(_SCRATCH, self._finished(target, damage) * (price + self._end(target, level))) * damage / left
        return worth

    def _finished(self, target: Creature, damage: int) -> float:
        """Return whether those of one's own creatures that may still act this turn can destroy a wounded foe: how much
        that is to be counted on."""
        if not self.is_foe(target) or self.table.players[self.table.turn.seat].side != self.side:
            return 0.0
        turn = self.table.turn
        acting = turn.activation.creature if turn.activation is not None else 0
        blows = sum(
            self.blow(one, target)
            for one in self.own
            if not one.tapped and one.id != acting and one.id not in turn.activated and self.is_in_reach(one, target)
        )
        return _TOGETHER if damage + blows >= self.left(target) else 0.0

    def is_in_reach(self, one: Creature, other: Creature) -> bool:
        """Return whether a creature of either side could come beside another where that one stands, by its speed."""
        return bool(self._zone(one).near & self._space(other))

    def is_in_sight(self, one: Creature, other: Creature) -> bool:
        """Return whether it could strike at the other from afar, from where it stands or may walk."""
        far = self._zone(one).far
        return far is not None and bool(far & self._space(other))

    def _space(self, creature: Creature) -> int:
        """Return the set of the squares that a creature fills."""
        return self._masks.filled(self._masks.bit(creature.cell), size_of(creature))

    def _zone(self, one: Creature) -> Zone:
        """Return where a creature of either side could strike with its next activation."""
        known = self._reaches.get(one.id)
        if known is None:
            (known,) = self._threats.zones(self.table, (one,), 0)
            self._reaches[one.id] = known
        return known

    def _end(self, target: Creature, level: int) -> float:
        """Return what it is worth to the foes of a creature's side that its loss ends the match, or decides it."""
        # rule: skirmish/the_end
        owner = self.table.players[self.table.cards[target.id].owner]
        lead = self.lead if owner.side != self.side else -self.lead
        after = lead + level
        # Nobody can answer a lead that is taken by ending the match at once: that is worth more.
        locked = owner.vault < level and owner.side != self.side and after > 0
        if self.is_last_turn or (self.is_before_the_last and not locked):
            return _decided(after) - _decided(lead)
        if owner.vault >= level:
            return 0.0
        return VICTORY if after > 0 else -VICTORY / 2

    def fall(self, creature: Creature) -> tuple[float, float]:
        """Return what one's own creature's wounds cost in the foes' coming turn, and its destruction beyond them, in
        levels."""
        price = self.price(creature)
        common = CAUTION * price * WOUNDS, CAUTION * price * (1 - WOUNDS)
        level = card_of(creature).level
        after = self.lead - level
        if self.is_before_the_last:
            if self.lead < 0:
                return 0.0, _SCRATCH * level
            return 0.0, VICTORY * min(1.0, level / max(1, self.lead)) ** 2 if self.lead else VICTORY / 2
        owner = self.table.players[self.table.cards[creature.id].owner]
        if owner.vault < level and after <= 0:
            return common[0], common[1] + VICTORY / 2
        return common

    def swing(self, target: Creature, damage: int) -> float:
        """Return the value of that much damage to a creature to one's own side; less than nothing for a friend's."""
        return self.harm(target, damage) if self.is_foe(target) else -_OWN * self.harm(target, damage)

    def blow(self, dealer: Creature, target: Creature, strike: Strike = MELEE) -> int:
        """Return the damage of an attack that nobody answers."""
        if dealer.key in _LONERS or target.attached:
            key: object = (dealer.id, target.id, target.tapped, dealer.cell, strike)
            blows = self._blows
        else:
            # It depends on the two cards and on nothing else that changes.
            block = self.table.creatures[target.id].block
            key = (dealer.key, target.key, target.tapped, block, strike)
            blows = self._threats.blows
        known = blows.get(key)
        if known is None:
            parts = struck(self.table, dealer, target, strike)
            hit = Hit(0, dealer.seat, dealer.id, target.id, parts, strike.manner, strike.pierces)
            known = blows[key] = damage_of(self.table, hit).total
        return known

    def shot(self, dealer: Creature, target: Creature) -> int:
        """Return the damage of a power that strikes from afar, when nobody answers."""
        card = card_of(dealer)
        return self.blow(dealer, target, SHOT) if shoots(card) else shot_damage(card)

    def areas(self, amount: int, radius: int) -> list[tuple[float, Cell, tuple[Creature, ...]]]:
        """Return squares about which an area of damage catches a foe: what it is worth, its middle, and whom it
        catches, the best first."""
        known = self._areas.get((amount, radius))
        if known is None:
            grid, known = self.table.board.grid, []
            creatures = self.table.creatures.values()
            around = [(one, disc(grid, one.cell, size_of(one), radius)) for one in creatures]
            squares = {cell for one, cells in around if self.is_foe(one) for cell in cells}
            for cell in sorted(squares):
                caught = tuple([one for one, cells in around if cell in cells])
                known.append((sum(self.swing(one, amount) for one in caught), cell, caught))
            known.sort(key=lambda area: -area[0])
            self._areas[amount, radius] = known
        return known

    # Slides

    def slides(self, creature: Creature, squares: int, actor: Creature) -> Mapping[Cell, int]:
        """Return where a creature could be slid to by an actor that stands, or would stand, on its square. An actor
        that would stand elsewhere is not in the way: it is come beside before it is run into."""
        elsewhere = self.table.creatures.get(actor.id) is not actor
        key = (creature.id, squares, actor.id if elsewhere else 0)
        known = self._slides.get(key)
        if known is None:
            table = self.table
            if elsewhere:
                others = {number: one for number, one in table.creatures.items() if number != actor.id}
                table = replace(table, creatures=others)
            known = self._slides[key] = reach_of(table, creature, "slide", squares).costs
        return known

    # Squares

    def zones(self, mover: int) -> tuple[Zone, ...]:
        """Return where each of the foes can strike in its next turn, were creature ``mover`` (0: nobody) out of its
        way."""
        known = self._zones.get(mover)
        if known is None:
            known = self._zones[mover] = self._threats.zones(self.table, self.foes, mover)
        return known

    def place(self, mover: Creature, gone: frozenset[int] = _NOBODY) -> float:
        """Return what it is worth that a creature stands where it does, or would, at the end of its activation.
        ``gone`` are foes that will not be there any more."""
        known = self._places.get((mover.id, gone))
        if known is None:
            if gone:
                return self._placed(mover, gone)
            known = self.places(mover)
        return known.tapped(mover.cell) if mover.tapped else known.untapped(mover.cell)

    def _placed(self, mover: Creature, gone: frozenset[int]) -> float:
        """Return the same as ``places``, for one square."""
        key = (mover.id, mover.cell, mover.tapped, gone)
        value = self._single.get(key)
        if value is None:
            tapped, untapped, falls = self._loss(mover, self._blows_at(mover, self.zones(mover.id), gone))
            # A nimble creature is untapped in the foes' turn, whatever it did.
            ready = not mover.tapped or is_nimble(self.table, mover)
            nearer = self._way(mover).reached(self._start(mover), mover.cell, falls)
            value = self._single[key] = nearer - (untapped if ready else tapped)
        return value

    def places(self, mover: Creature, gone: frozenset[int] = _NOBODY) -> Places:
        """Return what it is worth that a creature stands on one square or another."""
        key = (mover.id, gone)
        known = self._places.get(key)
        if known is None:
            threats = self._threats_to(mover, gone)
            if self.is_before_the_last:
                # What a foe's wounds count depends on where it stands then, and is remembered: it stands there now.
                for _, foe, _ in threats:
                    if foe is not None:
                        self.harm(foe, self.blow(mover, foe))
            lost = self._lost_untapped if is_nimble(self.table, mover) else self._loss
            way, start = self._way(mover), self._start(mover)
            known = self._places[key] = Places(self._masks, threats, partial(lost, mover), way, start)
        return known

    def _start(self, mover: Creature) -> Cell:
        """Return where a creature stands that would stand elsewhere; its own square for one that is still to come."""
        there = self.table.creatures.get(mover.id)
        return mover.cell if there is None else there.cell

    def _way(self, mover: Creature) -> Way:
        """Return what squares are worth to a creature by their way to the nearest foe, or to where foes come from."""
        if self.is_before_the_last and self.lead > 0:
            return Way(self._ways, 0, _FLIGHT)
        return Way(self._ways, max(1, shot_reach(card_of(mover))), -APPROACH * (1 + 0.5 * self.price(mover)))

    @cached_property
    def _ways(self) -> list[list[int]]:
        """Return the steps from every square ``[y][x]`` to the nearest foe, or to where they come from when there is
        none."""
        board = self.table.board
        squares = tuple(sorted(cell for foe in self.foes for cell in squares_of(foe)))
        return steps_to(board.grid, squares or board.starts[1 - self.side])

    def steps_to_foe(self, cell: Cell) -> int:
        """Return the steps from a square to the nearest foe."""
        return self._ways[cell[1]][cell[0]]

    def exposure(self, creature: Creature, zones: tuple[Zone, ...], gone: frozenset[int] = _NOBODY) -> Loss:
        """Return what a creature is likely to lose in the foes' next turn where it stands, tapped and untapped, in
        levels, and how likely it falls. ``gone`` are foes that do not strike any more."""
        return self._loss(creature, self._blows_at(creature, zones, gone))

    def _lost_untapped(self, mover: Creature, blows: list[Blow]) -> Loss:
        """Return the same for one that is nimble: it is untapped in the foes' turn, whatever it did."""
        _, untapped, falls = self._loss(mover, blows)
        return untapped, untapped, falls

    def _loss(self, mover: Creature, blows: list[Blow]) -> Loss:
        """Return what blows are likely to cost, the hardest first, to a tapped creature and to an untapped one; and how
        likely it falls to them. A blow for which nobody is struck back is dealt, whoever else could come."""
        if self.is_last_turn or not blows:
            return 0.0, 0.0, 0.0
        loss, falls = self._costs(mover, [blow for blow, _ in blows])
        backs = [self.harm(foe, self.blow(mover, foe)) for _, foe in blows if foe is not None]
        if not backs:
            return loss, loss, falls
        # They choose who comes first, and who is struck back for it.
        back = min(min(backs), self.price(mover)) if self.is_before_the_last else min(backs)
        afar = [blow for blow, foe in blows if foe is None]
        least = self._costs(mover, afar)[0] if afar else 0.0
        kept = max(least, loss - CAUTION * STRIKES_BACK * back)
        return loss, kept + _DETERRED * (loss - kept), falls

    def _costs(self, mover: Creature, blows: list[int]) -> tuple[float, float]:
        """Return what some blows are likely to cost, and how likely their target falls to them."""
        expected = _CARDS + sum(share * blow for share, blow in zip(_SHARES, blows, strict=False))
        hp, left = self.hp(mover), self.left(mover)
        hurt, fallen = self.fall(mover)
        wounds = min(expected, left) * (1 / hp)
        # In their last turn all strike at whom they can destroy.
        falls = 1.5 * expected * (1 / left) - 0.5 if self.is_before_the_last else expected * (1 / left) - 0.5
        surely, falls = max(0.0, falls - 1.0), min(max(falls, 0.0), 1.0)
        return hurt * wounds + fallen * falls * (1.0 + _SURER * min(surely, _SUREST)), falls

    def _blows_at(self, mover: Creature, zones: tuple[Zone, ...], gone: frozenset[int]) -> list[Blow]:
        """Return who could strike at a creature where it stands, the hardest blow first."""
        found: list[Blow] = []
        space = self._space(mover)
        for foe, zone in zip(self.foes, zones, strict=True):
            if foe.id in gone:
                continue
            near, far = zone.near & space, zone.far is not None and zone.far & space
            if far:
                found.append((self._from_afar(foe, mover) if near else self.shot(foe, mover), None))
            elif near:
                found.append((self.blow(foe, mover), foe))
        found.sort(key=lambda blow: -blow[0])
        return found

    def _from_afar(self, foe: Creature, target: Creature) -> int:
        """Return what a foe strikes for that could come beside a target and strike from afar as well: it need not be
        struck back for it."""
        return max(self.shot(foe, target), self.blow(foe, target))

    def _threats_to(self, mover: Creature, gone: frozenset[int]) -> list[Threat]:
        """Return who could strike at a creature, and where it would stand then, the hardest blow first."""
        size, under = size_of(mover), self._masks.under
        found: list[Threat] = []
        for foe, zone in zip(self.foes, self.zones(mover.id), strict=True):
            if foe.id in gone:
                continue
            near = under(zone.near, size)
            if zone.far is not None:
                far = under(zone.far, size)
                found.append((self._from_afar(foe, mover), None, near & far))
                found.append((self.shot(foe, mover), None, far & ~near))
                near &= ~far
            found.append((self.blow(foe, mover), foe, near))
        found.sort(key=lambda threat: -threat[0])
        return found


def _decided(lead: int) -> float:
    """Return the value of a match that ends with such a lead."""
    return VICTORY / 2 * ((lead > 0) - (lead < 0))
