"""The cycle: start, upkeep, build, combat, moving, the end."""

from __future__ import annotations

import pytest

from game.core import runner
from game.core.commands import Agree, Decline
from game.rules.factions.cards.decks import Deck, read_deck
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.starter_decks import STARTER_DECKS, starter_deck
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene

# start


def start(*factions: Faction, seed: int = 1) -> Play:
    seats = tuple(SeatSetup(starter_deck(faction)) for faction in factions)
    return Play(runner.start(FACTIONS, FactionsSetup(seats), seed))


def test_start() -> None:
    play = start("Kingdom", "Underworld").passes()
    assert [len(player.hand) for player in play.table.players] == [7, 7]
    assert [player.build for player in play.table.players] == [50, 50]
    assert (play.table.turn.cycle, play.table.turn.phase) == (1, "build")
    first = next(event.seat for event in play.events if isinstance(event, e.InitiativeSettled))
    assert play.asked == first
    assert play.table.units[play.table.players[0].capital].zone == 1


def test_the_first_cycle_has_no_upkeep_and_the_initiative_alternates() -> None:
    play = start("Kingdom", "Kingdom")
    first = play.table.turn.initiative
    assert play.happened(e.PhaseBegan)[0].phase == "build"
    play.passes()
    play.run(c.EndBuild())
    assert play.asked == 1 - first
    play.run(c.EndBuild())
    # Nobody has a unit: the round ends, and the next cycle begins with the other player.
    assert (play.table.turn.cycle, play.table.turn.initiative) == (2, 1 - first)
    assert [event.why for event in play.happened(ce.CardsDrawn)] == ["upkeep", "upkeep"]


@pytest.mark.parametrize(("faction", "hp"), [("Alliance", 140), ("Kingdom", 100)])
def test_the_alliances_capital_has_more_hit_points(faction: Faction, hp: int) -> None:
    from game.rules.factions.presentation.queries import unit_stats_of

    play = Scene(faction).building()
    assert unit_stats_of(play.table, CAPITALS[0]).hp == hp


# upkeep


@pytest.mark.parametrize(
    ("faction", "zones", "build"),
    [("Alliance", (), 20), ("Alliance", (2,), 22), ("Alliance", (2, 3, 1), 24), ("Kingdom", (), 21)],
)
def test_upkeep(faction: Faction, zones: tuple[int, ...], build: int) -> None:
    scene = Scene(faction)
    scene.points(0, 0)
    for zone in zones:
        scene.put("Squire", zone, tapped=True)
    scene.deck("Knight", "Squire")
    play = scene.upkeep().passes()
    assert play.table.players[0].build == build
    assert play.keys(play.table.players[0].hand) == ["Knight"]
    assert not any(unit.tapped for unit in play.table.units.values())


def test_a_zone_with_an_enemy_is_not_controlled() -> None:
    scene = Scene("Alliance")
    scene.points(0, 0)
    scene.put("Squire", 3)
    scene.put("Squire", 3, 1)
    assert scene.upkeep().passes().table.players[0].build == 20


def test_renewal_adds_up_and_has_no_cap() -> None:
    scene = Scene("Mage Guild")
    sage = scene.put("Sage", 1, magic=9)
    mage = scene.put("Mage", 1, magic=0)
    alchemist = scene.put("Alchemist", 3, magic=0)
    scene.build("Grandmagician Headquarters", 1)
    scene.put("Wizard Commander Radd", 2)
    play = scene.upkeep()
    # Sage: its own, the location's, the commander's; the Mage without its own.
    assert [play.unit(unit).magic for unit in (sage, mage, alchemist)] == [12, 2, 1]


def test_underworld_may_shuffle_the_card_back_once() -> None:
    scene = Scene("Underworld")
    scene.deck("Knight", "Squire", "Zombie")
    play = scene.upkeep()
    assert play.prompt == "draw_again"
    play.do(Agree())
    assert len(play.table.players[0].hand) == 1
    assert len(play.table.players[0].deck) == 2
    assert play.prompt != "draw_again"
    unchanged = scene.upkeep().do(Decline())
    assert unchanged.keys(unchanged.table.players[0].hand) == ["Knight"]


def test_an_empty_deck_draws_nothing() -> None:
    play = Scene("Underworld").upkeep()
    assert play.prompt == "build"
    assert play.table.players[0].hand == ()


# build


def test_units_are_deployed_at_home_and_paid_for(scene: Scene) -> None:
    (squire,) = scene.hand("Squire")
    scene.points(0, 8)
    play = scene.building().run(c.PlayCard(squire))
    assert (play.zone(squire), play.unit(squire).tapped, play.table.players[0].build) == (1, False, 0)


