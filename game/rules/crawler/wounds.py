"""Crawler's wounds: what prevents them, what follows from them; and afflictions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.core.chapters import Chapter
from game.core.commands import Command, Decline
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.core.words import counted
from game.rules.crawler import stats
from game.rules.crawler.cards.effects import AfflictsWounded
from game.rules.crawler.cards.terms import Affliction, DamageType, Lock, Pin, Poison
from game.rules.crawler.cards.traits import Charm, Immune, Rampage, Regeneration, Trait
from game.rules.crawler.match_end import finish
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.steps import Afflict, PayForWound, Rampaging, WoundAdventurer, WoundCharacter
from game.rules.crawler.state.table import (
    Adventurer,
    DungeonCard,
    Table,
    adventurer_by_id,
    crawler_record,
    dungeon_card_by_id,
)
from game.rules.crawler.struggles import defence_report

_Draft = Draft[Table, Step]

#: Keywords by which the party must pay before a Wound is dealt.
_PAID_FOR: tuple[tuple[str, type[Trait]], ...] = (("charm", Charm), ("regeneration", Regeneration))


# Characters


def take_wound_character(draft: _Draft, step: WoundCharacter) -> None:
    """Deal a Wound, unless the Character is Immune or the party does not pay for it."""
    card = dungeon_card_by_id(draft.table, step.card)
    if card is None or stats.is_slain(card):
        return
    if protects(draft.table, card.id, step.types):
        # rule: crawler/immune
        draft.happen(ev.WoundPrevented(card.id, "immune"))
        return
    for keyword, kind in _PAID_FOR:
        if keyword not in step.paid and stats.trait_of(draft.table, card.id, kind) is not None:
            draft.push(PayForWound(step, keyword))
            return
    slain = card.wounds + 1 >= card.record.life
    # What it did to others ends with it, so this is computed before the Wound.
    mirrored = wounded_with(draft.table, card.id, step.types)
    draft.happen(ev.CharacterWounded(card.id, slain, step.combat, step.by))
    if slain and draft.table.round.phase == "end":
        # rule: crawler/wounds: slain outside combat it does not wait until cards are removed.
        draft.happen(cev.DungeonCardLeft(card.id, "grave", "slain"))
    draft.push(*_follows(draft.table, step, mirrored))


def wounded_with(table: Table, card: int, types: tuple[DamageType, ...]) -> tuple[int, ...]:
    """Return the Adventurers that a card possesses and that take a Wound of those types with it."""
    # rule: crawler/possession
    held = (one.target for one in stats.possessors(table) if one.id == card)
    return tuple(target for target in held if not stats.is_immune(table, target, types))


def _follows(table: Table, step: WoundCharacter, mirrored: tuple[int, ...]) -> list[Step]:
    found: list[Step] = [WoundAdventurer(target, "possession", step.card) for target in mirrored]
    if step.combat:
        found += [Afflict(step.card, affliction, by) for by, affliction in afflictions_of_attack(table)]
        if step.melee:
            found.append(Rampaging(step.card))
    return found


def afflictions_of_attack(table: Table) -> tuple[tuple[int, Affliction], ...]:
    """Return the afflictions of each Character that the current attack wounds, with the cards that cause them."""
    # rule: crawler/afflictions
    return tuple(
        (card.id, effect.affliction)
        for card in stats.committed_cards(table)
        if stats.is_working(table, card)
        for effect in stats.effects_of(card)
        if isinstance(effect, AfflictsWounded)
    )


def protects(table: Table, number: int, types: tuple[DamageType, ...]) -> bool:
    # rule: crawler/immune
    return any(isinstance(trait, Immune) and trait.damage in types for trait in stats.traits_of(table, number))


# What is paid for a Wound


def take_pay(draft: _Draft, step: PayForWound) -> None:
    """Ask the party to pay, if it can at all; a payment once begun must be finished."""
    # rule: crawler/charm
    if not step.left and not _can_pay(draft.table, step):
        draft.happen(ev.WoundPrevented(step.wound.card, step.keyword))
        return
    draft.ask(step, stats.speaker(draft.table), "pick", f"pay_{step.keyword}", (step.wound.card,))


def _can_pay(table: Table, step: PayForWound) -> bool:
    return any(isinstance(one, Choose) for one in pay_choices(table, step))


def can_take_wound(table: Table, number: int, types: tuple[DamageType, ...]) -> bool:
    """Return whether a Wound of these types can be dealt to a Character, if the party pays what it can."""
    # rule: crawler/after_the_attack
    wound = WoundCharacter(number, types)
    return not protects(table, number, types) and all(
        stats.trait_of(table, number, kind) is None or _can_pay(table, PayForWound(wound, keyword))
        for keyword, kind in _PAID_FOR
    )


def pay_choices(table: Table, step: PayForWound) -> Iterable[Command]:
    """Return the cards that may be discarded, and a refusal to pay until the first one was."""
    cards = tuple(Choose(card) for card in table.hand if _why_no_payment(table, step, card) is None)
    return cards if step.left else (*cards, Decline())


def why_no_pay(table: Table, step: PayForWound, command: Command) -> Refusal | None:
    """Return why an answer does not pay."""
    if isinstance(command, Decline):
        begun = Refusal("begun", f"crawler/{step.keyword}", "The payment is begun: choose another card.")
        return begun if step.left else None
    if not isinstance(command, Choose) or command.card not in table.hand:
        return Refusal("not_in_hand", f"crawler/{step.keyword}", "Choose a card in your hand.")
    return _why_no_payment(table, step, command.card)


def charm_of(table: Table, card: int) -> Charm:
    """Return what a Wound costs that Charm keeps off a card; the usual price for one that has lost it since."""
    # rule: crawler/charm
    return stats.trait_of(table, card, Charm) or Charm()


def _is_tactic(table: Table, card: int) -> bool:
    return crawler_record(table, card).type == "Tactic"


def _cards_left(table: Table, step: PayForWound, card: int) -> int:
    """Return how many cards are to be discarded when this one is the next of them."""
    if step.left:
        return step.left
    if step.keyword == "regeneration":
        trait = stats.trait_of(table, step.wound.card, Regeneration)
        assert trait is not None
        return trait.cards
    charm = charm_of(table, step.wound.card)
    return charm.tactics if _is_tactic(table, card) else charm.others


def _why_no_payment(table: Table, step: PayForWound, card: int) -> Refusal | None:
    """Return why a card of the hand cannot be part of a payment that can be completed."""
    needed = _cards_left(table, step, card)
    if step.keyword == "regeneration":
        if len(table.hand) >= needed:
            return None
        text = f"{counted(needed, 'card')} must be discarded, and you have fewer."
        return Refusal("too_few", "crawler/regeneration", text)
    is_tactic = _is_tactic(table, card)
    if step.left and is_tactic:
        return Refusal("other_cards", "crawler/charm", "The other card is not a Tactic card.")
    if sum(_is_tactic(table, one) == is_tactic for one in table.hand) >= needed:
        return None
    charm = charm_of(table, step.wound.card)
    text = f"{charm.tactics} Tactic card or {charm.others} other cards must be discarded."
    return Refusal("too_few", "crawler/charm", text)


def answer_pay(draft: _Draft, step: PayForWound, command: Choose | Decline) -> None:
    """Discard a card, or prevent the Wound."""
    if isinstance(command, Decline):
        draft.happen(ev.WoundPrevented(step.wound.card, step.keyword))
        return
    left = _cards_left(draft.table, step, command.card)
    draft.happen(cev.CardDiscarded(command.card, step.keyword, step.wound.card))
    if left > 1:
        draft.push(PayForWound(step.wound, step.keyword, left - 1))
    else:
        wound = step.wound
        draft.push(
            WoundCharacter(wound.card, wound.types, wound.melee, wound.combat, wound.by, (*wound.paid, step.keyword))
        )


# Rampage


def take_rampage(draft: _Draft, step: Rampaging) -> None:
    """Let the wounded Character wound one of its attackers, once a round and a limited number of times in all."""
    # rule: crawler/rampage
    table = draft.table
    card, trait = dungeon_card_by_id(table, step.card), stats.trait_of(table, step.card, Rampage)
    if card is None or trait is None or card.rampaged or card.spent >= trait.times:
        return
    attackers = _rampaged_at(table)
    if attackers:
        draft.ask(step, attackers[0].seat, "pick", "rampage", (step.card,))


def _rampaged_at(table: Table) -> tuple[Adventurer, ...]:
    """Return the living attackers of one seat: the first, from the speaker on, that led any into the attack."""
    # rule: crawler/rampage
    committed = table.struggle.adventurers if table.struggle is not None else ()
    alive = [one for one in map(partial(adventurer_by_id, table), committed) if one is not None]
    seat = next((seat for seat in stats.leading(table) if any(one.seat == seat for one in alive)), None)
    return tuple(one for one in alive if one.seat == seat)


def rampage_choices(table: Table, step: Rampaging) -> Iterable[Command]:
    return (Choose(one.id) for one in _rampaged_at(table))


def why_no_rampage(table: Table, step: Rampaging, command: Command) -> Refusal | None:
    """Return why an answer is not an Adventurer that attacked."""
    able = [one.id for one in _rampaged_at(table)]
    if isinstance(command, Choose) and command.card in able:
        return None
    other = adventurer_by_id(table, command.card) if isinstance(command, Choose) else None
    if other is not None and table.struggle is not None and other.id in table.struggle.adventurers:
        text = f"Another player leads {other.record.name}: choose one of your own."
        return Refusal("not_led", "crawler/rampage", text, (other.id,))
    return Refusal("did_not_attack", "crawler/rampage", "Choose an Adventurer that took part in the attack.")


def answer_rampage(draft: _Draft, step: Rampaging, command: Choose) -> None:
    """Wound the Adventurer; stamina does not stop it."""
    draft.happen(ev.Rampaged(step.card, command.card))
    draft.push(WoundAdventurer(command.card, "rampage", step.card))


# Adventurers


def take_wound_adventurer(draft: _Draft, step: WoundAdventurer) -> None:
    """Deal a Wound; an Adventurer with as many Wounds as Life dies, and the last death ends the match at once."""
    # rule: crawler/wounds
    adventurer = adventurer_by_id(draft.table, step.adventurer)
    if adventurer is None:
        return
    draft.happen(ev.AdventurerWounded(adventurer.id, step.why, step.by))
    if adventurer.wounds + 1 < adventurer.record.life:
        return
    draft.happen(ev.AdventurerDied(adventurer.id, _is_target(draft.table, adventurer.id), step.why, step.by))
    for card in draft.table.played:
        if card.host == adventurer.id:
            draft.happen(cev.CrawlerCardLeft(card.id, "host"))
    if not draft.table.party:
        finish(draft, "party_died")


def _is_target(table: Table, adventurer: int) -> bool:
    """Return whether the Dungeon's current attack is aimed at an Adventurer, before it is resolved."""
    if table.struggle is None or table.struggle.kind == "attack":
        return False
    return any(one.target == adventurer for one in defence_report(table).assaults[:1])


