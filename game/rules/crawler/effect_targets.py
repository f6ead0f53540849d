"""Effects of Crawler cards aimed at a card in play, one row each: whom they can have, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.attacking import legal_targets
from game.rules.crawler.cards import effects as e
from game.rules.crawler.cards.effects import Effect
from game.rules.crawler.cards.terms import DamageType, Lock
from game.rules.crawler.drawing import dungeon_shuffled
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.steps import Afflict, WoundCharacter
from game.rules.crawler.state.table import Table, adventurer_by_id, crawler_record, dungeon_card_by_id
from game.rules.crawler.stats import characters, is_locked
from game.rules.crawler.wounds import can_take_wound

_Draft = Draft[Table, Step]


class AimedEffect(msgspec.Struct, frozen=True):
    """``targets`` are the cards in play that the effect can have, ``without`` says that there are none. ``act`` puts it
    into effect on one of them, for the card of that number; it is for ``most`` of them. ``prompt`` is the word of the
    question; ``may_decline``: for nobody, if the party likes. While there are targets that it ``prefers``, it can have
    no others."""

    prompt: str
    targets: Callable[[Table, Any], tuple[int, ...]]
    without: Callable[[Table, Any], str]
    act: Callable[[_Draft, int, Any, int], None]
    most: Callable[[Any], int] = lambda effect: 1
    may_decline: bool = False
    prefers: Callable[[Table, int, Any, int], bool] = lambda table, card, effect, target: True


# Adventurers


def _heal(draft: _Draft, card: int, effect: e.Heal, target: int) -> None:
    """Remove Wounds, no more than there are, and Poison."""
    adventurer = adventurer_by_id(draft.table, target)
    assert adventurer is not None
    wounds = min(effect.wounds, adventurer.wounds)
    if wounds:
        draft.happen(ev.TokensRemoved(target, "wound", wounds, card))
    if effect.poison and adventurer.poison:
        draft.happen(ev.TokensRemoved(target, "poison", adventurer.poison, card))


def _to_reset(table: Table, effect: e.ResetAdventurers) -> tuple[int, ...]:
    """Return those that are Activated and not Locked, and those that have a Lock token."""
    return tuple(one.id for one in table.party if one.locks or (one.activated and not is_locked(table, one.id)))


def _reset(draft: _Draft, card: int, effect: e.ResetAdventurers, target: int) -> None:
    """Reset the Adventurer; from one that is Locked a Lock token is taken instead."""
    # rule: crawler/reset
    adventurer = adventurer_by_id(draft.table, target)
    if adventurer is not None and adventurer.locks:
        draft.happen(ev.TokensRemoved(target, "lock", 1, card))
    else:
        draft.happen(ev.CardsReset((target,), card))


def _unlock(draft: _Draft, card: int, effect: e.RemoveLocks, target: int) -> None:
    adventurer = adventurer_by_id(draft.table, target)
    assert adventurer is not None
    draft.happen(ev.TokensRemoved(target, "lock", adventurer.locks, card))


def _living(table: Table, effect: e.ChoosePrimaryTarget | e.Assign) -> tuple[int, ...]:
    return tuple(one.id for one in table.party)


# Dungeon cards


def _is_cheap(cost: int, most: int | None) -> bool:
    return most is None or cost <= most


def _to_activate(table: Table, effect: e.ActivateCharacter) -> tuple[int, ...]:
    """Return the Characters that stand upright; others, too, if there are Lock tokens for them."""
    return tuple(
        card.id
        for card in characters(table)
        if _is_cheap(card.record.cost, effect.cost) and (effect.locks or not card.activated)
    )


def _none_to_activate(table: Table, effect: e.ActivateCharacter) -> str:
    which = "" if effect.locks else "upright "
    cost = "" if effect.cost is None else f" of Cost {effect.cost} or less"
    return f"There is no {which}Character{cost} in play."


def _activate(draft: _Draft, card: int, effect: e.ActivateCharacter, target: int) -> None:
    # rule: crawler/activate
    character = dungeon_card_by_id(draft.table, target)
    assert character is not None
    if not character.activated:
        draft.happen(ev.CardsActivated((target,), card))
    if effect.locks:
        draft.push(Afflict(target, Lock(effect.locks), card))


def _to_remove(table: Table, effect: e.RemoveFromPlay) -> tuple[int, ...]:
    """Return the cards of the type that are cheap enough: Characters that live, Traps that have not attacked."""
    living = {card.id for card in characters(table)}
    return tuple(
        card.id
        for card in table.encounter
        if card.record.type == effect.card_type
        and _is_cheap(card.record.cost, effect.cost)
        and (card.id in living if effect.card_type == "Character" else not card.activated)
    )


def _none_to_remove(table: Table, effect: e.RemoveFromPlay) -> str:
    cost = "" if effect.cost is None else f" of Cost {effect.cost} or less"
    yet = " that has not attacked" if effect.card_type == "Trap" else ""
    return f"There is no {effect.card_type}{cost} in play{yet}."


def _remove(draft: _Draft, card: int, effect: e.RemoveFromPlay, target: int) -> None:
    """Put it straight into its Grave, or shuffle it into its deck; what it does as it leaves does not happen."""
    # rule: crawler/remove_from_play
    if effect.restock:
        shuffled = dungeon_shuffled(draft, (target,))
        draft.happen(cev.DungeonCardLeft(target, "deck", "restocked", card), shuffled)
    else:
        draft.happen(cev.DungeonCardLeft(target, "grave", "removed", card))


def _others_to_wound(table: Table, effect: e.WoundAfterWin) -> tuple[int, ...]:
    """Return the legal targets that the won attack did not wound."""
    # rule: crawler/after_the_attack
    return legal_targets(table, table.round.wounded, area=False) if table.round.won else ()


def _none_to_wound(table: Table, effect: e.WoundAfterWin) -> str:
    if not table.round.won:
        return "The party has not won its attack in this round."
    return "There is no Character that the attack did not wound."


def _wound_types(table: Table, card: int, effect: e.WoundAfterWin) -> tuple[DamageType, ...]:
    return (*effect.damage, crawler_record(table, card).type)


def _wound(draft: _Draft, card: int, effect: e.WoundAfterWin, target: int) -> None:
    types = _wound_types(draft.table, card, effect)
    draft.push(*(WoundCharacter(target, types, by=card) for _ in range(effect.wounds)))


def _always(words: str) -> Callable[[Table, Any], str]:
    return lambda table, effect: words


#: What there is to know about each effect that is aimed.
AIMED: dict[type[Effect], AimedEffect] = {
    e.Heal: AimedEffect(
        "heal",
        lambda table, effect: tuple(one.id for one in table.party if one.wounds or (effect.poison and one.poison)),
        lambda table, effect: "No Adventurer is wounded or poisoned." if effect.poison else "No Adventurer is wounded.",
        _heal,
    ),
    e.ResetAdventurers: AimedEffect(
        "reset",
        _to_reset,
        _always("No Adventurer is Activated, and none has a Lock token."),
        _reset,
        most=lambda effect: effect.adventurers,
    ),
    e.RemoveLocks: AimedEffect(
        "remove_locks",
        lambda table, effect: tuple(one.id for one in table.party if one.locks),
        _always("No Adventurer has a Lock token."),
        _unlock,
    ),
    e.ChoosePrimaryTarget: AimedEffect(
        "primary_target",
        _living,
        _always("No Adventurer lives."),
        lambda draft, card, effect, target: draft.happen(ev.PrimaryChosen(target, card)),
        may_decline=True,
    ),
    e.Assign: AimedEffect(
        "assign",
        _living,
        _always("No Adventurer lives."),
        lambda draft, card, effect, target: draft.happen(cev.CardsChosen(card, (target,))),
    ),
    e.ActivateCharacter: AimedEffect("activate", _to_activate, _none_to_activate, _activate),
    e.IgnoreAttributes: AimedEffect(
        "ignore",
        lambda table, effect: tuple(card.id for card in characters(table) if not card.ignored),
        _always("There is no Character whose attributes could be ignored."),
        lambda draft, card, effect, target: draft.happen(ev.AttributesIgnored(target, card)),
    ),
    e.RemoveFromPlay: AimedEffect("remove_from_play", _to_remove, _none_to_remove, _remove),
    e.WoundAfterWin: AimedEffect(
        "wound_after_win",
        _others_to_wound,
        _none_to_wound,
        _wound,
        prefers=lambda table, card, effect, target: can_take_wound(table, target, _wound_types(table, card, effect)),
    ),
}