def test_what_is_too_dear_is_not_played() -> None:
    scene = Scene("Alliance")
    (squire,) = scene.hand("Squire")
    scene.points(0, 9)
    assert scene.building().code(c.PlayCard(squire)) == "too_dear"


@pytest.mark.parametrize(("first", "second"), [("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance")])
def test_unique_units_share_the_names_they_count_as(first: str, second: str) -> None:
    scene = Scene("Alliance")
    scene.put(first, 3)
    (card,) = scene.hand(second)
    assert scene.building().code(c.PlayCard(card)) == "unique"
    scene = Scene("Alliance")
    scene.put(first, 3, 1)
    (card,) = scene.hand(second)
    assert scene.building().code(c.PlayCard(card)) == ""


def test_two_unique_units_of_a_name_are_both_destroyed() -> None:
    scene = Scene("Alliance")
    one, other = scene.put("Zeal, Void Knight", 1, magic=0), scene.put("Zeal, Renegade Knight", 1, magic=0)
    (tome,) = scene.hand("Tome of Knowledge")
    play = scene.building().run(c.PlayCard(tome))
    assert not play.alive(one)
    assert not play.alive(other)


def test_units_are_not_played_in_combat(scene: Scene) -> None:
    squire = scene.put("Squire", 1)
    (card,) = scene.hand("Knight")
    assert scene.act(squire).code(c.PlayCard(card)) == "not_now"


def test_equipment_goes_on_own_units_at_home_two_at_most(scene: Scene) -> None:
    scene.put("Squire", 2)
    full = scene.put("Knight", 1, equipment=["Short Sword", "Short Sword"])
    home = scene.put("Squire", 1)
    other = scene.put("Squire", 1)
    scene.put("Squire", 1, 1)
    (sword,) = scene.hand("Short Sword")
    play = scene.building().do(c.PlayCard(sword))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(home), c.ChooseUnit(other)]
    assert play.code(c.ChooseUnit(full)) == "loaded"
    play.run(c.ChooseUnit(home))
    assert play.unit(home).attached == (sword,)


def test_equipment_is_destroyed_with_its_unit(scene: Scene) -> None:
    squire, blade = scene.put("Squire", 3, equipment=["Short Sword"]), scene.put("Heavy Blade", 3, 1)
    sword = scene.units[squire].attached[0]
    play = scene.act(blade, dice=[15]).run(c.DeclareAttack(blade, squire))
    assert play.table.players[0].graveyard == (squire, sword)


def test_locations_are_built_in_controlled_zones_without_one(scene: Scene) -> None:
    scene.put("Squire", 2)
    scene.put("Squire", 3)
    scene.put("Squire", 3, 1)
    scene.build("Barracks", 2)
    (fortress,) = scene.hand("Fortress")
    play = scene.building().run(c.PlayCard(fortress))
    # Zone 1 is controlled by the capital, zone 2 has a location, zone 3 has an enemy.
    assert play.table.locations[1].key == "fortress"


def test_razing_taps_two_units(scene: Scene) -> None:
    one, other = scene.put("Squire", 2), scene.put("Squire", 2)
    scene.build("Barracks", 2, 1)
    play = scene.building().run(c.Raze(2), c.ChooseUnit(one))
    assert 2 not in play.table.locations
    assert play.unit(one).tapped
    assert play.unit(other).tapped
    assert len(play.table.players[1].graveyard) == 1


@pytest.mark.parametrize(
    ("tapped", "enemy", "code"), [(True, False, "too_few"), (False, True, "no_control"), (False, False, "")]
)
def test_razing_needs_control_and_two_untapped_units(*, tapped: bool, enemy: bool, code: str, scene: Scene) -> None:
    scene.put("Squire", 2)
    scene.put("Squire", 2, tapped=tapped)
    if enemy:
        scene.put("Squire", 2, 1)
    scene.build("Barracks", 2, 1)
    assert scene.building().code(c.Raze(2)) == code


# combat


def test_units_are_activated_in_turn_and_a_player_without_one_is_skipped(scene: Scene) -> None:
    one, two, three = (scene.put("Orc Grunt", 2) for _ in range(3))
    enemy = scene.put("Orc Grunt", 4, 1)
    play = scene.combat()
    assert play.answers(c.Activate) == [c.Activate(one), c.Activate(two), c.Activate(three)]
    play.run(c.Activate(one), c.EndActivation())
    # The only unit that is left is activated by its player all the same: a unit's turn begins with a decision.
    assert (play.asked, play.legal) == (1, (c.Activate(enemy),))
    play.run(c.Activate(enemy), c.EndActivation())
    assert play.asked == 0
    play.run(c.Activate(two), c.EndActivation())
    assert play.legal == (c.Activate(three),)


