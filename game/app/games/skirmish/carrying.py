"""What a side of Skirmish takes on from one scenario to the next."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from game.core.scenario.carried import Carried, Carrying, Survivor
from game.core.scenario.script import NONE, Gold, Script, Trigger
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.setup import SkirmishSetup
from game.rules.skirmish.state.table import Table

SURVIVORS, DAMAGE, GOLD = "survivors", "damage", "gold"


def _of_piece(table: Table, number: int) -> Survivor | None:
    creature = table.creatures.get(number)
    return None if creature is None else Survivor(table.cards[number].key, creature.damage)


def _enter(
    setup: SkirmishSetup, script: Script, lost: Collection[int], carried: Carried, words: Collection[str]
) -> SkirmishSetup:
    """Return the match with those who came through, and their gold in the first seat's supply."""
    damages: dict[str, list[int]] = {}
    for one in carried.survivors:
        damages.setdefault(one.card, []).append(one.damage)
    pieces = list(script.pieces)
    for number, piece in enumerate(pieces):
        if DAMAGE in words and number not in lost and piece.arrives == NONE and damages.get(piece.card):
            most = CREATURES[piece.card].hp - 1
            pieces[number] = replace(piece, damage=max(piece.damage, min(damages[piece.card].pop(0), most)))
    triggers = script.triggers
    if GOLD in words and carried.gold:
        triggers = (*triggers, Trigger("gold of the last chapter", "turn", (Gold(0, carried.gold),)))
    return replace(setup, scenario=replace(script, pieces=tuple(pieces), triggers=triggers))


CARRYING = Carrying(
    words=(SURVIVORS, DAMAGE, GOLD),
    of_piece=_of_piece,
    gold=lambda table, seat: table.players[seat].supply,
    enter=_enter,
)
