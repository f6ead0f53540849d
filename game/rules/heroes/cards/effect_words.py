"""How effects read on a card, made from their own numbers, where that is more than a line of ``effect_rows.py``. Each
sentence starts with a small letter and has no full stop."""

from __future__ import annotations

import msgspec

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.cards.effects import Aim, Until, Whom


class Saying(msgspec.Struct, frozen=True):
    """In which words a card speaks of its ``source`` of damage, the ``target``, itself, and its ``host``."""

    source: str = "your hero"
    target: str = "it"
    this: str = "this card"
    host: str = "the attached character"


_TARGETS = {
    "hero or ally": ("target hero or ally", "target heroes or allies"),
    "hero": ("target hero", "target heroes"),
    "ally": ("target ally", "target allies"),
    "own ally": ("target ally that you control", "target allies that you control"),
    "opponent": ("target opponent", "target opponents"),
    "ability card": ("target ability card on the chain", "target ability cards on the chain"),
    "ability in play": ("target ability in play", "target abilities in play"),
    "dead ally": ("target ally card in your graveyard", "target ally cards in your graveyard"),
}
NUMBERS = ("no", "one", "two", "three", "four", "five")


def aim_words(aim: Aim) -> str:
    one, many = _TARGETS[aim.what]
    if aim.most == 1:
        text = one
    else:
        text = f"each of up to {NUMBERS[aim.most]} {many}"
    return text if aim.most_cost is None else f"{text} that costs {aim.most_cost} or less"


def whom(to: Whom, said: Saying) -> str:
    words: dict[Whom, str] = {
        "target": said.target,
        "host": said.host,
        "this": said.this,
        "own hero": "your hero",
        "own allies": "each of your allies",
        "own weapons": "each of your weapons",
        "opposing allies": "each opposing ally",
        "opposing characters": "each opposing hero and ally",
    }
    return words[to]


UNTIL: dict[Until, str] = {
    "combat": "this combat",
    "turn": "this turn",
    "your turn": "until the start of your turn",
    "next turn": "until the end of its controller's next turn",
}


def cards(count: int) -> str:
    return "a card" if count == 1 else f"{NUMBERS[count]} cards"


def deal_damage(effect: e.DealDamage, said: Saying) -> str:
    kind = f"{effect.damage.lower()} damage"
    if not effect.preventable:
        kind += " that cannot be prevented"
    return f"{said.source} deals {effect.amount} {kind} to {whom(effect.to, said)}"


def deal_weapon_damage(effect: e.DealWeaponDamage, said: Saying) -> str:
    kind = f"{effect.damage.lower()} damage"
    weapon = f"{effect.slot.lower()} weapon"
    return f"choose a {weapon} of yours; {said.source} deals as much {kind} as its ATK to {whom(effect.to, said)}"


def heal(effect: e.Heal, said: Saying) -> str:
    amount = "that much damage" if effect.amount is None else f"{effect.amount} damage"
    return f"heal {amount} from {whom(effect.to, said)}"


def strengthen(effect: e.Strengthen, said: Saying) -> str:
    who = f"each of your {effect.slot.lower()} weapons" if effect.slot else whom(effect.to, said)
    return f"{who} has {effect.atk:+d} ATK {UNTIL[effect.until]}"


def make_tokens(effect: e.MakeTokens, said: Saying) -> str:
    token = record_of(effect.key)
    assert token.damage_type is not None
    figures = f"{token.atk} {token.damage_type.lower()} ATK and {token.health} health"
    return f"{NUMBERS[effect.count]} {token.name} ally tokens with {figures} come into play"


def reveal_top(effect: e.RevealTop, said: Saying) -> str:
    top = f"reveal the top {cards(effect.cards).removesuffix(' cards')} cards of your deck"
    taken = "take one weapon, armor or item among them into your hand, if there is one"
    return f"{top}; {taken}; the others go under your deck"


# Continuous

AMONG = {
    "this": "it",
    "host": "the attached ally",
    "own hero": "your hero",
    "own allies": "each of your allies",
    "other own allies": "each of your other allies",
    "own weapons": "each of your weapons",
}


def modifies(word: e.Modifies) -> str:
    figures = [f"{figure:+d} {name}" for figure, name in ((word.atk, "ATK"), (word.health, "health")) if figure]
    among = AMONG[word.among]
    if word.faction:
        among = f"each of your other {word.faction} allies"
    if word.slot:
        among = f"each of your {word.slot.lower()} weapons"
    when = f" while {word.when}" if word.when else ""
    if word.when and word.among == "this":
        when = f" while your hero is {word.when}"
    return f"{among} has {' and '.join(figures)}{when}"


_HAMPERED = {
    "powers": "has no powers",
    "attack": "cannot attack",
    "protect": "cannot protect",
    "ready": "does not ready in its controller's ready step",
}


def hampers(word: e.Hampers) -> str:
    *first, last = (_HAMPERED[one] for one in word.what)
    return f"the attached ally {', '.join(first)}{' and ' if first else ''}{last}"


def lowers_cost(word: e.LowersCost) -> str:
    floor = f", but {word.least} at least" if word.least else ""
    return f"each {word.card_type.lower()} that you play costs {word.amount} less{floor}"
