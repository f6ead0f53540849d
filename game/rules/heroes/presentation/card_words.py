"""The words on the cards, made from the effects' own numbers, so that text and behaviour cannot drift apart.

Keywords stand between double stars, which the screen sets in bold; ``plain`` takes them out.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.rules.heroes.cards.effect_words import Saying, aim_words
from game.rules.heroes.cards.effects import Aim, Cost, Effect, Power, Quest, Trigger
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.effect_rows import CONTINUOUS, EFFECTS

#: What the words of the game mean; the screen shows these as tooltips.
GLOSSARY: dict[str, str] = {
    "Protector": "May be exhausted to become the defender instead of another character of its controller.",
    "Elusive": "Cannot be attacked. It may attack and protect, and it can be targeted.",
    "Ferocity": "May attack on the turn that it comes under its controller's control.",
    "Long-Range": "While it attacks, the defender deals no combat damage to it.",
    "Stealth": "Nobody can protect against its attacks.",
    "Instant": "Can be played whenever its player has priority.",
    "Ongoing": "Stays in play.",
    "Unique": "You can control only one of that name.",
    "Unlimited": "A deck may hold any number of it.",
    "Exhaust": "Turn a ready card sideways; as a cost: this very card, which must be ready.",
    "Ready": "Turn an exhausted card upright.",
    "Chain": "Cards, powers, rewards, triggers and attacks that wait to resolve; the last one resolves first.",
    "Interrupt": "Take it off the chain: it does nothing, and its cost stays paid.",
    "Flip": "A hero turned face down has used its power.",
    "DEF": "How much of one damage to your hero an armor prevents when you exhaust it for that.",
    "Strike": "Exhaust a weapon and pay its strike cost: your hero in combat has its ATK.",
    "Reward": "What a completed quest brings.",
    "Resource": "A card placed to pay costs: exhaust one for each point.",
    "Companion": "An ally of which you can control only one.",
}


def plain(text: str) -> str:
    return text.replace("**", "")


def card_text(record: CardRecord) -> str:
    """Return what a card says, a line for each of its powers and effects; keywords are not repeated."""
    lines = []
    if record.additional is not None:
        lines.append(f"Also pay: {cost_text(record.additional)}.")
    if record.alternative is not None:
        lines.append(f"In place of its cost: {cost_text(record.alternative) or 'nothing'}.")
    if record.effects:
        sentences = sentences_text(record, record.effects, None if record.ongoing else record.aim)
        lines.append(f"As it attaches: {_small(sentences)}" if record.attaches else sentences)
    lines += [f"{_capital(CONTINUOUS[type(word)].words(word))}." for word in record.continuous]
    lines += [trigger_text(record, trigger) for trigger in record.triggers]
    lines += [power_text(record, power) for power in record.powers]
    if record.quest is not None:
        lines.append(quest_text(record, record.quest))
    return "\n".join(lines)


def sentences_text(record: CardRecord, effects: Iterable[Effect], aim: Aim | None) -> str:
    """Return effects in order. The first that is for the target says what it is, the others say "it"."""
    source = "this ally" if record.type == "Ally" else "your hero"
    is_on_ally = record.attaches is not None and record.attaches.what in ("ally", "own ally")
    host = "the attached ally" if is_on_ally else "the attached character"
    said = Saying(source, aim_words(aim) if aim is not None else "it", f"this {record.type.lower()}", host)
    sentences = []
    for effect in effects:
        text = EFFECTS[type(effect)].words(effect, said)
        if aim is not None and said.target in text and said.target != "it":
            said = replace(said, target="it")
        sentences.append(f"{_capital(text)}.")
    return " ".join(sentences)


def power_text(record: CardRecord, power: Power) -> str:
    """Return a power: its cost, and what it does."""
    when = "On your turn, " if power.own_turn else ""
    cost = cost_text(power.cost)
    if record.type == "Hero":
        cost += ", flip"
    cost = f"{when}{_small(cost)}" if when else _capital(cost)
    return f"{cost}: {_small(sentences_text(record, power.effects, power.aim))}"


def cost_text(cost: Cost) -> str:
    parts = (
        (cost.resources > 0, f"pay {cost.resources}"),
        (cost.exhaust, "exhaust"),
        (cost.exhaust_hero, "exhaust your hero"),
        (cost.destroy, "destroy this"),
        (cost.damage > 0, f"put {cost.damage} damage on your hero"),
        (cost.exile_ally, "remove an ally card of your graveyard from the game"),
    )
    return ", ".join(text for is_paid, text in parts if is_paid)


_WHEN = {
    "enters": "When {} enters play",
    "destroyed": "When {} is destroyed",
    "attacks": "When {} attacks",
    "defends": "When {} starts defending",
    "combat damage": "When {} deals combat damage",
    "turn start": "At the start of your turn",
    "turn end": "At the end of your turn",
    "strike": "When you strike with {}",
    "weapon hit": "When your hero deals combat damage with {}",
    "first weapon hit": "The first time each turn that one of your weapons deals combat damage",
    "quest": "When you complete a quest",
}


def trigger_text(record: CardRecord, trigger: Trigger) -> str:
    text = _small(sentences_text(record, trigger.effects, trigger.aim))
    may = "you may " if trigger.optional else ""
    return f"{_WHEN[trigger.when].format(f'this {record.type.lower()}')}, {may}{text}"


def quest_text(record: CardRecord, quest: Quest) -> str:
    """Return what completing a quest costs, when it is allowed, and its reward."""
    when = "On your turn, pay" if quest.own_turn else "Pay"
    if quest.attackers:
        when = f"Only if {quest.attackers} or more of your characters attacked this turn, {_small(when)}"
    reward = sentences_text(record, quest.reward, quest.aim)
    return f"{when} {quest.pay} to complete this quest. Reward: {_small(reward)}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