# Afflictions


def take_afflict(draft: _Draft, step: Afflict) -> None:
    """Put tokens on a card in play; Pin Activates it, too. Slain Characters and dead Adventurers get none."""
    # rule: crawler/afflictions
    table = draft.table
    card = adventurer_by_id(table, step.card) or dungeon_card_by_id(table, step.card)
    if card is None or (isinstance(card, DungeonCard) and stats.is_slain(card)):
        return
    affliction = step.affliction
    if isinstance(affliction, Pin):
        # rule: crawler/pin
        if not card.activated:
            draft.happen(ev.CardsActivated((card.id,), step.by))
        draft.happen(ev.TokensPlaced(card.id, "lock", 1, step.by))
    elif isinstance(affliction, Lock):
        draft.happen(ev.TokensPlaced(card.id, "lock", affliction.tokens, step.by))
    elif isinstance(affliction, Poison):
        draft.happen(ev.TokensPlaced(card.id, "poison", affliction.tokens, step.by))


STEPS: dict[type[Step], Chapter] = {
    s.WoundCharacter: Chapter(take_wound_character),
    s.PayForWound: Chapter(take_pay, pay_choices, why_no_pay, answer_pay),
    s.Rampaging: Chapter(take_rampage, rampage_choices, why_no_rampage, answer_rampage),
    s.WoundAdventurer: Chapter(take_wound_adventurer),
    s.Afflict: Chapter(take_afflict),
}
