"""Dice that may be rolled again, as the window offers them: they are taken up in their order."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state.table import AttackMade
from game.ui.boards.hexes.records import DiceTumble
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.dice import DiceTumbling, DieShown, RollShown
from game.ui.games.arena.motions import script
from game.ui.games.arena.offers import offers_of
from game.ui.games.arena.screen import ArenaScreen
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


def test_both_rolls_of_an_attack_tell_what_the_dice_are_for() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (4, 4)), card="Gideon Jura")
    before = b.table
    b.attack("Gideon Jura", "Liliana Vess")
    rolled = [one for one in b.events if isinstance(one, e.CombatRolled)]
    attack, defence = rolled
    made = AttackMade(b.id("Gideon Jura"), b.id("Liliana Vess"), 0, True, 0, 0, attack.faces, defence.faces)  # noqa: FBT003
    table = replace(before, attack_made=made)
    both = script([defence], table, table)[0]
    assert isinstance(both, DiceTumble) and both.right is not None
    for side, event in ((both.left, attack), (both.right, defence)):
        assert [die.reason for die in side.dice] == [reason for reason, count in event.reasons for _ in range(count)]
    fewer = replace(table, attack_made=replace(made, power=attack.faces[:-1]))
    changed = script([defence], fewer, fewer)[0]
    assert isinstance(changed, DiceTumble) and {die.reason for die in changed.left.dice} == {""}


@pytest.mark.parametrize(("count", "across"), [(0, 1), (1, 1), (7, 7), (8, 8), (9, 5), (16, 8), (17, 6)])
def test_dice_lie_in_one_row_or_in_even_ones(count: int, across: int) -> None:
    roll = RollShown(0, "Attack", (DieShown("hit"),) * count)
    assert DiceTumbling(roll, None, "", Random(1), delay=0, text_px=15)._across(roll) == across


@pytest.mark.parametrize(("covered", "text_px"), [(0, 15), (0, 30), (300, 30)])
def test_both_rolls_are_seen_whole_beside_what_lies_over_the_board(covered: int, text_px: int) -> None:
    camera = Camera(20, 20, pygame.Rect(6, 46, 1012, 547))
    camera.covered = pygame.Rect(1018 - covered, 46, covered, 547)
    rolls = [
        RollShown(0, f"{name} attacks", (DieShown("hit", "Range"),) * 7) for name in ("Illusionary Projection 1",) * 2
    ]
    both = DiceTumbling(*rolls, "Blocked", Random(1), delay=0, text_px=text_px)
    both.elapsed = 0.6
    both.draw(pygame.Surface((1024, 768)), camera)
    assert camera.seen.contains(both._box(camera)[0]) and both.text_px >= 12


def test_a_figure_that_has_moved_is_not_waited_for_though_it_may_go_on() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Rhox Veterans", (5, 8)), ("Liliana Vess", (10, 1)), card="Gideon Jura",
               phase="move")  # fmt: skip
    screen, gideon = ArenaScreen(("Ada", "Ben"), "walnut"), b.id("Gideon Jura")
    assert gideon in screen.waiting(view_for(ARENA, b.state, 0))
    b.move("Gideon Jura", (4, 4))
    view = view_for(ARENA, b.state, 0)
    assert screen.is_selectable(view, gideon) and gideon not in screen.waiting(view)


def test_what_both_rolls_come_to_lies_as_long_as_one_reads_and_a_single_roll_no_longer() -> None:
    left, right = RollShown(0, "Attack", (DieShown("hit"),)), RollShown(1, "Defence", (DieShown("shield"),), "shield")
    both, alone = (
        DiceTumbling(left, other, words, Random(1), delay=0, text_px=15, rest=3.2).seconds
        for other, words in ((right, "Blocked"), (None, ""))
    )
    assert both >= 3.2 > alone
