"""What is ready again, what lasts until when, and what is counted once: on one's own turn and on the other's."""

from __future__ import annotations

import pytest

from game.core.commands import Pass
from game.core.events import Event
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards.decks import flaws_of_deck, read_deck, write_deck
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.state import commands as c
from tests.rules.heroes.scene import FOE, HERO, OSRIC, RHASKA, Play, Scene
from tests.rules.heroes.test_turns import begun

# rule: heroes/ready_step


def test_an_exhausted_quest_is_ready_again_in_its_own_players_turn_alone() -> None:
    scene = Scene(resources=0)
    mine = scene.quest("Raid the Granary", exhausted=True)
    theirs = scene.quest("Raid the Granary", seat=1, exhausted=True)
    play = scene.begin_turn()
    rows = {one.card: one.exhausted for player in play.table.players for one in player.resources}
    assert rows[mine] is False and rows[theirs] is True


# rule: heroes/triggers


def test_battle_rhythm_readies_a_weapon_again_in_the_next_own_turn() -> None:
    scene = Scene(foe=OSRIC)
    scene.put("Battle Rhythm")
    blade = scene.put("Oathkeeper Blade")
    play = scene.act()
    for _ in range(2):
        play.do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade)).passes()
        assert not play.exhausted(blade) and play.table.turn.hit == (0,)
        play.end_turn()
        assert play.table.turn.seat == 1 and play.table.turn.hit == ()
        play.end_turn()
    assert play.damage(FOE) == 4


# rule: heroes/shields


def test_the_shield_of_the_other_side_ends_with_the_turn_in_which_it_was_raised() -> None:
    scene = Scene(foe=OSRIC)
    (wall,) = scene.hand("Shield Wall", seat=1)
    mudfoot = scene.put("Mudfoot Runner")
    play = scene.act().do(c.Propose(mudfoot, FOE)).to(1)
    play.do(c.PlayCard(wall)).passes()
    assert [shield.amount for shield in play.table.shields] == [2]
    play.end_turn()
    assert play.table.shields == () and play.table.turn.seat == 1


# rule: heroes/durations


def test_what_the_defending_hero_has_this_combat_ends_with_the_combat() -> None:
    scene = Scene(foe=RHASKA)
    bow = scene.put("Yew Longbow", 1)
    scene.hand("Loose Two Arrows", seat=1)
    mudfoot = scene.put("Ironback Hauler")
    play = scene.act().do(c.Propose(mudfoot, FOE)).until("respond_defend").to(1)
    play.do(c.StrikeWith(bow))
    while play.table.combat is not None and not play.has(FOE, "Long-Range"):
        play.do(Pass())
    assert play.has(FOE, "Long-Range")
    play.passes()
    assert play.table.combat is None and not play.has(FOE, "Long-Range")


# rule: heroes/one_weapon


def test_a_defending_hero_strikes_with_one_weapon_a_combat_and_again_with_it_in_the_next() -> None:
    scene = Scene(foe=OSRIC)
    blade, axe = scene.put("Oathkeeper Blade", 1), scene.put("Harpooner's Axe", 1)
    scene.hand("Shield Wall", seat=1)
    one, other = scene.put("Ironback Hauler"), scene.put("Ironback Hauler")
    play = scene.act().do(c.Propose(one, FOE)).until("respond_defend").to(1)
    assert play.code(c.StrikeWith(axe)) == ""
    play.do(c.StrikeWith(blade))
    assert play.prompt.startswith("respond") and play.asked == 1
    assert play.code(c.StrikeWith(axe)) == "one_weapon"
    play.passes()
    play.do(c.Propose(other, FOE)).until("respond_defend").to(1)
    assert play.code(c.StrikeWith(axe)) == ""


def test_crushing_reply_takes_the_atk_that_the_weapon_has_now() -> None:
    scene = Scene(foe=OSRIC)
    (reply,) = scene.hand("Crushing Reply", seat=1)
    scene.put("Oathkeeper Blade", 1)
    hauler, other = scene.put("Ironback Hauler"), scene.put("Ironback Hauler")
    play = scene.act().do(c.Propose(hauler, FOE)).until("respond_defend").to(1)
    play.do(c.PlayCard(reply, (other,)))
    while not play.happened(ev.DamageDealt):
        play.do(Pass())
    assert play.happened(ev.DamageDealt)[0].amount == 3
    scene = Scene()
    (reply,) = scene.hand("Crushing Reply")
    scene.put("Oathkeeper Blade")
    hauler = scene.put("Ironback Hauler", 1)
    assert scene.act().cast(reply, hauler).damage(hauler) == 2


# rule: heroes/mulligan


def test_both_may_draw_new_hands() -> None:
    play = begun()
    hands = [set(player.hand) for player in play.table.players]
    play.do(c.Mulligan(), c.Mulligan())
    assert all(set(player.hand) != hand for player, hand in zip(play.table.players, hands, strict=True))
    # Whoever goes second is two cards ahead only in one's own first draw step.
    assert [len(player.hand) for player in play.table.players] == [7, 7]
    assert [event.seat for event in play.happened(cev.HandReturned)] == [play.table.turn.seat, 1 - play.table.turn.seat]


# rule: heroes/decks


def test_copies_are_counted_over_rows_that_a_list_has_split() -> None:
    deck = starter_deck("captain_osric_vane")
    text = write_deck(deck).replace("2 Kettle Helm\n", "2 Kettle Helm\n1 Shield Wall\n")
    assert flaws_of_deck(read_deck(text + "2 Kettle Helm\n")) == ()
    assert flaws_of_deck(read_deck(text + "3 Kettle Helm\n")) == ("5 of Kettle Helm are more than the 4 allowed.",)
    split = type(deck)(deck.hero, (*deck.cards, ("kettle_helm", 2), ("kettle_helm", 1)))
    assert flaws_of_deck(split) == ("5 of Kettle Helm are more than the 4 allowed.",)


@pytest.mark.parametrize(("count", "flaws"), [(942, 0), (943, 1)])
def test_lists_of_up_to_a_thousand_cards_are_read(count: int, flaws: int) -> None:
    text = write_deck(starter_deck("captain_osric_vane")).replace("2 Marsh Skitterer", f"{count} Marsh Skitterer")
    found = flaws_of_deck(read_deck(text))
    assert found == ("Lists of up to 1000 cards are read, this one has 1001.",) * flaws


# rule: heroes/windows


@pytest.mark.parametrize("windows", ["able", "always"])
@pytest.mark.parametrize("held", ["Shield Wall", "Kettle Helm", ""])
def test_a_seat_passed_by_the_program_is_reported_as_having_passed(windows: str, held: str) -> None:
    """Whatever the other side holds, the seat that attacks hears the same."""
    scene = Scene(foe=OSRIC, windows=windows)
    if held:
        scene.hand(held, seat=1)
    else:
        scene.resources(0, seat=1)
    attacker = scene.put("Mudfoot Runner")
    play = scene.act().do(c.Propose(attacker, FOE))
    assert play.asked == (1 if held == "Shield Wall" or (held and windows == "always") else 0)
    play.passes()
    empty = Scene(foe=OSRIC, windows=windows)
    empty.resources(0, seat=1)
    attacker = empty.put("Mudfoot Runner")
    assert heard(play) == heard(empty.act().do(c.Propose(attacker, FOE)).passes()) != []


def heard(play: Play) -> list[Event]:
    """Return what the attacking seat hears of who passed."""
    return [event.seen_by(0) for event in play.happened(ev.Passed)]
