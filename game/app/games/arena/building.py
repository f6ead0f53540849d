"""Building an army card by card: what there is to choose from, what it costs, one more and one less."""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from game.rules.arena.army_cards import ARMY_CARDS
from game.rules.arena.card_words import GLOSSARY, card_text, kind_words, plain
from game.rules.arena.decks import SETS, Army, most_of
from game.rules.arena.effects import Colour, SpellCard
from game.rules.arena.spell_cards import SPELL_CARDS
from game.rules.arena.traits import ArmyCard

EMPTY = Army((), ())
#: The colours in the order in which they are offered.
COLOURS: tuple[Colour, ...] = ("white", "blue", "black", "red", "green")


class Held(msgspec.Struct, frozen=True):
    """A card that an army holds, and how often."""

    key: str
    name: str
    cost: int
    count: int


def card_of(key: str) -> ArmyCard | SpellCard:
    """The army or spell card of a key. Raises KeyError when there is none."""
    return ARMY_CARDS[key] if key in ARMY_CARDS else SPELL_CARDS[key]


def pool(colour: Colour | None, words: str = "") -> tuple[str, ...]:
    """The keys of all cards of a colour (None: of all) on which all of the words stand, army cards first."""
    wanted = words.casefold().split()
    cards: tuple[ArmyCard | SpellCard, ...] = (*ARMY_CARDS.values(), *SPELL_CARDS.values())
    return tuple(
        card.key for card in cards if colour in (None, card.colour) and all(word in _all_words(card) for word in wanted)
    )


def _all_words(card: ArmyCard | SpellCard) -> str:
    """Everything that stands on a card, in small letters."""
    kind = f"{card.kind} {card.size} {' '.join(card.types)}" if isinstance(card, ArmyCard) else kind_words(card)
    return f"{card.name} {card.colour} {kind} {plain(card_text(card))}".casefold()


def notes_of(key: str) -> tuple[str, ...]:
    """What a builder wants to know beside the words on a card: how many of it may be had, and the game's words."""
    card = card_of(key)
    if isinstance(card, SpellCard):
        count = f"**Max {most_of(key)} per deck**: {SETS} sets of {card.copies}."
    elif card.kind == "planeswalker":
        count = "**In an army** exactly one Planeswalker, who gives it its colour."
    else:
        figures = f"{card.figures} figures" if card.figures > 1 else "One figure"
        count = f"**In an army** {'once' if card.unique else 'as often as the points allow'}. {figures}."
    text = plain(f"{card_text(card)} {kind_words(card) if isinstance(card, SpellCard) else ''}").casefold()
    words = [f"**{word}** {meaning}" for word, meaning in GLOSSARY.items() if _is_said(word, meaning, text)]
    return (count, *words)


def _is_said(word: str, meaning: str, text: str) -> bool:
    """Does a text say a word of the glossary, without telling what it means?"""
    said = re.search(rf"\b{re.escape(word.casefold())}\b", text.replace("clear-sight", "clear sight"))
    return said is not None and meaning.casefold() not in text


def added(army: Army, key: str) -> Army:
    """The army with one more of a card, which stands beside those of its name."""
    if key in ARMY_CARDS:
        return msgspec.structs.replace(army, cards=_put(army.cards, key))
    return msgspec.structs.replace(army, spells=_put(army.spells, key))


def _put(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    if key not in keys:
        return (*keys, key)
    after = len(keys) - keys[::-1].index(key)
    return (*keys[:after], key, *keys[after:])


def removed(army: Army, key: str) -> Army:
    """The army with one less of a card; without that card as it is."""
    if key in ARMY_CARDS:
        return msgspec.structs.replace(army, cards=_take(army.cards, key))
    return msgspec.structs.replace(army, spells=_take(army.spells, key))


def _take(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    if key not in keys:
        return keys
    at = len(keys) - 1 - keys[::-1].index(key)
    return (*keys[:at], *keys[at + 1 :])


def held(keys: tuple[str, ...]) -> tuple[Held, ...]:
    """Each card of an army or a spell deck once, in the order in which they came."""
    return tuple(Held(key, card_of(key).name, card_of(key).cost, count) for key, count in Counter(keys).items())


def cost_of(keys: tuple[str, ...]) -> int:
    """What cards cost together."""
    return sum(card_of(key).cost for key in keys)
