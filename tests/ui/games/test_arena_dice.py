"""Dice that may be rolled again, as the window offers them: they are taken up in their order."""

from __future__ import annotations

from game.core import runner
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.ui.games.arena.offers import offers_of
from tests.rules.arena.battle import Battle, battle


def _hints(b: Battle) -> list[str]:
    offers = offers_of(view_for(ARENA, b.state, 0), runner.legal_for(ARENA, b.state, 0), None, ("Ada", "Ben"))
    return [offer.hint for offer in offers.all if isinstance(offer.commands[0], c.ChooseDie)]


def test_a_die_says_which_others_can_no_longer_be_taken_up_after_it() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (5, 4)), colours=("blue", "black"), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Jace Beleren", "Liliana Vess")
    order = "Dice are taken up in their order: "
    assert _hints(b) == [
        "",
        f"{order}die 1 stays as it is.",
        f"{order}dice 1 and 2 stay as they are.",
        f"{order}dice 1, 2 and 3 stay as they are.",
        f"{order}dice 1, 2, 3 and 4 stay as they are.",
    ]
    b.do(c.ChooseDie(1))
    assert _hints(b) == ["", f"{order}die 3 stays as it is.", f"{order}dice 3 and 4 stay as they are."]
