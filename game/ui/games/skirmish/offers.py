"""What pointing at something means in Skirmish. Every command here is one of the answers that the rules gave, or one
of those they would give once the considered creature is activated: the rules are asked about that position too."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.core.commands import Agree, Command, Decline, Done, Pass
from game.core.decisions import Decision
from game.core.refusals import Refusal
from game.core.runner import legal
from game.core.state import Step
from game.core.views import View
from game.core.words import either
from game.rules.skirmish.cards.card_words import power_text
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import leading
from game.rules.skirmish.choices import possible_targets, targets_wanted, why_no_target
from game.rules.skirmish.events import ActivationBegan, ActivationEnded
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.presentation.answer_figures import figures_of
from game.rules.skirmish.presentation.words import answer_text, card_name
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.stack import card_record, effects_of, strike_of_effect
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Table, action_by_id, creatures_of
from game.rules.skirmish.stats import card_of, name_of
from game.rules.skirmish.turns import InActivation
from game.ui.screens.items import Item, Offer, Offers, card, piece, square, with_figures

Names = Sequence[str]
AnyView = View[Table, Step]

#: Answers that go on without doing anything more, and the icon on their button.
ADVANCING: dict[type[Command], str] = {
    Pass: "pass",
    c.EndActivation: "check",
    c.EndActions: "next",
    c.EndTurn: "next",
    Done: "check",
}
_DONE = {
    "starting_creature": "Done",
    "slide_to": "Leave it there",
}


class Considered(msgspec.Struct, frozen=True):
    """What a creature could do, were it the active one: the answers that lead there, and the position then."""

    creature: int
    before: tuple[Command, ...]
    view: AnyView
    answers: tuple[Command, ...]


def considered(view: AnyView, answers: Sequence[Command], creature: int) -> Considered | None:
    """Return the position in which the creature is active; None when it cannot be activated this turn."""
    turn = view.table.turn
    active = turn.activation.creature if turn.activation is not None else None
    if creature == active:
        return Considered(creature, (), view, tuple(answers))
    if view.decision is None or not may_activate(view, creature):
        return None
    table: Table = view.table
    before: tuple[Command, ...] = (c.Activate(creature),)
    if active is not None:
        table = SKIRMISH.apply(table, ActivationEnded(active))
        before = (c.EndActivation(), *before)
    table = SKIRMISH.apply(table, ActivationBegan(creature))
    decision = Decision(view.decision.number, view.seat, "act", "activation", (creature,))
    then: AnyView = View(view.seat, table, (InActivation(),), decision, None)
    return Considered(creature, before, then, legal(SKIRMISH, then))


def may_activate(view: AnyView, creature: int) -> bool:
    """Return whether the asked seat may activate that creature now, perhaps after ending another's activation."""
    if view.decision is None or view.decision.prompt not in ("between_activations", "activation"):
        return False
    there = view.table.creatures.get(creature)
    mine = there is not None and there.seat == view.seat and view.decision.seat == view.seat
    return mine and creature not in view.table.turn.activated


def waiting(view: AnyView) -> tuple[int, ...]:
    """Return the creatures of the asked seat that have not had their activation this turn."""
    if view.decision is None:
        return ()
    turn = view.table.turn
    active = turn.activation.creature if turn.activation is not None else None
    own = creatures_of(view.table, view.decision.seat)
    return tuple(one.id for one in own if one.id != active and may_activate(view, one.id))


def act_offers(view: AnyView, answers: Sequence[Command], about: Considered | None, names: Names) -> Offers:
    """Return what may be done in the action phase: by the considered creature, and by the seat meanwhile."""
    offers: list[Offer] = []
    if about is not None:
        sure = _sure(view, answers) if len(about.before) > 1 else ""
        actor = about.creature
        for command in about.answers:
            # A creature that is not to be activated for it plays a card with nobody selected.
            others = bool(about.before) and isinstance(command, c.PlayCard) and command.creature != actor
            if not isinstance(command, c.EndActivation) and not others:
                offers.append(offer_of(about.view.table, "activation", command, names, about.before, sure))
        offers.extend(_aimed(about, {offer.at for offer in offers}, names, sure))
        table: Table = about.view.table
        offers = [_with_hint(table, offer) for offer in offers]
        offers.sort(key=lambda offer: offer.by != piece(actor))
    else:
        offers = [
            offer_of(view.table, "between_activations", command, names)
            for command in answers
            if not isinstance(command, c.Activate) and type(command) not in ADVANCING
        ]
    going_on = [command for command in answers if type(command) in ADVANCING]
    offers.extend(offer_of(view.table, "activation", command, names) for command in going_on)
    return Offers(tuple(offers))


def _sure(view: AnyView, answers: Sequence[Command]) -> str:
    """Return what to ask before the active creature's activation ends; nothing if it tapped, or can do no more."""
    activation = view.table.turn.activation
    active = view.table.creatures.get(activation.creature) if activation is not None else None
    idle = c.EndActivation | c.PlayCard | c.SpendCard
    if active is None or active.tapped or all(isinstance(command, idle) for command in answers):
        return ""
    return f"{name_of(active)} can still act. Press again to end its activation."


