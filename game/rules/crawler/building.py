"""Step 1 of a round: the Encounter is built from the Dungeon deck, up to its limit."""

from __future__ import annotations

from typing import Any

from game.core.chapters import Chapter
from game.core.scenario.standing import has_usual_end
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.terms import Burn, Lock, Poison
from game.rules.crawler.drawing import dungeon_shuffled
from game.rules.crawler.match_end import finish
from game.rules.crawler.resources import highest_resource
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.table import DungeonCard, Table, adventurer_by_id, dungeon_card_by_id, dungeon_record
from game.rules.crawler.stats import adventurer_at, encounter_cost, encounter_limit

_Draft = Draft[Table, Step]


def take_begin_round(draft: _Draft, step: s.BeginRound) -> None:
    """Let another seat speak for the party; then build the Encounter."""
    # rule: crawler/players
    number = draft.table.round.number + 1
    draft.happen(ev.RoundBegan(number, (number - 1) % draft.table.seats))
    draft.push(s.Build(), s.Respond())


def take_build(draft: _Draft, step: s.Build) -> None:
    """Let the next card enter, or Bust; a deck without one is a dungeon exhausted."""
    # rule: crawler/building
    table = draft.table
    total, limit = encounter_cost(table), encounter_limit(table)
    if total >= limit:
        draft.push(s.EndBuild())
        return
    if not table.dungeon_deck:
        if has_usual_end(table):
            finish(draft, "exhausted")
        else:
            draft.push(s.EndBuild())
        return
    card = table.dungeon_deck[-1]
    if is_double(table, card):
        draft.happen(cev.UniqueBuried(card))
        draft.push(s.Build())
    elif total + dungeon_record(table, card).cost <= limit or not table.encounter:
        enter(draft, card)
        draft.push(s.Enter(card), s.Build())
    elif dungeon_record(table, card).has(t.Swift):
        # rule: crawler/bust
        enter(draft, card, swift="bust")
        draft.push(s.Enter(card), s.EndBuild(busted=True))
    else:
        draft.happen(cev.TopTurned(card, "bust"))
        draft.push(s.EndBuild(busted=True))


def take_end_build(draft: _Draft, step: s.EndBuild) -> None:
    """Turn the top card face up after no Bust, or let it enter if it is Swift. Then close the Encounter."""
    # rule: crawler/flip
    table = draft.table
    if not step.busted and not table.flipped and table.dungeon_deck:
        card = table.dungeon_deck[-1]
        if is_double(table, card):
            draft.happen(cev.UniqueBuried(card))
            draft.push(s.EndBuild())
            return
        if dungeon_record(table, card).has(t.Swift):
            enter(draft, card, swift="flip")
            draft.push(s.Enter(card), s.EndBuild(busted=True))
            return
        draft.happen(cev.TopTurned(card, "flip"))
    pull(draft)


def pull(draft: _Draft) -> None:
    """Close the Encounter: a step of its own without a choice."""
    # rule: crawler/pull
    draft.happen(cev.BuildEnded(encounter_cost(draft.table), encounter_limit(draft.table)))


def is_double(table: Table, card: int) -> bool:
    """Return whether a card is Unique, and another copy in play or in the grave."""
    # rule: crawler/unique
    key = table.cards[card]
    others = {table.cards[one] for one in (*table.dungeon_grave, *(each.id for each in table.encounter))}
    return dungeon_record(table, card).has(t.Unique) and key in others


def enter(draft: _Draft, card: int, *, found: bool = False, swift: str = "", by: int = 0) -> None:
    """Bring a Dungeon card into play, with its Time tokens."""
    # rule: crawler/time
    table = draft.table
    record = dungeon_record(table, card)
    time = sum(trait.rounds for trait in record.traits if isinstance(trait, t.TimeLimit))
    entering = DungeonCard(card, record.key, table.round.number, time=time)
    draft.happen(cev.DungeonCardEntered(entering, found, swift, by))


