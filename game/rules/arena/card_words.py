"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot part.

Marks such as ``{icon:power}`` stand where the screen draws a small picture; ``plain`` takes them out.
"""

from __future__ import annotations

import re
from typing import Any

from game.rules.arena import effects as ef
from game.rules.arena import traits as tr
from game.rules.arena.effects import SpellCard
from game.rules.arena.traits import ArmyCard

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
    "Enchantment": "Lies on an army card of its sort, of whomever you like, for as long as that card is in play.",
    "Height advantage": "One more die for the figure whose base is higher.",
    "Reserve": "Army cards that have not been summoned yet.",
}


def _s(count: int, word: str) -> str:
    """A number and its word."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _dice(count: int) -> str:
    return "1 more die" if count == 1 else f"{count} more dice"


def _signed(number: int, icon: str) -> str:
    return f"{number:+d} {{icon:{icon}}} {icon}"


def _bonus(effect: ef.Bonus) -> str:
    parts = [(effect.power, "power"), (effect.toughness, "toughness"), (effect.move, "move")]
    return "Enchanted figures have " + " and ".join(_signed(n, icon) for n, icon in parts if n) + "."


def _harm(effect: ef.Harm) -> str:
    whom = "an enemy figure" if effect.whom == "enemy" else "any figure"
    return f"Deal {effect.amount} damage to {whom} within {effect.reach} clear-sight spaces of your Planeswalker."


def _heal(effect: ef.Heal) -> str:
    whom = "your Planeswalker" if effect.whom == "planeswalker" else "one friendly figure"
    return f"Take up to {effect.amount} damage off {whom}."


def _counter(effect: ef.Counter) -> str:
    what = "a sorcery" if effect.moment == "sorcery" else "an enchantment, open or face down"
    return f"Turn over when an opponent plays {what}: it is countered."


def _snare(effect: ef.Snare) -> str:
    whom = "it stops and does" if effect.whom == "figure" else "all figures of its card stop and do"
    return f"Turn over when an enemy figure comes beside an enchanted figure: {whom} not attack this turn."


