"""Damage lands: everything at once, then the destroyed leave the board, gold moves, and spoils are offered."""

from __future__ import annotations

from game.core.events import Event
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import events as e
from game.rules.skirmish.attacks import damage_of
from game.rules.skirmish.effects import Spoils, Venom
from game.rules.skirmish.stack import deals_first
from game.rules.skirmish.stats import card_of, has_keyword, lasting_on, max_hp_of
from game.rules.skirmish.table import Action, Creature, Hit, Table, action_by_id, are_enemies, creatures_of


class OfferDraw(Step, frozen=True):
    """A seat may draw an action card (or not)."""

    seat: int
    cards: int


def deliver(draft: Draft[Table, Step], action: Action, hits: tuple[Hit, ...]) -> None:
    """Land an action's hits and the damage that waited for them; or let them wait, when the action is a response to
    one that is itself about to deal damage: then all of it lands together."""
    # rule: skirmish/simultaneous
    together = action.held + hits
    if not together:
        return
    if action.held:
        draft.happen(e.DamageHeld(action.id, ()))
    answered = action_by_id(draft.table, action.answers) if action.answers else None
    if answered is not None and deals_first(draft.table, answered):
        draft.happen(e.DamageHeld(answered.id, answered.held + together))
        return
    land(draft, together)


def land(draft: Draft[Table, Step], hits: tuple[Hit, ...]) -> None:
    """Deal all hits at the same moment, then destroy what has no hit points left."""
    before = draft.table
    hits = tuple(
        hit for hit in hits if hit.target in before.creatures and hit.target not in _dodged(before, hit.action)
    )
    dealt: list[Event] = []
    total: dict[int, int] = {}
    for hit in hits:
        damage = damage_of(before, hit)
        dealt.append(e.DamageDealt(hit.action, hit.dealer, hit.target, damage.total, damage.prevented, hit.manner))
        if damage.total:
            total[hit.target] = total.get(hit.target, 0) + damage.total
    draft.happen(*dealt)
    fallen = [number for number in total if _is_fallen(draft.table, number)]
    by = {number: _killer(hits, number) for number in fallen}
    destroy(draft, before, [(number, by[number], _seat_of(before, by[number])) for number in fallen])


def venom(draft: Draft[Table, Step], seat: int) -> None:
    """Attached cards hurt the creatures of a seat at the start of its turn, all at once."""
    # rule: skirmish/venom
    before = draft.table
    dealt: list[Event] = []
    cause: dict[int, int] = {}
    for creature in creatures_of(before, seat):
        for card, lasting in lasting_on(before, creature):
            if isinstance(lasting, Venom):
                dealt.append(e.DamageDealt(0, 0, creature.id, lasting.amount, 0, "attached"))
                cause[creature.id] = before.cards[card].owner
    draft.happen(*dealt)
    fallen = [number for number in cause if _is_fallen(draft.table, number)]
    destroy(draft, before, [(number, 0, cause[number]) for number in fallen])


def _dodged(table: Table, number: int) -> tuple[int, ...]:
    action = action_by_id(table, number)
    return action.dodged if action else ()


def _is_fallen(table: Table, number: int) -> bool:
    creature = table.creatures[number]
    return creature.damage >= max_hp_of(table, creature)


def _killer(hits: tuple[Hit, ...], number: int) -> int:
    return next(hit.dealer for hit in reversed(hits) if hit.target == number)


def _seat_of(table: Table, number: int) -> int:
    creature = table.creatures.get(number)
    return creature.seat if creature else -1


def destroy(draft: Draft[Table, Step], before: Table, fallen: list[tuple[int, int, int]]) -> None:
    """Remove creatures at the same moment: triples of creature, the creature that did it (0: none) and its seat."""
    # rule: skirmish/destroying
    if not fallen:
        return
    draft.happen(*(e.CreatureDestroyed(number, by) for number, by, _ in fallen))
    for number, _, seat in fallen:
        _move_gold(draft, before.creatures[number], seat)
    offers = [offer for number, by, _ in fallen for offer in _spoils(before, number, by)]
    draft.push(*offers)


def _move_gold(draft: Draft[Table, Step], lost: Creature, cause: int) -> None:
    # rule: skirmish/gold
    owner = draft.table.cards[lost.id].owner
    pay(draft, owner, card_of(lost).level, cause, "destroyed")


def pay(draft: Draft[Table, Step], seat: int, amount: int, cause: int, why: str) -> None:
    """Move gold from a seat's vault to its supply. What is missing ends the game after this turn, and each missing
    gold is a point for ``cause`` (-1: nobody), if that is an opponent."""
    # rule: skirmish/the_end
    players = draft.table.players
    there = min(amount, players[seat].vault)
    if there:
        draft.happen(e.GoldMoved(seat, there, why))
    if there < amount:
        scorer = cause if cause >= 0 and players[cause].side != players[seat].side else -1
        draft.happen(e.GoldMissing(seat, amount - there, scorer))


def _spoils(before: Table, number: int, by: int) -> list[OfferDraw]:
    """Offers to draw for a destroyed enemy, one for each card that makes them."""
    killer = before.creatures.get(by)
    if killer is None or not are_enemies(before, killer, before.creatures[number]):
        return []
    return [
        OfferDraw(killer.seat, lasting.cards)
        for bearer in creatures_of(before, killer.seat)
        for _, lasting in lasting_on(before, bearer)
        if isinstance(lasting, Spoils) and has_keyword(killer, lasting.keyword)
    ]


def draw_actions(draft: Draft[Table, Step], seat: int, cards: int) -> None:
    """Draw action cards; an empty deck gives none."""
    deck = draft.table.players[seat].actions
    drawn = tuple(reversed(deck[max(0, len(deck) - cards) :]))
    if drawn:
        draft.happen(e.ActionCardsDrawn(seat, drawn))
