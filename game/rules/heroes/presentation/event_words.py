"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, row_of
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.settling import BY_SCENARIO
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.words import counted, seat_name
from game.rules.heroes import card_events as ce
from game.rules.heroes import events as e
from game.rules.heroes import scenario_events as se
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.combat import why_no_combat
from game.rules.heroes.presentation.words import Names, link_text, names_of
from game.rules.heroes.state.table import Link, Table, link_by_id, name_of


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _placed(table: Table, event: ce.ResourcePlaced, names: Names) -> str:
    how = "face up" if event.face_up else "face down"
    what = name_of(table, event.card) if event.card else "a card"
    return f"{seat_name(names, event.seat)} places {what} {how} as a resource."


def _added(table: Table, event: ce.LinkAdded, names: Names) -> str:
    link = event.link
    who, text = seat_name(names, link.seat), link_text(table, link, names)
    if link.what == "combat":
        return f"{who} proposes a combat: {text}."
    return {"card": f"{who} plays {text}.", "power": f"{who} uses {text}.", "quest": f"{text} goes on the chain."}.get(
        link.what, f"{text} goes on the chain."
    )


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
    return f"{names_of(table, event.permanents)} {'is' if len(event.permanents) == 1 else 'are'} exhausted."


def _readied(table: Table, event: e.Readied, names: Names) -> str | None:
    if event.why != "effect":
        return None
    return f"{names_of(table, event.permanents)} {'is' if len(event.permanents) == 1 else 'are'} readied."


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
    return f"{names_of(table, given.on)} {'cannot attack' if given.no_attack else what} {until}."


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
        _row(ce.TopShown, lambda t, x, n: f"{seat_name(n, x.seat)} reveals {names_of(t, x.cards[::-1])}."),
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
        _row(e.Expired, "its end was already logged at its beginning"),
        _row(e.PhaseBegan, "the prompt names the phase"),
        _row(ce.ResourcesExhausted, "what was paid for is logged"),
        _row(ce.ResourcesReadied, _resources_readied),
        _row(ce.TriggerNoted, "it is logged as it goes on the chain"),
    )
)


def event_text(table: Table, event: Event, names: Names) -> str | None:
    """Return what happened as a line of the log, from the table before it; None for what needs no line."""
    say = row_of(SENTENCES, event)
    return None if say is None else say(table, event, names)
