"""Responses: the window that opens when an action is announced, and what may be answered in it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.announcing import Announce, Window, new_action
from game.rules.skirmish.attacks import has_cover, why_no_strike
from game.rules.skirmish.card_events import ResponsePassed
from game.rules.skirmish.cards.effects import SecondWind
from game.rules.skirmish.levels import playable, why_no_play
from game.rules.skirmish.stack import card_record, strike_of
from game.rules.skirmish.state.commands import DodgeShot, PlayCard, SpendCard, StrikeBack
from game.rules.skirmish.state.table import Action, Strike, Table, action_by_id, creatures_of, opponents_in_order
from game.rules.skirmish.stats import beside, lasting_on, name_of

_MELEE = Strike("melee")

_Draft = Draft[Table, Step]


def take_window(draft: Draft[Table, Step], step: Window) -> None:
    """Ask the next opponent that could answer; go on when all have passed. A seat that is not asked, though for all
    the others know it might be able to answer, passes in the same words as one that is."""
    # rule: skirmish/responses, skirmish/windows
    table = draft.table
    action = action_by_id(table, step.action)
    if action is None:
        return
    for seat in opponents_in_order(table, action.seat):
        if seat in step.passed:
            continue
        might = _might_hold_an_answer(table, seat)
        if (might and table.windows == "always") or next(responses(table, step, seat), None) is not None:
            draft.ask(replace(step, asked=seat), seat, "respond", "respond", (action.id,))
            return
        if might:
            draft.happen(ResponsePassed(seat, action.id))
        step = replace(step, passed=(*step.passed, seat))


def _might_hold_an_answer(table: Table, seat: int) -> bool:
    """Return whether the seat might have a card that answers, as far as everybody at the table can tell."""
    return bool(table.players[seat].hand) and any(not creature.tapped for creature in creatures_of(table, seat))


def responses(table: Table, step: Window, seat: int) -> Iterator[Command]:
    """Yield the answers other than passing that the rules allow a seat in this window."""
    action = action_by_id(table, step.action)
    if action is None:
        return
    shot_at = _shot_at(table, action)
    tapped = [table.creatures[target] for target in action.tapped if target in table.creatures]
    near = {one.id for target in tapped for one in beside(table, target)}
    for creature in creatures_of(table, seat) if near or shot_at else ():
        for target in action.tapped if creature.id in near else ():
            if why_no_strike_back(table, action, seat, StrikeBack(creature.id, target)) is None:
                yield StrikeBack(creature.id, target)
        if creature.id in shot_at and why_no_dodge(table, action, seat, DodgeShot(creature.id)) is None:
            yield DodgeShot(creature.id)
    for card, actor in playable(table, seat, "immediate", answers=action.id):
        yield PlayCard(card, actor)
    yield from spendable(table, seat)


def _shot_at(table: Table, action: Action) -> tuple[int, ...]:
    """Return the creatures that an announced action shoots at."""
    strike = strike_of(table, action)
    return action.targets if strike is not None and strike.manner == "ranged" else ()


def why_no_response(table: Table, step: Window, seat: int, command: Command) -> Refusal | None:
    """Return why a command does not answer the window, or None."""
    action = action_by_id(table, step.action)
    if action is None or isinstance(command, Pass):
        return None
    if isinstance(command, StrikeBack):
        return why_no_strike_back(table, action, seat, command)
    if isinstance(command, DodgeShot):
        return why_no_dodge(table, action, seat, command)
    if isinstance(command, PlayCard):
        return why_no_play(table, seat, command.card, command.creature, action.id)
    if isinstance(command, SpendCard):
        return why_no_spending(table, seat, command.card)
    return Refusal("not_a_response", "skirmish/responses", "Only a response or a pass answers this.")


def why_no_strike_back(table: Table, action: Action, seat: int, command: StrikeBack) -> Refusal | None:
    """Return why a creature cannot strike at one that has just tapped, or None."""
    # rule: skirmish/off_turn_melee
    creature = table.creatures.get(command.creature)
    target = table.creatures.get(command.target)
    if creature is None or creature.seat != seat:
        return Refusal("not_yours", "skirmish/control", "You do not control that creature.", (command.creature,))
    if creature.tapped:
        return Refusal("tapped", "skirmish/tapping", f"{name_of(creature)} is tapped.", (creature.id,))
    if target is None or target.id not in action.tapped:
        text = "Only a creature that has just tapped can be struck out of turn."
        return Refusal("did_not_tap", "skirmish/off_turn_melee", text, (command.target,))
    return why_no_strike(table, creature, target, _MELEE)


def why_no_dodge(table: Table, action: Action, seat: int, command: DodgeShot) -> Refusal | None:
    """Return why a creature cannot tap to dodge the shot, or None."""
    # rule: skirmish/dodging
    creature = table.creatures.get(command.creature)
    if creature is None or creature.seat != seat:
        return Refusal("not_yours", "skirmish/control", "You do not control that creature.", (command.creature,))
    about = (creature.id,)
    if creature.id not in _shot_at(table, action):
        return Refusal("not_shot_at", "skirmish/dodging", f"{name_of(creature)} is not being shot at.", about)
    if creature.id in action.dodged:
        return Refusal("dodged", "skirmish/dodging", f"{name_of(creature)} has dodged already.", about)
    if creature.tapped:
        return Refusal("tapped", "skirmish/tapping", f"{name_of(creature)} is tapped.", about)
    shooter = table.creatures.get(action.actor)
    if shooter is None or not has_cover(table, shooter, creature):
        text = f"{name_of(creature)} has no cover from that shot."
        return Refusal("no_cover", "skirmish/cover", text, about)
    return None


def why_no_spending(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why an attached card cannot be discarded for its effect now, or None."""
    # rule: skirmish/second_wind
    for creature in creatures_of(table, seat):
        for number, lasting in lasting_on(table, creature):
            if number == card and isinstance(lasting, SecondWind):
                if creature.tapped:
                    return None
                text = f"{name_of(creature)} is not tapped."
                return Refusal("untapped", "skirmish/second_wind", text, (creature.id, card))
    return Refusal("not_attached", "skirmish/second_wind", "No creature of yours has that card.", (card,))


