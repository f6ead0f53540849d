"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, tellers
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES, turn_begun
from game.core.sentences import Said
from game.core.words import an, counted, seat_name
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Venom
from game.rules.skirmish.presentation.words import Names, action_said, card_name, square
from game.rules.skirmish.state.table import Table, action_by_id
from game.rules.skirmish.stats import lasting_on


def _list(table: Table, creatures: Sequence[int]) -> str:
    called = Counter(card_name(table, creature) for creature in creatures)
    names = [f"{many} of {name}" if many > 1 else name for name, many in called.items()]
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def _cards(count: int, kind: str) -> str:
    return f"{an(kind)} card" if count == 1 else f"{count} {kind} cards"


def _untapped(table: Table, event: e.CreaturesUntapped, names: Names) -> Said | None:
    if event.why == "refresh":
        return None
    return Said(_list(table, event.creatures), "untaps" if len(event.creatures) == 1 else "untap")


def _drawn(table: Table, seat: int, cards: tuple[int, ...], kind: str, names: Names) -> Said:
    """Return the cards that were drawn, by their names where they are known."""
    what = ", ".join(card_name(table, card) for card in cards if card) or _cards(len(cards), kind)
    return Said(seat_name(names, seat), "draws", what)


def _moved(table: Table, event: e.CreatureMoved, names: Names) -> Said | None:
    if not event.path:
        return None
    verb = {"move": "moves", "shift": "shifts", "slide": "is slid", "teleport": "teleports"}[event.manner]
    return Said(card_name(table, event.creature), verb, f"to {square(event.path[-1])}")


def _dealt(table: Table, event: e.DamageDealt, names: Names) -> Said:
    target, what = card_name(table, event.target), f"{event.amount} damage"
    prevented = f" ({event.prevented} prevented)" if event.prevented else ""
    if event.dealer:
        return Said(card_name(table, event.dealer), "deals", f"{what} to {target}", more=prevented, kind="deal")
    return Said(target, "takes", what, by=f"from {_venomous(table, event)}", more=prevented)


def _venomous(table: Table, event: e.DamageDealt) -> str:
    """Return the attached cards that deal as much damage, by their names."""
    creature = table.creatures.get(event.target)
    cards = lasting_on(table, creature) if creature is not None else ()
    found = [card_name(table, card) for card, lasting in cards if isinstance(lasting, Venom)
             and lasting.amount == event.amount + event.prevented]  # fmt: skip
    return " or ".join(dict.fromkeys(found)) or "an attached card"


def _destroyed(table: Table, event: e.CreatureDestroyed, names: Names) -> Said:
    owner = seat_name(names, table.cards[event.creature].owner)
    by = " and ".join(card_name(table, one) for one in event.by)
    return Said(f"{card_name(table, event.creature)} ({owner})", "is destroyed", by=f"by {by}" if by else "")


def _missing(table: Table, event: ce.GoldMissing, names: Names) -> Said:
    text = f"{seat_name(names, event.seat)}'s vault lacks {event.amount} gold: this turn is the last"
    scored = f"{seat_name(names, event.scorer)} gains {event.amount} VP." if event.scorer >= 0 else ""
    return Said(does=text, then=scored)


def _revealed(table: Table, event: ce.CardsRevealed, names: Names) -> Said:
    found = f"takes {card_name(table, event.taken)}" if event.taken else "finds none"
    return Said(seat_name(names, event.seat), "reveals", f"{_cards(len(event.cards), 'action')} and {found}")


def _declared(table: Table, event: ce.ActionDeclared, names: Names) -> Said | None:
    action = event.action
    if action.what in ("move", "tap"):
        return None
    helpers = [creature for creature in action.tapped if creature != action.actor]
    return replace(action_said(table, action), more=f", assisted by {_list(table, helpers)}" if helpers else "")


def _done(table: Table, event: ce.ActionDone, names: Names) -> Said | None:
    action = action_by_id(table, event.action)
    return replace(action_said(table, action), more=": has no effect") if event.fizzled and action else None


_row = SentenceRow[Table]()

