"""What a hover promises and what a press says: placing, choosing whom, and nothing twice."""

from __future__ import annotations

import pygame

from game.app.matches.match import Match, Seating
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.skirmish.presentation.words import card_name
from game.ui.screens.items import piece, square
from tests.journeys.table_hands import answer_until, at_the_table, wait
from tests.rules.arena.battle import battle
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match


def test_a_space_to_place_a_figure_on_promises_that() -> None:
    driver, scene = at_the_table(a_match("arena", "hc"))
    answer_until(driver, scene, "place_planeswalker")
    decision = scene.match.decision
    assert decision is not None
    for cell in scene.answering.offers.cells()[:3]:
        driver.move(pixel_at(scene, cell))
        assert scene.pointing.tip == f"Place {figure_name(scene.following.table, decision.about[0])} here."
    # With Alt held the ground is told, too.
    driver.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert scene.pointing.tip.startswith("Place ") and "Starting zone" in scene.pointing.tip


def test_a_square_to_place_a_creature_on_promises_that() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    answer_until(driver, scene, "place_creature")
    decision = scene.match.decision
    assert decision is not None
    cells = scene.answering.offers.cells()
    driver.move(pixel_at(scene, cells[0]))
    assert scene.pointing.tip == f"Place {card_name(scene.following.table, decision.about[0])} here."
    outside = next(cell for cell in ((x, 8) for x in range(4, 9)) if cell not in cells)
    driver.move(pixel_at(scene, outside))
    assert "Place " not in scene.pointing.tip


def test_pressing_what_belongs_to_another_part_of_the_turn_says_which() -> None:
    driver, scene = at_the_table(a_match("arena", "hc"))
    answer_until(driver, scene, "spells")
    table = scene.following.table
    enemy = next(one for one in table.figures.values() if one.seat != scene.seat and one.spaces)
    scene.answering.choose(piece(enemy.id))
    assert scene.toast.text == "Figures attack after all moves."
    free = next(column.at for column in table.board.terrain.columns if not scene.answering.offers.at(square(column.at))
                and scene.screen.piece_at(table, column.at) is None)  # fmt: skip
    scene.answering.choose(square(free))
    assert scene.toast.text == "Figures move after the spells."


def test_a_spell_with_several_targets_asks_on_whom() -> None:
    driver, scene = at_the_table(a_match("arena", "hc"))
    answer_until(driver, scene, "spells")
    for number in range(200):
        assert wait(driver, scene)
        spells = [
            one for one in scene.answering.offers.all if isinstance(one.commands[0], c.PlaySpell) and one.at is not None
        ]
        several = [one.at for one in spells if len(scene.answering.offers.at(one.at)) > 1]
        if several:
            scene.answering.choose(several[0])
            assert scene.answering.narrowed == several[0] and scene.laying.window._title == "On whom?"
            assert scene.laying.prompt_text().endswith(": on whom? Choose one, or cancel.")
            return
        forward = [one for one in scene.answering.offers.all if not one.advances] or list(scene.answering.offers.all)
        scene.answering.give(forward[number % len(forward)])
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    raise AssertionError("no spell has several targets")


def test_what_the_notice_says_is_not_said_again_beside_the_pointer() -> None:
    driver, scene = hall()
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    driver.move(pixel_at(scene, (4, 2)))
    driver.frames(1, 0.05)
    why = scene.pointing.tip.split("\n")[0]
    assert "A wall is in the way." in why and scene.tips.shown is not None
    alone = scene.tips.shown.height
    driver.click(pixel_at(scene, (4, 2)))
    driver.frames(1, 0.05)
    assert scene.toast.text == why
    assert scene.tips.shown is None or scene.tips.shown.height < alone
    driver.frames(60, 0.1)
    assert scene.tips.shown is not None and scene.tips.shown.height == alone


def test_taking_back_takes_the_notice_away() -> None:
    driver, scene = hall()
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    move = next(offer for offer in scene.answering.offers.all if offer.at is not None and offer.at.sort == "cell")
    scene.answering.give(move)
    assert wait(driver, scene)
    scene.toast.say("Drow Wizard can still act.")
    assert not scene.answering.why_no_undo()
    scene.answering.undo()
    assert scene.toast.text == "" and not scene.toast.is_shown


def test_the_space_chosen_for_a_front_is_taken_back_by_a_press_and_other_backs_say_why_not() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (11, 9)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar")  # fmt: skip
    b.do(c.Summon(b.army("Blazing Firecats")))
    match = Match.from_state(ARENA, b.state, (Seating("Blue", "human"), Seating("Amber", "human")))
    driver, scene = at_the_table(match)
    assert wait(driver, scene)
    front, number = square(b.hex((3, 6))), scene.match.revision
    assert front.cell is not None
    driver.click(pixel_at(scene, front.cell))
    assert scene.answering.narrowed == front
    driver.frames(1, 1.0)
    assert scene.pointing.tip == "Chosen; click again to take it back."
    driver.move(pixel_at(scene, b.hex((3, 8))))
    assert scene.pointing.tip.startswith("Blazing Firecats stands on two spaces beside each other.")
    driver.frames(30, 0.1)
    driver.click(pixel_at(scene, front.cell))
    assert scene.answering.narrowed is None and scene.match.revision == number
