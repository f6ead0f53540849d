"""The words of which cards are made: what is chosen for an effect, what it does, what it costs, and when it triggers.

A card is a record that puts these words together; ``effect_rows.py`` has one row for each word.
"""

from __future__ import annotations

from typing import Literal

import msgspec

DamageType = Literal["Arcane", "Fire", "Frost", "Holy", "Melee", "Nature", "Ranged", "Shadow"]
Keyword = Literal["Protector", "Elusive", "Ferocity", "Long-Range", "Stealth"]
#: How long something lasts: this combat, this turn, until its player's turn starts, or until the end of the next turn
#: of whoever controls what it is on.
Until = Literal["combat", "turn", "your turn", "next turn"]
#: What a target is. The card in the graveyard is one of the player's own.
Target = Literal["hero or ally", "hero", "ally", "own ally", "opponent", "ability card", "ability in play", "dead ally"]


class Aim(msgspec.Struct, frozen=True):
    """What is targeted: from ``least`` to ``most``, no one twice; a card of a graveyard costs ``most_cost`` at most."""

    what: Target
    least: int = 1
    most: int = 1
    most_cost: int | None = None


#: Whom an effect is for without targeting, or "target", what was chosen when it was announced. "this" is the card that
#: says so, "host" the one that it is attached to.
Whom = Literal[
    "target", "host", "this", "own hero", "own allies", "own weapons", "opposing allies", "opposing characters"
]


# Effects: what happens once


class DealDamage(msgspec.Struct, frozen=True, tag=True):
    """Damage from the player's hero, or from the ally whose effect it is."""

    amount: int | Literal["X"]
    damage: DamageType
    to: Whom = "target"
    preventable: bool = True


class DealWeaponDamage(msgspec.Struct, frozen=True, tag=True):
    """Damage from the hero, as much as the ATK of one's own weapon in that slot, which is chosen as it resolves."""

    slot: str
    damage: DamageType
    to: Whom = "target"


class Heal(msgspec.Struct, frozen=True, tag=True):
    """Damage is removed; None: as much as the damage that triggered it."""

    amount: int | None
    to: Whom = "target"


class DrawCards(msgspec.Struct, frozen=True, tag=True):
    """The player draws."""

    cards: int


class DiscardCards(msgspec.Struct, frozen=True, tag=True):
    """The target opponent discards cards of his or her choice."""

    cards: int


class Exhaust(msgspec.Struct, frozen=True, tag=True):
    """A ready card is exhausted."""

    to: Whom = "target"


class Ready(msgspec.Struct, frozen=True, tag=True):
    """An exhausted card is readied."""

    to: Whom = "target"


class ReadyWeapon(msgspec.Struct, frozen=True, tag=True):
    """One's own weapon is readied: one that is chosen as it resolves, or the one that triggered it."""

    that: bool = False


class ReadyResources(msgspec.Struct, frozen=True, tag=True):
    """Readies that many of the player's exhausted resources, or as many as there are."""

    count: int


class ReturnToHand(msgspec.Struct, frozen=True, tag=True):
    """The target goes from play to its owner's hand."""


class Destroy(msgspec.Struct, frozen=True, tag=True):
    """The target goes from play to its owner's graveyard."""


class Interrupt(msgspec.Struct, frozen=True, tag=True):
    """The target leaves the chain without effect."""


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """The target card goes from the graveyard to the hand."""


class PutIntoPlay(msgspec.Struct, frozen=True, tag=True):
    """The target card comes from the graveyard into play, exhausted."""


class Strengthen(msgspec.Struct, frozen=True, tag=True):
    """More ATK, or less, for a while. Of weapons only those in ``slot``."""

    atk: int
    to: Whom = "target"
    slot: str = ""
    until: Until = "turn"


class GiveKeyword(msgspec.Struct, frozen=True, tag=True):
    """A keyword for a while."""

    keyword: Keyword
    to: Whom = "target"
    until: Until = "turn"


class ForbidAttack(msgspec.Struct, frozen=True, tag=True):
    """The target cannot attack for a while."""

    until: Until = "next turn"


class PreventNext(msgspec.Struct, frozen=True, tag=True):
    """The next ``amount`` points of damage are prevented this turn."""

    amount: int
    to: Whom = "target"


class MakeTokens(msgspec.Struct, frozen=True, tag=True):
    """Ally tokens come into play."""

    key: str
    count: int


class SearchDeck(msgspec.Struct, frozen=True, tag=True):
    """A card with that tag from the player's deck is shown and taken into the hand; the deck is shuffled."""

    tag: str


