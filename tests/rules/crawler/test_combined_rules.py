"""Rules that meet: one card's effect while another one's is being carried out, and several of a kind at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.crawler.cards.all_cards import CARDS, KEYS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.traits import Regeneration
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Commit, UseCard
from game.rules.crawler.stats import is_locked
from tests.rules.crawler.encounters import PARTY, THE_END, Scene

# Possession


def test_who_is_possessed_twice_is_locked_until_both_are_slain_and_takes_a_wound_for_each(scene: Scene) -> None:
    _, thief, *others = scene.party
    souls = [scene.dungeon("Hollow Soul", target=thief) for _ in range(2)]
    play = scene.attack().commit(*others).done().choose(souls[0])
    assert play.wounds(thief) == [1] and is_locked(play.table, thief)
    scene = Scene(*PARTY)
    souls = [scene.dungeon("Hollow Soul", target=thief) for _ in range(2)]
    cleave = scene.hand("Cleave")
    play = scene.attack().commit(scene.party[0]).boost(cleave).done().choose(*souls)
    assert play.wounds(thief) == [2] and not is_locked(play.table, thief)


def test_a_possessed_one_that_dies_with_the_possessor_takes_along_what_was_assigned(scene: Scene) -> None:
    knight, thief, *_ = scene.party
    scene.mark(thief, wounds=3)
    boots = scene.in_play("Winged Boots", "assigned", host=thief)
    scene.dungeon("Hollow Soul", target=thief)
    play = scene.attack().commit(knight).done()
    assert play.table.fallen == (thief,) and play.table.crawler_grave == (boots,)
    assert play.question == THE_END


# Places of the Marching Order


@pytest.mark.parametrize(("others", "hit"), [(("Ember Adept", "Shrine Keeper"), 2), (("Ember Adept",), 1)])
def test_a_place_is_counted_among_those_who_live_after_the_pooled_attack(others: tuple[str, ...], hit: int) -> None:
    scene = Scene("Road Thief", *others)
    scene.mark(scene.party[0], wounds=3)
    scene.dungeon("Zombie", "Poison Needle")
    play = scene.defend().done()
    if play.question == "defend":
        play.done()
    assert [event.target for event in play.happened(ev.DefenceResolved)] == [scene.party[0], scene.party[hit]]


def test_an_area_attack_that_kills_all_ends_the_match() -> None:
    scene = Scene("Road Thief", "Ember Adept")
    for one in scene.party:
        scene.mark(one, wounds=3)
    scene.dungeon("Fire Rune")
    play = scene.defend().done()
    assert play.state.outcome.reason == "party_died" and play.table.fallen == tuple(scene.party)


# One use each


def test_who_is_reset_while_defending_against_frenzy_may_still_attack_but_not_defend(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf")
    wind = scene.hand("Second Wind")
    play = scene.begin(s.Triggers(), s.BeginAttack())
    play.commit(*scene.party[:2]).card(wind)
    assert play.code(Commit(scene.party[0])) == "once_a_round"
    play.done()
    assert play.question == "attack" and play.code(Commit(scene.party[0])) == ""


def test_a_shield_can_be_spent_as_it_is_played_and_serves_once(scene: Scene) -> None:
    scene.dungeon("Barrow Wolf", "Zombie")
    shield = scene.hand("Tower Shield")
    play = scene.begin(s.Triggers(), s.BeginAttack()).card(shield).use(shield)
    assert play.stamina == 4
    play.done().done()
    assert play.question == "defend" and play.code(UseCard(shield)) == "spent" and play.stamina == 0


# Immune, and what comes with a Wound


def test_an_attacker_whose_power_is_0_against_an_immune_one_still_brings_its_affliction(scene: Scene) -> None:
    knight = scene.party[0]
    scene.in_play("Wool-Lined Helm", "assigned", host=knight)
    scene.dungeon("Frost Shade")
    assert scene.defend().done().hero(knight).locks == 0
    scene.dungeon("Zombie")
    play = scene.defend().done()
    assert (play.hero(knight).wounds, play.hero(knight).locks) == (1, 1)


# Payments


def test_regeneration_2_takes_two_cards_and_once_begun_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    swarm = replace(CARDS["cave_rat_swarm"], key="great_swarm", name="Great Swarm", traits=(Regeneration(2),))
    monkeypatch.setitem(CARDS, swarm.key, swarm)
    monkeypatch.setitem(DUNGEON_CARDS, swarm.key, swarm)
    monkeypatch.setitem(KEYS, swarm.name, swarm.key)
    scene = Scene(*PARTY).without_spare()
    foe = scene.dungeon("Great Swarm")
    scene.hand("Mend")
    assert scene.attack().commit(scene.party[0]).done().wounds(foe) == [0], "one card is too few"
    scene.hand("Cleave", "Rally")
    play = scene.attack().commit(scene.party[0]).done().choose(scene.table.hand[0])
    assert play.question == "pay_regeneration" and play.wounds(foe) == [0]
    assert len(play.choices()) == 2
    play.choose(scene.table.hand[1])
    assert play.wounds(foe) == [1] and play.table.hand == scene.table.hand[2:]


# Conditions


def test_two_captives_are_both_won_and_both_lost(scene: Scene) -> None:
    scene.quest("Bring Them Home")
    captives = [scene.dungeon("Captive", time=1) for _ in range(2)]
    scene.mark(scene.party[0], wounds=1)
    scene.this_round(won=True)
    won = scene.begin(s.Conditions())
    # One Wound is healed; the second reward finds nobody wounded.
    assert won.table.quests[0].tokens == 2 and won.wounds(scene.party[0]) == [0]
    assert won.table.dungeon_grave == tuple(captives)
    scene.pile("crawler_deck", *["Mend"] * 5)
    scene.this_round(hurt=True)
    lost = scene.begin(s.Conditions())
    assert lost.table.quests[0].tokens == 0 and len(lost.table.crawler_grave) == 4


# Decks


def test_a_character_goes_into_a_deck_of_one_face_up_card() -> None:
    scene = Scene("Gallows Captain")
    bar, zombie = scene.hand("Bar the Door"), scene.dungeon("Zombie")
    (top,) = scene.pile("dungeon_deck", "Captive")
    scene.flipped()
    play = scene.respond().card(bar)
    assert play.table.dungeon_deck == (zombie, top) and play.table.flipped
    scene = Scene("Gallows Captain")
    bar, zombie = scene.hand("Bar the Door"), scene.dungeon("Zombie")
    play = scene.respond().card(bar)
    assert play.table.dungeon_deck == (zombie,) and not play.table.flipped
