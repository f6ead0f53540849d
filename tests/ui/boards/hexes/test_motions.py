"""What is seen while things happen on the battlefield: every record moves something, and ends where it should."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.hexes import records
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.inlays import GlyphShown
from game.ui.boards.hexes.timeline import HexTimeline
from game.ui.boards.hexes.tokens import FigureShown
from game.ui.boards.shared.dice import DieShown, RollShown
from tests.ui.boards.hexes.battlefields import at, duel, shown_as

RECT = pygame.Rect(0, 0, 900, 640)
KNIGHT = FigureShown(1, 0, "gideon_jura", "Gideon Jura", (at(5, 10),), 8, 0, 5, "white")
CATS = FigureShown(2, 1, "blazing_firecats", "Firecats", (at(8, 14), at(9, 14)), 2, 0, 4, "red")
NEW = FigureShown(3, 0, "elf_rangers", "Elf Rangers", (at(4, 16),), 1, 0, 4, "green")
BOTH = [KNIGHT, CATS]

DICE = records.DiceTumble(
    RollShown(0, "Gideon attacks", tuple(DieShown(face, why) for face, why in (("hit", "power"), ("blank", "height")))),
    RollShown(1, "Firecats defend", (DieShown("shield", "toughness"),), "shield"),
    "Nothing gets through",
)
INITIATIVE = records.DiceTumble(RollShown(0, "Who begins?", (DieShown(17),)), RollShown(1, "", (DieShown(4),)))
EACH: list[tuple[records.Record, list[FigureShown]]] = [
    (records.Moved(1, ((at(5, 10),), (at(4, 10),), (at(3, 9),))), BOTH),
    (records.Moved(2, ((at(8, 14), at(9, 14)), (at(7, 14), at(8, 14)))), BOTH),
    (records.Moved(1, ((at(5, 10),), (at(6, 13),)), flies=True), BOTH),
    (records.Fell(1), BOTH),
    (records.Struck(1, 2), BOTH),
    (records.ShotFired(1, 2), BOTH),
    (records.ShotFired(2, 1, magic=True), BOTH),
    (records.Damaged(1, 2), BOTH),
    (records.Damaged(1, 0), BOTH),
    (records.Healed(1, 1), BOTH),
    (records.Destroyed(2), [KNIGHT]),
    (records.Summoned(3), [*BOTH, NEW]),
    (records.Returned(1), [CATS]),
    (records.Refused(1), BOTH),
    (records.GlyphTurned(at(6, 12), "power"), BOTH),
    (DICE, BOTH),
    (INITIATIVE, BOTH),
    (records.SpellCast((1,), (at(7, 13),)), BOTH),
    (records.SpellCast((1,), (), "shield"), BOTH),
    (records.Message("Dodged", 1), BOTH),
    (records.Message("Blue's turn", seat=0), BOTH),
]


@pytest.fixture(scope="module")
def ground() -> HexBoardView:
    """Return the board of all these tests: its ground takes half a second."""
    made = HexBoardView(shown_as(duel()))
    made.fit(RECT)
    return made


@pytest.fixture
def view(ground: HexBoardView) -> HexBoardView:
    ground.show(None)
    ground.fit(RECT)
    ground.timeline = HexTimeline(ground.camera)
    ground.timeline.reduced = False
    ground.show(BOTH, [GlyphShown(at(6, 12), "power", face_up=False)])
    return ground


def shown(view: HexBoardView) -> bytes:
    surface = pygame.Surface(RECT.size)
    view._time = 0.0  # The water stands still, so that only motions differ.
    view.draw(surface, RECT, whole=True)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("record", "after"), EACH)
def test_every_record_is_seen_and_comes_to_an_end(
    view: HexBoardView, record: records.Record, after: list[FigureShown]
) -> None:
    before = shown(view)
    assert view.play_records([record], after)
    view.update(0.15)
    assert shown(view) != before
    for _ in range(60):
        if not view.timeline.is_playing:
            break
        view.update(0.05)
    assert not view.timeline.is_playing
    assert set(view.miniatures.figures) == {one.piece for one in after}


def test_cards_fly_over_everything(view: HexBoardView) -> None:
    view.play_records(
        [records.CardFlown(0, "", "hand", "stack"), records.CardFlown(1, "", "hand", "stack", piece=1)], BOTH
    )
    view.update(0.1)
    over = pygame.Surface(RECT.size)
    view.draw_over_all(over)
    assert over.get_bounding_rect().width
    assert any(over.get_at((x, y)).r for x in range(0, 900, 15) for y in range(0, 640, 10))


def test_a_blow_waits_for_the_dice_and_the_wound_for_the_blow(view: HexBoardView) -> None:
    view.play_records([DICE, records.Struck(1, 2), records.Damaged(2, 2), records.Destroyed(2)], [KNIGHT])
    starts = [motion.delay for motion in view.timeline.motions]
    dice, lunge, reel = starts[:3]
    assert dice == 0
    assert dice < lunge < reel < max(starts)
    total = max(motion.delay + motion.seconds for motion in view.timeline.motions)
    assert total < 2.5


def test_figures_walk_together_but_each_in_its_own_order(view: HexBoardView) -> None:
    first = records.Moved(1, ((at(5, 10),), (at(4, 10),)))
    second = records.Moved(1, ((at(4, 10),), (at(3, 10),)))
    other = records.Moved(2, ((at(8, 14), at(9, 14)), (at(7, 14), at(8, 14))))
    view.play_records([first, other, second], BOTH)
    delays = [motion.delay for motion in view.timeline.motions]
    assert delays[0] == delays[1] == 0
    assert delays[2] > 0


def test_finishing_shows_the_outcome_at_once(view: HexBoardView) -> None:
    hurt = FigureShown(1, 0, "gideon_jura", "Gideon Jura", (at(3, 9),), 8, 3, 5, "white")
    view.play_records([records.Moved(1, ((at(5, 10),), (at(3, 9),))), records.Damaged(1, 3)], [hurt, CATS])
    view.finish()
    assert view.miniatures.figures[1] == hurt
    assert not view.timeline.is_playing


def test_what_stood_before_may_be_shown_again_while_it_plays(view: HexBoardView) -> None:
    view.play_records([records.Damaged(1, 3)], BOTH)
    view.show(BOTH, view.miniatures.glyphs)
    assert view.timeline.is_playing
    view.show([KNIGHT], ())
    assert not view.timeline.is_playing
    assert set(view.miniatures.figures) == {1}


def test_without_speed_only_the_outcome_is_shown(view: HexBoardView) -> None:
    view.timeline.speed = 0
    assert not view.play_records([records.Destroyed(2)], [KNIGHT])
    assert set(view.miniatures.figures) == {1}


def test_reduced_motion_fades_and_dice_lie_still(view: HexBoardView) -> None:
    view.timeline.reduced = True
    moved_on = FigureShown(1, 0, "gideon_jura", "Gideon Jura", (at(3, 9),), 8, 0, 5, "white")
    view.play_records([DICE, records.Moved(1, ((at(5, 10),), (at(3, 9),)))], [moved_on, CATS])
    view.update(0.01)
    first = shown(view)
    assert all(pose.lean == pose.lift == 0 for pose in view.timeline.poses().values())
    view.timeline.motions = [motion for motion in view.timeline.motions if "Dice" in type(motion).__name__]
    dice = shown(view)
    view.update(0.1)
    assert shown(view) == dice != first


def test_turning_the_view_finishes_what_plays(view: HexBoardView) -> None:
    view.play_records([records.Destroyed(2)], [KNIGHT])
    view.rotate(2)
    assert not view.timeline.is_playing
    assert set(view.miniatures.figures) == {1}


def test_sounds_are_heard_once_in_their_order(view: HexBoardView) -> None:
    heard: list[str] = []
    view.timeline.play_sound = heard.append
    view.play_records([DICE, records.Struck(1, 2), records.Damaged(2, 2), records.Destroyed(2)], [KNIGHT])
    assert heard == ["dice"]
    for _ in range(50):
        view.update(0.05)
    assert heard == ["dice", "blade", "death"]


def test_a_view_without_water_or_motion_is_calm(view: HexBoardView) -> None:
    shown(view)
    assert view.is_at_rest
    view.update(0.1)
    assert view.is_at_rest, "the water is shown in six pictures a second"
    view.update(0.1)
    assert not view.is_at_rest
    view.timeline.reduced = True
    assert view.is_at_rest
    view.timeline.reduced = False
    view.camera.zoom_to(3)
    view.camera.centre_on((1, 1))
    shown(view)
    assert view.is_at_rest
    view.play_records([records.Damaged(1, 1)], BOTH)
    assert not view.is_at_rest
