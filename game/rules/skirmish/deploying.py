"""The deploy phase: paying for creatures, where they may appear, and what happens when they do."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, adjacent, footprint, neighbours
from game.rules.skirmish import events as e
from game.rules.skirmish.action_cards import ACTIONS
from game.rules.skirmish.commands import ChooseCell
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.effects import Ability, CreatureCard, DeployByWall, DeploysBeside, Ready
from game.rules.skirmish.movement import is_free
from game.rules.skirmish.stats import size_of, trait_of
from game.rules.skirmish.table import Table, creatures_of


class PlaceDeployed(Step, frozen=True):
    """A seat chooses the square of the creature that it is about to pay for."""

    seat: int
    card: int


class OfferReady(Step, frozen=True):
    """A seat may search its action deck for a card of an ability."""

    seat: int
    ability: Ability


def start_squares(table: Table, seat: int, record: CreatureCard) -> tuple[Cell, ...]:
    """Squares of the side's start area on which the creature's whole space is free."""
    # rule: skirmish/start_areas
    area = set(table.board.starts[table.players[seat].side])
    return tuple(
        cell
        for cell in sorted(area, key=lambda cell: (cell[1], cell[0]))
        if area.issuperset(footprint(cell, record.size)) and is_free(table, cell, record.size)
    )


def deploy_squares(table: Table, seat: int, record: CreatureCard) -> tuple[Cell, ...]:
    """Every square on which the seat may deploy a creature, row by row."""
    # rule: skirmish/deploying
    cells = set(start_squares(table, seat, record))
    grid = table.board.grid
    size = record.size
    if any(isinstance(trait, DeployByWall) for trait in record.traits):
        for cell in grid.cells():
            if is_free(table, cell, size) and any(
                grid.inside(near) and grid.blocks(near) for near in neighbours(cell, size)
            ):
                cells.add(cell)
    for host in creatures_of(table, seat):
        beside = trait_of(host, DeploysBeside)
        if beside is None or beside.keyword not in record.keywords:
            continue
        x, y = host.cell
        for row in range(y - size, y + size_of(host) + 1):
            for column in range(x - size, x + size_of(host) + 1):
                touching = adjacent((column, row), size, host.cell, size_of(host))
                if touching and is_free(table, (column, row), size):
                    cells.add((column, row))
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def why_no_deploy(table: Table, seat: int, card: int) -> Refusal | None:
    """Why a creature card of the reserve cannot be deployed now, or None."""
    # rule: skirmish/deploying
    player = table.players[seat]
    if not card or card not in player.reserve:
        return Refusal("not_in_reserve", "skirmish/deploying", "That creature is not in your reserve.", (card,))
    record = CREATURES[table.cards[card].key]
    if player.supply < record.level:
        text = f"{record.name} costs {record.level} gold; your supply holds {player.supply}."
        return Refusal("gold", "skirmish/deploying", text, (card,))
    if not deploy_squares(table, seat, record):
        return Refusal("no_room", "skirmish/space", f"There is no room for {record.name}.", (card,))
    return None


def take_place(draft: Draft[Table, Step], step: PlaceDeployed) -> None:
    """Ask for the square."""
    draft.ask(step, step.seat, "space", "place_creature", (step.card,))


def places(table: Table, step: PlaceDeployed) -> Iterator[Command]:
    """Squares on which the creature may be deployed."""
    for cell in deploy_squares(table, step.seat, CREATURES[table.cards[step.card].key]):
        yield ChooseCell(cell)


def place(draft: Draft[Table, Step], step: PlaceDeployed, command: ChooseCell) -> None:
    """Pay, place the miniature, and offer what its card grants."""
    record = CREATURES[draft.table.cards[step.card].key]
    draft.happen(e.CreatureDeployed(step.seat, step.card, record.key, command.cell, record.level))
    for trait in record.traits:
        if isinstance(trait, Ready) and draft.table.players[step.seat].actions:
            draft.push(OfferReady(step.seat, trait.ability))


def take_offer_ready(draft: Draft[Table, Step], step: OfferReady) -> None:
    """Ask whether the seat wants to search its deck."""
    draft.ask(step, step.seat, "pick", "ready")


def search_deck(draft: Draft[Table, Step], step: OfferReady) -> None:
    """Reveal cards from the top until one has the ability; keep it, and shuffle the others back."""
    # rule: skirmish/ready
    player = draft.table.players[step.seat]
    revealed: list[int] = []
    kept = 0
    for card in reversed(player.actions):
        revealed.append(card)
        if ACTIONS[draft.table.cards[card].key].ability == step.ability:
            kept = card
            break
    rest = tuple(card for card in player.actions if card != kept)
    draft.happen(
        e.CardsRevealed(step.seat, tuple(revealed), kept),
        e.DecksShuffled(step.seat, draft.shuffled(rest), player.creatures),
    )
