"""The deploy phase: paying for creatures, where they may appear, and what happens when they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, SquareGrid, adjacent, fits, footprint, neighbours
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Ability, CreatureCard, DeployByWall, DeploysBeside, Ready
from game.rules.skirmish.movement import free_cells, is_free
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Creature, Table, creatures_of
from game.rules.skirmish.stats import size_of, trait_of

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)

_Draft = Draft[Table, Step]


class PlaceDeployed(Step, frozen=True):
    """A seat chooses the square of the creature that it is about to pay for."""

    seat: int
    card: int

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        """Return the card: it is shown when the creature is deployed, and not before."""
        return (self.card,)


class OfferReady(Step, frozen=True):
    """A seat may turn over its action deck until a card of an ability comes up."""

    seat: int
    ability: Ability


@lru_cache(maxsize=64)
def _start_anchors(area: tuple[Cell, ...], size: int) -> tuple[Cell, ...]:
    """Return the squares of a start area from which a space of that size lies wholly in it, row by row."""
    squares = set(area)
    inside = (cell for cell in area if squares.issuperset(footprint(cell, size)))
    return tuple(sorted(inside, key=lambda cell: (cell[1], cell[0])))


@lru_cache(maxsize=64)
def _by_wall(grid: SquareGrid, size: int) -> tuple[Cell, ...]:
    """Return the squares beside a wall on which a space of that size has room, row by row."""
    return tuple(
        cell
        for cell in grid.cells()
        if fits(grid, cell, size) and any(grid.wall(near) for near in neighbours(cell, size))
    )


def start_squares(table: Table, seat: int, record: CreatureCard) -> Iterator[Cell]:
    """Yield the squares of the side's start area on which the creature's whole space is free."""
    # rule: skirmish/start_areas
    area = table.board.starts[table.players[seat].side]
    return free_cells(table, _start_anchors(area, record.size), record.size)


def why_not_here(table: Table, seat: int, record: CreatureCard, cell: Cell, *, starting: bool) -> Refusal | None:
    """Return why a creature cannot appear with its top left square there. ``starting`` ones keep to the start area."""
    # rule: skirmish/deploying
    size = record.size
    if not is_free(table, cell, size):
        return Refusal("no_room", "skirmish/space", f"There is no room for {record.name}.", (), (cell,))
    if cell in _start_anchors(table.board.starts[table.players[seat].side], size):
        return None
    if not starting:
        if _deploys_by_wall(record) and cell in _by_wall(table.board.grid, size):
            return None
        if any(adjacent(cell, size, host.cell, size_of(host)) for host in _hosts(table, seat, record)):
            return None
    text = f"{record.name} cannot appear there: it is not in your start area."
    return Refusal("not_a_start_square", "skirmish/deploying", text, (), (cell,))


def _deploys_by_wall(record: CreatureCard) -> bool:
    return any(isinstance(trait, DeployByWall) for trait in record.traits)


def _hosts(table: Table, seat: int, record: CreatureCard) -> Iterator[Creature]:
    """Yield the creatures beside which the seat may deploy this one."""
    for host in creatures_of(table, seat):
        beside = trait_of(host, DeploysBeside)
        if beside is not None and beside.keyword in record.keywords:
            yield host


def _plausible_squares(table: Table, seat: int, record: CreatureCard) -> Iterator[Cell]:
    """Yield the squares on which the seat may deploy the creature: all with room, and perhaps some without."""
    size = record.size
    yield from _start_anchors(table.board.starts[table.players[seat].side], size)
    if _deploys_by_wall(record):
        yield from _by_wall(table.board.grid, size)
    for host in _hosts(table, seat, record):
        x, y = host.cell
        for row in range(y - size, y + size_of(host) + 1):
            for column in range(x - size, x + size_of(host) + 1):
                yield (column, row)


def deploy_squares(table: Table, seat: int, record: CreatureCard) -> tuple[Cell, ...]:
    """Return every square on which the seat may deploy a creature, row by row."""
    # rule: skirmish/deploying
    cells = set(free_cells(table, _plausible_squares(table, seat, record), record.size))
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def why_no_deploy(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why a creature card of the reserve cannot be deployed now, or None."""
    # rule: skirmish/deploying
    player = table.players[seat]
    if not card or card not in player.reserve:
        return Refusal("not_in_reserve", "skirmish/deploying", "That creature is not in your reserve.", (card,))
    record = CREATURES[table.cards[card].key]
    if player.supply < record.level:
        text = f"{record.name} costs {record.level} gold; your supply holds {player.supply}."
        return Refusal("gold", "skirmish/deploying", text, (card,))
    if next(free_cells(table, _plausible_squares(table, seat, record), record.size), None) is not None:
        return None
    return Refusal("no_room", "skirmish/space", f"There is no room for {record.name}.", (card,))


def take_place(draft: Draft[Table, Step], step: PlaceDeployed) -> None:
    """Ask for the square."""
    draft.ask(step, step.seat, "space", "place_creature", (step.card,))


def places(table: Table, step: PlaceDeployed) -> Iterator[Command]:
    """Yield the squares on which the creature may be deployed."""
    for cell in deploy_squares(table, step.seat, CREATURES[table.cards[step.card].key]):
        yield c.ChooseCell(cell)


def place(draft: Draft[Table, Step], step: PlaceDeployed, command: c.ChooseCell) -> None:
    """Pay, place the miniature, and offer what its card grants."""
    record = CREATURES[draft.table.cards[step.card].key]
    draft.happen(e.CreatureDeployed(step.seat, step.card, record.key, command.cell, record.level))
    for trait in record.traits:
        if isinstance(trait, Ready) and draft.table.players[step.seat].actions:
            draft.push(OfferReady(step.seat, trait.ability))


def take_offer_ready(draft: Draft[Table, Step], step: OfferReady) -> None:
    """Ask whether the seat wants to turn over its deck."""
    draft.ask(step, step.seat, "pick", f"ready_{step.ability}")


def turn_over_deck(draft: Draft[Table, Step], step: OfferReady) -> None:
    """Reveal cards from the top until one has the ability; keep it, and shuffle the others back."""
    # rule: skirmish/ready
    player = draft.table.players[step.seat]
    revealed: list[int] = []
    taken = 0
    for card in reversed(player.actions):
        revealed.append(card)
        if ACTIONS[draft.table.cards[card].key].ability == step.ability:
            taken = card
            break
    rest = tuple(card for card in player.actions if card != taken)
    draft.happen(
        ce.CardsRevealed(step.seat, tuple(revealed), taken, (taken,) if taken else ()),
        ce.DecksShuffled(step.seat, draft.shuffled(rest), player.creatures),
    )


def _why_not_placed(table: Table, step: PlaceDeployed, command: Command) -> Refusal | None:
    if not isinstance(command, c.ChooseCell):
        return _NOT_AN_ANSWER
    return why_not_here(table, step.seat, CREATURES[table.cards[step.card].key], command.cell, starting=False)


def _answer_offer_ready(draft: _Draft, step: OfferReady, command: Command) -> None:
    if isinstance(command, Agree):
        turn_over_deck(draft, step)


STEPS: dict[type[Step], Chapter] = {
    PlaceDeployed: Chapter(take_place, places, _why_not_placed, place, doubtful=()),
    OfferReady: yes_or_no(take_offer_ready, _answer_offer_ready, _NOT_AN_ANSWER),
}