_SPELL_WORDS: dict[type, Any] = {
    ef.Draw: lambda e: f"Draw {'a card' if e.cards == 1 else _s(e.cards, 'card')}.",
    ef.Heal: _heal,
    ef.March: lambda e: f"Choose a friendly squad: each of its figures may move up to {_s(e.steps, 'space')}.",
    ef.Harm: _harm,
    ef.Search: lambda e: (
        f"Look through your library for {'a sorcery' if e.sort == 'sorcery' else 'an enchantment'}, "
        "show it and take it in hand. Shuffle."
    ),
    ef.Exchange: lambda e: (
        "Choose a figure: its {icon:power} power and {icon:toughness} toughness trade places until "
        "the turn ends, when all else is counted."
    ),
    ef.Recall: lambda e: (
        "Choose a squad: its figures on the battlefield go back to their owner's reserve, without "
        "damage or enchantments."
    ),
    ef.Control: lambda e: (
        f"Choose an enemy squad figure within {e.reach} clear-sight spaces of your Planeswalker. You "
        "may move it and attack once with it as if it were yours."
    ),
    ef.Rededicate: lambda e: "Put an enchantment that lies face up on another army card that it may lie on.",
    ef.Swap: lambda e: (
        f"Two friendly figures within {e.reach} clear-sight spaces of each other trade places, if both fit, without "
        "leaving-engagement attacks."
    ),
    ef.Sacrifice: lambda e: "Destroy a squad figure of yours.",
    ef.Slay: lambda e: "Then destroy an enemy squad figure, wherever it stands.",
    ef.Raise: lambda e: (
        f"Up to {_s(e.figures, 'figure')} of a squad of yours come back from the graveyard to empty "
        f"spaces within {e.reach} clear-sight spaces of your Planeswalker, and its army card with them."
    ),
    ef.Wave: lambda e: (
        f"Choose a Planeswalker: deal {e.amount} damage to each figure beside it that is no {e.spares}, "
        "in the order you like."
    ),
    ef.Discard: lambda e: (
        f"Choose an opponent, who discards {'a card' if e.cards == 1 else _s(e.cards, 'card')} at random."
    ),
    ef.Twin: lambda e: f"The next attack of a friendly figure this turn rolls {_dice(e.dice)}.",
    ef.Seize: lambda e: f"One figure of a {e.colour} squad of yours moves and attacks once, right now.",
    ef.Growth: lambda e: (
        f"A friendly figure has {_signed(e.power, 'power')} and {_signed(e.toughness, 'toughness')} "
        "until your next turn starts."
    ),
    ef.Charge: lambda e: (
        f"Choose a squad of yours: until the turn ends its figures have {_signed(e.power, 'power')} "
        "and may pass through enemies."
    ),
    ef.Bonus: _bonus,
    ef.Steadfast: lambda e: "Enemy effects cannot move them.",
    ef.HighGround: lambda e: f"{_signed(e.toughness, 'toughness')} more against an attacker on lower ground.",
    ef.SureFooted: lambda e: "Climbing costs them nothing; the height limit stays.",
    ef.SecondRoll: lambda e: "Once a turn, after its attack or toughness dice fall, you may roll any of them again.",
    ef.Thorns: lambda e: f"When an adjacent enemy figure has attacked it, deal {e.amount} damage to that figure.",
    ef.Feast: lambda e: (
        f"Each time a figure of this squad destroys a figure by attacking, take {e.amount} damage off "
        "your Planeswalker."
    ),
    ef.Regrowth: lambda e: f"When your turn starts, take {e.amount} damage off one of them.",
    ef.Counter: _counter,
    ef.Turn: lambda e: "Turn over when it is attacked: the attack ends before any roll, and counts as made.",
    ef.Fade: lambda e: (
        "Turn over when a figure of this squad is attacked: the squad goes back to your reserve. There "
        "is no attack, but it counts as made."
    ),
    ef.Drag: lambda e: (
        "Turn over when a squad figure attacks a figure of this squad: the attacker's squad goes back "
        "to its owner's reserve, and there is no attack."
    ),
    ef.Damp: lambda e: (
        f"Turn over when a figure of this squad is attacked: the attack rolls {e.dice} dice fewer, but at least one."
    ),
    ef.Harden: lambda e: (
        f"Turn over when an attack on a figure of this squad has been rolled: it rolls {e.dice} more toughness dice."
    ),
    ef.Mirror: lambda e: "Turn over when an attack damages a figure of this squad: the attacker takes as much.",
    ef.Spite: lambda e: (
        f"Turn over when an attack destroys a figure of this squad: deal {e.amount} damage to the attacker."
    ),
    ef.Sparks: lambda e: (
        f"Turn over when a figure of this squad is destroyed: deal {e.amount} damage to each figure "
        "beside the space it left."
    ),
    ef.Bargain: lambda e: (
        "Turn over when damage would destroy it: destroy a squad figure of yours instead, and prevent that damage."
    ),
    ef.Blaze: lambda e: (
        f"Turn over when a figure that is not adjacent attacks it: after the attack deal {e.amount} "
        "damage to the attacker."
    ),
    ef.Retreat: lambda e: (
        "Turn over when a figure of this squad would take a leaving-engagement attack: the squad takes none this turn."
    ),
    ef.Snare: _snare,
    ef.Ambush: lambda e: (
        f"Turn over when an enemy figure ends its move within {e.reach} clear-sight spaces of a figure "
        "of this squad: that figure attacks it at once."
    ),
}

