"""Which test shows what of which card: a game's ``test_every_card.py`` asks for both of every card.

A test that shows a card at work wears ``@does("Zombie")``; one that shows where it ends (whose, when, how much, for
whom not) wears ``@does_not("Zombie")``. Names are those on the cards; one test may speak of several. The test fails if
one of them was in no match that it asked about, so that none can be named by mistake; in a case of a test with
parameters, those that are one of them. ``anywhere=True`` is for what is shown without a match, such as building a deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from game.core.chapters import ByChapters
from game.core.steps import Draft

_Test = TypeVar("_Test", bound=Callable[..., None])


@contextmanager
def _never_seen(keys: set[str]) -> Iterator[set[str]]:
    """Watch the tables of matches that answers are given to or asked of; what is left of the keys lay on none."""
    missing = set(keys)

    def look(table: Any) -> None:
        if missing:
            text = msgspec.json.encode(table).decode()
            missing.difference_update({key for key in missing if f'"{key}"' in text})

    begin, why_illegal, candidates = Draft.__init__, ByChapters.why_illegal, ByChapters.candidates

    def watched_begin(draft: Any, game: Any, state: Any) -> None:
        look(state.table)
        begin(draft, game, state)

    def watched_why(rules: Any, position: Any, command: Any) -> Any:
        look(position.table)
        return why_illegal(rules, position, command)

    def watched_candidates(rules: Any, position: Any) -> Any:
        look(position.table)
        return candidates(rules, position)

    with (
        patch.object(Draft, "__init__", watched_begin),
        patch.object(ByChapters, "why_illegal", watched_why),
        patch.object(ByChapters, "candidates", watched_candidates),
    ):
        yield missing


def untried(words: Iterable[type], tests: ModuleType) -> list[str]:
    """Return the words (keywords, traits) that no test makes: one without a card is known by its test."""
    chapters = Path(tests.__path__[0]).rglob("test_*.py")
    text = "".join(page.read_text(encoding="utf-8") for page in chapters)
    return [word.__name__ for word in words if not re.search(rf"\b{word.__name__}\(", text)]


class Proof:
    """The tests of a game's cards. ``keys`` has the key of each card by the name on it."""

    def __init__(self, game: str, keys: Mapping[str, str]) -> None:
        self.game = game
        self.keys = dict(keys)
        self.shown: dict[str, list[str]] = {}
        self.shown_not: dict[str, list[str]] = {}

    def does(self, *names: str, anywhere: bool = False) -> Callable[[_Test], _Test]:
        """Mark a test as showing what these cards do."""
        return self._noted(self.shown, names, anywhere=anywhere)

    def does_not(self, *names: str, anywhere: bool = False) -> Callable[[_Test], _Test]:
        """Mark a test as showing what these cards do not do."""
        return self._noted(self.shown_not, names, anywhere=anywhere)

    def shows(self, *names: str) -> Callable[[_Test], _Test]:
        """Mark a test as showing both what these cards do and what they do not."""
        return lambda test: self.does(*names)(self.does_not(*names)(test))

    def read(self, package: ModuleType) -> None:
        """Import all modules of tests of a package, so that what their tests show is known."""
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if module.name.rpartition(".")[2].startswith("test_"):
                import_module(module.name)

    def check(self, name: str) -> None:
        """Fail if no test shows what the card does, or none what it does not."""
        assert self.shown.get(name), f"no test says that it shows what {name} does"
        assert self.shown_not.get(name), f"no test says that it shows what {name} does not"

    def _noted(
        self, shown: dict[str, list[str]], names: tuple[str, ...], *, anywhere: bool
    ) -> Callable[[_Test], _Test]:
        unknown = set(names) - set(self.keys)
        if unknown:
            raise ValueError(f"no cards of {self.game}: {sorted(unknown)}")

        def note(test: _Test) -> _Test:
            for name in names:
                shown.setdefault(name, []).append(test.__name__)

            @wraps(test)
            def watched(*given: Any, **named: Any) -> None:
                parameters = named.keys() - {"scene"}
                case = {value for value in named.values() if isinstance(value, str)}
                wanted = {self.keys[name]: name for name in names if not parameters or name in case}
                with _never_seen(set(wanted)) as missing:
                    test(*given, **named)
                assert not missing, f"in no match of this test: {sorted(wanted[key] for key in missing)}"

            return test if anywhere else watched  # type: ignore[return-value]  # it has the signature of the test

        return note