@pytest.mark.parametrize(("faction", "asked"), [("Barbarian", True), ("Kingdom", False)])
def test_only_a_barbarian_capital_attacks(faction: Faction, *, asked: bool) -> None:
    scene = Scene(faction)
    beast = scene.put("Orc Grunt", 1, 1)
    play = scene.combat(dice=[8])
    assert (play.legal == (c.Activate(CAPITALS[0]),)) == asked
    if asked:
        play.run(c.Activate(CAPITALS[0]))
        assert play.code(c.Move(CAPITALS[0], 2)) in ("too_far", "capital")
        assert not play.run(c.DeclareAttack(CAPITALS[0], beast)).alive(beast)


def test_a_capital_is_not_equipped() -> None:
    scene = Scene("Barbarian")
    (axe,) = scene.hand("Axe of Despair")
    assert scene.building().code(c.PlayCard(axe)) == "no_target"


# moving


@pytest.mark.parametrize(
    ("name", "zones", "attacks"),
    [("Squire", 1, 1), ("Shadow Ninja", 2, 2), ("Yellow Dragon", 3, 3), ("Dwarf Commando", 0, 0)],
)
def test_speed(name: str, zones: int, attacks: int) -> None:
    from game.rules.factions.presentation.queries import reach_in_turn

    scene = Scene()
    unit = scene.put(name, 1, magic=0)
    reach = reach_in_turn(scene.act(unit).table, unit)
    assert max(there.steps for there in reach) == zones + 1
    assert max((there.steps for there in reach if there.attacks), default=0) == attacks


def test_moving_on_gives_up_the_attack(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 1), scene.put("Squire", 3, 1)
    play = scene.act(squire).run(c.Move(squire, 2), c.Move(squire, 3))
    assert play.code(c.DeclareAttack(squire, enemy)) == "attacks_spent"
    assert play.code(c.Move(squire, 4)) == "too_far"


def test_a_move_is_made_before_or_after_the_attack_not_around_it(scene: Scene) -> None:
    ninja, enemy = scene.put("Human Commando", 1), scene.put("Heavy Blade", 2, 1)
    play = scene.act(ninja, dice=[2]).run(c.Move(ninja, 2), c.DeclareAttack(ninja, enemy))
    assert play.code(c.Move(ninja, 1)) == "settled"


