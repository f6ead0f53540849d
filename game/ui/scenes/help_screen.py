"""How to play: the turn in short, the keys, and what the words of the game mean."""

from __future__ import annotations

import pygame

from game.rules.skirmish.words import GLOSSARY
from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

TURN = (
    "**The aim** Your vault holds 20 gold. Each turn moves one to your supply; each creature you lose moves its level. "
    "When a vault runs dry the turn is played out, and the side with most gold in its vaults and most points wins.\n"
    "**Refresh** Untap, one gold to the supply, draw an action card.\n"
    "**Act** Activate your creatures one after another: move, and tap once to attack, use a power or play a standard "
    "card. Minor cards need no tap. Immediate cards answer what others announce.\n"
    "**Deploy** Pay gold from the supply for creatures of your reserve; they appear in your start area.\n"
    "**Striking back** When an enemy taps beside your untapped creature, that creature may tap to strike at it. Both "
    "blows land at the same moment."
)

KEYS = (
    ("Click or Enter", "choose a creature, a square, a card"),
    ("Arrows, N", "move the cursor; N jumps to the next choice"),
    ("Tab", "go through buttons and cards"),
    ("1 to 7", "press the buttons below the question"),
    ("E", "end, pass, or go on"),
    ("M", "pass for the rest of this turn"),
    ("U or Ctrl+Z", "take back"),
    ("L", "show lines of sight"),
    ("R", "turn a board tile"),
    ("Space", "finish what moves"),
    ("Wheel, drag, WASD", "zoom and move the board"),
    ("Right click", "keep a card or creature in view"),
    ("Escape", "pause: save, concede, settings"),
    ("F11", "full screen"),
)


class HelpScreen(WidgetScene):
    """One page."""

    def build(self) -> list[Button]:
        px = self.app.px
        rect = pygame.Rect(self.app.size[0] // 2 - px(100), px(664), px(200), px(42))
        return [Button(rect, "Back", self.cancelled, kind="primary", hint="Escape")]

    def cancelled(self) -> None:
        self.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme = THEMES[self.app.settings.theme]
        px = self.app.px
        draw_title(surface, "How to play Skirmish", (surface.get_width() // 2, px(44)), px(38), theme.name)
        left = pygame.Rect(px(24), px(84), (surface.get_width() - px(60)) // 2, px(566))
        right = left.move(left.width + px(12), 0)
        keys = "\n".join(f"**{key}**  {use}" for key, use in KEYS)
        words = "\n".join(f"**{word}**: {meaning}" for word, meaning in GLOSSARY.items())
        for area, text in ((left, TURN + "\n\n" + keys), (right, words)):
            surface.blit(pane(area.size, theme.name, 226), area)
            size = self.app.text_px(15)
            while size > 9 and fonts.rich_height(text, "body", size, area.width - px(32)) > area.height - px(20):
                size -= 1
            page = fonts.rich_text(text, "body", size, area.width - px(32), theme.ink)
            surface.blit(page, (area.x + px(16), area.y + px(12)))
