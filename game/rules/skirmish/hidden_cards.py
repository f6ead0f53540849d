"""A card that is being announced or deployed and was not shown yet: which one it could be, as far as others know."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.state import State, Step
from game.rules.skirmish import announcing
from game.rules.skirmish.announcing import Announce
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Blast
from game.rules.skirmish.choices import possible_middles
from game.rules.skirmish.deploying import PlaceDeployed, deploy_squares, why_no_deploy
from game.rules.skirmish.levels import why_no_play
from game.rules.skirmish.stack import card_record, leading_effect
from game.rules.skirmish.state.table import Table

#: What was asked for, and what was chosen.
Choice = tuple[str, Any]


def possible_steps(state: State[Table, Step]) -> dict[int, Step]:
    """Return the cards that the open question could be about for those who have not seen the one that it is about, each
    with the step that would then ask. Its owner would have to be able to play or deploy it, and to have been asked the
    same so far; where there is a single answer nobody is asked."""
    step, table = state.agenda[-1], state.table
    (card,) = step.hidden_cards
    owner = table.players[table.cards[card].owner]
    found: dict[int, Step] = {}
    if isinstance(step, PlaceDeployed):
        for other in sorted((*owner.reserve, *owner.creatures)):
            if _could_be_deployed(_holding(table, owner.seat, other, card), owner.seat, other):
                found[other] = replace(step, card=other)
    elif isinstance(step, Announce):
        choices = _choices(table, step)
        for other in sorted((*owner.hand, *owner.actions)):
            again = _announced_with(_holding(table, owner.seat, other, card), step, other, choices)
            if again is not None:
                found[other] = again
    return found


def _holding(table: Table, seat: int, card: int, named: int) -> Table:
    """Return the table with this card in the seat's hand or reserve instead of the one that the step names, and as the
    one that allies would not assist with."""
    unwilling = tuple((creature, card if one == named else one) for creature, one in table.turn.unwilling)
    player = replace(table.players[seat], hand=(card,), reserve=(card,))
    players = tuple(player if one.seat == seat else one for one in table.players)
    return replace(table, players=players, turn=replace(table.turn, unwilling=unwilling))


def _could_be_deployed(table: Table, seat: int, card: int) -> bool:
    record = CREATURES[table.cards[card].key]
    return why_no_deploy(table, seat, card) is None and len(deploy_squares(table, seat, record)) > 1


def _announced_with(table: Table, step: Announce, card: int, choices: list[Choice]) -> Announce | None:
    """Return the announcement of another card after the same answers, if it asks for the same now."""
    action = step.action
    if why_no_play(table, action.seat, card, action.actor, action.answers) is not None:
        return None
    asks = announcing.need_of(table, replace(step, asked=0))
    again = _without_asking(table, _begun(table, step, card))
    for need, chosen in choices:
        if announcing.need_of(table, again) != need or chosen not in _answers(table, again):
            return None
        if chosen == step.asked and need == "assist":
            return replace(again, asked=chosen)
        again = _without_asking(table, _with_choice(again, need, chosen))
    return again if announcing.need_of(table, again) == asks and len(_answers(table, again)) > 1 else None


def _begun(table: Table, step: Announce, card: int) -> Announce:
    """Return the announcement of a card before anything was chosen for it."""
    bare = replace(step.action, card=card, source_card=card, targets=(), cell=None, source=0)
    return announcing.with_given_targets(table, Announce(bare, taps=card_record(table, card).timing != "minor"))


def _choices(table: Table, step: Announce) -> list[Choice]:
    """Return what was asked and chosen so far, in that order."""
    action = step.action
    again = _begun(table, step, action.card)
    made: list[Choice] = [("target", target) for target in action.targets[len(again.action.targets) :]]
    made += [("area", action.cell)] if action.cell is not None else []
    made += [("source", action.source)] if action.source else []
    made += [("assist", ally) for ally in (*step.helpers, step.asked) if ally]
    asked = []
    for need, chosen in made:
        answers = _answers(table, again)
        if answers != (chosen,) or not _is_given(table, again, answers):
            asked.append((need, chosen))
        again = _with_choice(again, need, chosen)
    return asked


def _answers(table: Table, step: Announce) -> tuple[Any, ...]:
    """Return what may be chosen next."""
    need, action = announcing.need_of(table, step), step.action
    effect = leading_effect(table, action)
    if need == "target":
        return tuple(one.id for one in announcing.announce_targets(table, step))
    if need == "area" and isinstance(effect, Blast):
        middles = possible_middles(table, table.creatures[action.actor], effect)
        return tuple(cell for cell in middles if announcing.why_not_middle(table, step, cell) is None)
    if need == "source":
        return tuple(one.id for one in announcing.possible_sources(table, step))
    if need == "assist" and announcing.is_enough(table, step):
        return tuple(one.id for one in announcing.assistants(table, step))
    return ()


def _is_given(table: Table, step: Announce, answers: tuple[Any, ...]) -> bool:
    """Return whether a single answer is taken unasked. A seat that controls an ally's creature is asked anyway."""
    is_own = announcing.need_of(table, step) != "assist" or table.creatures[answers[0]].seat == step.action.seat
    return len(answers) == 1 and is_own


def _without_asking(table: Table, step: Announce) -> Announce:
    """Return the announcement with the choices that come next and are none."""
    answers = _answers(table, step)
    while answers and _is_given(table, step, answers):
        step = _with_choice(step, announcing.need_of(table, step), answers[0])
        answers = _answers(table, step)
    return step


def _with_choice(step: Announce, need: str, chosen: Any) -> Announce:
    action = step.action
    if need == "assist":
        return replace(step, helpers=(*step.helpers, chosen))
    if need == "area":
        return replace(step, action=replace(action, cell=chosen))
    if need == "source":
        return replace(step, action=replace(action, source=chosen))
    return replace(step, action=replace(action, targets=(*action.targets, chosen)))
