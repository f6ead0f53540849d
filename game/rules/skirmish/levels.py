"""Who may play a card: abilities, levels, affinity, required keywords, and creatures that assist."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.core.refusals import Refusal
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import ActionCard, CreatureCard, Prevent, TapAdjacent, Timing
from game.rules.skirmish.choices import nothing_to_prevent, possible_targets, why_no_choice
from game.rules.skirmish.stack import card_record, held, leading_effect
from game.rules.skirmish.state.table import Action, Creature, Table, action_by_id, are_enemies, creatures_of
from game.rules.skirmish.stats import are_adjacent, beside, card_of, has_ability, level_of, name_of, remembered_on_board


def _has_affinity(card: ActionCard, creature: CreatureCard) -> bool:
    """Return whether the creature may play the card whatever its abilities and level."""
    # rule: skirmish/affinity
    return bool(card.affinity) and card.affinity in creature.keywords


def why_no_assist(
    table: Table, card: int, actor: Creature, helper: Creature, targets: tuple[int, ...]
) -> Refusal | None:
    """Return why a creature cannot assist the actor in playing the card with that number at these targets, or None."""
    # rule: skirmish/assisting
    record = card_record(table, card)
    about = (helper.id, actor.id)
    if helper.id == actor.id or are_enemies(table, actor, helper):
        return Refusal("not_an_ally", "skirmish/allies", f"{name_of(helper)} is not an ally.", about)
    if helper.tapped:
        return Refusal("tapped", "skirmish/tapping", f"{name_of(helper)} is tapped.", about)
    if (helper.id, card) in table.turn.unwilling:
        text = f"{name_of(helper)} will not assist with {record.name} this turn."
        return Refusal("unwilling", "skirmish/assisting", text, about)
    if not has_ability(helper, record.ability):
        return Refusal("ability", "skirmish/assisting", f"{name_of(helper)} lacks {record.ability}.", about)
    if helper.id in targets and isinstance(record.leads, TapAdjacent):
        # rule: skirmish/feint
        text = f"{name_of(helper)} is to be tapped by {record.name} itself."
        return Refusal("to_be_tapped", "skirmish/feint", text, about)
    if are_adjacent(helper, actor):
        return None
    if record.flanking and any(are_adjacent(helper, table.creatures[target]) for target in targets):
        # rule: skirmish/flanking
        return None
    return Refusal("not_adjacent", "skirmish/assisting", f"{name_of(helper)} is not adjacent.", about)


def possible_helpers(table: Table, card: int, actor: Creature, targets: tuple[int, ...]) -> tuple[Creature, ...]:
    """Return the creatures that could assist: those next to the actor or, for a flanking card, to a target."""
    near = beside(table, actor)
    if targets and card_record(table, card).flanking:
        around = {helper.id for target in targets for helper in beside(table, table.creatures[target])}
        near = tuple(one for one in table.creatures.values() if one in near or one.id in around)
    ready = (helper for helper in near if not helper.tapped)
    return tuple([helper for helper in ready if why_no_assist(table, card, actor, helper, targets) is None])


def levels_missing(table: Table, card: ActionCard, actor: Creature, helpers: tuple[int, ...]) -> int:
    """Return the levels that actor and helpers still lack for the card; 0 when they suffice, or by affinity."""
    missing = card.level - level_of(table, actor)
    for helper in helpers:
        missing -= level_of(table, table.creatures[helper])
    return 0 if missing <= 0 or _has_affinity(card, card_of(actor)) else missing


def can_suffice(table: Table, card: int, actor: Creature, targets: tuple[int, ...]) -> bool:
    """Return whether all possible helpers together would make up the level of the card with that number."""
    missing = levels_missing(table, card_record(table, card), actor, ())
    if not missing:
        return True
    return sum(level_of(table, helper) for helper in possible_helpers(table, card, actor, targets)) >= missing


def why_not_up_to(table: Table, number: int, actor: Creature) -> Refusal | None:
    """Return why the creature cannot act for the card with that number, by keyword, ability or level; or None."""
    # rule: skirmish/playing_cards
    card = card_record(table, number)
    unsuited = _why_unsuited(card.key, actor.key, actor.id)
    if unsuited is not None:
        return unsuited
    if not levels_missing(table, card, actor, ()):
        return None
    if card.flanking or isinstance(card.leads, TapAdjacent):
        # Who can assist depends on the target.
        targets = possible_targets(table, actor, card.leads)
        if any(can_suffice(table, number, actor, (target.id,)) for target in targets):
            return None
    elif can_suffice(table, number, actor, ()):
        return None
    text = f"{card.name} is level {card.level}; {name_of(actor)} and its assistants do not reach it."
    return Refusal("level", "skirmish/playing_cards", text, (actor.id,))


# The relation of two printed cards never changes, and is asked about constantly.
@lru_cache(maxsize=1 << 13)
def _why_unsuited(card_key: str, creature_key: str, number: int) -> Refusal | None:
    """Return why a creature, with that number, cannot be the acting creature for a card: keyword or ability."""
    # rule: skirmish/playing_cards
    card, creature = ACTIONS[card_key], CREATURES[creature_key]
    if card.requires and card.requires not in creature.keywords:
        text = f"{card.name} requires {card.requires}, which {creature.name} is not."
        return Refusal("keyword", "skirmish/playing_cards", text, (number,))
    if not _has_affinity(card, creature) and card.ability not in ("ANY", *creature.abilities):
        text = f"{card.name} needs {card.ability}, which {creature.name} lacks."
        return Refusal("ability", "skirmish/playing_cards", text, (number,))
    return None


def is_suited(card: ActionCard, creature: Creature) -> bool:
    """Return whether the creature has the keyword and the ability that a card asks for, whatever its level."""
    return _why_unsuited(card.key, creature.key, creature.id) is None


def is_feint_at(table: Table, number: int, creature: int) -> bool:
    """Return whether the announced action is a feint at the creature: no immediate action answers it."""
    # rule: skirmish/feint
    action = action_by_id(table, number)
    return action is not None and creature in action.targets and isinstance(leading_effect(table, action), TapAdjacent)


def playable(table: Table, seat: int, *timings: Timing, answers: int = 0) -> Iterator[tuple[int, int]]:
    """Yield the cards of a seat's hand with these timings that can be played now, each with the creatures that can play
    it. ``answers`` is the announced action that they would respond to, 0 for none."""
    cards = [card for card in held(table, seat, *timings) if not nothing_to_prevent(table, card_record(table, card))]
    for card, creatures in _able_with(table, seat, tuple(cards)) if cards else ():
        for creature in creatures:
            if why_no_play(table, seat, card, creature.id, answers) is None:
                yield card, creature.id


@remembered_on_board
def _able_with(table: Table, seat: int, cards: tuple[int, ...]) -> tuple[tuple[int, tuple[Creature, ...]], ...]:
    """Return the cards that a seat's creatures could play if it were the right time, with those creatures."""
    able = [(card, _able(table, seat, card)) for card in cards]
    return tuple([(card, creatures) for card, creatures in able if creatures])


