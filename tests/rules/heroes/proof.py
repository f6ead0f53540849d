"""Which test shows what of which card: ``test_every_card.py`` asks for both of every card.

A test that shows a card at work wears ``@does("Bonepicker")``; one that shows where it ends (whose, when, how much, for
whom not) wears ``@does_not("Bonepicker")``. Names are those on the cards; one test may speak of several.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.rules.heroes.cards.all_cards import CARDS, HEROES

NAMES = frozenset(card.name for card in (*CARDS.values(), *HEROES.values()))
_Test = TypeVar("_Test", bound=Callable[..., None])

#: Names of cards -> the names of the tests that show it.
DOES: dict[str, list[str]] = {}
DOES_NOT: dict[str, list[str]] = {}


def does(*names: str) -> Callable[[_Test], _Test]:
    """The test shows what these cards do."""
    return _noted(DOES, names)


def does_not(*names: str) -> Callable[[_Test], _Test]:
    """The test shows what these cards do not do."""
    return _noted(DOES_NOT, names)


def _noted(shown: dict[str, list[str]], names: tuple[str, ...]) -> Callable[[_Test], _Test]:
    unknown = set(names) - NAMES
    if unknown:
        raise ValueError(f"no cards of Heroes: {sorted(unknown)}")

    def note(test: _Test) -> _Test:
        for name in names:
            shown.setdefault(name, []).append(test.__name__)
        return test

    return note
