"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot drift apart.

Marks such as ``{icon:tap}`` stand where the screen draws a small picture; ``plain`` takes them out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from game.core.words import an
from game.rules.skirmish.cards import effects as ef

#: What the words of the game mean; the screen shows these as tooltips.
GLOSSARY: dict[str, str] = {
    "Scuttle": "Moves through enemies and does not stop beside them.",
    "Flying": "Ignores difficult ground and moves through enemies, but stops beside them.",
    "Nimble": "Untaps at the end of its controller's turn.",
    "Block": "Reduces damage from each attack by that much, but not other damage.",
    "Ready": "When deployed, its controller may turn over cards of the action deck until one of that ability comes up, "
    "take that one, and shuffle the others back.",
    "Affinity": "Creatures with that keyword can play the card whatever their abilities and level.",
    "Assist": "Untapped allies beside the acting creature can tap to add their levels, if they have the ability.",
    "Move": "Step by step; coming beside an enemy ends it. By speed, it is one square when begun beside an enemy.",
    "Shift": "A move that adjacent enemies neither shorten nor stop.",
    "Slide": "A move that you choose for a creature of either side; adjacent enemies neither shorten nor stop it.",
    "Teleport": "Straight to a free square, walls or not.",
    "Cover": "In sight, but no corner sees all of it. The target of a shot may tap to dodge.",
    "Immediate": "Played at any time by tapping a creature, also in response to an action.",
    "Minor": "Played at any time in your own turn, without tapping the creature.",
    "Standard": "Played in a creature's activation by tapping it.",
    "Attach": "The card stays attached to the creature, and its effect lasts, until one of them is gone.",
    "Ranged": "Some cards may be played by such a creature alone. It shoots only with a power or a card that says so.",
}
#: Words that need no tooltip on a card, with what they mean.
TERMS: dict[str, str] = {
    "Ability": "STR, DEX, CON, INT, WIS or CHA: creatures have some, action cards ask for one. ANY asks for none.",
    "Level": "The number in a card's corner. A creature plays cards of its level or less; as much gold deploys it, and "
    "moves from vault to supply when it is destroyed.",
    "Reserve": "The creature cards that you may deploy; it is filled to three in each deploy phase.",
    "Supply": "The gold that deploys creatures.",
    "Tap": "Turn a creature aside to show that it has acted. A tapped creature does nothing that needs a tap until it "
    "untaps at the beginning of your turn; an enemy next to it that is untapped may strike it.",
    "Vault": "The gold that counts at the end.",
}

_COUNT = {1: "an action card", 2: "two action cards", 3: "three action cards"}


def plain(text: str) -> str:
    return re.sub(r"\{icon:\w+\}\s?", "", text)


def card_text(record: ef.ActionCard | ef.CreatureCard) -> str:
    if isinstance(record, ef.CreatureCard):
        return "\n".join(
            [*(TRAIT_WORDS[type(trait)](trait) for trait in record.traits), *map(power_text, record.powers)]
        )
    return _action_text(record)


def power_text(power: ef.Power) -> str:
    return f"{{icon:tap}} **{power.name}** {effects_text(power.effects)}"


def _action_text(card: ef.ActionCard) -> str:
    lines = [effects_text(card.effects)]
    if card.flanking:
        lines.append("Allies beside the target may assist as well.")
    if card.requires:
        lines.append(f"Only for {card.requires} creatures.")
    if card.affinity:
        lines.append(f"{card.affinity} affinity: any {card.affinity} can play this.")
    lines.extend(f"While attached: {LASTING_WORDS[type(lasting)](lasting)}" for lasting in card.lasting)
    return "\n".join(lines)


def effects_text(effects: tuple[ef.Effect, ...]) -> str:
    """Return effects in order, as sentences."""
    sentences = [EFFECT_WORDS[type(effect)](effect) for effect in effects]
    for index in range(1, len(effects)):
        if effects[index] == effects[index - 1]:
            sentences[index] = "Then once more: " + sentences[index][0].lower() + sentences[index][1:]
    return " ".join(sentences)


def _squares(number: int) -> str:
    return "its speed" if number == ef.SPEED else "1 square" if number == 1 else f"{number} squares"


def _melee(effect: ef.Melee) -> str:
    whom = {
        "one": "an adjacent enemy",
        "two": "two adjacent enemies, or on the only one",
        "each": "each adjacent enemy",
    }[effect.targets]
    bonus = f" with +{effect.bonus} damage" if effect.bonus else ""
    pierces = " Block does not help against it." if effect.pierces else ""
    return f"{{icon:blade}} Melee attack on {whom}{bonus}.{pierces}"


def _ranged(effect: ef.Ranged) -> str:
    where = "in line of sight" if effect.reach is None else f"in sight within {_squares(effect.reach)}"
    return f"{{icon:arrow}} Ranged attack on an enemy {where}."


def _deal(effect: ef.Deal) -> str:
    whom = "another creature on your side" if effect.whom == "ally" else "another creature"
    splash = f" and {effect.amount} to each creature beside it" if effect.splash else ""
    sure = " It cannot be prevented." if effect.sure else ""
    if effect.reach == 1:
        return f"{{icon:damage}} {effect.amount} damage to an adjacent creature{splash}.{sure}"
    return f"{{icon:damage}} {effect.amount} damage to {whom} within {_squares(effect.reach)}{splash}.{sure}"


