"""Why nothing comes of a trigger on the stack: at its limit, and one past it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.factions.resolving import why_void
from game.rules.factions.state.table import Entry, Turn
from tests.rules.factions.scene import Scene

#: A number that no unit has.
GONE = 999


def void(scene: Scene, word: str, unit: int, *targets: int, key: str = "squire", zone: int = 0) -> str | None:
    """Return why nothing comes of a trigger, or None."""
    entry = Entry(7, 0, "trigger", key, unit=unit, word=word, targets=targets, zone=zone, amount=10)
    refusal = why_void(replace(scene.table(Turn()), stack=(entry,)), entry)
    return refusal.text if refusal is not None else None


@pytest.mark.parametrize(
    ("word", "name", "damage", "why"),
    [
        ("Life Drain", "Dark Knight", 0, "Dark Knight has no damage to heal."),
        ("Life Drain", "Dark Knight", 1, None),
        ("Life Drain", "Squire", 1, "Squire has no Life Drain."),
        ("Regeneration", "Water Elemental", 0, "Water Elemental has no damage to heal."),
        ("Regeneration", "Water Elemental", 1, None),
        # Healing is damage to the undead, hurt or not.
        ("Regeneration", "Zombie", 0, None),
    ],
)
def test_what_heals_its_unit_needs_one_that_is_hurt(word: str, name: str, damage: int, why: str | None) -> None:
    # rule: factions/healing
    scene = Scene("Underworld", "Kingdom")
    assert void(scene, word, scene.put(name, 3, damage=damage)) == why
    assert str(void(scene, word, GONE)).endswith(" is no longer in play.")


@pytest.mark.parametrize(("magic", "why"), [(0, "Mage has no magic."), (1, None)])
def test_magic_is_drained_of_who_has_any(magic: int, why: str | None) -> None:
    # rule: factions/magic
    scene = Scene("Mage Guild", "Mage Guild")
    evans, mage = scene.put("Evans, Mage-Knight", 3), scene.put("Mage", 3, 1, magic=magic)
    assert void(scene, "Magic Drain", evans, mage) == why
    for pair in ((evans, GONE), (GONE, mage)) if magic else ():
        assert str(void(scene, "Magic Drain", *pair)).endswith(" is no longer in play.")


@pytest.mark.parametrize(("tapped", "why"), [(True, "Squire is tapped already."), (False, None)])
def test_who_is_tapped_is_not_stunned(tapped: bool, why: str | None) -> None:
    # rule: factions/tapping
    scene = Scene("Mage Guild", "Kingdom")
    elemental, squire = scene.put("Energy Elemental", 3), scene.put("Squire", 3, 1, tapped=tapped)
    assert void(scene, "Stun", elemental, squire) == why
    assert str(void(scene, "Stun", elemental, GONE)).endswith(" is no longer in play.")
    # The blow has been struck: who struck it may have fallen.
    assert void(scene, "Stun", GONE, squire) == why


@pytest.mark.parametrize(
    ("zone", "why"), [(3, None), (4, "Squire is 1 zone away; the attack reaches 0.")], ids=["in reach", "one past it"]
)
def test_a_reaction_needs_its_target_in_reach(zone: int, why: str | None) -> None:
    # rule: factions/immediate
    scene = Scene("Mage Guild", "Kingdom")
    elemental, squire = scene.put("Energy Elemental", 3), scene.put("Squire", zone, 1)
    assert void(scene, "Quick Reactions", elemental, squire) == why


@pytest.mark.parametrize(("word", "needs_source"), [("Recoil", False), ("Blight", False), ("Tactics", True)])
def test_the_rest_needs_whom_it_is_about(word: str, *, needs_source: bool, scene: Scene) -> None:
    # rule: factions/fizzling
    knight, squire = scene.put("Knight", 3), scene.put("Squire", 3, 1)
    assert void(scene, word, knight, squire) is None
    assert (void(scene, word, GONE, squire) is not None) is needs_source
    assert (void(scene, word, knight, GONE) is not None) is not needs_source


def test_splash_is_never_in_vain_and_a_location_musters_while_it_stands(scene: Scene) -> None:
    # rule: factions/splash
    scene.build("Peasant Village", 2)
    assert void(scene, "Splash", GONE, zone=3) is None
    assert void(scene, "Muster", 0, key="peasant_village", zone=2) is None
    for key, zone in (("peasant_village", 3), ("fortress", 2)):
        assert str(void(scene, "Muster", 0, key=key, zone=zone)).endswith(" is no longer in play.")