@remembered_on_board
def _able(table: Table, seat: int, card: int) -> tuple[Creature, ...]:
    """Return the creatures of a seat that could play a card if it were the right time."""
    record = card_record(table, card)
    minor, able = record.timing == "minor", []
    for creature in creatures_of(table, seat):
        ready = minor or not creature.tapped
        if ready and is_suited(record, creature) and _why_unable(table, card, creature.id) is None:
            able.append(creature)
    return tuple(able)


@remembered_on_board
def _why_unable(table: Table, card: int, actor: int) -> Refusal | None:
    """Return why a creature cannot play a card, apart from what is announced and whose turn it is."""
    creature, record = table.creatures[actor], card_record(table, card)
    refusal = why_not_up_to(table, card, creature)
    if refusal is not None or isinstance(record.leads, Prevent):
        return refusal
    return why_no_choice(table, creature, record.effects)


def why_no_play(table: Table, seat: int, card_number: int, creature_number: int, answers: int = 0) -> Refusal | None:
    """Return why a seat cannot play a card with a creature at this moment, or None. The caller must know whether a
    response is open at all; this is about the card, the creature and the time. ``answers`` is the announced action that
    it would respond to, 0 for none."""
    # rule: skirmish/playing_cards
    if not card_number or card_number not in table.players[seat].hand:
        return Refusal("not_in_hand", "skirmish/playing_cards", "That card is not in your hand.", (card_number,))
    actor = table.creatures.get(creature_number)
    if actor is None or actor.seat != seat:
        return Refusal("not_yours", "skirmish/control", "You do not control that creature.", (creature_number,))
    card = card_record(table, card_number)
    wrong_time = _why_wrong_time(table, seat, card, actor, answers)
    if wrong_time is not None:
        return wrong_time
    prevents = isinstance(card.leads, Prevent)
    # Where nothing is announced there is nothing to prevent: a quick answer.
    unable = _why_unable(table, card_number, creature_number) if table.stack or not prevents else None
    return why_no_choice(table, actor, card.effects) if prevents and unable is None else unable


def _why_wrong_time(table: Table, seat: int, card: ActionCard, actor: Creature, answers: int) -> Refusal | None:
    # rule: skirmish/timing
    activation = table.turn.activation
    about = (actor.id,)
    if card.timing != "immediate" and (table.stack or table.turn.seat != seat):
        text = f"{card.name} is played in your own turn, and not in response to an action."
        return Refusal("not_in_answer", "skirmish/timing", text, about)
    if card.timing == "standard" and (activation is None or activation.creature != actor.id):
        text = f"{card.name} is played in {name_of(actor)}'s own activation."
        return Refusal("not_activating", "skirmish/timing", text, about)
    tapped = _why_tapped(card, actor)
    if tapped is None and card.timing == "immediate" and is_feint_at(table, answers, actor.id):
        text = f"{name_of(actor)} cannot take immediate actions against this feint."
        return Refusal("feinted", "skirmish/feint", text, about)
    return tapped


def _why_tapped(card: ActionCard, actor: Creature) -> Refusal | None:
    # rule: skirmish/tapping
    if card.timing == "minor" or not actor.tapped:
        return None
    return Refusal("tapped", "skirmish/tapping", f"{name_of(actor)} is tapped.", (actor.id,))


def helpers_wanted(table: Table, action: Action, helpers: tuple[int, ...]) -> bool:
    """Return whether somebody (else) must assist before the card of this action can be announced."""
    if action.what != "card":
        return False
    return levels_missing(table, card_record(table, action.card), table.creatures[action.actor], helpers) > 0
