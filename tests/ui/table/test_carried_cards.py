"""A card of the hand that is put on what it is meant for takes that as its target."""

from __future__ import annotations

import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.core.commands import Command
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseUnit, ChooseZone, PlayCard
from game.ui.screens.items import Item, piece, square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.factions import scene as factions

SEATINGS = (Seating("Blue", "human"), Seating("Amber", "computer"))


def _fight(card: str) -> tuple[Driver, TableScene, int, dict[str, Item]]:
    """Return a fight with that card in the hand, its number, and what lies there by name."""
    scene = factions.Scene("Mage Guild", "Mage Guild")
    there = {
        "wizard": piece(scene.put("Mage", 2)),
        "foe": piece(scene.put("Squire", 3, 1)),
        "other": piece(scene.put("Squire", 3, 1)),
        "friend": piece(scene.put("Apprentice Mage", 2)),
        "far": piece(scene.put("Squire", 5, 1)),
        "zone": square((4, 0)),
    }
    scene.hand("Counterspell", seat=1)
    (number,) = scene.hand(card)
    driver, table = at_the_table(Match.from_state(FACTIONS, scene.act(there["wizard"].number).state, SEATINGS))
    assert wait(driver, table)
    return driver, table, number, there


def _carry(driver: Driver, scene: TableScene, number: int, to: Item) -> None:
    place, end = scene.laying.hand.place_of(number), scene.drawing.spots.figure_of(to)
    assert place is not None and end is not None
    begun, there = (place.centerx, place.top + 20), end.center
    driver.move(begun)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    driver.post(pygame.MOUSEMOTION, pos=there, rel=(5, 5), buttons=(1, 0, 0))
    driver.post(pygame.MOUSEBUTTONUP, pos=there, button=1)
    driver.post(pygame.MOUSEMOTION, pos=there, rel=(0, 0), buttons=(0, 0, 0))


@pytest.mark.parametrize(
    ("card", "to"), [("Mana Bomb", "foe"), ("Berzerking", "friend"), ("Blockade", "zone"), ("Blockade", "foe")]
)
def test_what_a_card_is_put_on_is_its_target_and_undo_takes_both_back(
    card: str, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, scene, number, there = _fight(card)
    given: list[Command] = []
    submit = scene.match.submit
    monkeypatch.setattr(scene.match, "submit", lambda seat, one, *more: given.append(one) or submit(seat, one, *more))
    _carry(driver, scene, number, there[to])
    target = ChooseZone(3 if to == "foe" else 4) if card == "Blockade" else ChooseUnit(there[to].number)
    assert given[:2] == [PlayCard(number), target]
    assert scene.answering._plans == [2]


def test_what_is_not_a_legal_target_is_refused_by_the_rule_and_the_target_is_asked_for() -> None:
    driver, scene, number, there = _fight("Mana Bomb")
    _carry(driver, scene, number, there["far"])
    decision, view = scene.match.decision, scene.following.view
    assert decision is not None and decision.prompt == "target" and view is not None
    refusal = scene.screen.why_not(view, there["far"], None)
    assert refusal is not None and scene.toast.text == refusal.text != ""
