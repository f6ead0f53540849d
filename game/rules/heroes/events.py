"""What happens in Heroes: facts with their results. Each says what it does to the table."""

from __future__ import annotations

from typing import Literal, Self

import msgspec
from msgspec.structs import replace

from game.core.applying import with_player
from game.core.cards import Passed as Passed
from game.core.events import Event
from game.rules.heroes.cards.effects import DamageType, Until
from game.rules.heroes.state.table import Combat, Modifier, Permanent, Phase, Shield, Strike, Table, Turn
from game.rules.heroes.table_changes import bury_card, damaged, out_of_graveyard, with_combat, with_permanents


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    number: int

    def apply(self, table: Table) -> Table:
        # rule: heroes/extra_turns
        table = with_player(table, self.seat, began=self.number)
        after, extra = (table.after, table.extra[:-1]) if table.extra else (self.seat, ())
        return replace(table, turn=Turn(self.number, self.seat, "ready"), after=after, extra=extra)


class ExtraTurnAdded(Event, frozen=True):
    """A seat has one more turn after this one."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, extra=(*table.extra, self.seat))


class PhaseBegan(Event, frozen=True):
    """The next step or phase of the turn."""

    phase: Phase

    def apply(self, table: Table) -> Table:
        return replace(table, turn=replace(table.turn, phase=self.phase))


class MatchEnded(Event, frozen=True):
    """It is over; ``losers`` are out."""

    why: str
    losers: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return replace(table, turn=replace(table.turn, phase="over"))


class PermanentEntered(Event, frozen=True):
    """Something came into play, from the chain, from its owner's graveyard, or as a token."""

    permanent: Permanent
    origin: Literal["chain", "graveyard", "token"]

    def apply(self, table: Table) -> Table:
        permanent: Permanent = self.permanent
        if self.origin == "graveyard":
            table = out_of_graveyard(table, table.cards[permanent.card].owner, permanent.card)
        return replace(table, permanents={**table.permanents, permanent.id: permanent})


class Removal(msgspec.Struct, frozen=True):
    """What removes something from play: combat with what has that ``key`` and, where it has one, its ``weapon``; an
    effect of the card with that key, or of what has it in play; damage that nobody deals, or health that is lost; a
    cost; its being one too many; its host, to which it may not be attached (``key``)."""

    kind: Literal["combat", "effect", "damage", "cost", "too many", "unfit"]
    key: str = ""
    weapon: str = ""


class PermanentLeft(Event, frozen=True):
    """Something left play: ``destroyed``, ``returned`` to its owner's hand, or because its ``host`` left. A token is no
    more. ``kept`` is the card as it comes to a hand. Of what left with its host the ``cause`` is the host's, and
    ``host`` the key of that, which has left before."""

    permanent: int
    why: Literal["destroyed", "returned", "host"]
    kept: int = 0
    owner: int = 0
    cause: Removal | None = None
    host: str = ""

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.owner else replace(self, kept=0)

    def apply(self, table: Table) -> Table:
        # rule: heroes/new_objects
        permanents = dict(table.permanents)
        left = permanents.pop(self.permanent)
        table = replace(table, permanents=permanents)
        if self.why != "returned":
            return bury_card(table, left.card)
        if not left.card:
            return table
        return with_player(table, self.owner, hand=(*table.players[self.owner].hand, self.kept))


class Exhausted(Event, frozen=True):
    """Cards in play were exhausted for the reason ``why``: attack, protect, strike, armor, cost, effect."""

    permanents: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> Table:
        return with_permanents(table, self.permanents, exhausted=True)


class Readied(Event, frozen=True):
    """Cards in play are ready again for the reason ``why``: turn, effect."""

    permanents: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> Table:
        return with_permanents(table, self.permanents, exhausted=False)


class HeroFlipped(Event, frozen=True):
    """A hero was turned face down: its power is used."""

    permanent: int

    def apply(self, table: Table) -> Table:
        return with_permanents(table, (self.permanent,), face_up=False)


