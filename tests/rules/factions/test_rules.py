"""Rules that no single card shows best, each by its name in the rules page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.commands import Decline, Pass
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.standing import standing_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.stats import sourced_traits
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene

ROOT = Path(__file__).resolve().parents[3]


def test_every_rule_of_the_page_is_tested_by_its_name() -> None:
    rules = re.findall(r"^### (\w+)", (ROOT / "docs/rules/factions.md").read_text("utf-8"), re.MULTILINE)
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    assert [rule for rule in rules if rule not in tests and rule.removesuffix("s") not in tests] == []


@does_not("Tome of Knowledge")
def test_drawing_from_an_empty_deck_gives_nothing() -> None:
    scene = Scene("Mage Guild")
    (tome,) = scene.hand("Tome of Knowledge")
    (last,) = scene.deck("Squire")
    play = scene.building().run(c.PlayCard(tome))
    assert play.table.players[0].hand == (last,)
    assert play.state.outcome is None


def test_deploying_brings_untapped_units_that_act_in_the_same_cycle(scene: Scene) -> None:
    (squire,) = scene.hand("Squire")
    play = scene.building().run(c.PlayCard(squire), c.EndBuild(), c.EndBuild())
    assert play.legal == (c.Activate(squire),)


def test_mustering_does_not_need_control(scene: Scene) -> None:
    scene.build("Peasant Village", 3)
    scene.put("Squire", 3, 1)
    (peasant,) = scene.deck("Peasant")
    play = scene.building().run(c.EndBuild(), c.ChooseCard(peasant))
    assert play.zone(peasant) == 3


def test_end_of_turn_triggers_come_before_the_turn_is_over() -> None:
    scene = Scene("Underworld")
    scene.build("Deadlands", 3, 1)
    troll = scene.put("Troll Axethrower", 3, damage=5)
    play = scene.act(troll).run(c.EndActivation())
    # The unit's own trigger is the turn player's and comes first: healed by 5, then hurt by 10.
    assert [type(event).__name__ for event in play.events if isinstance(event, e.UnitHealed | e.DamageDealt)] == [
        "UnitHealed",
        "DamageDealt",
    ]
    assert play.damage(troll) == 10
    kinds = [type(event) for event in play.events]
    assert kinds.index(e.DamageDealt) < kinds.index(e.ActivationEnded)


def test_attacks_in_turn_are_one_without_a_trait(scene: Scene) -> None:
    orc, enemy = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(orc, dice=[2]).run(c.DeclareAttack(orc, enemy))
    assert play.code(c.DeclareAttack(orc, enemy)) == "attacks_spent"
    assert play.code(c.Move(orc, 2)) == ""


def test_steady_bonuses_count_in_immediate_attacks(scene: Scene) -> None:
    leader, orc = scene.put("General Luther Maxwell", 3), scene.put("Elite Orc Warrior", 3)
    enemy = scene.put("Heavy Blade", 3, 1)
    # ATK 11 and 4 against DEF 16; damage 20 and 10.
    play = scene.act(leader, dice=[2]).run(c.EndActivation(), c.DeclareAttack(orc, enemy))
    assert play.damage(enemy) == 30


def test_tapping_a_tapped_unit_pays_for_nothing(scene: Scene) -> None:
    one = scene.put("Human Commando", 3, tapped=True)
    squire = scene.put("Squire", 3)
    assert scene.act(squire).code(c.UseAbility(one, "Combine Fire")) == "tapped"


def test_declaration_takes_gathered_power_even_if_the_attack_misses(scene: Scene) -> None:
    mage, enemy = scene.put("Battle Mage", 3, gathered=20, magic=0), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2, 15]).run(c.DeclareAttack(mage, enemy), c.DeclareAttack(mage, enemy))
    assert play.damage(enemy) == 10


def test_damage_step_doubles_before_it_reduces(scene: Scene) -> None:
    ogre, elemental = scene.put("Ogre Warrior", 3), scene.put("Earth Elemental", 3, 1, magic=0)
    assert scene.act(ogre, dice=[20]).run(c.DeclareAttack(ogre, elemental)).damage(elemental) == 50


def test_attack_abilities_are_declared_at_once() -> None:
    scene = Scene(windows="always")
    knight, enemy = scene.put("High Knight", 3), scene.put("Heavy Blade", 4, 1)
    play = scene.act(knight, dice=[15]).do(c.UseAbility(knight, "Bow Attack 10"))
    assert play.table.stack == ()
    assert [attack.target for attack in play.table.attacks] == [enemy]
    assert play.prompt == "respond_attack"


@shows("Sword of Darkness")
def test_revival_keeps_magic_and_loses_what_lasted(scene: Scene) -> None:
    knight = scene.put("Dark Knight", 3, 1, equipment=["Sword of Darkness"], damage=50, magic=0, lasting=(t.Stealth(),))
    blade = scene.put("Heavy Blade", 3)
    play = scene.act(blade, dice=[15, 3, 11]).run(c.DeclareAttack(blade, knight))
    back = play.unit(play.back(knight))
    assert (back.lasting, back.damage, back.attached, back.magic) == ((), 50, (), 0)
    # It was defeated all the same.
    assert [event.unit for event in play.happened(e.UnitDefeated)] == [knight]


def test_same_words_count_once_and_figures_add_up(scene: Scene) -> None:
    scene.build("Area of Regeneration", 3)
    troll = scene.put("Troll Axethrower", 3, damage=15, equipment=["Short Sword", "Short Sword"])
    play = scene.act(troll)
    words = [trait for _, trait in sourced_traits(play.table, play.unit(troll)) if isinstance(trait, t.Regeneration)]
    assert len(words) == 2
    assert unit_stats_of(play.table, troll).atk == 9
    assert play.run(c.EndActivation()).damage(troll) == 5


@does("Black Dragon")
def test_magic_immunity_is_against_levitation_as_well(scene: Scene) -> None:
    radd, dragon = scene.put("Wizard Commander Radd", 3, magic=2), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.building().run(c.UseAbility(radd, "Levitation"), c.ChooseUnit(dragon), c.ChooseZone(2))
    assert play.zone(dragon) == 3
    assert play.happened(e.Unaffected)


def test_levitation_may_move_the_caster(scene: Scene) -> None:
    radd = scene.put("Wizard Commander Radd", 3, magic=2)
    play = scene.building().run(c.UseAbility(radd, "Levitation"), c.ChooseZone(4))
    assert play.zone(radd) == 4


def test_searching_shows_the_card_and_shuffles() -> None:
    scene = Scene("Neutral")
    (call,) = scene.hand("Dragon Call")
    (dragon,) = scene.deck("Red Dragon")
    play = scene.building().run(c.PlayCard(call), c.ChooseCard(dragon))
    (taken,) = play.happened(ce.CardTaken)
    assert (taken.seen_by(1).card, taken.seen_by(1).hand_card) == (dragon, 0)


def test_a_search_that_finds_nothing_is_asked_about_where_questions_tell_nothing() -> None:
    """Whether the deck holds such a card is nobody else's business, and a question that is left out would tell it."""
    # rule: factions/searching
    for windows, prompts in (("always", ["search"]), ("able", []), ("key", [])):
        scene = Scene("Neutral", windows=windows)
        (call,) = scene.hand("Dragon Call")
        scene.deck("Squire")
        play = scene.building().do(c.PlayCard(call))
        asked = []
        for _ in range(4):
            if play.prompt == "search":
                asked.append(play.prompt)
                assert play.legal == (Decline(),)
            if play.happened(ce.DeckShuffled):
                break
            play.do(play.legal[0])
        assert asked == prompts and play.happened(ce.DeckShuffled)


