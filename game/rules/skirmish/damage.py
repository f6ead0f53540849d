"""Damage lands: everything at once, then the destroyed leave the board, gold moves, and spoils are offered."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.core.cards import top_of
from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command
from game.core.events import Event
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.attacks import damage_of
from game.rules.skirmish.cards.effects import Spoils, Venom
from game.rules.skirmish.state.table import (
    Action,
    Creature,
    Hit,
    Table,
    action_by_id,
    are_enemies,
    creatures_of,
    opponents_in_order,
    seats_in_order,
)
from game.rules.skirmish.stats import card_of, has_keyword, lasting_on, max_hp_of

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)

_Draft = Draft[Table, Step]


class Fall(msgspec.Struct, frozen=True):
    """A creature that is destroyed: ``by`` are the creatures whose hits did damage, ``causes`` the hits' seats."""

    creature: int
    by: tuple[int, ...]
    causes: tuple[int, ...]


class OfferDraw(Step, frozen=True):
    """A seat may draw an action card (or not)."""

    seat: int
    cards: int


def deliver(draft: Draft[Table, Step], action: Action, hits: tuple[Hit, ...]) -> None:
    """Land an action's hits and the damage that waited for them; or let them wait, when the action is a response:
    all responses to one action land together. What waits for a card or power lands with the first of its attacks, the
    further ones included; what waits for an action without damage, before it takes effect."""
    # rule: skirmish/simultaneous
    together = action.held + hits
    if not together:
        return
    whole = action_by_id(draft.table, action.part_of) if action.part_of else None
    for waited_for in (action, whole):
        if waited_for is not None and waited_for.held:
            draft.happen(e.DamageHeld(waited_for.id, ()))
    if whole is not None:
        together = whole.held + together
    answered = action_by_id(draft.table, action.answers) if action.answers else None
    if answered is not None:
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
    harmful: dict[int, list[Hit]] = {}
    for hit in hits:
        damage = damage_of(before, hit)
        dealt.append(e.DamageDealt(hit.action, hit.dealer, hit.target, damage.total, damage.prevented, hit.manner))
        if damage.total:
            harmful.setdefault(hit.target, []).append(hit)
    draft.happen(*dealt)
    fallen = [
        Fall(number, _each(hit.dealer for hit in its), _each(hit.seat for hit in its))
        for number, its in harmful.items()
        if _is_fallen(draft.table, number)
    ]
    destroy(draft, before, fallen)


def venom(draft: Draft[Table, Step], seat: int) -> None:
    """Hurt the creatures of a seat by attached cards at the start of its turn, all at once."""
    # rule: skirmish/venom
    before = draft.table
    dealt: list[Event] = []
    owners: dict[int, list[int]] = {}
    for creature in creatures_of(before, seat):
        for card, lasting in lasting_on(before, creature):
            if isinstance(lasting, Venom):
                dealt.append(e.DamageDealt(0, 0, creature.id, lasting.amount, 0, "attached"))
                owners.setdefault(creature.id, []).append(before.cards[card].owner)
    draft.happen(*dealt)
    fallen = [Fall(number, (), _each(its)) for number, its in owners.items() if _is_fallen(draft.table, number)]
    destroy(draft, before, fallen)


def _each(numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the numbers in their order, each once."""
    return tuple(dict.fromkeys(numbers))


def _dodged(table: Table, number: int) -> tuple[int, ...]:
    action = action_by_id(table, number)
    return action.dodged if action else ()


def _is_fallen(table: Table, number: int) -> bool:
    creature = table.creatures[number]
    return creature.damage >= max_hp_of(table, creature)


def destroy(draft: Draft[Table, Step], before: Table, fallen: list[Fall]) -> None:
    """Remove creatures at the same moment, move gold for them, and offer spoils in turn order."""
    # rule: skirmish/destroying
    if not fallen:
        return
    draft.happen(*(e.CreatureDestroyed(fall.creature, fall.by) for fall in fallen))
    for fall in fallen:
        _move_gold(draft, before.creatures[fall.creature], fall.causes)
    offers = [offer for fall in fallen for by in fall.by for offer in _spoils(before, fall.creature, by)]
    order = seats_in_order(before)
    draft.push(*sorted(offers, key=lambda offer: order.index(offer.seat)))


def _move_gold(draft: Draft[Table, Step], lost: Creature, causes: tuple[int, ...]) -> None:
    """Move the owner's gold; points for what is missing go to the first opponent, active first, who has done damage."""
    # rule: skirmish/gold
    table = draft.table
    opponents = opponents_in_order(table, lost.seat)
    cause = next((seat for seat in seats_in_order(table) if seat in causes and seat in opponents), -1)
    pay(draft, table.cards[lost.id].owner, card_of(lost).level, cause, "destroyed")


def pay(draft: Draft[Table, Step], seat: int, amount: int, cause: int, why: str) -> None:
    """Move gold from a seat's vault to its supply. What is missing ends the game after this turn, and each missing
    gold is a point for the seat ``cause`` (-1: nobody)."""
    # rule: skirmish/the_end
    there = min(amount, draft.table.players[seat].vault)
    if there:
        draft.happen(ce.GoldMoved(seat, there, why))
    if there < amount:
        draft.happen(ce.GoldMissing(seat, amount - there, cause))


def _spoils(before: Table, number: int, by: int) -> list[OfferDraw]:
    """Return the offers to draw for a destroyed enemy, one for each card that makes them."""
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
    if drawn := top_of(draft.table.players[seat].actions, cards):
        draft.happen(ce.ActionCardsDrawn(seat, drawn))


def _take_offer_draw(draft: _Draft, step: OfferDraw) -> None:
    """Ask whether the seat wants its spoils, if there is a card to draw."""
    # rule: skirmish/spoils
    if draft.table.players[step.seat].actions:
        draft.ask(step, step.seat, "pick", "draw_card")


def _answer_offer_draw(draft: _Draft, step: OfferDraw, command: Command) -> None:
    if isinstance(command, Agree):
        draw_actions(draft, step.seat, step.cards)


STEPS: dict[type[Step], Chapter] = {OfferDraw: yes_or_no(_take_offer_draw, _answer_offer_draw, _NOT_AN_ANSWER)}
