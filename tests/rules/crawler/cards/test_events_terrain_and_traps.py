"""Events, Terrain and Traps: how long they hold, whom they concern, and whom they spare."""

from __future__ import annotations

import pytest

from game.rules.crawler.resources import cost_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Commit, PlayCard, UseCard
from game.rules.crawler.state.table import crawler_record
from game.rules.crawler.struggles import attack_report
from tests.rules.crawler.encounters import THE_END, Play, Scene
from tests.rules.crawler.proof import does, does_not, shows

ALL_FIVE = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")


@pytest.fixture
def scene() -> Scene:
    return Scene("Hedge Knight")


# How long


@shows("Blood Moon", "Graveyard", "Flooded Hall", "Captive")
@pytest.mark.parametrize("name", ["Blood Moon", "Graveyard", "Flooded Hall", "Captive"])
def test_what_has_a_time_limit_stays_one_more_round(name: str, scene: Scene) -> None:
    scene.pile("dungeon_deck", *["Toll Troll"] * 2)
    (card,) = scene.pile("dungeon_deck", name)
    built = scene.build()
    assert next(one for one in built.table.encounter if one.id == card).time == 1
    staying = Scene("Hedge Knight")
    first, second = staying.dungeon(name, time=1), staying.dungeon(name, time=0)
    left = staying.removal()
    assert [one.id for one in left.table.encounter] == [first] and left.table.dungeon_grave == (second,)


@does_not("Rushed", "Whispering Dark", "War Horns", "Ill Omen", "Choking Fog", "Narrow Stair", "Covered Pit")
@pytest.mark.parametrize(
    "name",
    ["Rushed", "Whispering Dark", "War Horns", "Ill Omen", "Choking Fog", "Narrow Stair", "Covered Pit", "Fire Rune"],
)
def test_what_has_none_leaves_when_cards_are_removed(name: str, scene: Scene) -> None:
    card = scene.dungeon(name)
    play = scene.removal()
    assert (play.table.encounter, play.table.dungeon_grave) == ((), (card,))


# Captive


def after_combat(*, won: bool, hurt: bool, faced: bool = True, resisted: bool = True, wounds: int = 0) -> Play:
    """Return a Captive after a combat that went so, with a Quest that counts tokens; Adventurers have that many
    Wounds."""
    scene = Scene("Hedge Knight", "Road Thief")
    scene.quest("Clear the Way")
    scene.quest("Bring Them Home")
    scene.dungeon("Captive", time=1)
    scene.pile("crawler_deck", "Mend", "Mend", "Mend")
    for hero in scene.party:
        scene.mark(hero, wounds=wounds)
    scene.this_round(won=won, hurt=hurt, faced=faced, resisted=resisted)
    return scene.begin(s.Conditions())


@shows("Captive")
def test_a_combat_that_is_won_saves_the_captive_for_a_token_and_a_wound() -> None:
    play = after_combat(won=True, hurt=False, wounds=2)
    assert play.question == "reward"
    play.choose(2)
    assert play.wounds(1, 2) == [2, 1]
    assert [quest.tokens for quest in play.table.quests] == [0, 1]
    assert (play.table.encounter, len(play.table.dungeon_grave), play.table.crawler_grave) == ((), 1, ())


@shows("Captive")
@pytest.mark.parametrize(
    ("won", "hurt", "faced", "resisted", "saved"),
    [
        (True, False, True, True, True),
        (True, False, False, False, True),
        (False, False, True, True, False),
        (True, False, True, False, False),
    ],
)
def test_combat_is_won_by_both_struggles(won: bool, hurt: bool, faced: bool, resisted: bool, saved: bool) -> None:
    play = after_combat(won=won, hurt=hurt, faced=faced, resisted=resisted)
    assert [quest.tokens for quest in play.table.quests] == [0, int(saved)]
    assert (play.table.encounter == ()) == saved


@shows("Captive")
@pytest.mark.parametrize("won", [True, False])
def test_a_wound_from_the_retaliation_loses_the_captive_and_two_cards(won: bool) -> None:
    play = after_combat(won=won, hurt=True)
    assert (play.table.encounter, len(play.table.crawler_grave)) == ((), 2)
    assert [quest.tokens for quest in play.table.quests] == [0, 0]


