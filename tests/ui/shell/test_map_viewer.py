"""The map viewer beside the map editor: saves show by themselves, problems are marked, one key plays and leads back."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.files import folders
from game.app.maps import library
from game.app.maps import reading as maps
from game.app.maps.library import Listing, game_of
from game.core.record import decode_setup
from game.ui.lessons.scene import LessonScene
from game.ui.maps.view import MapView, Painted, as_drawn, places_of
from game.ui.maps.viewer import DRAWN, ON_TABLE, MapViewer
from game.ui.new_game.match_choice import TILES
from game.ui.new_game.page import NewGame
from game.ui.scenes.sheet_scene import Flow
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.maps import builders as b


def viewer_of(path: Path) -> tuple[Driver, MapViewer]:
    driver = Driver()
    driver.app.stack.push(MapViewer(path))
    driver.frames(2)
    scene = driver.scene
    assert isinstance(scene, MapViewer)
    return driver, scene


def own_map(home: Path) -> Path:
    """Return a map with tileset, picture and project in files of their own, and a template."""
    folder = home / "drawn"
    folder.mkdir()
    tiles = b.tileset().replace('firstgid="1" ', "")
    (folder / "small.tsx").write_text(tiles)
    (folder / "own.tiled-project").write_text("{}")
    (folder / "area.tx").write_text('<template><object class="StartArea" width="16" height="16"/></template>')
    area = '<objectgroup name="o"><object id="3" template="area.tx" x="33" y="1">' + "{}</object></objectgroup>"
    area = area.format('<properties><property name="side" value="1"/></properties>')
    return b.write(folder, b.layers() + area, tiles='<tileset firstgid="1" source="small.tsx"/>')


def _repainted(path: Path) -> None:
    picture = pygame.image.load(path.parent / "tiles.png")
    picture.fill((250, 10, 250))
    pygame.image.save(picture, path.parent / "tiles.png")


def _replaced(name: str, before: str, after: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        file = path.parent / name
        text = file.read_text()
        assert before in text
        file.write_text(text.replace(before, after))

    return change


SAVES = {
    "map": _replaced("odd.tmx", 'renderorder="right-down"', 'renderorder="left-up"'),
    "tileset": _replaced("small.tsx", 'value="wall"', 'value="floor"'),
    "template": _replaced("area.tx", 'width="16"', 'width="48"'),
    "project": _replaced("own.tiled-project", "{}", "{"),
    "picture": _repainted,
}


def showing(driver: Driver) -> bytes:
    scene = driver.scene
    assert isinstance(scene, MapViewer) and scene.view.painted is not None
    return pygame.image.tobytes(scene.view.painted.surface, "RGB")


@pytest.mark.parametrize("what", SAVES)
def test_a_save_of_any_file_is_noticed(what: str, home: Path) -> None:
    path = own_map(home)
    driver, scene = viewer_of(path)
    assert scene.entries[0].board is not None, scene.entries[0].problems
    found, picture = scene._found, showing(driver)
    driver.rest(1.0)
    assert scene._found is found
    SAVES[what](path)
    driver.rest(0.4)
    assert scene._found is not found
    if what == "picture":
        assert showing(driver) != picture


def test_an_untouched_window_shows_a_save_within_a_second(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop as it runs: nobody moves the mouse, and the frames' own time is cut short."""
    monkeypatch.setattr(library, "PATIENCE", 0.1)
    path = own_map(home)
    driver, scene = viewer_of(path)
    seen: list[float] = []
    deadline = time.monotonic() + 20

    def watch() -> None:
        while scene._found is None and time.monotonic() < deadline:
            time.sleep(0.02)
        time.sleep(1.5)
        before, began = scene._found, time.monotonic()
        _repainted(path)
        while scene._found is before and time.monotonic() < deadline:
            time.sleep(0.01)
        seen.append(time.monotonic() - began)
        driver.app.is_running = False

    saver = threading.Thread(target=watch, daemon=True)
    saver.start()
    driver.app.loop()
    saver.join(5)
    assert seen and seen[0] < 1.0


