"""What the log says has defeated a unit or razed a location."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.factions.presentation.event_words import event_text
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state.table import Table
from tests.rules.factions.scene import CAPITALS, Play, Scene


def told(play: Play, before: Table, kind: type = e.UnitDefeated) -> list[str | None]:
    """Return what the log says of those that fell by the last answers; ``before`` has them still."""
    return [event_text(before, event, ("Ada", "Ben")) for event in play.happened(kind)]


def test_an_attack_is_told_by_its_attacker() -> None:
    scene = Scene("Kingdom", "Underworld")
    blade, enemy = scene.put("Heavy Blade", 3), scene.put("Skeleton", 3, 1)
    play = scene.act(blade, dice=[19])
    before = play.table
    assert told(play.run(c.DeclareAttack(blade, enemy)), before) == ["Skeleton is defeated by Heavy Blade."]


def test_a_card_is_told_by_its_name() -> None:
    scene = Scene("Underworld", "Mage Guild")
    skeleton = scene.put("Skeleton", 3)
    knight = scene.put("Heavy Blade", 3, 1)
    scene.put("Apprentice Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(skeleton, dice=[11])
    before = play.table
    play.do(c.DeclareAttack(skeleton, knight), c.PlayCard(bomb)).passes()
    assert told(play, before) == ["Skeleton is defeated by Mana Bomb."]


def test_a_trigger_is_told_by_its_unit_and_its_name_even_before_it_comes_back() -> None:
    scene = Scene("Underworld", "Barbarian")
    zombie, spiked = scene.put("Zombie", 3, damage=5), scene.put("Spiked Catapult", 3, 1)
    play = scene.act(zombie, dice=[2, 11])
    before = play.table
    play.run(c.DeclareAttack(zombie, spiked))
    assert told(play, before) == ["Zombie is defeated by Spiked Catapult's Recoil."]


def test_a_location_is_told_by_its_name() -> None:
    scene = Scene("Barbarian", "Underworld")
    scene.build("Deadlands", 3, 1)
    blade = scene.put("Heavy Blade", 3, damage=75)
    play = scene.act(blade)
    before = play.table
    assert told(play.run(c.EndActivation()), before) == ["Heavy Blade is defeated by Deadlands."]


def test_two_of_one_name_defeat_each_other(scene: Scene) -> None:
    king = scene.put("King Jeffery", 3)
    before = scene.combat().table
    event = e.UnitDefeated(king, 3, e.Defeat("unique"))
    assert event_text(before, event, ()) == "King Jeffery is defeated: its player controls another of that name."
    lost = replace(event, cause=e.Defeat("damage"))
    assert event_text(before, lost, ()) == "King Jeffery is defeated: it has no hit points left."
    assert event_text(before, replace(event, cause=None), ()) == "King Jeffery is defeated."


def test_a_capital_is_reported_with_what_took_it() -> None:
    scene = Scene("Kingdom", "Underworld")
    blade = scene.put("Heavy Blade", 5)
    scene.capital(1, damage=95)
    play = scene.act(blade, dice=[19])
    before = play.table
    play.run(c.DeclareAttack(blade, CAPITALS[1]))
    assert told(play, before, e.CapitalFallen) == ["Ben's capital falls to Heavy Blade."]


def test_a_razed_location_is_reported_with_those_that_were_tapped_for_it(scene: Scene) -> None:
    one, other = scene.put("Squire", 2), scene.put("Heavy Blade", 2)
    scene.build("Barracks", 2, 1)
    play = scene.building()
    before = play.table
    play.do(c.Raze(2), c.ChooseUnit(one))
    if play.prompt == "raze":
        play.do(c.ChooseUnit(other))
    assert told(play, before, ce.LocationRazed) == ["Barracks in zone 2 is destroyed by Squire and Heavy Blade."]
