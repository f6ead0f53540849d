"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, tellers
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.settling import BY_SCENARIO
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.sentences import Said
from game.core.words import counted, seat_name
from game.rules.heroes import card_events as ce
from game.rules.heroes import events as e
from game.rules.heroes import scenario_events as se
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.combat import why_no_combat
from game.rules.heroes.presentation.words import Names, combat_said, link_called, link_text, names_of
from game.rules.heroes.state.table import Link, Table, link_by_id, name_of


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _placed(table: Table, event: ce.ResourcePlaced, names: Names) -> Said:
    how = "face up" if event.face_up else "face down"
    what = name_of(table, event.card) if event.card else "a card"
    return Said(seat_name(names, event.seat), "places", f"{what} {how} as a resource")


def _added(table: Table, event: ce.LinkAdded, names: Names) -> Said:
    link = event.link
    who, text = seat_name(names, link.seat), link_text(table, link, names)
    if link.what == "combat":
        return Said(who, "proposes a combat:", combat_said(table, link))
    if link.what in ("card", "power"):
        return Said(who, "plays" if link.what == "card" else "uses", text, kind="use")
    return Said(does=f"{text} goes on the chain", kind="stacked")


def _left_chain(table: Table, event: ce.LinkLeft, names: Names) -> Said | None:
    link = next((link for link in table.chain if link.id == event.link), None)
    if link is None or event.why == "resolved":
        return None
    text = link_called(table, link, names)
    if event.why == "interrupted":
        return Said(text, "is interrupted")
    why = f"{seat_name(names, link.seat)} declines" if event.why == "declined" else _why_void(table, link)
    return Said(text, "has no effect", more=f": {why}")


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


def _entered(table: Table, event: e.PermanentEntered, names: Names) -> Said:
    host = f" on {name_of(table, event.permanent.host)}" if event.permanent.host else ""
    return Said(event.permanent.record.name, "comes into play", more=host, several="come into play")


def _removed(left: Said, cause: e.Removal | None) -> Said:
    """Tell what removed something that has ``left``; nothing of that where nobody knows."""
    if cause is None:
        return left
    name = record_of(cause.key).name if cause.key else ""
    if cause.kind in ("combat", "effect"):
        with_ = f"with {record_of(cause.weapon).name}" if cause.weapon else ""
        return replace(left, by=f"by {name}", how=with_) if name else left
    if cause.kind == "cost":
        return replace(left, how="as a cost")
    why = {
        "damage": "it has no health left",
        "too many": "there was one too many",
        "unfit": f"it cannot be attached to {name or 'that'} any more",
    }
    return replace(left, more=f": {why[cause.kind]}")


def _left_play(table: Table, event: e.PermanentLeft, names: Names) -> Said:
    left = table.permanents[event.permanent]
    name = left.record.name
    if event.why == "destroyed":
        return _removed(Said(name, "is destroyed"), event.cause)
    if event.why == "host":
        return Said(name, "goes to the graveyard", how=f"with {record_of(event.host).name}" if event.host else "")
    # rule: heroes/tokens
    gone = "ceases to exist" if left.card == 0 else "is returned to its owner's hand"
    return _removed(Said(name, gone), event.cause)


def _exhausted(table: Table, event: e.Exhausted, names: Names) -> Said | None:
    if event.why != "effect":
        return None
    return Said(names_of(table, event.permanents), f"{'is' if len(event.permanents) == 1 else 'are'} exhausted")


def _readied(table: Table, event: e.Readied, names: Names) -> Said | None:
    if event.why != "effect":
        return None
    return Said(names_of(table, event.permanents), f"{'is' if len(event.permanents) == 1 else 'are'} readied")


def _resources_readied(table: Table, event: ce.ResourcesReadied, names: Names) -> Said | None:
    # They are readied in every turn.
    readied = counted(len(event.places), "resource")
    return Said(seat_name(names, event.seat), "readies", readied) if table.chain else None


def _modified(table: Table, event: e.Modified, names: Names) -> Said:
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
    return Said(names_of(table, given.on), f"{'cannot attack' if given.no_attack else what} {until}")


