"""What the screen asks and says: exact chances, reach, sheets, card texts, prompts, answers and log lines."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from game.core import runner
from game.core.commands import Concede, Decline, Pass
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.figures import Part
from game.rules.factions.presentation import words
from game.rules.factions.presentation.card_words import card_text, plain
from game.rules.factions.presentation.event_words import event_text
from game.rules.factions.presentation.queries import (
    attack_preview,
    attack_targets,
    odds_of,
    reach_in_turn,
    save_chance,
    unit_stats_of,
)
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.rules.factions.random_matches import factions_setup
from tests.rules.factions.scene import CAPITALS, Scene


def test_a_preview_tells_all_parts(scene: Scene) -> None:
    knight = scene.put("Knight", 3, equipment=["Imperial Blade"])
    scene.put("Knight Commander Gregorry", 2)
    scene.build("Stronghold", 3)
    enemy = scene.put("Heavy Blade", 3, 1, damage=75)
    preview = attack_preview(scene.act(knight).table, knight, enemy)
    assert preview.attack == (
        Part("ATK", 10),
        Part("Imperial Blade", 4),
        Part("Stronghold", 4),
        Part("Knight Commander Gregorry", 2),
    )
    assert preview.defense == (Part("DEF", 16),)
    # 20 and a die against 16: everything but a natural 1.
    assert (preview.needed, preview.hit, preview.critical) == (2, 0.95, 0.05)
    assert preview.expected == pytest.approx(0.9 * 10 + 0.05 * 20)
    assert preview.defeats == pytest.approx(0.95)


@pytest.mark.parametrize(
    ("attacker", "target", "hit", "expected"),
    [
        # ATK 8 against DEF 17: 9 to 19 and 20; Parry saves on 16 to 20.
        ("Heavy Blade", "Knight", 0.6, (11 * 30 + 60) / 20 * 0.75),
        # A capital cannot be missed.
        ("Squire", "", 1.0, (19 * 10 + 20) / 20),
        # ATK 8 against DEF 16, no critical hits, ten off.
        ("Ogre Warrior", "Tank of Ragnos", 0.35, 0.35 * 20),
        # Critical from 19.
        ("Fire Elemental", "Heavy Blade", 0.75, (13 * 30 + 2 * 60) / 20),
    ],
)
def test_expected_damage_is_exact(attacker: str, target: str, hit: float, expected: float, scene: Scene) -> None:
    unit = scene.put(attacker, 5, magic=0)
    aim = scene.put(target, 5, 1, magic=0) if target else CAPITALS[1]
    preview = attack_preview(scene.act(unit).table, unit, aim)
    assert preview.hit == pytest.approx(hit)
    assert preview.expected == pytest.approx(expected)


def test_free_rolls_again_count_in_the_chances(scene: Scene) -> None:
    blade, enemy = scene.put("Heavy Blade", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 3)
    preview = attack_preview(scene.act(blade).table, blade, enemy)
    once = 13 / 20
    assert preview.hit == pytest.approx(once + (1 - once) * once)


def test_a_preview_is_what_happens(scene: Scene) -> None:
    squire, knight = scene.put("Squire", 3), scene.put("Knight", 3, 1, damage=45)
    play = scene.act(squire)
    preview = attack_preview(play.table, squire, knight)
    hits = defeats = 0
    chance = random.Random(5)
    for _ in range(300):
        from msgspec.structs import replace

        from game.core.dice import Dice

        play.state = replace(play.state, dice=Dice(chance.randrange(1 << 40)))
        after = runner.submit(FACTIONS, play.state, 0, c.DeclareAttack(squire, knight))
        assert isinstance(after, runner.Accepted)
        defeats += knight not in after.state.table.units
        hits += any(getattr(event, "hit", False) for event in after.events)
    assert hits / 300 == pytest.approx(preview.hit, abs=0.09)
    assert defeats / 300 == pytest.approx(preview.defeats, abs=0.09)


def test_bow_attacks_have_previews_of_their_own(scene: Scene) -> None:
    knight, enemy = scene.put("High Knight", 3), scene.put("Heavy Blade", 4, 1)
    preview = attack_preview(scene.act(knight).table, knight, enemy, "Bow Attack 10")
    assert sum(part.points for part in preview.attack) == 8
    assert preview.damage == (Part("DMG", 10),)


def test_save_chances(scene: Scene) -> None:
    knight = scene.put("Knight", 3)
    assert save_chance(scene.building().table, knight, 16) == pytest.approx(0.25)
    scene.put("Sir Knight Tiranny", 3)
    assert float(save_chance(scene.building().table, knight, 16)) == pytest.approx(0.25 + 0.75 * 0.25)


def test_the_odds_of_rolls_again_and_of_evasions(scene: Scene) -> None:
    mage, enemy = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2]).run(c.DeclareAttack(mage, enemy))
    assert odds_of(play.state) == {c.Reroll(magic=True): 0.75}
    scene = Scene()
    blade, trooper = scene.put("Heavy Blade", 3), scene.put("Alliance Trooper", 3, 1)
    scene.put("Dwarf Commando", 4, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, trooper))
    assert odds_of(play.state) == {c.ChooseEvasion("Parry"): 0.25, c.ChooseEvasion("Dodge"): 0.25}


def test_waiting_triggers_are_told_apart(scene: Scene) -> None:
    elemental = scene.put("Energy Elemental", 3, equipment=["Sword of Darkness"], damage=30, magic=0)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(elemental, dice=[15]).run(c.DeclareAttack(elemental, enemy))
    told = [words.answer_text(play.table, answer) for answer in play.legal]
    assert told == ["Energy Elemental: Life Drain", "Energy Elemental: Stun"]


def test_reach_tells_steps_and_whether_an_attack_is_left(scene: Scene) -> None:
    ninja = scene.put("Human Commando", 1)
    there = [(zone.zone, zone.steps, zone.attacks) for zone in reach_in_turn(scene.building().table, ninja)]
    assert there == [(2, 1, True), (3, 2, True), (4, 3, False)]


def test_targets_and_sheets(scene: Scene) -> None:
    trooper, enemy = scene.put("Alliance Trooper", 3, equipment=["Short Sword"]), scene.put("Heavy Blade", 4, 1)
    play = scene.act(trooper)
    assert attack_targets(play.table, trooper) == (enemy,)
    sheet = unit_stats_of(play.table, trooper)
    assert (sheet.atk, sheet.hp_left, sheet.magic, sheet.states) == (6, 10, None, ("Tapped",))


# Words


@pytest.mark.parametrize("key", CARDS)
def test_every_card_has_words_with_its_numbers(key: str) -> None:
    card = CARDS[key]
    text = plain(card_text(card))
    assert "None" not in text
    assert "  " not in text
    for ability in card.abilities:
        assert ability.name in text
        if ability.save:
            assert f"Save {ability.save}" in text
        if ability.magic:
            assert f"{ability.magic} magic" in text
    for trait in card.traits:
        if isinstance(trait, t.Evasion | t.Steady):
            assert trait.name in text
    if card.key not in ("orc_grunt", "ogre_warrior"):
        assert len(text) > 10


def test_every_question_answer_and_event_can_be_said() -> None:
    names = ("Ada", "Ben")
    prompts, kinds, told = set(), set(), set()
    for seed in range(8):
        chance = random.Random(seed)
        state = runner.start(FACTIONS, factions_setup(seed), seed).state
        for _ in range(700):
            if state.decision is None:
                break
            table = FACTIONS.table_for(state.table, state.decision.seat)
            prompts.add(state.decision.prompt)
            assert words.prompt_text(table, state.decision, names).startswith(names[state.decision.seat])
            answers = runner.legal(FACTIONS, state)
            for answer in answers:
                kinds.add(type(answer))
                assert words.answer_text(table, answer, names)
            after = runner.submit(FACTIONS, state, state.decision.seat, chance.choice(answers))
            assert isinstance(after, runner.Accepted)
            before = state.table
            for event in after.events:
                text = event_text(FACTIONS.table_for(before, 0), event.seen_by(0), names)
                if text:
                    told.add(type(event))
                    assert text.endswith("."), text
                before = FACTIONS.apply(before, event)
            state = after.state
    assert len(prompts) > 15
    assert len(kinds) > 12
    assert len(told) > 20
    assert words.answer_text(state.table, Concede(0), names) == "Concede"


def test_every_kind_of_answer_and_every_prompt_has_words() -> None:
    assert set(get_args(c.AnyCommand)) == set(words._ANSWERS)


def test_the_other_hand_is_not_told(scene: Scene) -> None:
    (card,) = scene.hand("Mage", seat=1)
    from game.rules.factions.state.card_events import CardsDrawn

    event = CardsDrawn(1, (card,), "upkeep")
    table = scene.building().table
    assert event_text(table, event.seen_by(0), ("Ada", "Ben")) == "Ben draws a card."
    assert event_text(table, event.seen_by(1), ("Ada", "Ben")) == "Ben draws a card: Mage."


def test_rerolls_say_what_they_cost(scene: Scene) -> None:
    mage, enemy = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2]).run(c.DeclareAttack(mage, enemy))
    assert play.legal == (c.Reroll(magic=True), Decline())
    assert words.answer_text(play.table, c.Reroll(magic=True)) == "Roll again for 1 magic"
    assert play.state.decision is not None
    assert words.prompt_text(play.table, play.state.decision, ("Ada", "Ben")) == (
        "Ada: Battle Mage has rolled 2, a miss, against Heavy Blade. Roll again?"
    )


def test_an_effect_on_the_stack_is_reported_with_its_target() -> None:
    scene = Scene("Mage Guild", windows="always")
    mage, enemy = scene.put("Apprentice Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).do(c.UseAbility(mage, "Sparks"))
    assert words.entry_text(play.table, play.table.stack[0]) == "Apprentice Mage's Sparks on Heavy Blade"
    assert play.state.decision is not None
    assert words.prompt_text(play.table, play.state.decision, ("Ada", "Ben")) == (
        "Ben: Apprentice Mage's Sparks on Heavy Blade is on the stack. Respond or pass?"
    )
    assert play.alive(enemy)


def test_what_lies_on_the_stack_is_reported_in_whatever_window_it_lies() -> None:
    scene = Scene("Mage Guild", windows="always")
    scene.put("Mage", 3)
    enemy = scene.put("Heavy Blade", 3, 1)
    (bomb,) = scene.hand("Mana Bomb")
    scene.hand("Blockade", seat=1)
    play = scene.building().do(c.EndBuild())
    told = []
    while play.prompt == "respond_build_over" and len(told) < 3:
        assert play.state.decision is not None
        told.append(words.prompt_text(play.table, play.state.decision, ("Ada", "Ben")))
        play.do(c.PlayCard(bomb)).at(enemy) if c.PlayCard(bomb) in play.legal else play.do(Pass())
    assert told[:2] == [
        "Ada: the build turn ends. Respond or pass?",
        "Ben: Mana Bomb on Heavy Blade is on the stack. Respond or pass?",
    ]