def _blast(effect: ef.Blast) -> str:
    area = "in or beside it" if effect.radius == 1 else f"within {_squares(effect.radius)} of it"
    where = f"a square within {_squares(effect.reach)}"
    return f"Choose {where}: {{icon:damage}} {effect.amount} damage to each creature {area}."


def _slide(effect: ef.Slide) -> str:
    near = "adjacent" if effect.reach == 1 else f"within {_squares(effect.reach)}"
    whom = {"target": "the target", "adjacent": "an adjacent creature", "enemy": f"an enemy {near}"}[effect.whom]
    return f"Slide {whom} up to {_squares(effect.squares)}."


def _move(effect: ef.Move) -> str:
    beside = ", to end beside the target" if effect.beside_target else ""
    return f"The acting creature moves up to {_squares(effect.squares)}{beside}."


def _prevent(effect: ef.Prevent) -> str:
    if effect.scope == "attack":
        return "One attack on the acting creature does it no damage."
    return f"Any creature within {_squares(effect.reach)} takes no damage from one source."


def _attach(effect: ef.Attach) -> str:
    if effect.whom == "actor":
        return "Attach this to the acting creature."
    if effect.whom == "creature":
        return f"Attach this to any creature within {_squares(effect.reach)}."
    return (
        "If that dealt damage, attach this to the target." if effect.whom == "damaged" else "Attach this to the target."
    )


def _draw(effect: ef.Draw) -> str:
    draw = f"raw {_COUNT[effect.cards]}."
    return f"If that dealt damage, d{draw}" if effect.if_dealt else f"D{draw}"


#: For each effect, how it reads.
EFFECT_WORDS: dict[type[ef.Effect], Callable[[Any], str]] = {
    ef.Melee: _melee,
    ef.Ranged: _ranged,
    ef.Deal: _deal,
    ef.Blast: _blast,
    ef.Surround: lambda effect: (
        f"{{icon:damage}} {effect.amount} damage to each creature adjacent to this one, friend or foe."
    ),
    ef.Heal: lambda effect: f"{{icon:heal}} This creature or one beside it loses {effect.amount} damage.",
    ef.Slide: _slide,
    ef.Shift: lambda effect: f"The acting creature shifts up to {_squares(effect.squares)}.",
    ef.Move: _move,
    ef.Teleport: lambda effect: f"Teleport up to {_squares(effect.squares)}.",
    ef.GainBlock: lambda effect: f"{{icon:block}} Block {effect.amount} until the activation ends.",
    ef.Prevent: _prevent,
    ef.Attach: _attach,
    ef.Draw: _draw,
    ef.TapAdjacent: lambda effect: "Tap an adjacent creature; it cannot answer this with an immediate action.",
}

#: For each effect of an attached card, how it reads.
LASTING_WORDS: dict[type[ef.Lasting], Callable[[Any], str]] = {
    ef.Vulnerable: lambda lasting: f"attacks on this creature do +{lasting.amount} damage.",
    ef.Venom: lambda lasting: f"{lasting.amount} damage to this creature at the start of its controller's turn.",
    ef.Rooted: lambda lasting: "this creature cannot move or shift. {icon:tap} Tap it to discard this card.",
    ef.Shrouded: lambda lasting: "ranged attacks cannot target this creature or creatures beside it.",
    ef.Raised: lambda lasting: f"+{lasting.level} level, +{lasting.hp} hit points.",
    ef.SecondWind: lambda lasting: "discard this at any time to untap this creature.",
    ef.AllNimble: lambda lasting: f"your {lasting.keyword} creatures are nimble.",
    ef.Spoils: lambda lasting: (
        f"when a {lasting.keyword} of yours destroys an enemy, you may draw {_COUNT[lasting.cards]}."
    ),
}


def _defined(trait: ef.Trait) -> str:
    """Return a trait that is a word of the glossary."""
    word = type(trait).__name__
    return f"**{word}**: {GLOSSARY[word][0].lower()}{GLOSSARY[word][1:]}"


#: For each printed trait, how it reads.
TRAIT_WORDS: dict[type[ef.Trait], Callable[[Any], str]] = {
    ef.Scuttle: _defined,
    ef.Flying: _defined,
    ef.Nimble: _defined,
    ef.Block: lambda trait: f"{{icon:block}} **Block {trait.amount}**",
    ef.Ready: lambda trait: (
        f"**Ready {trait.ability}**: when deployed, you may turn over your action deck until "
        f"{an(trait.ability)} card comes up, and take it."
    ),
    ef.DeployByWall: lambda trait: "May be deployed on any square beside a wall.",
    ef.DeploysBeside: lambda trait: f"Your {trait.keyword}s may be deployed beside this creature.",
    ef.Loner: lambda trait: f"+{trait.amount} damage in melee while no ally is adjacent.",
    ef.Ambush: lambda trait: f"+{trait.amount} damage against tapped creatures.",
}