def _aimed(about: Considered, taken: set[Item | None], names: Names, sure: str) -> list[Offer]:
    """Return powers with one target, offered at their possible targets where nothing else is."""
    table: Table = about.view.table
    actor = table.creatures[about.creature]
    offers = []
    for command in about.answers:
        if not isinstance(command, c.UsePower):
            continue
        effects = card_of(actor).powers[command.power].effects
        effect = effects[leading(effects)]
        if targets_wanted(effect) != 1:
            continue
        for target in possible_targets(table, actor, effect):
            if piece(target.id) not in taken:
                words = f"{answer_text(table, command, names)}: {name_of(target)}"
                plan = (*about.before, command, c.ChooseCreature(target.id))
                offers.append(Offer(plan, words, piece(target.id), piece(actor.id), sure=sure))
    return offers


def _with_hint(table: Table, offer: Offer) -> Offer:
    """Return a power's words as its hint."""
    command = offer.commands[-1]
    if isinstance(command, c.UsePower):
        power = CREATURES[table.cards[command.creature].key].powers[command.power]
        return msgspec.structs.replace(offer, hint=power_text(power), icon="tap")
    return offer


def other_offers(view: AnyView, answers: Sequence[Command], names: Names) -> Offers:
    prompt = view.decision.prompt if view.decision is not None else ""
    sure = _sure_to_begin(view) if prompt == "starting_creature" else _sure_to_end(view.table, answers)
    offers = (
        offer_of(view.table, prompt, command, names, sure=sure if isinstance(command, Done | c.EndTurn) else "")
        for command in answers
    )
    told = (with_figures(offer, figures_of(view, offer.commands[-1])) for offer in offers)
    return Offers(tuple(_left_out(view, offer) for offer in told))


def _left_out(view: AnyView, offer: Offer) -> Offer:
    """Return what leaving out an attack of a card or power is called: a further one, if one was made before."""
    step = view.step
    action = action_by_id(view.table, step.action) if isinstance(step, FurtherAttack) else None
    if not isinstance(offer.commands[-1], Done) or not isinstance(step, FurtherAttack) or action is None:
        return offer
    made = any(strike_of_effect(effect) is not None for effect in effects_of(view.table, action)[: step.index])
    return msgspec.structs.replace(offer, words="No further attack" if made else "No attack")


def _sure_to_begin(view: AnyView) -> str:
    """Return what to ask before a seat begins without a single creature; nothing once it has one."""
    if creatures_of(view.table, view.seat):
        return ""
    return "You have no creature yet. Press again to begin without any."


def _sure_to_end(table: Table, answers: Sequence[Command]) -> str:
    """Return what to ask before a turn ends in which a creature could be deployed; nothing when none can."""
    ready = dict.fromkeys(command.card for command in answers if isinstance(command, c.Deploy))
    if not ready:
        return ""
    return f"You could deploy {either([card_name(table, card) for card in ready])}. Press again: end your turn."


def offer_of(
    table: Table, prompt: str, command: Command, names: Names, before: tuple[Command, ...] = (), sure: str = ""
) -> Offer:
    """Return an answer with its words and its place on the table."""
    at, by = _places(table, command)
    words = answer_text(table, command, names)
    if isinstance(command, Done):
        words = _DONE.get(prompt, "Stay here")
    elif isinstance(command, Pass):
        words = "Pass"
    hint = _untapped_in_vain(table, command) if isinstance(command, c.SpendCard) else ""
    kind = type(command)
    mark = ADVANCING.get(kind, _icon(command))
    spares = kind is c.EndActivation
    return Offer((*before, command), words, at, by, kind in ADVANCING, mark, sure, hint, spares_waiting=spares)


def _untapped_in_vain(table: Table, command: c.SpendCard) -> str:
    """Return what untapping is still good for once a creature has had its activation; nothing before."""
    holder = next((one for one in table.creatures.values() if command.card in one.attached), None)
    active = table.turn.activation
    is_over = holder is not None and holder.id in table.turn.activated and (not active or active.creature != holder.id)
    if holder is None or not is_over:
        return ""
    return f"{name_of(holder)} has had its activation: untapped it can respond and assist, but not act again this turn."


def _icon(command: Command) -> str:
    return {
        c.Attack: "blade",
        c.StrikeBack: "blade",
        c.DodgeShot: "speed",
        c.PlayCard: "card",
        c.SpendCard: "untap",
        c.TearFree: "web",
        c.ChooseSource: "block",
        Agree: "check",
        Decline: "cancel",
        c.GoFirst: "flag",
        c.Deploy: "gold",
    }.get(type(command), "")


