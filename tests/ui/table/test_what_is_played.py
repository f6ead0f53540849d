"""While something is played on the board, nothing lies over it."""

from __future__ import annotations

import pytest

from game.rules.arena.commands import Attack
from game.rules.factions.commands import DeclareAttack
from game.ui.table.table_scene import TableScene
from game.ui.table.things import Offer
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _until_an_attack(game: str, kind: type) -> tuple[Driver, TableScene, Offer]:
    """A match in which the person may attack."""
    driver, scene = at_the_table(a_match(game, "hc"))
    for number in range(300):
        assert wait(driver, scene)
        offers = [offer for offer in scene.offers.all if offer.commands]
        found = next((offer for offer in offers if isinstance(offer.commands[-1], kind)), None)
        if found is not None:
            return driver, scene, found
        forward = [offer for offer in offers if not offer.advances] or offers
        offer = forward[-1] if number % 3 else offers[number % len(offers)]
        scene.give(offer)
        if scene._confirming is not None:
            scene.give(offer)
    raise AssertionError("nobody can attack")


@pytest.mark.parametrize(("game", "kind"), [("arena", Attack), ("factions", DeclareAttack)])
def test_no_note_and_no_pane_lies_over_the_dice(game: str, kind: type) -> None:
    driver, scene, attack = _until_an_attack(game, kind)
    driver.app.change_settings(animation_speed="x1")
    assert attack.at is not None
    space = scene._space(attack.at)
    board = scene.screen.board
    assert space is not None and board is not None
    spot = board.spot_of_unit(attack.at.number).center if game == "factions" else board.camera.middle_of(*space)
    driver.move(spot)
    driver.frames(2)
    assert scene.shown_tip is not None, "the odds are told while one may choose"
    scene.give(attack)
    playing = 0
    for _ in range(60):
        driver.frames(1, 0.05)
        if board.timeline.is_playing:
            playing += 1
            assert scene.shown_tip is None
        assert not scene.window.rect.colliderect(scene.layout.board)
    assert playing > 3
