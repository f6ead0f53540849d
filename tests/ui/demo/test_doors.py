"""Nothing leads out of the demo for a visitor, whatever they press; the staff's door has a number."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.ui.demo.attract import Attract
from game.ui.demo.dialogs import Choices, StillThere
from game.ui.demo.guided import Guided
from game.ui.demo.staff import SHUT, UNUSED, Door, StaffPage
from game.ui.help.screen import HelpScreen
from game.ui.scenes.by_name import SCENES
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.question import Notice
from game.ui.scenes.settings_screen import SettingsScreen, StopsScreen
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.table.thinking import Thinking
from game.ui.window.actions import ACTIONS
from tests.ui.demo.conftest import CODE, Hands

#: All that a visitor may come to see.
FOR_VISITORS = {Attract, Guided, Choices, StillThere, Curtain, HelpScreen, StopsScreen, Notice}


def kinds(hands: Hands) -> set[type]:
    """Return what scenes are open."""
    return {type(scene) for scene in hands.app.stack.scenes}


class TestVisitors:
    def test_every_page_of_the_program_but_a_few_stays_shut(self, hands: Hands) -> None:
        hands.sit_down()
        for name in SCENES:
            if name not in ("curtain", "notice", "stops", "help", "pause", "end"):
                hands.app.open(name)
        assert kinds(hands) == {Guided}

    def test_rule_8_every_control_and_key_leads_to_what_is_for_visitors(self, hands: Hands, folder: Path) -> None:
        """Whatever can be pressed on every page is pressed, then keys and places at random."""
        app, chance = hands.app, random.Random(5)
        pressed: set[tuple[type, str]] = set()
        keys = [key for action in ACTIONS for key in action.keys]
        before = {path.name for path in folder.rglob("*")}
        for number in range(160):
            if app.table is None:
                hands.sit_down()
            top = app.stack.top
            controls = list(top.sheet.controls) if isinstance(top, SheetScene) else []
            fresh = [one for one in controls if (type(top), one.name) not in pressed]
            buttons = app.table.laying.buttons if isinstance(top, Guided) and app.table is not None else []
            places = [one.rect.center for one in buttons]
            if number % 8 == 0 and isinstance(top, Guided):
                app.open("pause")
            elif fresh:
                pressed.add((type(top), fresh[0].name))
                hands.click(fresh[0].shown.center)
            elif places and number % 2:
                hands.click(chance.choice(places))
            elif number % 3:
                hands.key(chance.choice(keys), chance.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_ALT)))
            else:
                hands.click((chance.randrange(app.size[0]), chance.randrange(app.size[1])))
            assert app.is_running and kinds(hands) <= FOR_VISITORS, top
        assert {name for kind, name in pressed if kind is Choices} >= {"Play on", "How to play", "I am done"}
        assert {path.name for path in folder.rglob("*")} - {"sessions.csv"} == before
        # The sounds are the program's own, made once.
        assert {path.name for path in folder.parent.iterdir() if path != folder} <= {"sounds"}

    def test_closing_the_window_does_nothing(self, hands: Hands) -> None:
        hands.post(pygame.event.Event(pygame.QUIT))
        hands.sit_down()
        hands.post(pygame.event.Event(pygame.QUIT), pygame.event.Event(pygame.WINDOWCLOSE))
        assert hands.app.is_running and hands.app.table is not None

    def test_what_they_set_is_written_nowhere(self, hands: Hands, folder: Path) -> None:
        hands.sit_down()
        hands.app.change_settings(volume=0.2, text_scale=1.0)
        assert not (folder / "settings.json").exists() and not (folder.parent / "settings.json").exists()

    def test_no_match_is_written_down(self, hands: Hands) -> None:
        hands.sit_down()
        table = hands.app.table
        assert table is not None and not table.match.journal.is_kept and table.match.journal.path is None


class TestStaff:
    def test_the_number_opens_their_page_and_ends_the_demo(self, hands: Hands) -> None:
        hands.open_staff()
        page = hands.app.stack.top
        assert isinstance(page, StaffPage)
        hands.click(page.sheet.control("End the demo").shown.center)
        assert not hands.app.is_running

    def test_what_they_set_stays(self, hands: Hands, folder: Path) -> None:
        hands.open_staff()
        page = hands.app.stack.top
        assert isinstance(page, StaffPage)
        hands.click(page.sheet.control("Settings").shown.center)
        assert isinstance(hands.app.stack.top, SettingsScreen)
        hands.app.change_settings(volume=0.2)
        hands.pass_time(UNUSED + 1.0, 1.0)
        assert kinds(hands) == {Attract} and hands.app.settings.volume == 0.2
        assert (folder / "settings.json").exists()
        hands.app.open("settings")
        assert kinds(hands) == {Attract}

    def test_a_door_that_nobody_uses_shuts(self, hands: Hands) -> None:
        hands.sit_down()
        hands.app._knock()
        hands.pass_time(UNUSED - 1.0, 1.0)
        assert isinstance(hands.app.stack.top, Door)
        hands.pass_time(2.0, 1.0)
        assert isinstance(hands.app.stack.top, Guided)

    def test_rule_9_three_wrong_numbers_shut_it_for_a_minute(self, hands: Hands) -> None:
        hands.app._knock()
        door = hands.app.stack.top
        assert isinstance(door, Door)
        for figure in "000000000000":
            door.type(figure)
        assert hands.app.lock.shut_for == pytest.approx(SHUT)
        for figure in CODE:
            door.type(figure)
        assert hands.app.stack.top is door
        hands.app.lock.update(SHUT + 1.0)
        for figure in CODE:
            door.type(figure)
        assert isinstance(hands.app.stack.top, StaffPage)

    def test_four_corners_call_it_too(self, hands: Hands) -> None:
        hands.sit_down()
        wide, high = hands.app.size
        for pos in ((4, 4), (wide - 4, 4), (wide - 4, high - 4), (4, high - 4)):
            hands.click(pos)
        assert isinstance(hands.app.stack.top, Door)


class TestTheWindow:
    def test_what_stands_still_is_drawn_seldom(self, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        """Showing matches costs little: without motions only the words' light is drawn again."""
        monkeypatch.setattr(Attract, "is_moving", False)
        monkeypatch.setattr(Thinking, "answer", lambda thinking, seconds: False)
        hands.pass_time(2.0, 0.1)
        drawn = sum(hands.app.step(1 / 30, []) for _ in range(60))
        assert 2 <= drawn <= 14
