"""What can be done in a window, and how good each beginning looks: plans for the struggle, and cards beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.crawler import values
from game.ai.crawler.attack_plans import attack_plans
from game.ai.crawler.defence_plans import LATER, defence_plans
from game.ai.crawler.plans import Known, Plan, doing
from game.ai.crawler.tricks import Trick, tricks
from game.core.commands import Command, Done
from game.core.views import View
from game.rules.crawler.cards.effects import Assign, Draw, Effect, HandLimit, Heal, RearrangeDungeon, Stamina
from game.rules.crawler.cards.records import InGrave
from game.rules.crawler.cards.traits import Snare, Stealth
from game.rules.crawler.combat_triggers import waiting
from game.rules.crawler.playing import box_of
from game.rules.crawler.state.commands import Commit, PlayCard, UseCard
from game.rules.crawler.state.steps import Window
from game.rules.crawler.state.table import Struggle, Table, adventurer_by_id, crawler_record
from game.rules.crawler.stats import primary_target, trait_of

#: How much better a trick must be than the best plan without one.
_MARGIN = 0.05
#: What is left of the Life of an Adventurer for whom a card that heals is played at once.
_BADLY_HURT = 2
#: A hand that is poor after a card has drawn others.
_POOR = 3
#: How many ways to meet an attack before combat are followed to the attack of the Adventurers.
_WEIGHED = 4
#: Cards in the deck with which nothing is drawn beyond what each round brings.
_ENOUGH = 14
#: How much better or worse than to go on at once a card beside the struggle looks: gladly, late, or hardly ever.
_GLADLY, _LATE, _HARDLY = 0.2, -0.2, -0.6

AnyView = View[Table, Any]


def ways(view: AnyView, answers: Sequence[Command]) -> tuple[Plan, ...]:
    """Return the ways to go on in a window, the best first: each begins with another of the answers."""
    table, step = view.table, view.agenda[-1]
    assert isinstance(step, Window)
    found: dict[Command, Plan] = {}
    begun: set[object] = set()
    for plan in sorted(_struggle_plans(table, step.seats), key=lambda plan: -plan.value):
        # Several ways may begin with one card: the better one does, the other begins with another of its cards. A copy
        # is no other card: a struggle that one wins would be met with two.
        able = [command for command in plan.commands if command in answers]
        first = next((one for one in able or [Done()] if _card_of(table, one) not in begun), None)
        if first is not None:
            begun.add(_card_of(table, first))
            # Where all of it is left to other players, the asked one says that it is done.
            rest = (command for command in plan.commands if command != first)
            found[first] = Plan(plan.value, (first, *rest)) if able else plan
    best = max(plan.value for plan in found.values())
    for command, gain in _beside(table, answers):
        if command not in found:
            found[command] = Plan(best + gain, (command,))
    return tuple(sorted(found.values(), key=lambda plan: -plan.value))


def _card_of(table: Table, command: Command) -> object:
    """Return a key that is the same for copies of a card, played alike."""
    return (table.cards[command.card], command.boosted) if isinstance(command, PlayCard) else command


def last_of(view: AnyView, answers: Sequence[Command]) -> Command:
    """Return what is done when a plan is carried out: a card that it looks good to play first, or no more."""
    found = max(_beside(view.table, answers), key=lambda pair: pair[1], default=(Done(), 0.0))
    return found[0] if found[1] > 0 else Done()


def _struggle_plans(table: Table, seats: tuple[int, ...]) -> list[Plan]:
    """Return plans for the struggle at hand, and tricks before other plans."""
    known = Known()
    found_tricks = tricks(table, known)
    if table.struggle is None:
        coming = _triggers_cost(table, seats)
        return [
            Plan(0.0),
            *(Plan(max(_LATE, _before(trick, coming, seats)), (trick.command,)) for trick in found_tricks),
        ]
    make = _MAKERS[table.struggle.kind]
    found = list(make(table, seats, known))
    for trick in found_tricks:
        after = make(trick.table, seats, Known(known.boxes))[0].value
        # What follows is planned again when the trick is done.
        found.append(Plan(trick.value + after - values.CARD - _MARGIN, (trick.command,)))
    return found


def _trigger_plans(table: Table, seats: tuple[int, ...], known: Known) -> tuple[Plan, ...]:
    """Return the ways to meet an attack before combat, the best first, with what whoever is left can do afterwards in
    place of what that is worth at a guess."""
    found = []
    for plan in defence_plans(table, seats, known)[:_WEIGHED]:
        committed = [command.adventurer for command in plan.commands if isinstance(command, Commit)]
        after = _after_trigger(table, plan, committed)
        found.append(
            Plan(plan.value + LATER * len(committed) + attack_plans(after, seats, Known())[0].value, plan.commands)
        )
    return tuple(sorted(found, key=lambda plan: -plan.value))


def _after_trigger(table: Table, plan: Plan, committed: list[int]) -> Table:
    """Return the table when the Adventurers attack, after an attack before combat was answered like this."""
    assert table.struggle is not None
    struck = table.struggle.trigger
    for command in plan.commands:
        if isinstance(command, PlayCard | UseCard):
            table = doing(table, command)
    party = tuple(replace(one, activated=True, defended=True) if one.id in committed else one for one in table.party)
    encounter = tuple(
        replace(card, activated=True, triggered=True) if card.id == struck else card for card in table.encounter
    )
    return replace(table, party=party, encounter=encounter, struggle=Struggle("attack"))


#: How the ways to go on in a struggle are found.
_MAKERS = {"attack": attack_plans, "trigger": _trigger_plans, "retaliation": defence_plans}


def _before(trick: Trick, coming: float, seats: tuple[int, ...]) -> float:
    """Return what a trick spares of what the triggers cost: those that are Activated by it attack nobody."""
    return coming - _triggers_cost(trick.table, seats) - values.CARD - _MARGIN


def _triggers_cost(table: Table, seats: tuple[int, ...]) -> float:
    """Return what the attacks before combat cost, each as if it came alone."""
    alone = (
        replace(table, struggle=Struggle("trigger", trigger=card))
        for card in waiting(table)
        if trait_of(table, card, Snare) is None
    )
    return -sum(defence_plans(one, seats, Known())[0].value for one in alone)


def _beside(table: Table, answers: Sequence[Command]) -> Iterator[tuple[Command, float]]:
    """Yield the cards that serve no struggle, and how much better it looks to play them first."""
    seen = set()
    for answer in answers:
        if not isinstance(answer, PlayCard | UseCard):
            continue
        boosted = isinstance(answer, PlayCard) and answer.boosted
        if (table.cards[answer.card], boosted) in seen:
            continue
        seen.add((table.cards[answer.card], boosted))
        record = crawler_record(table, answer.card)
        gains = [_gain(table, answer, effect) for effect in box_of(record, boosted=boosted)]
        found = [gain for gain in gains if gain is not None]
        if found:
            yield answer, max(found)


def _gain(table: Table, answer: PlayCard | UseCard, effect: Effect) -> float | None:
    """Return how much better it looks to have one effect first; None for one that serves a struggle."""
    if isinstance(effect, Draw):
        return _drawing(table, effect)
    if isinstance(effect, RearrangeDungeon):
        return _digging(table)
    if isinstance(effect, Heal):
        return _healing(table, effect)
    if isinstance(effect, Assign):
        return _assigning(table, effect)
    if isinstance(effect, HandLimit):
        return _LATE
    is_shield = isinstance(effect, Stamina) and crawler_record(table, answer.card).stay == "permanent"
    if is_shield and isinstance(answer, PlayCard):
        return _GLADLY / 2 if _is_last(table) else _HARDLY
    return None


def _digging(table: Table) -> float:
    """Prefer the end of a round, for the next Encounter, while a Quest waits for cards of the deck."""
    is_time = _is_last(table) and len(table.crawler_deck) > _ENOUGH / 2
    waits = any(isinstance(quest.record.goal, InGrave) and not quest.complete for quest in table.quests)
    return _GLADLY if is_time and waits and len(table.dungeon_deck) > 3 else _HARDLY


def _assigning(table: Table, effect: Assign) -> float:
    """Give Stealth to a Primary Target that is badly hurt; other gifts as early as can be."""
    if len(table.crawler_deck) <= _ENOUGH:
        return _HARDLY
    front = adventurer_by_id(table, primary_target(table))
    hides = any(isinstance(trait, Stealth) for trait in effect.traits)
    is_safe = front is not None and front.record.life - front.wounds > _BADLY_HURT
    return _LATE if hides and is_safe else _GLADLY


def _drawing(table: Table, effect: Draw) -> float:
    """Return the value of drawing. Each round fills the hand in any case, and what is drawn beyond the Hand Limit is
    lost: only a poor hand is filled at once, as long as the deck holds enough for the rounds to come."""
    is_time = table.struggle is not None and table.struggle.kind == "attack"
    is_poor = len(table.hand) + effect.cards <= _POOR
    return _GLADLY if is_time and is_poor and len(table.crawler_deck) > _ENOUGH else _HARDLY


def _healing(table: Table, effect: Heal) -> float | None:
    """Heal an Adventurer who needs it; in the last window of a round anybody."""
    hurt = [one for one in table.party if one.wounds]
    if not hurt:
        return _HARDLY if effect.poison else None
    needed = table.struggle is None and min(one.record.life - one.wounds for one in hurt) <= _BADLY_HURT
    healed = min(effect.wounds, max(one.wounds for one in hurt))
    return _GLADLY * healed if needed or _is_last(table) else _LATE


def _is_last(table: Table) -> bool:
    return table.struggle is not None and table.struggle.kind == "retaliation"
