"""What an attack's preview promises is what playing the attack brings, summed over every roll of every die."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Command, Decline, Done, Pass
from game.core.events import Event
from game.core.state import State
from game.core.steps import Draft
from game.rules.factions.figures import Part
from game.rules.factions.presentation.queries import Preview, attack_preview
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import ChooseEvasion, DeclareAttack, Move, Reroll, UseAbility
from tests.rules.factions.scene import CAPITALS, Scene

#: The faces of a die that are tried, each with how many of the twenty it stands for.
Faces = tuple[tuple[int, int], ...]
ALL: Faces = tuple((face, 1) for face in range(1, 21))
#: Every save of the cards is a 6, 11 or 16, so five faces at a time end alike.
FIVES: Faces = ((5, 5), (10, 5), (15, 5), (20, 5))
#: With Mettle, 12 saves what 16 would.
FOURS: Faces = ((3, 3), (7, 4), (11, 4), (15, 4), (20, 5))


class _Wanted(Exception):
    """A die is to be rolled that the script does not tell."""


class Script:
    """Dice that fall as they are told."""

    def __init__(self, saves: Faces) -> None:
        self.saves = saves
        self.faces: list[int] = []
        self.wanted = ""

    def roll(self, draft: Draft[Any, Any], seat: int, count: int, sides: int, why: str) -> tuple[int, ...]:
        if not self.faces:
            self.wanted = why
            raise _Wanted
        return (self.faces.pop(0),)

    def ways(self, state: Any, command: Command, known: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, Any]]:
        """Yield every end of an answer, each with its chance."""
        self.faces = list(known)
        try:
            accepted = runner.submit(FACTIONS, state, state.decision.seat, command)
        except _Wanted:
            for face, weight in ALL if self.wanted == "attack" else self.saves:
                for chance, end in self.ways(state, command, (*known, face)):
                    yield chance * Fraction(weight, 20), end
            return
        yield Fraction(1), accepted


def answer(state: State[Any, Any]) -> Command | None:
    """Return what somebody answers who spends no magic and plays no card; None when the attack is over."""
    legal = runner.legal(FACTIONS, state)
    prompt = state.decision.prompt if state.decision else "activation"
    if prompt == "activation":
        return None
    if prompt.startswith("respond"):
        return Pass()
    if prompt == "evade":
        free = [choice for choice in legal if choice in (ChooseEvasion("Dodge"), ChooseEvasion("Parry"))]
        return free[0] if free else Decline()
    if prompt.startswith("reroll"):
        return Reroll(magic=False) if Reroll(magic=False) in legal else Decline()
    return next((choice for choice in (Decline(), Done()) if choice in legal), legal[0])


class Outcome:
    """What all ways of an attack come to."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.hit = self.critical = self.expected = self.defeats = Fraction(0)

    def count(self, chance: Fraction, events: tuple[Event, ...]) -> None:
        first = next(event.attack.id for event in events if isinstance(event, e.AttackDeclared))
        rolls = [event for event in events if isinstance(event, e.AttackRolled) and event.attack == first]
        harm = [event.amount for event in events if isinstance(event, e.DamageDealt) and event.unit == self.target]
        self.hit += chance * rolls[-1].hit
        self.critical += chance * rolls[-1].critical
        self.expected += chance * sum(harm)
        fallen = [event.unit for event in events if isinstance(event, e.UnitDefeated)]
        self.defeats += chance * (self.target in fallen or any(isinstance(event, e.CapitalFallen) for event in events))


def play_all(script: Script, state: Any, command: Command, outcome: Outcome) -> None:
    """Follow an answer through every roll to the end of the attack."""

    def follow(state: Any, command: Command, chance: Fraction, events: tuple[Event, ...]) -> None:
        for share, accepted in list(script.ways(state, command)):
            told = (*events, *accepted.events)
            after = answer(accepted.state) if accepted.state.outcome is None else None
            if after is None:
                outcome.count(chance * share, told)
            else:
                follow(accepted.state, after, chance * share, told)

    follow(state, command, Fraction(1), ())


Lay = Callable[[Scene], tuple[int, int]]


def pair(attacker: str, target: str, **changes: Any) -> Lay:
    """Return an attacker and its target in one zone; ``equipment`` is the attacker's, ``damage`` the target's."""

    def lay(scene: Scene) -> tuple[int, int]:
        one = scene.put(
            attacker, 3, equipment=changes.get("equipment", ()), magic=0, gathered=changes.get("gathered", 0)
        )
        return one, scene.put(target, 3, 1, damage=changes.get("damage", 0), magic=0)

    return lay


