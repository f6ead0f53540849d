"""The action indicator: who acts and what at, seen for a moment before an answer of a computer player is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pygame
import pytest

from game.app.matches.match import Match
from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.rules.arena.state import card_events as cards
from game.rules.arena.state import events as ae
from game.rules.arena.state.targets import OnFigure
from game.rules.crawler.state import card_events as cce
from game.rules.crawler.state import events as ce
from game.rules.factions.state import card_events as fce
from game.rules.factions.state import events as fe
from game.rules.heroes import card_events as hce
from game.rules.skirmish import card_events as sce
from game.rules.skirmish import events as se
from game.ui.art.palette import lighter
from game.ui.art.tones import seat_colour
from game.ui.screens.indicator import INDICATED, Indicator
from game.ui.screens.items import Item, piece
from game.ui.table.hint_marks import draw_aim
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.table.computer.watched_answers import before, give, marked, pixels, told, watched

#: What is expected of an answer, of what is told of it: who acts, what at, and the way.
Expected = Callable[[Sequence[Event]], tuple[Any, ...] | None]


def _skirmish(what: str) -> Expected:
    def expected(events: Sequence[Event]) -> tuple[Any, ...] | None:
        for event in events:
            if isinstance(event, sce.ActionDeclared) and event.action.what == what:
                aims = tuple(map(piece, event.action.targets))
                return ((piece(event.action.actor),), aims, ()) if aims else None
        return None

    return expected


def _first(kind: type, tell: Callable[[Any], tuple[Any, ...] | None]) -> Expected:
    return lambda events: next((found for one in events if isinstance(one, kind) and (found := tell(one))), None)


def _arena_card(event: cards.SpellPlayed) -> tuple[Any, ...] | None:
    return (None, (piece(event.target.figure),), ()) if isinstance(event.target, OnFigure) and event.key else None


def _crawler_card(events: Sequence[Event]) -> tuple[Any, ...] | None:
    played = next((one for one in events if isinstance(one, cce.CrawlerCardPlayed)), None)
    aims = [one for one in events if isinstance(one, ce.TokensPlaced) and played and one.by == played.card.id]
    return (None, (piece(aims[0].card),), ()) if aims else None


#: Who acts, what at and by which way; None: a card from the hand, or a way that is told step by step.
CASES: dict[tuple[str, str], Expected] = {
    ("skirmish", "attack"): _skirmish("attack"),
    ("skirmish", "card"): _skirmish("card"),
    ("skirmish", "move"): _first(se.CreatureMoved, lambda one: ((piece(one.creature),), (), one.path)),
    ("arena", "attack"): _first(
        ae.AttackAnnounced, lambda one: ((piece(one.attacker),), (piece(one.defender),), ())
    ),
    ("arena", "card"): _first(cards.SpellPlayed, _arena_card),
    ("arena", "move"): _first(ae.FigureMoved, lambda one: ((piece(one.figure),), (), one.spaces[:1])),
    ("factions", "attack"): _first(
        fe.AttackDeclared, lambda one: ((piece(one.attack.attacker),), (piece(one.attack.target),), ())
    ),
    ("factions", "card"): _first(
        fce.EntryAdded,
        lambda one: (None, tuple(map(piece, one.entry.targets)), ()) if one.entry.card and one.entry.targets else None,
    ),
    ("factions", "move"): _first(fe.MoveDeclared, lambda one: ((piece(one.unit),), (), ((one.zone, 0),))),
    ("heroes", "attack"): _first(
        hce.LinkAdded,
        lambda one: (
            ((piece(one.link.source),), (piece(one.link.targets[0]),), ()) if one.link.what == "combat" else None
        ),
    ),
    ("heroes", "card"): _first(
        hce.LinkAdded,
        lambda one: (None, tuple(map(piece, one.link.targets)), ()) if one.link.card and one.link.targets else None,
    ),
    ("crawler", "attack"): _first(ce.AttackResolved, lambda one: ((), None, ()) if one.made else None),
    ("crawler", "card"): _crawler_card,
}  # fmt: skip


@cache
def _found(game: str, what: str, seat: int) -> tuple[Match, Command]:
    """Return a moment that is looked for once."""
    expected = CASES.get((game, what))
    return before(game, _secret(game) if expected is None else lambda told: expected(told) is not None, seat=seat)


def case(game: str, what: str, *, seat: int = 1) -> tuple[Match, Command]:
    """Return a match before such an answer, and the answer; "secret": one that is kept secret, or a pass."""
    match, command = _found(game, what, seat)
    return Match.from_state(match.game, match.state, match.opening.seatings), command


@pytest.mark.parametrize(("game", "what"), CASES)
def test_who_acts_and_what_at_is_marked_before_it_is_played(game: str, what: str) -> None:
    match, command = case(game, what)
    expected = CASES[game, what](told(match, 1, command))
    assert expected is not None
    by, at, way = expected
    driver, scene = watched(match)
    board, tone = scene.screen.board, lighter(seat_colour(1), 0.3)
    assert board is not None
    table, plain, rest = scene.following.table, marked(scene), pixels(driver.app.display.screen, tone)
    give(driver, scene, command)
    shown = scene.playing.indicator
    assert shown is not None and shown.seat == 1
    assert not board.timeline.is_playing and scene.following.table is table, "nothing is carried out yet"
    if by:
        assert shown.by == by
    elif by is None:
        assert shown.place == "hand" and shown.by[0].sort == "card"
    else:
        assert len(shown.by) >= 1
    assert shown.at == at if at is not None else shown.at
    assert shown.way[1 : 1 + len(way)] == way
    seen = {name for name, _ in marked(scene) - plain}
    assert ({"path", "line"} if way else {"target"}) & seen, "the board marks what is aimed at, or the way"
    if any(item.sort == "piece" for item in shown.by):
        assert {"selection", "acting"} & {name for name, _ in marked(scene)}, "and who acts"
    if at:
        assert pixels(driver.app.display.screen, tone) > rest + 40, "an arrow leads there"
    driver.frames(round(INDICATED * 60) + 2)
    assert scene.playing.indicator is not shown
    assert board.timeline.is_playing or scene.following.table is not table


@pytest.mark.parametrize(("game", "what"), [(game, what) for game, what in CASES if what != "card"])
def test_what_a_person_does_is_not_pointed_out(game: str, what: str) -> None:
    match, command = case(game, what, seat=0)
    driver, scene = watched(match)
    give(driver, scene, command)
    assert scene.playing.indicator is None and not scene.playing.at_rest
    for _ in range(90):
        driver.frames(1)
        assert scene.playing.indicator is None


def _secret(game: str) -> Callable[[Sequence[Event]], bool]:
    """Return whether that is kept secret, or nothing to look at."""
    if game == "arena":
        return lambda events: any(isinstance(one, cards.SpellPlayed) and not one.key for one in events)
    if game == "heroes":
        return lambda events: any(isinstance(one, hce.ResourcePlaced) and not one.face_up for one in events)
    if game == "crawler":
        return lambda events: any(isinstance(one, cce.CardDiscarded | ce.PhaseBegan) for one in events[:1])
    passes = {"skirmish": sce.ResponsePassed, "factions": fe.Passed}[game]
    return lambda events: any(isinstance(one, passes) for one in events[:1])


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "heroes", "crawler"])
def test_a_pass_and_what_is_kept_secret_are_not_pointed_out(game: str) -> None:
    match, command = case(game, "secret")
    driver, scene = watched(match)
    give(driver, scene, command)
    for _ in range(10):
        assert scene.playing.indicator is None
        driver.frames(1)


def _attack(**settings: Any) -> tuple[Driver, TableScene]:
    """Return a table of Heroes at which a computer player has just begun an attack."""
    match, command = case("heroes", "attack")
    driver, scene = watched(match, **settings)
    give(driver, scene, command)
    return driver, scene


def _lasts(driver: Driver, scene: TableScene) -> int:
    """Return for how many frames it is seen."""
    shown, frames = scene.playing.indicator, 0
    assert shown is not None
    while scene.playing.indicator is shown:
        driver.frames(1)
        frames += 1
    return frames


def test_it_is_as_short_as_motions_are_fast() -> None:
    lasts = {speed: _lasts(*_attack(animation_speed=speed)) for speed in ("x1", "x2", "x4")}
    assert lasts["x1"] == pytest.approx(INDICATED * 60, abs=1.5)
    assert lasts["x2"] == pytest.approx(INDICATED * 30, abs=1.5)
    assert lasts["x4"] == pytest.approx(INDICATED * 15, abs=1.5)


def test_there_is_none_where_nothing_moves() -> None:
    _, scene = _attack(animation_speed="off")
    assert scene.playing.indicator is None and scene.playing.at_rest


def test_with_reduced_motion_it_stands_still() -> None:
    driver, scene = _attack(reduced_motion=True)
    shown, board = scene.playing.indicator, scene.laying.layout.board
    driver.frames(12)
    first = pygame.image.tobytes(driver.app.display.screen.subsurface(board), "RGB")
    driver.frames(6)
    assert shown is not None and scene.playing.indicator is shown
    assert pygame.image.tobytes(driver.app.display.screen.subsurface(board), "RGB") == first


@pytest.mark.parametrize("way", ["space", "click"])
def test_it_is_skipped_like_a_motion(way: str) -> None:
    driver, scene = _attack()
    assert scene.playing.indicator is not None
    if way == "space":
        driver.key(pygame.K_SPACE)
    else:
        driver.click(scene.laying.layout.board.center)
    assert scene.playing.indicator is None and scene.playing.at_rest and scene.following.is_dry


def test_nothing_can_be_answered_while_it_is_seen() -> None:
    driver, scene = _attack()
    while scene.playing.indicator is not None:
        assert not scene.answering.may_answer and scene.is_moving and not scene.playing.at_rest
        driver.frames(1)


def test_whoever_is_asked_next_thinks_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    match, command = case("factions", "move")
    driver, scene = watched(match)
    asked: list[int] = []
    monkeypatch.setattr(scene.thinking, "_ask", asked.append)
    monkeypatch.setattr(match.players, "is_human", lambda seat: False)
    give(driver, scene, command)
    driver.frames(1)
    assert scene.playing.indicator is not None and asked


def test_one_answer_is_pointed_out_once() -> None:
    """A figure of Arena goes step by step, and each step is a batch of its own."""
    match, command = before("arena", lambda told: sum(isinstance(one, ae.FigureMoved) for one in told) > 2)
    driver, scene = watched(match)
    give(driver, scene, command)
    seen: list[Indicator] = []
    for _ in range(600):
        shown = scene.playing.indicator
        if shown is not None and shown not in seen:
            seen.append(shown)
        if scene.playing.at_rest:
            break
        driver.frames(1)
    assert len(seen) == 1 and len(seen[0].way) > 3


def test_a_forgotten_table_points_out_nothing() -> None:
    _, scene = _attack()
    assert scene.playing.indicator is not None
    scene.forget()
    assert scene.playing.indicator is None
    scene.following.sit(0)
    scene.show_table()
    scene.refresh()
    assert not {"selection", "target"} & {name for name, _ in marked(scene)}


def _course(match: Match, command: Command) -> list[tuple[Any, ...]]:
    """Return what the watching seat sees of an answer, frame by frame."""
    driver, scene = watched(match)
    give(driver, scene, command)
    seen = []
    for _ in range(150):
        seen.append((scene.playing.indicator, scene.playing.is_moving, scene.playing.at_rest))
        driver.frames(1)
    return seen


@pytest.mark.parametrize(
    ("game", "what"),
    [("skirmish", "attack"), ("arena", "move"), ("factions", "attack"), ("heroes", "attack"), ("heroes", "secret")],
)
def test_matches_that_look_alike_show_the_same_marks_and_pauses(game: str, what: str) -> None:
    """What lies hidden from the watching seat is dealt again: it sees the same of the same answer."""
    match, command = case(game, what)
    twin, heard = None, told(match, 1, command)
    for number in range(40):
        state = match.game.redeal(match.state, 0, Dice(number))
        other = Match.from_state(match.game, state, match.opening.seatings)
        if state.table == match.state.table:
            continue
        same = [one for one in other.answers(1) if type(one) is type(command) and told(other, 1, one) == heard]
        if same:
            twin, answer = other, same[0]
            break
    assert twin is not None
    assert _course(match, command) == _course(twin, answer)


@pytest.mark.parametrize(("game", "what"), [("skirmish", "move"), ("arena", "move"), ("factions", "move")])
def test_it_is_brought_into_view(game: str, what: str) -> None:
    match, command = case(game, what)
    driver, scene = watched(match)
    board = scene.screen.board
    board.camera.zoom_by(30)
    board.camera.centre_on((0.0, 0.0))
    driver.frames(2)
    give(driver, scene, command)
    shown = scene.playing.indicator
    assert shown is not None
    for _ in range(20):
        driver.frames(1)
    assert scene.playing.indicator is shown
    ends = [board.camera.middle_of(cell) for cell in (shown.way[0], shown.way[-1])]
    middle = ((ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2)
    assert board.camera.rect.collidepoint(middle), "as much of the way as there is room for"


def test_two_who_attack_one_have_an_arrow_each(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Any, Any]] = []
    monkeypatch.setattr(
        "game.ui.table.drawing.draw_aim", lambda surface, one, other, px, tone: drawn.append((one, other))
    )
    match, command = before(
        "crawler", lambda told: any(isinstance(one, ce.AttackResolved) and one.made for one in told)
    )
    driver, scene = watched(match)
    give(driver, scene, command)
    shown = scene.playing.indicator
    assert shown is not None and len(shown.at) == 1
    driver.frames(1)
    target = scene.drawing.spots.spot_of(shown.at[0])
    assert len({tuple(one) for one, _ in drawn}) == len(shown.by) and all(other == target for _, other in drawn)


def test_a_card_that_is_countered_is_aimed_at_where_it_lies_on_the_stack() -> None:
    match, command = before("factions", lambda told: [type(one) for one in told] == [fce.EntryAdded], seat=0)
    driver, scene = watched(match, animation_speed="off")
    give(driver, scene, command)
    (entry,) = scene.following.table.stack
    board: Any = scene.screen.board
    spot = scene.drawing.spots.spot_of(Item("place", entry.id, name="stack"))
    assert spot is not None and board.area_at(spot.center).kind == "stack"
    for other in (Item("place", entry.id + 1, name="stack"), Item("place", entry.id, name="graveyard")):
        assert scene.drawing.spots.spot_of(other) is None


_TONE = (230, 180, 100)


def _arrow(start: tuple[int, int], end: tuple[int, int], side: int = 48) -> pygame.Mask:
    """Return the pixels of an arrow between two places of that size."""
    surface = pygame.Surface((1600, 900))
    one, other = (pygame.Rect(*place, side, side) for place in (start, end))
    draw_aim(surface, one, other, 15, _TONE)
    return pygame.mask.from_threshold(surface, _TONE, (30, 30, 30, 255))


@pytest.mark.parametrize("end", [(1500, 800), (1500, 40), (90, 800), (400, 300)])
def test_an_arrow_is_one_line_however_long_it_is(end: tuple[int, int]) -> None:
    large = [part for part in _arrow((40, 40), end).connected_components() if part.count() > 3]
    assert len(large) == 1


def test_an_arrow_between_neighbours_lies_on_both_of_them() -> None:
    (box,) = _arrow((200, 200), (248, 200)).get_bounding_rects()
    assert box.left < 248 < box.right and pygame.Rect(200, 200, 96, 48).contains(box)


def test_an_arrow_from_afar_leaves_a_token_free_and_only_the_edge_of_a_card() -> None:
    token = _arrow((100, 100), (600, 100)).get_bounding_rects()[0]
    card = _arrow((100, 100), (600, 100), side=120).get_bounding_rects()[0]
    assert 595 <= token.right <= 606
    assert 620 <= card.right <= 632


def test_what_is_aimed_at_itself_has_no_arrow() -> None:
    assert _arrow((100, 100), (100, 100)).count() == 0
