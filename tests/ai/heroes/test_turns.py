"""The computer player of Heroes in its own turn: what it plays, removes and attacks."""

from __future__ import annotations

from game.ai.heroes import effect_values, values
from game.rules.heroes.cards.effects import Heal
from game.rules.heroes.state.commands import Choose, PlayCard, Propose, StrikeWith, UsePower
from tests.ai.heroes.scenes import chosen, played
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene

# Resources of the turn


def test_it_spends_its_resources_on_the_best_combination():
    scene = Scene(resources=5)
    expensive, cheap, cheaper = scene.hand("Lantern Sergeant", "Ferryman Dob", "Wallwatch Archer")
    answers = played(scene.act(placed=True))
    assert PlayCard(cheap) in answers and PlayCard(cheaper) in answers and PlayCard(expensive) not in answers


def test_it_plays_allies_that_can_attack_at_once_first_and_others_after_its_attacks():
    scene = Scene(RHASKA, OSRIC, resources=10)
    scene.put("Ferryman Dob")
    charger, shaman = scene.hand("Tusked Charger", "Ash Shaman")
    answers = [one for one in played(scene.act(placed=True)) if isinstance(one, PlayCard | Propose)]
    assert answers[0] == PlayCard(charger) and answers[-1] == PlayCard(shaman)


def test_it_does_not_replace_a_better_armor():
    scene = Scene(RHASKA, OSRIC)
    scene.put("Bark Jerkin")
    (jerkin,) = scene.hand("Bark Jerkin")
    assert PlayCard(jerkin) not in played(scene.act(placed=True))


def test_over_the_limit_it_gives_up_its_worst_item():
    scene = Scene(ILSABET, SEDGE)
    hatchet = scene.put("Scribe's Knife")
    (staff,) = scene.hand("Mountain Maul")
    play = scene.act().cast(staff)
    assert play.prompt == "too_many" and chosen(play) == Choose(hatchet)


def test_it_does_not_harm_its_own_side():
    scene = Scene(ILSABET, SEDGE)
    scene.put("Ferryman Dob")
    hex_, scatter = scene.hand("Toad Hex", "Scatter the Camp")
    cards = [one.card for one in played(scene.act(placed=True)) if isinstance(one, PlayCard)]
    assert hex_ not in cards and scatter not in cards


def test_it_does_not_heal_an_undamaged_character():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Ferryman Dob")
    scene.put("Pilgrim's Staff")
    scene.hand("Mending Hymn")
    answers = played(scene.act(placed=True))
    assert not any(isinstance(one, PlayCard | UsePower) for one in answers)


def test_it_heals_a_wounded_hero():
    scene = Scene(SEDGE, OSRIC)
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=20)
    assert PlayCard(hymn, (HERO,)) in played(scene.act(placed=True))


def test_it_plays_a_card_whose_effect_nobody_has_valued(monkeypatch):
    monkeypatch.delitem(effect_values.EFFECTS, Heal)
    monkeypatch.delitem(values._USUAL, Heal)
    scene = Scene(SEDGE, OSRIC)
    (hymn,) = scene.hand("Mending Hymn")
    assert PlayCard(hymn, (HERO,)) in played(scene.act(placed=True))


def test_it_draws_no_card_that_its_deck_does_not_have():
    scene = Scene(ILSABET, SEDGE)
    scene.no_deck()
    spring = scene.put("Arcane Wellspring")
    assert UsePower(spring) not in played(scene.act(placed=True))


# Removing


def test_damage_goes_to_the_best_ally_that_it_destroys():
    scene = Scene(ILSABET, SEDGE)
    scene.put("Marsh Skitterer", 1)
    drummer = scene.put("Warren Drummer", 1)
    scene.put("Old Thicket-Bear", 1)
    (dart,) = scene.hand("Glyph Dart")
    assert PlayCard(dart, (drummer,)) in played(scene.act(placed=True))


def test_it_pays_no_more_for_x_than_it_needs():
    scene = Scene(RHASKA, OSRIC)
    templar = scene.put("Dawn Templar", 1)
    (aim,) = scene.hand("Patient Aim")
    assert PlayCard(aim, (templar,), 4) in played(scene.act(placed=True))


def test_severance_is_kept_for_a_strong_ally():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Marsh Skitterer", 1)
    templar = scene.put("Dawn Templar", 1)
    (severance,) = scene.hand("Severance")
    assert PlayCard(severance, (templar,)) in played(scene.act(placed=True))
    scene = Scene(SEDGE, OSRIC)
    scene.put("Militia", 1, token=True)
    (severance,) = scene.hand("Severance")
    assert not any(isinstance(one, PlayCard) for one in played(scene.act(placed=True)))


