"""What happens in Skirmish: facts with their results. Each says what it does to the table."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import with_player, without
from game.core.cards import MatchEnded as MatchEnded
from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish import table_changes
from game.rules.skirmish.movement import stopped_after_step
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.table import Activation, Hit, Phase, Player, Shielding, Table, Turn

Manner = Literal["move", "shift", "slide", "teleport"]


class TileLaid(Event, frozen=True):
    """A board tile (number ``tile`` of those still to be laid) joined the board, which now looks like ``board``."""

    seat: int
    tile: int
    placed: PlacedTile
    board: Board

    def apply(self, table: Table) -> Table:
        tiles = table.tiles[: self.tile] + table.tiles[self.tile + 1 :]
        return replace(table, board=self.board, tiles=tiles, laid=(*table.laid, self.placed))


class FirstSeatChosen(Event, frozen=True):
    """The seat that takes the first turn."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=Turn(seat=self.seat))


class StartingCreaturePlaced(Event, frozen=True):
    """A starting creature was chosen from the creature deck and placed, free of charge."""

    seat: int
    card: int
    key: str
    cell: Cell

    def apply(self, table: Table) -> Table:
        player: Player = table.players[self.seat]
        table = with_player(table, self.seat, creatures=without(player.creatures, self.card))
        return table_changes.with_new_creature(table, self.seat, self.card, self.key, self.cell)


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    number: int

    def apply(self, table: Table) -> Table:
        return replace(table_changes.without_block(table), turn=Turn(self.number, self.seat, "refresh"))


class PhaseBegan(kit.PhaseBegan, frozen=True):
    """Refresh, action or deploy phase."""

    phase: Phase


class CreaturesUntapped(Event, frozen=True):
    """Creatures were untapped for the reason ``why``: refresh, nimble, card."""

    creatures: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> Table:
        return table_changes.with_tapped(table, self.creatures, tapped=False)


class CreaturesTapped(Event, frozen=True):
    """Creatures were tapped for the reason ``why``: attack, power, card, assist, dodge, tear, feint."""

    creatures: tuple[int, ...]
    why: str

    def apply(self, table: Table) -> Table:
        return table_changes.with_tapped(table, self.creatures, tapped=True)


class ActivationBegan(Event, frozen=True):
    """A creature's activation begins."""

    creature: int

    def apply(self, table: Table) -> Table:
        turn = table.turn
        activated = (*turn.activated, self.creature)
        turn = replace(turn, activation=Activation(self.creature), activated=activated)
        return replace(table_changes.without_block(table), turn=turn)


class ActivationEnded(Event, frozen=True):
    """The activation is over; what lasted until its end is gone."""

    creature: int

    def apply(self, table: Table) -> Table:
        return replace(table_changes.without_block(table), turn=replace(table.turn, activation=None))


class CreatureMoved(Event, frozen=True):
    """A creature moved along ``path`` (squares after its old one; only the last for a teleport). ``cost`` was taken
    from its speed when it moved in its own activation, else 0."""

    creature: int
    path: tuple[Cell, ...]
    manner: Manner
    cost: int = 0

    def apply(self, table: Table) -> Table:
        if not self.path:
            return table
        after = table_changes.with_creature(table, self.creature, cell=self.path[-1])
        activation = table.turn.activation
        if not self.cost or activation is None:
            return table_changes.stopped_again(table, after, self.creature)
        stopped = stopped_after_step(table, after, self.creature)
        activation = Activation(activation.creature, activation.moved + self.cost, stopped)
        return replace(after, turn=replace(after.turn, activation=activation))


class BlockGained(Event, frozen=True):
    """A creature has that much more block until the activation ends."""

    creature: int
    amount: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_creature(
            table, self.creature, block=table.creatures[self.creature].block + self.amount
        )


class ShieldRaised(Event, frozen=True):
    """A creature will be spared an announced action's damage (``action``), ``whole`` with its further attacks'."""

    creature: int
    action: int
    whole: bool = False

    def apply(self, table: Table) -> Table:
        shielding = Shielding(self.action, self.creature, self.whole)
        return replace(table, shielded=(*table.shielded, shielding))


class ShotDodged(Event, frozen=True):
    """The target evades an attack: no damage, no other effect of it."""

    creature: int
    action: int

    def apply(self, table: Table) -> Table:
        for action in table.stack:
            if action.id == self.action:
                return table_changes.with_action(table, self.action, dodged=(*action.dodged, self.creature))
        return table


class DamageHeld(Event, frozen=True):
    """Damage of a response waits to land together with the damage of the action that it answers."""

    action: int
    hits: tuple[Hit, ...]

    def apply(self, table: Table) -> Table:
        return table_changes.with_action(table, self.action, held=self.hits)


class DamageDealt(Event, frozen=True):
    """Damage landed. ``amount`` was dealt after ``prevented`` was taken off; ``dealer`` 0 is an attached card."""

    action: int
    dealer: int
    target: int
    amount: int
    prevented: int
    manner: Literal["melee", "ranged", "effect", "attached"]

    def apply(self, table: Table) -> Table:
        if not self.amount:
            return table
        for action in table.stack:
            if action.id == self.action and self.target not in action.dealt:
                table = table_changes.with_action(table, action.id, dealt=(*action.dealt, self.target))
        return table_changes.with_creature(table, self.target, damage=table.creatures[self.target].damage + self.amount)


class CreatureHealed(Event, frozen=True):
    """Damage was taken off a creature."""

    creature: int
    amount: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_creature(
            table, self.creature, damage=table.creatures[self.creature].damage - self.amount
        )


class CreatureDestroyed(Event, frozen=True):
    """A creature left the board; its card and the attached cards went to their owners' piles. ``by`` are the creatures
    whose hits did damage as it fell; none when attached cards did it."""

    creature: int
    by: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        creature = table.creatures[self.creature]
        creatures = dict(table.creatures)
        del creatures[self.creature]
        table = table_changes.stopped_again(table, replace(table, creatures=creatures), self.creature)
        for card in creature.attached:
            table = table_changes.discarded(table, card)
        owner = table.cards[creature.id].owner
        return with_player(table, owner, graveyard=(*table.players[owner].graveyard, creature.id))


class CreatureDeployed(Event, frozen=True):
    """A creature card was paid for, shown, and its miniature placed."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    key: str
    cell: Cell
    paid: int

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        table = with_player(
            table,
            self.seat,
            reserve=without(player.reserve, self.card),
            supply=player.supply - self.paid,
            spent=player.spent + self.paid,
        )
        return table_changes.with_new_creature(table, self.seat, self.card, self.key, self.cell)
