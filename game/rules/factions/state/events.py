"""What happens in Factions: facts with their results. ``applying.py`` tells what each does to the table; what happens
to cards in decks and hands is in ``card_events.py``."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.core.events import Event
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state.table import Attack, Entry, Phase, Unit

#: What damage comes from: attacks, magic abilities, or anything else.
DamageKind = Literal["melee", "ranged", "magic", "effect"]


class InitiativeSettled(Event, frozen=True):
    """The dice gave a seat the first initiative."""

    seat: int


class CycleBegan(Event, frozen=True):
    """A new cycle, and who has the initiative in it. Units may spend magic points anew."""

    cycle: int
    initiative: int


class PhaseBegan(Event, frozen=True):
    """A seat's part of a phase begins: it is the turn player."""

    seat: int
    phase: Phase


class RoundEnded(Event, frozen=True):
    """The combat phase is over, and what lasted until then."""


class BuildGained(Event, frozen=True):
    """A seat got build points for the reason ``why``: start, upkeep, zones, kingdom, productive, ability."""

    seat: int
    amount: int
    why: str


class MagicGained(Event, frozen=True):
    """A unit got magic points (or lost them, below 0) for the reason ``why``: renewal, roll, drain, meditation."""

    unit: int
    amount: int
    why: str


class MagicSpent(Event, frozen=True):
    """A unit paid magic points for one effect."""

    unit: int
    amount: int
    why: str


class UnitsReadied(Event, frozen=True):
    """All units are untapped."""

    units: tuple[int, ...]


class UnitsTapped(Event, frozen=True):
    """Units were tapped for the reason ``why``: raze, aim, meditation, stun, spell, poison."""

    units: tuple[int, ...]
    why: str


class EntryAdded(Event, frozen=True):
    """An effect went on top of the stack; its card, if it is one, left the hand, and ``paid`` build points the pool."""

    entry: Entry
    paid: int = 0

    @property
    def shows_something(self) -> bool:
        """A card from a hand has been shown; what a unit in play can do was known."""
        # rule: factions/playing
        return self.entry.what == "card"


class EntryLeft(Event, frozen=True):
    """The effect left the stack. A card goes to the graveyard unless it comes into play."""

    entry: int
    how: Literal["resolved", "fizzled", "countered"]
    to: Literal["graveyard", "play", "nowhere"]


class Passed(Event, frozen=True):
    """A seat adds nothing to the stack, whether it was asked or had nothing to add."""

    seat: int


class UnitEntered(Event, frozen=True):
    """A unit came into play for the reason ``why``: deployed, mustered, raised. From the deck if ``searched``."""

    unit: Unit
    why: str
    searched: bool = False


class LocationPlaced(Event, frozen=True):
    """A location was put into a zone."""

    card: int
    zone: int
    seat: int


class LocationRazed(Event, frozen=True):
    """A zone's location was destroyed."""

    zone: int


class EquipmentAttached(Event, frozen=True):
    """A unit was equipped."""

    card: int
    unit: int


class ActivationBegan(Event, frozen=True):
    """A unit's turn begins; it counts as activated from now on."""

    unit: int
    seat: int


class ActivationEnded(Event, frozen=True):
    """A unit's turn is over."""

    unit: int


class MoveDeclared(Event, frozen=True):
    """The activated unit sets out for a zone; ``gives_up``: it will not attack in this turn; ``slowed``: zones of
    movement that the location there costs."""

    unit: int
    zone: int
    gives_up: bool = False
    slowed: int = 0


class MoveLost(Event, frozen=True):
    """A declared move has become impossible: its movement is used up, but the unit has not moved."""

    unit: int
    zone: int


class BonusForgone(Event, frozen=True):
    """The activated unit makes its next attack without the bonus for not moving."""

    unit: int


class MoveBought(Event, frozen=True):
    """The activated unit may move one zone more."""

    unit: int


class UnitMoved(Event, frozen=True):
    """A unit is in another zone; ``manner``: move, march, lift, teleport, swap."""

    unit: int
    zone: int
    manner: str


class PartUsed(Event, frozen=True):
    """The activated unit used up its attacks, its movement, or its whole turn for an ability."""

    unit: int
    part: Literal["attacks", "movement", "turn"]


class AttackDeclared(Event, frozen=True):
    """A unit attacks. ``own_turn``: it is one of the attacks of its turn; ``settles``: it moves no more afterwards."""

    attack: Attack
    own_turn: bool = False
    settles: bool = False


class TargetChanged(Event, frozen=True):
    """A unit took an ally's place as the target of an attack or of an effect on the stack (the other is 0)."""

    unit: int
    spared: int
    attack: int = 0
    entry: int = 0


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


class AttackEnded(Event, frozen=True):
    """The attack is over."""

    attack: int


class SaveRolled(Event, frozen=True):
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


class DamageDealt(Event, frozen=True):
    """Damage landed: ``amount`` after ``reduced`` was taken off."""

    unit: int
    amount: int
    reduced: int
    kind: DamageKind
    dealer: int
    attack: int = 0


class UnitHealed(Event, frozen=True):
    """Damage was taken off a unit."""

    unit: int
    amount: int


class UnitDoomed(Event, frozen=True):
    """An effect defeats a unit, whatever its damage."""

    unit: int


class Unaffected(Event, frozen=True):
    """An effect does nothing to a unit, thanks to the reason ``why``."""

    unit: int
    why: str


class UnitDefeated(Event, frozen=True):
    """A unit was destroyed; its card and its equipment went to their owners' graveyards."""

    unit: int
    zone: int


class UnitRevived(Event, frozen=True):
    """A card came back from the graveyard as a new unit, where the old one fell."""

    unit: Unit
    card: int


class CapitalFallen(Event, frozen=True):
    """A seat's capital is lost."""

    seat: int


class PowerGathered(Event, frozen=True):
    """A unit does more damage with its next attack."""

    unit: int
    damage: int


class UnitAimed(Event, frozen=True):
    """A unit has more attack for a single attack."""

    unit: int
    atk: int


class UnitParalyzed(Event, frozen=True):
    """A unit bars no advance until it is untapped."""

    unit: int


class UnitsInspired(Event, frozen=True):
    """Units have traits until the round ends."""

    units: tuple[int, ...]
    traits: tuple[Trait, ...]


class ZoneBlockaded(Event, frozen=True):
    """No unit moves into or out of a zone until the round ends."""

    zone: int


class MatchEnded(Event, frozen=True):
    """The match is over; ``scores`` are the hit points left to the capitals."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