def test_a_broken_save_keeps_the_last_picture_under_a_banner(home: Path) -> None:
    path = own_map(home)
    driver, scene = viewer_of(path)
    scene._choose_way(DRAWN)
    good, text = showing(driver), path.read_text()
    assert scene._banner() == ""
    path.write_text(text[: len(text) // 2])
    driver.rest(0.4)
    assert scene.entries[0].is_broken and showing(driver) == good
    assert (
        "1 error: the XML is broken at line" in scene._banner() and "last save that could be drawn" in scene._banner()
    )
    path.write_text(text.replace("small.tsx", "lost.tsx"))
    driver.rest(0.4)
    assert showing(driver) == good and "lost.tsx" in scene._banner()
    path.write_text(text)
    driver.rest(0.4)
    assert scene._banner() == "" and not scene.entries[0].errors


def test_a_banner_that_asks_ends_with_its_question(home: Path) -> None:
    path = own_map(home)
    path.write_text(path.read_text().replace('class="SkirmishBoard"', 'class="SkirmishBord"'))
    assert viewer_of(path)[1]._banner().endswith('did you mean "SkirmishBoard"?')


def test_problems_are_marked_on_the_board(home: Path) -> None:
    numbers = b.ground()
    numbers[23] = 99
    area = (
        '<objectgroup name="Areas"><object id="4" type="StartArea" x="32" y="48" width="16" height="16"/></objectgroup>'
    )
    path = b.write(home, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts())) + area)
    driver, scene = viewer_of(path)
    found = scene._found
    codes = [problem.code for problem in found.problems]
    placed = {codes[place.number - 1]: (place.rect, place.is_error) for place in scene.view.places}
    assert placed["tile_unknown"] == ((48, 32, 16, 16), True)
    assert placed["start_side"] == ((32, 48, 16, 16), True)
    assert placed["no_terrain"] == ((48, 32, 16, 16), False)
    assert codes[0] == "tile_unknown" and {"Show problem 1", "Show problem 2"} <= set(driver.names)
    driver.click_on("Show problem 1")
    assert scene.view.zoom == 3.0 and scene.view.rect.collidepoint(scene.view.on_window(56, 40))


@pytest.mark.parametrize(
    ("attributes", "broken"),
    [('class=""', True), ('class="Cave"', True), ('class="" orientation="isometric"', True), ("", False)],
)
def test_maps_of_no_class_are_shown(home: Path, attributes: str, broken: bool) -> None:
    driver, scene = viewer_of(b.write(home, b.layers(), attributes))
    assert scene.entries[0].is_broken == broken
    assert scene.view.painted is not None and len(set(showing(driver))) > 10
    assert scene._shown_way == (DRAWN if broken else ON_TABLE)
    assert bool(scene._banner()) == broken


def test_the_picture_is_zoomed_dragged_and_fitted(home: Path) -> None:
    driver, scene = viewer_of(b.plain(home))
    view = scene.view
    at = (view.rect.centerx + 40, view.rect.centery + 20)
    driver.move(at)
    under = view._on_picture(at)
    driver.post(pygame.MOUSEWHEEL, y=6, x=0)
    assert view.zoom > 3.8 and view._on_picture(at) == pytest.approx(under, abs=0.01)
    middle = view.middle
    driver.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    driver.post(pygame.MOUSEMOTION, pos=(at[0] + 30, at[1]), rel=(30, 0), buttons=(1, 0, 0))
    driver.post(pygame.MOUSEBUTTONUP, pos=(at[0] + 30, at[1]), button=1)
    assert view.middle[0] < middle[0]
    driver.post(pygame.MOUSEMOTION, pos=at, rel=(-30, 0), buttons=(0, 0, 0))
    assert view.middle[0] < middle[0]
    driver.key(pygame.K_HOME)
    assert view.zoom == 1.0
    driver.key(pygame.K_PLUS, times=2)
    driver.key(pygame.K_RIGHT, mod=pygame.KMOD_ALT)
    assert view.zoom > 1.5
    driver.key(pygame.K_MINUS, times=12)
    assert view.zoom == 1.0
    driver.click_on("Zoom: Nearer")
    assert view.zoom > 1.0
    driver.click_on("Zoom: Fit")
    assert view.zoom == 1.0


