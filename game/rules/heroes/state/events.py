"""What happens in Heroes: facts with their results. ``applying.py`` tells what each does to the table."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from game.core.events import Event
from game.rules.heroes.cards.effects import DamageType, Until
from game.rules.heroes.state.table import Link, Modifier, Permanent, Phase, Shield, Strike


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(cards)


# Cards


class DeckShuffled(Event, frozen=True):
    """A deck in its new order; nobody sees it."""

    reveals: ClassVar[bool] = True

    seat: int
    deck: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, deck=_backs(self.deck))


class CardsDrawn(Event, frozen=True):
    """A seat drew cards for the reason ``why``: start, mulligan, turn, card."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    why: str

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, cards=_backs(self.cards))


class EmptyDeckDrawn(Event, frozen=True):
    """A seat had to draw from an empty deck."""

    seat: int


class HandReturned(Event, frozen=True):
    """A seat put its hand into its deck, which is shuffled at once."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, cards=_backs(self.cards))


class CardDiscarded(Event, frozen=True):
    """A card went from a hand to the graveyard for the reason ``why``: limit, effect."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    why: str


class TopLookedAt(Event, frozen=True):
    """A seat looked at the top cards of its deck, or at all of it; the last one is the top."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, cards=_backs(self.cards))


class TopShown(Event, frozen=True):
    """The top cards of a seat's deck were shown to all; the last one is the top."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


class TopPutUnder(Event, frozen=True):
    """The top cards of a seat's deck went under it; where they lie there nobody keeps in mind."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, cards=_backs(self.cards))


class CardTaken(Event, frozen=True):
    """A seat took a card out of its deck and showed it. ``kept`` is the card as it comes to the hand."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    kept: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, kept=0)


class CardTakenBack(Event, frozen=True):
    """A card went from a graveyard to its owner's hand, where it is ``kept``."""

    seat: int
    card: int
    kept: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, kept=0)


class CardRemoved(Event, frozen=True):
    """A card was removed from the game, out of its owner's graveyard."""

    seat: int
    card: int


# The course of the match


class MulliganDecided(Event, frozen=True):
    """A seat will draw a new hand, or keeps the one it has."""

    seat: int
    again: bool


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    number: int


class ExtraTurnAdded(Event, frozen=True):
    """A seat has one more turn after this one."""

    seat: int


class PhaseBegan(Event, frozen=True):
    """The next step or phase of the turn."""

    phase: Phase


class Passed(Event, frozen=True):
    """A seat did nothing when it had priority."""

    seat: int


class MatchEnded(Event, frozen=True):
    """It is over; ``losers`` are out."""

    why: str
    losers: tuple[int, ...]


# Resources


class ResourcePlaced(Event, frozen=True):
    """A seat placed a card as a resource."""

    seat: int
    card: int
    face_up: bool

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat or self.face_up else replace(self, card=0)


class ResourcesExhausted(Event, frozen=True):
    """A seat paid with the resources at these places of its row."""

    seat: int
    places: tuple[int, ...]


class ResourcesReadied(Event, frozen=True):
    """Resources at these places are ready again."""

    seat: int
    places: tuple[int, ...]


class QuestCompleted(Event, frozen=True):
    """A quest was turned face down; its reward follows."""

    seat: int
    card: int


# The chain


class LinkAdded(Event, frozen=True):
    """Something is on the chain; a card comes from its owner's hand, a trigger from those that wait."""

    link: Link


class LinkLeft(Event, frozen=True):
    """Something is on the chain no more: it has ``resolved``, was ``interrupted``, or lost its targets (``void``). A
    card goes to its owner's graveyard, or into play."""

    link: int
    why: Literal["resolved", "interrupted", "void"]
    to: Literal["graveyard", "play"] = "graveyard"


class TriggerNoted(Event, frozen=True):
    """Something has triggered and waits for the next state check."""

    link: Link


class TriggerVanished(Event, frozen=True):
    """A trigger found no target."""

    link: int


# In play


class PermanentEntered(Event, frozen=True):
    """Something came into play, from the chain, from its owner's graveyard, or as a token."""

    permanent: Permanent
    origin: Literal["chain", "graveyard", "token"]


class PermanentLeft(Event, frozen=True):
    """Something left play: ``destroyed``, ``returned`` to its owner's hand, or because its ``host`` left. A token is no
    more. ``kept`` is the card as it comes to a hand."""

    permanent: int
    why: Literal["destroyed", "returned", "host"]
    kept: int = 0
    owner: int = 0

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.owner else replace(self, kept=0)


class Exhausted(Event, frozen=True):
    """Cards in play were exhausted for the reason ``why``: attack, protect, strike, armor, cost, effect."""

    permanents: tuple[int, ...]
    why: str


class Readied(Event, frozen=True):
    """Cards in play are ready again for the reason ``why``: turn, effect."""

    permanents: tuple[int, ...]
    why: str


class HeroFlipped(Event, frozen=True):
    """A hero was turned face down: its power is used."""

    permanent: int


class Modified(Event, frozen=True):
    """An effect changed something for a while."""

    modifier: Modifier


class ShieldRaised(Event, frozen=True):
    """The next damage to a character will be prevented."""

    shield: Shield


class Expired(Event, frozen=True):
    """What lasted this combat or this turn is over: modifiers and shields by their numbers."""

    until: Until
    modifiers: tuple[int, ...]
    shields: tuple[int, ...] = ()


# Combat and damage


class CombatBegan(Event, frozen=True):
    """An attacker is exhausted and attacks."""

    attacker: int
    defender: int


class DefenderChanged(Event, frozen=True):
    """A protector is exhausted and is the defender now."""

    protector: int


class DefenderSettled(Event, frozen=True):
    """The defender starts defending."""

    defender: int


class WeaponStruck(Event, frozen=True):
    """A hero strikes with a weapon, which is exhausted."""

    strike: Strike


class CombatEnded(Event, frozen=True):
    """Everybody left combat."""


class DamageDealt(Event, frozen=True):
    """Damage was dealt to a character. ``combat``: in combat, ``weapon`` is the one that it was dealt with."""

    source: int
    target: int
    amount: int
    damage: DamageType
    combat: bool = False
    weapon: int = 0


class DamagePut(Event, frozen=True):
    """Damage was put on a character, which is not dealt."""

    target: int
    amount: int


class DamagePrevented(Event, frozen=True):
    """So much damage to a character was prevented by something in play, or by a ``shield``, which shrinks by it."""

    target: int
    amount: int
    by: int = 0
    shield: int = 0


class Healed(Event, frozen=True):
    """Damage was removed from a character."""

    target: int
    amount: int
