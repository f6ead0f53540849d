"""What happens on a table of zones: every record moves something, in order, and ends at what was announced."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace

from game.ui.boards.cards import records as r
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.dice import D20Tumbling
from game.ui.boards.cards.moving import CloseUp
from game.ui.boards.shared.dice import DieShown, RollShown
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables

RECT = pygame.Rect(6, 50, 970, 486)
ZONES = tables.states(0, None, None, 1, 1)


@pytest.fixture
def view(screen: pygame.Surface) -> CardBoardView:
    made = CardBoardView(plain_layout())
    made.fit(RECT)
    made.show(standing(), tables.locations(2), ZONES, tables.stack(2), tables.piles())
    return made


def standing() -> list[r.UnitShown]:
    return [
        *tables.capitals(),
        tables.unit(1, "knight", 0, 2),
        tables.unit(2, "orc_grunt", 1, 2),
        tables.unit(3, "mage", 0, 1, magic=2, magic_most=4),
        tables.unit(4, "sharpshooter", 1, 3),
        tables.unit(5, "squire", 0, 1),
    ]


def changed(piece: int, **values: object) -> list[r.UnitShown]:
    return [replace(unit, **values) if unit.piece == piece else unit for unit in standing()]  # type: ignore[arg-type]


def without(*pieces: int) -> list[r.UnitShown]:
    return [unit for unit in standing() if unit.piece not in pieces]


def play_out(view: CardBoardView, screen: pygame.Surface, step: float = 0.05) -> float:
    """Play to the end, drawing all the way; gives back how long it took."""
    seconds = 0.0
    while view.timeline.is_playing:
        view.draw(screen, RECT, whole=True)
        view.draw_over_all(screen)
        view.update(step)
        seconds += step
        assert seconds < 8
    return seconds


ENTRY = tables.stack(3)[2]
D20 = r.DiceTumble(RollShown(0, "Knight: 14 + 10 = 24", (DieShown(14),)), None, "Hit (defense 16)")
BATCHES: dict[str, tuple[Sequence[r.Record], list[r.UnitShown]]] = {
    "move": ([r.Shifted(1, 3)], changed(1, zone=3)),
    "lift": ([r.Shifted(1, 4, "lift")], changed(1, zone=4)),
    "teleport": ([r.Shifted(1, 5, "teleport")], changed(1, zone=5)),
    "two moves": ([r.Shifted(1, 3), r.Shifted(1, 4)], changed(1, zone=4)),
    "attack": ([r.Struck(1, 2), D20, r.Damaged(2, 10)], changed(2, damage=10)),
    "shot": ([r.ShotFired(4, 1), D20, r.Damaged(1, 0)], standing()),
    "bolt": ([r.ShotFired(3, 2, magic=True), r.SpellCast((2,)), r.Damaged(2, 5)], changed(2, damage=5)),
    "defeat": ([r.Struck(1, 2), D20, r.Damaged(2, 10), r.Destroyed(2)], without(2)),
    "revival": ([r.Destroyed(2), r.Summoned(2)], standing()),
    "healing": ([r.Healed(1, 5), r.SpellCast((1,), kind="heal")], standing()),
    "magic": ([r.MagicChanged(3, -2), r.MagicChanged(3, 1)], changed(3, magic=1)),
    "tapping": ([r.Turned(1)], changed(1, tapped=True)),
    "tapping untold": ([r.Message("Go", 1)], changed(1, tapped=True)),
    "save": ([r.SaveShown(1, 17, 15, saved=True, why="Sturdy")], standing()),
    "two dice": (
        [r.DiceTumble(RollShown(0, "First", (DieShown(9),)), RollShown(1, "First", (DieShown(4),)))],
        standing(),
    ),
    "roll": ([r.Rolled(2, 0, "Knight: 14 + 10 = 24", 14, "Hit (defense 16)", good=True)], standing()),
    "arrival": ([r.Summoned(9)], [*standing(), tables.unit(9, "knight", 0, 1)]),
    "departure": ([r.Returned(5)], without(5)),
    "refusal": ([r.Refused(1)], standing()),
    "build": ([r.BuildChanged(0, 20), r.BuildChanged(1, -7)], standing()),
    "draw": ([r.CardFlown(0, "", "deck", "hand"), r.CardFlown(1, "knight", "deck", "hand")], standing()),
    "push": ([r.EntryPushed(ENTRY)], standing()),
    "resolve": ([r.EntryRemoved(501), r.EntryRemoved(500, "countered")], standing()),
    "fizzle": ([r.EntryRemoved(501, "fizzled", "nowhere")], standing()),
    "location": ([r.LocationLaid(4, "barracks", 1)], standing()),
    "razing": ([r.LocationFell(1)], standing()),
    "blockade": ([r.ZoneClosed(3)], standing()),
    "zone spell": ([r.SpellCast((), ((3, 0),))], standing()),
    "ribbon": ([r.Message("Cycle 3", seat=0)], standing()),
}


@pytest.mark.parametrize("name", BATCHES)
def test_every_record_is_seen_and_comes_to_its_end(view: CardBoardView, screen: pygame.Surface, name: str) -> None:
    records, after = BATCHES[name]
    assert view.play_records(records, after, (), ZONES)
    assert not view.is_at_rest
    assert 0.15 < play_out(view, screen) < 3.0
    assert list(view.miniatures.units.values()) == after
    assert view.stack.entries == ()


@pytest.mark.parametrize("name", BATCHES)
def test_reduced_motion_and_none_at_all(view: CardBoardView, screen: pygame.Surface, name: str) -> None:
    records, after = BATCHES[name]
    view.timeline.reduced = True
    view.play_records(records, after, (), ZONES)
    play_out(view, screen)
    assert list(view.miniatures.units.values()) == after
    view.show(standing(), (), ZONES, tables.stack(2))
    view.timeline.speed = 0
    assert not view.play_records(records, after, (), ZONES)
    assert list(view.miniatures.units.values()) == after


def test_a_unit_goes_from_its_spot_to_the_new_one(view: CardBoardView) -> None:
    start = view.miniatures.spots[1].middle
    after = changed(1, zone=3)
    end = view.miniatures.spots_for(after)[1].middle
    view.play_records([r.Shifted(1, 3)], after)
    assert view.timeline.poses()[1].dx == 0
    for _ in range(200):
        if not view.timeline.is_playing:
            break
        last = view.timeline.poses()[1]
        view.update(0.01)
    assert (start[0] + last.dx, start[1] + last.dy) == pytest.approx(end, abs=0.05)
    assert view.miniatures.spots[1].middle == end


def test_the_wound_waits_for_the_die(view: CardBoardView) -> None:
    view.play_records([r.Struck(1, 2), D20, r.Damaged(2, 10)], changed(2, damage=10))
    die = next(motion for motion in view.timeline.motions if isinstance(motion, D20Tumbling))
    blow, wound = view.timeline.motions[0], view.timeline.motions[2]
    assert blow.delay < die.delay < wound.delay


def test_the_rows_close_up_at_the_end_when_a_turn_begins_with_it(view: CardBoardView) -> None:
    view.play_records([r.Destroyed(5)], without(5))
    assert not any(isinstance(motion, CloseUp) for motion in view.timeline.motions), "its place stays free"
    view.show(standing())
    view.begin_turn()
    view.play_records([r.Destroyed(5)], without(5))
    closing = [motion for motion in view.timeline.motions if isinstance(motion, CloseUp)]
    assert [motion.creature for motion in closing] == [3]
    assert closing[0].delay > 0


def test_the_stack_grows_when_the_card_arrives_and_shrinks_when_it_leaves(view: CardBoardView) -> None:
    view.play_records([r.EntryPushed(ENTRY)], standing(), (), ZONES, tables.stack(3))
    assert [entry.number for entry in view.timeline.entries()] == [500, 501]
    view.update(0.359)
    assert [entry.number for entry in view.timeline.entries()] == [500, 501]
    view.finish()
    assert [entry.number for entry in view.stack.entries] == [500, 501, 502]
    view.play_records([r.EntryRemoved(502)], standing(), (), ZONES, tables.stack(2))
    assert [entry.number for entry in view.timeline.entries()] == [500, 501]


def test_showing_the_beginning_again_does_not_stop_the_play(view: CardBoardView) -> None:
    begin = (standing(), tables.locations(2), ZONES, tables.stack(2), tables.piles())
    view.play_records([r.Shifted(1, 3)], changed(1, zone=3))
    view.show(*begin)
    assert view.timeline.is_playing
    view.show(changed(1, zone=4))
    assert not view.timeline.is_playing
    assert view.miniatures.units[1].zone == 4


def test_behind_the_curtain_nothing_is_held(view: CardBoardView, screen: pygame.Surface) -> None:
    view.play_records([r.Shifted(1, 3)], changed(1, zone=3))
    view.overlays.show_targets([1])
    view.show(None)
    view.draw(screen, RECT)
    assert not view.timeline.is_playing and not view.timeline.before and not view.timeline.after
    assert not view.miniatures.units and not view.stack.entries and not view.plaques.locations
    assert view.spot_of_unit(1) is None


def test_sounds_are_heard_once(view: CardBoardView) -> None:
    heard: list[str] = []
    view.timeline.play_sound = heard.append
    view.play_records([r.Shifted(1, 3), r.Shifted(5, 2)], changed(1, zone=3))
    view.update(0.1)
    assert heard == ["step"]
