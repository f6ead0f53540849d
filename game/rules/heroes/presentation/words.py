"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be said that the seat does not know. ``names`` are the seats'
names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.card_words import card_sentences
from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, KeepHand, Pass
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, row_of
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.settling import BY_SCENARIO
from game.core.scenario.words import SCENARIO_SENTENCES, choice_answer, choice_words
from game.core.words import asked, counted, either, seat_name
from game.rules.heroes import card_events as ce
from game.rules.heroes import events as e
from game.rules.heroes import scenario_events as se
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.cards.effects import Aim
from game.rules.heroes.chain import window_choices
from game.rules.heroes.combat import why_no_combat
from game.rules.heroes.costs import price_of
from game.rules.heroes.links import aim_of
from game.rules.heroes.presentation.card_words import plain, power_text
from game.rules.heroes.presentation.queries import is_idle
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Window
from game.rules.heroes.state.table import Link, Table, hero_of, link_by_id, name_of, record_of_card
from game.rules.heroes.stats import is_in_combat, max_hand

Names = Sequence[str]


def _named(table: Table, numbers: Sequence[int]) -> str:
    return ", ".join(name_of(table, number) for number in numbers)


def _targets(table: Table, aim: Aim | None, targets: Sequence[int], names: Names) -> str:
    """Return the names of targets; the aim tells whether a number is a seat, called by its own name, or a card."""
    if aim is not None and aim.what == "opponent":
        return ", ".join(seat_name(names, one) for one in targets)
    return _named(table, targets)


def link_text(table: Table, link: Link, names: Names = ()) -> str:
    """Return something on the chain: what it is, and at what."""
    record = link.record
    if link.what == "combat":
        return f"{record.name} attacks {_named(table, link.targets)}"
    what = {"card": record.name, "power": f"{record.name}'s power", "quest": f"The reward of {record.name}"}.get(
        link.what, f"{record.name}'s trigger"
    )
    if link.what == "card" and record.has_x:
        what += f" (X is {link.x})"
    if link.targets:
        return f"{what} on {_targets(table, aim_of(link), link.targets, names)}"
    return f"{what} on {name_of(table, link.host)}" if link.host in table.permanents else what


# Questions

