"""What a seat may see: hands, face-down resources, the order of decks and known tops of decks."""

from __future__ import annotations

from typing import get_args

from game.core.commands import Decline
from game.core.dice import Dice
from game.core.events import DiceRolled
from game.core.views import view_for
from game.rules.heroes import card_events as cev
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from tests.rules.heroes.scene import OSRIC, RHASKA, SEDGE, Scene

# rule: heroes/zones


def test_hands_decks_and_face_down_resources_are_hidden_from_the_other_seat() -> None:
    scene = Scene(OSRIC, SEDGE, resources=1)
    (maul,) = scene.hand("Mountain Maul")
    quest = scene.quest("Light the Beacons")
    table = scene.act().table
    mine, theirs = HEROES.table_for(table, 0).players[0], HEROES.table_for(table, 1).players[0]
    assert mine.hand == (maul,) and theirs.hand == (0,)
    assert set(mine.deck) == set(theirs.deck) == {0} and len(theirs.deck) == 5
    assert [one.card for one in theirs.resources] == [0, quest]
    assert all(one.card for one in mine.resources)


def test_a_completed_quest_stays_known_and_a_placed_card_does_not_show(scene: Scene) -> None:
    (maul,) = scene.hand("Mountain Maul")
    quest = scene.quest("The Miller's Errand")
    play = scene.act().run(c.CompleteQuest(quest)).do(c.PlaceResource(maul))
    assert play.happened(cev.ResourcePlaced)[0].seen_by(1).card == 0
    seen = [one.card for one in HEROES.table_for(play.table, 1).players[0].resources]
    assert seen[-2:] == [quest, 0]


def test_the_shown_top_is_seen_by_all_and_the_looked_at_top_by_its_player() -> None:
    scene = Scene(RHASKA)
    glass = scene.put("Scout's Spyglass")
    top, _ = scene.deck("Grey Lurcher", "Patient Aim")
    play = scene.act().use(glass).do(Decline())
    assert HEROES.table_for(play.table, 0).players[0].deck[-1] == top
    assert HEROES.table_for(play.table, 1).players[0].deck[-1] == 0
    assert HEROES.redeal(play.state, 0, Dice(3)).table.players[0].deck[-1] == top
    assert any(HEROES.redeal(play.state, 1, Dice(n)).table.players[0].deck[-1] != top for n in range(8))
    scene = Scene()
    quest = scene.quest("Lost Heirloom")
    shown = scene.deck("Chapel Novice", "Kettle Helm", "Shield Wall")
    play = scene.act().run(c.CompleteQuest(quest))
    for seat in (0, 1):
        assert HEROES.table_for(play.table, seat).players[0].deck[-3:] == tuple(reversed(shown))
    assert view_for(HEROES, play.state, 1).decision == play.state.decision
    assert play.state.decision is not None and play.state.decision.about == tuple(reversed(shown))


def test_what_the_other_seat_cannot_know_is_dealt_again_and_what_it_knows_is_not() -> None:
    scene = Scene(resources=3)
    scene.hand("Mountain Maul", "Kettle Helm")
    done = scene.quest("The Miller's Errand")
    play = scene.act().run(c.CompleteQuest(done))
    truth = play.table.players[0]
    hands = set()
    for number in range(12):
        player = HEROES.redeal(play.state, 1, Dice(number)).table.players[0]
        assert len(player.hand) == len(truth.hand) and player.resources[-1] == truth.resources[-1]
        hands.add(frozenset(player.hand))
        assert HEROES.redeal(play.state, 0, Dice(number)).table.players[0].hand == truth.hand
    assert len(hands) > 3
    scene = Scene()
    scene.hand("Mountain Maul", "Kettle Helm", seat=1)
    state = scene.act().state
    others = {HEROES.redeal(state, 0, Dice(number)).table.players[1].hand for number in range(12)}
    assert len(others) > 3


def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    drawn = cev.CardsDrawn(0, (5, 6), "turn")
    assert drawn.seen_by(0) is drawn and drawn.seen_by(1).cards == (0, 0)
    back = cev.HandReturned(1, (7,))
    assert back.seen_by(0).cards == (0,) and back.seen_by(1) is back
    under = cev.TopPutUnder(0, (4,))
    assert under.seen_by(0).cards == under.seen_by(1).cards == (0,)


def test_undo_stops_where_somebody_saw_something_new() -> None:
    shown = {kind for kind in get_args(HEROES.event_type) if kind.reveals} - {DiceRolled}
    assert shown >= {cev.DeckShuffled, cev.CardsDrawn, cev.CardDiscarded, cev.TopLookedAt, cev.TopShown, cev.CardTaken}
    assert not shown & {cev.HandReturned, cev.TopPutUnder, cev.ResourcePlaced, cev.QuestCompleted, cev.LinkAdded}
