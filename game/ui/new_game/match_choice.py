"""A new match as it is being chosen: the game, its board, who sits where, and what keeps it from beginning."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from game.app.campaigns.campaign import Campaign
from game.app.campaigns.playing import begin_chapter
from game.app.games.entries import GAMES, entry_of
from game.app.lessons.lesson import begin_lesson, lessons_in
from game.app.lists.kinds import list_kind_of
from game.app.lists.saved import SavedList, saved_lists
from game.app.maps.library import Listing, MapEntry, game_of
from game.app.maps.scenarios import scenarios_in
from game.app.matches.match import Match, Seating
from game.app.matches.names import why_not_named
from game.app.matches.scenarios import begin_scenario
from game.app.matches.terms import NO_TERMS
from game.app.records.journal import Journal
from game.app.thinking.levels import USUAL
from game.core.dice import Dice
from game.core.record import decode_setup, decode_state
from game.ui.art.chosen_colours import colours_of
from game.ui.art.palette import SEAT_NAMES
from game.ui.games.game_ui import form_of
from game.ui.games.set_up_form import GameForm, SeatChoice, Table, document, seat_of_list
from game.ui.new_game.people import welcome
from game.ui.scenes.scene import Window
from game.ui.scenes.waiting import tell_what_waits

TILES = "tiles"
#: Tiles between the two that hold start areas, when the board is built in turns.
BETWEEN = 4
#: After how many maps the page says again how many have been read.
_A_WORD = 4
#: Seats that choices are kept for.
_MOST_SEATS = 8


class MatchChoice:
    """Everything chosen so far. ``wanted`` is a map to begin with, from anywhere; ``board`` is the chosen map's place
    in ``maps``, or ``TILES``."""

    def __init__(self, wanted: Path | None = None) -> None:
        self.wanted = wanted
        #: A listed map or ``TILES`` to choose when the maps are read; and what of a kept set-up is not there any more.
        self.preferred: Path | str | None = None
        self.missing: list[str] = []
        #: Called, on another thread, when there is more to ``take_maps``.
        self.on_read: Callable[[], None] | None = None
        self.listing: Listing | None = None
        self._read = 0
        self.seed = ""
        self.maps: list[MapEntry] = []
        self.tiles: list[MapEntry] = []
        self.board: int | str = 0
        game = game_of(wanted) if wanted is not None else ""
        self.take_game(game if game in GAMES else next(iter(GAMES)))

    # --- choosing ---

    def choose_game(self, name: str) -> None:
        """Choose another game, with its own maps and tables; the people who sit there stay."""
        self.wanted = self.preferred = None
        self.missing = []
        before = self.taken
        self.take_game(name)
        welcome(self.seats, before)
        self.list_maps()

    def take_game(self, name: str) -> None:
        """Take a game with its usual choices; its maps are not looked for."""
        self.game = name
        self.form: GameForm = form_of(name)
        self.table: Table = self.form.tables[0]
        self.windows = self.form.windows[0][0] if self.form.windows else ""
        #: May people ask for hints? None: as is usual for those who sit there.
        self.hints: bool | None = None
        #: What is agreed on besides the rules.
        self.terms = NO_TERMS
        #: Fields of the options that are played other than printed.
        self.otherwise: frozenset[str] = frozenset()
        #: What was picked, and which cards were lined up, by the set-up's fields.
        self.picked = {pick.field: pick.first for pick in self.form.picks}
        self.lined_up = {lineup.field: lineup.usual(self.picked) for lineup in self.form.lineups}
        #: The seats that lead the cards of a line-up; -1 for the one whose turn it is.
        self.led = {field: (-1,) * len(keys) for field, keys in self.lined_up.items()}
        #: The list of the player's own with which all seats play, by its name; "" for what comes with the game.
        self.shared_list = ""
        self.seats = [_seat(number, self.form) for number in range(_MOST_SEATS)]
        self.lists = list_kind_of(name)
        self.own_lists: tuple[SavedList, ...] = ()
        self.look_for_lists()

    def look_for_lists(self) -> None:
        """Look again which decks or armies the player has; a seat whose own is gone has its faction's."""
        self.own_lists = saved_lists(self.lists) if self.lists is not None else ()
        names = {one.name for one in self.own_lists if not one.why_not}
        for seat in self.seats:
            if seat.own_list not in names:
                seat.own_list = ""
        if self.shared_list not in names:
            self.shared_list = ""

    def list_maps(self) -> None:
        """Look which maps there are, on a thread of its own: ``take_maps`` when they are read."""
        self.maps, self.tiles, self.board = [], [], 0
        self.listing = Listing((self.game,), self.wanted, self.on_read) if self.form.uses_maps else None
        self.take_maps()

    def take_maps(self) -> bool:
        """Choose the wanted map once all are read, or the first playable one. Return whether there is news to show."""
        if self.listing is None:
            return False
        if not self.listing.is_done:
            # Laying out the page takes longer than reading a map: not for each of them.
            before, self._read = self._read, self.listing.read // _A_WORD
            return before != self._read
        entries = list(self.listing.entries)
        self.listing = None
        first = entries.pop(0) if self.wanted is not None else None
        maps = [entry for entry in entries if not entry.is_part and not entry.scenarios]
        self.maps = sorted(maps, key=_rank)
        self.tiles = [entry for entry in entries if entry.is_part and not entry.errors]
        if first is not None:
            self.maps.insert(0, first)
        playable = [number for number, entry in enumerate(self.maps) if self.is_playable(entry)]
        self.choose_board(0 if self.wanted is not None or not playable else playable[0])
        self._take_preferred()
        return True

    def choose_board(self, board: int | str) -> None:
        """Choose another board, at a table at which it can be played."""
        self.board = board
        fit = self.fitting_tables
        if self.table not in fit:
            self.table = fit[0]

    def choose_table(self, words: str) -> None:
        """Choose another number of seats."""
        self.table = next(table for table in self.fitting_tables if table.words == words)

    def pick(self, field: str, value: str) -> None:
        """Pick another value. Usual cards are replaced by what is usual now; of other cards those beyond the new limit
        are taken out, and usual ones fill the free places."""
        before = dict(self.picked)
        self.picked[field] = value
        for lineup in self.form.lineups:
            least, most = lineup.amount(self.picked)
            usual, lined_up = lineup.usual(self.picked), self.lined_up[lineup.field]
            if lined_up == lineup.usual(before):
                lined_up = usual
            else:
                chosen = lined_up[:most]
                more = [key for key in usual if key not in chosen]
                lined_up = (*chosen, *more[: max(0, least - len(chosen))])
            self.lined_up[lineup.field] = lined_up
            self.led[lineup.field] = (*self.led[lineup.field], *(-1,) * len(lined_up))[: len(lined_up)]

    def line_up(self, field: str, key: str) -> None:
        """Add another card at the end."""
        self.lined_up[field] = (*self.lined_up[field], key)
        self.led[field] = (*self.led[field], -1)

    def take_out(self, field: str, place: int) -> None:
        """Take out the card at a place; those after it move up."""
        chosen, led = self.lined_up[field], self.led[field]
        self.lined_up[field] = (*chosen[:place], *chosen[place + 1 :])
        self.led[field] = (*led[:place], *led[place + 1 :])

    def leader(self, field: str, place: int) -> int:
        """Return the seat that leads the card at a place: the seats in turn, where nothing else was chosen."""
        seat = self.led[field][place]
        return seat if 0 <= seat < self.table.count else place % self.table.count

    def lead_on(self, field: str, place: int) -> None:
        """Let the next seat lead the card at a place."""
        led = list(self.led[field])
        led[place] = (self.leader(field, place) + 1) % self.table.count
        self.led[field] = tuple(led)

    def pick_quick(self) -> None:
        """Pick what a quick game is played with."""
        for one in self.form.picks:
            if one.quick:
                self.pick(one.field, one.quick)

    def take_decks(self, named: Sequence[str]) -> None:
        """Choose decks by name, one for all seats or one per seat: ready decks, factions, or lists of the player's own.
        Raises ValueError with one sentence for a name that does not exist."""
        seats = self.quick_table.count
        if len(named) not in (1, seats):
            raise ValueError(f"decks: one is expected, or {seats}, one per seat, not {len(named)}")
        ready = {value: pick.field for pick in self.form.picks for value, _ in pick.choices}
        factions = {value for value, _ in self.form.factions}
        own = {one.name for one in self.own_lists if not one.why_not}
        for number, name in enumerate((*named,) * (seats // len(named))):
            if name in factions:
                self.seats[number].faction = name
            elif name in ready:
                self.pick(ready[name], name)
            elif name in own and not self.form.shares_list:
                self.seats[number].own_list = name
            elif name in own:
                self.shared_list = name
            else:
                known = ", ".join((*ready, *sorted(factions | own)))
                raise ValueError(f"decks: one of {known} is expected, not {name!r}")

    def _take_preferred(self) -> None:
        """Choose the preferred board, if it is there; a program that lies elsewhere now has its maps by their names."""
        wish, self.preferred = self.preferred, None
        if wish == TILES and self.form.uses_tiles and not self.why_no_tiles():
            self.choose_board(TILES)
        elif isinstance(wish, Path) and self.wanted is None:
            fit = [number for number, entry in enumerate(self.maps) if self.is_playable(entry)]
            same = [number for number in fit if self.maps[number].path == wish]
            same += [number for number in fit if self.maps[number].path.name == wish.name]
            if same:
                self.choose_board(same[0])
            else:
                self.missing.append(f"the map {wish.name[:40]}")

    # --- what is chosen ---

    @property
    def chosen(self) -> MapEntry | None:
        """Return the chosen map; None when the board is built of tiles, or needs none."""
        return self.maps[self.board] if isinstance(self.board, int) and self.board < len(self.maps) else None

    @property
    def fitting_tables(self) -> tuple[Table, ...]:
        return self.form.tables_for(self.chosen.board if self.chosen is not None else None)

    @property
    def quick_table(self) -> Table:
        """Return the table of a quick game: the smallest for more than one player; or the first, where one may play
        alone against the game itself."""
        if self.form.is_solo:
            return self.fitting_tables[0]
        return min(self.fitting_tables, key=lambda table: (table.count < 2, table.count))

    @property
    def quick_words(self) -> str:
        return {1: "one player", 2: "you vs. the computer"}.get(self.quick_table.count, "you vs. computers")

    @property
    def taken(self) -> list[SeatChoice]:
        return self.seats[: self.table.count]

    @property
    def shown_on_table(self) -> dict[str, tuple[str, ...]]:
        """Return what a picture of the table shows of the choice: the lined-up cards, and each seat's faction."""
        if not self.form.factions:
            return dict(self.lined_up)
        declared = {one.name: one.content.declared for one in self.own_lists if one.content is not None}
        seats = tuple(declared.get(seat.own_list) or seat.faction for seat in self.taken)
        return {**self.lined_up, self.form.seat_field: seats}

    @property
    def allows_hints(self) -> bool:
        """Return whether people may ask for hints: as chosen, or by default for one person and for players together."""
        people = sum(seat.kind == "human" for seat in self.taken)
        return self.hints if self.hints is not None else people < 2 or self.form.is_solo

    def is_playable(self, entry: MapEntry) -> bool:
        """Return whether it is a board of the chosen game."""
        return entry.is_playable and entry.game == self.game

    def make_quick(self, other: str = USUAL) -> None:
        """Seat a person against ``other``s, computers of that level or other persons, at the table of a quick game; or
        alone, where a game is played so. What was picked stays."""
        self.table = self.quick_table
        for number, seat in enumerate(self.taken):
            seat.kind = other if number else "human"

    # --- what is wrong ---

    def first_problem(self, entry: MapEntry) -> str:
        """Return why a map cannot be played."""
        if entry.is_playable and entry.game in GAMES and entry.game != self.game:
            return f"It is a map of {GAMES[entry.game].title}."
        return entry.problems[0] if entry.problems else "It has no board."

    def why_no_tiles(self) -> str:
        """Return why the board cannot be built of tiles, or nothing."""
        starts = [entry for entry in self.tiles if entry.board.starts]
        if len(starts) < 2:
            return "Two board tiles with a start area are needed, but there are none."
        return ""

    def why_no_board(self) -> str:
        """Return why there is nothing to play on, or nothing."""
        if self.board == TILES:
            return self.why_no_tiles()
        if not self.form.uses_maps:
            return ""
        if self.listing is not None:
            return self.listing.words
        if self.chosen is None:
            return "There is no map to play on."
        if not self.is_playable(self.chosen):
            return f"{self.chosen.title} cannot be played: {self.first_problem(self.chosen)}"
        return ""

    def problem(self) -> str:
        """Return why the match cannot start yet, or nothing."""
        board = self.why_no_board()
        if board:
            return board
        names = [seat.name.strip() for seat in self.taken]
        if wrong := why_not_named(names):
            return wrong
        if self.table.count > 1:
            for lineup in self.form.lineups:
                leading = {self.leader(lineup.field, place) for place in range(len(self.lined_up[lineup.field]))}
                idle = sorted(set(range(self.table.count)) - leading)
                if lineup.is_led and idle:
                    return f"{names[idle[0]]} leads nobody in the {lineup.heading.lower()}."
        for lineup in self.form.lineups:
            wrong = lineup.problem(self.lined_up[lineup.field], self.picked)
            if wrong:
                return wrong
        if self.seed and int(self.seed) >= 1 << 63:
            return "The seed is a number below 2 to the power of 63."
        return ""

    # --- beginning ---

    def _chosen(self) -> dict[str, object]:
        """Return what is chosen for all seats together, as the set-up has it. Raises ValueError for a lost list."""
        chosen: dict[str, object] = dict(self.picked)
        for lineup in self.form.lineups:
            keys = self.lined_up[lineup.field]
            leaders = [self.leader(lineup.field, place) for place in range(len(keys))]
            led = [{"adventurer": key, "seat": seat} for key, seat in zip(keys, leaders, strict=True)]
            chosen[lineup.field] = led if lineup.is_led else list(keys)
        if self.shared_list and self.lists is not None:
            chosen.update(seat_of_list(self.lists, self.shared_list))
        return chosen

    def match(self) -> Match:
        """Return the match as it is chosen. Raises ValueError with what is wrong."""
        return self.begin(Journal())

    def begin(self, journal: Journal | None) -> Match:
        """Return the match as it is chosen, written into a journal if there is one. Raises ValueError with the flaw."""
        entry = entry_of(self.game)
        board = self.chosen.path if self.form.uses_maps and self.chosen is not None else None
        tiles = _run_of_tiles(self.tiles) if self.board == TILES else ()
        written = document(
            self.form, self.lists, self.table, self.taken, self.windows, board, tiles, self.otherwise, self._chosen()
        )  # fmt: skip
        setup = entry.setup(written)
        wrong = entry.ruleset.flaws_of_setup(setup)
        if wrong:
            raise ValueError(wrong[0])
        colours = colours_of(self.taken)
        seatings = tuple(
            Seating(seat.name.strip(), seat.kind, None if seat.colour is None else colours[number])  # type: ignore[arg-type]
            for number, seat in enumerate(self.taken)
        )
        seed = int(self.seed) if self.seed else secrets.randbits(62)
        return Match.new(entry.ruleset, setup, seatings, seed, journal, self.hints, self.terms)


def try_out(app: Window, entry: MapEntry) -> None:
    """Begin a trial of a map at once: its first scenario, else its first lesson, else one person against computers. No
    journal of it is kept. Raises ValueError with what is wrong."""
    scenarios, lessons = scenarios_in(entry), lessons_in(entry)
    if lessons and not scenarios:
        app.try_lesson(begin_lesson(lessons[0]), lessons[0])
    else:
        app.try_map(entry.path, begin_scenario(scenarios[0]) if scenarios else _quick_match(entry))


def _quick_match(entry: MapEntry) -> Match:
    choice = MatchChoice()
    choice.take_game(entry.game)
    choice.maps = [entry]
    choice.choose_board(0)
    choice.pick_quick()
    choice.make_quick()
    return choice.begin(None)


def rematch(match: Match) -> Match:
    """Return the same match once more, with other dice; one that began in a written position begins there again."""
    opening, seed = match.opening, secrets.randbits(62)
    if opening.from_state:
        begun = decode_state(match.game, bytes(opening.state))
        begun = msgspec.structs.replace(begun, dice=Dice(seed))
        return Match.from_state(match.game, begun, opening.seatings, Journal(), opening.hints, opening.terms)
    setup = decode_setup(match.game, bytes(opening.setup))
    return Match.new(match.game, setup, opening.seatings, seed, Journal(), opening.hints, opening.terms)


def _rank(entry: MapEntry) -> tuple[bool, int]:
    """Return the place in the list: boards in the order of their kind, and what is not a board last."""
    return not entry.is_playable, entry.kind.order(entry.board) if entry.kind is not None and entry.is_playable else 0


def _seat(number: int, form: GameForm) -> SeatChoice:
    faction = form.factions[number % len(form.factions)][0] if form.factions else ""
    # Against a game itself people play together.
    kind = USUAL if number == 1 and not form.is_solo else "human"
    return SeatChoice(SEAT_NAMES[number] if number < len(SEAT_NAMES) else f"Seat {number + 1}", kind, faction)


def _run_of_tiles(entries: list[MapEntry]) -> tuple[str, ...]:
    """Return paths of the tiles of a board: a start area, tiles between, the other start area."""
    starts = [str(entry.path) for entry in entries if entry.board.starts]
    others = [str(entry.path) for entry in entries if not entry.board.starts]
    return (starts[0], *others[:BETWEEN], starts[1])


def show_chapter(app: Window, campaign: Campaign, number: int) -> None:
    """Begin a chapter, and show it. Raises ValueError."""
    match = begin_chapter(campaign, number, journal=Journal())
    tell_what_waits(app)
    app.play(match)
