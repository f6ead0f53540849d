"""The decks that come with the game: for each hero a full one, two of each card, and a quick one, one of each."""

from __future__ import annotations

from functools import cache

from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.decks import Deck, why_not_for

_NAMES = {
    "captain_osric_vane": "Wall and Hammer",
    "ilsabet_quill": "Ink and Ember",
    "rhaska_longstride": "The Long Hunt",
    "mother_sedge": "Rot and Renewal",
}


def starter_deck(hero: str) -> Deck:
    """Sixty cards: two of each that the hero may have. Raises KeyError for a hero that there is not."""
    return Deck(hero, tuple((key, 2) for key in _pool(hero)), _NAMES[hero])


def quick_deck(hero: str) -> Deck:
    """Thirty cards: one of each that the hero may have. Raises KeyError for a hero that there is not."""
    # rule: heroes/quick_decks
    return Deck(hero, tuple((key, 1) for key in _pool(hero)), f"{_NAMES[hero]} (quick)")


@cache
def _pool(hero: str) -> tuple[str, ...]:
    return tuple(key for key in CARDS if not why_not_for(hero, key))


#: All of them: the full ones, then the quick ones.
STARTER_DECKS: tuple[Deck, ...] = (
    *(starter_deck(hero) for hero in HEROES),
    *(quick_deck(hero) for hero in HEROES),
)