@does_not("Captive")
def test_a_captive_attacks_nobody_and_is_not_a_target(scene: Scene) -> None:
    captive = scene.dungeon("Captive", time=1)
    assert scene.defend().done().happened(ev.DefenceResolved) == []
    play = scene.attack().commit(*scene.party)
    assert (play.defence, play.done().question) == (0, THE_END)
    assert [card.id for card in play.table.encounter] == [captive]


# Rushed and Blood Moon


@shows("Rushed")
def test_who_is_rushed_plays_no_skills_and_all_else() -> None:
    scene = Scene(*ALL_FIVE)
    cleave, spear = scene.hand("Cleave"), scene.hand("Short Spear")
    veteran = scene.in_play("Veteran")
    rushed = scene.dungeon("Rushed")
    scene.dungeon("Cistern Eel")
    play = scene.attack()
    assert [play.code(PlayCard(card)) for card in (cleave, spear)] == ["barred", ""]
    assert play.code(PlayCard(cleave, boosted=True)) == "barred"
    assert play.why(PlayCard(cleave)) == "Skill cards cannot be used now."
    scene.mark(rushed, locks=1)
    assert scene.attack().code(PlayCard(cleave)) == ""
    assert [card.id for card in play.table.played] == [veteran]


@shows("Blood Moon")
def test_the_moon_gives_each_evil_character_one_power_and_nobody_else(scene: Scene) -> None:
    foes = [scene.dungeon(name) for name in ("Goblin Skulker", "Ashen Wight", "Zombie", "Ember Imp", "Fire Rune")]
    assert scene.defend().threat() == 1 + 3 + 2 + 2 + 2
    scene.dungeon("Blood Moon", time=1)
    assert scene.defend().threat() == 2 + 4 + 2 + 2 + 2
    scene.mark(foes[0], ignored=True)
    assert scene.defend().threat() == 1 + 4 + 2 + 2 + 2
    assert scene.attack().defence == 1 + 2 + 1 + 1


# What happens as they enter


@shows("Whispering Dark")
def test_whispers_burn_two_cards_as_they_come_and_no_more(scene: Scene) -> None:
    deck = scene.pile("crawler_deck", "Mend", "Cleave", "Feint")
    play = scene.enters("Whispering Dark")
    assert (play.table.crawler_grave, play.table.crawler_deck) == ((deck[2], deck[1]), deck[:1])
    few = Scene("Hedge Knight")
    (last,) = few.pile("crawler_deck", "Mend")
    play = few.enters("Whispering Dark")
    assert (play.table.crawler_grave, play.question) == ((last,), THE_END)
    later = Scene("Hedge Knight")
    later.pile("crawler_deck", "Mend")
    later.dungeon("Whispering Dark")
    assert later.defend().done().table.crawler_grave == ()


@shows("War Horns")
def test_horns_bring_one_more_card_whatever_the_limit(scene: Scene) -> None:
    low, troll = scene.pile("dungeon_deck", "Cistern Eel", "Toll Troll")
    scene.dungeon("Horned Ravager")
    play = scene.enters("War Horns")
    assert [card.id for card in play.table.encounter][-1] == troll and play.table.dungeon_deck == (low,)
    empty = Scene("Hedge Knight")
    assert [card.key for card in empty.enters("War Horns").table.encounter] == ["war_horns"]


@does("War Horns", "Whispering Dark")
def test_what_the_horns_bring_does_what_it_does_as_it_enters(scene: Scene) -> None:
    scene.pile("crawler_deck", "Mend", "Mend", "Mend")
    scene.pile("dungeon_deck", "Whispering Dark")
    assert len(scene.enters("War Horns").table.crawler_grave) == 2


@shows("Ill Omen")
def test_an_omen_brings_two_undead_of_cost_one_back_and_nobody_else(scene: Scene) -> None:
    grave = scene.pile("dungeon_grave", "Zombie", "Ashen Wight", "Bone Sentry", "Grave Wisp", "Zombie", "Cistern Eel")
    play = scene.enters("Ill Omen")
    assert play.table.dungeon_grave == (grave[0], grave[1], grave[3], grave[5])
    assert sorted(play.table.dungeon_deck) == [grave[2], grave[4]]
    none = Scene("Hedge Knight")
    left = none.pile("dungeon_grave", "Ashen Wight", "Graveyard")
    play = none.enters("Ill Omen")
    assert (play.table.dungeon_grave, play.happened(cev.DeckShuffled)) == (left, [])


