"""The table of zones with a match of Factions on it: what stands and lies where."""

from __future__ import annotations

from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.state.table import ZONES, Table, Unit, controls
from game.ui.boards.cards.records import LocationShown, PileShown, UnitShown, ZoneState
from game.ui.games.card_match_board import CardMatchBoard, MatchOfCards, Shown
from game.ui.games.factions.faces import capital_key, factions_back, factions_face
from game.ui.games.factions.motions import MOTIONS
from game.ui.games.factions.stack import entry_shown
from game.ui.games.factions.tables import layouts


def shown(table: Table) -> Shown:
    """Return units, locations, zones, stack and piles, as the board shows them."""
    return (
        [_unit(table, unit) for unit in table.units.values()],
        [
            LocationShown(location.card, location.key, location.record.name, location.seat, zone)
            for zone, location in table.locations.items()
        ],
        [_zone(table, zone) for zone in ZONES],
        [entry_shown(entry) for entry in table.stack],
        [pile for seat in range(len(table.players)) for pile in _piles(table, seat)],
        (),
    )


def _unit(table: Table, unit: Unit) -> UnitShown:
    sheet = unit_stats_of(table, unit.id)
    marks = ["attachment"] * len(unit.attached)
    if unit.paralyzed:
        marks.append("web")
    if unit.record.commander:
        marks.append("crown")
    active = table.turn.activation
    return UnitShown(
        unit.id,
        capital_key(table.players[unit.seat].faction) if unit.is_capital else unit.key,
        sheet.name,
        unit.seat,
        unit.zone,
        sheet.hp,
        unit.damage,
        sheet.atk,
        sheet.dam,
        sheet.defense,
        unit.magic,
        unit.record.magic or 0,
        # It is tapped when it is activated, and looks spent once its turn is over.
        unit.tapped and (active is None or active.unit != unit.id),
        unit.is_capital,
        tuple(marks),
    )


def _zone(table: Table, zone: int) -> ZoneState:
    holder = next((player.seat for player in table.players if controls(table, player.seat, zone)), None)
    return ZoneState(zone, holder, zone in table.blockaded)


def _piles(table: Table, seat: int) -> tuple[PileShown, ...]:
    player = table.players[seat]
    top = table.cards[player.graveyard[-1]].key if player.graveyard else ""
    return piles_of(seat, len(player.deck), len(player.graveyard), top, len(player.hand))


def piles_of(seat: int, deck: int, graveyard: int, top: str = "", hand: int = 0) -> tuple[PileShown, ...]:
    """Return a seat's deck, its graveyard with the key of its upper card, and its hand."""
    return (
        PileShown(f"deck {seat}", deck),
        PileShown(f"graveyard {seat}", graveyard, top, "graveyard", dimmed=True),
        PileShown(f"hand {seat}", hand, icon="hand"),
    )


class FactionsBoard(CardMatchBoard[Table]):
    """The table with a match of Factions on it."""

    of = MatchOfCards(
        layouts,
        shown,
        MOTIONS,
        factions_face,
        factions_back,
        piles=("graveyard",),
        turn_of=lambda table: (table.turn.cycle, table.turn.phase),
    )
