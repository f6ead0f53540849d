"""Line 2 of the end of an Encounter: Reavers, then cards without permanency leave play."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.terms import Burn
from game.rules.crawler.cards.traits import Discard, LeavesPlay, Reaver, Shapeshift
from game.rules.crawler.choosing import one_of
from game.rules.crawler.drawing import dungeon_shuffled
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.steps import BurnCards, DiscardCards, Reap, RemoveCards, RemoveDungeonCard, SummonCards
from game.rules.crawler.state.table import DungeonCard, Table, dungeon_card_by_id
from game.rules.crawler.stats import characters, is_active, is_slain, speaker, trait_of

_Draft = Draft[Table, Step]


# Reaver


def reavers(table: Table) -> tuple[int, ...]:
    """Return the cards that will reap: with Reaver and a Wound, in force."""
    # rule: crawler/reaver
    found = [card for card in table.encounter if card.wounds and is_active(card)]
    return tuple(card.id for card in found if trait_of(table, card.id, Reaver) is not None)


def reaped(table: Table, number: int) -> tuple[int, ...]:
    """Return the cheapest other Characters that a Reaver could remove."""
    # rule: crawler/reaver
    trait = trait_of(table, number, Reaver)
    if trait is None:
        return ()
    able = [card for card in characters(table) if card.id != number and card.record.cost <= trait.cost]
    able = [card for card in able if card.record.character_type == trait.character_type]
    least = min((card.record.cost for card in able), default=0)
    return tuple(card.id for card in able if card.record.cost == least)


def take_reap(draft: _Draft, step: Reap) -> None:
    """Let the party choose among equals."""
    if reaped(draft.table, step.card):
        draft.ask(step, speaker(draft.table), "pick", "reaver", (step.card,))


def answer_reap(draft: _Draft, step: Reap, command: Choose) -> None:
    """Take it out of play and a Wound off the Reaver; what depends on that follows."""
    trait = trait_of(draft.table, step.card, Reaver)
    draft.happen(cev.DungeonCardLeft(command.card, "grave", "reaver", step.card))
    draft.happen(ev.TokensRemoved(step.card, "wound", 1))
    if trait is not None and trait.then is not None:
        # rule: crawler/trigger
        summon = trait.then
        draft.push(SummonCards(summon.cost, summon.character_types, summon.cards, step.card))


# Removal


def take_remove(draft: _Draft, step: RemoveCards) -> None:
    """Remove the Crawler cards that were for this Encounter, and what was Spent; then Dungeon cards as they arrived."""
    # rule: crawler/remove
    for card in draft.table.played:
        if card.row == "response" or card.exhausted:
            draft.happen(cev.CrawlerCardLeft(card.id, "spent" if card.exhausted else "end"))
    draft.push(*(RemoveDungeonCard(card.id) for card in draft.table.encounter if is_over(card)))


def is_over(card: DungeonCard) -> bool:
    """Return whether a Dungeon card leaves when cards are removed: without a Time token, and without Life."""
    # rule: crawler/remove
    return not card.time and (card.record.type != "Character" or is_slain(card))


def take_remove_card(draft: _Draft, step: RemoveDungeonCard) -> None:
    """Put it into the grave, or by Shapeshift into the deck; then carry out what its leaving brings."""
    card = dungeon_card_by_id(draft.table, step.card)
    if card is None:
        return
    traits = () if card.ignored else card.record.traits
    if any(isinstance(trait, Shapeshift) for trait in traits):
        # rule: crawler/shapeshift
        shuffled = dungeon_shuffled(draft, (card.id,))
        draft.happen(cev.DungeonCardLeft(card.id, "deck", "shapeshift"), shuffled)
    else:
        draft.happen(cev.DungeonCardLeft(card.id, "grave", "end"))
    for trait in traits:
        if isinstance(trait, LeavesPlay):
            # rule: crawler/leaves_play
            if isinstance(trait.effect, Discard):
                draft.push(DiscardCards(trait.effect.cards, "leaves_play", card.id))
            elif isinstance(trait.effect, Burn):
                draft.push(BurnCards(trait.effect.cards, card.id))


STEPS: dict[type[Step], Chapter] = {
    s.Reap: one_of(
        lambda table, step: reaped(table, step.card),
        Refusal("not_cheapest", "crawler/reaver", "Choose one of the cheapest Characters of the Reaver's type."),
        take_reap,
        answer_reap,
    ),
    s.RemoveCards: Chapter(take_remove),
    s.RemoveDungeonCard: Chapter(take_remove_card),
}