def test_it_does_not_put_the_last_damage_on_its_own_hero():
    scene = Scene(SEDGE, OSRIC)
    scene.put("Dawn Templar", 1)
    scene.hand("Severance")
    scene.weaken(HERO, 2)
    assert not any(isinstance(one, PlayCard) for one in played(scene.act(placed=True)))


def test_damage_to_all_waits_for_several(scene: Scene):
    for _ in range(3):
        scene.put("Warren Drummer", 1)
    (arc,) = scene.hand("Sweeping Arc")
    assert PlayCard(arc) in played(scene.act(placed=True))
    scene = Scene(OSRIC, SEDGE)
    (arc,) = scene.hand("Sweeping Arc")
    assert PlayCard(arc) not in played(scene.act(placed=True))


def test_the_last_damage_goes_to_the_hero():
    scene = Scene(ILSABET, SEDGE)
    scene.weaken(FOE, 2)
    scene.put("Warren Drummer", 1)
    (dart,) = scene.hand("Glyph Dart")
    assert chosen(scene.act(placed=True)) == PlayCard(dart, (FOE,))


def test_it_aims_at_the_other_side_and_heals_its_own():
    scene = Scene(ILSABET, SEDGE)
    (rime,) = scene.hand("Rimebind")
    novice = scene.put("Chapel Novice", 1)
    scene.put("Chapel Novice", exhausted=True)
    scene.change(HERO, exhausted=True)
    assert chosen(scene.act(placed=True)) == PlayCard(rime, (novice,))
    scene = Scene(SEDGE, SEDGE)
    (hymn,) = scene.hand("Mending Hymn")
    scene.change(HERO, damage=9, exhausted=True)
    scene.change(FOE, damage=9)
    assert chosen(scene.act(placed=True)) == PlayCard(hymn, (HERO,))


# Attacks


def test_it_attacks_a_hero_when_that_wins():
    scene = Scene(OSRIC, RHASKA)
    scene.weaken(FOE, 4)
    dob, archer = scene.put("Ferryman Dob"), scene.put("Wallwatch Archer")
    scene.put("Warren Drummer", 1)
    attacks = [one for one in played(scene.act(placed=True)) if isinstance(one, Propose)]
    assert {(one.attacker, one.defender) for one in attacks} == {(dob, FOE), (archer, FOE)}


def test_it_takes_a_good_trade(scene: Scene):
    dob = scene.put("Ferryman Dob")
    drummer = scene.put("Warren Drummer", 1)
    assert chosen(scene.act(placed=True)) == Propose(dob, drummer)


def test_it_does_not_attack_into_death_for_nothing():
    scene = Scene(OSRIC, RHASKA)
    recruit = scene.put("Marsh Skitterer")
    bear = scene.put("Old Thicket-Bear", 1)
    answers = played(scene.act(placed=True))
    assert Propose(recruit, bear) not in answers
    # The bear would protect its hero, too.
    assert Propose(recruit, FOE) not in answers


def test_it_expects_the_attacked_hero_to_strike_back():
    scene = Scene(RHASKA, OSRIC)
    shaman = scene.put("Ash Shaman")
    scene.put("Oathkeeper Blade", 1)
    assert Propose(shaman, FOE) not in played(scene.act(placed=True))


def test_long_range_attacks_where_others_would_be_hit_back():
    scene = Scene(OSRIC, RHASKA)
    archer = scene.put("Wallwatch Archer")
    lurcher = scene.put("Grey Lurcher", 1)
    assert chosen(scene.act(placed=True)) == Propose(archer, lurcher)


def test_a_hero_attacks_with_a_weapon_alone(scene: Scene):
    scene.put("Ferryman Dob", 1)
    assert not any(isinstance(one, Propose) for one in played(scene.act(placed=True)))
    scene = Scene(OSRIC, SEDGE)
    maul, dob = scene.put("Mountain Maul"), scene.put("Tusked Charger", 1)
    answers = played(scene.act(placed=True))
    assert Propose(HERO, dob) in answers and StrikeWith(maul) in answers


def test_the_weaker_of_two_possible_attackers_finishes_a_character(scene: Scene):
    scene.put("Dawn Templar")
    archer = scene.put("Wallwatch Archer")
    shade = scene.put("Warren Drummer", 1)
    first = next(one for one in played(scene.act(placed=True)) if isinstance(one, Propose) and one.defender == shade)
    assert first.attacker == archer


def test_it_attacks_where_it_wins_and_not_where_it_only_dies(scene: Scene):
    dob = scene.put("Ferryman Dob")
    scene.put("Ironback Hauler", 1, exhausted=True)
    shaman = scene.put("Ash Shaman", 1)
    assert chosen(scene.act(placed=True)) == Propose(dob, shaman)
    scene = Scene(OSRIC, SEDGE)
    scene.put("Chapel Novice")
    scene.put("Ironback Hauler", 1, exhausted=True)
    answer = chosen(scene.act(placed=True))
    assert not isinstance(answer, Propose) or answer.defender == FOE
