"""What a screen asks: why a card cannot be played, the gauge of the Encounter, and that asking changes nothing."""

from __future__ import annotations

from game.core import record
from game.rules.crawler.presentation import queries
from tests.rules.crawler.encounters import Scene

PARTY = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper")


def test_why_not_is_asked_of_both_boxes() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Zombie")
    cleave, drill = scene.hand("Cleave"), scene.hand("Shield Drill")
    play = scene.attack()
    assert queries.why_not(play.table, cleave) is None
    refusal = queries.why_not(play.table, drill)
    assert refusal is not None and refusal.code == "no_defence"
    scene.dungeon("Phantom")
    assert queries.why_not(scene.attack().table, cleave) is None, "Spook leaves the first box"
    scene.dungeon("Rushed")
    refusal = queries.why_not(scene.attack().table, cleave)
    assert refusal is not None and refusal.code == "barred"


def test_why_not_tells_of_a_card_of_one_box() -> None:
    scene = Scene(*PARTY)
    rally = scene.hand("Rally")
    scene.in_play("Feint", "response", entered=2)
    scene.in_play("Feint", "response", entered=2)
    refusal = queries.why_not(scene.respond().table, rally)
    assert refusal is not None and refusal.text == (
        "Rally costs 1 Tactic; the pool is 2, and Feint 1, Feint 1 occupied: it lacks 1."
    )


def test_the_gauge_is_what_lies_there_and_the_limit() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Ashen Wight")
    scene.dungeon("Captive")
    assert queries.encounter_gauge(scene.table) == (3, 5)
    scene.dungeon("Dread Herald")
    assert queries.encounter_gauge(scene.table) == (6, 6)


def test_thinking_of_more_leaves_the_table_as_it_is() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Goblin Slinger")
    spear, shield = scene.hand("Short Spear"), scene.hand("Tower Shield")
    play = scene.attack()
    before = record.digest(play.state)
    thought = queries.attack_sum(play.table, scene.party, [(spear, False), (shield, False)])
    assert thought.report.total_power == 6, "a Permanent gives nothing as it is played"
    assert record.digest(play.state) == before and play.power == 0


def test_what_is_thought_of_for_a_defence_counts_every_attack() -> None:
    scene = Scene(*PARTY)
    wisp, needle = scene.dungeon("Grave Wisp"), scene.dungeon("Poison Needle")
    ward = scene.hand("Ward of Light")
    play = scene.defend()
    coming = queries.retaliation_sum(play.table, (), [(ward, False)])
    assert [report.attackers for report in coming.attacks] == [(wisp,), (needle,)]
    assert coming.attacks[0].magic == 4 and not coming.attacks[0].assaults[0].hits
    assert coming.attacks[1].stamina == () and coming.attacks[1].assaults[0].hits
    play.done()
    assert play.table.struggle is not None and play.table.struggle.aimed == needle
    coming = queries.retaliation_sum(play.table, scene.party[:1])
    assert [report.attackers for report in coming.attacks] == [(needle,)]
    assert not coming.attacks[0].assaults[0].hits


def test_a_trigger_at_hand_is_shown_alone() -> None:
    scene = Scene(*PARTY)
    wolf = scene.dungeon("Barrow Wolf")
    scene.dungeon("Zombie")
    scene.dungeon("Poison Needle")
    coming = queries.retaliation_sum(scene.triggers().table)
    assert [report.attackers for report in coming.attacks] == [(wolf,)]


def test_who_is_upright_can_still_defend() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Zombie")
    scene.mark(scene.party[0], activated=True)
    scene.mark(scene.party[1], defended=True)
    scene.mark(scene.party[2], locks=1)
    assert queries.retaliation_sum(scene.table).upright == (scene.party[3],)
