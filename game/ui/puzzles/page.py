"""The page of puzzles: by game, each with its task and how hard it is; those that were solved are marked."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

import pygame

from game.app.games.entries import GAMES
from game.app.puzzles.attempt import Attempt
from game.app.puzzles.files import list_puzzles, own_files, readable
from game.app.puzzles.puzzle import Puzzle
from game.app.puzzles.solved import SOLVED
from game.ui.scenes.board_picture import schematic
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.waiting import tell_what_waits


class PuzzlesPage(SheetScene):
    """One button a puzzle. They are read on a thread of their own, game by game."""

    def __init__(self) -> None:
        super().__init__()
        self._own: tuple[Puzzle, ...] = ()
        self._found: dict[str, tuple[Puzzle, ...]] = {}
        self._shown = 0
        self._reading = Thread(target=self._read, name="reading puzzles", daemon=True)
        self._reading.start()
        self._reading.join(0.1)

    def _read(self) -> None:
        self._own = readable(path for game in tuple(GAMES) for path in own_files(game))
        for game in tuple(GAMES):
            self._found[game] = tuple(one for one in list_puzzles(game) if not one.is_own)

    def build(self) -> None:
        flow = self.list_page("Puzzles", "")
        solved = SOLVED.read()
        self._shown = len(self._found)
        if self._shown:
            self._list(flow, "Yours", self._own, solved)
        for game, puzzles in tuple(self._found.items()):
            self._list(flow, GAMES[game].title, puzzles, solved)
        if self._shown < len(GAMES):
            flow.text("Reading the puzzles…", dim=True)
        elif not self._own and not any(self._found.values()):
            flow.text("There is no puzzle yet.", dim=True)
        flow.finish()
        self.fit_pane()

    def _list(self, flow: Flow, heading: str, puzzles: tuple[Puzzle, ...], solved: dict[str, bool]) -> None:
        if not puzzles:
            return
        count = sum(one.name in solved for one in puzzles)
        flow.heading(heading)
        flow.text(f"{count} of {len(puzzles)} solved.", dim=True)
        following = next((one for one in puzzles if one.name not in solved), None)
        for number, one in enumerate(puzzles, 1):
            self._row(flow, one, number, solved, is_next=one is following)
        flow.gap(4)

    def _row(self, flow: Flow, one: Puzzle, number: int, solved: dict[str, bool], *, is_next: bool) -> None:
        facts = [f"{number}. {one.title}", GAMES[one.game].title if one.is_own else "", one.written.difficulty]
        if one.name in solved:
            facts.append("solved with help" if solved[one.name] else "solved")
        mark = "check" if one.name in solved else "hint"
        picture = self._picture(one)
        face = self.face(
            " · ".join(filter(None, facts)),
            17,
            role="bold",
            note=f"{one.task} {one.written.about}",
            picture=picture,
            icon="" if picture is not None else mark,
            align="left",
            style="primary" if is_next else "plain",
        )
        flow.button(face, self._play(one), lines=3.4, name=f"{GAMES[one.game].title}: {one.title}")

    def _picture(self, one: Puzzle) -> pygame.Surface | None:
        """Return its board, small; None on a table of cards."""
        board = getattr(one.state.table, "board", None)
        if board is None:
            return None
        app = self.app
        plain = schematic(one.game, board, (app.text_px(78), app.text_px(48)))
        picture = pygame.Surface((plain.get_width() + app.px(8), plain.get_height()), pygame.SRCALPHA)
        picture.blit(plain, (app.px(8), 0))
        return picture

    def _play(self, one: Puzzle) -> Callable[[], None]:
        def press() -> None:
            tell_what_waits(self.app)
            self.app.play_puzzle(Attempt(one))

        return press

    @property
    def is_moving(self) -> bool:
        return self._shown < len(GAMES)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._shown < len(self._found):
            self.rebuild()
