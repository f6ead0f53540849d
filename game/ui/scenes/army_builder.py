"""Building an army and its spell deck for Arena: the cards of a colour at the left, the card looked at in the middle,
the army with its costs and all that the rules have against it at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app import army_building as building
from game.app.armies import ArmyError, army_from_text, army_text, write_army
from game.rules.arena import decks
from game.rules.arena.decks import ARMY_COST, SPELL_COST, SPELLS, Army
from game.rules.arena.effects import Colour
from game.ui import clipboard
from game.ui.art import fonts
from game.ui.art.arena_faces import arena_face
from game.ui.art.card_faces import card_back, card_face
from game.ui.art.card_stock import card_height
from game.ui.art.palette import faction_colour
from game.ui.scenes.army_pictures import colour_disc, cost_bar, pool_card
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet import Control
from game.ui.scenes.sheet_scene import Flow, SheetScene, chip_width

#: Pixels of 720 lines that a card of the pool is wide, and seconds until a card looked at is shown large.
CARD, REST = 111, 0.08
_WELCOME = (
    "Point at a card to see it large.\n\nA press puts one into the army. A right click, or Delete, takes one out."
)
#: What the colours are called on the plates.
_COLOURS = {colour: colour.capitalize() for colour in building.COLOURS}


class ArmyBuilder(SheetScene):
    """One army at a time. ``name`` is what it was saved as, "" before that."""

    game = "arena"

    def __init__(self) -> None:
        super().__init__()
        self.colour: Colour | None = "white"
        self.words = ""
        self.name = ""
        self.army: Army = building.EMPTY
        self.saved: Army = building.EMPTY
        self.message, self.is_trouble = "", False
        #: The card that is shown large.
        self.shown = ""
        self._keys: dict[str, str] = {}
        #: Cards of the pool, and how wide, that were painted already; and controls that wait for theirs.
        self._painted: set[tuple[str, int]] = set()
        self._unpainted: list[tuple[Control, str]] = []
        self._rested = 0.0
        self._zoom = pygame.Rect(0, 0, 0, 0)

    # --- the page ---

    def build(self) -> None:
        app = self.app
        body = self.page(f"Army: {self.name}" if self.name else "A new army")
        self._keys, self._unpainted = {}, []
        bar = round(app.text_px(15) * 2.2) + app.px(6)
        room = pygame.Rect(body.x, body.y, body.width, body.height - bar - app.px(12))
        if app.text_px(15) * 68 <= body.width:
            self._three_columns(room)
            self._bar(pygame.Rect(body.x, room.bottom + app.px(12), body.width, bar))
        else:
            self._zoom = pygame.Rect(0, 0, 0, 0)
            view = self.sheet.view(self.pane(body))
            flow = self.flow(view.rect, view)
            self._summary(flow)
            for words, mark, press, hint, why_not in self._deeds():
                flow.plate(self.face(words, 15, icon=mark), press, name=words, hint=hint, why_not=why_not, lines=2.0)
            self._finder(flow)
            self._pool(flow)
            flow.finish()

    def _three_columns(self, room: pygame.Rect) -> None:
        app = self.app
        gap = app.px(12)
        right = max(app.px(364), app.text_px(15) * 24)
        middle = min(app.px(290), round((room.height - app.px(40)) * 5 / 7))
        left = room.width - middle - right - 2 * gap
        pane = self.pane(pygame.Rect(room.x, room.y, left, room.height))
        flow = self.flow(pane)
        self._finder(flow)
        pane = pygame.Rect(pane.x, flow.y, pane.width, pane.bottom - flow.y)
        view = self.sheet.view(pane)
        flow = self.flow(view.rect, view)
        self._pool(flow)
        flow.finish()
        self._zoom = self.pane(pygame.Rect(room.x + left + gap, room.y, middle, room.height))
        view = self.sheet.view(self.pane(pygame.Rect(room.right - right, room.y, right, room.height)))
        flow = self.flow(view.rect, view)
        self._summary(flow)
        flow.finish()

    def _finder(self, flow: Flow) -> None:
        """Colours and words by which the cards are chosen."""
        app = self.app
        wide = fonts.text_width("Search", "body", app.text_px(15)) + app.px(16)
        options = [*_COLOURS.items(), ("", "All")]
        px = 15.0
        while px > 11 and self._width_of(options, px) > flow.width:
            px -= 0.5
        discs: dict[str, pygame.Surface] = {
            colour: colour_disc(faction_colour(colour), app.text_px(px)) for colour in _COLOURS
        }
        flow.choice("Cards", options, self.colour or "", self._choose_colour, px=px, pictures=discs)
        line = round(app.text_px(15) * 1.9)
        told = fonts.plain_text("Search", "body", app.text_px(15), app.theme.dim_ink)
        self.sheet.picture(told, (flow.x, flow.y + (line - told.get_height()) // 2), view=flow.view)
        rect = pygame.Rect(flow.x + wide, flow.y, flow.width - wide, line)
        control = self.sheet.entry(
            rect, "Search", self.words, self._search, letters=40, placeholder="words on the card", view=flow.view
        )
        control.hint = "Cards on which all of these words stand: names, kinds, what they do."
        flow.y += line + app.px(10)

    def _width_of(self, options: list[tuple[str, str]], px: float) -> int:
        size = self.app.text_px(px)
        disc = colour_disc((0, 0, 0), size)
        return sum(
            chip_width(words, size, picture=disc if value else None) + self.app.px(6) for value, words in options
        )

    def _pool(self, flow: Flow) -> None:
        """The cards that there are: a press puts one into the army."""
        app = self.app
        keys = building.pool(self.colour, self.words)
        if not keys:
            flow.text("No card has all of these words.", dim=True)
        pad, gap = app.px(5), app.px(6)
        columns = max(2, (flow.width + gap) // (app.px(CARD) + 2 * pad + gap))
        wide = (flow.width - (columns - 1) * gap) // columns
        card = wide - 2 * pad
        high = card_height(card) + 2 * pad
        for number, key in enumerate(keys):
            at = pygame.Rect(flow.x + number % columns * (wide + gap), flow.y, wide, high)
            self._pool_card(flow, key, at, card, is_late=number >= 2)
            if number % columns == columns - 1 or number == len(keys) - 1:
                flow.y += high + gap

    def _pool_card(self, flow: Flow, key: str, rect: pygame.Rect, wide: int, *, is_late: bool) -> None:
        name = building.card_of(key).name
        count = (self.army.cards + self.army.spells).count(key)
        ready = not is_late or (key, wide) in self._painted
        picture = pool_card(key, wide, count, self.app.theme) if ready else card_back("arena", wide)
        face = self.face("", 15, picture=picture, plate="card")
        control = self.sheet.plate(rect, face, self._add(key), name=f"Add {name}", view=flow.view, chosen=count > 0)
        self._keys[control.name] = key
        if ready:
            self._painted.add((key, wide))
        else:
            self._unpainted.append((control, key))

    def _summary(self, flow: Flow) -> None:
        """Costs, flaws, and the cards of the army."""
        app = self.app
        for message in filter(None, (self.message,)):
            flow.text(message, 14, ink=app.theme.danger if self.is_trouble else app.theme.good)
        army = self.army
        self._heading(flow, "Army", f"{building.cost_of(army.cards)} of {ARMY_COST} points")
        flow.picture(cost_bar(flow.width, app.px(9), building.cost_of(army.cards), ARMY_COST, app.theme))
        flow.gap(6)
        self._rows(flow, army.cards, "Choose a Planeswalker and squads, or open an army that comes with the game.")
        flow.gap(4)
        spells = f"{len(army.spells)} of {SPELLS} cards, {building.cost_of(army.spells)} of {SPELL_COST} points"
        self._heading(flow, "Spells", spells)
        flow.picture(cost_bar(flow.width, app.px(9), building.cost_of(army.spells), SPELL_COST, app.theme))
        flow.gap(6)
        flaws = decks.flaws(army)
        if not flaws:
            flow.text("{icon:check} This army may take the field.", 14, ink=app.theme.good)
        for flaw in flaws:
            flow.text(f"{{icon:warning}} {flaw}", 14, ink=app.theme.caution)
        flow.gap(4)
        self._rows(flow, army.spells, "The spell deck is empty.")

    def _heading(self, flow: Flow, words: str, told: str) -> None:
        """A heading with figures at its right end, or below it where there is no room."""
        app = self.app
        figures = fonts.plain_text(told, "body", app.text_px(14), app.theme.ink)
        top = flow.y
        flow.heading(words, 18)
        if fonts.text_width(words, "title", app.text_px(18)) + figures.get_width() + app.px(10) <= flow.width:
            at = (flow.x + flow.width - figures.get_width(), flow.y - app.px(5) - figures.get_height())
            self.sheet.picture(figures, (at[0], max(top, at[1])), view=flow.view)
        else:
            flow.picture(figures)

    def _rows(self, flow: Flow, keys: tuple[str, ...], empty: str) -> None:
        """A line a card: a press takes one out, the plus puts one in."""
        app = self.app
        if not keys:
            flow.text(empty, 14, dim=True)
        size = app.text_px(14)
        high = round(size * 1.85)
        for card in building.held(keys):
            cost = fonts.plain_text(str(card.cost), "body", size, app.theme.dim_ink)
            plus = pygame.Rect(flow.x + flow.width - high - app.px(4), flow.y, high + app.px(4), high)
            row = pygame.Rect(flow.x, flow.y, plus.x - flow.x - cost.get_width() - app.px(18), high)
            face = self.face(f"{card.count} {card.name}", 14, icon="minus", align="left", plate="row")
            less = self.sheet.plate(
                row, face, self._take(card.key), name=f"Less {card.name}", hint="Takes one out.", view=flow.view
            )
            at = (plus.x - app.px(8) - cost.get_width(), flow.y + (high - cost.get_height()) // 2)
            self.sheet.picture(cost, at, view=flow.view)
            face = self.face("", 14, icon="plus", plate="quiet")
            more = self.sheet.plate(
                plus, face, self._add(card.key), name=f"More {card.name}", hint="One more.", view=flow.view
            )
            self._keys[less.name] = self._keys[more.name] = card.key
            flow.y += high + app.px(3)

    def _deeds(self) -> list[tuple[str, str, Callable[[], None], str, str]]:
        """Words, icon, what it does, a hint, and why it is off."""
        nothing = "There is no card in it yet." if self.army == building.EMPTY else ""
        return [
            ("Open…", "folder", self._open, "An army that comes with the game, or one of your own.", ""),
            ("Clear", "discard", self._clear, "Takes all cards out.", nothing),
            ("Copy list", "card", self._copy, "The army as text, a line a card, for other programs.  Ctrl+C", nothing),
            ("Paste list", "log", self._paste, "An army from text: a line a card, as 2 Titanic Growth.  Ctrl+V", ""),
            ("Save", "save", self._save, "Keeps the army, for a seat of a new game.", nothing),
        ]

    def _bar(self, rect: pygame.Rect) -> None:
        app = self.app
        size, gap = app.text_px(15), app.px(10)
        x = rect.x
        for words, mark, press, hint, why_not in self._deeds():
            wide = fonts.text_width(words, "body", size) + 5 * size
            if words == "Save":
                wide += 2 * size
                x = rect.right - wide
            face = self.face(words, 15, icon=mark, plate="primary" if words == "Save" else "plain")
            plate = pygame.Rect(x, rect.y, wide, rect.height)
            self.sheet.plate(plate, face, press, name=words, hint=hint, why_not=why_not)
            x += wide + gap

    # --- choosing ---

    def _say(self, message: str, *, trouble: bool = False) -> None:
        self.message, self.is_trouble = message, trouble
        if trouble:
            self.app.sound("tick")
        self.rebuild()

    def _choose_colour(self, colour: str) -> None:
        self.colour = colour or None  # type: ignore[assignment]
        self.rebuild()

    def _search(self, words: str) -> None:
        self.words = words
        self.rebuild()

    def _add(self, key: str) -> Callable[[], None]:
        def press() -> None:
            self.army = building.added(self.army, key)
            self._say("")

        return press

    def _take(self, key: str) -> Callable[[], None]:
        def press() -> None:
            self.army = building.removed(self.army, key)
            self._say("")

        return press

    def take(self, name: str, army: Army) -> None:
        """Go on with another army; one of the player's own has a name."""
        self.name, self.army, self.saved = name, army, army if name else building.EMPTY
        self.colour = decks.colour_of(army.cards) or self.colour
        self._say("")

    # --- opening and keeping ---

    def _open(self) -> None:
        from game.ui.scenes.army_list import ArmyList

        self._unless_changed("Open another?", lambda: self.app.push(ArmyList(self.take)))

    def _unless_changed(self, title: str, act: Callable[[], None]) -> None:
        """Ask before an army that was not saved is lost."""
        if self.army in (self.saved, building.EMPTY, *decks.PREMADE.values()):
            act()
        else:
            text = "The army on this page has not been saved as it is now, and will be lost."
            self.app.push(Question(title, text, "Go on", act))

    def back(self) -> None:
        self._unless_changed("Leave the army?", self.app.pop)

    def _clear(self) -> None:
        self.army = building.EMPTY
        self._say("")

    def _copy(self) -> None:
        told = clipboard.write(army_text(self.army))
        self._say(told or "The list can be pasted anywhere now.", trouble=bool(told))

    def _paste(self) -> None:
        try:
            army = army_from_text(clipboard.read())
        except ArmyError as error:
            self._say(str(error), trouble=True)
            return
        self.army = army
        self.colour = decks.colour_of(army.cards) or self.colour
        self._say("The list was read.")

    def _save(self) -> None:
        name = self.name or f"My {decks.colour_of(self.army.cards) or 'own'} army"
        text = "An army of the same name is replaced."
        self.app.push(NameDialog("Save the army", text, name, "Save", self._save_as))

    def _save_as(self, name: str) -> str:
        try:
            write_army(name, self.army)
        except ArmyError as error:
            return str(error)
        self.name, self.saved = name, self.army
        fit = "It can be chosen for a seat of a new game."
        self.message = f"Saved. {'It may not take the field yet.' if decks.flaws(self.army) else fit}"
        self.is_trouble = False
        return ""

    # --- keys, time, looks ---

    def event(self, event: pygame.event.Event) -> None:
        focus = self.sheet.focus
        if event.type == pygame.KEYDOWN and (focus is None or focus.text is None):
            if event.mod & pygame.KMOD_CTRL and event.key in (pygame.K_c, pygame.K_v):
                if event.key == pygame.K_v:
                    self._paste()
                elif self.army != building.EMPTY:
                    self._copy()
                return
            if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_MINUS) and focus is not None:
                key = self._keys.get(focus.name, "")
                if key:
                    self._take(key)()
                return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            control = self.sheet.looked_at
            key = self._keys.get(control.name, "") if control is not None else ""
            if key and control is not None and control.shown.collidepoint(event.pos):
                self._take(key)()
            return
        super().event(event)

    @property
    def is_moving(self) -> bool:
        """Are pictures still to be painted?"""
        return bool(self._unpainted) or self._wanted() != self.shown

    def _wanted(self) -> str:
        """The card that is looked at, or was last."""
        control = self.sheet.looked_at
        return self._keys.get(control.name, self.shown) if control is not None else self.shown

    def update(self, seconds: float) -> None:
        super().update(seconds)
        wanted = self._wanted()
        self._rested = self._rested + seconds if wanted != self.shown else 0.0
        if self._rested >= REST:
            self.shown, self._rested = wanted, 0.0
            self.app.redraw()
        if self._unpainted:
            control, key = self._unpainted.pop(0)
            plate: Any = control.element
            wide = plate.face.picture.get_width()
            count = (self.army.cards + self.army.spells).count(key)
            plate.show_face(self.face("", 15, picture=pool_card(key, wide, count, self.app.theme), plate="card"))
            self._painted.add((key, wide))
            self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        theme = self.app.theme
        if not self.shown:
            if self._zoom.width:
                size = self.app.text_px(15)
                words = fonts.rich_text(_WELCOME, "body", size, self._zoom.width, theme.dim_ink, align="centre")
                surface.blit(words, words.get_rect(center=self._zoom.center))
            return
        if self._zoom.width:
            wide = min(self._zoom.width, round(self._zoom.height * 5 / 7))
            card = card_face(arena_face(self.shown), wide, theme=theme.name)
            place = card.get_rect(midtop=(self._zoom.centerx, self._zoom.y))
            surface.blit(card, place)
            self._draw_words(surface, place.bottom + self.app.px(12))
        elif self.sheet.looked_at is not None and self.sheet.looked_at.name in self._keys:
            # No room of its own: at the side where the pointer is not.
            width, height = surface.get_size()
            card = card_face(arena_face(self.shown), min(width // 2 - 20, round(height * 0.6)), theme=theme.name)
            aside = self.sheet.looked_at.rect.centerx < width // 2
            place = card.get_rect(centery=height // 2)
            place.x = width - place.width - 20 if aside else 20
            surface.blit(card, place)

    def _draw_words(self, surface: pygame.Surface, top: int) -> None:
        """Below the large card: how many there are, and what the game's words on it mean, as far as there is room."""
        app, room = self.app, self._zoom
        for text in building.notes_of(self.shown):
            high = fonts.rich_height(text, "body", app.text_px(14), room.width)
            if top + high > room.bottom:
                return
            words = fonts.rich_text(text, "body", app.text_px(14), room.width, app.theme.ink)
            surface.blit(words, (room.x, top))
            top += high + app.px(6)