def _dealt(table: Table, event: e.DamageDealt, names: Names) -> Said:
    with_ = f"with {name_of(table, event.weapon)}" if event.weapon in table.permanents else ""
    source = name_of(table, event.source) if event.source in table.permanents else "An ally that is no longer there"
    what = f"{event.amount} {event.damage.lower()} damage to {name_of(table, event.target)}"
    return Said(source, "deals", what, how=with_, kind="deal")


def _prevented(table: Table, event: e.DamagePrevented, names: Names) -> str:
    by = f" by {name_of(table, event.by)}" if event.by else ""
    return f"{event.amount} damage to {name_of(table, event.target)} is prevented{by}."


def _struck(table: Table, event: e.WeaponStruck, names: Names) -> Said:
    strike = event.strike
    who, more = seat_name(names, strike.seat), f": {strike.atk:+d} ATK"
    return Said(who, "strikes with", name_of(table, strike.weapon), more=more)


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
        _row(ce.EmptyDeckDrawn, lambda t, x, n: Said(seat_name(n, x.seat), "has no card left to draw")),
        _row(
            ce.TopLookedAt,
            lambda t, x, n: Said(seat_name(n, x.seat), f"looks at {_cards(len(x.cards))} of their own deck"),
        ),
        _row(ce.TopShown, lambda t, x, n: Said(seat_name(n, x.seat), "reveals", names_of(t, x.cards[::-1]))),
        _row(ce.TopPutUnder, lambda t, x, n: Said(seat_name(n, x.seat), f"puts {_cards(len(x.cards))} under the deck")),
        _row(
            ce.CardTakenBack,
            lambda t, x, n: Said(seat_name(n, x.seat), "takes", f"{name_of(t, x.card)} back into the hand"),
        ),
        _row(
            ce.CardRemoved, lambda t, x, n: f"{seat_name(n, x.seat)}'s {name_of(t, x.card)} is removed from the game."
        ),
        _row(
            ce.MulliganDecided,
            lambda t, x, n: Said(seat_name(n, x.seat), "wants a new hand" if x.again else "keeps the hand"),
        ),
        _row(e.TurnBegan, lambda t, x, n: f"Turn {x.number}: {seat_name(n, x.seat)}."),
        _row(e.ExtraTurnAdded, lambda t, x, n: Said(seat_name(n, x.seat), "has another turn after this one")),
        _row(e.MatchEnded, _ended),
        _row(
            se.PermanentArrived,
            lambda t, x, n: Said(x.permanent.record.name, "comes into play", several="come into play"),
        ),
        _row(se.PermanentGiven, lambda t, x, n: Said(name_of(t, x.permanent), f"goes over to {seat_name(n, x.seat)}")),
        _row(se.PermanentRemoved, lambda t, x, n: Said(name_of(t, x.permanent), "leaves")),
        _row(ce.ResourcePlaced, _placed),
        _row(ce.QuestCompleted, lambda t, x, n: Said(seat_name(n, x.seat), "completes", name_of(t, x.card))),
        _row(ce.LinkAdded, _added),
        _row(ce.LinkLeft, _left_chain),
        _row(ce.TriggerVanished, lambda t, x, n: "A trigger finds no target."),
        _row(e.PermanentEntered, _entered),
        _row(e.PermanentLeft, _left_play),
        _row(e.Exhausted, _exhausted),
        _row(e.Readied, _readied),
        _row(e.HeroFlipped, lambda t, x, n: Said(name_of(t, x.permanent), "is turned face down")),
        _row(e.Modified, _modified),
        _row(
            e.ShieldRaised,
            lambda t, x, n: f"The next {x.shield.amount} damage to {name_of(t, x.shield.on)} will be prevented.",
        ),
        _row(
            e.CombatBegan,
            lambda t, x, n: Said(name_of(t, x.attacker), "attacks", name_of(t, x.defender), kind="attack"),
        ),
        _row(e.DefenderChanged, lambda t, x, n: Said(name_of(t, x.protector), "protects")),
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

event_said, event_text = tellers(SENTENCES)
