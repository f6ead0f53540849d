"""What Factions marks on its table: how far zones are is told where a unit moves, and nowhere else."""

from __future__ import annotations

from random import Random

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.core.commands import Pass
from game.rules.factions.presentation.queries import reach_in_turn
from game.rules.factions.state import commands as c
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.faces import factions_face
from game.ui.games.factions.help_pages import HELP_PAGES
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import piece
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def test_the_way_to_a_zone_is_shown_for_a_move_alone() -> None:
    driver, scene = at_the_table(a_match("factions", "hh", seed=6))
    chance, seen = Random(6), {True: 0, False: 0}
    for _ in range(70):
        if not wait(driver, scene):
            break
        board, view = scene.screen.board, scene.following.view
        assert isinstance(board, FactionsBoard) and view is not None and view.decision is not None
        scene.screen.mark(view, scene.following.table, None, Marks(scene.answering.offers))
        steps, active = board.overlays._reach, scene.following.table.turn.activation
        if steps and view.decision.prompt == "activation" and active is not None:
            reach = {found.zone: found.steps for found in reach_in_turn(scene.following.table, active.unit)}
            assert all(count == reach.get(cell[0], 0) for cell, count in steps.items()) and any(steps.values())
            seen[True] += 1
        elif steps:
            assert not any(steps.values()), view.decision.prompt
            seen[False] += 1
        scene.answering.give(chance.choice([offer for offer in scene.answering.offers.all if offer.commands]))
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    assert seen[True] and seen[False]


def _words_over(scene: TableScene, number: int) -> str:
    """Return what is told while the pointer is over a unit."""
    board = scene.screen.board
    assert isinstance(board, FactionsBoard)
    board.miniatures.hovered = number
    return scene.screen.mark(scene.following.view, scene.following.table, None, Marks(scene.answering.offers))


def test_how_far_a_unit_goes_without_an_attack_is_shown_as_that() -> None:
    """Nobody stands in its way: it is the second zone that costs the attack."""
    position = {
        "game": "factions",
        "pieces": [{"name": "Knight", "zone": 1}, {"name": "Squire", "zone": 5, "seat": 1}],
        "turn": {"phase": "combat", "active": "Knight", "cycle": 2},
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    match = Match.from_state(entry.ruleset, entry.load_position(position), seatings, hints=False)
    driver, scene = at_the_table(match)
    assert wait(driver, scene)
    said = {}
    for number in (2, 3):
        driver.move(scene.following.board.camera.rect_of((number, 0)).center)  # type: ignore[union-attr]
        driver.frames(2)
        said[number] = scene.pointing.tip
    assert said == {2: "Move Knight to zone 2.", 3: "Move Knight to zone 3. It moves that far only without attacking."}


def test_odds_are_shown_as_long_as_an_attack_is_left() -> None:
    pieces = [("Ogre Warrior", 3, 0), ("Knight", 2, 0), ("Heavy Blade", 3, 1), ("Orc Grunt", 4, 1)]
    position = {
        "game": "factions",
        "pieces": [{"name": name, "zone": zone, "seat": seat} for name, zone, seat in pieces],
        "turn": {"phase": "combat", "active": "Ogre Warrior", "cycle": 2},
        "windows": "always",
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    match = Match.from_state(entry.ruleset, entry.load_position(position), seatings, hints=False)
    driver, scene = at_the_table(match)
    assert wait(driver, scene)
    numbers = {unit.record.name: unit.id for unit in match.state.table.units.values() if not unit.is_capital}
    ogre, blade, grunt = (numbers[name] for name in ("Ogre Warrior", "Heavy Blade", "Orc Grunt"))
    assert "to hit" in _words_over(scene, blade) and "to hit" in _words_over(scene, grunt)
    assert match.submit(0, c.DeclareAttack(ogre, blade)) is None
    while match.decision is not None and match.decision.kind == "respond":
        assert wait(driver, scene)
        # While the attack may be answered its own odds are told, and no others.
        attack = scene.following.table.attacks[-1] if scene.following.table.attacks else None
        is_open = attack is not None and not attack.face
        assert ("to hit" in _words_over(scene, blade)) == is_open and "to hit" not in _words_over(scene, grunt)
        assert match.submit(match.decision.seat, Pass()) is None
    assert wait(driver, scene) and match.decision is not None and match.decision.prompt == "activation"
    refusal = scene.screen.why_not(scene.following.view, piece(blade), ogre)
    assert refusal is not None and refusal.text == "Ogre Warrior has no attack left."
    assert not _words_over(scene, blade) and not _words_over(scene, grunt)


def test_commanders_have_another_mark_than_the_rarity_of_cards() -> None:
    """On the table, as Help says it."""
    entry = entry_of("factions")
    position = {"game": "factions", "seats": [{}, {}], "pieces": [{"name": "King Jeffery", "zone": 3}]}
    table = entry.load_position(position).table
    board = FactionsBoard(("Ada", "Ben"), on=table.map)
    board.show_table(table)
    units = {unit.name: unit.marks for unit in board.miniatures.units.values()}
    assert units["King Jeffery"] == ("crown",)
    rarity = [mark for mark, word in factions_face("king_jeffery").marks if word]
    assert rarity == ["star"]
    helped = " ".join(text for _, text in HELP_PAGES)
    assert "Commanders {icon:crown}" in helped and "rarity {icon:star}" in helped