_TRAIT_WORDS: dict[type, Any] = {
    tr.Avatar: lambda t: f"{_signed(t.power, 'power')} for each enemy figure within {t.reach} clear-sight spaces.",
    tr.CounterStrike: lambda t: (
        "Attacked by an adjacent figure, each {icon:shield} shield beyond its hits is a hit on "
        "the attacker that nothing blocks."
    ),
    tr.FocusedThoughts: lambda t: "Once a turn, look at the top card of your library; you may put it at the bottom.",
    tr.MindStealer: lambda t: (
        f"When the turn of this card ends, you may choose an enemy Planeswalker within {t.reach} "
        f"clear-sight spaces and roll the d20 {{icon:d20}}. On {t.needed} or more you use its activated abilities, "
        "move it and attack with it once; then it obeys its owner again. No spells, no summoning."
    ),
    tr.Rally: lambda t: f"Your {t.kin}s within {t.reach} clear-sight spaces have {_signed(t.toughness, 'toughness')}.",
    tr.SnuffOut: lambda t: (
        f"Once a turn, destroy a damaged squad figure within {t.reach} clear-sight spaces. That is no attack."
    ),
    tr.DoubleAttack: lambda t: "May attack a second time each turn.",
    tr.SuperHeated: lambda t: (
        f"Once a turn, discard a {t.colour} card: deal {t.amount} damage to a figure within "
        f"{t.reach} clear-sight spaces."
    ),
    tr.KeenSight: lambda t: (
        f"Your {t.colour} figures of range 2 or more, this one too, have {_signed(t.range, 'range')} within {t.reach} "
        "clear-sight spaces of it."
    ),
    tr.Sprint: lambda t: f"When a turn of this card ends, each of its figures may move up to {_s(t.steps, 'space')}.",
    tr.Formation: lambda t: (
        f"{_signed(t.toughness, 'toughness')} for each other figure of this name of yours beside it."
    ),
    tr.Trample: lambda t: GLOSSARY["Trample"],
    tr.Detain: lambda t: (
        "When summoned, choose an enemy squad: no squad of that name may be chosen in its player's next turn."
    ),
    tr.PhantomWalk: lambda t: "Moves through any figure and takes no leaving-engagement attacks.",
    tr.Knowledge: lambda t: f"When summoned, draw {'a card' if t.cards == 1 else _s(t.cards, 'card')}.",
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
        f"Creatures that are no {t.spares}s within {t.reach} clear-sight spaces of any of these have "
        f"{_signed(-t.toughness, 'toughness')}, but not below 0, yours too. Several of these do not add up."
    ),
    tr.Flying: lambda t: GLOSSARY["Flying"],
    tr.Rebirth: lambda t: (
        "When a sorcery of yours took effect, one of these may come back from the graveyard to an empty space beside "
        "another of them or your Planeswalker."
    ),
    tr.Haste: lambda t: GLOSSARY["Haste"],
    tr.IntenseStrike: lambda t: f"Rolls {_dice(t.dice)} against a figure that it was not beside when the turn began.",
}


def spell_text(card: SpellCard) -> str:
    """What a spell card says, a sentence or two for each effect."""
    return " ".join(_SPELL_WORDS[type(effect)](effect) for effect in card.effects)


def ability_text(card: ArmyCard) -> str:
    """What an army card's abilities say, a line each, with the ability's name in bold."""
    return "\n".join(
        f"**{ability.name}** {_TRAIT_WORDS[type(ability.trait)](ability.trait)}" for ability in card.abilities
    )


def card_text(card: ArmyCard | SpellCard) -> str:
    """The text of any card."""
    return ability_text(card) if isinstance(card, ArmyCard) else spell_text(card)


def kind_words(card: SpellCard) -> str:
    """The kind line of a spell card."""
    if card.kind == "sorcery":
        return "Sorcery"
    start = "Hidden enchant" if card.kind == "hidden" else "Enchant"
    return f"{start} {card.on}"


_MARK = re.compile(r"\{icon:\w+\} ?")


def plain(text: str) -> str:
    """The text without marks for pictures and bold letters."""
    return _MARK.sub("", text).replace("**", "")