@shows("Covered Pit")
@pytest.mark.parametrize(
    ("grave", "place"),
    [((), 0), (("Captive",), 0), (("Zombie",), 1), (("Zombie", "Barrow Wolf"), 2), (("Toll Troll",), 0)],
)
def test_a_pit_locks_target_x_counted_on_past_the_last(grave: tuple[str, ...], place: int) -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    scene.pile("dungeon_grave", *grave)
    play = scene.enters("Covered Pit")
    assert [one.locks for one in play.table.party] == [int(one == place) for one in range(3)]
    # It has no Power, so it attacks nobody.
    scene.mark(scene.party[place], locks=0)
    assert scene.defend().done().happened(ev.DefenceResolved) == []


# Terrain


@shows("Graveyard")
def test_a_graveyard_gives_each_undead_one_stamina_and_two_give_two(scene: Scene) -> None:
    for name in ("Zombie", "Bone Sentry", "Grave Wisp", "Cistern Eel"):
        scene.dungeon(name)
    assert scene.attack().defence == 4
    yard = scene.dungeon("Graveyard", time=1)
    assert scene.attack().defence == 6
    scene.dungeon("Graveyard")
    assert scene.attack().defence == 8
    scene.mark(yard, locks=1)
    assert scene.attack().defence == 6
    assert scene.defend().threat() == 2 + 1 + 1 + 2


@does("Flooded Hall", "Cistern Eel", "Mire Lurker", "Siren of the Well")
@does_not("Flooded Hall")
def test_a_flood_gives_what_swims_one_power(scene: Scene) -> None:
    for name in ("Cistern Eel", "Mire Lurker", "Siren of the Well", "Zombie"):
        scene.dungeon(name)
    assert scene.defend().threat() == 2 + 2 + 3 + 2
    scene.dungeon("Flooded Hall")
    assert scene.defend().threat() == 3 + 3 + 4 + 2


@does("Flooded Hall", "Winged Boots", anywhere=True)
@does_not("Flooded Hall", anywhere=True)
def test_in_a_flood_equipment_costs_one_more_unless_who_provides_it_flies() -> None:
    scene = Scene("Hedge Knight", "Shrine Keeper")
    spear, mend = scene.hand("Short Spear"), scene.hand("Mend")
    scene.dungeon("Flooded Hall")

    def costs() -> list[int]:
        return [cost_of(scene.table, crawler_record(scene.table, card)) for card in (spear, mend)]

    assert costs() == [2, 1]
    scene.dungeon("Flooded Hall")
    assert costs() == [3, 1]
    scene.in_play("Winged Boots", "assigned", host=scene.party[1])
    assert costs() == [3, 1]
    scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    assert costs() == [1, 1]


@shows("Choking Fog")
def test_in_fog_every_attack_is_a_melee_unless_an_attacker_flies() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    bow, slinger = scene.hand("Yew Bow"), scene.dungeon("Goblin Slinger")
    fog = scene.dungeon("Choking Fog")
    play = scene.attack().commit(scene.party[0]).card(bow)
    assert (attack_report(play.table).distance, play.power) == ("Melee", 4)
    assert not play.done().foe(slinger).stripped
    scene.in_play("Winged Boots", "assigned", host=scene.party[1])
    assert attack_report(scene.attack().commit(scene.party[0]).card(bow).table).distance == "Melee"
    assert attack_report(scene.attack().commit(scene.party[1]).card(bow).table).distance == "Ranged"
    scene.mark(fog, locks=1)
    assert attack_report(scene.attack().commit(scene.party[0]).card(bow).table).distance == "Ranged"


@shows("Narrow Stair")
def test_on_the_stair_two_attack_and_any_number_defends() -> None:
    scene = Scene(*ALL_FIVE)
    stair = scene.dungeon("Narrow Stair")
    scene.dungeon("Cistern Eel")
    play = scene.attack().commit(scene.party[0])
    assert play.code(Commit(scene.party[1])) == ""
    play.commit(scene.party[1])
    assert play.code(Commit(scene.party[2])) == "too_many"
    assert play.why(Commit(scene.party[2])) == "Narrow Stair: no more than 2 Adventurers may attack."
    assert scene.defend().commit(*scene.party).stamina == 5
    scene.mark(stair, locks=1)
    assert scene.attack().commit(*scene.party).power == 5