def _places(table: Table, command: Command) -> tuple[Item | None, Item | None]:
    """Return what to point at for an answer, and the creature that does it."""
    if isinstance(command, c.MoveCreature):
        return square(command.to), piece(command.creature)
    if isinstance(command, c.ChooseCell):
        return square(command.cell), None
    if isinstance(command, c.Attack | c.StrikeBack):
        return piece(command.target), piece(command.creature)
    if isinstance(command, c.DodgeShot | c.Activate):
        return piece(command.creature), piece(command.creature)
    if isinstance(command, c.ChooseCreature):
        on_board = command.creature in table.creatures
        return (piece if on_board else card)(command.creature), None
    if isinstance(command, c.PlayCard):
        return card(command.card), piece(command.creature)
    if isinstance(command, c.Deploy):
        return card(command.card), None
    if isinstance(command, c.UsePower | c.TearFree):
        return None, piece(command.creature)
    return None, None


# Why not


def why_not(view: AnyView, about: Considered | None, item: Item) -> Refusal | None:
    """Return why pointing at an item means nothing now; None when nothing would be meant by it."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return None
    if decision.prompt in ("between_activations", "activation"):
        return _why_no_act(view, about, item)
    if decision.prompt == "deploy" and item.sort == "card" and item.number in view.table.players[view.seat].hand:
        own = next(iter(creatures_of(view.table, view.seat)), None)
        if own is None or card_record(view.table, item.number).timing == "standard":
            return Refusal("not_now", "skirmish/timing", "Standard cards are played in the action phase.")
        return SKIRMISH.why_illegal(view, c.PlayCard(item.number, own.id))
    command = _command_for(view.table, decision, item)
    return SKIRMISH.why_illegal(view, command) if command is not None else None


def _command_for(table: Table, decision: Decision, item: Item) -> Command | None:
    """Return what pointing at the item would mean as an answer to a question that is not about acting."""
    if decision.kind == "space" and item.sort == "cell" and item.cell is not None:
        return c.ChooseCell(item.cell) if decision.prompt != "place_tile" else None
    if item.sort == "piece" and decision.prompt in ("target", "assist"):
        return c.ChooseCreature(item.number)
    if item.sort == "card":
        if decision.prompt == "starting_creature":
            return c.ChooseCreature(item.number)
        if decision.prompt == "deploy" and item.number in table.players[decision.seat].reserve:
            return c.Deploy(item.number)
        if decision.prompt == "respond" and item.number in table.players[decision.seat].hand:
            own = [one for one in creatures_of(table, decision.seat) if not one.tapped]
            return c.PlayCard(item.number, own[0].id if own else 0)
    return None


def _why_no_act(view: AnyView, about: Considered | None, item: Item) -> Refusal | None:
    table: Table = view.table
    if item.sort == "piece" and item.number in table.creatures:
        other = table.creatures[item.number]
        if other.seat == view.seat:
            return None if may_activate(view, other.id) else _why_not_activated(view, other.id)
        return _why_no_attack(about, item.number) if about is not None else None
    if item.sort == "cell" and item.cell is not None and about is not None:
        return SKIRMISH.why_illegal(about.view, c.MoveCreature(about.creature, item.cell))
    if item.sort == "card" and item.number:
        if item.number in table.players[view.seat].reserve:
            return Refusal("not_now", "skirmish/deploying", "Creatures are deployed in the deploy phase.")
        if about is None:
            return _who_could_play(view, item.number)
        return SKIRMISH.why_illegal(about.view, c.PlayCard(item.number, about.creature))
    return None


def _who_could_play(view: AnyView, card: int) -> Refusal | None:
    """Name those to choose from who could play a card, with nobody considered; or why none of them can."""
    able, why = [], None
    for number in waiting(view):
        about = considered(view, (), number)
        refusal = SKIRMISH.why_illegal(about.view, c.PlayCard(card, number)) if about is not None else None
        if about is not None and refusal is None:
            able.append(name_of(view.table.creatures[number]))
        why = why or refusal
    if able:
        text = f"First choose who plays it: {', '.join(dict.fromkeys(able))}."
        return Refusal("not_now", "skirmish/activation", text)
    return why or Refusal("not_now", "skirmish/activation", "None of yours can play it now.")


def _why_not_activated(view: AnyView, creature: int) -> Refusal | None:
    if view.decision is not None and view.decision.prompt == "between_activations":
        return SKIRMISH.why_illegal(view, c.Activate(creature))
    there = view.table.creatures[creature]
    active = view.table.turn.activation
    if active is not None and active.creature == creature:
        return None
    return Refusal("activated", "skirmish/activation", f"{name_of(there)} has had its activation this turn.")


def _why_no_attack(about: Considered, target: int) -> Refusal | None:
    """Return, for those who shoot, why not shoot; for the others, why not strike."""
    table: Table = about.view.table
    actor = table.creatures[about.creature]
    for number, power in enumerate(card_of(actor).powers):
        effect = power.effects[leading(power.effects)]
        if targets_wanted(effect) == 1 and not actor.tapped:
            refusal = SKIRMISH.why_illegal(about.view, c.UsePower(actor.id, number))
            if refusal is None:
                return why_no_target(table, actor, effect, table.creatures[target])
    return SKIRMISH.why_illegal(about.view, c.Attack(actor.id, target))
