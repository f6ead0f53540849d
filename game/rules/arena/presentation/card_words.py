"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot drift apart.

Marks such as ``{icon:power}`` stand where the screen draws a small picture; ``plain`` takes them out.
"""

from __future__ import annotations

import re
from typing import Any

from game.core.words import counted
from game.rules.arena.cards import traits as tr
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.phrases import a_card, more_dice, signed
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.effect_table import row_of

#: What the words of the game mean; the screen shows these as tooltips.
GLOSSARY: dict[str, str] = {
    "Clear sight": "Any part of the target is seen from the figure's target point; distance is counted in spaces.",
    "Engaged": (
        "Stands beside an enemy: the bases differ by less than the height of the lower figure, and both figures rise "
        "above a ruin's wall between them."
    ),
    "Flying": (
        "Ignores levels and water on its way and passes over ruins and figures without becoming engaged; it ends on "
        "neither. Taking off still takes leaving-engagement attacks."
    ),
    "Hidden enchantment": "Lies face down on an army card of your own until its moment comes and you turn it over.",
    "Trample": "Damage beyond what destroys the defender may go on to one figure beside it.",
    "Detain": "The squad cannot be chosen in its player's next turn.",
    "Haste": "One of the figures may attack as soon as it is summoned.",
    "Sorcery": "Does what it says and goes to the graveyard.",
    "Enchantment": "Lies on an army card of its kind, anybody's, for as long as that card is in play.",
    "Height advantage": "One more die for the figure whose base is higher.",
    "Reserve": "Army cards that have not been summoned yet.",
}


_TRAIT_WORDS: dict[type, Any] = {
    tr.Avatar: lambda t: f"{signed(t.power, 'power')} for each enemy figure within {t.reach} clear-sight spaces.",
    tr.CounterStrike: lambda t: (
        "When an adjacent figure attacks it, each {icon:shield} shield beyond the attacker's hits is a hit on "
        "the attacker that nothing blocks."
    ),
    tr.FocusedThoughts: lambda t: "Once a turn, look at the top card of your library; you may put it at the bottom.",
    tr.MindStealer: lambda t: (
        f"When the turn of this card ends, you may choose an enemy Planeswalker within {t.reach} "
        f"clear-sight spaces and roll the d20 {{icon:d20}}. On {t.needed} or more you use its activated abilities, "
        "move it and attack with it once; then it obeys its owner again. No spells, no summoning."
    ),
    tr.Rally: lambda t: f"Your {t.kin}s within {t.reach} clear-sight spaces have {signed(t.toughness, 'toughness')}.",
    tr.SnuffOut: lambda t: (
        f"Once a turn, destroy a damaged squad figure within {t.reach} clear-sight spaces. That is not an attack."
    ),
    tr.DoubleAttack: lambda t: "May attack a second time each turn.",
    tr.SuperHeated: lambda t: (
        f"Once a turn, discard a {t.colour} card: deal {t.amount} damage to a figure within "
        f"{t.reach} clear-sight spaces."
    ),
    tr.KeenSight: lambda t: (
        f"Your {t.colour} figures of range 2 or more, this one too, have {signed(t.range, 'range')} within {t.reach} "
        "clear-sight spaces of it."
    ),
    tr.Sprint: lambda t: (
        f"When a turn of this card ends, each of its figures may move up to {counted(t.steps, 'space')}."
    ),
    tr.Formation: lambda t: (
        f"{signed(t.toughness, 'toughness')} for each other figure of this name of yours beside it."
    ),
    tr.Trample: lambda t: GLOSSARY["Trample"],
    tr.Detain: lambda t: (
        "When summoned, choose an enemy squad: no squad of that name may be chosen in its player's next turn."
    ),
    tr.PhantomWalk: lambda t: "Moves through any figure and takes no leaving-engagement attacks.",
    tr.Knowledge: lambda t: f"When summoned, draw {a_card(t.cards)}.",
    tr.Deception: lambda t: (
        "When a turn of your blue Planeswalker starts, it may trade places with one of these, "
        "without leaving-engagement attacks."
    ),
    tr.Arising: lambda t: (
        "When a turn of your black Planeswalker starts and all of these lie in the graveyard, you may "
        f"roll the d20 {{icon:d20}}: on {t.needed} or more they come back to empty spaces within {t.reach} clear-sight "
        "spaces of it."
    ),
    tr.Stench: lambda t: (
        f"Creatures that are not {t.spares}s within {t.reach} clear-sight spaces of any of these have "
        f"{signed(-t.toughness, 'toughness')}, but not below 0, yours too. Several of these do not add up."
    ),
    tr.Flying: lambda t: GLOSSARY["Flying"],
    tr.Rebirth: lambda t: (
        "When a sorcery that you played has taken effect, one of these may come back from the graveyard to an empty "
        "space next to another of them or your Planeswalker."
    ),
    tr.Haste: lambda t: GLOSSARY["Haste"],
    tr.IntenseStrike: lambda t: (
        f"Rolls {more_dice(t.dice)} against a figure that it was not beside when the turn began."
    ),
}


def spell_text(card: SpellCard) -> str:
    """Return what a spell card says, a sentence or two for each effect."""
    return " ".join(row_of(effect).words(effect) for effect in card.effects)


def ability_text(card: ArmyCard) -> str:
    """Return what an army card's abilities say, a line each, with the ability's name in bold."""
    return "\n".join(
        f"**{ability.name}** {_TRAIT_WORDS[type(ability.trait)](ability.trait)}" for ability in card.abilities
    )


def card_text(card: ArmyCard | SpellCard) -> str:
    return ability_text(card) if isinstance(card, ArmyCard) else spell_text(card)


def kind_words(card: SpellCard) -> str:
    if card.kind == "sorcery":
        return "Sorcery"
    start = "Hidden enchant" if card.kind == "hidden" else "Enchant"
    return f"{start} {card.on}"


_MARK = re.compile(r"\{icon:\w+\} ?")


def plain(text: str) -> str:
    """Return the text without marks for pictures and bold letters."""
    return _MARK.sub("", text).replace("**", "")
