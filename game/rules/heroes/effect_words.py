"""How each effect reads on a card, made from its own numbers. Each sentence begins small and has no full stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.heroes import effects as e
from game.rules.heroes.cards import record_of
from game.rules.heroes.effects import Aim, Continuous, Effect, Until, Whom


class Saying(msgspec.Struct, frozen=True):
    """In which words a card speaks of its ``source`` of damage, of the ``target``, and of the card itself."""

    source: str = "your hero"
    target: str = "it"
    this: str = "this card"


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
_NUMBERS = ("no", "one", "two", "three", "four", "five")


def aim_words(aim: Aim) -> str:
    """What is targeted."""
    one, many = _TARGETS[aim.what]
    if aim.most == 1:
        text = one
    else:
        text = f"each of up to {_NUMBERS[aim.most]} {many}"
    return text if aim.most_cost is None else f"{text} that costs {aim.most_cost} or less"


def _whom(to: Whom, said: Saying) -> str:
    words: dict[Whom, str] = {
        "target": said.target,
        "host": "the attached character",
        "this": said.this,
        "own hero": "your hero",
        "own allies": "each of your allies",
        "own weapons": "each of your weapons",
        "opposing allies": "each opposing ally",
        "opposing characters": "each opposing hero and ally",
    }
    return words[to]


_UNTIL: dict[Until, str] = {
    "combat": "this combat",
    "turn": "this turn",
    "next turn": "until the end of its controller's next turn",
}


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{_NUMBERS[count]} cards"


def _deal_damage(effect: e.DealDamage, said: Saying) -> str:
    kind = f"{effect.damage.lower()} damage"
    if not effect.preventable:
        kind += " that cannot be prevented"
    return f"{said.source} deals {effect.amount} {kind} to {_whom(effect.to, said)}"


def _deal_weapon_damage(effect: e.DealWeaponDamage, said: Saying) -> str:
    kind = f"{effect.damage.lower()} damage"
    weapon = f"{effect.slot.lower()} weapon"
    return f"choose a {weapon} of yours; {said.source} deals as much {kind} as its ATK to {_whom(effect.to, said)}"


def _heal(effect: e.Heal, said: Saying) -> str:
    amount = "that much damage" if effect.amount is None else f"{effect.amount} damage"
    return f"heal {amount} from {_whom(effect.to, said)}"


def _draw_cards(effect: e.DrawCards, said: Saying) -> str:
    return f"draw {_cards(effect.cards)}"


def _discard_cards(effect: e.DiscardCards, said: Saying) -> str:
    return f"{said.target} discards {_cards(effect.cards)}"


def _exhaust(effect: e.Exhaust, said: Saying) -> str:
    return f"exhaust {_whom(effect.to, said)}"


def _ready(effect: e.Ready, said: Saying) -> str:
    return f"ready {_whom(effect.to, said)}"


def _ready_weapon(effect: e.ReadyWeapon, said: Saying) -> str:
    return "ready that weapon" if effect.that else "ready a weapon of yours"


def _ready_resources(effect: e.ReadyResources, said: Saying) -> str:
    return f"ready up to {_NUMBERS[effect.count]} of your resources"


def _return_to_hand(effect: e.ReturnToHand, said: Saying) -> str:
    return f"put {said.target} back into its owner's hand"


def _destroy(effect: e.Destroy, said: Saying) -> str:
    return f"destroy {said.target}"


def _interrupt(effect: e.Interrupt, said: Saying) -> str:
    return f"interrupt {said.target}"


def _take_back(effect: e.TakeBack, said: Saying) -> str:
    return f"take {said.target} into your hand"


def _put_into_play(effect: e.PutIntoPlay, said: Saying) -> str:
    return f"put {said.target} into play exhausted"


def _strengthen(effect: e.Strengthen, said: Saying) -> str:
    who = f"each of your {effect.slot.lower()} weapons" if effect.slot else _whom(effect.to, said)
    return f"{who} has {effect.atk:+d} ATK {_UNTIL[effect.until]}"


def _give_keyword(effect: e.GiveKeyword, said: Saying) -> str:
    return f"{_whom(effect.to, said)} has **{effect.keyword}** {_UNTIL[effect.until]}"


def _forbid_attack(effect: e.ForbidAttack, said: Saying) -> str:
    return f"{said.target} cannot attack {_UNTIL[effect.until]}"


def _prevent_next(effect: e.PreventNext, said: Saying) -> str:
    return f"prevent the next {effect.amount} damage to {_whom(effect.to, said)} this turn"


def _make_tokens(effect: e.MakeTokens, said: Saying) -> str:
    token = record_of(effect.key)
    assert token.damage_type is not None
    figures = f"{token.atk} {token.damage_type.lower()} ATK and {token.health} health"
    return f"{_NUMBERS[effect.count]} {token.name} ally tokens with {figures} come into play"


def _search_deck(effect: e.SearchDeck, said: Saying) -> str:
    return f"search your deck for a {effect.tag}, show it and take it into your hand; then shuffle"


def _reveal_top(effect: e.RevealTop, said: Saying) -> str:
    top = f"reveal the top {_cards(effect.cards).removesuffix(' cards')} cards of your deck"
    return f"{top}; you may take a weapon, armor or item among them into your hand; the others go under your deck"


def _look_at_top(effect: e.LookAtTop, said: Saying) -> str:
    return "look at the top card of your deck; you may put it under your deck"


#: The sentence of each effect.
EFFECT_WORDS: dict[type[Effect], Callable[[Any, Saying], str]] = {
    e.DealDamage: _deal_damage,
    e.DealWeaponDamage: _deal_weapon_damage,
    e.Heal: _heal,
    e.DrawCards: _draw_cards,
    e.DiscardCards: _discard_cards,
    e.Exhaust: _exhaust,
    e.Ready: _ready,
    e.ReadyWeapon: _ready_weapon,
    e.ReadyResources: _ready_resources,
    e.ReturnToHand: _return_to_hand,
    e.Destroy: _destroy,
    e.Interrupt: _interrupt,
    e.TakeBack: _take_back,
    e.PutIntoPlay: _put_into_play,
    e.Strengthen: _strengthen,
    e.GiveKeyword: _give_keyword,
    e.ForbidAttack: _forbid_attack,
    e.PreventNext: _prevent_next,
    e.MakeTokens: _make_tokens,
    e.SearchDeck: _search_deck,
    e.RevealTop: _reveal_top,
    e.LookAtTop: _look_at_top,
}


# Continuous

_AMONG = {
    "this": "it",
    "host": "the attached ally",
    "own hero": "your hero",
    "own allies": "each of your allies",
    "other own allies": "each of your other allies",
    "own weapons": "each of your weapons",
}


def _modifies(word: e.Modifies) -> str:
    figures = [f"{figure:+d} {name}" for figure, name in ((word.atk, "ATK"), (word.health, "health")) if figure]
    among = _AMONG[word.among]
    if word.faction:
        among = f"each of your other {word.faction} allies"
    if word.slot:
        among = f"each of your {word.slot.lower()} weapons"
    when = f" while {word.when}" if word.when else ""
    if word.when and word.among == "this":
        when = f" while your hero is {word.when}"
    return f"{among} has {' and '.join(figures)}{when}"


def _has_keyword(word: e.HasKeyword) -> str:
    return f"{_AMONG[word.among]} has **{word.keyword}**"


def _larger_hand(word: e.LargerHand) -> str:
    return f"your maximum hand size is {word.cards} larger"


_HAMPERED = {
    "powers": "has no powers",
    "attack": "cannot attack",
    "protect": "cannot protect",
    "ready": "does not ready in its controller's ready step",
}


def _hampers(word: e.Hampers) -> str:
    *first, last = (_HAMPERED[one] for one in word.what)
    return f"the attached ally {', '.join(first)}{' and ' if first else ''}{last}"


def _prevents_each(word: e.PreventsEach) -> str:
    return f"prevent {word.amount} of each damage that would be dealt to an ally of yours"


def _raises_ability_damage(word: e.RaisesAbilityDamage) -> str:
    return f"damage that your hero deals with abilities is {word.amount} higher"


#: The sentence of each continuous word.
CONTINUOUS_WORDS: dict[type[Continuous], Callable[[Any], str]] = {
    e.Modifies: _modifies,
    e.HasKeyword: _has_keyword,
    e.LargerHand: _larger_hand,
    e.Hampers: _hampers,
    e.PreventsEach: _prevents_each,
    e.RaisesAbilityDamage: _raises_ability_damage,
}
