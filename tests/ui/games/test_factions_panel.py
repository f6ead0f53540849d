"""What the panel beside the table says of a unit: what its figures are called, and why it is still there at 0."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.games.entries import entry_of
from game.rules.factions.presentation.queries import unit_stats_of
from game.ui.games.factions.figures import inspection
from game.ui.screens.game_screen import Inspection
from game.ui.screens.items import card, piece

NAMES = ("Blue", "Amber")


def _table(*pieces: dict[str, Any], **more: Any) -> Any:
    position = {"game": "factions", "pieces": list(pieces), "turn": {"phase": "combat", "cycle": 2}, **more}
    return entry_of("factions").load_position(position).table


def _seen(table: Any, name: str) -> Inspection:
    number = next(unit.id for unit in table.units.values() if unit.record.name == name)
    seen = inspection(table, piece(number), NAMES)
    assert seen is not None
    return seen


def test_figures_that_stand_on_no_card_have_their_names_beside_them() -> None:
    seen = _seen(_table({"name": "Energy Elemental", "zone": 2}), "Energy Elemental")
    facts = {icon: text for icon, text, _ in seen.facts}
    assert facts == {
        "hp": "60 of 60", "shield": "16", "blade": "+12", "damage": "20", "speed": "speed 1",
        "range": "range 0", "magic": "magic 2 (+0)",
    }  # fmt: skip


def test_a_bonus_says_what_it_is() -> None:
    seen = _seen(_table({"name": "Knight", "zone": 2, "equipment": ["Short Sword"]}), "Knight")
    assert ("star", "+2 attack", "Short Sword: +2 attack.") in seen.facts
    assert not any(text == "Bonus" for _, text, _ in seen.facts)


@pytest.mark.parametrize(("damage", "at_zero", "stands"), [(50, False, True), (49, False, False), (0, False, False)])
def test_a_unit_at_0_says_why_it_is_still_there(damage: int, at_zero: bool, stands: bool) -> None:
    table = _table({"name": "Knight", "zone": 2, "damage": damage}, at_zero=at_zero)
    seen = _seen(table, "Knight")
    said = [(text, tip) for _, text, tip in seen.facts if "0" in text and "stands" in text]
    told = [("still stands at 0", "At 0 hit points it still stands; any more damage defeats it.")]
    assert said == (told if stands else [])
    assert unit_stats_of(table, 1).hp_left == 50 - damage


def test_a_card_tells_its_price_in_words() -> None:
    table = _table(seats=[{"faction": "Kingdom", "hand": ["Squire"]}, {}])
    (held,) = table.players[0].hand
    seen = inspection(table, card(held), NAMES)
    assert seen is not None and seen.facts == (("gold", "costs 8", "Build points that it costs this deck."),)
