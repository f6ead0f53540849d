"""The chain and priority: who is asked in a window, and how the last link resolves."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.combat import begin_combat
from game.rules.heroes.effect_rows import EFFECTS
from game.rules.heroes.links import effects_of, legal_targets
from game.rules.heroes.playing import act, actions, is_free, public_actions, why_no_action, why_no_pass
from game.rules.heroes.state import steps
from game.rules.heroes.state.steps import CarryOut, EndLink, OfferEffect, Resolve, Window
from game.rules.heroes.state.table import Link, Permanent, Table, link_by_id, ready_resources
from game.rules.heroes.state_check import settle
from game.rules.heroes.triggers import note

_Draft = Draft[Table, Step]


def take_window(draft: _Draft, step: Window) -> None:
    """Check the state; ask the next player. When both have passed, the last link resolves, if any."""
    # rule: heroes/priority
    if settle(draft, step):
        return
    table = draft.table
    asked, passes = step.asked, step.passes
    while passes < 2:
        asking = Window(step.name, asked, passes)
        # rule: heroes/windows
        if is_free(table, asking):
            draft.ask(asking, asked, "act", "action")
            return
        if is_asked(table, asking):
            about = (table.chain[-1].id,) if table.chain else ()
            draft.ask(asking, asked, "respond", f"respond_{'chain' if table.chain else step.name}", about)
            return
        # The others hear of a seat that is not asked as of one that passed: silence would reveal what it holds.
        draft.happen(ev.Passed(asked))
        asked, passes = 1 - asked, passes + 1
    if table.chain:
        again = Window(step.name, table.turn.seat)
        draft.push(Resolve(table.chain[-1].id), again)


def is_asked(table: Table, step: Window) -> bool:
    """Return whether the seat with priority, which does not act at will, is asked: by the kind of windows."""
    # rule: heroes/windows
    return might_respond(table, step) if table.windows == "always" else can_respond(table, step)


def can_respond(table: Table, step: Window) -> bool:
    return bool(actions(table, step))


def might_respond(table: Table, step: Window) -> bool:
    """Return whether the seat might act, for all the other knows. An instant costs a resource at least."""
    # rule: heroes/windows
    if table.players[step.asked].hand and ready_resources(table, step.asked):
        return True
    return next(public_actions(table, step), None) is not None


def window_choices(table: Table, step: Window) -> tuple[Command, ...]:
    """Return all that the asked seat may do, and passing."""
    return actions(table, step) if why_no_pass(table, step) else (*actions(table, step), Pass())


def answer_window(draft: _Draft, step: Window, command: Command) -> None:
    """Give priority again to a player who did something; passing hands it on."""
    # rule: heroes/priority
    if isinstance(command, Pass):
        draft.happen(ev.Passed(step.asked))
        draft.push(Window(step.name, 1 - step.asked, step.passes + 1))
        return
    draft.push(Window(step.name, step.asked))
    act(draft, step.asked, command)


# Resolving


def take_resolve(draft: _Draft, step: Resolve) -> None:
    """Carry out what the link says, nothing if all its targets are gone."""
    # rule: heroes/resolving
    link = link_by_id(draft.table, step.link)
    assert link is not None
    if link.what == "combat":
        begin_combat(draft, link)
        return
    targets = legal_targets(draft.table, link)
    if link.targets and not targets:
        draft.happen(cev.LinkLeft(link.id, "void"))
        return
    link = replace(link, targets=targets)
    record = link.record
    if link.what == "card" and (record.type != "Ability" or record.ongoing):
        _enter(draft, link)
    elif link.what == "trigger" and record.triggers[link.index].optional:
        draft.push(OfferEffect(link), EndLink(link.id))
    else:
        draft.push(CarryOut(link), EndLink(link.id))


def _enter(draft: _Draft, link: Link) -> None:
    """Put a card into play, attached if it says to what; then carry out what it does once."""
    # rule: heroes/entering
    host = link.targets[0] if link.record.attaches is not None else 0
    number = draft.new_id()
    permanent = Permanent(number, link.key, link.seat, link.card, host=host, since=draft.table.turn.number)
    draft.happen(cev.LinkLeft(link.id, "resolved", "play"), ev.PermanentEntered(permanent, "chain"))
    note(draft, "enters", (permanent,))
    if link.record.effects:
        draft.push(CarryOut(replace(link, source=number, host=host)))


def take_carry_out(draft: _Draft, step: CarryOut) -> None:
    """Carry out one effect after the other."""
    effects = effects_of(step.link)
    if step.index < len(effects):
        draft.push(replace(step, index=step.index + 1))
        effect = effects[step.index]
        EFFECTS[type(effect)].carry_out(draft, step.link, effect)


def answer_offer(draft: _Draft, step: OfferEffect, command: Command) -> None:
    if isinstance(command, Agree):
        draft.push(CarryOut(step.link))
    else:
        draft.happen(cev.LinkLeft(step.link.id, "declined"))


def take_end_link(draft: _Draft, step: EndLink) -> None:
    """Take a link off the chain, unless its player has let it be."""
    # rule: heroes/resolving
    if link_by_id(draft.table, step.link) is not None:
        draft.happen(cev.LinkLeft(step.link, "resolved"))


#: The steps of this chapter.
STEPS = {
    steps.Window: Chapter(take_window, window_choices, why_no_action, answer_window, ()),
    steps.Resolve: Chapter(take_resolve),
    steps.CarryOut: Chapter(take_carry_out),
    steps.EndLink: Chapter(take_end_link),
    steps.OfferEffect: yes_or_no(
        # rule: heroes/triggers
        lambda draft, step: draft.ask(step, step.link.seat, "pick", "optional", (step.link.source,)),
        answer_offer,
        Refusal("not_an_answer", "heroes/triggers", "Agree or decline."),
    ),
}
