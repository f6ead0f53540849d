"""What is counted in simulated games of Arena."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.games.counted import Counted, Mark, Place
from game.geometry.hexes import from_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.setup import ArenaSetup
from game.rules.arena.state.commands import PlaySpell, Summon, TurnOver, UseAbility
from game.rules.arena.state.events import AttackAnnounced, FigureDestroyed
from game.rules.arena.state.table import Table


class ArenaCounted(Counted):
    """Spells, hidden enchantments turned over, squads summoned and abilities; figures hex by hex."""

    deck_field = "colour"
    usual_decks = ("white", "blue", "black", "red", "green")
    plays = (PlaySpell, TurnOver, Summon, UseAbility)
    leaves_marks = (FigureDestroyed, AttackAnnounced)

    def turn(self, table: Table) -> object:
        return table.turn.number and (table.turn.number, table.turn.seat)

    def first_seat(self, table: Table) -> int:
        return table.turn.seat

    def card(self, table: Table, command: Any) -> str:
        """Return a card's name, or an ability's."""
        if isinstance(command, UseAbility):
            return command.ability.replace("_", " ").capitalize()
        if isinstance(command, Summon):
            return ARMY_CARDS[table.armies[command.army].key].name
        name = SPELL_CARDS[table.cards[command.card].key].name
        return f"{name}: turned over" if isinstance(command, TurnOver) else name

    def deck(self, setup: ArenaSetup, seat: int) -> str:
        colours = {ARMY_CARDS[key].colour for key in setup.seats[seat].army}
        return " and ".join(sorted(colours)).capitalize()

    def standing(self, table: Table) -> Iterator[tuple[int, Place]]:
        for figure in table.figures.values():
            for space in figure.spaces:
                yield figure.seat, from_axial(table.board.stagger, space)

    def marks(self, table: Table, event: Any) -> Iterator[Mark]:
        """Yield figures destroyed, and attacks on figures that are not adjacent."""
        if isinstance(event, AttackAnnounced) and event.is_adjacent:
            return
        fell = isinstance(event, FigureDestroyed)
        figure = table.figures[event.figure if fell else event.attacker]
        for space in figure.spaces:
            yield Mark("fell" if fell else "shot", figure.seat, from_axial(table.board.stagger, space))

    def start_areas(self, setup: ArenaSetup) -> tuple[tuple[Place, ...], ...]:
        stagger = setup.board.stagger
        return tuple(tuple(from_axial(stagger, space) for space in zone) for zone in setup.board.starts)

    def map_source(self, setup: ArenaSetup) -> str:
        return setup.board.source
