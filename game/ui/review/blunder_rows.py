"""What cost somebody most, on the last page of a match: each blunder as a sentence, with a button that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.matches.match import Match
from game.app.thinking.blunders import Blunder, Teacher, told
from game.ui.art import fonts
from game.ui.games.game_ui import screen_for
from game.ui.scenes.sheet_scene import Flow, SheetScene

#: What the buttons are called, with the number of the answer.
SHOW = "Show me answer"
#: What is said where there is no blunder.
NOTHING = "No blunder was found: no answer surely cost much."
_HINT = "Opens the board at that moment, and plays what might have come after the better answer."

Found = dict[int, tuple[Blunder, ...]]


def found_by(teacher: Teacher, match: Match) -> Found:
    """Return the blunders that each person is shown."""
    return {seat: teacher.blunders(seat) for seat in match.players.people}


class BlunderRows:
    """Lays the rows of a match's people out on a page. ``show`` opens one of a seat's, by its place among them."""

    def __init__(self, scene: SheetScene, match: Match, show: Callable[[Sequence[Blunder], int], None]) -> None:
        self._scene, self._match, self._show = scene, match, show
        self._screen = screen_for(match, scene.app.theme.name)

    def lay(self, flow: Flow, found: Found, *, is_over: bool) -> None:
        """Lay out what was found for each person, or that it is still being looked for, or that there is nothing."""
        for seat, blunders in found.items():
            name = self._match.players.names[seat] if len(found) > 1 else "you"
            flow.heading(f"What cost {name} most", 16)
            for place, one in enumerate(blunders):
                self._blunder(flow, blunders, place, one)
            if not is_over:
                flow.text("The answers are being weighed: what surely cost much appears here.", 13, dim=True)
            elif not blunders:
                flow.text(NOTHING, 15)
            flow.gap(6)

    def _blunder(self, flow: Flow, blunders: Sequence[Blunder], place: int, one: Blunder) -> None:
        app, point = self._scene.app, one.point
        face = self._scene.face("Show me", 14, icon="play")
        wide = fonts.text_width("Show me", "body", face.px) + face.px * 4
        high = app.pressable(round(face.px * 2.2))
        room, top = flow.width, flow.y
        is_aside = room - wide >= app.text_px(15) * 14
        flow.width = room - wide - app.px(14) if is_aside else room
        when = f"{point.when[:1].upper()}{point.when[1:]} · " if point.when else ""
        # Answers alone, such as a space, do not tell what was asked.
        flow.text(f"{when}{self._screen.prompt(point.view, None)}", 13, dim=True)
        flow.text(told(point, self._match.opening.game), 15)
        rect = pygame.Rect(flow.x + room - wide, top + app.px(2), wide, high) if is_aside else (
            pygame.Rect(flow.x, flow.y, wide, high))  # fmt: skip
        self._scene.sheet.button(
            rect, face, lambda: self._show(blunders, place), view=flow.view, hint=_HINT,
            name=f"{SHOW} {point.number + 1}",
        )  # fmt: skip
        flow.width, flow.y = room, max(flow.y, rect.bottom) + app.px(8)
