"""Positions: documents that a person writes, and the states that they stand for. ``docs/positions.md`` tells all.

Cards are called by their names; "Rage #2" is the second of two alike. What a document leaves out has a default. Every
PositionError begins with the place in the document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.core.dice import shuffle
from game.core.options import options_in
from game.core.positions import PositionError, check_seat, dice_of, next_id_of, read_document
from game.core.state import State, Step
from game.geometry.hexes import Hex, neighbours, to_axial
from game.rules.arena.attacking import AttackPhase
from game.rules.arena.cards.effects import Colour
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.ends import last_turn
from game.rules.arena.movement import PathFinder
from game.rules.arena.positions import documents
from game.rules.arena.positions.card_names import Names, army_of_seat
from game.rules.arena.positions.glyphs import glyphs_of
from game.rules.arena.positions.writing import document_of
from game.rules.arena.setup import ArenaSetup, begin, zone_of
from game.rules.arena.standing import are_adjacent, by_space, card_of, is_place, why_no_place
from game.rules.arena.state.board import TURNS, Board
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.steps import Moves
from game.rules.arena.state.table import Figure, Table, Turn, field, figures_of, pair_of, zones_with
from game.rules.arena.stats import is_planeswalker, planeswalker_army
from game.rules.arena.summoning import is_empty
from game.rules.arena.turns import BeginTurn, ChooseCardOfTurn, EndTriggers, EndTurn, HandLimit, MovePhase, SpellWindow

__all__ = ["PositionError", "load_position", "write_position"]

_COLOURS: tuple[Colour, ...] = ("white", "blue", "black", "red", "green")


def load_position(document: dict[str, Any], board: Board | None = None) -> State[Table, Step]:
    """Return the state that a document stands for, without an open question: ``runner.resume`` asks it. ``board`` is
    given when the document names a map file. Raises PositionError, or msgspec.ValidationError for a wrong form."""
    if board is not None:
        document = {**document, "map": ["0"]}
    written = read_document(document, documents.PositionDocument, "arena")
    return _Reader(written, documents.read_board(written.map) if board is None else board).state()


def write_position(state: State[Table, Step], seats: Sequence[str] = ()) -> dict[str, Any]:
    """Return a state's document, which ``load_position`` and ``runner.resume`` read. ``seats`` are their names."""
    return document_of(state, seats, lambda written: _Reader(written, state.table.board).state())


