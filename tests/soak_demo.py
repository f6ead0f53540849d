"""A day at the club in a few hours: the demo, its watch and its window on a virtual screen, with visitors who hammer,
play, leave in the middle, pull the pad's plug and resize the window; now and then the window is killed or hangs.

``python -m tests.soak_demo --hours 3 --out FOLDER`` writes curves of memory, handles, threads, files and frames there
and ends with a line for each; the exit code is 1 when one of them is not as it should be. Visitors are asked sooner
whether they are there than at the club, so that more of them come. Without Xvfb the window is drawn nowhere."""

from __future__ import annotations

import argparse
import collections
import contextlib
import csv
import ctypes
import gc
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import weakref
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

#: Seconds between looks at the window's process.
LOOKS = 5.0
#: Seconds after which the window is killed twice, and stopped once, which is a window that hangs. After the last one
#: the curves are those of one process.
KILLED, STOPPED = (90.0, 240.0), (360.0,)
#: Megabytes an hour, milliseconds, and megabytes on disk that are too many.
SLOPE, LONGEST, ON_DISK = 1.0, 250.0, 20.0
#: Seconds in which a window that was ended, or is seen to hang, is to be back.
BACK = 5.0
#: Milliseconds of a frame of which it is told what was done in it.
TOLD = 150.0
SIZES = ((1280, 720), (1024, 768), (1600, 900))


# The window


class Sampled:
    """Looks each 4 ms at what the window's thread is about."""

    def __init__(self) -> None:
        self.stacks: list[tuple[str, ...]] = []
        self._of = threading.get_ident()
        threading.Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        while True:
            time.sleep(0.004)
            frame, found = sys._current_frames().get(self._of), []
            while frame is not None:
                code = frame.f_code
                found.append(f"{Path(code.co_filename).stem}.{code.co_name}")
                frame = frame.f_back
            self.stacks.append(tuple(reversed(found)))

    def told(self) -> str:
        """Return what took the most looks, as a tree."""
        counts = collections.Counter(stack[:deep] for stack in self.stacks for deep in range(1, len(stack) + 1))
        most = max(3, len(self.stacks) // 12)
        rows = sorted(stack for stack, times in counts.items() if times >= most)
        return "".join(f"{'  ' * len(stack)}{stack[-1]} {counts[stack]}\n" for stack in rows)


def held_now() -> dict[str, float]:
    """Return what the window's process holds: pieces of the C library, used and free, and what lies on shelves, in
    megabytes; how many results functions remember, by their names; and how many objects of a kind there are."""
    import functools

    from game.ui.art import shelf

    class Pieces(ctypes.Structure):
        _fields_ = [
            (name, ctypes.c_size_t)
            for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "used", "free", "keep")
        ]

    held: dict[str, float] = {"python": sys.getallocatedblocks() / 2**10, "shelves": shelf.held() / 2**20}
    with contextlib.suppress(OSError, AttributeError):
        tell = ctypes.CDLL("libc.so.6").mallinfo2
        tell.restype = Pieces
        told = tell()
        held |= {"mapped": told.hblkhd / 2**20, "used": told.used / 2**20, "free": told.free / 2**20}
    objects = gc.get_objects()
    held["objects"] = len(objects)
    kept = [one for one in objects if isinstance(one, functools._lru_cache_wrapper)]
    for one in kept:
        if one.cache_info().currsize > 50:
            held[f"{one.__module__}.{one.__name__}"] = one.cache_info().currsize
    kinds = collections.Counter(type(one).__qualname__ for one in objects)
    return held | {f"objects: {name}": count for name, count in kinds.most_common(40)}


