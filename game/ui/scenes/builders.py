"""Where decks and armies are built, reached from the menu: one row for each game that builds some."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.entries import GAMES
from game.app.lists.kinds import ListKind, list_kind_of
from game.app.lists.saved import saved_lists
from game.ui.scenes.sheet_scene import SheetScene


class Builders(SheetScene):
    """One row per game; it opens the editor of that game's lists."""

    def build(self) -> None:
        flow = self.list_page("Decks and armies", "")
        for name, listed in GAMES.items():
            kind = list_kind_of(name)
            if kind is not None:
                words = f"{listed.title}: {kind.words.lower()}"
                hint = f"Build {kind.words.lower()} of your own. They can be chosen for every seat."
                face = self.face(words, 16, role="bold", note=_saved(kind), icon="deck", align="left")
                flow.button(face, self._press(kind), lines=2.9, name=listed.title, hint=hint)
        flow.finish()
        self.fit_pane()

    def _press(self, kind: ListKind) -> Callable[[], None]:
        return lambda: self.app.open("list editor", kind)


def _saved(kind: ListKind) -> str:
    """Return how many of them the player has saved, and how many of those cannot be played with."""
    saved = saved_lists(kind)
    if not saved:
        return "You have saved none yet."
    unfit = sum(1 for one in saved if one.why_not)
    return f"You have saved {len(saved)}" + (f", {unfit} of them not legal yet." if unfit else ".")
