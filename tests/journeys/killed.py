"""Matches of all games are begun, named, continued, saved, given up, looked at from every seat, loaded and deleted
by hands on the window, which is killed in each of these: ``python -m tests.journeys.killed --matches 100 --seed 1``
tells of each step how often it was killed, and stops at the first match that is lost or there twice."""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", TESSERA_THINKING="here")
    os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-killed-")

import msgspec
import pygame

from game.app.files import folders
from game.app.games.entries import GAMES
from game.app.maps import library
from game.app.records.beside import BIN, PUT_AWAY
from game.app.records.journal import read_journal
from game.app.records.saves import SaveEntry, list_saves, load_match, read_save
from game.app.records.unfinished import list_journals
from game.ui.review.end_screen import EndScreen
from game.ui.review.replay import ReplayScene
from game.ui.scenes.pause import Pause
from game.ui.table.scene import TableScene
from tests.app.dying import dying, hears, told
from tests.journeys.driver import Driver
from tests.journeys.playing import give, pick, settle, table_of

#: At least this many answers are given each time somebody sits down to a match.
_ANSWERS = 3


class Kept(msgspec.Struct):
    """What the script knows of one match: what was told to have been done, and what has to be there for it."""

    number: int
    game: str
    #: How the second seat is played.
    other: str
    gives_up: bool
    path: Path = Path()
    #: The digests after each answer that is known to be on disk.
    digests: tuple[str, ...] = ()
    saved: str = ""

    @property
    def name(self) -> str:
        # The page searches the files' names as well, which are dates and times: figures alone would be found there.
        return f"match no{self.number:03}"


#: One thing that hands do with a match.
Act: TypeAlias = Callable[[Kept], None]

# What hands do. Each of these is carried out in a process of its own.


def begin(kept: Kept) -> None:
    """Begin a new match at its page, give a few answers, and leave it."""
    driver = Driver((1024, 600))
    driver.click_on("New game", f"Game: {GAMES[kept.game].title}")
    if kept.game == "crawler":
        driver.click_on("Table: Two players")
    driver.click_on(f"Seat 2: {kept.other}", "Start")
    _play(driver, kept.number)
    _leave(driver)


def name(kept: Kept) -> None:
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    row = _row(driver, kept.path)
    driver.click_on(f"More {row}", f"Rename {row}")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.write(kept.name)
    driver.key(pygame.K_RETURN)
    told("n")


def go_on(kept: Kept) -> None:
    """Find it by its name, give a few more answers, and leave it."""
    driver = _at_the_table(kept)
    _play(driver, kept.number + 1)
    _leave(driver)


def save(kept: Kept) -> None:
    """Save it under its name, unless a computer player ends it first."""
    driver = _at_the_table(kept)
    if not settle(driver.app, table_of(driver.app)):
        driver.click_on("Menu")
        return
    _pause(driver)
    driver.click_on("Save as…")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.write(kept.name)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, Pause), driver.scene
    told("s")
    driver.click_on("Main menu")


def give_up(kept: Kept) -> None:
    """Give it up, and leave the last page."""
    driver = _at_the_table(kept)
    table = table_of(driver.app)
    while settle(driver.app, table):
        _pause(driver)
        driver.click_on("Concede", "Concede")
    assert isinstance(driver.scene, EndScreen), driver.scene
    told("g")
    driver.click_on("Menu")


def look(kept: Kept) -> None:
    """Look at it from every permitted seat, at its ends and in the middle."""
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    _search(driver, kept)
    [row] = [one for one in driver.names if one.startswith(("Continue", "Look at"))]
    if row.startswith("Continue"):
        told_row = row.removeprefix("Continue ")
        driver.click_on(f"More {told_row}")
        row = f"Look at {told_row}"
        if driver.control(row).why_not:
            # Several people hide something from one another in it.
            assert kept.other == "Person" and GAMES[kept.game].title != "Crawler"
            told("l")
            return
    driver.click_on(row)
    scene = driver.scene
    assert isinstance(scene, ReplayScene), scene
    while not scene.course.is_known:
        driver.frames(1)
    assert not scene.course.flaw, scene.course.flaw
    assert scene.seats == ((0, 1) if scene.may_see_all else (0,))
    for _ in scene.views():
        for code in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT):
            driver.key(code)
            driver.frames(1)
        driver.app.step(0.02, [])
        scene.next_view()
    told("l")


def load(kept: Kept) -> None:
    """Open its save and leave it without an answer."""
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    _search(driver, kept)
    driver.click_on(f"Load {kept.name}")
    table = table_of(driver.app)
    assert table.match.digest == kept.saved
    settle(driver.app, table)
    _leave(driver)
    told("o")


def delete(kept: Kept) -> None:
    """Throw it away; bring one of two back and throw it away again."""
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    _search(driver, kept)
    row = _row(driver, kept.path)
    for again in (False, True)[kept.number % 2 :]:
        if f"Delete {row}" not in driver.names:
            driver.click_on(f"More {row}")
        driver.click_on(f"Delete {row}", "Delete")
        if not again:
            driver.click_on("Bring it back")
    told("d")