def run_window(home: Path, out: Path, seed: int) -> int:
    """Run the demo's window with visitors, as its watch starts it."""
    import faulthandler

    import pygame

    from game.app.demo import states
    from game.app.demo.positions import demo_files
    from game.ui.demo.application import DemoApplication
    from game.ui.demo.attract import Attract
    from game.ui.demo.dialogs import Choices
    from game.ui.demo.guided import Guided
    from game.ui.demo.run import sign_of_life

    faulthandler.enable()
    states.IDLE, states.IDLE_AT_END, states.WARNING = 4.0, 3.0, 2.0
    chance = random.Random(seed)

    class Soaked(DemoApplication):
        """The demo with visitors of its own, who come through its events."""

        def __init__(self) -> None:
            self.tables: list[weakref.ref[Guided]] = []
            #: What is held and shown first at a position in a size, on disk: it is not part of the window's memory.
            self.firsts = Path(tempfile.mkdtemp(prefix="firsts-", dir=out))
            self.sampled = Sampled()
            self.manner, self.until, self.resets = "away", time.monotonic() + 5.0, 0
            self.resized_at = time.monotonic()
            self.looking = (0.0, 0.0)
            self.frames_file = (out / "frames.csv").open("a", buffering=1, encoding="utf-8")
            super().__init__(home / "demo", "4711", SIZES[0], sign_of_life())

        def step(self, seconds: float, events: Sequence[pygame.event.Event] | None = None) -> bool:
            given = pygame.event.get() if events is None else list(events)
            if seconds > 0:
                given += self.visitors()
            before, resets = self.states.state, self.resets
            self.looking = (0.0, 0.0)
            self.sampled.stacks.clear()
            wall, cpu = time.perf_counter(), time.thread_time()
            drawn = super().step(seconds, given)
            wall = (time.perf_counter() - wall - self.looking[0]) * 1000
            cpu = (time.thread_time() - cpu - self.looking[1]) * 1000
            if cpu > TOLD:
                with (out / "long_frames.txt").open("a", encoding="utf-8") as file:
                    file.write(
                        f"{cpu:.0f} ms ({wall:.0f}), {before}, {type(self.stack.top).__name__}\n{self.sampled.told()}\n"
                    )
            if drawn or wall > 50:
                kind = "reset" if self.resets != resets else before
                row = (round(time.time(), 2), round(wall, 2), round(cpu, 2), kind, type(self.stack.top).__name__)
                self.frames_file.write(",".join(map(str, row)) + "\n")
            return drawn

        def _reset(self) -> None:
            if self.table is not None:
                self.tables.append(weakref.ref(self.table))
            wall, cpu = time.perf_counter(), time.thread_time()
            super()._reset()
            wall, cpu = time.perf_counter() - wall, time.thread_time() - cpu
            self.resets += 1
            look = time.perf_counter(), time.thread_time()
            same = self.is_as_before()
            if self.resets % 5 == 0:
                gc.collect()
                with (out / "held.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"resets": self.resets, **held_now()}) + "\n")
            self.tables = [one for one in self.tables if one() is not None]
            row = (round(time.time(), 1), round(wall, 3), round(cpu, 3), len(self.tables), int(same), self.manner)
            with (out / "resets.csv").open("a", encoding="utf-8") as file:
                file.write(",".join(map(str, row)) + "\n")
            # What is looked at here is not part of the frame.
            self.looking = (time.perf_counter() - look[0], time.thread_time() - look[1])
            self.manner, self.until = "away", time.monotonic() + chance.uniform(1.5, 5.0)

        def _draw_whole(self) -> None:
            """Draw until nothing on the board is a stand-in: what is ready depends on what was shown before."""
            top = self.stack.top
            assert isinstance(top, Attract)
            for _ in range(100):
                self.redraw()
                is_drawn = super().step(0.0, [])
                board = top.screen.board
                chunks = getattr(board, "chunks", None)
                if not is_drawn:
                    continue
                if board is None or (board.miniatures.is_complete and (chunks is None or chunks.is_complete)):
                    return

        def is_as_before(self) -> bool:
            """Return whether the demo shows and holds what it last did here in this size; else keep the difference."""
            self._draw_whole()
            shown = (self._next - 1) % len(demo_files()), self.size
            held, drawn = repr((self.settings, self.messages)), pygame.image.tobytes(self.display.screen, "RGB")
            kept = self.firsts / "_".join(map(str, (shown[0], *self.size)))
            if not kept.exists():
                kept.write_bytes(zlib.compress(held.encode() + b"\0" + drawn, 1))
            words, _, before = zlib.decompress(kept.read_bytes()).partition(b"\0")
            if (held.encode(), drawn) == (words, before):
                return True
            name = f"differs_{self.resets}"
            (out / f"{name}.txt").write_text(f"{self.manner}\n{words.decode()}\n{held}\n", encoding="utf-8")
            for each, pixels in (("before", before), ("now", drawn)):
                pygame.image.save(pygame.image.frombytes(pixels, self.size, "RGB"), out / f"{name}_{each}.png")
            return False

        # Visitors

        def visitors(self) -> list[pygame.event.Event]:
            """Return what visitors do now."""
            now = time.monotonic()
            if self.states.state == "attract":
                if now < self.until or not isinstance(self.stack.top, Attract):
                    return []
                self.manner = chance.choice(("plays", "plays", "mashes", "wanders", "resizes", "unplugs", "done"))
                self.until = now + chance.uniform(3.0, 14.0)
                return self.comes()
            if now >= self.until:
                return self.goes()
            return {"mashes": self.mashes, "resizes": self.resizes, "unplugs": self.unplugs}.get(
                self.manner, self.plays
            )()

        def comes(self) -> list[pygame.event.Event]:
            """Return a press of any device."""
            event, pos = pygame.event.Event, self.somewhere()
            return chance.choice(
                (
                    self.click(pos),
                    [event(kind, key=pygame.K_SPACE, mod=0, unicode="", scancode=0) for kind in KEYS],
                    [event(kind, touch_id=1, finger_id=1, x=0.4, y=0.5, dx=0.0, dy=0.0) for kind in FINGERS],
                    [event(kind, instance_id=0, joy=0, button=0) for kind in PADS],
                )
            )

        def goes(self) -> list[pygame.event.Event]:
            """Return what a visitor does who has had enough: nothing, but for those who say so."""
            top = self.stack.top
            if self.manner not in ("done", "resizes"):
                return []
            if isinstance(top, Choices) and any(one.name == "I am done" for one in top.sheet.controls):
                return self.click(top.sheet.control("I am done").shown.center)
            if isinstance(top, Guided) and chance.random() < 0.2:
                self.open("pause")
            return []

        def somewhere(self) -> tuple[int, int]:
            return chance.randrange(self.size[0]), chance.randrange(self.size[1])

        def click(self, pos: tuple[int, int]) -> list[pygame.event.Event]:
            moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0))
            return [moved, *(pygame.event.Event(kind, pos=pos, button=1) for kind in BUTTONS)]

        def plays(self) -> list[pygame.event.Event]:
            """Return a press on a button or somewhere, now and then."""
            if chance.random() > 0.08:
                return []
            table = self.table
            buttons = [one.rect.center for one in table.laying.buttons] if table is not None else []
            return self.click(chance.choice(buttons) if buttons and chance.random() < 0.6 else self.somewhere())

        def mashes(self) -> list[pygame.event.Event]:
            """Return thirty presses a second of anything."""
            key = chance.choice(HAMMERED)
            keys = [pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in KEYS]
            return keys if chance.random() < 0.6 else self.click(self.somewhere())

        def resizes(self) -> list[pygame.event.Event]:
            if time.monotonic() - self.resized_at > 20.0:
                self.resized_at = time.monotonic()
                pygame.Window.from_display_module().size = chance.choice(SIZES)
            return self.plays()

        def unplugs(self) -> list[pygame.event.Event]:
            """Return a pad that is pressed, and then gone while it is held."""
            down, event = random.Random(time.monotonic_ns()).random(), pygame.event.Event
            if down < 0.1:
                return [event(pygame.JOYBUTTONDOWN, instance_id=0, joy=0, button=chance.randrange(8))]
            return [event(pygame.JOYDEVICEREMOVED, instance_id=0)] if down < 0.15 else []

    HAMMERED = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_1, pygame.K_e)
    KEYS = (pygame.KEYDOWN, pygame.KEYUP)
    FINGERS = (pygame.FINGERDOWN, pygame.FINGERUP)
    PADS = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    app = Soaked()
    try:
        app.loop()
    finally:
        app.frames_file.close()
        app.close()
    return 0


