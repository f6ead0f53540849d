"""A replay is gone through with keys, the timeline, the log and its buttons, and leads on to new matches."""

from __future__ import annotations

from functools import cache
from zlib import crc32

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from game.app.files import folders
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.records.course import Recorded
from game.app.records.journal import Journal
from game.app.records.replays import recorded
from game.app.thinking.turning_points import TurningPoints
from game.core import record
from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.views import view_for
from game.ui.panels.buttons import Button
from game.ui.review.foot import RATES
from game.ui.review.log_places import line_places
from game.ui.review.replay import ReplayScene
from game.ui.review.replay_more import ReplayMore
from game.ui.table.scene import TableScene
from game.ui.window import clipboard
from tests.app.test_course import a_long_match
from tests.journeys.driver import FINE, Driver
from tests.ui.table.many_tables import a_match


def opened(
    recorded_match: Recorded, size: tuple[int, int] = (1280, 720), **settings: object
) -> tuple[Driver, ReplayScene]:
    driver = Driver(size, **settings)
    driver.app.open("replay", driver.app, recorded_match)
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.course.go_on(float("inf"))
    driver.frames(3)
    return driver, scene


@cache
def a_finished() -> Recorded:
    match = a_long_match(36, game="heroes")
    return Recorded(match.opening, tuple(match.given), is_over=True)


def pixels(driver: Driver) -> bytes:
    driver.frames(2)
    driver.app.display.draw(driver.app.stack.shown())
    return pygame.image.tobytes(driver.app.display.screen, "RGB")


