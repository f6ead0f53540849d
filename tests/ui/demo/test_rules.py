"""Rules for a program that a club leaves running all day, by their numbers; the others have tests beside what does
them: 1, 4 and 13 in ``tests/app/demo``, 3, 5, 6, 8, 9 and 16 in this folder. What they say of seconds is measured by
``tests/soak_demo.py``."""

from __future__ import annotations

import gc
import secrets
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.demo import visits, watch
from game.app.demo.folder import LARGE_TEXT
from game.app.demo.positions import Begun, demo_files, read_begun
from game.app.demo.visits import read_visits
from game.app.files.folders import home
from game.core.commands import Concede
from game.ui.application import FRAMES
from game.ui.art import tones
from game.ui.demo import application, attract, guided
from game.ui.demo.application import SHOWN_FRAMES, DemoApplication
from game.ui.demo.attract import Attract
from game.ui.games.game_ui import game_ui_of
from game.ui.window import bindings
from tests.conftest import give_back
from tests.ui.demo.conftest import CODE, FRAME, Hands


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """Return one demo that all of these come to, one after the other, in its usual look but for motions and hints."""
    give_back()
    files = tuple(path for path in demo_files() if path.stem == "1_heroes")
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("club")
        patch.setenv("TESSERA_HOME", str(folder))
        patch.setattr(application, "demo_files", lambda: files)
        patch.setattr(guided, "SHOWN_HINTS", 0)
        app = DemoApplication(folder / "demo", CODE, (1280, 720))
        app.step(0.0, [])
        app.change_settings(animation_speed="off")
        app.organiser = app.settings
        yield Hands(app)


def shown(club: Hands) -> Attract:
    """Return the match that is shown, from its beginning."""
    club.app.show_next()
    club.app.step(0.0, [])
    top = club.app.stack.top
    assert isinstance(top, Attract)
    return top


def picture(club: Hands) -> bytes:
    return pygame.image.tobytes(club.app.display.screen, "RGB")


def test_rule_2_the_aim_is_told_at_once_and_something_moves_within_two_seconds(club: Hands) -> None:
    top = shown(club)
    assert top.captions.is_titled and len(game_ui_of(top.begun.game).about) > 20
    assert club.app.settings.text_scale == LARGE_TEXT and club.app.text_px(14) >= 28
    assert 40 <= attract.SHOWN <= 60
    first = picture(club)
    club.pass_time(2.0)
    assert picture(club) != first and top.match.given


def test_rule_7_everything_is_as_the_organiser_wants_it_in_the_next_frame(club: Hands) -> None:
    app, usual = club.app, (bindings.keys_of("log"), tones.tones())
    club.sit_down()
    app.change_settings(
        text_scale=1.0, volume=0.1, palette="protanopia", theme="projector", animation_speed="x4", log_open=True,
        stops={"x": True}, pointer="larger", keys={"log": ["y"]}, lies_flat=True, reduced_motion=True,
    )  # fmt: skip
    app.messages.append("Somebody was here.")
    club.key(pygame.K_ESCAPE)
    assert (bindings.keys_of("log"), tones.tones()) != usual
    app.leave()
    app.step(0.0, [])
    assert app.settings == app.organiser and (bindings.keys_of("log"), tones.tones()) == usual
    assert app.messages == [] and [type(scene) for scene in app.stack.scenes] == [Attract]


def test_rule_10_a_window_that_has_ended_is_started_again_within_two_seconds() -> None:
    assert watch.SILENCE == 10.0 and application.BEAT == 1.0 and (watch.CRASHES, watch.WITHIN) == (5, 600.0)
    assert watch.PAUSE + 2 * watch._LOOKS < 1.0 and watch._LAST_WORDS + watch.PAUSE + 3 * watch._LOOKS < 2.0


