"""Set-up: who rolls higher, the board, starting creatures, the first hands, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.core.cards import top_of
from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.dice import Dice
from game.core.options import options_in
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.scenario.script import Script
from game.core.scenario.standing import begun
from game.core.state import State, Step
from game.core.steps import Draft
from game.core.words import counted
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.deploying import start_squares, why_not_here
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.board import TILE, Board, BoardTile, misshapen
from game.rules.skirmish.state.board_building import PlacedTile, assemble, legal_places
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Card, Player, Table
from game.rules.skirmish.turns import BeginTurn

#: Starting creatures: levels together, and the highest level of any one of them.
STARTING_LEVELS = 7
STARTING_LEVEL = 3
#: Cards of each deck in the first hand, and gold in the vault.
HAND = 3
VAULT = 20

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat's faction, and the side (0 or 1) that it plays for."""

    faction: Literal["drow", "crown"]
    side: Literal[0, 1]
    name: str = ""


class SkirmishSetup(SkirmishOptions, frozen=True):
    """A match to be played: a ready ``board``, or ``tiles`` to build one from; two seats, or two teams of two. In a
    ``scenario`` its pieces stand on the board, and nobody chooses starting creatures."""

    seats: tuple[SeatSetup, ...]
    board: Board | None = None
    tiles: tuple[BoardTile, ...] = ()
    scenario: Script | None = None


class RollForFirst(Step, frozen=True):
    """Each side rolls a die; the higher one chooses who begins."""


class LayTile(Step, frozen=True):
    """A seat lays a board tile."""

    seat: int


class ChooseStarters(Step, frozen=True):
    """A seat chooses starting creatures while it has levels left."""

    seat: int
    levels: int = STARTING_LEVELS


class PlaceStarter(Step, frozen=True):
    """A seat places the starting creature that it has just chosen."""

    seat: int
    card: int


class DealHands(Step, frozen=True):
    """Decks are shuffled and the first hands drawn."""


class ChooseFirst(Step, frozen=True):
    """The winner of the roll says who begins."""

    seat: int