def test_the_picture_never_leaves_the_view() -> None:
    view = MapView()
    view.rect = pygame.Rect(100, 50, 400, 300)
    view.show(Painted(pygame.Surface((200, 200))))
    view.zoom_by(50)
    assert view.zoom == 12.0
    view.pan(9999, -9999)
    left, bottom = view.on_window(0, 200)
    assert abs(left - view.rect.left) <= 1 and abs(bottom - view.rect.bottom) <= 1


def test_a_new_picture_of_the_same_size_is_seen_from_where_the_last_was() -> None:
    view = MapView()
    view.rect = pygame.Rect(0, 0, 400, 300)
    view.show(Painted(pygame.Surface((200, 200))))
    view.zoom_by(4)
    zoom = view.zoom
    view.show(Painted(pygame.Surface((200, 200))))
    assert view.zoom == zoom
    view.show(Painted(pygame.Surface((210, 200))))
    assert view.zoom == 1.0


def test_problems_of_infinite_maps_are_marked_where_they_are(tmp_path: Path) -> None:
    data = '<data encoding="csv"><chunk x="-16" y="-16" width="16" height="16">{}</chunk></data>'
    numbers = ["0"] * 256
    for place in (0, 17, 34):
        numbers[place] = "1"
    body = b.layer("Ground", data.format(",".join(numbers)))
    found = maps.read_map(b.write(tmp_path, body, 'infinite="1"'))
    assert found.picture is not None and found.picture.origin == (-16, -16)
    assert found.picture.place_of((-15, -14)) == (16, 32, 16, 16)
    bare = next(number for number, problem in enumerate(found.problems, 1) if problem.code == "no_terrain")
    places = {place.number: place.rect for place in places_of(found, as_drawn(found.picture))}
    assert found.problems[bare - 1].cell == (-15, -16) and places[bare] == (16, 0, 16, 16)


# --- playing ---


@pytest.mark.parametrize(
    "file", ["skirmish/open_hall.tmx", "arena/duel.tmx", "arena/melee.tmx", "factions/war_cloth.tmx"]
)
def test_one_key_plays_and_leads_back(file: str, home: Path) -> None:
    path = folders.program_folder() / "maps" / file
    driver, _ = viewer_of(path)
    driver.key(pygame.K_F6)
    table = driver.scene
    assert isinstance(table, TableScene) and driver.app.trial == path
    assert [seating.kind for seating in table.match.opening.seatings][:2] == ["human", "normal"]
    assert table.match.journal.problem == "" and not list(folders.journals_folder().glob("*.jsonl"))
    driver.key(pygame.K_F6)
    back = driver.scene
    assert isinstance(back, MapViewer) and back.entries[back.index].path == path
    assert driver.app.trial is None
    driver.key(pygame.K_ESCAPE, pygame.K_F6)
    assert not isinstance(driver.scene, TableScene | MapViewer)


@pytest.mark.parametrize("game", ["skirmish", "heroes"])
def test_a_lesson_is_tried_as_a_lesson(game: str, home: Path) -> None:
    path = next(folders.shipped_maps(game).glob("lessons/1_*.tmx"))
    driver, _ = viewer_of(path)
    driver.key(pygame.K_F6)
    assert isinstance(driver.scene, LessonScene) and driver.app.trial == path
    driver.scene.begin_again()
    driver.frames(2)
    assert isinstance(driver.scene, LessonScene) and driver.app.trial == path
    driver.key(pygame.K_F6)
    assert isinstance(driver.scene, MapViewer) and driver.app.trial is None


