"""What happens in Factions: facts with their results. Each says what it does to the table; what happens
to cards in decks and hands is in ``card_events.py``.

This is one chapter though it is long: one looks for an event by its name, and each is only a few lines.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import bury, with_player, without
from game.core.cards import MatchEnded as MatchEnded
from game.core.cards import Passed as Passed
from game.core.events import Event, Notice
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state.table import Activation, Attack, Phase, Table, Turn, Unit, card_of
from game.rules.factions.state.table_changes import with_activation, with_unit, with_units

#: What damage comes from: attacks, magic abilities, or anything else.
DamageKind = Literal["melee", "ranged", "magic", "effect"]


class Defeat(msgspec.Struct, frozen=True):
    """What a unit is defeated by: an attack or an effect, ``by`` a unit (0: none's) and with the ``name`` of the card
    or ability; damage that was dealt before, or that nobody dealt; or another unit of its name."""

    kind: Literal["attack", "effect", "damage", "unique"]
    by: int = 0
    name: str = ""


#: Ways to move that are the unit's own movement in its turn.
_OWN_MOVEMENT = ("move", "ride", "teleport")


class InitiativeSettled(Event, frozen=True):
    """The dice gave a seat the first initiative."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=Turn(0, self.seat, "setup", self.seat))


class CycleBegan(Event, frozen=True):
    """A new cycle, and who has the initiative in it. Units may spend magic points again."""

    cycle: int
    initiative: int

    def apply(self, table: Table) -> Table:
        # rule: factions/magic
        table = with_units(table, tuple(table.units), spent=0)
        return replace(table, turn=Turn(self.cycle, self.initiative, "upkeep", self.initiative))


class PhaseBegan(kit.PhaseBegan, frozen=True):
    """A seat's part of a phase begins: it is the turn player."""

    phase: Phase

    def apply(self, table: Table) -> Table:
        return replace(table, turn=replace(table.turn, seat=self.seat, phase=self.phase))


class RoundEnded(Event, frozen=True):
    """The combat phase is over, and what lasted until then."""

    def apply(self, table: Table) -> Table:
        units = {number: replace(unit, lasting=()) for number, unit in table.units.items()}
        return replace(table, units=units, blockaded=())


class UnitsReadied(Event, frozen=True):
    """All units are untapped."""

    units: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return with_units(table, self.units, tapped=False, paralyzed=False)


class UnitsTapped(Event, frozen=True):
    """Units were tapped for the reason ``why``: raze, aim, meditation, stun, spell, poison."""

    units: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> Table:
        return with_units(table, self.units, tapped=True)


class UnitEntered(Event, frozen=True):
    """A unit came into play for the reason ``why``: deployed, mustered, raised. From the deck if ``searched``."""

    unit: Unit
    why: str
    searched: bool = False

    def apply(self, table: Table) -> Table:
        unit: Unit = self.unit
        if self.searched:
            owner = table.cards[unit.id].owner
            table = with_player(table, owner, deck=without(table.players[owner].deck, unit.id))
        return replace(table, units={**table.units, unit.id: unit})


class ActivationBegan(Event, frozen=True):
    """A unit's turn begins; it counts as activated from now on."""

    unit: int
    seat: int

    def apply(self, table: Table) -> Table:
        turn = replace(table.turn, seat=self.seat, activation=Activation(self.unit))
        return with_unit(replace(table, turn=turn), self.unit, tapped=True)


class ActivationEnded(Event, frozen=True):
    """A unit's turn is over."""

    unit: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=replace(table.turn, activation=None))


class MoveDeclared(Event, frozen=True):
    """The active unit sets out: it ``gives_up`` its attack or not, and is ``slowed`` by this many zones."""

    unit: int
    zone: int
    gives_up: bool = False
    slowed: int = 0

    def apply(self, table: Table) -> Table:
        activation = table.turn.activation
        assert activation is not None
        gave_up = activation.gave_up or self.gives_up
        slowed = activation.slowed + self.slowed
        return with_activation(table, self.unit, moved=activation.moved + 1, gave_up=gave_up, slowed=slowed)