class Modified(Event, frozen=True):
    """An effect changed something for a while."""

    modifier: Modifier

    def apply(self, table: Table) -> Table:
        return replace(table, modifiers=(*table.modifiers, self.modifier))


class ShieldRaised(Event, frozen=True):
    """The next damage to a character will be prevented."""

    shield: Shield

    def apply(self, table: Table) -> Table:
        return replace(table, shields=(*table.shields, self.shield))


class Expired(Event, frozen=True):
    """What lasted this combat or this turn is over: modifiers and shields by their numbers."""

    until: Until
    modifiers: tuple[int, ...]
    shields: tuple[int, ...] = ()

    def apply(self, table: Table) -> Table:
        modifiers = tuple(one for one in table.modifiers if one.id not in self.modifiers)
        shields = tuple(one for one in table.shields if one.id not in self.shields)
        return replace(table, modifiers=modifiers, shields=shields)


class CombatBegan(Event, frozen=True):
    """An attacker is exhausted and attacks."""

    attacker: int
    defender: int

    def apply(self, table: Table) -> Table:
        table = with_permanents(table, (self.attacker,), exhausted=True)
        attacked = table.turn.attacked
        if self.attacker not in attacked:
            attacked = (*attacked, self.attacker)
        turn = replace(table.turn, attacked=attacked)
        return replace(table, turn=turn, combat=Combat(self.attacker, self.defender))


class DefenderChanged(Event, frozen=True):
    """A protector is exhausted and is the defender now."""

    protector: int

    def apply(self, table: Table) -> Table:
        return with_combat(with_permanents(table, (self.protector,), exhausted=True), defender=self.protector)


class DefenderSettled(Event, frozen=True):
    """The defender starts defending."""

    defender: int

    def apply(self, table: Table) -> Table:
        return with_combat(table, defending=True)


class WeaponStruck(Event, frozen=True):
    """A hero strikes with a weapon, which is exhausted."""

    strike: Strike

    def apply(self, table: Table) -> Table:
        struck = table.combat.strikes if table.combat is not None else ()
        return with_combat(
            with_permanents(table, (self.strike.weapon,), exhausted=True), strikes=(*struck, self.strike)
        )


class CombatEnded(Event, frozen=True):
    """Everybody left combat."""

    def apply(self, table: Table) -> Table:
        return replace(table, combat=None)


class DamageDealt(Event, frozen=True):
    """A character was damaged. ``combat``: in combat; ``weapon`` dealt it; ``by``: the card whose effect it is."""

    source: int
    target: int
    amount: int
    damage: DamageType
    combat: bool = False
    weapon: int = 0
    by: str = ""

    def apply(self, table: Table) -> Table:
        if self.combat and self.weapon:
            seat = table.permanents[self.source].seat
            if seat not in table.turn.hit:
                table = replace(table, turn=replace(table.turn, hit=(*table.turn.hit, seat)))
        return damaged(table, self.target, self.amount)


class DamagePut(Event, frozen=True):
    """Damage was put on a character, which is not dealt."""

    target: int
    amount: int

    def apply(self, table: Table) -> Table:
        return damaged(table, self.target, self.amount)


class DamagePrevented(Event, frozen=True):
    """So much damage to a character was prevented by something in play, or by a ``shield``, which shrinks by it."""

    target: int
    amount: int
    by: int = 0
    shield: int = 0

    def apply(self, table: Table) -> Table:
        if not self.shield:
            return table
        shields = tuple(
            replace(one, amount=one.amount - self.amount) if one.id == self.shield else one for one in table.shields
        )
        return replace(table, shields=tuple(one for one in shields if one.amount > 0))


class Healed(Event, frozen=True):
    """Damage was removed from a character."""

    target: int
    amount: int

    def apply(self, table: Table) -> Table:
        return damaged(table, self.target, -self.amount)
