"""Priority and the stack: who may answer what, in which order things resolve, countering, and what is gone."""

from __future__ import annotations

from game.core.commands import Pass
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene


@does("Counterspell")
def test_the_other_player_may_answer_a_card_before_it_resolves() -> None:
    scene = Scene("Kingdom", "Underworld")
    (squire,) = scene.hand("Squire")
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(squire))
    assert (play.prompt, play.asked) == ("respond_stacked", 1)
    assert [entry.card for entry in play.table.stack] == [squire]
    play.run(c.PlayCard(counter))
    # Countered: in the graveyard, and still paid for.
    assert not play.alive(squire)
    assert play.table.players[0].graveyard == (squire,)
    assert play.table.players[0].build == 92
    assert play.table.players[1].build == 85


@does("Counterspell")
def test_a_counterspell_can_be_countered() -> None:
    scene = Scene("Underworld", "Underworld")
    skeleton, mine = scene.hand("Skeleton", "Counterspell")
    (theirs,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(skeleton)).do(c.PlayCard(theirs))
    assert (play.asked, play.prompt) == (0, "respond_stacked")
    play.do(c.PlayCard(mine))
    counters = [entry.id for entry in play.table.stack if entry.key == "counterspell"]
    if play.prompt == "effect":
        assert len(play.answers(c.ChooseEntry)) == 2
        play.do(c.ChooseEntry(counters[0]))
    play.passes()
    assert play.alive(skeleton)
    assert [entry.how for entry in play.happened(ce.EntryLeft)].count("countered") == 1


@does_not("Counterspell")
def test_only_cards_are_countered() -> None:
    scene = Scene("Mage Guild", "Underworld")
    mage, target = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    scene.hand("Counterspell", seat=1)
    play = scene.act(mage).run(c.UseAbility(mage, "Sparks"))
    assert play.damage(target) == 10


def test_last_in_first_out() -> None:
    scene = Scene("Barbarian", "Barbarian")
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 4, 1)
    mine = scene.hand("Berzerking")
    theirs = scene.hand("Berzerking", seat=1)
    play = scene.act(orc).do(c.PlayCard(mine[0]), c.ChooseUnit(orc), c.PlayCard(theirs[0]), c.ChooseUnit(foe)).passes()
    inspired = [event.units for event in play.happened(e.UnitsInspired)]
    assert len(inspired) == 2
    assert inspired[0] == (foe,)
    assert inspired[1] == (orc,)


def test_both_passing_resolves_one_at_a_time_with_priority_after_each() -> None:
    scene = Scene("Barbarian", "Barbarian", windows="always")
    orc = scene.put("Orc Grunt", 3)
    (mine,) = scene.hand("Berzerking")
    play = scene.act(orc).do(c.PlayCard(mine), c.ChooseUnit(orc))
    seats = []
    while play.prompt.startswith("respond"):
        seats.append((play.asked, len(play.table.stack)))
        play.do(Pass())
    # The other first, then the player; after it has resolved the turn player first.
    assert seats == [(1, 1), (0, 1), (0, 0), (1, 0)]


def test_without_anything_to_add_nobody_is_asked() -> None:
    scene = Scene("Barbarian", "Barbarian")
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Knight", 3, 1)
    assert scene.act(orc, dice=[2]).do(c.DeclareAttack(orc, foe)).prompt == "activation"


def test_moves_attacks_and_turns_open_priority() -> None:
    scene = Scene("Barbarian", "Barbarian", windows="always")
    orc, foe = scene.put("Orc Grunt", 2), scene.put("Knight", 3, 1)
    play = scene.combat(dice=[15, 3])
    prompts = []
    for command in (c.Move(orc, 3), c.DeclareAttack(orc, foe), c.EndActivation()):
        while play.prompt.startswith("respond"):
            prompts.append(play.prompt)
            play.do(Pass())
        if play.prompt == "activate":
            play.do(c.Activate(orc))
            prompts.append(play.prompt)
            play.passes()
        play.do(command)
    while play.prompt.startswith("respond"):
        prompts.append(play.prompt)
        play.do(Pass())
        if play.prompt == "activation":
            break
    told = list(dict.fromkeys(prompt.removeprefix("respond_") for prompt in prompts))
    for event in ("activation", "move", "attack", "hit", "attack_over", "activation_over"):
        assert event in told, (event, told)


def test_an_answer_to_the_roll_comes_before_the_damage() -> None:
    scene = Scene("Barbarian", "Kingdom")
    orc, foe = scene.put("Orc Grunt", 3), scene.put("Knight", 3, 1)
    (card,) = scene.hand("Berzerking")
    play = scene.act(orc, dice=[15, 3]).do(c.DeclareAttack(orc, foe))
    assert play.prompt == "respond_attack"
    play.do(Pass())
    assert play.prompt == "respond_hit"
    play.do(c.PlayCard(card), c.ChooseUnit(orc)).passes()
    assert play.damage(foe) == 30


def test_an_attack_on_a_target_that_has_gone_comes_to_nothing() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    orc, radd = scene.put("Knight", 3), scene.put("Wizard Commander Radd", 4, 1, magic=2)
    mage = scene.put("Apprentice Mage", 3, 1, magic=0)
    play = scene.act(orc).do(c.DeclareAttack(orc, mage))
    assert (play.prompt, play.asked) == ("respond_attack", 1)
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(mage), c.ChooseZone(5)).passes()
    assert play.zone(mage) == 5
    assert play.happened(e.AttackRolled) == []
    assert play.prompt == "activation"


def test_fizzling_an_ability_whose_target_has_gone_does_nothing_and_stays_paid() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    mage, radd = scene.put("Mage", 2), scene.put("Wizard Commander Radd", 4, 1, magic=2)
    target = scene.put("Apprentice Mage", 3, 1, magic=0)
    play = scene.act(mage).do(c.UseAbility(mage, "Fireball"), c.ChooseUnit(target))
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(target), c.ChooseZone(4)).passes()
    assert (play.damage(target), play.unit(mage).magic) == (0, 2)
    assert "fizzled" in [event.how for event in play.happened(ce.EntryLeft)]


def test_a_move_that_has_become_impossible_is_lost(scene: Scene) -> None:
    squire = scene.put("Squire", 2)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(squire).do(c.Move(squire, 3)).do(c.PlayCard(blockade), c.ChooseZone(3)).passes()
    assert play.zone(squire) == 2
    assert play.code(c.Move(squire, 3)) == "blockade"


@does("Necromancy")
def test_the_defeat_of_a_unit_opens_priority() -> None:
    scene = Scene("Underworld", "Kingdom")
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand("Necromancy")
    (skeleton,) = scene.deck("Skeleton")
    play = scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt))
    assert play.prompt == "respond_destroyed"
    play.do(c.PlayCard(card)).passes()
    assert play.prompt == "search"
    play.do(*play.legal[:1]).passes()
    assert play.zone(skeleton) == 3


def test_a_battle_card_is_played_in_the_others_build_turn_only_in_answer(scene: Scene) -> None:
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.building()
    assert play.asked == 0
    play.do(c.EndBuild())
    assert (play.prompt, play.asked) == ("respond_build_over", 1)
    play.run(c.PlayCard(blockade), c.ChooseZone(3))
    assert play.table.blockaded == (3,)


def test_costs_are_paid_at_once() -> None:
    scene = Scene("Kingdom", "Underworld")
    (squire,) = scene.hand("Squire")
    scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(squire))
    assert play.table.players[0].build == 92
    assert play.table.units.keys() == set(CAPITALS)
