"""Motions: one for every event, together, deterministic, and at the end exactly the table after."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import get_args

import pygame
import pytest

from game.core.events import DiceRolled, Event
from game.core.runner import legal, start, submit
from game.core.scenario import events as scenario_events
from game.core.scenario.script import Answer, Choice
from game.core.views import view_for
from game.geometry.squares import SquareGrid
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.rules.skirmish.state.board import BoardTile
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.table import Action, Hit, Table
from game.ui.boards.shared.flying_motions import DiceTumble
from game.ui.boards.shared.motion import PLACES, Stage
from game.ui.boards.shared.timeline import colour_name
from game.ui.games.skirmish.board import SkirmishBoard, card_picture, creatures_shown
from game.ui.games.skirmish.motion_context import MotionContext
from game.ui.games.skirmish.motions import MOTIONS, motions_for
from game.ui.sound.effects import RECIPES
from tests.ui.boards.scene import board, screen, skirmish

TILE = BoardTile("Yard", SquareGrid(tuple(["." * 8] * 8)))
SAMPLES: dict[type[Event], Event] = {
    type(event): event
    for event in (
        DiceRolled(0, 20, (17,), "first"),
        e.TileLaid(0, 0, PlacedTile(TILE, 0, 0, 1), board()),
        ce.DecksShuffled(0, (0, 0, 0), (0, 0)),
        e.FirstSeatChosen(1),
        e.StartingCreaturePlaced(0, 52, "umbur_hulk", (1, 1)),
        e.TurnBegan(1, 2),
        e.PhaseBegan(0, "action"),
        e.CreaturesUntapped((1, 3), "refresh"),
        e.CreaturesTapped((1, 4), "attack"),
        ce.ActionCardsDrawn(0, (0, 51)),
        ce.CreatureCardsDrawn(1, (0,)),
        ce.CardsRevealed(0, (0, 51), 51, (51,)),
        e.ActivationBegan(1),
        e.ActivationEnded(1),
        ce.AssistDeclined(0, 3, 9),
        ce.ActionDeclared(Action(12, 1, 6, "dragon_knight", "card", card=50, source_card=50, targets=(1,))),
        ce.ActionDone(8, fizzled=True),
        ce.ResponsePassed(0, 8),
        e.CreatureMoved(1, ((8, 8), (9, 9)), "move", 2),
        e.BlockGained(2, 5),
        e.ShieldRaised(2, 7),
        e.ShotDodged(1, 8),
        e.DamageHeld(8, (Hit(8, 1, 5, 1, (("effect", 0),), "ranged"),)),
        e.DamageDealt(8, 5, 1, 5, 5, "ranged"),
        e.CreatureHealed(4, 10),
        e.CreatureDestroyed(2, (1,)),
        ce.GoldMoved(0, 5, "refresh"),
        ce.GoldMissing(1, 2, 0),
        ce.CardAttached(51, 4),
        ce.CardDiscarded(50),
        e.CreatureDeployed(0, 52, "umbur_hulk", (5, 9), 5),
        e.MatchEnded((3, 9), (1,), "gold"),
        se.CreatureArrived(0, 0, 60, "umbur_hulk", (5, 9), 5, tapped=True),
        se.CreatureLeft(4),
        se.GroundChanged(((1, 1),), "floor", board()),
        scenario_events.TriggerFired(0),
        scenario_events.ObjectiveChanged(0, "met", None, None, ()),
        scenario_events.Told("Hold on."),
        se.CreatureGiven(4, 0),
        se.HandCardDiscarded(0, 50),
        scenario_events.Scored(0, 2),
        scenario_events.ChoicePut(Choice(0, 0, "Now?", (Answer("Yes."), Answer("No.")))),
        scenario_events.AnswerChosen(0, 0, 1, "No."),
        scenario_events.CardGot(0, 61, "fast_advance", "Fast Advance", 61, (0,)),
        scenario_events.ItemTaken(0, 4, 0),
        scenario_events.PieceLeaves(4),
        scenario_events.PieceWaits(None),
        scenario_events.WaitIsOver(0),
        scenario_events.BehaviourChanged(0, None),
    )
}


def shown(table: Table) -> tuple[SkirmishBoard, pygame.Surface]:
    window = screen()
    view = SkirmishBoard(table.board)
    view.fit(window.get_rect())
    view.show_table(table)
    return view, window


def stands_as(view: SkirmishBoard, table: Table) -> bool:
    """Return whether the board shows the creatures of a table."""
    return list(view.miniatures.figures.values()) == creatures_shown(table)


def after(table: Table, batch: Sequence[Event]) -> Table:
    for event in batch:
        # The sample table need not hold every card that a sample event moves.
        with suppress(ValueError, KeyError):
            table = SKIRMISH.apply(table, event)
    return table


def test_there_is_a_sample_of_every_event() -> None:
    assert set(SAMPLES) == set(MOTIONS) == set(get_args(SKIRMISH.event_type))


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_each_motion_is_seen_and_short(kind: type[Event]) -> None:
    table = skirmish()
    view, window = shown(table)
    stage = Stage(view.camera, lambda place, seat: None, card_picture, colour_name)
    done = after(table, [SAMPLES[kind]])
    made = motions_for(SAMPLES[kind], MotionContext(table, done, stage, Random(1)))
    if isinstance(MOTIONS[kind], str):
        assert not made
        return
    assert made
    view.draw(window, window.get_rect(), whole=True)
    resting = pygame.image.tobytes(window, "RGB")
    view.play([SAMPLES[kind]], table, done)
    changed = False
    for motion in made:
        # Dice lie for a moment so that they can be read.
        longest = DiceTumble.ROLL if isinstance(motion, DiceTumble) else motion.seconds
        assert 0.15 <= longest <= 0.45
        assert not motion.sound or motion.sound in RECIPES
    for _ in range(7):
        view.update(0.05)
        view.draw(window, window.get_rect(), whole=True)
        view.draw_over_all(window)
        changed = changed or pygame.image.tobytes(window, "RGB") != resting
    assert changed


def test_a_batch_plays_together_and_ends_in_the_table_after() -> None:
    table = skirmish()
    batch = [e.DamageDealt(0, 1, 2, 5, 0, "melee"), e.DamageDealt(0, 2, 1, 5, 0, "melee"), e.CreatureHealed(4, 0)]
    done = after(table, batch)
    view, window = shown(table)
    assert view.play(batch, table, done)
    assert stands_as(view, table)
    assert {1, 2} <= set(view.timeline.poses())
    ticks = 0
    while view.timeline.is_playing:
        view.update(0.05)
        view.draw(window, window.get_rect(), whole=True)
        ticks += 1
    assert ticks < 20
    assert stands_as(view, done) and not view.timeline.poses()
    view.draw(window, window.get_rect(), whole=True)
    played = pygame.image.tobytes(window, "RGB")
    other, window = shown(done)
    other.draw(window, window.get_rect(), whole=True)
    assert pygame.image.tobytes(window, "RGB") == played


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_finish_off_and_calm_end_in_the_same_table(kind: type[Event]) -> None:
    table = skirmish()
    done = after(table, [SAMPLES[kind]])
    view, window = shown(table)
    view.play([SAMPLES[kind]], table, done)
    view.update(0.1)
    view.finish()
    assert stands_as(view, done) and not view.timeline.is_playing
    view.show_table(table)
    view.timeline.speed = 0
    assert not view.play([SAMPLES[kind]], table, done)
    assert stands_as(view, done)
    view.timeline.speed = 1
    view.timeline.reduced = True
    view.play([SAMPLES[kind]], table, done)
    for moment in range(30):
        if moment < 3:
            view.draw(window, window.get_rect())
        view.update(0.05)
    assert stands_as(view, done) and not view.timeline.is_playing


def test_calm_creatures_do_not_travel() -> None:
    table = skirmish()
    event = SAMPLES[e.CreatureMoved]
    view, _ = shown(table)
    view.timeline.reduced = True
    view.play([event], table, after(table, [event]))
    places = set()
    while view.timeline.is_playing:
        pose = view.timeline.poses()[1]
        places.add((pose.dx, pose.dy))
        assert pose.lean == 0 and pose.lift == 0 and pose.scale == 1
        view.update(0.01)
    assert places == {(0, 0), (2, 1)}


def test_four_times_the_speed_takes_a_quarter_of_the_time() -> None:
    table = skirmish()
    event = SAMPLES[e.CreatureDestroyed]
    lengths = []
    for speed in (1.0, 4.0):
        view, _ = shown(table)
        view.timeline.speed = speed
        view.play([event], table, after(table, [event]))
        count = 0
        while view.timeline.is_playing:
            view.update(0.005)
            count += 1
        lengths.append(count)
    assert lengths[0] == pytest.approx(4 * lengths[1], abs=4)


def test_the_same_seconds_give_the_same_picture() -> None:
    table = skirmish()
    batch = [SAMPLES[DiceRolled], SAMPLES[ce.ActionDeclared], SAMPLES[e.DamageDealt]]
    pictures = []
    for _ in range(2):
        view, window = shown(table)
        view.play(batch, table, after(table, batch))
        view.update(0.2)
        view.draw(window, window.get_rect(), whole=True)
        view.draw_over_all(window)
        pictures.append(pygame.image.tobytes(window, "RGB"))
    assert pictures[0] == pictures[1]


def test_sounds_are_heard_once_a_batch_when_their_motion_begins() -> None:
    table = skirmish()
    heard: list[str] = []
    view, _ = shown(table)
    view.timeline.play_sound = heard.append
    batch = [e.CreatureMoved(1, ((7, 7),), "move", 1), e.CreatureMoved(3, ((2, 7),), "move", 1)]
    view.play(batch, table, after(table, batch))
    assert heard == ["step"]
    view.timeline.speed = 0
    view.play([SAMPLES[ce.GoldMoved]], table, table)
    assert heard == ["step", "coin"]


def test_places_are_asked_for_by_their_names() -> None:
    table = skirmish()
    asked: set[str] = set()
    view, window = shown(table)

    def place_of(place: str, seat: int) -> tuple[float, float]:
        asked.add(place)
        return 100.0, 100.0

    view.timeline.stage.place_of = place_of
    for event in SAMPLES.values():
        view.play([event], table, after(table, [event]))
        view.update(0.12)
        view.draw_over_all(window)
    assert asked <= set(PLACES)
    assert {"vault", "supply", "hand", "deck", "discard", "stack"} <= asked


def test_a_whole_match_plays_as_a_seat_sees_it() -> None:
    chance = Random(4)
    seats = (SeatSetup("drow", 0), SeatSetup("crown", 1))
    accepted = start(SKIRMISH, SkirmishSetup(seats, board()), 5)
    state = accepted.state
    view, window = shown(view_for(SKIRMISH, state, 1).table)
    table = view_for(SKIRMISH, start(SKIRMISH, SkirmishSetup(seats, board()), 5).state, 1).table
    for count in range(220):
        if state.decision is None:
            break
        accepted = submit(SKIRMISH, state, state.decision.seat, chance.choice(legal(SKIRMISH, state)))
        state = accepted.state
        for batch in accepted.batches:
            seen = tuple(event.seen_by(1) for event in batch)
            done = table
            for event in seen:
                done = SKIRMISH.apply(done, event)
            view.play(seen, table, done)
            view.update(0.1)
            if count % 8 == 0:
                view.draw(window, window.get_rect())
                view.draw_over_all(window)
            view.finish()
            table = done
            assert stands_as(view, table)
    assert table == view_for(SKIRMISH, state, 1).table