def test_what_a_map_says_of_itself_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    text = Flow.text

    def noted(flow: Flow, words: str, *how: Any, **more: Any) -> None:
        told.append(words)
        text(flow, words, *how, **more)

    monkeypatch.setattr(Flow, "text", noted)
    viewer_of(folders.program_folder() / "maps" / "skirmish" / "open_hall.tmx")
    assert "A pillared hall with little to hide behind. Archers love it." in told and "By Tessera" in told


def test_what_cannot_be_played_on_says_why(home: Path) -> None:
    driver, scene = viewer_of(b.write(home, b.layers(), 'class=""'))
    driver.key(pygame.K_F6)
    assert driver.scene is scene
    assert "without errors" in driver.control("Play this map").why_not


def test_the_command_line_begins_a_quick_game(home: Path) -> None:
    from game.ui.run import _first_scenes
    from main import understood

    hall = folders.shipped_maps("skirmish") / "open_hall.tmx"
    driver = Driver()
    _first_scenes(driver.app, understood(["play", "--map", str(hall), "--quick"]))
    driver.frames(2)
    assert isinstance(driver.scene, TableScene) and driver.app.trial == hall
    broken = b.write(home, b.layers(), 'class=""')
    _first_scenes(driver.app, understood(["play", "--map", str(broken), "--quick"]))
    driver.frames(2)
    assert isinstance(driver.scene, MapViewer) and driver.app.trial is None


def test_a_scenario_with_errors_is_never_played_as_the_plain_board(home: Path) -> None:
    from game.ui.run import _first_scenes
    from main import understood

    drawn = (folders.shipped_maps("skirmish") / "scenarios" / "the_race.tmx").read_text(encoding="utf-8")
    text = drawn.replace("../../", f"{folders.shipped_maps('skirmish').parent.as_posix()}/")
    path = home / "race.tmx"
    path.write_text(text.replace('value="Demonweb Spider"', 'value="No Such Spider"'), encoding="utf-8")
    driver = Driver()
    _first_scenes(driver.app, understood(["play", "--map", str(path), "--quick"]))
    driver.frames(2)
    page = driver.scene
    assert isinstance(page, MapViewer) and driver.app.trial is None
    entry = page.entries[page.index]
    assert entry.is_playable and entry.errors and not entry.scenarios
    driver.key(pygame.K_F6)
    assert driver.scene is page and "without errors" in driver.control("Play this map").why_not


@pytest.mark.parametrize(
    ("words", "heroes", "cards"),
    [
        ("quick", ("captain_osric_vane", "ilsabet_quill"), 30),
        ("Mother Sedge", ("mother_sedge", "mother_sedge"), 30),
        ("Mother Sedge,Rhaska Longstride", ("mother_sedge", "rhaska_longstride"), 30),
    ],
)
def test_the_command_line_begins_a_game_with_decks(home: Path, words: str, heroes: tuple[str, str], cards: int) -> None:
    from game.ui.run import _first_scenes, quick_choice
    from main import understood

    driver, options = Driver(), understood(["play", "--game", "heroes", "--decks", words, "--seed", "3"])
    _first_scenes(driver.app, options, quick_choice(options))
    for _ in range(200):
        driver.frames(2, 0.05)
        if isinstance(driver.scene, TableScene):
            break
    assert isinstance(driver.scene, TableScene)
    match = driver.scene.match
    assert (match.opening.seed, match.players.is_human(0), match.players.is_human(1)) == (3, True, False)
    decks = [seat.deck for seat in decode_setup(match.game, bytes(match.opening.setup)).seats]
    assert tuple(deck.hero for deck in decks) == heroes and all(deck.size == cards for deck in decks)