_PROMPTS = {
    "mulligan": "keep this hand, or shuffle it back and draw seven new cards?",
    "respond_ready": "the ready step. Respond or pass?",
    "respond_draw": "the draw step. Respond or pass?",
    "respond_action": "the action phase is about to end. Respond or pass?",
    "respond_attack": "an attack is under way. Respond or pass?",
    "respond_defend": "the defender is chosen. {0} or pass?",
    "respond_end": "the end of the turn. Respond or pass?",
    "respond_chain": "{} waits on the chain. Respond or pass?",
    "protect": "{0} attacks {1}. Who protects?",
    "armor": "{0} is about to take damage from {1}. Use armor?",
    "trigger_target": "choose the target of {0}'s trigger.",
    "next_trigger": "which trigger goes on the chain next? The last one resolves first.",
    "optional": "use {0}?",
    "choose_weapon": "choose a weapon.",
    "too_many": "{} Which one is destroyed?",
    "discard_limit": "your hand is too large: discard {0}.",
    "discard_effect": "discard a card.",
    "search": "take a card of your deck, or none.",
    "take_shown": "take a weapon, armor or item of the shown cards, if there is one.",
    "look_at_top": "put the top card of your deck under it?",
}


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what, for the prompt bar."""
    if choice := choice_words(table, decision, names):
        return choice
    about = [_about(table, number, names) for number in decision.about]
    prompt = decision.prompt
    if prompt == "too_many":
        about = [_too_many(table, decision.about)]
    elif prompt == "discard_limit":
        # rule: heroes/hand_limit
        about = [counted(len(table.players[decision.seat].hand) - max_hand(table, decision.seat), "card")]
    elif prompt == "respond_defend":
        about = ["Strike, respond" if is_in_combat(table, hero_of(table, decision.seat).id) else "Respond"]
    elif prompt == "optional" and table.chain:
        # What resolves is the last link still; its source alone would not tell its target.
        about = [link_text(table, table.chain[-1], names)]
    elif prompt == "action":
        return asked(seat_name(names, decision.seat), f"your action phase: {_what_can_be_done(table, decision.seat)}.")
    return asked(seat_name(names, decision.seat), _PROMPTS[prompt].format(*about, *("something",) * 2))


#: What whoever's action phase it is may do, in the order in which it is told.
_DOING: dict[type[Command], str] = {
    c.PlayCard: "play a card",
    c.PlaceResource: "place a resource",
    c.UsePower: "use a power",
    c.CompleteQuest: "complete a quest",
    c.Propose: "attack",
    Pass: "end the turn",
}


def _what_can_be_done(table: Table, seat: int) -> str:
    """Return what is worth doing: "play a card, attack or end the turn"; all of it if the hand is hidden."""
    kinds = set(_DOING) - ({c.PlaceResource} if table.turn.placed else set())
    if 0 not in table.players[seat].hand:
        kinds = {type(one) for one in window_choices(table, Window("action", seat)) if not is_idle(table, one)}
    return either([said for kind, said in _DOING.items() if kind in kinds])


def _too_many(table: Table, numbers: Sequence[int]) -> str:
    """Return what there is too much of: cards of one name, of one slot, or more than two hands hold."""
    first, *others = [table.permanents[number].record for number in numbers]
    if first.unique and all(one.name == first.name for one in others):
        return f"you can control one {first.name} only."
    if first.slot and all(one.slot == first.slot for one in others):
        return f"the {first.slot} slot holds {counted(first.slot_limit, 'card')}."
    return "a two-handed weapon leaves no hand for an off-hand card."


def _about(table: Table, number: int, names: Names) -> str:
    link = next((link for link in table.chain if link.id == number), None)
    return link_text(table, link, names) if link is not None else name_of(table, number)


# Answers


def _play(table: Table, command: c.PlayCard, names: Names) -> str:
    record = record_of_card(table, command.card)
    paid = f" with X = {command.x}" if record.has_x else ""
    if command.instead:
        paid += " for its alternative cost"
    else:
        paid += f" for {price_of(table, table.cards[command.card].owner, record, command.x)}"
    on = f" on {_targets(table, record.aim, command.targets, names)}" if command.targets else ""
    return f"Play {record.name}{paid}{on}"


def _use(table: Table, command: c.UsePower, names: Names) -> str:
    permanent = table.permanents[command.source]
    power = permanent.record.powers[command.index]
    text = plain(power_text(permanent.record, power))
    on = f" On {_targets(table, power.aim, command.targets, names)}." if command.targets else ""
    removed = f" Removes {name_of(table, command.paid)}." if command.paid else ""
    return f"{permanent.record.name}: {text}{on}{removed}"


def _complete(table: Table, command: c.CompleteQuest, names: Names) -> str:
    quest = record_of_card(table, command.card).quest
    aim = quest.aim if quest is not None else None
    on = f" for {_targets(table, aim, command.targets, names)}" if command.targets else ""
    return f"Complete {name_of(table, command.card)}{on}"


def _target(table: Table, command: c.ChooseTarget, names: Names) -> str:
    # Card 1 and seat 1 have one number; no trigger that waits may be for both.
    of_cards = any(aim is not None and aim.what == "dead ally" for aim in map(aim_of, table.waiting))
    is_seat = command.target in (0, 1) and not of_cards
    return seat_name(names, command.target) if is_seat else name_of(table, command.target)


def _trigger(table: Table, command: c.ChooseTrigger, names: Names) -> str:
    link = next((link for link in table.waiting if link.id == command.trigger), None)
    return link_text(table, link, names) if link is not None else "A trigger"


def _placed_for(table: Table, command: c.PlaceResource) -> str:
    """Return what a quest is good for, placed like this; nothing of a card that can only lie face down."""
    # rule: heroes/quests
    if record_of_card(table, command.card).type != "Quest":
        return ""
    return ": it pays, and can be completed" if command.face_up else ": from then on it only pays"


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    KeepHand: lambda table, command, names: "Keep the hand",
    c.Mulligan: lambda table, command, names: "Mulligan",
    Pass: lambda table, command, names: "Pass",
    c.PlaceResource: lambda table, command, names: (
        f"Place {name_of(table, command.card)} face {'up' if command.face_up else 'down'} as a resource"
        + _placed_for(table, command)
    ),
    c.PlayCard: _play,
    c.UsePower: _use,
    c.CompleteQuest: _complete,
    c.Propose: lambda table, command, names: (
        f"{name_of(table, command.attacker)} attacks {name_of(table, command.defender)}"
    ),
    c.StrikeWith: lambda table, command, names: (
        f"Strike with {name_of(table, command.weapon)} for {table.permanents[command.weapon].record.strike}"
    ),
    c.Protect: lambda table, command, names: f"{name_of(table, command.protector)} protects",
    c.UseArmor: lambda table, command, names: (
        f"Use {name_of(table, command.armor)} (DEF {table.permanents[command.armor].record.defense})"
    ),
    c.TakeDamage: lambda table, command, names: "Use no more armor",
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    c.Choose: lambda table, command, names: name_of(table, command.permanent),
    c.ChooseTarget: _target,
    ChooseCard: lambda table, command, names: name_of(table, command.card),
    c.ChooseTrigger: _trigger,
    c.DiscardCard: lambda table, command, names: f"Discard {name_of(table, command.card)}",
    Concede: lambda table, command, names: "Concede",
}


def answer_text(table: Table, command: Command, names: Names) -> str:
    if isinstance(command, Pass) and not table.chain and table.combat is None and table.turn.phase == "action":
        return "Pass, or end the turn"
    return _ANSWERS[type(command)](table, command, names)


# Events


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _known(table: Table, card: int) -> str:
    return name_of(table, card) if card else "a card"


def _placed(table: Table, event: ce.ResourcePlaced, names: Names) -> str:
    how = "face up" if event.face_up else "face down"
    return f"{seat_name(names, event.seat)} places {_known(table, event.card)} {how} as a resource."


def _added(table: Table, event: ce.LinkAdded, names: Names) -> str:
    link = event.link
    who, text = seat_name(names, link.seat), link_text(table, link, names)
    if link.what == "combat":
        return f"{who} proposes a combat: {text}."
    return {
        "card": f"{who} plays {text}.",
        "power": f"{who} uses {text}.",
        "quest": f"{text} goes on the chain.",
    }.get(link.what, f"{text} goes on the chain.")


def _left_chain(table: Table, event: ce.LinkLeft, names: Names) -> str | None:
    link = next((link for link in table.chain if link.id == event.link), None)
    if link is None or event.why == "resolved":
        return None
    text = link_text(table, link, names)
    if event.why == "interrupted":
        return f"{text} is interrupted."
    if event.why == "declined":
        return f"{text} has no effect: {seat_name(names, link.seat)} declines."
    return f"{text} has no effect: {_why_void(table, link)}."


def _why_void(table: Table, link: Link) -> str:
    """Return what has become of all that a link was aimed at; of a combat, who takes part in it no more."""
    if link.what == "combat":
        for number, who in ((link.source, "the attacker"), (link.targets[0], "the defender")):
            if number not in table.permanents:
                return f"{who} is no longer in play"
        if (refusal := why_no_combat(table, link.seat, link.source, link.targets[0])) is not None:
            return refusal.text.removesuffix(".")
    there = [one for one in link.targets if one in table.permanents or link_by_id(table, one) is not None]
    if not there:
        return "what it was aimed at is no longer there"
    return f"{' and '.join(name_of(table, one) for one in there)} cannot be its target any more"


def _entered(table: Table, event: e.PermanentEntered, names: Names) -> str:
    host = f" on {name_of(table, event.permanent.host)}" if event.permanent.host else ""
    return f"{event.permanent.record.name} comes into play{host}."


def _cause(cause: e.Removal | None) -> str:
    """Return what removed something, to be put behind that it is destroyed; nothing where nobody knows."""
    if cause is None:
        return ""
    name = record_of(cause.key).name if cause.key else ""
    with_ = f" with {record_of(cause.weapon).name}" if cause.weapon else ""
    return {
        "combat": f" by {name}{with_}" if name else "",
        "effect": f" by {name}",
        "damage": ": it has no health left",
        "cost": " as a cost",
        "too many": ": there was one too many",
        "unfit": f": it cannot be attached to {name or 'that'} any more",
    }[cause.kind]


def _left_play(table: Table, event: e.PermanentLeft, names: Names) -> str:
    left = table.permanents[event.permanent]
    name = left.record.name
    if event.why == "destroyed":
        return f"{name} is destroyed{_cause(event.cause)}."
    if event.why == "host":
        host = f" with {name_of(table, left.host)}" if left.host else ""
        return f"{name} goes to the graveyard{host}."
    # rule: heroes/tokens
    by = _cause(event.cause)
    return f"{name} ceases to exist{by}." if left.card == 0 else f"{name} is returned to its owner's hand{by}."


def _exhausted(table: Table, event: e.Exhausted, names: Names) -> str | None:
    if event.why != "effect":
        return None
    return f"{_named(table, event.permanents)} {'is' if len(event.permanents) == 1 else 'are'} exhausted."


def _readied(table: Table, event: e.Readied, names: Names) -> str | None:
    if event.why != "effect":
        return None
    return f"{_named(table, event.permanents)} {'is' if len(event.permanents) == 1 else 'are'} readied."


def _resources_readied(table: Table, event: ce.ResourcesReadied, names: Names) -> str | None:
    # They are readied in every turn.
    readied = counted(len(event.places), "resource")
    return f"{seat_name(names, event.seat)} readies {readied}." if table.chain else None


def _modified(table: Table, event: e.Modified, names: Names) -> str:
    # rule: heroes/durations
    given = event.modifier
    whose = seat_name(names, given.seat)
    until = {
        "combat": "this combat",
        "turn": "this turn",
        "your turn": f"until {whose}'s next turn begins",
        "next turn": f"until the end of {whose}'s next turn",
    }[given.until]
    what = f"has {given.atk:+d} ATK" if given.atk else f"has {given.keyword}"
    return f"{_named(table, given.on)} {'cannot attack' if given.no_attack else what} {until}."


def _dealt(table: Table, event: e.DamageDealt, names: Names) -> str:
    with_ = f" with {name_of(table, event.weapon)}" if event.weapon in table.permanents else ""
    source = name_of(table, event.source) if event.source in table.permanents else "An ally that is no longer there"
    return f"{source} deals {event.amount} {event.damage.lower()} damage to {name_of(table, event.target)}{with_}."


def _prevented(table: Table, event: e.DamagePrevented, names: Names) -> str:
    by = f" by {name_of(table, event.by)}" if event.by else ""
    return f"{event.amount} damage to {name_of(table, event.target)} is prevented{by}."


def _struck(table: Table, event: e.WeaponStruck, names: Names) -> str:
    strike = event.strike
    return f"{seat_name(names, strike.seat)} strikes with {name_of(table, strike.weapon)}: {strike.atk:+d} ATK."


def _ended(table: Table, event: e.MatchEnded, names: Names) -> str:
    out = " and ".join(seat_name(names, seat) for seat in event.losers)
    return {
        "conceded": f"{out} concedes.",
        **dict.fromkeys(BY_SCENARIO, "The scenario is over."),
        "last_turn": "The last turn is over: a draw.",
    }.get(event.why, f"{out} {'is' if len(event.losers) == 1 else 'are'} out.")


_row = SentenceRow[Table]()

#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = (
    rows_for(kinds_of(Event, ce, e), card_sentences(name_of))
    | SCENARIO_SENTENCES
    | event_table(
        _row(
            DiceRolled,
            lambda table, event, names: f"A coin is tossed: {seat_name(names, event.faces[0] - 1)} goes first.",
        ),
        _row(ce.EmptyDeckDrawn, lambda t, x, n: f"{seat_name(n, x.seat)} has no card left to draw."),
        _row(
            ce.TopLookedAt, lambda t, x, n: f"{seat_name(n, x.seat)} looks at {_cards(len(x.cards))} of their own deck."
        ),
        _row(ce.TopShown, lambda t, x, n: f"{seat_name(n, x.seat)} reveals {_named(t, x.cards[::-1])}."),
        _row(ce.TopPutUnder, lambda t, x, n: f"{seat_name(n, x.seat)} puts {_cards(len(x.cards))} under the deck."),
        _row(
            ce.CardTakenBack, lambda t, x, n: f"{seat_name(n, x.seat)} takes {name_of(t, x.card)} back into the hand."
        ),
        _row(
            ce.CardRemoved, lambda t, x, n: f"{seat_name(n, x.seat)}'s {name_of(t, x.card)} is removed from the game."
        ),
        _row(
            ce.MulliganDecided,
            lambda t, x, n: f"{seat_name(n, x.seat)} {'wants a new hand' if x.again else 'keeps the hand'}.",
        ),
        _row(e.TurnBegan, lambda t, x, n: f"Turn {x.number}: {seat_name(n, x.seat)}."),
        _row(e.ExtraTurnAdded, lambda t, x, n: f"{seat_name(n, x.seat)} has another turn after this one."),
        _row(e.MatchEnded, _ended),
        _row(se.PermanentArrived, lambda t, x, n: f"{x.permanent.record.name} comes into play."),
        _row(se.PermanentGiven, lambda t, x, n: f"{name_of(t, x.permanent)} goes over to {seat_name(n, x.seat)}."),
        _row(se.PermanentRemoved, lambda t, x, n: f"{name_of(t, x.permanent)} leaves."),
        _row(ce.ResourcePlaced, _placed),
        _row(ce.QuestCompleted, lambda t, x, n: f"{seat_name(n, x.seat)} completes {name_of(t, x.card)}."),
        _row(ce.LinkAdded, _added),
        _row(ce.LinkLeft, _left_chain),
        _row(ce.TriggerVanished, lambda t, x, n: "A trigger finds no target."),
        _row(e.PermanentEntered, _entered),
        _row(e.PermanentLeft, _left_play),
        _row(e.Exhausted, _exhausted),
        _row(e.Readied, _readied),
        _row(e.HeroFlipped, lambda t, x, n: f"{name_of(t, x.permanent)} is turned face down."),
        _row(e.Modified, _modified),
        _row(
            e.ShieldRaised,
            lambda t, x, n: f"The next {x.shield.amount} damage to {name_of(t, x.shield.on)} will be prevented.",
        ),
        _row(e.CombatBegan, lambda t, x, n: f"{name_of(t, x.attacker)} attacks {name_of(t, x.defender)}."),
        _row(e.DefenderChanged, lambda t, x, n: f"{name_of(t, x.protector)} protects."),
        _row(e.WeaponStruck, _struck),
        _row(e.DamageDealt, _dealt),
        _row(e.DamagePut, lambda t, x, n: f"{x.amount} damage is put on {name_of(t, x.target)}."),
        _row(e.DamagePrevented, _prevented),
        _row(e.Healed, lambda t, x, n: f"{x.amount} damage is healed from {name_of(t, x.target)}."),
        _row(e.CombatEnded, "its blows are logged"),
        _row(e.DefenderSettled, "the attack and its protector are logged"),
        _row(e.Expired, "its end was logged with its beginning"),
        _row(e.PhaseBegan, "the prompt names the phase"),
        _row(ce.ResourcesExhausted, "what was paid for is logged"),
        _row(ce.ResourcesReadied, _resources_readied),
        _row(ce.TriggerNoted, "it is logged as it comes to the chain"),
    )
)


def event_text(table: Table, event: Event, names: Names) -> str | None:
    """Return what happened as a line of the log, from the table before it; None for what needs no line."""
    say = row_of(SENTENCES, event)
    return None if say is None else say(table, event, names)
