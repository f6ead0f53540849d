"""Steps 2 and 3.1 of a round: the party responds, then the combat triggers Frenzy, Disguise and Snare."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.core.words import counted
from game.rules.crawler.cards.terms import Lock
from game.rules.crawler.cards.traits import Disguise, Frenzy, Snare
from game.rules.crawler.choosing import one_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.table import DungeonCard, Struggle, Table, adventurer_by_id, dungeon_card_by_id
from game.rules.crawler.stats import characters, is_active, leading, primary_target, speaker, trait_of

_Draft = Draft[Table, Step]


def take_respond(draft: _Draft, step: s.Respond) -> None:
    """Let the party answer the Encounter. Where no combat trigger can follow, its next chance is the attack itself."""
    # rule: crawler/respond
    draft.happen(ev.PhaseBegan("respond"))
    draft.push(s.Triggers(), s.BeginAttack())
    if any(has_trigger(draft.table, card) for card in draft.table.encounter):
        draft.push(s.Window(leading(draft.table), "respond"))


def waiting(table: Table) -> tuple[int, ...]:
    """Return the cards whose combat trigger would be carried out now."""
    # rule: crawler/combat_triggers
    return tuple(card.id for card in table.encounter if _is_waiting(table, card))


def _is_waiting(table: Table, card: DungeonCard) -> bool:
    if not has_trigger(table, card):
        return False
    # rule: crawler/disguise
    alone = all(other.id == card.id for other in characters(table))
    return alone or trait_of(table, card.id, Disguise) is None


def has_trigger(table: Table, card: DungeonCard) -> bool:
    """Return whether a card's combat trigger would be carried out, Disguise if the others left."""
    if card.triggered or not is_active(card):
        return False
    if trait_of(table, card.id, Snare) is not None:
        return True
    if card.activated or card.record.power is None:
        return False
    return any(trait_of(table, card.id, kind) is not None for kind in (Frenzy, Disguise))


def take_triggers(draft: _Draft, step: s.Triggers) -> None:
    """Carry out one trigger after another; the party chooses which comes first."""
    # rule: crawler/combat_triggers
    found = waiting(draft.table)
    if not found:
        return
    if draft.table.round.phase != "triggers":
        draft.happen(ev.PhaseBegan("triggers"))
    if len(found) == 1:
        draft.push(s.CarryOutTrigger(found[0]), s.Triggers())
    else:
        draft.ask(step, speaker(draft.table), "order", "order_triggers", found)


def answer_triggers(draft: _Draft, step: s.Triggers, command: Choose) -> None:
    """Carry the chosen trigger out next."""
    draft.push(s.CarryOutTrigger(command.card), s.Triggers())


def take_trigger(draft: _Draft, step: s.CarryOutTrigger) -> None:
    """Call a Snare; let any other card attack alone, before the Adventurers do."""
    # rule: crawler/frenzy
    table = draft.table
    draft.happen(ev.TriggerCarriedOut(step.card))
    snare = trait_of(table, step.card, Snare)
    if snare is not None:
        draft.push(s.CallSnare(step.card, snare.cards))
        return
    draft.happen(ev.StruggleBegan(Struggle("trigger", trigger=step.card)))
    draft.push(s.Window(leading(table), "defend"), s.ResolveDefence(), s.EndStruggle())


# Snare


def take_snare(draft: _Draft, step: s.CallSnare) -> None:
    """Let the party choose: cards are discarded, or the Primary Target is Activated."""
    # rule: crawler/snare
    if dungeon_card_by_id(draft.table, step.card) is not None:
        draft.ask(step, speaker(draft.table), "pick", "snare", (step.card,))


def snare_choices(table: Table, step: s.CallSnare) -> Iterable[Command]:
    """Return the Primary Target, or the first card to discard."""
    yield Choose(primary_target(table))
    if len(table.hand) >= step.cards:
        yield from (Choose(card) for card in table.hand)


def why_no_snare(table: Table, step: s.CallSnare, command: Command) -> Refusal | None:
    """Return why an answer does not settle the Snare."""
    if command in tuple(snare_choices(table, step)):
        return None
    text = f"Choose the Primary Target, or {counted(step.cards, 'card')} to discard."
    return Refusal("no_choice", "crawler/snare", text, (step.card,))


def answer_snare(draft: _Draft, step: s.CallSnare, command: Choose) -> None:
    """Discard a card, or Activate the Adventurer; one already Activated gets a Lock token instead."""
    target = adventurer_by_id(draft.table, command.card)
    if target is None:
        draft.happen(cev.CardDiscarded(command.card, "snare", step.card))
        draft.push(s.DiscardCards(step.cards - 1, "snare", step.card))
    elif target.activated:
        draft.push(s.Afflict(target.id, Lock(1), step.card))
    else:
        draft.happen(ev.CardsActivated((target.id,), step.card))


STEPS: dict[type[Step], Chapter] = {
    s.Respond: Chapter(take_respond),
    s.Triggers: one_of(
        lambda table, step: waiting(table),
        Refusal("not_waiting", "crawler/combat_triggers", "Choose a card whose combat trigger waits."),
        take_triggers,
        answer_triggers,
    ),
    s.CarryOutTrigger: Chapter(take_trigger),
    s.CallSnare: Chapter(take_snare, snare_choices, why_no_snare, answer_snare),
}