class MoveLost(Notice, frozen=True):
    """A declared move has become impossible: its movement is used up, but the unit has not moved."""

    unit: int
    zone: int


class BonusForgone(Event, frozen=True):
    """The activated unit makes its next attack without the bonus for not moving."""

    unit: int

    def apply(self, table: Table) -> Table:
        return with_activation(table, self.unit, forgoes=True)


class MoveBought(Event, frozen=True):
    """The activated unit may move one zone more."""

    unit: int

    def apply(self, table: Table) -> Table:
        activation = table.turn.activation
        assert activation is not None
        return with_activation(table, self.unit, extra=activation.extra + 1)


class UnitMoved(Event, frozen=True):
    """A unit is in another zone; ``manner``: move, march, lift, teleport, swap."""

    unit: int
    zone: int
    manner: str

    def apply(self, table: Table) -> Table:
        activation = table.turn.activation
        if activation is not None and self.manner in _OWN_MOVEMENT:
            table = with_activation(table, self.unit, went=activation.went + 1)
        return with_unit(table, self.unit, zone=self.zone)


class PartUsed(Event, frozen=True):
    """The activated unit used up its attacks, its movement, or its whole turn for an ability."""

    unit: int
    part: Literal["attacks", "movement", "turn"]

    def apply(self, table: Table) -> Table:
        activation = table.turn.activation
        if activation is None:
            return table
        changes: dict[str, Any] = {}
        if self.part in ("attacks", "turn"):
            # What was walked before stays walked: an attack part in the middle of a way ends the way.
            changes = {"acted": True, "spent": True, "settled": activation.settled or activation.moved > 0}
        if self.part in ("movement", "turn"):
            changes["settled"] = True
        if self.part == "movement":
            changes["moved"] = activation.moved + 1
        return with_activation(table, self.unit, **changes)


class AttackDeclared(Event, frozen=True):
    """A unit attacks. ``own_turn``: it is one of the attacks of its turn; ``settles``: it moves no more afterwards."""

    attack: Attack
    own_turn: bool = False
    settles: bool = False

    def apply(self, table: Table) -> Table:
        attack = self.attack
        table = replace(table, attacks=(*table.attacks, attack))
        if attack.gathered:
            table = with_unit(table, attack.attacker, gathered=0)
        activation = table.turn.activation
        if not self.own_turn or activation is None:
            return table
        attacks = activation.attacks + 1
        settled = activation.settled or self.settles or activation.moved > 0 or attacks > 1
        return with_activation(table, attack.attacker, attacks=attacks, acted=True, settled=settled, forgoes=False)


class TargetChanged(Event, frozen=True):
    """A unit took an ally's place as the target of an attack or of an effect on the stack (the other is 0)."""

    unit: int
    spared: int
    attack: int = 0
    entry: int = 0

    def apply(self, table: Table) -> Table:
        attacks = tuple(
            replace(attack, target=self.unit, stepped_in=True) if attack.id == self.attack else attack
            for attack in table.attacks
        )
        stack = []
        for entry in table.stack:
            if entry.id == self.entry:
                targets = tuple(self.unit if target == self.spared else target for target in entry.targets)
                entry = replace(entry, targets=targets, stepped_in=True)
            stack.append(entry)
        return replace(table, attacks=attacks, stack=tuple(stack))


class AttackRolled(Event, frozen=True):
    """The attack's roll. ``total`` against ``defense`` (0: no roll can miss); ``again``: it was rolled again."""

    reveals: ClassVar[bool] = True

    attack: int
    face: int
    total: int
    defense: int
    hit: bool
    critical: bool
    aimed: int = 0
    again: bool = False

    def apply(self, table: Table) -> Table:
        attacks = tuple(
            replace(attack, face=self.face, hit=self.hit, critical=self.critical, aimed=attack.aimed or self.aimed)
            if attack.id == self.attack
            else attack
            for attack in table.attacks
        )
        table = replace(table, attacks=attacks)
        attacker = next(attack.attacker for attack in attacks if attack.id == self.attack)
        return with_unit(table, attacker, aimed=0) if self.aimed else table


