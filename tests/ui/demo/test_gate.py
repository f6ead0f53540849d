"""The gate: hammering does one thing at a time, what is stuck is nobody, what leads out does not pass."""

from __future__ import annotations

import pygame
import pytest

from game.ui.demo.chord import Chord
from game.ui.demo.gate import APART, STUCK, Gate

SIZE = (1280, 720)


def down(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def stick(value: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value)


def press(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def test_rule_16_hammering_does_one_thing_at_a_time_and_leaves_nothing_behind() -> None:
    gate, passed = Gate(), 0
    for number in range(30 * 60):
        key = (pygame.K_a, pygame.K_b, pygame.K_RETURN)[number % 3]
        got = gate.take([down(key), up(key)], 1 / 30)
        passed += sum(event.type == pygame.KEYDOWN for event in got)
        assert gate.pressed
    assert 60 / APART * 0.8 < passed <= 60 / APART + 1
    assert gate.take([], 1.0) == [] and not gate.stirred


def test_what_is_let_in_is_let_go_and_what_is_not_is_not() -> None:
    gate = Gate()
    assert [event.type for event in gate.take([down(pygame.K_a), down(pygame.K_b)], 1.0)] == [pygame.KEYDOWN]
    assert [event.key for event in gate.take([up(pygame.K_b), up(pygame.K_a)], 0.1)] == [pygame.K_a]


class TestStuck:
    def test_rule_6_a_key_that_is_held_for_long_is_nobody(self) -> None:
        gate = Gate()
        gate.take([down(pygame.K_DOWN)], 1.0)
        gate.take([down(pygame.K_DOWN)], STUCK - 1.0)
        assert gate.stirred and gate.stuck == []
        assert gate.take([down(pygame.K_DOWN)], 2.0) == []
        assert not gate.stirred and gate.stuck == [("key", pygame.K_DOWN)]
        gate.take([up(pygame.K_DOWN)], 0.1)
        gate.take([down(pygame.K_DOWN)], 1.0)
        assert gate.stirred and gate.pressed

    def test_rule_6_a_stick_that_drifts_is_nobody(self) -> None:
        gate = Gate()
        gate.take([stick(0.3)], 0.1)
        assert not gate.stirred
        gate.take([stick(0.5)], 0.1)
        assert gate.stirred
        gate.take([stick(0.45)], STUCK + 1.0)
        assert not gate.stirred
        gate.take([stick(0.0)], 0.1)
        gate.take([stick(0.5)], 0.1)
        assert gate.stirred

    def test_a_mouse_that_trembles_is_nobody(self) -> None:
        gate = Gate()
        for x in (100, 104, 98, 108):
            gate.take([pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 50), rel=(1, 0), buttons=(0, 0, 0))], 0.1)
            assert not gate.stirred
        gate.take([pygame.event.Event(pygame.MOUSEMOTION, pos=(109, 50), rel=(1, 0), buttons=(0, 0, 0))], 0.1)
        assert gate.stirred


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.QUIT),
        pygame.event.Event(pygame.WINDOWCLOSE),
        pygame.event.Event(pygame.DROPFILE, file="/etc/passwd"),
        pygame.event.Event(pygame.DROPTEXT, text="x"),
        pygame.event.Event(pygame.TEXTINPUT, text="x"),
        down(pygame.K_F11),
        down(pygame.K_F6),
        down(pygame.K_RETURN, pygame.KMOD_ALT),
        down(pygame.K_c, pygame.KMOD_CTRL),
        down(pygame.K_v, pygame.KMOD_META),
    ],
    ids=lambda event: f"{pygame.event.event_name(event.type)} {event.dict.get('key', '')}",
)
def test_what_leads_out_does_not_pass(event: pygame.event.Event) -> None:
    assert Gate().take([event], 1.0) == []


def test_a_pulled_plug_lets_everything_go() -> None:
    gate = Gate()
    gate.take([down(pygame.K_a), pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=1)], 1.0)
    gate.take([pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0)], 1.0)
    gate.take([pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=1)], 1.0)
    assert gate.pressed
    gate.take([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 1.0)
    gate.take([down(pygame.K_a)], 1.0)
    assert gate.pressed


class TestChord:
    def test_keys_are_held_for_three_seconds(self) -> None:
        mod = pygame.KMOD_CTRL | pygame.KMOD_SHIFT
        chord = Chord()
        assert not chord.is_struck([down(pygame.K_F10, mod)], 0.1, SIZE)
        assert not chord.is_struck([], 2.8, SIZE)
        assert chord.is_struck([], 0.3, SIZE)
        assert not chord.is_struck([], 5.0, SIZE)

    @pytest.mark.parametrize("mod", [0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT])
    def test_half_a_chord_is_none(self, mod: int) -> None:
        chord = Chord()
        chord.is_struck([down(pygame.K_F10, mod)], 0.1, SIZE)
        assert not chord.is_struck([], 9.0, SIZE)

    def test_letting_go_too_soon_is_none(self) -> None:
        chord = Chord()
        chord.is_struck([down(pygame.K_F10, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)], 0.1, SIZE)
        chord.is_struck([up(pygame.K_LSHIFT)], 2.0, SIZE)
        assert not chord.is_struck([], 9.0, SIZE)

    def test_four_corners_in_their_order_within_four_seconds(self) -> None:
        corners = [(5, 5), (1275, 5), (1275, 715), (5, 715)]
        chord = Chord()
        assert [chord.is_struck([press(pos)], 1.2, SIZE) for pos in corners] == [False, False, False, True]
        assert [chord.is_struck([press(pos)], 1.5, SIZE) for pos in corners] == [False] * 4
        assert [chord.is_struck([press(pos)], 0.5, SIZE) for pos in reversed(corners)] == [False] * 4
        middle = [corners[0], corners[1], (600, 300), corners[2], corners[3]]
        assert [chord.is_struck([press(pos)], 0.5, SIZE) for pos in middle] == [False] * 5