class RevealTop(msgspec.Struct, frozen=True, tag=True):
    """The deck's top cards are shown; a weapon, armor or item may be taken in hand, the rest goes under the deck."""

    cards: int


class LookAtTop(msgspec.Struct, frozen=True, tag=True):
    """The player looks at the top card of the deck, which may go under it."""


class ExtraTurn(msgspec.Struct, frozen=True, tag=True):
    """The player has one more turn after this one."""


Effect = (
    DealDamage
    | DealWeaponDamage
    | Heal
    | DrawCards
    | DiscardCards
    | Exhaust
    | Ready
    | ReadyWeapon
    | ReadyResources
    | ReturnToHand
    | Destroy
    | Interrupt
    | TakeBack
    | PutIntoPlay
    | Strengthen
    | GiveKeyword
    | ForbidAttack
    | PreventNext
    | MakeTokens
    | SearchDeck
    | RevealTop
    | LookAtTop
    | ExtraTurn
)


# Continuous: what holds as long as a card is in play

#: Whom a continuous word is for.
Among = Literal["this", "host", "own hero", "own allies", "other own allies", "own weapons"]


class Modifies(msgspec.Struct, frozen=True, tag=True):
    """More ATK or health, or less: of allies only those of ``faction``, of weapons only those in ``slot``, and only
    while the character is ``when``; a weapon, while its hero is."""

    among: Among
    atk: int = 0
    health: int = 0
    faction: str = ""
    slot: str = ""
    when: Literal["", "attacking", "defending"] = ""


class HasKeyword(msgspec.Struct, frozen=True, tag=True):
    """A keyword."""

    among: Among
    keyword: Keyword


class LargerHand(msgspec.Struct, frozen=True, tag=True):
    """The maximum hand size is larger."""

    cards: int


class Hampers(msgspec.Struct, frozen=True, tag=True):
    """What it is attached to has no ``powers``, cannot ``attack`` or ``protect``, or is not made ``ready``."""

    what: tuple[Literal["powers", "attack", "protect", "ready"], ...]


class PreventsEach(msgspec.Struct, frozen=True, tag=True):
    """So much of every damage to the player's allies is prevented."""

    amount: int


class RaisesAbilityDamage(msgspec.Struct, frozen=True, tag=True):
    """Damage that the hero deals with abilities is higher."""

    amount: int


class LowersCost(msgspec.Struct, frozen=True, tag=True):
    """Cards of a type that the player plays cost less, but not less than ``least``."""

    amount: int
    card_type: str
    least: int = 0


class MustAttack(msgspec.Struct, frozen=True, tag=True):
    """It attacks in its player's action phase if it can."""


Continuous = Modifies | HasKeyword | LargerHand | Hampers | PreventsEach | RaisesAbilityDamage | LowersCost | MustAttack


# Costs, powers, triggers, quests


class Cost(msgspec.Struct, frozen=True):
    """What is paid: ``resources`` to exhaust; ``exhaust`` or ``destroy`` the card itself; ``exhaust_hero``; ``damage``
    to put on one's own hero; ``exile_ally``: remove an ally card of one's own graveyard from the game."""

    resources: int = 0
    exhaust: bool = False
    exhaust_hero: bool = False
    destroy: bool = False
    damage: int = 0
    exile_ally: bool = False


class Power(msgspec.Struct, frozen=True):
    """An effect that is paid for, as often as wanted. ``own_turn``: only then."""

    cost: Cost
    effects: tuple[Effect, ...]
    aim: Aim | None = None
    own_turn: bool = False


#: What triggers: the card enters play; is destroyed; attacks; defends; deals combat damage; the player's turn starts or
#: ends; the player's hero strikes with the card; deals combat damage with it; with any weapon for the first time in a
#: turn; the player completes a quest.
When = Literal[
    "enters",
    "destroyed",
    "attacks",
    "defends",
    "combat damage",
    "turn start",
    "turn end",
    "strike",
    "weapon hit",
    "first weapon hit",
    "quest",
]


class Trigger(msgspec.Struct, frozen=True):
    """An effect that follows by itself. ``optional``: the player may decline it as it resolves."""

    when: When
    effects: tuple[Effect, ...]
    aim: Aim | None = None
    optional: bool = False


class Quest(msgspec.Struct, frozen=True):
    """What a quest costs and brings: only in one's ``own_turn``, and after a number of own ``attackers``, if so."""

    pay: int
    reward: tuple[Effect, ...]
    aim: Aim | None = None
    own_turn: bool = False
    attackers: int = 0
