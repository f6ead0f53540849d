"""The panel of one's own hidden enchantment that is asked about."""

from __future__ import annotations

import msgspec
import pytest

from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.ui.games.arena.figures import hidden_asked
from game.ui.games.arena.screen import ArenaScreen
from tests.rules.arena.battle import battle


@pytest.mark.parametrize(("card", "note"), [
    ("Turned Blade", "Your hidden enchantment"),
    ("Snaring Vines", "It does not answer this"),
])  # fmt: skip
def test_the_owner_sees_what_lies_there_also_when_it_does_not_answer(card: str, note: str) -> None:
    mine = {"army": ["Gideon Jura"], "spells": [card]}
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", on_army=((card, "Gideon Jura"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Gideon Jura")
    for seat, shown in ((0, [note]), (1, [])):
        view = view_for(ARENA, b.state, seat)
        answers = b.legal() if seat == 0 else ()
        assert [one.note for one in hidden_asked(view, answers, ("Ada", "Ben"))] == shown


def test_what_was_asked_about_a_hidden_enchantment_is_told_no_longer_than_it_is_asked() -> None:
    mine = {"army": ["Gideon Jura"], "spells": ["Snaring Vines"]}
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", on_army=(("Snaring Vines", "Gideon Jura"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Gideon Jura")
    screen, view = ArenaScreen(("Ada", "Ben"), "walnut"), view_for(ARENA, b.state, 0)
    screen.offers(view, b.legal(), None)
    assert [one.note for one in screen.announced(view.table)] == ["Ben", "It does not answer this"]
    later = msgspec.structs.replace(view.table)
    assert [one.note for one in screen.announced(later)] == ["Ben"], "the table after an event"