def led(name: str, seat: int, lay: Lay) -> Lay:
    """Return the same with a commander near it."""

    def and_leader(scene: Scene) -> tuple[int, int]:
        found = lay(scene)
        scene.put(name, 2 if seat == 0 else 4, seat, magic=0)
        return found

    return and_leader


def at(location: str, lay: Lay) -> Lay:
    """Return the same at a location of seat 0's."""

    def and_location(scene: Scene) -> tuple[int, int]:
        scene.build(location, 3)
        return lay(scene)

    return and_location


def siege(attacker: str, damage: int) -> Lay:
    def lay(scene: Scene) -> tuple[int, int]:
        return scene.put(attacker, 5, magic=0), scene.capital(1, damage=damage)

    return lay


def sally(scene: Scene) -> tuple[int, int]:
    """Lay out a Barbarian capital that attacks."""
    return CAPITALS[0], scene.put("Knight", 1, 1, damage=35)


SCENES: dict[str, tuple[Lay, Faces]] = {
    "plain": (pair("Squire", "Heavy Blade", damage=75), FIVES),
    "only a 20 hits": (pair("Peasant", "White Dragon"), FIVES),
    "all but a 1 hits": (pair("Thastalos, Barbarian Overlord", "Peasant"), FIVES),
    "vicious": (pair("Fire Elemental", "Heavy Blade", damage=30), FIVES),
    "vicious on a sturdy tank": (pair("Fire Elemental", "Tank of Ragnos", damage=85), FIVES),
    "vicious on a skeleton": (pair("Fire Elemental", "Skeleton"), FIVES),
    "damage reduction": (pair("Orc Grunt", "Earth Elemental", damage=60), FIVES),
    "damage reduced to nothing": (pair("Squire", "Earth Elemental", damage=70), FIVES),
    "penetration": (pair("Heavy Blade", "Earth Elemental", damage=41), FIVES),
    "parry, every roll": (pair("Heavy Blade", "Knight", damage=20), ALL),
    "greater parry strikes back": (pair("Heavy Blade", "Shadow Ninja"), FIVES),
    "ninja dodge on 11": (pair("Elite Orc Warrior", "Kruul, Ninja Master", damage=10), FIVES),
    "parry does not stop arrows": (pair("Sharpshooter", "Knight", damage=10), FIVES),
    "evade stops arrows": (pair("Sharpshooter", "Lorenzo Maydon", damage=65), FIVES),
    "parry and dodge": (
        led(
            "Lorenzo Maydon, Knight of the Alliance",
            1,
            led("Dwarf Commando", 1, pair("Heavy Blade", "Alliance Trooper")),
        ),
        FIVES,
    ),
    "parry again by a commander": (led("Sir Knight Tiranny", 1, pair("Heavy Blade", "Knight", damage=45)), FIVES),
    "parry again with mettle": (led("Sir Knight Tiranny", 1, pair("Heavy Blade", "Prince Vaan", damage=90)), FOURS),
    "dark shield": (pair("Heavy Blade", "Zeal, Void Knight", damage=125), FIVES),
    "dark shield on the last ten": (pair("Squire", "Raven, Apprentice of Zeal", damage=80), FIVES),
    "rolled again by a commander": (led("General William Rendar", 0, pair("Heavy Blade", "Orc Grunt")), FIVES),
    "rolled again against parry": (led("Commander William Rendar", 0, pair("Orc Grunt", "Knight", damage=40)), FIVES),
    "rolled again with mettle": (led("General William Rendar", 0, pair("Prince Vaan", "White Dragon")), FIVES),
    "blade and axe": (pair("Heavy Blade", "Knight", equipment=("Imperial Blade", "Axe of Despair"), damage=11), FIVES),
    "gathered power": (pair("Battle Mage", "Heavy Blade", gathered=30, damage=41), FIVES),
    "magic hunter": (pair("Mana Hunter", "Mage"), FIVES),
    "bounty hunter": (pair("Bounty Hunter", "King Jeffery", damage=45), FIVES),
    "mighty swing": (pair("Elite Orc Warrior", "Heavy Blade", damage=55), FIVES),
    "stronghold": (at("Stronghold", pair("Squire", "Knight")), FIVES),
    "fortress against": (at("Fortress", pair("Squire", "Knight")), FIVES),
    "commander of warriors": (led("Knight Commander Gregorry", 0, pair("Squire", "Knight")), FIVES),
    "commander of the other side": (led("Knight Commander Gregorry", 1, pair("Squire", "Knight")), FIVES),
    "capital": (siege("Heavy Blade", 50), FIVES),
    "capital falls to a critical hit": (siege("Heavy Blade", 61), FIVES),
    "capital and vicious": (siege("Fire Elemental", 61), FIVES),
    "twin attack counted once": (pair("Doomfly", "Heavy Blade", damage=61), FIVES),
    "recoil": (pair("Knight", "Spiked Catapult"), FIVES),
    "splash": (pair("Spiked Catapult", "Heavy Blade", damage=35), FIVES),
    "splash defeats who was missed": (pair("Spiked Catapult", "Heavy Blade", damage=71), FIVES),
    "splash on damage reduction": (pair("Spiked Catapult", "Earth Elemental", damage=60), FIVES),
    "splash on a shield": (pair("Spiked Catapult", "Zeal, Void Knight", damage=111), FIVES),
    "splash rolled again": (led("Sir Knight Tiranny", 1, pair("Spiked Catapult", "Heavy Blade", damage=75)), FIVES),
    "no splash after parry": (led("Lorenzo Maydon", 1, pair("Spiked Catapult", "Knight", damage=45)), FIVES),
    "splash on a capital": (siege("Spiked Catapult", 55), FIVES),
}


