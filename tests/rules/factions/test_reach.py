"""What the board shows of a unit's way is what its moves bring, tried one after another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.rules.factions.movement import enemies_to_attack, why_no_attack_in_turn
from game.rules.factions.presentation.queries import attack_targets, reach_in_turn
from game.rules.factions.state.commands import BuyMove, DeclareAttack, Move
from tests.rules.factions.scene import Play, Scene

Lay = Callable[[Scene], int]


def walk(play: Play, unit: int) -> dict[int, tuple[int, bool]]:
    """Return every zone that the unit comes to by legal moves: the fewest steps, and whether it could still attack
    then."""
    found: dict[int, tuple[int, bool]] = {}
    edge = [(play.state, 0)]
    home = play.zone(unit)
    while edge:
        state, steps = edge.pop(0)
        play.state = state
        for move in play.answers(Move):
            play.state = state
            play.run(move)
            activation = play.table.turn.activation
            assert activation is not None
            if move.zone not in found and move.zone != home:
                attacks = why_no_attack_in_turn(play.table, play.unit(unit), activation) is None
                found[move.zone] = (steps + 1, attacks)
            edge.append((play.state, steps + 1))
    return found


def lone(name: str, zone: int, seat: int = 0) -> Lay:
    return lambda scene: scene.put(name, zone, seat, magic=0)


def among(name: str, zone: int, *others: tuple[str, int]) -> Lay:
    """Return a unit of seat 0's, and enemies."""

    def lay(scene: Scene) -> int:
        number = scene.put(name, zone, magic=0)
        for other, where in others:
            scene.put(other, where, 1, magic=0)
        return number

    return lay


def on(location: str, zone: int, owner: int, lay: Lay) -> Lay:
    def and_location(scene: Scene) -> int:
        scene.build(location, zone, owner)
        return lay(scene)

    return and_location


SCENES: dict[str, Lay] = {
    "slow": lone("Dwarf Commando", 3),
    "plain": lone("Squire", 2),
    "plain from the other side": lone("Squire", 4, 1),
    "fast": lone("Shadow Ninja", 1),
    "fastest": lone("Yellow Dragon", 1),
    "charging": lone("Tank of Ragnos", 2),
    "careful": lone("Sharpshooter", 3),
    "barred": among("Squire", 3, ("Squire", 3)),
    "barred on the way": among("Ogre Berzerker", 1, ("Squire", 2)),
    "flying": among("Red Dragon", 2, ("Squire", 2), ("Squire", 3)),
    "flying against flying": among("Red Dragon", 2, ("Doomfly", 3)),
    "mercenary at work": among("Sword-for-Hire", 3, ("Squire", 3)),
    "mercenary on the way": among("Bow-for-Hire", 1, ("Squire", 3)),
    "savage beside an enemy": among("Ragnos Beast", 3, ("Squire", 3)),
    "savage on the way": among("Ragnos Beast", 2, ("Squire", 4)),
    "savage alone": lone("Ragnos Beast", 2),
    "swamps ahead": on("Swamps of Kiran", 3, 0, lone("Squire", 2)),
    "swamps two zones ahead": on("Swamps of Kiran", 3, 0, lone("Squire", 1)),
    "swamps for the fast": on("Swamps of Kiran", 3, 0, lone("Ogre Berzerker", 1)),
    "swamps for the slow": on("Swamps of Kiran", 3, 0, lone("Dwarf Commando", 2)),
    "swamps for the charging": on("Swamps of Kiran", 3, 0, lone("Tank of Ragnos", 1)),
    "one's own fortress": on("Fortress", 3, 0, lone("Squire", 2)),
    "the other fortress": on("Fortress", 3, 1, lone("Yellow Dragon", 1)),
    "savage and a swamp": on("Swamps of Kiran", 4, 0, among("Ragnos Beast", 2, ("Squire", 4))),
    "mercenary and a fortress": on("Fortress", 2, 1, among("Sword-for-Hire", 1, ("Squire", 2))),
}


@pytest.mark.parametrize("lay", SCENES.values(), ids=SCENES.keys())
def test_reach_is_where_moves_lead(lay: Lay, scene: Scene) -> None:
    unit = lay(scene)
    play = scene.act(unit)
    shown = {there.zone: (there.steps, there.attacks) for there in reach_in_turn(play.table, unit)}
    assert shown == walk(play, unit)


@pytest.mark.parametrize("name", ["Squire", "Ogre Berzerker", "Dwarf Commando", "Elite Orc Warrior"])
def test_reach_after_an_attack_is_where_moves_lead(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3), scene.put("White Dragon", 3, 1, magic=0)
    play = scene.act(unit, dice=[2]).run(DeclareAttack(unit, enemy))
    shown = {there.zone: there.steps for there in reach_in_turn(play.table, unit)}
    assert shown == {zone: steps for zone, (steps, _) in walk(play, unit).items()}


def test_reach_with_bought_zones_and_a_blockade(scene: Scene) -> None:
    mage = scene.put("Alchemist", 1)
    play = scene.act(mage).run(BuyMove(mage), BuyMove(mage))
    play.state = replace(play.state, table=replace(play.table, blockaded=(4,)))
    shown = {there.zone: (there.steps, there.attacks) for there in reach_in_turn(play.table, mage)}
    assert shown == walk(play, mage)
    assert shown == {2: (1, True), 3: (2, True)}


def test_targets_shown_are_those_that_may_be_attacked(scene: Scene) -> None:
    scout = scene.put("Elf Scout", 3)
    enemies = [scene.put("Squire", zone, 1) for zone in (1, 3, 5)]
    scene.put("Shadow Ninja", 4, 1)
    play = scene.act(scout)
    targets = attack_targets(play.table, scout)
    assert targets == (1002, *enemies)
    assert [attack.target for attack in play.answers(DeclareAttack)] == list(targets)
    activation = play.table.turn.activation
    assert activation is not None
    assert enemies_to_attack(play.table, play.unit(scout), activation) == targets


@pytest.mark.parametrize("name", ["Heavy Blade", "Knight", "Human Commando", "Tank of Ragnos"])
def test_who_has_attacked_can_go_on_without_another_attack(name: str, scene: Scene) -> None:
    unit = scene.put(name, 3)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit).run(DeclareAttack(unit, enemy))
    shown = {there.zone: (there.steps, there.attacks) for there in reach_in_turn(play.table, unit)}
    assert shown
    assert not any(attacks for _, attacks in shown.values())
    assert shown == walk(play, unit)