class _Reader:
    """Reads one document, zone by zone, onto the table before the first roll."""

    def __init__(self, written: documents.PositionDocument, board: Board) -> None:
        self._written = written
        counts = tuple(TURNS[board.mode])
        seats = written.seats or (documents.SeatDocument(),) * counts[0]
        if len(seats) not in counts:
            raise PositionError(f"seats: {' or '.join(map(str, counts))} are expected, not {len(seats)}")
        dice = dice_of(written)
        self._seats = seats
        chosen = tuple(army_of_seat(f"seats[{number}]", seat, _COLOURS[number]) for number, seat in enumerate(seats))
        opening = begin(ArenaSetup(chosen, board, **options_in(written, ArenaOptions)), dice)
        self._dice, self._first_id = opening.dice, opening.next_id
        self._table = opening.table
        self._names = Names(opening.table)
        self._standing: list[int] = []

    def state(self) -> State[Table, Step]:
        written, pending = self._written, self._written.pending
        self._place_figures()
        self._bury()
        if pending is None:
            self._place_planeswalkers()
        self._enchant()
        self._deal()
        glyphs, self._dice = glyphs_of(self._table, written, self._dice)
        self._table = replace(self._table, glyphs=glyphs)
        for seat in written.out:
            self._seat("out", seat)
        self._table = replace(self._table, out=written.out, zones=self._zones())
        next_id = next_id_of(written, self._first_id)
        number = written.next_decision
        if pending is None:
            self._check_places()
            self._table = replace(self._table, turn=self._turn())
            return State(self._table, self._agenda(), None, self._dice, next_id, number, None)
        if pending.playing is not None:
            self._seat("pending.playing.seat", pending.playing.seat)
            if pending.playing.key not in ("", *SPELL_CARDS):
                raise PositionError(
                    f"pending.playing.key: the key of a spell card is expected, not {pending.playing.key!r}"
                )
        if len(pending.looking) not in (0, len(self._seats)):
            raise PositionError(f"pending.looking: {len(self._seats)} are expected, one per seat")
        table = replace(
            self._table,
            turn=pending.turn or self._turn(),
            lasting=pending.lasting,
            playing=pending.playing,
            attack_made=pending.attack_made,
            players=tuple(
                replace(player, looking=looking)
                for player, looking in zip(
                    self._table.players, pending.looking or ((),) * len(self._seats), strict=True
                )
            ),
        )
        agenda: tuple[Step, ...] = pending.agenda
        if pending.outcome is None and not agenda:
            self._table = table
            agenda = self._agenda()
        return State(table, agenda, None, self._dice, next_id, number, pending.outcome)

    def _zones(self) -> tuple[int, ...]:
        """Return who began in which starting zone: by default whose Planeswalkers stand there."""
        zones, table = self._written.zones, self._table
        if zones:
            if len(zones) != len(table.board.starts):
                raise PositionError(f"zones: {len(table.board.starts)} are expected, one per starting zone")
            for seat in zones:
                if seat != -1:
                    self._seat("zones", seat)
            return zones
        for figure in field(table):
            if is_planeswalker(table, figure):
                table = replace(table, zones=zones_with(table, figure.seat, figure.spaces))
        return table.zones

    def _seat(self, place: str, seat: int) -> int:
        return check_seat(place, seat, len(self._seats))

    # Figures

    def _put(self, *figures: Figure) -> None:
        known = {**self._table.figures, **{figure.id: figure for figure in figures}}
        self._table = replace(self._table, figures=known)

    def _place_figures(self) -> None:
        taken: dict[Hex, int] = {}
        for index, written in enumerate(self._written.figures):
            place = f"figures[{index}]"
            figure = self._figure(place, written)
            for space in figure.spaces:
                if space in taken:
                    raise PositionError(f"{place}.at: the space is filled by figures[{taken[space]}]")
                taken[space] = index
            self._put(figure)
            self._standing.append(figure.id)

    def _figure(self, place: str, written: documents.FigureDocument) -> Figure:
        for name, seat in (("seat", written.seat), ("owner", written.owner)):
            if seat is not None:
                self._seat(f"{place}.{name}", seat)
        owner = written.owner if written.owner is not None else written.seat
        owners = tuple(range(len(self._seats))) if owner is None else (owner,)
        number = self._names.figure(place, written.name, written.figure, owners)
        figure = self._table.figures[number]
        record = card_of(self._table, figure)
        spaces = [self._space(f"{place}.at", written.at)]
        if written.back is not None:
            spaces.append(self._space(f"{place}.back", written.back))
        elif record.spaces > 1:
            spaces.append(self._free_beside(f"{place}.back", spaces[0]))
        if len(spaces) != record.spaces or (len(spaces) > 1 and spaces[1] not in neighbours(spaces[0])):
            raise PositionError(f"{place}.back: {record.name} fills {record.spaces} neighbouring spaces")
        refusal = why_no_place(self._table.board.terrain, tuple(spaces))
        if refusal is not None and refusal.code == "across_wall":
            # True of a figure on its way, too, unlike what else keeps a move from ending.
            raise PositionError(f"{place}.back: {refusal.text}")
        if not 0 <= written.damage < record.life:
            raise PositionError(f"{place}.damage: 0 to {record.life - 1} is expected, not {written.damage}")
        seat = figure.seat if written.seat is None else written.seat
        return replace(figure, seat=seat, zone="field", spaces=tuple(spaces), damage=written.damage)

    def _space(self, place: str, spot: tuple[int, int]) -> Hex:
        space = to_axial(self._table.board.stagger, *spot)
        column = self._table.board.terrain.by_place.get(space)
        if column is None:
            raise PositionError(f"{place}: there is no space {documents.spot_text(spot)}")
        if column.pillar:
            raise PositionError(f"{place}: a pillar stands on {documents.spot_text(spot)}")
        return space

    def _free_beside(self, place: str, front: Hex) -> Hex:
        taken = by_space(self._table)
        terrain = self._table.board.terrain
        for space in neighbours(front):
            if space not in taken and space in terrain.by_place and is_place(terrain, (front, space)):
                return space
        raise PositionError(f"{place}: there is no level space beside it for its back")

    def _bury(self) -> None:
        for seat, document in enumerate(self._seats):
            for index, fallen in enumerate(document.fallen):
                name, which = (fallen, None) if isinstance(fallen, str) else (fallen.name, fallen.figure)
                number = self._names.figure(f"seats[{seat}].fallen[{index}]", name, which, (seat,))
                self._put(replace(self._table.figures[number], zone="graveyard"))

    def _place_planeswalkers(self) -> None:
        """Put Planeswalkers that the document does not mention in the middle of their start zones."""
        for seat in range(len(self._seats)):
            walker = self._table.figures[planeswalker_army(self._table, seat).figures[0]]
            if walker.zone != "reserve":
                continue
            zone = self._zone(seat)
            if not zone:
                raise PositionError(f"figures: the Planeswalker of seat {seat} finds no space in its start zone")
            self._put(replace(walker, zone="field", spaces=(zone[len(zone) // 2],)))

    def _zone(self, seat: int) -> tuple[Hex, ...]:
        """Return the free spaces of a seat's own zone, or of any that is open to it."""
        starts = self._table.board.starts
        own = starts[self._table.players[seat].team % len(starts)]
        free = [space for space in own if is_empty(self._table, space)]
        if self._table.board.mode != "melee" and free:
            return tuple(free)
        return zone_of(self._table, seat)

    def _check_places(self) -> None:
        for number in (figure.id for figure in field(self._table)):
            figure = self._table.figures[number]
            refusal = PathFinder(self._table, figure).why_no_end(figure.spaces)
            if refusal is not None:
                place = f"figures[{self._standing.index(number)}].at" if number in self._standing else "figures"
                raise PositionError(f"{place}: {refusal.text}")

    # Cards

    def _enchant(self) -> None:
        armies = dict(self._table.armies)
        for index, written in enumerate(self._written.enchantments):
            place = f"enchantments[{index}]"
            for name, seat in (("seat", written.seat), ("owner", written.owner)):
                if seat is not None:
                    self._seat(f"{place}.{name}", seat)
            every = tuple(range(len(self._seats)))
            on = self._names.army(f"{place}.on", written.on, every if written.seat is None else (written.seat,))
            holder = armies[on].owner
            owners = (
                (holder, *(seat for seat in every if seat != holder)) if written.owner is None else (written.owner,)
            )
            card = self._names.spell(f"{place}.card", written.card, owners)
            record = SPELL_CARDS[self._table.cards[card].key]
            if record.kind == "sorcery":
                raise PositionError(f"{place}.card: {record.name} is a sorcery and lies on no army card")
            if record.kind == "hidden":
                armies[on] = replace(armies[on], hidden=(*armies[on].hidden, card))
            else:
                armies[on] = replace(armies[on], auras=(*armies[on].auras, card))
        self._table = replace(self._table, armies=armies)

    def _deal(self) -> None:
        """Deal hands and graveyards, then the libraries, which are the rest."""
        players = []
        for player, document in zip(self._table.players, self._seats, strict=True):
            zones = [self._zone_of_cards(player.seat, zone, getattr(document, zone)) for zone in ("hand", "graveyard")]
            players.append(replace(player, hand=zones[0], graveyard=zones[1]))
        playing = self._written.pending.playing if self._written.pending else None
        lost = () if playing is None else (playing.card,)
        for seat, document in enumerate(self._seats):
            if isinstance(document.library, str):
                library, self._dice = shuffle(self._dice, self._names.rest(seat, lost))
            else:
                library = self._zone_of_cards(seat, "library", document.library)[::-1]
                if left := self._names.rest(seat, lost):
                    name = SPELL_CARDS[self._table.cards[left[0]].key].name
                    raise PositionError(
                        f"seats[{seat}]: {name} lies nowhere; name it, or leave the library to the rest"
                    )
            players[seat] = replace(players[seat], library=library)
        self._table = replace(self._table, players=tuple(players))

    def _zone_of_cards(self, seat: int, zone: str, names: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(
            self._names.spell(f"seats[{seat}].{zone}[{index}]", name, (seat,)) for index, name in enumerate(names)
        )

    # The turn

    def _turn(self) -> Turn:
        written = self._written.turn
        seat = self._seat("turn.seat", written.seat)
        if not 1 <= written.number <= last_turn(self._table):
            raise PositionError(f"turn.number: 1 to {last_turn(self._table)} is expected, not {written.number}")
        if not 0 <= written.spells <= 3 or written.summoned < 0:
            raise PositionError("turn.spells, turn.summoned: 0 to 3 spells, and 0 or more squads, are expected")
        if written.phase == "draw":
            return Turn(written.number - 1, seat)
        if written.beside is None:
            standing = field(self._table)
            beside = tuple(
                (one.id, other.id)
                for one in standing
                for other in standing
                if one.id < other.id and are_adjacent(self._table, one, other)
            )
        else:
            beside = tuple(
                pair_of(self._piece("turn.beside", one), self._piece("turn.beside", other))
                for one, other in written.beside
            )
        return Turn(
            written.number,
            seat,
            written.phase,
            army=self._chosen(seat),
            spells=written.spells,
            summoned=written.summoned,
            moved=self._pieces("turn.moved", written.moved),
            attacked=self._pieces("turn.attacked", written.attacked),
            halted=self._pieces("turn.halted", written.halted),
            used=written.used,
            beside=beside,
        )

    def _chosen(self, seat: int) -> int:
        """Return the army card of the turn: by default the first of the seat with a figure on the battlefield."""
        written = self._written.turn
        if written.card is not None:
            return self._names.army("turn.card", written.card, (seat,))
        if written.phase in ("choose", "draw"):
            return 0
        standing = [army for army in self._table.players[seat].armies if figures_of(self._table, army)]
        if not standing:
            raise PositionError(f"turn.card: seat {seat} has no figure on the battlefield")
        return standing[0]

    def _pieces(self, place: str, named: tuple[int | str, ...]) -> tuple[int, ...]:
        return tuple(self._piece(f"{place}[{index}]", name) for index, name in enumerate(named))

    def _piece(self, place: str, named: int | str) -> int:
        """Return the figure that a number in ``figures``, or a name, stands for."""
        if isinstance(named, int):
            if not 0 <= named < len(self._standing):
                raise PositionError(f"{place}: there is no figures[{named}]")
            return self._standing[named]
        fitting = [
            number
            for number, written in zip(self._standing, self._written.figures, strict=True)
            if written.name == named
        ]
        if len(fitting) != 1:
            what = "several figures are" if fitting else "no figure is"
            raise PositionError(f"{place}: {what} called {named!r}")
        return fitting[0]

    def _agenda(self) -> tuple[Step, ...]:
        """Return the steps that go on from a phase, the next one last."""
        written, table = self._written.turn, self._table
        turn = table.turn
        chosen = figures_of(table, turn.army) if turn.army else ()
        left = tuple(one.id for one in chosen if one.seat == turn.seat and one.id not in turn.moved)
        moves: Step = Moves(turn.seat, left, counts=True) if written.phase == "move" else MovePhase()
        after: tuple[Step, ...] = (EndTurn(), HandLimit(), EndTriggers(), SpellWindow(after=True))
        rest = (*after, AttackPhase(), moves, SpellWindow(after=False))
        agendas: dict[str, tuple[Step, ...]] = {
            "draw": (BeginTurn(written.seat),),
            "choose": (ChooseCardOfTurn(),),
            "spells": rest,
            "move": rest[:6],
            "attack": rest[:5],
            "spells_after": rest[:4],
            "end": rest[:2],
        }
        if written.phase not in agendas:
            raise PositionError(f"turn.phase: {', '.join(agendas)} is expected, not {written.phase}")
        return agendas[written.phase]
