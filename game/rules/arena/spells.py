"""Which spell cards a seat may play, and on what."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.refusals import Refusal
from game.rules.arena.aims import holders
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.effect_table import SORCERY_ROWS
from game.rules.arena.state.commands import PlaySpell
from game.rules.arena.state.table import Table, record_of
from game.rules.arena.state.targets import OnArmy, Target, piece_of
from game.rules.arena.stats import planeswalker_of

#: Spells that a seat plays in a turn.
SPELLS = 3


def targets(table: Table, seat: int, record: SpellCard) -> tuple[Target | None, ...]:
    """Return what a seat can play a card on; (None,) for a card without a target, nothing where it cannot now."""
    if record.kind != "sorcery":
        return tuple(OnArmy(army.id) for army in holders(table, seat, record))
    rows = [(SORCERY_ROWS[type(effect)], effect) for effect in record.effects]
    if not all(row.needs is None or row.needs(table, seat) for row, _ in rows):
        return ()
    for row, effect in rows:
        if row.aims is not None:
            return tuple(row.aims(table, seat, effect))
    return (None,)


def plays(table: Table, seat: int) -> Iterator[PlaySpell]:
    """Yield every card of the hand on everything that it can be played on."""
    if why_no_spells(table, seat) is None:
        for card in table.players[seat].hand:
            yield from (PlaySpell(card, target) for target in targets(table, seat, record_of(table, card)))


def why_no_spells(table: Table, seat: int) -> Refusal | None:
    """Return why a seat plays no more spells this turn."""
    # rule: arena/spells
    if planeswalker_of(table, seat) is None:
        return Refusal("no_planeswalker", "arena/spells", "Its Planeswalker is destroyed: no more spells.")
    if table.turn.spells >= SPELLS:
        return Refusal("three_spells", "arena/spells", "Three spells have been played this turn.")
    return None


def _what_for(record: SpellCard) -> str:
    """Return what a sorcery says of what it is played on, or on which army cards an enchantment lies."""
    # rule: arena/enchantments
    if record.on is not None:
        holder = record.on.replace("planeswalker", "Planeswalker")
        return f" It lies on {f'any {holder}' if record.kind == 'enchantment' else f'a {holder} of your own'} in play."
    aimed = (effect for effect in record.effects if record.kind == "sorcery")
    said = next((row.words(one) for one in aimed if (row := SORCERY_ROWS[type(one)]).aims is not None), "")
    return f" It says: {said}" if said else ""


def why_no_play(table: Table, seat: int, command: PlaySpell) -> Refusal | None:
    """Return why a card cannot be played on that."""
    if command.card not in table.players[seat].hand:
        return Refusal("not_in_hand", "arena/spells", "That card is not in the hand.", (command.card,))
    stuck = why_no_spells(table, seat)
    if stuck is not None:
        return stuck
    record = record_of(table, command.card)
    found = targets(table, seat, record)
    if not found:
        text = f"There is nothing that {record.name} could be played on.{_what_for(record)}"
        return Refusal("no_target", "arena/spells", text, (command.card,))
    if command.target not in found:
        text = f"{record.name} cannot be played on that.{_what_for(record)}"
        about = (command.card, *filter(None, (piece_of(command.target),)))
        return Refusal("wrong_target", "arena/spells", text, about)
    return None
