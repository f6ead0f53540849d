"""Building a list of cards, a deck or an army: the cards found at the left, the list with its costs, charts and all
that the rules have against it at the right. The game's kind of list says which cards and limits there are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.app.lists.card_list import CardList
from game.app.lists.kinds import Charts, ListError, ListKind, Section
from game.app.lists.saved import list_path, write_list
from game.core.words import an
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.art.palette import faction_colour
from game.ui.games.game_ui import game_ui_of
from game.ui.lists.card_picker import BarButton, CardPicker
from game.ui.lists.pictures import colour_disc, cost_bar, horizontal_bars, vertical_bars
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet_scene import Flow
from game.ui.window import clipboard
from game.ui.window.bindings import key_of


class ListEditor(CardPicker):
    """One list at a time. ``name`` is what it was saved as, "" before that; ``wanted`` are filters by their names."""

    def __init__(self, kind: ListKind) -> None:
        super().__init__()
        self.kind = kind
        self.game = kind.game
        self.card_back = game_ui_of(kind.game).card_back
        self.name = ""
        self.content = self.saved = kind.empty
        #: What stood here before each change, the latest last, and what stands since the last of them.
        self._before: list[CardList] = []
        self._noted = self.content
        self.wanted = kind.first_wanted(kind.empty)
        self.welcome = (
            f"Point at a card to see it large.\n\nClick it to put one into the {kind.word}, right-click or press "
            f"{key_of('take_out')} to take one out; with Shift, as many as there may be, or all. A digit key sets how "
            "many."
        )

    def build(self) -> None:
        word = self.kind.word
        self.lay_out(f"{word.capitalize()}: {self.name}" if self.name else f"A new {word}")

    # --- the cards ---

    def face_of(self, key: str) -> FaceRecord:
        face = game_ui_of(self.game).face
        assert face is not None
        return face(key)

    def notes_of(self, key: str) -> tuple[str, ...]:
        return self.kind.notes_of(self.content, key)

    def pool_keys(self) -> tuple[str, ...]:
        return self.kind.pool(self.content, self.wanted, self.words)

    def count_of(self, key: str) -> int:
        return self.content.count_of(key)

    def why_no_more(self, key: str) -> str:
        return self.kind.why_no_more(self.content, key)

    def put_in(self, key: str) -> None:
        self.content = self.content.added(key)

    def put_back(self, key: str) -> None:
        self.content = self.content.removed(key)

    def finder(self, flow: Flow) -> None:
        """Lay out the controls that search the cards."""
        for each in self.kind.filters:
            discs: dict[str, pygame.Surface] | None = None
            if each.colours:
                size = self.app.text_px(14)
                discs = {value: colour_disc(faction_colour(value), size) for value, _ in each.options if value}
            chosen = self.wanted.get(each.name, "")
            options = list(self.kind.offered(each, self.wanted))
            self.fitting_choice(flow, each.name, options, chosen, self._look_for(each.name), discs)

    def _look_for(self, name: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.wanted = {**self.wanted, name: value}
            for each in self.kind.filters:
                if self.wanted.get(each.name, "") not in dict(self.kind.offered(each, self.wanted)):
                    self.wanted[each.name] = ""
            self.rebuild()

        return choose

    # --- the list ---

    def summary(self, flow: Flow) -> None:
        """Lay out what the list is for, its flaws, its charts and its cards."""
        app = self.app
        if self.message:
            flow.text(self.message, 14, ink=app.theme.danger if self.is_problem else app.theme.good)
        for number, section in enumerate(self.kind.shown_sections(self.content, self.wanted)):
            if number:
                flow.gap(4)
            self.headline(flow, section.heading, section.figures)
            flow.picture(cost_bar(flow.width, app.px(9), section.amount, section.most, app.theme))
            flow.gap(6)
            if not number:
                self._tell_whole(flow)
            self._tell_cards(flow, section)
        if self.content.cards and self.kind.remark:
            flow.text(self.kind.remark, 13, dim=True)

    def _tell_whole(self, flow: Flow) -> None:
        """Say what applies to the list as a whole: what it is declared for, its flaws, its charts."""
        app, kind = self.app, self.kind
        if kind.declared:
            self.fitting_choice(flow, kind.declared_words, list(kind.declared), self.content.declared, self._declare)
        flaws = kind.flaws(self.content)
        if not flaws:
            flow.text(f"{{icon:check}} This {kind.word} is legal.", 14, ink=app.theme.good)
        for flaw in flaws:
            flow.text(f"{{icon:warning}} {flaw}", 14, ink=app.theme.caution)
        charts = kind.charts(self.content, self.wanted)
        if charts is not None:
            self._charts(flow, charts)
            flow.gap(8)

    def _charts(self, flow: Flow, charts: Charts) -> None:
        """Draw what the cards cost at the left, and of which kinds they are at the right."""
        app = self.app
        px, gap = app.text_px(12), app.px(14)
        high = max(px * 7, len(charts.kinds) * fonts.font("body", px).get_height())
        left = (flow.width - gap) * 5 // 9
        for words, x in (("Cards by cost", flow.x), ("By type", flow.x + left + gap)):
            self.sheet.picture(fonts.plain_text(words, "body", px, app.theme.dim_ink), (x, flow.y), view=flow.view)
        flow.y += round(px * 1.7)
        costs = vertical_bars(charts.costs, (left, high), px, app.theme)
        kinds = horizontal_bars(charts.kinds, (flow.width - gap - left, high), px, app.theme)
        self.sheet.picture(kinds, (flow.x + left + gap, flow.y), view=flow.view)
        flow.picture(costs)
        if charts.words:
            flow.text(charts.words, 13, dim=True)

    def _tell_cards(self, flow: Flow, section: Section) -> None:
        """List the cards, one a line, or say what to do where there is none."""
        if not section.groups:
            flow.text(section.empty, 14, dim=True)
        for group in section.groups:
            if group.words:
                flow.text(group.words, 14)
            for row in group.rows:
                self.card_row(flow, row.key, row.name, row.count, str(row.cost))

    def _declare(self, value: str) -> None:
        """Declare the list for something else: costs may change."""
        self.content = msgspec.structs.replace(self.content, declared=value)
        self.say("")

    def bar_buttons(self) -> list[BarButton]:
        word, example = self.kind.word, self.kind.example
        one = an(word).capitalize()
        nothing = "" if self.content.cards else "There is no card in it yet."
        unchanged = "" if self._before else "Nothing has been changed yet."
        copied = f"The {word} as text, one card per line, for other programs.  {key_of('copy')}"
        return [
            ("Open…", "folder", self._open, f"{one} that comes with the game, or one of your own.", ""),
            ("Undo", "undo", self._undo, f"Takes the last change back.  {key_of('undo_change')}", unchanged),
            ("Clear", "discard", self._clear, "Takes all cards out; Undo brings them back.", nothing),
            ("Copy list", "card", self._copy, copied, nothing),
            (
                "Paste list",
                "log",
                self._paste,
                f"{one} from text: one card per line, as {example}.  {key_of('paste')}",
                "",
            ),
            ("Save", "save", self._save, f"Keeps the {word}, for a seat of a new game.", nothing),
        ]

    def act(self, name: str) -> bool:
        if name == "paste":
            self._paste()
        elif name == "copy" and self.content.cards:
            self._copy()
        elif name == "undo_change":
            self._undo()
        return name in ("paste", "copy", "undo_change")

    def take(self, name: str, content: CardList) -> None:
        """Go on with another list; one of the player's own has a name."""
        self._use(content)
        self.name, self.saved = name, content if name else self.kind.empty
        self._before, self._noted = [], content
        self.say("")

    def _use(self, content: CardList) -> None:
        self.content, self.words = content, ""
        self.wanted = self.kind.first_wanted(content)

    # --- opening and keeping ---

    def _open(self) -> None:
        self._unless_changed("Open another?", lambda: self.app.open("saved lists", self.kind, self.take))

    def _unless_changed(self, title: str, act: Callable[[], None]) -> None:
        """Ask before a list that was not saved is lost."""
        premade = [one.content.cards for one in self.kind.premade()]
        if self.content == self.saved or not self.content.cards or self.content.cards in premade:
            act()
        else:
            text = f"The {self.kind.word} on this page has unsaved changes, which will be lost."
            self.app.stack.push(Question(title, text, "Discard changes", act))

    def back(self) -> None:
        self._unless_changed(f"Leave the {self.kind.word}?", self.app.stack.pop)

    def _clear(self) -> None:
        self.content = CardList(declared=self.content.declared)
        self.say("")

    def say(self, message: str, *, problem: bool = False) -> None:
        """Show a message, or none, at the end of every change: that is where one step of Undo ends."""
        if self.content != self._noted:
            self._before.append(self._noted)
            self._noted = self.content
        super().say(message, problem=problem)

    def _undo(self) -> None:
        if not self._before:
            self.app.sound("tick")
            return
        self.content = self._noted = self._before.pop()
        self.say("")

    def _copy(self) -> None:
        problem = clipboard.write(self.kind.text(self.name, self.content))
        self.say(problem or "The list can be pasted anywhere now.", problem=bool(problem))

    def _paste(self) -> None:
        try:
            content = self.kind.from_text(clipboard.read())
        except ListError as error:
            self.say(str(error), problem=True)
            return
        self._use(content)
        self.say("The list was read.")

    def _save(self) -> None:
        word = self.kind.word
        name = self.name or f"My {self.kind.colour_of(self.content) or 'own'} {word}"
        self.app.stack.push(NameDialog(f"Save the {word}", "", name, "Save", self._save_as, replaces=self._replaces))

    def _replaces(self, name: str) -> str:
        """Return what another list's file there is already under a name, as a question's text."""
        kind = self.kind
        try:
            path = list_path(kind, name)
            is_own = bool(self.name) and path == list_path(kind, self.name)
        except ListError:
            # Saving says so.
            return ""
        if is_own or not path.exists():
            return ""
        return f"There is {an(kind.word)} in **{path.name}** already. It cannot be brought back afterwards."

    def _save_as(self, name: str) -> str:
        try:
            write_list(self.kind, name, self.content)
        except ListError as error:
            return str(error)
        self.name, self.saved = name, self.content
        fit = "It can be chosen for a seat of a new game."
        self.message = f"Saved. {'It is not legal yet.' if self.kind.flaws(self.content) else fit}"
        self.is_problem = False
        return ""
