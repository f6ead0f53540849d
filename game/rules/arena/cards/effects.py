"""The words that cards are made of: what an effect or an ability is, with its numbers. ``card_words.py`` puts them
into sentences, the rules put them into effect, so text and behaviour come from the same record."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["white", "blue", "black", "red", "green"]


def key_of(name: str) -> str:
    """Return a card's key: its name in small letters, with hyphens and without apostrophes."""
    return name.lower().replace("'", "").replace(" ", "-")


# What sorceries do


class Draw(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The caster draws ``cards``."""

    cards: int = 1


class Heal(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Takes up to ``amount`` damage from a friendly figure of the caster's choice."""

    amount: int


class HealPlaneswalker(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Takes up to ``amount`` damage from the caster's Planeswalker."""

    amount: int


class March(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Each figure of one friendly squad may move up to ``steps``."""

    steps: int


class Harm(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to one figure within ``reach`` clear-sight spaces of the caster's Planeswalker."""

    amount: int
    reach: int
    whom: Literal["enemy", "any"] = "any"


class Search(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Search the library for a card of a sort, show it, take it, shuffle."""

    sort: Literal["sorcery", "enchantment"]


class Exchange(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Until the end of the turn one figure's power and toughness change places after everything else."""


class Recall(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A squad on the battlefield returns to its owner's reserve."""


class Control(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An enemy squad figure within ``reach`` clear-sight spaces of the Planeswalker moves and attacks once for you."""

    reach: int


class Rededicate(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A face-up enchantment goes to another army card that it may lie on."""


class SwapFigures(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Two friendly figures within ``reach`` clear-sight spaces of each other change places."""

    reach: int


class Sacrifice(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The caster destroys a squad figure of its own."""


class Slay(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The caster destroys an enemy squad figure, wherever it stands."""


class Raise(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Up to ``figures`` of a fallen squad return within ``reach`` clear-sight spaces of the Planeswalker."""

    figures: int
    reach: int


class Wave(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to every figure beside a Planeswalker of the caster's choice but those of the type ``spares``."""

    amount: int
    spares: str


class Discard(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An opponent of the caster's choice discards ``cards`` at random."""

    cards: int = 1


class Twin(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A friendly figure's next attack this turn rolls ``dice`` more."""

    dice: int


class Seize(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A figure of one of the caster's squads of a colour moves and attacks once, at once."""

    colour: Colour


class Growth(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A friendly figure has more power and toughness until the start of the caster's next turn."""

    power: int
    toughness: int


class Charge(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Until the end of the turn the figures of one of the caster's squads have more power and pass through enemies."""

    power: int


# What enchantments that lie face up do


class Bonus(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The figures of the army card have that much more."""

    power: int = 0
    toughness: int = 0
    move: int = 0


class Steadfast(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The figures are not moved by effects of the enemy."""


class HighGround(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """More toughness against attackers that stand on a lower level."""

    toughness: int


class SureFooted(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Climbed levels cost nothing; the height limit stays."""


class SecondRoll(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Once a turn any of its dice may be rolled again after a roll."""


class Thorns(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to an adjacent enemy figure after it has attacked."""

    amount: int


class Feast(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """When a figure of the squad destroys a figure by attacking, the Planeswalker is healed."""

    amount: int


class Regrowth(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """At the start of the owner's turn one figure of the card is healed."""

    amount: int


# What hidden enchantments do when they are turned face up. ``moment`` says when their owner is asked.

Moment = Literal[
    "sorcery", "enchantment", "announced", "rolled", "hurt", "slain", "removed", "dying", "after", "leaving", "beside",
    "near",
]  # fmt: skip


class Counter(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The spell that an opponent plays has no effect."""

    moment: Moment


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The attack ends without a roll; it counts as made."""

    moment: Moment = "announced"


class Fade(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """This squad returns to the reserve; the attack does not happen but counts as made."""

    moment: Moment = "announced"


class Drag(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The attacker's squad returns to its owner's reserve; the attack does not happen."""

    moment: Moment = "announced"


class Damp(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The attack rolls fewer dice, at least one."""

    dice: int
    moment: Moment = "announced"


class Harden(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """More toughness dice, after the attack was rolled."""

    dice: int
    moment: Moment = "rolled"


class Mirror(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The attacker is dealt the same damage."""

    moment: Moment = "hurt"


class Spite(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to the attacker that destroyed a figure of the squad."""

    amount: int
    moment: Moment = "slain"


class Sparks(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to every figure beside the space that a destroyed figure of the squad left."""

    amount: int
    moment: Moment = "removed"


class Bargain(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A squad figure is destroyed instead of the Planeswalker; the damage is prevented."""

    moment: Moment = "dying"


class Blaze(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage to an attacker that is not adjacent, after its attack."""

    amount: int
    moment: Moment = "after"


class Retreat(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The squad takes no leaving-engagement attacks this turn."""

    moment: Moment = "leaving"


class Snare(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The enemy figure that came adjacent, or its whole squad, stops and does not attack this turn."""

    whom: Literal["figure", "squad"]
    moment: Moment = "beside"


class Ambush(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A figure of the squad attacks at once an enemy that ends its move within ``reach`` clear-sight spaces."""

    reach: int
    moment: Moment = "near"


SorceryEffect = (
    Draw | Heal | HealPlaneswalker | March | Harm | Search | Exchange | Recall | Control | Rededicate | SwapFigures
    | Sacrifice | Slay | Raise | Wave | Discard | Twin | Seize | Growth | Charge
)  # fmt: skip
AuraEffect = Bonus | Steadfast | HighGround | SureFooted | SecondRoll | Thorns | Feast | Regrowth
HiddenEffect = (
    Counter | Turn | Fade | Drag | Damp | Harden | Mirror | Spite | Sparks | Bargain | Blaze | Retreat | Snare | Ambush
)
Effect = SorceryEffect | AuraEffect | HiddenEffect

SpellKind = Literal["sorcery", "enchantment", "hidden"]
#: What an enchantment may lie on.
Holder = Literal["planeswalker", "unique squad", "common squad"]


class SpellCard(msgspec.Struct, frozen=True, kw_only=True):
    """A spell card. ``on``: the sort of army card that an enchantment lies on; ``copies``: how many are in the set."""

    key: str
    name: str
    colour: Colour
    kind: SpellKind
    cost: int
    effects: tuple[Effect, ...]
    on: Holder | None = None
    copies: int = 1