def compare(monkeypatch: pytest.MonkeyPatch, scene: Scene, lay: Lay, saves: Faces, *, ability: str = "") -> Preview:
    """Play an attack to all its ends and hold its preview against them."""
    attacker, target = lay(scene)
    play = scene.act(attacker)
    preview = attack_preview(play.table, attacker, target, ability)
    script, outcome = Script(saves), Outcome(target)
    monkeypatch.setattr(Draft, "roll", lambda draft, *told: script.roll(draft, *told))
    command = UseAbility(attacker, ability) if ability else DeclareAttack(attacker, target)
    play_all(script, play.state, command, outcome)
    assert preview.hit == pytest.approx(float(outcome.hit))
    assert preview.critical == pytest.approx(float(outcome.critical))
    assert preview.expected == pytest.approx(float(outcome.expected))
    assert preview.defeats == pytest.approx(float(outcome.defeats))
    return preview


@pytest.mark.parametrize(("lay", "saves"), SCENES.values(), ids=SCENES.keys())
def test_a_preview_is_exact(monkeypatch: pytest.MonkeyPatch, lay: Lay, saves: Faces) -> None:
    compare(monkeypatch, Scene("Kingdom", "Kingdom"), lay, saves)


@pytest.mark.parametrize(("damage", "defeats", "expected"), [(75, 0.6625, 22.75), (0, 0.01875, 25.1875)])
def test_a_preview_counts_no_splash_after_an_evaded_hit(damage: int, defeats: float, expected: float) -> None:
    # rule: factions/evading
    scene = Scene()
    catapult, blade = scene.put("Spiked Catapult", 3), scene.put("Heavy Blade", 4, 1, damage=damage)
    scene.put("Lorenzo Maydon", 5, 1)
    seen = attack_preview(scene.act(catapult).table, catapult, blade)
    assert (seen.defeats, seen.expected) == (pytest.approx(defeats), pytest.approx(expected))
    # It comes unless a hit, at 13 of 20, is evaded, with a save of 16.
    assert seen.splashes == pytest.approx(1 - seen.hit / 4)


@pytest.mark.parametrize("ability", ["Magic Strike", "Magic Sweep"])
def test_a_preview_of_an_attack_for_magic_on_who_is_immune_promises_nothing(ability: str, scene: Scene) -> None:
    # rule: factions/magic_immunity
    evans, dragon = scene.put("Evans, Mage-Knight", 3), scene.put("Black Dragon", 3, 1)
    squire = scene.put("Squire", 3, 1)
    table = scene.act(evans).table
    seen = attack_preview(table, evans, dragon, ability)
    assert (seen.needed, seen.hit, seen.critical, seen.expected, seen.defeats) == (0, 0, 0, 0, 0)
    assert seen.notes == ("Magic Immunity: an attack that costs magic does nothing to it.",)
    assert attack_preview(table, evans, dragon).hit > 0
    assert attack_preview(table, evans, squire, ability).hit > 0