# Traps


@shows("Fire Rune")
def test_a_rune_burns_the_first_two_in_the_marching_order() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    knight, thief, _ = scene.party
    scene.dungeon("Fire Rune", "Bone Sentry")
    play = scene.defend()
    assert play.threats() == {knight: 3, thief: 2}
    play.done()
    assert play.wounds(*scene.party) == [1, 1, 0]
    held = scene.defend().commit(knight, thief).done()
    assert held.wounds(*scene.party) == [1, 0, 0]
    alone = Scene("Hedge Knight")
    alone.dungeon("Fire Rune")
    assert alone.defend().threats() == {alone.party[0]: 2}


@does_not("Fire Rune", "Rolling Boulder", "Poison Needle")
@pytest.mark.parametrize("name", ["Fire Rune", "Rolling Boulder", "Poison Needle"])
def test_a_trap_has_no_life_and_a_locked_one_does_nothing(name: str) -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    trap = scene.dungeon(name)
    play = scene.attack().commit(scene.party[0])
    assert (play.defence, play.done().question) == (0, THE_END)
    scene.mark(trap, locks=1)
    assert scene.defend().done().wounds(*scene.party) == [0, 0]


@shows("Poison Needle")
def test_a_needle_attacks_the_second_adventurer_after_the_others() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    knight, thief, adept = scene.party
    scene.dungeon("Poison Needle", "Bone Sentry")
    play = scene.defend()
    assert play.threats() == {knight: 1}
    play.commit(knight).done()
    # The needle is defended on its own: what was committed before is used up.
    assert (play.threats(), play.stamina) == ({thief: 1}, 0)
    held = play.commit(adept).done()
    assert [(one.wounds, one.poison) for one in held.table.party] == [(0, 0), (0, 0), (0, 0)]
    hit = scene.defend().done().done()
    assert [(one.wounds, one.poison) for one in hit.table.party] == [(1, 0), (1, 1), (0, 0)]
    alone = Scene("Hedge Knight")
    alone.dungeon("Poison Needle")
    assert alone.defend().done().done().wounds(alone.party[0]) == [1]


@shows("Tripwire Net")
def test_the_tripwire_takes_a_card_or_activates_the_primary_target() -> None:
    scene = Scene("Hedge Knight", "Road Thief").without_spare()
    mend = scene.hand("Mend")
    scene.dungeon("Tripwire Net")
    play = scene.triggers()
    assert (play.question, play.choices()) == ("snare", [scene.party[0], mend])
    assert play.code(Choose(scene.party[1])) == "no_choice"
    taken = play.choose(mend)
    assert (taken.table.crawler_grave, [one.activated for one in taken.table.party]) == ((mend,), [False, False])
    caught = scene.triggers().choose(scene.party[0])
    assert [(one.activated, one.locks) for one in caught.table.party] == [(True, 0), (False, 0)]
    assert caught.table.hand == (mend,)
    scene.mark(scene.party[0], activated=True)
    again = scene.triggers().choose(scene.party[0])
    assert [(one.activated, one.locks) for one in again.table.party] == [(True, 1), (False, 0)]


@shows("Rolling Boulder")
def test_no_stamina_stops_the_boulder_and_a_power_of_nothing_does() -> None:
    scene = Scene(*ALL_FIVE)
    shield = scene.in_play("Tower Shield")
    scene.dungeon("Rolling Boulder", "Bone Sentry")
    play = scene.defend().commit(*scene.party).run(UseCard(shield))
    assert (play.stamina, play.threat()) == (9, 3)
    assert play.done().wounds(*scene.party) == [1, 0, 0, 0, 0]
    for marks in ({"activated": True}, {"ignored": True}):
        still = Scene(*ALL_FIVE)
        still.dungeon("Rolling Boulder", **marks)
        still.dungeon("Bone Sentry")
        held = still.defend().commit(*still.party).done()
        assert held.wounds(still.party[0]) == [0]