def test_playing_units_takes_an_empty_stack_and_ones_own_build_turn() -> None:
    scene = Scene("Mage Guild", "Kingdom")
    tome, mage = scene.hand("Tome of Knowledge", "Mage")
    scene.hand("Blockade", seat=1)
    scene.hand("Mana Bomb")
    play = scene.building().do(c.PlayCard(tome))
    assert play.asked == 1
    play.do(Pass())
    # Priority on the stack is no time to deploy.
    if play.asked == 0 and play.prompt.startswith("respond"):
        assert play.code(c.PlayCard(mage)) == "not_now"
    play.passes()
    assert play.code(c.PlayCard(mage)) == ""


def test_static_effects_come_and_go_with_their_source(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    leader = scene.put("Knight Commander Gregorry", 3, damage=65)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(enemy, dice=[19, 2])
    assert unit_stats_of(play.table, squire).atk == 10
    play.run(c.DeclareAttack(enemy, leader))
    assert not play.alive(leader)
    assert unit_stats_of(play.table, squire).atk == 8


@pytest.mark.parametrize(("windows", "prompts"), [("able", 4), ("key", 1)])
def test_priority_is_offered_at_fewer_events_if_wanted(windows: str, prompts: int) -> None:
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc = scene.put("Orc Grunt", 2)
    scene.put("Squire", 5, 1)
    scene.hand("Blockade", seat=1)
    play = scene.act(orc)
    asked = 0
    for command in (c.Move(orc, 3), c.EndActivation()):
        play.do(command)
        while play.prompt.startswith("respond"):
            asked += 1
            play.do(Pass())
    assert (asked > 0) == (windows == "able")
    assert asked <= prompts


def test_zones_in_reach_count_from_ones_own_one(scene: Scene) -> None:
    scout, far = scene.put("Elf Scout", 2), scene.put("Heavy Blade", 4, 1)
    assert scene.act(scout).code(c.DeclareAttack(scout, far)) == ""


def test_turn_answers_are_those_of_the_open_question(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    play = scene.act(squire)
    for command in (c.EndBuild(), Pass(), Decline(), c.Activate(squire), c.ChooseUnit(squire)):
        assert play.code(command) == "not_now"


def test_capitals_are_followers_without_a_name() -> None:
    scene = Scene("Alliance")
    scene.put("Lorenzo Maydon", 1)
    table = scene.building().table
    capital = table.units[CAPITALS[0]]
    assert any(isinstance(trait, t.Evasion) for _, trait in sourced_traits(table, capital))
    assert standing_of(table, capital).abilities == ()