def flaws_of_setup(setup: SkirmishSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    flaws = []
    sides = tuple(seat.side for seat in setup.seats)
    if sides not in ((0, 1), (0, 1, 0, 1)):
        flaws.append("seats: two seats of sides 0 and 1, or four of sides 0, 1, 0, 1 are expected")
    if (setup.board is None) == (not setup.tiles):
        flaws.append("board: either a ready board or tiles to build one from are expected")
    if setup.board is not None:
        wrong = misshapen(setup.board)
        if wrong:
            flaws.append(f"board: {wrong}")
        elif len(setup.board.starts) != 2 or not all(setup.board.starts):
            flaws.append("board: start areas of side 1 and side 2 are expected")
    if setup.scenario is not None and setup.scenario.sides != sides:
        flaws.append(f"scenario: seats of the sides {setup.scenario.sides} are expected, not {sides}")
    for tile in setup.tiles:
        wrong = misshapen(tile, TILE)
        if wrong:
            flaws.append(f"tiles: {wrong}")
    if setup.tiles and not (len(setup.tiles) >= 2 and setup.tiles[0].starts and setup.tiles[-1].starts):
        flaws.append("tiles: the first and the last tile must hold start areas")
    return tuple(flaws)


def begin(setup: SkirmishSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before the first roll: decks in the order of the lists, nobody on the board."""
    cards: dict[int, Card] = {}
    players = []
    for number, seat in enumerate(setup.seats):
        creatures = _deck(cards, number, [card for card in CREATURES.values() if card.faction == seat.faction])
        actions = _deck(cards, number, [card for card in ACTIONS.values() if card.faction == seat.faction])
        players.append(Player(number, seat.side, seat.faction, actions, creatures, vault=VAULT))
    board = setup.board
    laid: tuple[PlacedTile, ...] = ()
    if board is None:
        laid = (PlacedTile(setup.tiles[0], 0, 0, 0),)
        board = assemble(laid)
    table = Table(
        board, cards, tuple(players), {}, tiles=setup.tiles[1:], laid=laid, **options_in(setup, SkirmishOptions)
    )
    agenda: tuple[Step, ...] = (RollForFirst(),)
    if setup.scenario is not None:
        table = replace(table, scenario=begun(setup.scenario))
        agenda = (BeginTurn(setup.scenario.first), DealHands())
    return State(table, agenda, None, dice, len(cards) + 1, 1)


def _deck(cards: dict[int, Card], owner: int, records: list) -> tuple[int, ...]:  # type: ignore[type-arg]
    """Number a deck's cards, ``count`` copies of each record."""
    first = len(cards) + 1
    for record in records:
        for _ in range(record.count):
            cards[len(cards) + 1] = Card(record.key, owner)
    return tuple(range(first, len(cards) + 1))


def take_roll(draft: Draft[Table, Step], step: RollForFirst) -> None:
    """Roll a die for each side until one is higher; that side's first seat chooses, and lays tiles first."""
    # rule: skirmish/first_player
    best = [0, 0]
    while best[0] == best[1]:
        best = [draft.roll(seat, 1, 20, "first")[0] for seat in (0, 1)]
    winner = 0 if best[0] > best[1] else 1
    count = len(draft.table.players)
    order = tuple((winner + seat) % count for seat in range(count))
    tiles = len(draft.table.tiles)
    draft.push(
        *(LayTile(order[turn % count]) for turn in range(tiles)),
        *(ChooseStarters(seat) for seat in order),
        DealHands(),
        ChooseFirst(winner),
    )


def take_lay_tile(draft: Draft[Table, Step], step: LayTile) -> None:
    """Ask where the seat lays which tile."""
    draft.ask(step, step.seat, "space", "place_tile")


def tile_choices(table: Table) -> Iterator[Command]:
    """Yield every way of laying one of the tiles that may be laid now."""
    # rule: skirmish/board_building
    last = len(table.tiles) - 1
    seen = []
    for number, tile in enumerate(table.tiles):
        if (number == last) != (last == 0) or tile in seen:
            continue  # The second start area is laid last.
        seen.append(tile)
        for placed in legal_places(table.laid, tile):
            yield c.PlaceTile(number, placed.column, placed.row, placed.turns)


def why_no_tile(table: Table, command: c.PlaceTile) -> Refusal | None:
    """Return why a tile cannot be laid there, or None."""
    if command in tuple(tile_choices(table)):
        return None
    return Refusal("tile_does_not_fit", "skirmish/board_building", "The tile does not join the board there.")


def lay_tile(draft: Draft[Table, Step], step: LayTile, command: c.PlaceTile) -> None:
    """Join the tile to the board."""
    tile = draft.table.tiles[command.tile]
    placed = PlacedTile(tile, command.column, command.row, command.turns)
    board = assemble((*draft.table.laid, placed))
    draft.happen(e.TileLaid(step.seat, command.tile, placed, board))


def take_starters(draft: Draft[Table, Step], step: ChooseStarters) -> None:
    """Ask for a starting creature, if one more can be had."""
    if any(why_no_starter(draft.table, step, card) is None for card in draft.table.players[step.seat].creatures):
        draft.ask(step, step.seat, "pick", "starting_creature")


def starter_choices(table: Table, step: ChooseStarters) -> Iterator[Command]:
    """Yield the creature cards that may be chosen, and having enough."""
    for card in table.players[step.seat].creatures:
        yield c.ChooseCreature(card)
    yield Done()


def why_no_starter(table: Table, step: ChooseStarters, card: int) -> Refusal | None:
    """Return why a creature card cannot be a starting creature, or None."""
    # rule: skirmish/starting_creatures
    if card not in table.players[step.seat].creatures:
        return Refusal("not_in_deck", "skirmish/starting_creatures", "That creature is not in your deck.", (card,))
    record = CREATURES[table.cards[card].key]
    if record.level > STARTING_LEVEL:
        text = f"{record.name} is above level {STARTING_LEVEL}."
        return Refusal("level", "skirmish/starting_creatures", text, (card,))
    if record.level > step.levels:
        text = f"{record.name} is level {record.level}, more than the {counted(step.levels, 'level')} left."
        return Refusal("levels_left", "skirmish/starting_creatures", text, (card,))
    if next(start_squares(table, step.seat, record), None) is None:
        return Refusal("no_room", "skirmish/space", f"There is no room for {record.name}.", (card,))
    return None


def choose_starter(draft: Draft[Table, Step], step: ChooseStarters, command: Command) -> None:
    """Place the chosen creature, then choose on; or have enough."""
    if isinstance(command, c.ChooseCreature):
        level = CREATURES[draft.table.cards[command.creature].key].level
        draft.push(PlaceStarter(step.seat, command.creature), ChooseStarters(step.seat, step.levels - level))


def take_place_starter(draft: Draft[Table, Step], step: PlaceStarter) -> None:
    """Ask for the creature's square."""
    draft.ask(step, step.seat, "space", "place_creature", (step.card,))


def starter_squares(table: Table, step: PlaceStarter) -> Iterator[Command]:
    """Yield the free squares of the seat's start area."""
    for cell in start_squares(table, step.seat, CREATURES[table.cards[step.card].key]):
        yield c.ChooseCell(cell)


def place_starter(draft: Draft[Table, Step], step: PlaceStarter, command: c.ChooseCell) -> None:
    """Put the creature on the board, free of charge."""
    key = draft.table.cards[step.card].key
    draft.happen(e.StartingCreaturePlaced(step.seat, step.card, key, command.cell))


def take_deal(draft: Draft[Table, Step], step: DealHands) -> None:
    """Shuffle every deck, then draw."""
    for player in draft.table.players:
        actions = draft.shuffled(player.actions)
        creatures = draft.shuffled(player.creatures)
        draft.happen(ce.DecksShuffled(player.seat, actions, creatures))
        draft.happen(
            ce.ActionCardsDrawn(player.seat, top_of(actions, HAND)),
            ce.CreatureCardsDrawn(player.seat, top_of(creatures, HAND)),
        )


def take_choose_first(draft: Draft[Table, Step], step: ChooseFirst) -> None:
    """Ask the winner of the roll."""
    draft.ask(step, step.seat, "pick", "go_first")


def first_choices(table: Table) -> Iterator[Command]:
    """Yield every seat: any may be told to begin."""
    for player in table.players:
        yield c.GoFirst(player.seat)


def choose_first(draft: Draft[Table, Step], command: c.GoFirst) -> None:
    """Give that seat the first turn."""
    draft.happen(e.FirstSeatChosen(command.seat))
    draft.push(BeginTurn(command.seat))


def _why_no_starter(table: Table, step: ChooseStarters, command: Command) -> Refusal | None:
    if isinstance(command, c.ChooseCreature):
        return why_no_starter(table, step, command.creature)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _why_not_placed(table: Table, step: PlaceStarter, command: Command) -> Refusal | None:
    if not isinstance(command, c.ChooseCell):
        return _NOT_AN_ANSWER
    return why_not_here(table, step.seat, CREATURES[table.cards[step.card].key], command.cell, starting=True)


def _why_not_first(table: Table, step: ChooseFirst, command: Command) -> Refusal | None:
    if not isinstance(command, c.GoFirst):
        return _NOT_AN_ANSWER
    known = any(command.seat == player.seat for player in table.players)
    return None if known else Refusal("no_seat", "skirmish/first_player", "There is no such seat.")


STEPS: dict[type[Step], Chapter] = {
    RollForFirst: Chapter(take_roll),
    LayTile: Chapter(
        take_lay_tile,
        lambda table, step: tile_choices(table),
        lambda table, step, command: (
            why_no_tile(table, command) if isinstance(command, c.PlaceTile) else _NOT_AN_ANSWER
        ),
        lay_tile,
        doubtful=(),
    ),
    ChooseStarters: Chapter(take_starters, starter_choices, _why_no_starter, choose_starter),
    PlaceStarter: Chapter(take_place_starter, starter_squares, _why_not_placed, place_starter, doubtful=()),
    DealHands: Chapter(take_deal),
    ChooseFirst: Chapter(
        take_choose_first,
        lambda table, step: first_choices(table),
        _why_not_first,
        lambda draft, step, command: choose_first(draft, command),
        doubtful=(),
    ),
}