def spendable(table: Table, seat: int) -> Iterator[SpendCard]:
    """Yield the attached cards that the seat may discard now for their effect."""
    for creature in table.creatures.values():
        if creature.attached and creature.tapped and creature.seat == seat:
            for number, lasting in lasting_on(table, creature):
                if isinstance(lasting, SecondWind):
                    yield SpendCard(number)


def play_or_spend(draft: Draft[Table, Step], seat: int, command: Command, answers: int = 0) -> None:
    """Play a card from the hand, or discard an attached one for its effect. ``answers``: the action responded to."""
    if isinstance(command, PlayCard):
        taps = card_record(draft.table, command.card).timing != "minor"
        action = new_action(
            draft, seat, command.creature, "card", card=command.card, source_card=command.card, answers=answers
        )
        draft.push(Announce(action, taps=taps))
    elif isinstance(command, SpendCard):
        # rule: skirmish/second_wind
        bearer = next(c for c in draft.table.creatures.values() if command.card in c.attached)
        draft.happen(ce.CardDiscarded(command.card), e.CreaturesUntapped((bearer.id,), "card"))


def _answer_window(draft: _Draft, step: Window, command: Command) -> None:
    """Pass, or respond; after a response everybody may respond again."""
    # rule: skirmish/responses
    seat = step.asked
    if isinstance(command, Pass):
        draft.happen(ResponsePassed(seat, step.action))
        draft.push(replace(step, passed=(*step.passed, seat)))
        return
    draft.push(replace(step, passed=()))
    if isinstance(command, StrikeBack):
        attack = new_action(
            draft,
            seat,
            command.creature,
            "attack",
            strike=Strike("melee"),
            targets=(command.target,),
            answers=step.action,
        )
        draft.push(Announce(attack))
    elif isinstance(command, DodgeShot):
        draft.push(Announce(new_action(draft, seat, command.creature, "dodge", answers=step.action)))
    else:
        play_or_spend(draft, seat, command, answers=step.action)


STEPS: dict[type[Step], Chapter] = {
    Window: Chapter(
        take_window,
        lambda table, step: (Pass(), *responses(table, step, step.asked)),
        lambda table, step, command: why_no_response(table, step, step.asked, command),
        _answer_window,
        doubtful=(),
    )
}