def live_things() -> Counter[str]:
    """Return how many objects of the program are held, by their kinds."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(kind.__qualname__ for kind in kinds if str(kind.__module__).startswith("game."))


def test_rule_11_nothing_grows_from_one_visit_to_the_next(club: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    app, counts = club.app, []
    give_back()
    # The same dice each time, and as much is drawn ahead on a busy machine as on an idle one.
    monkeypatch.setattr(secrets, "randbits", lambda bits: 11)
    for module in ("cards_ahead", "recap"):
        monkeypatch.setattr(f"game.ui.table.{module}._SPENT", 60.0)
    for _ in range(3):
        club.sit_down()
        for x in (300, 500, 900):
            club.click((x, 300))
        app.leave()
        app.show_next()
        for _ in range(40):
            app.step(FRAME, [])
        app.show_next()
        counts.append(live_things())
    # What pictures are kept gives way to others where there is no more room: less is no growth.
    assert counts[2] - counts[1] == Counter()
    assert watch.LOG_BYTES * watch.LOGS + 2 * visits.LARGEST < 20 << 20 and visits.LARGEST < 5 << 20


def test_rule_12_what_is_shown_to_nobody_is_drawn_half_as_often(club: Hands) -> None:
    shown(club)
    assert club.app.frames == SHOWN_FRAMES == FRAMES // 2
    club.sit_down()
    assert club.app.frames == FRAMES
    club.app.leave()


def test_rule_14_a_window_that_is_hidden_or_out_of_focus_is_asked_for(
    club: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not pygame.display.get_allow_screensaver()
    asked: list[float] = []
    monkeypatch.setattr(club.app.display, "ask_for_focus", lambda: asked.append(1.0))
    for gone, back in (
        (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    ):
        asked.clear()
        club.post(pygame.event.Event(gone))
        club.pass_time(9.0, 4.5)
        assert asked == []
        club.pass_time(2.0, 2.0)
        assert asked == [1.0]
        club.post(pygame.event.Event(back))
        club.pass_time(12.0, 6.0)
        assert asked == [1.0]


def test_rule_15_a_visit_ends_in_the_same_window(club: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    for module, name in (
        (pygame, "quit"),
        (pygame.display, "quit"),
        (pygame.display, "set_mode"),
        (pygame.font, "quit"),
    ):
        monkeypatch.setattr(module, name, lambda *given, name=name, **more: called.append(name))
    club.sit_down()
    club.app.leave()
    club.pass_time(0.5)
    assert called == [] and club.app.display.screen is pygame.display.get_surface()


def test_rule_17_a_pulled_plug_ends_nothing(club: Hands) -> None:
    app = club.app
    club.sit_down()
    table = app.table
    assert table is not None and table.match.journal.path is None
    # The pad, while a button of it is held.
    club.post(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=3, joy=3, button=0))
    club.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=3))
    club.pass_time(21.0, 7.0)
    assert app.gate.stuck == [] and app.gate._held == {}
    # The sound device.
    app.sound("turn")
    pygame.mixer.quit()
    app.sound("turn")
    club.pass_time(1.5, 0.5)
    # The screen, and another one is plugged in.
    for size in ((1024, 600), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        club.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        assert app.size == size and table.laying.layout.prompt.bottom <= size[1]
    assert app.table is table
    app.leave()
    # The power: nothing of a match waits for anybody.
    assert [path.name for path in home().rglob("*") if path.suffix in (".journal", ".save")] == []


def test_rule_18_a_visit_is_a_line_whatever_its_end(club: Hands, folder: Path) -> None:
    app = club.app
    app.folder = folder
    names = read_begun(demo_files()[3]).names
    for ended in ("left", "went away", "finished"):
        club.sit_down()
        table = app.table
        assert table is not None and table.match.asked is not None
        if ended == "finished":
            table.match.submit(table.match.asked, Concede(table.match.asked))
            club.pass_time(3.0, 0.5)
        app.leave("finished" if ended == "finished" else ended)  # type: ignore[arg-type]
        assert read_visits(folder)[0][-1].ended == ended, "it is on disk at once"
    text = (folder / "sessions.csv").read_text("utf-8")
    assert len(text.splitlines()) == 4 and not any(name in text for name in names)


def words_held(marker: str) -> list[str]:
    """Return which kinds of objects hold a text with a word in it, whatever the text."""
    gc.collect()
    waiting = gc.get_objects()
    seen, found = set(map(id, waiting)), set()
    while waiting:
        holder = waiting.pop()
        for one in gc.get_referents(holder):
            if isinstance(one, str | bytes):
                if (marker if isinstance(one, str) else marker.encode()) in one and one != marker:
                    found.add(f"{type(holder).__qualname__}: {one[:60]!r}")
            elif id(one) not in seen and not gc.is_tracked(one):
                seen.add(id(one))
                waiting.append(one)
    return sorted(found)


def test_no_word_of_a_visit_is_held_or_shown_after_it(club: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is called by a name, is said or pointed at in a visit is gone with it."""
    app, plain = club.app, read_begun(next(path for path in demo_files() if path.stem == "1_heroes"))
    marker = "".join(map(chr, (90, 101, 98, 117, 108, 111, 110)))
    marked = [msgspec.structs.replace(plain, names=tuple(f"{marker} {number}" for number in range(len(plain.names))))]

    def read(_: Path) -> Begun:
        return marked.pop() if marked else plain

    monkeypatch.setattr(application, "read_begun", read)
    app.show_next()
    club.sit_down()
    table = app.table
    assert table is not None and marker in table.match.players.names[0]
    table.answering.give(table.answering.all_offers.all[0])
    club.pass_time(0.5)
    table.toast.say(f"{marker} may not.")
    app.messages.append(f"{marker} was here")
    app.change_settings(stops={f"{marker}'s": True}, log_open=True)
    club.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 300), rel=(9, 9), buttons=(0, 0, 0)))
    club.pass_time(1.0)
    were_held = bool(words_held(marker))
    del table
    app.leave()
    club.pass_time(0.5)
    assert were_held and not marked and words_held(marker) == []
    assert all(marker not in word for word in (app.stack.top or Attract).spoken().words)  # type: ignore[union-attr]