# The day


@contextlib.contextmanager
def virtual_screen() -> Iterator[None]:
    """Give what is started now a screen of its own, which nobody sees."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if shutil.which("Xvfb") is None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        yield
        return
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=(writes,), stderr=subprocess.DEVNULL)
    os.close(writes)
    try:
        os.environ["DISPLAY"] = ":" + os.fdopen(reads).readline().strip()
        os.environ.pop("SDL_VIDEODRIVER", None)
        yield
    finally:
        screen.terminate()
        screen.wait()


def tree_of(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    found = [pid]
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found.extend(tree_of(int(child)))
    return found


def look_at(pid: int, home: Path) -> dict[str, float]:
    """Return the memory of the window's process and of all it has started in megabytes, its handles, its threads, and
    the megabytes on disk. Raises OSError when it has gone."""
    told = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines() if ":" in line)
    memory = 0.0
    for one in tree_of(pid):
        with contextlib.suppress(OSError, IndexError):
            memory += int(Path(f"/proc/{one}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20
    written = [path for path in home.rglob("*") if path.is_file() and path.parent.name != "sounds"]
    return {
        "at": time.time(),
        "pid": pid,
        "memory": int(told["VmRSS"].split()[0]) / 1024,
        "with_children": memory,
        "handles": len(list(Path(f"/proc/{pid}/fd").iterdir())),
        "threads": int(told["Threads"]),
        "disk": sum(path.stat().st_size for path in written) / 2**20,
    }


def spend(seconds: float, silence: float, home: Path, out: Path) -> tuple[list[dict[str, float]], list[float]]:
    """Let the demo run for that long under its watch; return what was seen of the window, and the seconds after each
    end of it until it gave a sign of life again; of one that hung, after it was seen that it did."""
    from game.app.demo import watch as watching

    watching.SILENCE = silence
    program = [sys.executable, "-m", "tests.soak_demo", "--window", "--home", str(home), "--out", str(out)]
    watch = watching.Watch(home / "demo", program, program)
    # It is ended by ending the window, and with it there is nothing more to watch.
    threading.Thread(target=watch.run, daemon=True).start()
    begun, seen, back = time.monotonic(), [], []
    ends = sorted([(at, signal.SIGKILL) for at in KILLED] + [(at, signal.SIGSTOP) for at in STOPPED])
    ended_at, ended, patience = 0.0, 0, 0.0
    while time.monotonic() - begun < seconds:
        time.sleep(0.5 if ended_at else LOOKS)
        child = watch._child
        if child is None:
            continue
        pid = child.process.pid
        if ended_at and pid != ended and child._heard < time.monotonic():
            back.append(time.monotonic() - ended_at - patience)
            ended_at = 0.0
        elif ends and time.monotonic() - begun > ends[0][0] and not ended_at:
            how = ends.pop(0)[1]
            ended_at, ended, patience = time.monotonic(), pid, silence if how == signal.SIGSTOP else 0.0
            os.kill(pid, how)
        elif not ended_at:
            # One that has just ended has no memory.
            with contextlib.suppress(OSError, KeyError):
                seen.append(look_at(pid, home))
                with (out / "seen.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(seen[-1]) + "\n")
    watch.stop()
    return seen, back


def slope_of(rows: Sequence[dict[str, float]], name: str) -> float:
    """Return how much a curve of one process rises in an hour, after its first third (the first hour, of a day)."""
    first = rows[0]["at"]
    since = first + min(3600.0, (rows[-1]["at"] - first) / 3)
    late = [row for row in rows if row["at"] >= since]
    return statistics.linear_regression([row["at"] / 3600 for row in late], [row[name] for row in late]).slope


def draw(seen: Sequence[dict[str, float]], frames: Sequence[tuple[float, float]], out: Path) -> None:
    """Write the curves as a picture."""
    from matplotlib.figure import Figure

    figure = Figure((9, 11), layout="constrained")
    curves = ("memory", "with_children", "handles", "threads", "disk")
    first = seen[0]["at"]
    for axes, name in zip(figure.subplots(len(curves) + 1), [*curves, "frames, ms"], strict=True):
        axes.set_title(name, fontsize=9, loc="left")
        if name in curves:
            axes.plot([(row["at"] - first) / 60 for row in seen], [row[name] for row in seen])
            axes.set_ylim(bottom=0)
        else:
            axes.plot([(at - first) / 60 for at, _ in frames], [ms for _, ms in frames], ",")
            axes.set_yscale("log")
    figure.savefig(out / "curves.png", dpi=90)


def told_of(seen: list[dict[str, float]], back: list[float], out: Path) -> list[tuple[str, bool]]:
    """Return what came of it: a line for each curve, and whether it is as it should be."""
    last = [row for row in seen if row["pid"] == seen[-1]["pid"]]
    frames = [row for row in csv.reader((out / "frames.csv").open(encoding="utf-8")) if len(row) == 5]
    resets = list(csv.reader((out / "resets.csv").open(encoding="utf-8")))
    draw(seen, [(float(row[0]), float(row[1])) for row in frames], out)
    lines: list[tuple[str, bool]] = []
    hours = (last[-1]["at"] - last[0]["at"]) / 3600
    for name, limit in (("memory", SLOPE), ("with_children", SLOPE), ("handles", 1.0), ("threads", 1.0)):
        found, values = slope_of(last, name), [row[name] for row in last]
        words = f"{name}: {values[0]:.0f} to {values[-1]:.0f} in {hours:.2f} h, most {max(values):.0f}"
        lines.append((f"{words}, {found:+.2f} an hour", found < limit))
    disk = max(row["disk"] for row in seen)
    lines.append((f"on disk: {disk:.2f} MB at most", disk < ON_DISK))
    for number, clock in ((1, "wall"), (2, "processor")):
        times = sorted(float(row[number]) for row in frames)
        worst = [round(times[min(len(times) - 1, int(len(times) * share))], 1) for share in (0.5, 0.95, 0.99, 0.999)]
        words = f"frames ({clock}): {len(times)}, 50/95/99/99.9 % {worst} ms, longest {times[-1]:.0f} ms"
        lines.append((words, clock == "wall" or times[-1] < LONGEST))
    slow = max(float(row[2]) for row in resets)
    differ, held = sum(row[4] == "0" for row in resets), max(int(row[3]) for row in resets[-20:])
    words = f"resets: {len(resets)}, slowest {slow:.2f} s, {differ} looked different, {held} tables still held"
    lines.append((words, slow < 1.0 and not differ and held <= 5))
    lines.append((f"back after being ended: {[round(one, 1) for one in back]} s", max(back, default=9.0) < BACK))
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=3.0)
    told = "seconds without a sign of life after which the window hangs; more on a machine that has much else to do"
    parser.add_argument("--silence", type=float, default=10.0, help=told)
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--home", type=Path, default=None, help=argparse.SUPPRESS)
    parser.add_argument("--window", action="store_true", help=argparse.SUPPRESS)
    options: Any = parser.parse_args()
    if options.window:
        os.environ["TESSERA_HOME"] = str(options.home)
        return run_window(options.home, options.out, time.time_ns() % 1000)
    out = options.out or Path(tempfile.mkdtemp(prefix="tessera-soak-"))
    out.mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp(prefix="tessera-soak-home-"))
    os.environ["TESSERA_HOME"] = str(home)
    with virtual_screen():
        seen, back = spend(options.hours * 3600, options.silence, home, out)
    lines = told_of(seen, back, out)
    for words, is_good in lines:
        print(f"{'' if is_good else 'NOT AS IT SHOULD BE: '}{words}", flush=True)
    return int(not all(is_good for _, is_good in lines))


if __name__ == "__main__":
    sys.exit(main())