def delete_save(kept: Kept) -> None:
    """Throw its save away."""
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    _search(driver, kept)
    [row] = [one.removeprefix("More ") for one in driver.names if one.startswith("More ")]
    driver.click_on(f"More {row}", f"Delete {row}", "Delete")
    told("d")


ACTS: tuple[Act, ...] = (begin, name, go_on, save, give_up, look, load, delete, delete_save)


def _at_the_table(kept: Kept) -> Driver:
    """Go on with a match that is found by its name."""
    driver = Driver((1024, 600))
    driver.click_on("Matches")
    _search(driver, kept)
    [row] = [one for one in driver.names if one.startswith("Continue")]
    driver.click_on(row)
    assert [answer.digest for answer in table_of(driver.app).match.given][: len(kept.digests)] == list(kept.digests)
    return driver


def _search(driver: Driver, kept: Kept) -> None:
    driver.click_on("Search")
    driver.write(kept.name)
    driver.frames(2)


def _row(driver: Driver, path: Path) -> str:
    """Return what tells the controls of a match from those of all others."""
    while True:
        rows = [one.removeprefix("More ") for one in driver.names if one.startswith("More ")]
        page = driver.scene
        listed = [entry for entry in page._entries if _is_listed(entry, page)]  # type: ignore[attr-defined]
        place = next(number for number, entry in enumerate(listed) if entry.path == path)
        if place < len(rows):
            return rows[place]
        driver.click_on("Show more")


def _is_listed(entry: object, page: object) -> bool:
    from game.ui.review.match_rows import is_found

    return is_found(entry, page._words)  # type: ignore[attr-defined,arg-type]


def _play(driver: Driver, seed: int) -> None:
    """Give a few answers, and tell each once it was taken."""
    table, chance = table_of(driver.app), random.Random(seed)
    for _ in range(_ANSWERS):
        if not settle(driver.app, table):
            return
        give(table, pick(table, chance))
        told(f"{len(table.match.given)}:{table.match.digest} ")


def _pause(driver: Driver) -> None:
    for _ in range(4):
        if isinstance(driver.scene, TableScene):
            driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause), driver.scene


def _leave(driver: Driver) -> None:
    """Go back to the menu."""
    if settle(driver.app, table_of(driver.app)):
        _pause(driver)
        driver.click_on("Main menu")
    else:
        driver.click_on("Menu")


# What has to be there