#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = (
    rows_for(kinds_of(Event, ce, e), card_sentences(card_name))
    | SCENARIO_SENTENCES
    | event_table(
        _row(DiceRolled, lambda t, x, n: Said(seat_name(n, x.seat), "rolls", ", ".join(map(str, x.faces)))),
        _row(e.TileLaid, lambda t, x, n: Said(seat_name(n, x.seat), "lays", x.placed.tile.name)),
        _row(e.FirstSeatChosen, lambda t, x, n: Said(seat_name(n, x.seat), "begins")),
        _row(
            e.StartingCreaturePlaced, lambda t, x, n: Said(seat_name(n, x.seat), "starts with", CREATURES[x.key].name)
        ),
        _row(e.TurnBegan, lambda t, x, n: f"Turn {turn_begun(t.scenario, x.seat, x.number)}: {seat_name(n, x.seat)}."),
        _row(
            e.CreaturesTapped,
            lambda t, x, n: Said(_list(t, x.creatures), "is tapped by a feint") if x.why == "feint" else None,
        ),
        _row(e.CreaturesUntapped, _untapped),
        _row(ce.ActionCardsDrawn, lambda t, x, n: _drawn(t, x.seat, x.cards, "action", n)),
        _row(ce.CreatureCardsDrawn, lambda t, x, n: _drawn(t, x.seat, x.cards, "creature", n)),
        _row(ce.CardsRevealed, _revealed),
        _row(ce.AssistDeclined, lambda t, x, n: Said(card_name(t, x.creature), "will not assist")),
        _row(ce.ActionDeclared, _declared),
        _row(ce.ActionDone, _done),
        _row(e.CreatureMoved, _moved),
        _row(e.BlockGained, lambda t, x, n: Said(card_name(t, x.creature), "gains", f"block {x.amount}")),
        _row(
            e.ShieldRaised,
            lambda t, x, n: Said(
                card_name(t, x.creature), "is shielded" if x.whole else "takes no damage from that attack"
            ),
        ),
        _row(e.ShotDodged, lambda t, x, n: Said(card_name(t, x.creature), "dodges", "the shot")),
        _row(e.DamageDealt, _dealt),
        _row(e.CreatureHealed, lambda t, x, n: Said(card_name(t, x.creature), "heals", str(x.amount))),
        _row(e.CreatureDestroyed, _destroyed),
        _row(
            ce.GoldMoved, lambda t, x, n: Said(seat_name(n, x.seat), "moves", f"{x.amount} gold from vault to supply")
        ),
        _row(ce.GoldMissing, _missing),
        _row(ce.CardAttached, lambda t, x, n: Said(card_name(t, x.card), "is attached to", card_name(t, x.creature))),
        _row(
            e.CreatureDeployed,
            lambda t, x, n: Said(seat_name(n, x.seat), "deploys", f"{CREATURES[x.key].name} for {x.paid} gold"),
        ),
        _row(e.ActivationBegan, "what the creature does is logged"),
        _row(e.ActivationEnded, "the next activation is logged by what is done in it"),
        _row(ce.CardDiscarded, "the action or the fall that it was part of is logged"),
        _row(e.DamageHeld, "the damage is logged when it lands"),
        _row(ce.DecksShuffled, "it only happens as the match begins and after a card that is logged"),
        _row(ce.ResponsePassed, "passes would fill the log"),
        _row(se.CreatureArrived, lambda t, x, n: Said(CREATURES[x.key].name, f"joins {seat_name(n, x.seat)}")),
        _row(
            se.CreatureGiven,
            lambda t, x, n: Said(card_name(t, x.creature), f"goes over to {seat_name(n, x.seat)}"),
        ),
        _row(
            se.HandCardDiscarded,
            lambda t, x, n: Said(seat_name(n, x.seat), "discards", f"{card_name(t, x.card)} at random", kind="drop"),
        ),
        _row(se.CreatureLeft, lambda t, x, n: Said(card_name(t, x.creature), "leaves the board")),
        _row(
            se.GroundChanged,
            lambda t, x, n: f"{counted(len(x.cells), 'square')} turn{'s' if len(x.cells) == 1 else ''} to {x.terrain}.",
        ),
    )
)

event_said, event_text = tellers(SENTENCES)
