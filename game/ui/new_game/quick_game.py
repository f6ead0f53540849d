"""A quick game: one press on a game starts it, on its first board, with what is usual there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.files.last_set_up import read_last_set_up
from game.app.games.entries import GAMES
from game.ui.art import fonts
from game.ui.art.card_backs import card_back
from game.ui.games.game_ui import game_ui_of
from game.ui.new_game.last_choice import keep_for_next_time
from game.ui.new_game.match_choice import MatchChoice
from game.ui.new_game.people import welcome
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.waiting import tell_what_waits


class QuickGame(SheetScene):
    """A button for each game, and what it is about. The maps of the one that was pressed are read before it starts.
    ``begun`` is a choice that begins at once, without a press."""

    def __init__(self, begun: MatchChoice | None = None) -> None:
        super().__init__()
        self.message = ""
        self._choice = begun
        self._has_none_kept = False

    def build(self) -> None:
        view = self.sheet.view(self.pane(self.page("Quick game")))
        flow = self.flow(view.rect, view)
        if self.message:
            flow.text(self.message, ink=self.app.theme.caution)
        for name, listed in GAMES.items():
            self._game(flow, name, listed.title)
        flow.finish()
        self.fit_pane()

    def _game(self, flow: Flow, name: str, title: str) -> None:
        """Lay out a game with the back of its cards, what it is about, and its opponents."""
        choice = MatchChoice()
        choice.take_game(name)
        px = self.app.text_px(20)
        own = game_ui_of(name)
        note = f"{own.about} {choice.quick_words[:1].upper()}{choice.quick_words[1:]}.".strip()
        back = card_back(own.card_back, round(px * 2.1))
        told = fonts.rich_height(note, "body", round(px * 0.85), flow.width - back.get_width() - 3 * px)
        lines = max(3.4, (fonts.line_height("title", px) * 1.6 + told) / px)
        picture = pygame.Surface((back.get_width() + px, back.get_height()), pygame.SRCALPHA)
        picture.blit(back, (px // 2, 0))
        face = self.face(title, 20, role="title", note=note, align="left", picture=picture)
        flow.button(face, self._start(name), lines=lines, name=title)

    def _start(self, name: str) -> Callable[[], None]:
        def press() -> None:
            self._choice = MatchChoice()
            if self.app.seed is not None:
                self._choice.seed = str(self.app.seed)
            self._choice.choose_game(name)
            kept, problem = read_last_set_up()
            # What was chosen on the page of a new game stays as it is, also in a file that cannot be read now.
            self._has_none_kept = kept is None and not problem
            if kept is not None:
                welcome(self._choice.seats, kept.seats[:1])
            self._choice.pick_quick()

        return press

    @property
    def is_moving(self) -> bool:
        return self._choice is not None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        choice = self._choice
        if choice is None:
            return
        choice.take_maps()
        if choice.listing is None:
            self._choice = None
            self._play(choice)

    def _play(self, choice: MatchChoice) -> None:
        """Begin the match, or say why not."""
        choice.make_quick()
        problem = choice.problem()
        try:
            match = choice.match() if not problem else None
        except ValueError as error:
            problem, match = str(error), None
        if match is not None:
            if self._has_none_kept:
                keep_for_next_time(self.app, choice)
            tell_what_waits(self.app)
            self.app.play(match)
            return
        self.message = problem
        self.app.sound("tick")
        self.rebuild()
