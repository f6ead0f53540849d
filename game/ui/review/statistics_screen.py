"""Statistics: what the matches that were played here came to, by game, map, deck and opponent, as a table and as a file
for other programs. Nothing of it leaves the machine, and one press forgets it."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.app.files import folders
from game.app.files.writing import write_whole
from game.app.games.entries import GAMES
from game.app.statistics.groups import EVERYBODY, By, as_csv, favourite_cards, groups_of, sides_of
from game.app.statistics.kept import Statistics
from game.core.words import counted
from game.ui.games.dice_counts import dice_of
from game.ui.review.statistics_pictures import card_bars, group_table
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene

NOBODY_YET = "No match has ended yet. Figures of your finished matches will appear here."
_ALL = ""
_BY: list[tuple[By, str]] = [("game", "Game"), ("board", "Map"), ("deck", "Deck"), ("opponent", "Opponent")]
#: How many cards are shown, for how many seconds a frame reads, and after how many the page is laid out again.
_CARDS, _READING, _OFTEN = 8, 0.02, 0.5


class StatisticsScreen(SheetScene):
    """Reads what is not known yet frame by frame, and shows what is."""

    def __init__(self) -> None:
        super().__init__()
        self.statistics = Statistics(dice_of)
        self.message = ""
        self._said = ""
        self._game, self._who = _ALL, EVERYBODY
        self._by: By = "game"
        self._laid_for = 0.0

    @property
    def works_ahead(self) -> bool:
        return self.statistics.left > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._laid_for += seconds
        has_read = self.app.stack.top is self and self.statistics.go_on(_READING)
        if has_read and (not self.statistics.left or self._laid_for >= _OFTEN):
            self.rebuild()

    def build(self) -> None:
        self._laid_for = 0.0
        app, statistics = self.app, self.statistics
        body = self.page("Statistics")
        body.width = min(body.width, max(app.px(1100), app.text_px(16) * 52))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        if self.message:
            flow.text(self.message, ink=app.theme.danger)
        if self._said:
            flow.text(self._said)
        if statistics.left:
            flow.text(f"Reading matches: {statistics.count - statistics.left} of {statistics.count}.", dim=True)
        if statistics.matches:
            self._figures(flow)
        elif not statistics.left:
            flow.text(NOBODY_YET if not statistics.since else f"No match has ended since {self._since}.", dim=True)
        flow.finish()
        self.fit_pane()

    @property
    def _since(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.statistics.since))

    def _figures(self, flow: Flow) -> None:
        app, matches = self.app, self.statistics.matches
        games = [name for name in GAMES if any(one.game == name for one in matches)]
        if len(games) > 1:
            options = [(_ALL, "All games"), *((name, GAMES[name].title) for name in games)]
            flow.choice("Game", options, self._game, self._setter("_game"))
        names = sorted({seat.name for one in matches for seat in one.people})
        if len(names) > 1:
            flow.choice("Player", [(EVERYBODY, "Everybody"), *zip(names, names, strict=True)], self._who,
                        self._setter("_who"))  # fmt: skip
        flow.choice("By", [(value, f"By {words.lower()}") for value, words in _BY], self._by, self._setter("_by"))
        sides = sides_of(matches, self._who, self._game)
        if not sides:
            flow.text("No match fits.", dim=True)
        else:
            px = app.text_px(15)
            flow.gap(4)
            flow.picture(group_table(dict(_BY)[self._by], groups_of(sides, self._by), flow.width, px, app.theme))
            flow.gap(6)
            flow.text(self._about(), 13, dim=True)
            cards = favourite_cards(sides, _CARDS)
            if cards:
                flow.heading("Favourite cards and abilities")
                flow.picture(card_bars(cards, flow.width, px, app.theme))
        flow.gap(8)
        hint = "One line for each match and player, for a spreadsheet."
        flow.button(self.face("Write as CSV", 15, icon="save"), self._write, name="Write as CSV", hint=hint, lines=2)
        forget = self.face("Forget all statistics", 15, icon="discard", style="risk")
        flow.button(forget, self._ask, name="Forget all statistics", lines=2)

    def _about(self) -> str:
        """Return what the columns mean, and what is not counted."""
        told = (
            "Won: a draw is half a win; the line is the interval of 95 %. Answers, turns and time are averages per "
            "match; time is how long people thought. Luck: by how much the dice were above the average."
        )
        unreadable = self.statistics.unreadable
        more = f" {counted(unreadable, 'match', 'matches')} of other versions cannot be counted." if unreadable else ""
        since = f" Matches since {self._since} count." if self.statistics.since else ""
        return f"{told}{more}{since} All of this stays on this computer."

    def _setter(self, field: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            setattr(self, field, value)
            self.rebuild()

        return choose

    def _write(self) -> None:
        """Write what is shown into a file of its own, and say where."""
        self.message = self._said = ""
        path = folders.home() / "statistics" / f"matches-{time.strftime('%Y%m%d-%H%M%S')}.csv"
        try:
            write_whole(path, as_csv(sides_of(self.statistics.matches, self._who, self._game)).encode())
            self._said = f"Written to **{path}**."
            self.app.sound("coin")
        except OSError as error:
            self.message = f"{path}: it cannot be written ({error.strerror or error})."
        self.rebuild()

    def _ask(self) -> None:
        text = "The figures of your matches are deleted for good. The matches themselves stay, and can be looked at."
        self.app.stack.push(Question("Forget all statistics?", text, "Forget", self._forget))

    def _forget(self) -> None:
        self.message = self._said = ""
        try:
            self.statistics.forget()
        except OSError as error:
            self.message = f"{folders.statistics_file()}: it cannot be written ({error.strerror or error})."
        self.rebuild()