class Script:
    """Puts every match through every step, and looks at what is on the disk after each."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.all: list[Kept] = []
        #: The most steps of writing that each act is known to have, and the seconds that it takes.
        self._most: dict[str, float] = {}
        self._long: dict[str, float] = {}
        self.killed: Counter[str] = Counter()
        self.thrown = 0

    def run(self, numbers: Iterable[int], acts: Sequence[Act] = ACTS) -> None:
        """Put matches through one step after the other."""
        games = list(GAMES)
        self.all = [
            Kept(number, games[number % len(games)], ("Person", "Easy")[self.chance.random() < 0.4], number % 3 > 0)
            for number in numbers
        ]
        for act in acts:
            self._each(act, [kept for kept in self.all if self._can(act, kept)])
        left = [entry.path for entry in (*list_journals(), *list_saves())]
        bins = [
            folders.journals_folder() / BIN,
            folders.journals_folder() / PUT_AWAY / BIN,
            folders.saves_folder() / BIN,
        ]
        thrown = [path for place in bins if place.exists() for path in place.iterdir()]
        saved = [kept for kept in self.all if kept.saved]
        self.thrown += len(self.all) * (delete in acts) + len(saved) * (delete_save in acts)
        assert not left and len(thrown) == self.thrown, (left, thrown)

    def _can(self, act: Act, kept: Kept) -> bool:
        """Return whether there is anything to be done: a match that is over is neither played nor saved any more."""
        if act in (go_on, save, give_up):
            return not self._entry(kept).is_over and (kept.gives_up or act is not give_up)
        if act is load and kept.saved:
            # A computer player that is asked would answer at once, and go on with the match.
            [saved] = [entry for entry in list_saves() if entry.name == kept.name]
            match = load_match(saved.path)
            return match.asked is not None and match.opening.seatings[match.asked].kind == "human"
        return bool(kept.saved) or act not in (load, delete_save)

    def _is_done(self, act: Act, kept: Kept) -> bool:
        """Return whether what is on the disk tells that an act needs not be done again."""
        if act in (go_on, save) and self._entry(kept).is_over:
            return True
        if act is begin:
            return bool(kept.path.name)
        if act is name:
            return self._entry(kept).name == kept.name
        if act is save:
            return bool(kept.saved)
        if act is give_up:
            return self._entry(kept).is_over
        if act is delete:
            return all(entry.path != kept.path for entry in list_journals())
        return act is delete_save and all(entry.name != kept.name for entry in list_saves())

    def _each(self, act: Act, every: Sequence[Kept]) -> None:
        """Do one thing with each match: killed once on the way, then, unless it is done, to its end."""
        for kept in every:
            before = {path.name for path in _files()}
            self._once(act, kept, before, is_killed=True)
            if not self._is_done(act, kept):
                self._once(act, kept, before, is_killed=False)
            assert act in (go_on, look, load) or self._is_done(act, kept), (act.__name__, kept)

    def _once(self, act: Act, kept: Kept, before: set[str], *, is_killed: bool) -> None:
        of, begun, after, number = act.__name__, time.monotonic(), None, 0
        if is_killed and act is not look and self.chance.random() < 0.7:
            most = self._most.get(of, 40.0)
            number = self.chance.randint(1, round(most))
        elif is_killed:
            after = self.chance.uniform(0.1, self._long.get(of, 2.0))
        words, is_dead = dying(lambda: act(kept), number, after) if is_killed else (self._here(act, kept), False)
        self.killed[of] += is_dead
        if number:
            # The last step is found in the end.
            self._most[of] = max(2, most * 1.1 if is_dead and number > 0.9 * most else most if is_dead else number - 1)
        elif not is_dead:
            self._long[of] = time.monotonic() - begun
        self._look_after(act, kept, words, before)

    def _here(self, act: Act, kept: Kept) -> str:
        """Do it in this process, whose drawings those to come have as well; return what was told to be done."""
        words: list[str] = []
        with hears(words.append):
            act(kept)
        return "".join(words)

    def _look_after(self, act: Act, kept: Kept, words: str, before: set[str]) -> None:
        """Expect nothing that was reported as done to be lost, nothing to be there twice, and no other match to be
        touched."""
        new = {path.name: path for path in _files() if path.name not in before}
        made: list[SaveEntry] = []
        if act is begin:
            told_of = [part.split(":") for part in words.split()]
            journals = [path for path in new.values() if path.suffix == ".jsonl"]
            assert len(journals) <= 1 and len(new) <= 1, new
            assert journals or not told_of, "a match was begun and is not there"
            if journals:
                [kept.path] = journals
        elif act is save:
            made = [entry for entry in list_saves() if entry.name == kept.name]
            assert len(made) == len(new) <= 1 and (made or "s" not in words)
        elif act not in (delete, delete_save):
            assert not new, new
        if kept.path.name and act is not delete_save and act is not delete:
            self._answers(kept, words if act in (begin, go_on) else "", may_grow=act in (begin, go_on, save, give_up))
        if act is save and made:
            # What it answered by itself before, or a computer player, is in it as well.
            kept.saved = read_save(made[0].path).digest
            assert kept.saved == kept.digests[-1], "the save is not the match as it stands"
            assert load_match(made[0].path).digest == kept.saved, "the save is loaded differently"
        if act is delete:
            there = [path for path in _files() if path.name.endswith(kept.path.name)]
            assert len(there) == 1 and _digests(there[0]) == kept.digests, there
            assert "d" not in words or there[0].parent.name == BIN
        if act is delete_save:
            there = [path for path in _files() if path.name.endswith(".json") and kept.name in path.name]
            assert len(there) == 1 and read_save(there[0]).digest == kept.saved, there
        # All others are where they were.
        assert len(_files()) == len(before) + len(new) or act in (delete, delete_save), "a file has gone"

    def _answers(self, kept: Kept, words: str, *, may_grow: bool) -> None:
        """Expect every answer to be there, once, and in its order."""
        entry = self._entry(kept)
        kept.path = entry.path
        found = _digests(entry.path)
        assert found[: len(kept.digests)] == kept.digests, "earlier answers are gone"
        assert may_grow or found == kept.digests, "nobody answered"
        for part in words.split():
            count, digest = part.split(":")
            assert found[int(count) - 1] == digest, f"answer {count} was taken and is not there"
        kept.digests = found

    def _entry(self, kept: Kept):  # type: ignore[no-untyped-def]
        [entry] = [one for one in list_journals() if one.path.name == kept.path.name]
        assert not entry.problem, entry.problem
        return entry


def _digests(path: Path) -> tuple[str, ...]:
    return tuple(answer.digest for answer in read_journal(path).answers)


def _files() -> list[Path]:
    """Return all journals and saves wherever they lie, in the bins too."""
    found = []
    for root, ending in ((folders.journals_folder(), "*.jsonl"), (folders.saves_folder(), "*.json")):
        found += [path for path in root.rglob(ending) if not path.name.startswith(".") and path.stat().st_size]
    return found


def warm_up() -> None:
    """Read here what every process would have to read for itself."""
    library.PATIENCE = 60.0
    driver = Driver((1024, 600))
    driver.click_on("New game")
    for game in GAMES.values():
        driver.click_on(f"Game: {game.title}")
    driver.app.go_home()


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(prog="python -m tests.journeys.killed", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=10, help="that many lie on the shelf side by side (10)")
    chosen = parser.parse_args()
    warm_up()
    script = Script(chosen.seed)
    for first in range(0, chosen.matches, chosen.at_once):
        last = min(chosen.matches, first + chosen.at_once)
        script.run(range(first, last))
        times = ", ".join(f"{name} {count}" for name, count in script.killed.items())
        print(f"{last} matches, nothing lost, nothing twice; killed in {times}", flush=True)


if __name__ == "__main__":
    main()
