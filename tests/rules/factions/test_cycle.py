"""Cycles, upkeep, drawing, control and the home, razing, rounds, and the end of the match.

This is one chapter though it is long: the parts of a cycle follow from one another.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Agree, Decline, Pass
from game.core.dice import Dice
from game.core.events import DiceRolled
from game.core.state import State
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state.steps import BeginBuild, CheckFallen
from game.rules.factions.state.table import Turn
from tests.rules.factions.scene import CAPITALS, Play, Scene


def begun(*factions: Faction, seed: int = 3) -> Play:
    """Return a match of starter decks at its first question."""
    seats = tuple(SeatSetup(starter_deck(faction)) for faction in factions)
    return Play(runner.start(FACTIONS, FactionsSetup(seats), seed))


def build_turns(play: Play, turns: int) -> list[tuple[int, int]]:
    """Return the cycle and seat of the next build turns, in which nothing is done."""
    found: list[tuple[int, int]] = []
    while len(found) < turns:
        if play.prompt == "build":
            found.append((play.table.turn.cycle, play.asked))
        play.do(Decline() if Decline() in play.legal else c.EndBuild() if c.EndBuild() in play.legal else Pass())
    return found


# start, cycle


def test_the_higher_die_has_the_first_initiative_and_equal_dice_are_rolled_again() -> None:
    seen = set()
    for seed in range(60):
        play = begun("Kingdom", "Alliance", seed=seed)
        dice = [event.faces[0] for event in play.happened(DiceRolled)]
        for mine, yours in zip(dice[:-2:2], dice[1:-2:2], strict=True):
            assert mine == yours
        assert play.table.turn.initiative == (0 if dice[-2] > dice[-1] else 1)
        seen.add((play.table.turn.initiative, len(dice) > 2))
    assert {first for first, _ in seen} == {0, 1}
    assert True in {again for _, again in seen}


def test_hands_and_build_points_at_the_start_are_the_same_for_all_factions() -> None:
    for faction in ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral"):
        play = begun(faction, "Kingdom")
        assert [len(player.hand) for player in play.table.players] == [7, 7]
        assert [player.build for player in play.table.players] == [50, 50]
        assert [len(player.deck) for player in play.table.players] == [53, 53]


def test_the_initiative_alternates_from_cycle_to_cycle_and_leads_every_phase() -> None:
    play = begun("Kingdom", "Kingdom")
    first = play.table.turn.initiative
    found = build_turns(play, 8)
    order = (first, 1 - first)
    assert found == [(cycle, seat) for cycle in (1, 2, 3, 4) for seat in (order if cycle % 2 else order[::-1])]


def test_the_upkeep_goes_from_the_initiative_player_to_the_other(scene: Scene) -> None:
    scene.deck("Squire")
    scene.deck("Knight", seat=1)
    squire = scene.put("Squire", 3)
    play = scene.act(squire).run(c.EndActivation())
    # Seat 0 had the initiative, so seat 1 is first now, in upkeep and build.
    assert [(event.seat, event.phase) for event in play.happened(e.PhaseBegan)] == [
        (1, "upkeep"),
        (0, "upkeep"),
        (1, "build"),
    ]
    assert [event.seat for event in play.happened(ce.CardsDrawn)] == [1, 0]


def test_units_are_untapped_when_both_upkeeps_are_over() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    mine, theirs = scene.put("Squire", 2, tapped=True), scene.put("Squire", 4, 1, tapped=True, paralyzed=True)
    play = scene.upkeep()
    while play.table.turn.seat == 0:
        assert play.unit(mine).tapped
        play.do(Pass())
    assert play.table.turn.phase == "upkeep"
    assert play.unit(mine).tapped
    play.passes()
    assert [play.unit(unit).tapped for unit in (mine, theirs)] == [False, False]
    assert not play.unit(theirs).paralyzed


# upkeep, control


@pytest.mark.parametrize(
    ("faction", "zones", "enemies", "build"),
    [
        ("Alliance", (2, 3, 4), (), 26),
        ("Alliance", (2, 3, 4), (3,), 24),
        ("Alliance", (5,), (), 20),
        ("Alliance", (1,), (), 20),
        ("Alliance", (2, 2, 2), (), 22),
        ("Kingdom", (2,), (2, 4), 21),
        ("Kingdom", (2, 4), (), 25),
    ],
)
def test_upkeep_brings_two_points_for_each_controlled_zone_but_the_home(
    faction: Faction, zones: tuple[int, ...], enemies: tuple[int, ...], build: int
) -> None:
    scene = Scene(faction, "Alliance")
    scene.points(0, 0)
    for zone in zones:
        scene.put("Squire", zone)
    for zone in enemies:
        scene.put("Squire", zone, 1)
    # The other capital keeps its home from being controlled.
    assert scene.upkeep().passes().table.players[0].build == build


def test_control_takes_a_unit_and_a_tapped_or_paralyzed_enemy_still_disputes_it() -> None:
    scene = Scene("Alliance")
    scene.points(0, 0)
    scene.put("Squire", 3)
    scene.put("Squire", 3, 1, tapped=True, paralyzed=True)
    assert scene.upkeep().passes().table.players[0].build == 20


def test_control_of_the_home_is_lost_to_an_enemy_in_it(scene: Scene) -> None:
    enemy = scene.put("Squire", 1, 1)
    fortress, squire = scene.hand("Fortress", "Squire")
    play = scene.building()
    assert play.code(c.PlayCard(fortress)) == "no_target"
    # Units are still deployed there.
    play.run(c.PlayCard(squire))
    assert (play.zone(squire), play.zone(enemy)) == (1, 1)


def test_control_of_the_home_needs_no_unit_beside_the_capital(scene: Scene) -> None:
    (fortress,) = scene.hand("Fortress")
    assert 1 in scene.building().run(c.PlayCard(fortress)).table.locations


def test_build_points_are_kept_from_cycle_to_cycle() -> None:
    scene = Scene("Alliance", "Alliance")
    scene.points(0, 137)
    assert scene.upkeep().passes().table.players[0].build == 157


# drawing


def test_drawing_the_last_card_and_from_nothing_loses_no_match(scene: Scene) -> None:
    (last,) = scene.deck("Squire")
    play = scene.upkeep().passes()
    assert (play.table.players[0].hand, play.table.players[1].hand) == ((last,), ())
    for _ in range(2):
        play.run(c.EndBuild())
    assert (play.table.turn.cycle, play.state.outcome) == (3, None)
    assert play.table.players[0].hand == (last,)


def test_drawing_has_no_limit_to_the_hand() -> None:
    scene = Scene("Mage Guild")
    scene.hand(*("Squire",) * 40)
    scene.deck("Knight")
    play = scene.upkeep().passes()
    assert len(play.table.players[0].hand) == 41
    assert play.prompt == "build"


def test_underworld_draws_again_once_only_and_shuffles_the_card_back() -> None:
    scene = Scene("Underworld")
    scene.deck(*("Skeleton",) * 12, "Zombie")
    play = scene.upkeep()
    first = play.table.players[0].hand
    play.do(Agree())
    kinds = [
        type(event) for event in play.events if isinstance(event, ce.CardReturned | ce.DeckShuffled | ce.CardsDrawn)
    ]
    assert kinds == [ce.CardReturned, ce.DeckShuffled, ce.CardsDrawn]
    assert (play.prompt, len(play.table.players[0].hand), len(play.table.players[0].deck)) == ("build", 1, 12)
    assert set(play.table.players[0].deck) | set(play.table.players[0].hand) >= set(first)


def test_underworld_draws_again_in_its_own_upkeep_alone() -> None:
    scene = Scene("Kingdom", "Underworld")
    scene.deck("Squire", "Squire")
    scene.deck("Zombie", "Skeleton", seat=1)
    play = scene.upkeep()
    assert (play.prompt, play.asked, play.table.turn.seat) == ("draw_again", 1, 1)


def test_underworld_cards_drawn_by_cards_stay() -> None:
    scene = Scene("Underworld")
    (tome,) = scene.hand("Tome of Knowledge")
    scene.deck("Squire", "Knight", "Mage")
    play = scene.building().run(c.PlayCard(tome))
    assert (play.prompt, len(play.table.players[0].hand)) == ("build", 2)


# build


def test_build_turns_take_actions_in_any_order_and_number(scene: Scene) -> None:
    one, other = scene.put("Squire", 2), scene.put("Squire", 2)
    scene.build("Barracks", 2, 1)
    squire, blade, fortress = scene.hand("Squire", "Imperial Blade", "Fortress")
    play = scene.building().run(c.Raze(2), c.ChooseUnit(one))
    play.run(c.PlayCard(fortress), c.ChooseZone(2), c.PlayCard(squire), c.PlayCard(blade), c.EndBuild())
    assert (play.unit(squire).attached, play.table.locations[2].key) == ((blade,), "fortress")
    assert play.unit(other).tapped


def test_razing_may_take_ones_own_location_and_makes_room_for_another(scene: Scene) -> None:
    one, _ = scene.put("Squire", 1), scene.put("Squire", 1)
    scene.build("Barracks", 1)
    (fortress,) = scene.hand("Fortress")
    play = scene.building()
    assert play.code(c.PlayCard(fortress)) == "no_target"
    play.run(c.Raze(1), c.ChooseUnit(one), c.PlayCard(fortress))
    assert play.table.locations[1].key == "fortress"


def test_razing_buries_the_card_with_its_owner_and_can_be_answered_afterwards() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="key")
    one, _ = scene.put("Squire", 3), scene.put("Squire", 3)
    scene.build("Fortress", 3, 1)
    card = scene.locations[3].card
    scene.hand("Blockade", seat=1)
    play = scene.building().do(c.Raze(3), c.ChooseUnit(one))
    assert (play.prompt, play.asked) == ("respond_razed", 1)
    assert play.table.players[1].graveyard == (card,)
    assert 3 not in play.table.locations


def test_razers_are_tapped_and_act_no_more_in_the_round(scene: Scene) -> None:
    units = [scene.put("Squire", 2) for _ in range(2)]
    scene.build("Barracks", 2, 1)
    play = scene.building().run(c.Raze(2), c.ChooseUnit(units[0]), c.EndBuild(), c.EndBuild())
    # Nobody has an untapped unit: the round is over at once.
    assert play.table.turn.cycle == 3
    assert [event.unit for event in play.happened(e.ActivationBegan)] == []
    assert not any(play.unit(unit).tapped for unit in units)


def test_locations_stay_their_players_when_the_zone_changes_hands(scene: Scene) -> None:
    scene.build("Barracks", 3, 1)
    scene.put("Squire", 3)
    (mine,) = scene.hand("Squire")
    assert scene.building().run(c.PlayCard(mine)).zone(mine) == 1


# rounds


def test_rounds_end_what_was_to_last_until_then(scene: Scene) -> None:
    (card,) = scene.hand("Berzerking")
    orc = scene.put("Orc Grunt", 3)
    play = scene.building().run(c.PlayCard(card), c.ChooseUnit(orc))
    assert unit_stats_of(play.table, orc).atk == 13
    play.run(c.EndBuild(), c.EndBuild())
    assert unit_stats_of(play.table, orc).atk == 13
    play.run(c.Activate(orc), c.EndActivation())
    assert (play.table.turn.cycle, unit_stats_of(play.table, orc).atk) == (3, 9)


def test_rounds_open_a_blockade_again(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    (card,) = scene.hand("Blockade")
    play = scene.act(squire).run(c.PlayCard(card), c.ChooseZone(3))
    assert play.code(c.Move(squire, 2)) == "blockade"
    assert play.run(c.EndActivation()).table.blockaded == ()


# the_end


@pytest.mark.parametrize(("damage", "at_zero", "over"), [(80, False, False), (81, False, True), (80, True, True)])
def test_a_capital_falls_below_zero_or_at_zero(damage: int, *, at_zero: bool, over: bool) -> None:
    scene = Scene(at_zero=at_zero)
    mage = scene.put("Mage", 4)
    scene.capital(1, damage=damage)
    play = scene.act(mage).run(c.UseAbility(mage, "Fireball"))
    assert (play.state.outcome is not None) == over
    if play.state.outcome is not None:
        assert play.state.outcome.winners == (0,)
        assert play.happened(e.MatchEnded)[0].scores == (100, 0)


def test_an_alliance_capital_falls_below_zero_of_its_hundred_and_forty() -> None:
    for damage, over in ((120, False), (121, True)):
        scene = Scene("Kingdom", "Alliance")
        mage = scene.put("Mage", 4)
        scene.capital(1, damage=damage)
        play = scene.act(mage).run(c.UseAbility(mage, "Fireball"))
        assert (play.state.outcome is not None) == over


def test_both_capitals_lost_at_once_is_a_draw(scene: Scene) -> None:
    for seat in (0, 1):
        scene.capital(seat, damage=101)
    state = State(scene.table(Turn(2, 0, "build", 0)), (BeginBuild(0), CheckFallen()), None, Dice(1), 2000, 1)
    ended = runner.resume(FACTIONS, state)
    assert (ended.state.outcome.winners, ended.state.outcome.reason) == ((), "capital")
    assert [event.seat for event in ended.events if isinstance(event, e.CapitalFallen)] == [0, 1]


def test_a_lost_capital_counts_before_other_units_fall_or_trigger(scene: Scene) -> None:
    catapult, grunt = scene.put("Spiked Catapult", 5), scene.put("Orc Grunt", 5, 1, damage=5)
    scene.capital(1, damage=90)
    play = scene.act(catapult, dice=[2]).run(c.DeclareAttack(catapult, CAPITALS[1]))
    assert play.state.outcome is not None
    assert play.alive(grunt)
    assert play.legal == ()


@pytest.mark.parametrize(
    ("damage", "winners"), [((10, 20), (0,)), ((20, 10), (1,)), ((20, 20), ())], ids=["first", "second", "draw"]
)
def test_the_end_by_counting_out_goes_to_the_healthier_capital(
    damage: tuple[int, int], winners: tuple[int, ...]
) -> None:
    scene = Scene()
    for seat in (0, 1):
        scene.capital(seat, damage=damage[seat])
    scene.options["last_cycle"] = 2
    squire = scene.put("Squire", 3)
    play = scene.act(squire).run(c.EndActivation())
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("cycles", winners)


def test_the_end_by_counting_out_comes_after_the_last_cycle_and_not_before() -> None:
    for last, over in ((2, True), (3, False)):
        scene = Scene()
        scene.options["last_cycle"] = last
        squire = scene.put("Squire", 3)
        assert (scene.act(squire).run(c.EndActivation()).state.outcome is not None) == over


def test_the_end_does_not_come_by_counting_unless_the_set_up_says_so() -> None:
    setup = FactionsSetup((SeatSetup(starter_deck("Kingdom")), SeatSetup(starter_deck("Neutral"))))
    assert (setup.last_cycle, runner.start(FACTIONS, setup, 1).state.table.last_cycle) == (None, None)
    scene = Scene()
    squire = scene.put("Squire", 3)
    play = scene.act(squire)
    later = replace(play.table, turn=replace(play.table.turn, cycle=400))
    play.state = replace(play.state, table=later)
    play.run(c.EndActivation())
    assert (play.state.outcome, play.table.turn.cycle) == (None, 401)


def test_the_end_comes_with_effects_as_well_as_with_attacks() -> None:
    scene = Scene("Underworld")
    scene.capital(1, damage=95)
    (decay,) = scene.hand("Decay and Rejuvenation")
    assert scene.building().run(c.PlayCard(decay)).state.outcome is not None


# deploying


def test_deploying_is_at_home_even_among_enemies_or_where_words_open_a_zone(scene: Scene) -> None:
    scene.put("King Jeffery", 4)
    scene.build("Barracks", 2)
    scene.put("Squire", 2, 1)
    (squire,) = scene.hand("Squire")
    play = scene.building().do(c.PlayCard(squire))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(1), c.ChooseZone(2), c.ChooseZone(4)]


@pytest.mark.parametrize("last", [0, 1])
def test_the_initiative_alternates_whoever_acted_last(last: int, scene: Scene) -> None:
    # rule: factions/cycle
    units = [scene.put("Squire", 1), scene.put("Squire", 5, 1)]
    # One side has a unit more, so its turn is the last of the round.
    units.append(scene.put("Squire", 1 if last == 0 else 5, last))
    play = scene.combat()
    for first in (1, 0, 1):
        acted = []
        while play.prompt == "activate":
            acted.append(play.asked)
            play.run(play.answers(c.Activate)[0], c.EndActivation())
        assert acted[-1] == last and len(acted) == 3
        assert [event.initiative for event in play.happened(e.CycleBegan)] == [first]
        assert play.asked == first
        play.run(c.EndBuild(), c.EndBuild())


def test_only_units_with_a_magic_rating_are_reported_to_get_magic_at_upkeep() -> None:
    # rule: factions/renewal
    scene = Scene("Mage Guild", "Kingdom")
    mage, sage = scene.put("Battle Mage", 1, magic=1), scene.put("Zeal, Renegade Knight", 1, magic=0)
    scene.put("Squire", 1)
    scene.deck("Squire")
    play = scene.upkeep()
    play.passes()
    gained = [(event.unit, event.amount) for event in play.happened(ce.MagicGained)]
    assert gained == [(sage, 1)]
    assert play.unit(mage).magic == 1
    assert unit_stats_of(play.table, CAPITALS[0]).renewal == 0
