"""Where decks and armies are built, reached from the menu: one row for each game that builds some."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.entries import GAMES
from game.ui.games.game_ui import form_of
from game.ui.games.set_up_form import Form
from game.ui.scenes.sheet_scene import SheetScene


class Builders(SheetScene):
    """One row a game; it opens the builder of that game."""

    def build(self) -> None:
        flow = self.list_page("Decks and armies", "")
        for name, listed in GAMES.items():
            form = form_of(name)
            if form.builder is not None:
                words = f"{listed.title}: {form.builder_words.lower()}"
                face = self.face(words, 16, role="bold", note=_saved(form), icon="deck", align="left")
                flow.plate(face, self._press(form.builder), lines=2.9, name=listed.title, hint=form.builder_hint)
        flow.finish()
        self.fit_pane()

    def _press(self, builder: Callable[[], SheetScene]) -> Callable[[], None]:
        return lambda: self.app.push(builder())


def _saved(form: Form) -> str:
    """How many of them the player has saved, and how many of those cannot be played with."""
    saved = form.armies() if form.armies is not None else ()
    if not saved:
        return "You have saved none yet."
    unfit = sum(1 for one in saved if one.why_not)
    return f"You have saved {len(saved)}" + (f", {unfit} of them not legal yet." if unfit else ".")