def take_enter(draft: _Draft, step: s.Enter) -> None:
    """Carry out what a card does as it comes into play, before the next one is drawn."""
    # rule: crawler/come_into_play
    card = dungeon_card_by_id(draft.table, step.card)
    if card is None:
        return
    for trait in card.record.traits:
        if isinstance(trait, t.ComesIntoPlay):
            target = adventurer_at(draft.table, trait.target) if trait.target is not None else 0
            _carry_out(draft, card, trait.effect, target)


def _carry_out(draft: _Draft, card: DungeonCard, effect: Any, target: int) -> None:
    """Carry out one effect of a card that comes into play, on the Adventurer ``target`` if on one."""
    if isinstance(effect, t.Possession):
        draft.happen(ev.TargetFixed(card.id, target))
    elif isinstance(effect, t.Enfeeble):
        adventurer = adventurer_by_id(draft.table, target)
        if adventurer is not None:
            draft.happen(ev.TargetFixed(card.id, target, highest_resource(draft.table, adventurer)))
    elif isinstance(effect, t.DrawDungeon):
        draft.push(s.DrawDungeonCards(effect.cards, card.id))
    elif isinstance(effect, t.Restock):
        _restock(draft, effect, card.id)
    elif isinstance(effect, Burn):
        draft.push(s.BurnCards(effect.cards, card.id))
    elif isinstance(effect, Lock | Poison):
        draft.push(s.Afflict(target, effect, card.id))


def take_draw(draft: _Draft, step: s.DrawDungeonCards) -> None:
    """Draw one more from the top, and carry out what it does; from an empty deck nothing is drawn."""
    # rule: crawler/draw
    deck = draft.table.dungeon_deck
    if not deck or step.count <= 0:
        return
    draft.push(s.DrawDungeonCards(step.count - 1, step.by))
    if is_double(draft.table, deck[-1]):
        draft.happen(cev.UniqueBuried(deck[-1]))
    else:
        enter(draft, deck[-1], by=step.by)
        draft.push(s.Enter(deck[-1]))


def _restock(draft: _Draft, effect: t.Restock, by: int) -> None:
    """Shuffle Characters from the grave, the top ones first, into the deck."""
    # rule: crawler/restock
    found = []
    for card in reversed(draft.table.dungeon_grave):
        record = dungeon_record(draft.table, card)
        if record.character_type == effect.character_type and record.cost <= effect.cost:
            found.append(card)
    joining = tuple(found[: effect.cards])
    if joining:
        shuffled = dungeon_shuffled(draft, joining)
        draft.happen(*(cev.CardRestocked(card, by) for card in joining), shuffled)


def take_summon(draft: _Draft, step: s.SummonCards) -> None:
    """Search the Dungeon deck from the top; a face-up top card is set aside. What is found enters, whatever the limit,
    and the rest is shuffled."""
    # rule: crawler/summon
    table = draft.table
    searched = table.dungeon_deck[:-1] if table.flipped else table.dungeon_deck
    found: list[int] = []
    for card in reversed(searched):
        if len(found) == step.count:
            break
        record = dungeon_record(table, card)
        if is_double(draft.table, card):
            # rule: crawler/unique
            draft.happen(cev.UniqueBuried(card, found=True))
        elif record.character_type in step.character_types and record.cost <= step.cost:
            enter(draft, card, found=True, by=step.by)
            found.append(card)
    draft.happen(dungeon_shuffled(draft))
    draft.push(*(s.Enter(card) for card in found))


STEPS: dict[type[Step], Chapter] = {
    s.BeginRound: Chapter(take_begin_round),
    s.Build: Chapter(take_build),
    s.EndBuild: Chapter(take_end_build),
    s.Enter: Chapter(take_enter),
    s.DrawDungeonCards: Chapter(take_draw),
    s.SummonCards: Chapter(take_summon),
}