def test_a_preview_is_exact_for_a_capital_that_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    preview = compare(monkeypatch, Scene("Barbarian", "Kingdom"), sally, FIVES)
    # ATK 8 against DEF 17, 20 damage, a save of 16 against it.
    assert preview.needed == 9
    assert preview.defeats == pytest.approx(0.6 * 0.75)


def test_a_preview_is_exact_at_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    preview = compare(monkeypatch, Scene(at_zero=True), pair("Squire", "Heavy Blade", damage=70), FIVES)
    assert preview.defeats == preview.hit


def test_a_preview_is_exact_for_bow_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    lay = pair("High Knight", "Knight", damage=45)
    assert compare(monkeypatch, Scene(), lay, FIVES, ability="Bow Attack 10").needed == 9


def test_a_preview_is_exact_after_a_move_and_with_combined_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("Alliance")
    lorenzo = scene.put("Lorenzo Maydon, Knight of the Alliance", 2, aimed=4)
    dragon = scene.put("White Dragon", 3, 1, damage=150, magic=0)
    play = scene.act(lorenzo).run(Move(lorenzo, 3))
    preview = attack_preview(play.table, lorenzo, dragon)
    assert preview.attack == (Part("ATK", 12), Part("Momentum", 4), Part("Combine Fire", 4))
    assert preview.damage == (Part("DMG", 20), Part("Momentum", 10))
    script, outcome = Script(FIVES), Outcome(dragon)
    monkeypatch.setattr(Draft, "roll", lambda draft, *told: script.roll(draft, *told))
    play_all(script, play.state, DeclareAttack(lorenzo, dragon), outcome)
    assert preview.hit == pytest.approx(float(outcome.hit))
    assert preview.expected == pytest.approx(float(outcome.expected))
    assert preview.defeats == pytest.approx(float(outcome.defeats))


def test_a_preview_does_not_count_on_magic_that_may_be_spent(scene: Scene) -> None:
    mage, knight = scene.put("Battle Mage", 3), scene.put("Dark Knight", 3, 1)
    with_magic = attack_preview(scene.act(mage).table, mage, knight)
    scene = Scene()
    mage, knight = scene.put("Battle Mage", 3, magic=0), scene.put("Dark Knight", 3, 1, magic=0)
    assert attack_preview(scene.act(mage).table, mage, knight) == with_magic


def test_a_preview_tells_what_else_may_happen(scene: Scene) -> None:
    scene.put("General William Rendar", 3)
    doomfly, battle_mage = scene.put("Doomfly", 3), scene.put("Battle Mage", 3, 1, equipment=["Spiked Armor"])
    scene.put("Lorenzo Maydon, Knight of the Alliance", 3, 1)
    catapult, zombie = scene.put("Spiked Catapult", 3), scene.put("Zombie", 3, 1)
    table = scene.act(doomfly).table
    assert attack_preview(table, doomfly, battle_mage).notes == (
        "A failed roll may be made again.",
        "Sense Attack: save 11 for 1 magic.",
        "Dodge: save 16.",
        "Recoil: the attacker takes 10 damage.",
        "A second attack may follow.",
    )
    scene.units[battle_mage] = replace(scene.units[battle_mage], spent=1)
    told = attack_preview(scene.act(doomfly).table, doomfly, battle_mage).notes
    assert "Dodge: save 16." in told and not [note for note in told if "Sense Attack" in note]
    told = attack_preview(table, catapult, zombie).notes
    assert "Splash: 10 damage to each unit in the zone, save 11; counted here." in told
    assert "Defeated, it comes back with a save of 11." in told
    assert attack_preview(table, doomfly, CAPITALS[1]).notes[0] == "A capital cannot be missed."


def test_recoil_is_reported_as_damage_reduction_leaves_it(scene: Scene) -> None:
    tank, soft = scene.put("Tank of Ragnos", 3), scene.put("Ogre Warrior", 3)
    elemental = scene.put("Fire Elemental", 3, 1)
    table = scene.act(tank).table
    told = attack_preview(table, tank, elemental).notes
    assert "Recoil: the attacker takes 0 damage (Damage Reduction takes 10 off)." in told
    assert "Recoil: the attacker takes 10 damage." in attack_preview(table, soft, elemental).notes
