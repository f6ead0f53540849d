"""The parts of the recap: its last lines, where it lies, and what lets it go."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.ui.art.tones import seat_colour
from game.ui.screens.game_screen import Counter
from game.ui.table import recap as recap_module
from game.ui.table.news import Shift
from game.ui.table.recap import BETWEEN, FIRST_HEADING, HEADING, NOTHING, Recap
from tests.journeys.driver import Driver
from tests.ui.table import many_tables
from tests.ui.table.test_news import recap_of


@pytest.fixture(name="recap", scope="module")
def one_recap() -> Recap:
    return recap_of(Driver(text_scale=2.0), many_tables.a_match("skirmish", "hh"), 0)


def test_what_is_shown_begins_where_it_says_and_nothing_is_only_said_when_asked_for(
    recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, asked_since = recap.following.match, list[int]()
    monkeypatch.setattr(type(match), "answers_before", lambda self, seat: 7)
    for had_a_turn, is_between, is_asked_for, told in product(
        (True, False), (True, False), (True, False), ((), ("x",))
    ):
        monkeypatch.setattr(recap, "_last_turn", lambda *, before_this, turn=had_a_turn: (3 + before_this, turn))
        monkeypatch.setattr(recap.news, "lines", lambda since, lines=told: (asked_since.append(since), lines)[1])
        recap.show(is_between=is_between, is_asked_for=is_asked_for)
        assert recap.heading == (BETWEEN if is_between else HEADING if had_a_turn else FIRST_HEADING)
        assert recap.since == asked_since[-1] == (7 if is_between else 3 + is_asked_for)
        assert recap.lines == (told or ((NOTHING,) if is_asked_for else ()))
        assert recap.is_busy is bool(recap.lines) and recap.threatened == {}


def test_what_is_threatened_comes_once_all_of_it_is_known_and_a_frame_does_little_of_it(
    recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([{1: False}, {1: True, 2: False}])
    monkeypatch.setattr(recap, "_work", found)
    monkeypatch.setattr(recap, "is_busy", True)
    monkeypatch.setattr(recap, "threatened", {})
    clock = iter(range(9))
    with monkeypatch.context() as patch:
        patch.setattr(recap_module, "perf_counter", lambda: next(clock) * 0.002)
        recap.update()
    assert recap.is_busy and recap.threatened == {} and list(found) == [{1: True, 2: False}], "0.003 seconds are enough"
    monkeypatch.setattr(recap, "_work", iter([{1: True, 2: False}]))
    recap.update()
    assert not recap.is_busy and recap.threatened == {1: True, 2: False}
    recap.update()
    assert recap.threatened == {1: True, 2: False}


def test_what_could_fall_is_told_before_what_is_threatened_and_few_are_named(
    recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recap.news, "names", lambda numbers: [f"Orc {number}" for number in numbers])
    first = "Orc 1, Orc 2, Orc 3, Orc 4"
    for fall, others, lines in (
        (0, 0, ()),
        (1, 0, ("Could fall: Orc 1.",)),
        (0, 2, ("Threatened: Orc 1 and Orc 2.",)),
        (5, 1, (f"Could fall: {first} and Orc 5.", "Threatened: Orc 6.")),
        (6, 0, (f"Could fall: {first} and 2 more.",)),
        (0, 9, (f"Threatened: {first} and 5 more.",)),
    ):
        monkeypatch.setattr(recap, "threatened", {number: number <= fall for number in range(1, fall + others + 1)})
        assert recap.threats == lines


def test_what_changed_on_the_strips_is_one_line_and_none_before_a_first_turn(
    recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    gold, lives = [(Counter("", icon, 1, ""), Counter("", icon, 4, "")) for icon in ("coin", "heart")]
    shifts = (Shift(0, *gold), Shift(1, *gold), Shift(0, *lives))
    monkeypatch.setattr(recap.news, "shifted", shifts)
    monkeypatch.setattr(recap, "threatened", {})
    told = "Blue: {icon:coin} 1 to 4, {icon:heart} 1 to 4; Amber: {icon:coin} 1 to 4"
    for heading, lines in product((HEADING, BETWEEN, FIRST_HEADING), ((), ("A line.",))):
        monkeypatch.setattr(recap, "heading", heading)
        monkeypatch.setattr(recap, "lines", lines)
        figures = "" if heading == FIRST_HEADING else told
        assert recap.figures == figures
        assert recap.said == (() if not lines else ("A line.", figures) if figures else ("A line.",))


def test_a_press_lets_it_go_and_only_one_on_it_or_the_key_that_leads_back_does_nothing_more(recap: Recap) -> None:
    recap._box = pygame.Rect(100, 100, 50, 20)
    for kind, fields, goes, is_swallowed in (
        (pygame.MOUSEBUTTONDOWN, {"pos": (149, 119), "button": 1}, True, True),
        (pygame.MOUSEBUTTONDOWN, {"pos": (150, 119), "button": 1}, True, False),
        (pygame.KEYDOWN, {"key": pygame.K_ESCAPE, "mod": 0}, True, True),
        (pygame.KEYDOWN, {"key": pygame.K_RIGHT, "mod": 0}, True, False),
        (pygame.KEYUP, {"key": pygame.K_ESCAPE, "mod": 0}, False, False),
        (pygame.MOUSEMOTION, {"pos": (110, 110), "rel": (1, 1), "buttons": (0, 0, 0)}, False, False),
    ):
        recap.lines = ("A line.",)
        assert recap.pass_over(pygame.event.Event(kind, fields)) is is_swallowed
        assert (recap.lines == ()) is goes
        recap.lines = ()
        assert not recap.pass_over(pygame.event.Event(kind, fields)), "there is nothing to let go"


def test_it_lies_in_the_clear_part_over_no_box_and_where_it_hides_least(
    recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, clear = pygame.Rect(0, 0, 400, 300), pygame.Rect(0, 0, 400, 200)
    hidden: list[pygame.Rect] = []
    monkeypatch.setattr(
        type(recap.news.traces), "covered", lambda self, rect, following, spots: len(rect.collidelistall(hidden))
    )

    def placed(boxes: list[pygame.Rect], **where: object) -> tuple[tuple[bool, bool, int], tuple[int, int]]:
        hides, box = recap._placed((100, 50), (free, clear), boxes, None)
        assert box.size == (100, 50)
        return hides, box.topleft

    assert placed([]) == ((False, False, 0), (150, 8)), "in the upper middle, if there is nothing"
    middle = pygame.Rect(180, 0, 40, 100)
    assert placed([middle]) == ((False, False, 0), (0, 8))
    hidden[:] = [middle, pygame.Rect(0, 0, 10, 10), pygame.Rect(390, 0, 10, 20)]
    assert placed([]) == ((False, False, 0), (0, 125)), "below, in the clear part"
    hidden[:] = [pygame.Rect(0, 0, 400, 300)] * 2 + [pygame.Rect(0, 0, 300, 300)]
    assert placed([]) == ((False, False, 2), (300, 8))
    assert placed([pygame.Rect(0, 0, 400, 200)]) == ((False, True, 2), (300, 8)), "rather over a box than outside"


@pytest.mark.parametrize("fitting", [0, 1, 2, 3, 4, 5])
def test_where_it_hides_something_it_is_narrower_and_then_smaller(
    recap: Recap, monkeypatch: pytest.MonkeyPatch, fitting: int
) -> None:
    """The one that is tried as the ``fitting``-th hides nothing; each before hides the same."""
    tried: list[tuple[int, int]] = []

    def placed(size: tuple[int, int], *rest: object) -> tuple[tuple[bool, bool, int], pygame.Rect]:
        tried.append(size)
        return (False, False, int(len(tried) <= fitting)), pygame.Rect(0, 0, *size)

    monkeypatch.setattr(recap, "_placed", placed)
    monkeypatch.setattr(recap, "lines", ("They go on and on. " * 6,))
    monkeypatch.setattr(recap, "threatened", {})
    surface = pygame.Surface((1280, 720))
    assert recap.draw(surface, surface.get_rect())
    first = tried[0]
    shares = [round((wide - 36) / (first[0] - 36), 2) for wide, _ in tried]
    assert shares == [1, 0.7, 1, 0.7, 0.55][: fitting + 1]
    assert recap._box.size == tried[fitting % 5], "of what hides as much the first is taken"
    if fitting >= 3:
        _, narrow, small, both = (high for _, high in tried[:4])
        assert small < first[1] < narrow and small < both < narrow
    if fitting >= 4:
        assert tried[4][1] > 0.9 * tried[3][1], "its script is hardly smaller still"


def test_a_bar_in_a_seats_colour_stands_beside_its_lines_alone(recap: Recap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recap, "lines", ("One falls.", "Another falls.", "A third falls."))
    monkeypatch.setattr(recap, "threatened", {})
    looks = {"One falls.": ("", 0), "Another falls.": ("", 1), "A third falls.": ("", -1)}
    monkeypatch.setattr(recap.news, "looks", looks)
    surface = pygame.Surface((1280, 720))
    assert recap.draw(surface, surface.get_rect())
    strip = surface.subsurface(recap._box.x + 10, recap._box.y, 3, recap._box.height)
    high = [
        pygame.mask.from_threshold(strip, seat_colour(seat), (1, 1, 1, 255)).get_bounding_rects() for seat in (0, 1)
    ]
    (first,), (second,) = high
    assert first.size == second.size and first.width == 3 and first.height > 20
    assert first.bottom < second.top < second.bottom + second.height < recap._box.height
