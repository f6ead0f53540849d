"""Sums beside the board: their room in the column, their lines, and what is told of each."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.ui.application import Application
from game.ui.art import fonts
from game.ui.panels.layout import lay_out
from game.ui.screens.tally import Tally, TallyLine, TallyPane, TallySide, _heads_px, counted_items
from tests.journeys.driver import Driver


def a_tally(lines: int = 4) -> Tally:
    ours = tuple(TallyLine(f"Adventurer {n}", "1", "blade", about=(n,), hint=f"About {n}.") for n in range(lines))
    theirs = (TallyLine("Goblin", "2", "hp", about=(90,)), TallyLine("Wolf", "1", "hp", state="dim", about=(91,)))
    sides = (TallySide("Power", str(lines), ours), TallySide("Stamina", "3", theirs))
    return Tally("The attack", sides, (("It wins.", True), ("The Wolf has Stealth.", None)))


def laid(app: Application, *tallies: Tally) -> tuple[TallyPane, pygame.Rect]:
    pane, layout = TallyPane(), lay_out(app.size, app, 0)
    layout.tally_high = pane.measure(tallies, layout.side.width, layout.most_tally, app)
    layout.make_room(0)
    pane.lay(layout.tally)
    return pane, layout.tally


def test_each_line_can_be_pointed_at_and_tells_of_itself(app: Application) -> None:
    pane, rect = laid(app, a_tally())
    found = {pane.line_at((x, y)) for x in (rect.x + 30, rect.right - 30) for y in range(rect.top, rect.bottom, 2)}
    assert {line.about for line in found if line is not None} == {(0,), (1,), (2,), (3,), (90,), (91,)}
    assert pane.line_at((rect.x + 30, rect.top - 5)) is None
    pane.draw(app.display.screen, app)
    assert [words for _, words in pane.tips] == [f"About {n}." for n in range(4)]
    assert all(rect.contains(place) for place, _ in pane.tips)


def test_sums_that_are_gone_tell_nothing_any_more(app: Application) -> None:
    pane, rect = laid(app, a_tally())
    pane.draw(app.display.screen, app)
    assert pane.tips
    pane.measure((), rect.width, rect.height, app)
    pane.lay(rect.move_to(height=0))
    assert not pane.tips


def test_without_sums_nothing_is_taken_from_the_column(app: Application) -> None:
    _, rect = laid(app)
    assert rect.height == 0


@pytest.mark.parametrize("choices", [0, 120, 400])
def test_card_log_sums_and_choices_lie_apart_in_the_column(app: Application, choices: int) -> None:
    layout = lay_out(app.size, app, 0)
    layout.tally_high = 200
    layout.make_room(choices)
    parts = [layout.log, layout.tally, layout.choices]
    for number, one in enumerate(parts):
        assert layout.side.contains(one) or not one.height
        assert not any(one.colliderect(other) for other in parts[number + 1 :] if one.height and other.height)
    assert layout.tally.height == 200


def test_long_sums_are_written_smaller_and_stay_in_their_room(app: Application) -> None:
    small, rect = laid(app, a_tally(), a_tally(8))
    large, _ = laid(app, a_tally())
    assert small.px < large.px
    assert rect.height <= lay_out(app.size, app, 0).most_tally


def test_sums_in_large_words_are_no_smaller_than_in_usual_ones(app: Application) -> None:
    app.change_settings(text_scale=2.0)
    verdict = tuple((f"A Wound for Masked Stranger {number}: 0 Power left", None) for number in range(4))
    sums, rect = laid(app, replace(a_tally(3), verdict=verdict), replace(a_tally(3), verdict=verdict[:1]))
    assert sums.px >= app.px(14) and rect.height <= lay_out(app.size, app, 0).most_tally
    assert all("Adventurer 2 1" in tally.hint for tally in sums.tallies), "pointing at the title tells what is left out"


def test_who_sits_there_alone_has_no_strip_of_others(app: Application) -> None:
    alone, two = lay_out(app.size, app, 0), lay_out(app.size, app, 1)
    assert (len(alone.strips), len(two.strips)) == (0, 1)
    assert alone.free == two.free, "the turn is told there all the same"


def test_the_names_of_both_sides_are_written_in_one_size() -> None:
    tally = Tally("Attack", (TallySide("Rhaska Longstride", "0", (), "damage"), TallySide("Tinker", "2", (), "damage")))
    wide, narrow = pygame.Rect(0, 0, 400, 20), pygame.Rect(0, 0, 170, 20)
    assert _heads_px(tally, [wide, wide], 20) == 20
    smaller = _heads_px(tally, [narrow, narrow], 20)
    assert 15 <= smaller < 20
    assert fonts.text_width("Rhaska Longstride", "bold", smaller) < 170 - smaller


def test_choices_leave_to_sums_what_they_take(app: Application) -> None:
    layout = lay_out(app.size, app, 1)
    high = layout.notes.top - layout.gap - layout.side.top
    shares = []
    for part in (0, 10, 20, 25, 50):
        layout.tally_high = high * part // 100
        shares.append(layout.most_choices)
    assert shares[0] == high
    assert shares[2] == high - high * 20 // 100 - 2 * layout.gap
    assert shares[1] > shares[2] > shares[3] > shares[4] == high // 2


def test_large_words_leave_every_name_whole() -> None:
    names = tuple(TallyLine(name, "1", "dungeon") for name in ("Cave Rat Swarm", "Bone Sentry", "Zombie", "Grave Wisp"))
    tally = Tally("The dungeon retaliates", (TallySide("Power", "2", names), TallySide("Stamina", "0")))
    sizes = {}
    for text in (1.0, 2.0):
        app = Driver(text_scale=text).app
        pane, layout = TallyPane(), lay_out(app.size, app, 0)
        pane.measure((tally,), layout.side.width, layout.most_tally, app)
        sizes[text] = pane.px
        assert pane._names_are_whole(layout.side.width, pane.px)
    assert sizes[2.0] > sizes[1.0]


def test_items_that_would_be_small_are_counted_in_a_line_that_tells_which_they_are(app: Application) -> None:
    fits, _ = laid(app, a_tally())
    assert len(fits.tallies[0].sides[0].lines) == 4
    long = a_tally(40)
    lit = replace(long.sides[0].lines[7], state="lit")
    ours = replace(long.sides[0], lines=(*long.sides[0].lines[:7], lit, *long.sides[0].lines[8:]))
    pane, _ = laid(app, replace(long, sides=(ours, *long.sides[1:])))
    assert pane.px >= fits.px * 0.6
    first, second = pane.tallies[0].sides
    assert [line.words for line in first.lines] == ["Adventurer 7", "39 items"]
    assert first.lines[1].hint.split("\n")[:2] == ["Adventurer 0 1", "Adventurer 1 1"]
    assert second.lines[0].words == "2 items"
    assert pane.tallies[0].verdict == long.verdict


def test_a_list_and_a_single_item_are_not_counted() -> None:
    lines = tuple(TallyLine(f"Line {n}") for n in range(3))
    one = TallySide("Power", "1", lines[:1])
    tally = Tally("End", (TallySide("", "", lines), one))
    assert counted_items(tally) == tally
