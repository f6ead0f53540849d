"""Cards are drawn before they are looked at: those that the seat may know, and only while nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.art import card_faces, shelf
from game.ui.art.card_faces import FaceRecord, card_face, parts_of_face
from game.ui.table import cards_ahead
from tests.ui.table.hall import hall, number_at, pixel_at

FACE = FaceRecord("orc_druid", "Orc Druid", kind="Creature", level=3, text="Draws a card.", faction="crown")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the keys of the faces that are drawn ahead, in their order."""
    keys: list[str] = []

    def noted(record: FaceRecord, *given: Any, **more: Any) -> list[Callable[[], object]]:
        keys.append(record.key)
        return parts_of_face(record, *given, **more)

    monkeypatch.setattr(cards_ahead, "parts_of_face", noted)
    shelf.clear_all()
    return keys


def test_the_hand_and_then_the_table_are_drawn_while_nothing_happens(drawn: list[str]) -> None:
    driver, scene = hall("hc")
    scene.ahead.forget()
    drawn.clear()
    driver.watch(400)
    assert not scene.works_ahead
    assert drawn[:2] == ["web", "drow_priestess"]
    assert set(drawn[2:]) == {"drow_wizard", "elf_archer", "dwarf_cleric"}


def test_nothing_is_drawn_that_the_seat_may_not_know(drawn: list[str]) -> None:
    driver, scene = hall("hc")
    driver.watch(400)
    assert scene.seat == 0 and "web" in drawn
    assert "shield" not in drawn, "that is in the other hand"


def test_behind_the_curtain_nothing_is_drawn(drawn: list[str]) -> None:
    driver, scene = hall("hh")
    scene.forget()
    drawn.clear()
    assert not scene.works_ahead
    driver.watch(60)
    assert drawn == []


def test_whoever_does_something_does_not_wait_for_it(drawn: list[str]) -> None:
    _, scene = hall("hc")
    scene.ahead.forget()
    drawn.clear()
    scene.ahead.stir()
    scene.ahead.update(0.1)
    assert scene.works_ahead and drawn == []
    scene.ahead.stir()
    scene.ahead.update(0.1)
    assert drawn == []
    scene.ahead.update(0.1)
    assert drawn == ["web"]


def test_a_frame_begins_no_further_part_when_its_time_is_over(
    drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = hall("hc")
    monkeypatch.setattr(cards_ahead, "_SPENT", 0.0)
    scene.ahead.forget()
    shelf.clear_all()
    made: list[int] = []
    monkeypatch.setattr(cards_ahead, "parts_of_face", lambda *_, **__: [lambda: made.append(1)] * 3)
    monkeypatch.setattr(scene.ahead.zoom, "lay_ahead", lambda *_: made.append(2))
    for count in (0, 1, 2, 3, 4):
        assert len(made) == count
        scene.ahead.update(0.2)
    assert made == [1, 1, 1, 2, 1], "the words of a card follow its face"


def test_who_is_pointed_at_then_has_a_face_already(drawn: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = hall("hc")
    driver.watch(400)
    faces: list[str] = []
    draw = card_faces._face

    def noted(record: FaceRecord, *given: Any) -> pygame.Surface:
        faces.append(record.key)
        return draw(record, *given)

    monkeypatch.setattr(card_faces, "_face", noted)
    driver.move(pixel_at(scene, (6, 2)), frames=2)
    seen = scene.pointing.inspected()
    assert seen is not None and seen.face.key == "elf_archer" and number_at(scene, (6, 2))
    assert faces == []


def test_there_is_an_end_to_what_is_drawn_ahead(drawn: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = hall("hc")
    monkeypatch.setattr(cards_ahead, "_MOST", 500_000)
    scene.ahead.forget()
    drawn.clear()
    driver.frames(200)
    assert not scene.works_ahead and len(drawn) < 5


def test_a_face_in_parts_is_the_face() -> None:
    shelf.clear_all()
    whole = pygame.image.tobytes(card_face(FACE, 210), "RGBA")
    assert parts_of_face(FACE, 210) == [], "it is kept"
    shelf.clear_all()
    for part in parts_of_face(FACE, 210):
        part()
    kept = len(shelf.CARDS)
    assert pygame.image.tobytes(card_face(FACE, 210), "RGBA") == whole and len(shelf.CARDS) == kept == 1
    assert parts_of_face(FaceRecord("orc_druid", "Orc Druid", text="Long.", brief_below=300), 210) == []


def test_what_a_face_was_made_of_is_not_kept() -> None:
    shelf.clear_all()
    card_face(FACE, 210)
    assert not [key for owner, key in shelf._STORE.entries if owner is shelf.LAYERS and "orc_druid" in key]  # type: ignore[operator]