def test_advancing_is_barred_by_an_enemy_and_retreating_is_not(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    scene.put("Squire", 3, 1)
    play = scene.act(squire)
    assert play.code(c.Move(squire, 4)) == "barred"
    assert play.code(c.Move(squire, 2)) == ""
    assert play.code(c.Move(squire, 5)) == "not_beside"


def test_seat_1_advances_the_other_way(scene: Scene) -> None:
    squire = scene.put("Squire", 3, 1)
    scene.put("Squire", 3)
    play = scene.act(squire)
    assert play.code(c.Move(squire, 2)) == "barred"
    assert play.code(c.Move(squire, 4)) == ""


@pytest.mark.parametrize(("enemy", "code"), [("Squire", ""), ("Doomfly", "barred")])
def test_flying_ignores_the_bar_unless_an_enemy_flies(enemy: str, code: str, scene: Scene) -> None:
    dragon = scene.put("Red Dragon", 3)
    scene.put(enemy, 3, 1)
    assert scene.act(dragon).code(c.Move(dragon, 4)) == code


def test_a_paralyzed_enemy_bars_nothing(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    scene.put("Squire", 3, 1, paralyzed=True, tapped=True)
    assert scene.act(squire).code(c.Move(squire, 4)) == ""


def test_a_magic_point_moves_one_zone_more_and_keeps_the_attack(scene: Scene) -> None:
    mage, enemy = scene.put("Mage", 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).run(c.BuyMove(mage), c.Move(mage, 2), c.Move(mage, 3))
    assert play.unit(mage).magic == 3
    assert play.code(c.DeclareAttack(mage, enemy)) == ""
    assert play.code(c.UseAbility(mage, "Sparks")) == "no_magic"
    assert play.code(c.BuyMove(mage)) == "no_magic"


@pytest.mark.parametrize(
    ("location", "owner", "unit", "allowed", "keeps"),
    [
        ("Swamps of Kiran", 0, "Squire", True, False),
        ("Swamps of Kiran", 1, "Human Commando", True, True),
        ("Swamps of Kiran", 1, "Dwarf Commando", False, False),
        ("Fortress", 0, "Squire", True, True),
        ("Fortress", 1, "Squire", True, False),
    ],
)
def test_slow_zones(location: str, owner: int, unit: str, *, allowed: bool, keeps: bool, scene: Scene) -> None:
    number = scene.put(unit, 2)
    enemy = scene.put("Heavy Blade", 3, 1)
    scene.build(location, 3, owner)
    play = scene.act(number)
    assert (play.code(c.Move(number, 3)) == "") == allowed
    if allowed:
        assert (play.run(c.Move(number, 3)).code(c.DeclareAttack(number, enemy)) == "") == keeps


# the end of a unit's turn


@pytest.mark.parametrize("hurt", [0, 10])
@pytest.mark.parametrize("word", ["Blight", "Regeneration"])
def test_a_unit_may_be_healed_of_what_its_own_deadlands_did_to_it(hurt: int, word: str) -> None:
    scene = Scene("Barbarian")
    scene.build("Deadlands", 3)
    troll = scene.put("Troll Axethrower", 3, damage=hurt)
    play = scene.act(troll).run(c.EndActivation())
    assert {trigger.word for trigger in play.answers(c.ChooseTrigger)} == {"Blight", "Regeneration"}
    play.run(*[trigger for trigger in play.answers(c.ChooseTrigger) if trigger.word == word])
    # Hurt first, it is healed of that; healed first while unhurt, it is hurt afterwards.
    assert play.damage(troll) == (hurt if word == "Blight" or hurt else 10)


def test_ones_own_regeneration_comes_before_the_deadlands_of_the_other_player() -> None:
    scene = Scene("Barbarian", "Underworld")
    scene.build("Deadlands", 3, 1)
    troll = scene.put("Troll Axethrower", 3)
    scene.put("Orc Grunt", 2)
    play = scene.act(troll).run(c.EndActivation())
    assert play.damage(troll) == 10
    # That would be healing of nothing, so it is not triggered.
    assert [added.entry.word for added in play.happened(ce.EntryAdded)] == ["Blight"]


def test_a_commander_may_be_healed_of_what_came_of_its_tactics() -> None:
    scene = Scene("Barbarian")
    scene.build("Area of Regeneration", 3)
    luther, catapult = scene.put("General Luther Maxwell", 3), scene.put("Spiked Catapult", 3)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(luther, dice=[10, 5, 5, 5]).run(c.EndActivation())
    (tactics,) = [trigger for trigger in play.answers(c.ChooseTrigger) if trigger.word == "Tactics"]
    play.run(tactics, c.DeclareAttack(catapult, enemy))
    assert luther in [hurt.unit for hurt in play.happened(e.DamageDealt)]
    assert (play.damage(enemy), play.damage(luther)) == (50, 0)


# the end


def test_the_match_is_counted_out_after_the_last_cycle() -> None:
    seats = tuple(SeatSetup(read_deck(STARTER_DECKS["Kingdom"])) for _ in range(2))
    play = Play(runner.start(FACTIONS, FactionsSetup(seats, last_cycle=1), 1)).passes()
    play.run(c.EndBuild(), c.EndBuild())
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("cycles", ())


def test_whoever_concedes_loses() -> None:
    from game.core.commands import Concede

    play = Scene().building()
    ended = runner.submit(FACTIONS, play.state, 0, Concede(0))
    assert isinstance(ended, runner.Accepted)
    assert (ended.state.outcome.winners, ended.state.outcome.reason) == ((1,), "conceded")


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (FactionsSetup((SeatSetup(starter_deck("Kingdom")),)), "Factions is for 2 players, not 1."),
        (FactionsSetup((SeatSetup(starter_deck("Kingdom")),) * 2, last_cycle=61), "The last cycle is one from 1 to 60"),
        (FactionsSetup((SeatSetup(starter_deck("Kingdom")),) * 2, last_cycle=0), "The last cycle is one from 1 to 60"),
        (FactionsSetup((SeatSetup(Deck("Kingdom", ())),) * 2), "Deck 1: A deck has 60 cards, this one has 0."),
    ],
)
def test_flaws_of_setups(setup: FactionsSetup, words: str) -> None:
    assert FACTIONS.flaws_of_setup(setup)[0].startswith(words)


def test_zones_are_chosen_only_where_there_is_a_choice(scene: Scene) -> None:
    scene.build("Barracks", 3)
    (squire,) = scene.hand("Squire")
    play = scene.building().do(c.PlayCard(squire))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(1), c.ChooseZone(3)]