# --- reading never blocks ---


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Read no map until the event is set, and slowly from then on."""
    monkeypatch.setattr(library, "PATIENCE", 0.0)
    read, may_read = maps._read_safely, threading.Event()

    def slowly(path: Path) -> maps.MapFile:
        may_read.wait(20)
        time.sleep(0.05)
        return read(path)

    monkeypatch.setattr(maps, "_read_safely", slowly)
    maps._cache.clear()
    yield may_read
    may_read.set()


def test_a_new_game_opens_while_maps_are_read(slow: threading.Event, driver: Driver) -> None:
    page = NewGame()
    driver.app.stack.push(page)
    driver.frames(2)
    assert page.choice.listing is not None
    assert page.choice.problem().startswith(("Reading the maps: ", "Looking for maps"))
    slow.set()
    words = set()
    deadline = time.monotonic() + 30
    while page.choice.listing is not None and time.monotonic() < deadline:
        driver.frames(1)
        words.add(page.choice.problem())
        time.sleep(0.02)
    assert len(words) > 2 and page.choice.problem() == ""
    assert page.choice.chosen is not None and page.choice.maps and page.choice.board != TILES


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_nothing_moves_below_the_pointer_once_the_maps_are_read(
    size: tuple[int, int], scale: float, slow: threading.Event
) -> None:
    """Arena's boards are each for some tables only."""
    driver = Driver(size, text_scale=scale)
    page = NewGame(game="arena")
    driver.app.stack.push(page)
    driver.frames(2)
    assert page.choice.listing is not None
    slow.set()

    def places() -> dict[str, pygame.Rect]:
        return {one.name: one.rect.copy() for one in page.sheet.controls if one.name.startswith("Seat ")}

    before = places()
    deadline = time.monotonic() + 30
    while page.choice.listing is not None and time.monotonic() < deadline:
        driver.frames(1)
        time.sleep(0.02)
    driver.frames(2)
    assert places() == before and len(before) > 12


def test_the_viewer_opens_while_maps_are_read(slow: threading.Event, home: Path, driver: Driver) -> None:
    scene = MapViewer(b.plain(home))
    driver.app.stack.push(scene)
    driver.frames(2)
    assert not scene.entries
    slow.set()
    deadline = time.monotonic() + 30
    while (not scene.entries or scene._found is None) and time.monotonic() < deadline:
        driver.frames(1)
        time.sleep(0.02)
    assert scene.entries[0].path.name == "plain.tmx" and scene._found is not None
    assert scene._listing is not None and len(scene.entries) < scene._listing.count
    while scene._listing is not None and time.monotonic() < deadline:
        driver.frames(1)
        time.sleep(0.02)
    assert len(scene.entries) > 10 and scene.entries[0].path.name == "plain.tmx" and scene.index == 0


def test_a_map_is_listed_once_and_the_wanted_one_first(home: Path) -> None:
    hall = folders.shipped_maps("skirmish") / "open_hall.tmx"
    listing = Listing(("skirmish",), hall)
    assert listing.is_done and listing.read == listing.count == len(listing.entries)
    paths = [entry.path for entry in listing.entries]
    assert paths[0] == hall and len(paths) == len(set(paths))


def test_the_game_of_a_map_is_known_from_its_beginning(home: Path) -> None:
    assert game_of(folders.shipped_maps("arena") / "duel.tmx") == "arena"
    assert game_of(folders.shipped_maps("factions") / "war_cloth.tmx") == "factions"
    assert game_of(b.plain(home)) == "skirmish"
    assert game_of(b.write(home, "", 'class="Cave"')) == game_of(home / "none.tmx") == game_of(home) == ""
    (home / "junk.tmx").write_bytes(b"\0\xff<")
    assert game_of(home / "junk.tmx") == ""


def test_what_was_read_shows_in_the_frame_after(slow: threading.Event, home: Path, driver: Driver) -> None:
    """Buttons that are laid out while nobody touches the window are drawn at once."""
    slow.set()
    scene = MapViewer(b.plain(home))
    driver.app.stack.push(scene)
    deadline = time.monotonic() + 30
    while (scene._listing or scene._found is None or scene._painting) and time.monotonic() < deadline:
        driver.frames(1)
        time.sleep(0.02)
    shown = pygame.image.tobytes(driver.app.display.screen, "RGB")
    driver.app.redraw()
    driver.frames(3)
    assert pygame.image.tobytes(driver.app.display.screen, "RGB") == shown
