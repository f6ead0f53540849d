"""Where many pieces share a space, what is said of one of them leaves the others in sight."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.ui.table.scene import TableScene
from game.ui.window.note_place import note_place
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait

OWN = ["Ogre Warrior", "Knight", "High Knight", "Field Medic", "Squire", "Prince Vaan"]
ENEMIES = ["Heavy Blade", "Orc Grunt", "Energy Elemental", "Fire Elemental", "Battle Mage"]


def a_crowd(size: tuple[int, int] = (1280, 720)) -> tuple[Driver, TableScene]:
    """Eleven units in the zone in the middle, and more in both zones beside it; the Ogre Warrior is active."""
    placed = [(name, 3, 0) for name in OWN] + [(name, 3, 1) for name in ENEMIES]
    placed += [(name, 2, 0) for name in OWN[1:4]] + [(name, 4, 1) for name in ENEMIES[:3]]
    position = {
        "game": "factions",
        "pieces": [{"name": name, "zone": zone, "seat": seat} for name, zone, seat in placed],
        "turn": {"phase": "combat", "active": "Ogre Warrior", "cycle": 2},
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    driver, scene = at_the_table(
        Match.from_state(entry.ruleset, entry.load_position(position), seatings, hints=False), size
    )
    assert wait(driver, scene)
    return driver, scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_odds_of_an_attack_hide_hardly_any_unit(size: tuple[int, int]) -> None:
    driver, scene = a_crowd(size)
    board, units = scene.following.board, scene.following.table.units
    assert board is not None and board.apart is not None
    for target in [unit for unit in units.values() if unit.zone == 3 and unit.seat == 1]:
        spot = board.apart.spot_of(target.id)
        driver.move(spot.center)
        driver.frames(4)
        note, name = scene.tips.shown, board.name_rect()
        assert note is not None and "to hit" in scene.pointing.tip and name is not None
        assert note.bottom <= scene.laying.layout.prompt.top
        assert not note.colliderect(scene.drawing.zoom.rect)
        assert not note.colliderect(name) and not note.colliderect(spot)
        spots = [found for number in units if (found := board.apart.frame_of(number)) is not None]
        parts = [note.clip(one) for one in spots]
        assert sum(part.w * part.h for part in parts) <= spot.w * spot.h // 2, target.record.name


def test_the_odds_of_an_attack_stand_beside_its_target_over_nobody_else() -> None:
    placed = [("Squire", 1, 0), ("Field Medic", 1, 0), ("Knight", 2, 0), ("Energy Elemental", 2, 1)]
    position = {
        "game": "factions",
        "pieces": [{"name": name, "zone": zone, "seat": seat} for name, zone, seat in placed],
        "turn": {"phase": "combat", "active": "Knight", "cycle": 1},
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    match = Match.from_state(entry.ruleset, entry.load_position(position), seatings, hints=False)
    driver, scene = at_the_table(match, (1280, 720))
    assert wait(driver, scene)
    board, units = scene.following.board, scene.following.table.units
    assert board is not None and board.apart is not None
    target = next(unit for unit in units.values() if unit.record.name == "Energy Elemental")
    spot = board.apart.spot_of(target.id)
    driver.move(spot.center)
    driver.frames(30, 0.05)
    note = scene.tips.shown
    assert note is not None and "to hit" in scene.pointing.tip
    spots = [found for number in units if (found := board.apart.frame_of(number)) is not None]
    assert note.collidelist([*spots, *scene.laying.layout.strips, scene.drawing.zoom.rect]) < 0
    assert note.colliderect(spot.inflate(120, 120))


@pytest.mark.parametrize("active", ["", "Heavy Blade"])
def test_notes_of_zones_and_units_leave_the_seats_and_the_turn_in_sight(active: str) -> None:
    placed = [("Fire Elemental", 3, 1), ("Sword-for-Hire", 5, 1), ("Sir Knight Tiranny", 1, 0), ("Heavy Blade", 1, 0)]
    turn = {"phase": "combat", "active": active} if active else {"phase": "combat"}
    pieces = [{"name": name, "zone": zone, "seat": seat} for name, zone, seat in placed]
    position = {"game": "factions", "pieces": pieces, "turn": turn}
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    driver, scene = at_the_table(
        Match.from_state(entry.ruleset, entry.load_position(position), seatings, hints=False), (1280, 720)
    )
    assert wait(driver, scene)
    board, layout = scene.following.board, scene.laying.layout
    assert board is not None and board.apart is not None
    zones = [board.camera.rect_of(cell) for cell in scene.answering.offers.cells()]
    spots = [board.apart.spot_of(number) for number in scene.following.table.units]
    noted = 0
    for rect in [*zones, *(spot for spot in spots if spot is not None)]:
        driver.move(rect.center)
        driver.frames(30, 0.05)
        note = scene.tips.shown
        if note is not None:
            noted += 1
            assert not note.colliderect(layout.turn), scene.pointing.tip
            assert not any(note.colliderect(strip) for strip in layout.strips), scene.pointing.tip
    assert noted > 1


def test_a_note_goes_where_there_is_room_and_no_farther() -> None:
    window, beside = pygame.Rect(0, 0, 1000, 600), pygame.Rect(480, 280, 40, 40)
    below = note_place((200, 80), beside, window, 14)
    assert below.midtop == (500, 328)
    far_away = pygame.Rect(0, 0, 60, 60)
    assert note_place((200, 80), beside, window, 14, [far_away]) == below
    there = pygame.Rect(400, 322, 200, 60)
    moved = note_place((200, 80), beside, window, 14, [there])
    assert not moved.colliderect(there) and not moved.colliderect(beside)
    assert moved.colliderect(beside.inflate(120, 120))
    everywhere = window.copy()
    assert note_place((200, 80), beside, window, 14, [everywhere]) == below, "where nothing is better it lies as ever"