@pytest.fixture
def no_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no curve come: how far it has come is a matter of time."""
    monkeypatch.setattr(TurningPoints, "update", lambda points: None)


def button(scene: ReplayScene, name: str) -> Button:
    return next(one for one in scene.laying.buttons if one.name == name)


def test_keys_go_by_answers_actions_turns_and_marks() -> None:
    driver, scene = opened(a_finished())
    course = scene.course
    driver.key(pygame.K_RIGHT, times=2)
    assert scene.number == 2
    driver.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert course.moments[scene.number].kind == "act" and scene.number > 2
    acted = scene.number
    driver.key(pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    assert scene.number in course.turns() and scene.number > acted
    turn = scene.number
    driver.key(pygame.K_LEFT)
    assert scene.number == turn - 1
    driver.key(pygame.K_LEFT, mod=pygame.KMOD_CTRL)
    assert scene.number in course.turns() and scene.number < turn
    driver.key(pygame.K_END)
    assert scene.number == course.count
    driver.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert course.moments[scene.number].kind == "act"
    driver.key(pygame.K_HOME)
    assert scene.number == 0
    driver.key(pygame.K_DOWN)
    marked = scene.number
    assert marked in {one.number for one in scene.marks.found}
    driver.key(pygame.K_DOWN, pygame.K_UP)
    assert scene.number == marked
    assert record.digest(scene.match.state) == course.digests[marked]


def test_it_plays_by_itself_as_fast_as_is_chosen() -> None:
    driver, scene = opened(a_finished())
    driver.key(pygame.K_SPACE)
    driver.watch(20, 0.1)
    usual = scene.number
    assert scene.is_playing and 1 <= usual <= 5
    driver.key(pygame.K_6)
    assert RATES[scene.rate] == 16
    driver.watch(5, 0.1)
    assert usual + 8 < scene.number < scene.course.count
    driver.key(pygame.K_SPACE)
    stood = scene.number
    driver.watch(10, 0.1)
    assert not scene.is_playing and scene.number == stood
    driver.key(pygame.K_END, pygame.K_SPACE)
    driver.watch(2, 0.1)
    assert scene.number < 10, "from the end it begins again"
    driver.watch(20 + FINE, 0.1)
    assert scene.number == scene.course.count and not scene.is_playing and not scene.is_moving


def test_the_timeline_is_dragged_along_and_tells_of_the_moment_below_the_pointer() -> None:
    driver, scene = opened(a_finished())
    track, count = scene.foot.timeline.track, scene.course.count
    driver.move((track.x + track.width // 2, track.centery), frames=2)
    assert scene.number == 0 and abs(scene.foot.pointed_at - count / 2) <= 1
    driver.post(pygame.MOUSEBUTTONDOWN, pos=(track.x + track.width // 4, track.centery), button=1)
    driver.frames(2)
    assert abs(scene.number - count / 4) <= 1
    driver.post(pygame.MOUSEMOTION, pos=(track.right + 50, track.y - 90), rel=(1, 1), buttons=(1, 0, 0))
    driver.frames(2)
    assert scene.number == count
    driver.post(pygame.MOUSEBUTTONUP, pos=(track.right + 50, track.y - 90), button=1)
    driver.post(pygame.MOUSEMOTION, pos=(track.x, track.centery), rel=(1, 1), buttons=(0, 0, 0))
    driver.frames(2)
    assert scene.number == count, "it was let go"


def test_a_line_of_the_log_leads_to_its_moment() -> None:
    driver, scene = opened(a_finished(), log_open=True)
    driver.key(pygame.K_END, frames=3)
    log = scene.following.log
    rect, line = log._places[3]
    back = log.lines[::-1].index(line)
    driver.click(rect.center, frames=3)
    assert 0 < scene.number < scene.course.count
    assert scene.following.log.lines[-1] == line or line in scene.following.log.lines[-6:]
    assert scene.number == [*line_places(scene.match, 0, scene.following.lines_of, -1, scene.course.first)][-1]
    assert back == 3


@pytest.mark.usefixtures("no_curve")
def test_views_of_all_seats_and_with_all_open_are_shown_of_a_match_that_is_over() -> None:
    driver, scene = opened(a_finished())
    driver.key(pygame.K_RIGHT, times=6)
    own = record.encode(scene.following.view)
    hand = len(scene.laying.hand.cards)
    driver.key(pygame.K_f)
    assert scene.viewer == 1 and scene.view_words == "Amber"
    assert record.encode(scene.following.view) != own
    theirs = len(scene.laying.hand.cards)
    driver.key(pygame.K_f)
    assert scene.match.is_open and scene.view_words == "All open"
    drawn = pixels(driver)
    scene.drawing.cache.forget()
    assert pixels(driver) == drawn, "the timeline makes room for longer words"
    assert scene.following.table == scene.match.state.table
    assert len(scene.laying.hand.cards) == hand + theirs
    driver.key(pygame.K_RIGHT, times=3)
    assert scene.following.table == scene.match.state.table, "what happens is told open, too"
    driver.key(pygame.K_f)
    assert not scene.match.is_open and scene.viewer == 0


def test_of_a_match_that_is_not_over_only_ones_own_view_is_shown() -> None:
    match = a_long_match(game="heroes")
    driver, scene = opened(Recorded.of(match))
    driver.key(pygame.K_END)
    driver.key(pygame.K_f, times=3)
    assert scene.viewer == 0 and not scene.match.is_open
    assert record.encode(scene.following.view) == record.encode(match.view(0))
    assert button(scene, "replay view").why_not
    driver.key(pygame.K_c)
    assert isinstance(driver.scene, ReplayMore)
    assert driver.control("Continue from here, same dice").why_not
    driver.click_on("Continue from here, new dice")
    table = driver.scene
    assert isinstance(table, TableScene) and not isinstance(table, ReplayScene)
    begun_with = record.decode_state(match.game, bytes(table.match.opening.state))
    assert view_for(match.game, begun_with, 0) == match.view(0), "it is what the seat knows"
    assert begun_with.table != match.state.table, "the rest was dealt again"


def test_a_match_goes_on_from_a_moment_and_the_recorded_one_stays_as_it_was() -> None:
    match = a_match("heroes", "hc")
    match.write_to(Journal())
    for number in range(30):
        assert match.asked is not None
        options = match.answers(match.asked)
        match.submit(match.asked, options[number * 7 % len(options)])
    match.leave()
    [kept] = folders.journals_folder().rglob("*.jsonl")
    before = kept.read_bytes(), kept.stat().st_mtime_ns
    driver, _ = opened(recorded(kept, is_over=True))
    driver.key(pygame.K_RIGHT, times=10)
    driver.key(pygame.K_c)
    driver.click_on("Continue from here, same dice")
    table = driver.scene
    assert isinstance(table, TableScene)
    begun_with = record.decode_state(match.game, bytes(table.match.opening.state))
    assert record.digest(begun_with) == match.given[9].digest
    assert [seating.kind for seating in table.match.opening.seatings] == ["human", "computer"]
    driver.app.go_home()
    assert (kept.read_bytes(), kept.stat().st_mtime_ns) == before
    assert len(list(folders.journals_folder().glob("*.jsonl"))) == 1, "the new one waits"


def test_a_moment_is_copied_as_a_position_and_kept_as_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "write", lambda text: copied.append(text) or "")
    driver, scene = opened(a_finished())
    driver.key(pygame.K_RIGHT, times=8)
    driver.key(pygame.K_c)
    driver.click_on("Copy as a position")
    state = entry_of("heroes").load_position(msgspec.json.decode(copied[0]))
    assert state.table == scene.match.state.table
    driver.click_on("Keep a picture")
    [picture] = folders.pictures_folder().glob("*.png")
    drawn = pygame.image.load(picture)
    assert drawn.get_size() == (1280, 720 - scene.foot_high)
    assert len({tuple(drawn.get_at((x, 300))) for x in range(0, 1280, 40)}) > 5
    assert "is saved" in driver.sheet_scene._said  # type: ignore[attr-defined]


def test_an_answer_with_a_different_result_is_named_where_the_replay_ends() -> None:
    match = a_finished()
    given = list(match.given)
    given[12] = replace(given[12], digest="f" * 24)
    driver, scene = opened(replace(match, given=tuple(given)))
    driver.key(pygame.K_END, frames=2)
    assert scene.number == 12 and scene.laying.prompt_text() == scene.course.flaw
    assert "Answer 13" in scene.course.flaw and "f" * 24 in scene.course.flaw


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 2.0)])
def test_the_timeline_and_its_buttons_have_room(size: tuple[int, int], text: float) -> None:
    driver, scene = opened(a_finished(), size, text_scale=text)
    window = pygame.Rect((0, 0), size)
    foot = [one for one in scene.laying.buttons if one.name.startswith("replay ")]
    assert len(foot) == 3
    for one in foot:
        assert window.contains(one.rect) and scene.foot.timeline.rect.contains(one.rect)
        assert min(one.rect.size) >= driver.app.least_target
        assert not one.rect.colliderect(scene.foot.timeline.track)
    assert scene.foot.timeline.track.width > size[0] // 2 and scene.foot.timeline.track.height >= driver.app.px(40)
    assert not any(pane.colliderect(scene.foot.timeline.rect) for pane in scene.laying.panes())


def twins(game: str) -> list[Recorded]:
    """Return two matches that look alike to the first seat all the time, though their tables differ."""
    match = a_match(game, "hc", **({"seats": [{}, {}]} if game == "crawler" else {}))
    for number in range(20):
        options = match.answers(match.asked or 0)
        assert match.submit(match.asked or 0, options[number * 7 % len(options)]) is None
    states = (match.state, match.game.redeal(match.state, 0, Dice(9)))
    assert states[0].table != states[1].table
    given: list[tuple[int, Command]] = []

    def worlds(*more: tuple[int, Command]) -> list[Match]:
        """Return the two matches after these answers; the first where they do not look alike."""
        found = [Match.from_state(match.game, state, match.opening.seatings) for state in states]
        taken = [[world.submit(*answer) for answer in (*given, *more)] for world in found]
        told = [(list(world.sent.queue(0).since(0)), record.encode(world.view(0)), world.asked) for world in found]
        return found if not any(map(any, taken)) and told[0] == told[1] else found[:1]

    while len(given) < 6:
        now = worlds()[0]
        seat = now.asked or 0
        tried = ((seat, one) for one in now.answers(seat)[:12] if not isinstance(one, Concede))
        answer = next((one for one in tried if len(worlds(one)) == 2), None)
        if answer is None:
            break
        given.append(answer)
    return [Recorded.of(world) for world in worlds()]


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "crawler", "heroes"])
@pytest.mark.usefixtures("no_curve")
def test_worlds_that_look_alike_to_a_seat_have_the_same_replay(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # All of the ground in the first frame, and not as much as there is time for.
    monkeypatch.setattr("game.ui.boards.hexes.chunks._SPENT", 60.0)
    driver, shown, moments = Driver((1024, 600)), [], set()
    for each in twins(game):
        driver.app.open("replay", driver.app, each)
        scene = driver.scene
        assert isinstance(scene, ReplayScene) and scene.viewer == 0 and not scene.match.is_open
        for press in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END):
            driver.key(press)
            moments.add(scene.number)
            # Sums, as nobody could read the difference of two pictures.
            shown.append((crc32(record.encode(scene.following.view)), crc32(pixels(driver)), scene.spoken()))
        driver.app.stack.pop()
    assert len(shown) == 6 and shown[:3] == shown[3:] and len(moments) > 1


def test_where_there_are_no_turning_points_the_replay_is_offered() -> None:
    match = a_match("skirmish", "cc")
    assert match.asked is not None and match.submit(match.asked, Concede(match.asked)) is None
    driver = Driver()
    points = TurningPoints(match, driver.app.thinker)
    driver.app.open("turning points", match, points)
    driver.wait()
    assert not points.found
    driver.click_on("Watch the replay")
    assert isinstance(driver.scene, ReplayScene)