class AttackEnded(Event, frozen=True):
    """The attack is over."""

    attack: int

    def apply(self, table: Table) -> Table:
        return replace(table, attacks=tuple(attack for attack in table.attacks if attack.id != self.attack))


class StrikeForgone(Notice, frozen=True):
    """A unit that could have attacked another at once does not."""

    unit: int
    target: int


class SaveRolled(Notice, frozen=True):
    """A unit rolled a save of ``needed`` for the reason ``why`` (a trait's or an effect's name)."""

    reveals: ClassVar[bool] = True

    unit: int
    needed: int
    face: int
    total: int
    saved: bool
    why: str


class DamageEvaded(Event, frozen=True):
    """A unit takes no damage, thanks to the trait named; ``attack`` is the one that it evades (0: no attack)."""

    unit: int
    by: str
    attack: int = 0

    def apply(self, table: Table) -> Table:
        attacks = tuple(
            replace(attack, evaded=True) if attack.id == self.attack else attack for attack in table.attacks
        )
        return replace(table, attacks=attacks)


class DamageDealt(Event, frozen=True):
    """Damage landed: ``amount`` after ``reduced`` was taken off."""

    unit: int
    amount: int
    reduced: int
    kind: DamageKind
    dealer: int
    attack: int = 0

    def apply(self, table: Table) -> Table:
        attacks = tuple(
            replace(attack, dealt=attack.dealt + self.amount) if attack.id == self.attack else attack
            for attack in table.attacks
        )
        table = replace(table, attacks=attacks)
        return with_unit(table, self.unit, damage=table.units[self.unit].damage + self.amount)


class UnitHealed(Event, frozen=True):
    """Damage was taken off a unit."""

    unit: int
    amount: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, damage=table.units[self.unit].damage - self.amount)


class UnitDoomed(Event, frozen=True):
    """An effect defeats a unit, whatever its damage."""

    unit: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, doomed=True)


class Unaffected(Notice, frozen=True):
    """An effect does nothing to a unit, thanks to the reason ``why``."""

    unit: int
    why: str


class UnitDefeated(Event, frozen=True):
    """A unit was destroyed; its card and its equipment went to their owners' graveyards."""

    unit: int
    zone: int
    cause: Defeat | None = None

    def apply(self, table: Table) -> Table:
        units = dict(table.units)
        removed = units.pop(self.unit)
        table = replace(table, units=units)
        for card in (card_of(table, removed.id), *removed.attached):
            table = bury(table, card)
        return table


class UnitRevived(Event, frozen=True):
    """A card came back from the graveyard as a new unit, where the old one fell."""

    unit: Unit
    card: int

    def apply(self, table: Table) -> Table:
        # rule: factions/revival
        unit, owner = self.unit, table.cards[self.card].owner
        table = with_player(table, owner, graveyard=without(table.players[owner].graveyard, self.card))
        revived = {**table.revived, unit.id: self.card}
        return replace(table, units={**table.units, unit.id: unit}, revived=revived)


class CapitalFallen(Notice, frozen=True):
    """A seat's capital is lost."""

    seat: int
    cause: Defeat | None = None


class PowerGathered(Event, frozen=True):
    """A unit does more damage with its next attack."""

    unit: int
    damage: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, gathered=table.units[self.unit].gathered + self.damage)


class UnitAimed(Event, frozen=True):
    """A unit has more attack for a single attack."""

    unit: int
    atk: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, aimed=table.units[self.unit].aimed + self.atk)


class UnitParalyzed(Event, frozen=True):
    """A unit bars no advance until it is untapped."""

    unit: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, paralyzed=True)


class UnitsInspired(Event, frozen=True):
    """Units have traits until the round ends."""

    units: tuple[int, ...]
    traits: tuple[Trait, ...]

    def apply(self, table: Table) -> Table:
        for number in self.units:
            table = with_unit(table, number, lasting=table.units[number].lasting + self.traits)
        return table


class ZoneBlockaded(Event, frozen=True):
    """No unit moves into or out of a zone until the round ends."""

    zone: int

    def apply(self, table: Table) -> Table:
        return replace(table, blockaded=(*table.blockaded, self.zone))
