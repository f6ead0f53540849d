"""Factions for the app floor: its cards as figures, and its set-ups and positions as documents."""

from __future__ import annotations

from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.files.wording import place_and_expectation
from game.app.games.factions.counting import FactionsCounted
from game.app.games.factions.map_kind import TABLE_KIND
from game.app.games.factions.ready_decks import deck_from
from game.app.games.game_entry import Document, GameEntry, name_written, refuse_unknown, seats_written
from game.app.maps.library import source_of_table
from game.app.maps.scenarios import setup_of_scenario
from game.core.state import AnyState
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.effects import FACTIONS as FACTION_NAMES
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.figures import why_no_attack
from game.rules.factions.positions.reading import load_position
from game.rules.factions.positions.writing import write_position
from game.rules.factions.presentation import consequences, event_words, words
from game.rules.factions.presentation.card_words import card_text, plain
from game.rules.factions.presentation.queries import attack_preview, attack_targets, reach_in_turn
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import MOST_CYCLES, FactionsSetup, SeatSetup
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.table import ZONES, Table, Unit, distance, name_of
from game.rules.factions.stats import reach_of

_SETUP_FIELDS = tuple(sorted(("seats", *FactionsOptions.__struct_fields__)))
_SEAT_FIELDS = ("deck", "faction", "name")


class FactionsEntry(GameEntry):
    """Factions in the list of games."""

    ruleset = FACTIONS
    counted = FactionsCounted()
    turn_word = "cycle"
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    name_of = staticmethod(name_of)
    event_text = staticmethod(event_words.event_text)
    consequence = staticmethod(consequences.consequence)
    simulated: Document = {"last_cycle": 40}

    def cards(self) -> list[dict[str, Any]]:
        return [_card(record) for record in CARDS.values()]

    def content(self) -> Any:
        return tuple(CARDS.values())

    def board_of(self, setup: FactionsSetup) -> Any:
        """Return None: the five zones are the same in every match, whatever table they are drawn on."""
        return None

    def setup(self, document: dict[str, Any]) -> FactionsSetup:
        """Read ``scenario`` (the name of its map); or ``seats`` (two, with ``name``, ``deck`` and ``faction``: see
        ``factions_decks``); ``windows``; ``at_zero``; ``last_cycle``; ``map``, the name or file of a table."""
        found: FactionsSetup | None = setup_of_scenario(document, "factions", FactionsOptions)
        if found is not None:
            return found
        refuse_unknown(document, _SETUP_FIELDS, "setup")
        options: dict[str, Any] = {field: given for field, given in document.items() if field != "seats"}
        try:
            wanted = msgspec.convert({**options, "seats": ()}, FactionsSetup)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error
        if wanted.last_cycle is not None and not 1 <= wanted.last_cycle <= MOST_CYCLES:
            raise ValueError(f"setup.last_cycle: 1 to {MOST_CYCLES} is expected, not {wanted.last_cycle}")
        return msgspec.structs.replace(
            wanted, seats=_seats(document.get("seats")), map=source_of_table(wanted.map, TABLE_KIND, "setup.map")
        )

    def load_position(self, document: dict[str, Any]) -> AnyState:
        named = document.get("map")
        return load_position(
            {**document, "map": source_of_table(named, TABLE_KIND, "map")} if isinstance(named, str) else document
        )

    def evaluator(self) -> Evaluator:
        from game.ai.factions.judging import FactionsEvaluator

        return FactionsEvaluator()

    def sight(self, state: AnyState, start: Any, end: Any) -> dict[str, Any]:
        """Return the ``distance`` in zones between two units (their numbers) or zones (``[3]``). Between units also
        ``reach`` of the first one's attacks, ``verdict`` clear or blocked with ``why``, and what an ``attack`` on an
        enemy does."""
        table: Table = state.table
        here, there = _place(table, start, "from"), _place(table, end, "to")
        zones = [place.zone if isinstance(place, Unit) else place for place in (here, there)]
        seen: dict[str, Any] = {"distance": distance(*zones)}
        if not isinstance(here, Unit) or not isinstance(there, Unit):
            return seen
        reach = reach_of(table, here)
        refusal = why_no_attack(table, here, there, reach)
        seen["reach"] = reach
        seen["verdict"] = "clear" if refusal is None else "blocked"
        seen["why"] = refusal.text if refusal is not None else ""
        if here.seat != there.seat:
            seen["attack"] = msgspec.to_builtins(attack_preview(table, here.id, there.id))
        return seen

    def reach(self, state: AnyState, piece: int) -> dict[str, Any]:
        """Return ``zones`` with ``zone``, ``steps`` and ``attacks`` (whether it could still attack there), and
        ``targets``: the enemies that its attacks reach from where it is."""
        if piece not in state.table.units:
            raise ValueError(f"piece: there is no unit {piece} on the table")
        return {
            "zones": msgspec.to_builtins(reach_in_turn(state.table, piece)),
            "targets": list(attack_targets(state.table, piece)),
        }


def _card(record: CardRecord) -> dict[str, Any]:
    """Return what stands on every card; for a unit its figures, for one with a Magic rating those of magic too."""
    described: dict[str, Any] = {
        "number": record.number,
        "name": record.name,
        "rarity": record.rarity,
        "type": record.type,
        "factions": list(record.factions),
        "cost": record.cost,
    }
    if record.type == "unit":
        described |= {"hp": record.hp, "def": record.defense, "atk": record.atk, "dam": record.dam}
        if record.magic is not None:
            described |= {"magic": record.magic, "magic_renewal": record.renewal}
        described |= {"unique": record.unique, "creature_types": list(record.creature_types)}
        if record.counts_as:
            described["counts_as"] = record.counts_as
    described["text"] = plain(card_text(record))
    return described


def _seats(given: Any) -> tuple[SeatSetup, ...]:
    """Read the seats of a document: the first two factions' starter decks where nothing else is said."""
    return tuple(_seat(number, seat) for number, seat in enumerate(seats_written(given, (2,))))


def _seat(number: int, written: dict[str, Any]) -> SeatSetup:
    place = f"setup.seats[{number}]"
    refuse_unknown(written, _SEAT_FIELDS, place)
    name = name_written(written, place)
    if "deck" in written and "faction" in written:
        raise ValueError(f"{place}.faction: a deck has a faction of its own; leave one of the two out")
    if "faction" in written and written["faction"] not in FACTION_NAMES:
        raise ValueError(f"{place}.faction: one of {', '.join(FACTION_NAMES)} is expected")
    named = written.get("deck", written.get("faction", FACTION_NAMES[number]))
    return SeatSetup(deck_from(named, f"{place}.deck"), name)


def _place(table: Table, where: Any, place: str) -> Unit | int:
    """Return a unit by its number, or a zone from ``[3]``."""
    if isinstance(where, int) and not isinstance(where, bool):
        if where not in table.units:
            raise ValueError(f"{place}: there is no unit {where} on the table")
        return table.units[where]
    if isinstance(where, list) and len(where) == 1 and where[0] in ZONES and not isinstance(where[0], bool | float):
        zone: int = where[0]
        return zone
    raise ValueError(f"{place}: a unit's number, or a zone such as [3], is expected")


ENTRY = FactionsEntry()
