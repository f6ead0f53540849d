"""Heroes' events as records, from which the table of cards makes motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.events import DiceRolled, Event, EventRow, event_table
from game.core.gathering import kinds_of, rows_for
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes import scenario_events as se
from game.rules.heroes.state.table import Table, hero_of, name_of
from game.ui.boards.cards import records as r
from game.ui.games.card_match_board import Motions
from game.ui.games.card_motions import card_motions
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.chain import entry_shown
from game.ui.games.heroes.pieces import resource_piece
from game.ui.games.scenario_motions import SCENARIO_MOTIONS

Records = Iterator[r.Record]


def _taken_back(event: cev.CardTakenBack, before: Table, after: Table) -> Records:
    key = after.cards[event.card].key
    yield r.CardFlown(event.seat, key, t.area_of(t.GRAVEYARD, event.seat), "hand", "")


def _placed(event: cev.ResourcePlaced, before: Table, after: Table) -> Records:
    player = after.players[event.seat]
    place = len(before.players[event.seat].resources)
    if place < len(player.resources):
        yield r.CardPlayed(resource_piece(player, place))


def _resources(event: cev.ResourcesExhausted | cev.ResourcesReadied, before: Table, after: Table) -> Records:
    player = after.players[event.seat]
    for place in event.places:
        if place < len(player.resources):
            yield r.Turned(resource_piece(player, place), tapped=isinstance(event, cev.ResourcesExhausted))


def _completed(event: cev.QuestCompleted, before: Table, after: Table) -> Records:
    yield r.CardTurnedOver(event.card)
    yield r.Message("Completed", event.card, sound="fanfare")


def _left_chain(event: cev.LinkLeft, before: Table, after: Table) -> Records:
    link = next((one for one in before.chain if one.id == event.link), None)
    how = {"interrupted": "countered", "void": "fizzled", "declined": "fizzled"}.get(event.why, "resolved")
    if link is not None and link.what == "combat":
        # That attacker or defender is gone has been seen, and often the viewer's own answer did it: nothing has failed.
        how = "resolved"
    stays = event.to == "play" or (link is not None and link.what != "card")
    yield r.EntryRemoved(event.link, how, "play" if stays else "graveyard")


def _entered(event: ev.PermanentEntered, before: Table, after: Table) -> Records:
    one = event.permanent
    start = t.CHAIN if event.origin == "chain" else t.area_of(t.GRAVEYARD, one.seat)
    if event.origin == "token":
        yield r.Summoned(one.id)
    else:
        yield r.CardPlayed(one.id, start)


def _left(event: ev.PermanentLeft, before: Table, after: Table) -> Records:
    one = before.permanents.get(event.permanent)
    if one is None:
        return
    if event.why == "destroyed" and one.record.is_character:
        yield r.Destroyed(one.id)
    owner = before.cards[one.card].owner if one.card in before.cards else one.seat
    if one.card:
        yield r.CardLeft(one.id, "hand" if event.why == "returned" else t.area_of(t.GRAVEYARD, owner))


def _arrived(event: se.PermanentArrived, before: Table, after: Table) -> Records:
    yield r.CardPlayed(event.permanent.id, t.area_of(t.DECK, event.permanent.seat), turned_up=True)


def _removed(event: se.PermanentRemoved, before: Table, after: Table) -> Records:
    yield r.CardLeft(event.permanent, t.area_of(t.GRAVEYARD, before.permanents[event.permanent].seat))


def _flipped(event: ev.HeroFlipped, before: Table, after: Table) -> Records:
    """Let the hero rise and turn over in light: that happens once a match."""
    yield r.CardTurnedOver(event.permanent, raised=True)
    yield r.Message(f"{name_of(before, event.permanent)} turns", event.permanent, sound="spell")


def _began(event: ev.CombatBegan, before: Table, after: Table) -> Records:
    yield r.Turned(event.attacker)


def _fought(event: ev.DamageDealt, before: Table, after: Table) -> Records:
    if event.combat and event.source in before.permanents:
        if event.damage == "Ranged":
            yield r.ShotFired(event.source, event.target)
        else:
            yield r.Struck(event.source, event.target)
    elif event.source in before.permanents:
        yield r.ShotFired(event.source, event.target, magic=True)
    yield r.Damaged(event.target, event.amount)


def _struck(event: ev.WeaponStruck, before: Table, after: Table) -> Records:
    yield r.Turned(event.strike.weapon)
    yield r.Message(f"Strike: {event.strike.atk:+d} ATK", hero_of(before, event.strike.seat).id, sound="blade")


def _prevented(event: ev.DamagePrevented, before: Table, after: Table) -> Records:
    yield r.Message(f"{event.amount} prevented", event.target, sound="block")


def _each(*, tapped: bool) -> Callable[[ev.Exhausted | ev.Readied, Table, Table], Records]:
    return lambda event, before, after: iter([r.Turned(one, tapped=tapped) for one in event.permanents])


def _turn(event: ev.TurnBegan, before: Table, after: Table) -> Records:
    yield r.Message(f"Turn {event.number}")


_row = EventRow[[Table, Table], Records]()

#: What moves when an event happens; of some, why nothing does.
MOTIONS: Motions = (
    rows_for(kinds_of(Event, cev, ev), card_motions(t.area_of))
    | SCENARIO_MOTIONS
    | event_table(
        _row(se.PermanentArrived, _arrived),
        _row(se.PermanentGiven, "it lies on the other side now"),
        _row(se.PermanentRemoved, _removed),
        _row(cev.DeckShuffled, lambda event, before, after: iter((r.PileShuffled(t.area_of(t.DECK, event.seat)),))),
        _row(cev.CardTakenBack, _taken_back),
        _row(ev.TurnBegan, _turn),
        _row(cev.ResourcePlaced, _placed),
        _row(cev.ResourcesExhausted, _resources),
        _row(cev.ResourcesReadied, _resources),
        _row(cev.QuestCompleted, _completed),
        _row(cev.LinkAdded, lambda event, before, after: iter((r.EntryPushed(entry_shown(after, event.link)),))),
        _row(cev.LinkLeft, _left_chain),
        _row(ev.PermanentEntered, _entered),
        _row(ev.PermanentLeft, _left),
        _row(ev.Exhausted, _each(tapped=True)),
        _row(ev.Readied, _each(tapped=False)),
        _row(ev.HeroFlipped, _flipped),
        _row(ev.CombatBegan, _began),
        _row(
            ev.DefenderChanged,
            lambda event, before, after: iter(
                (r.Turned(event.protector), r.Message("Protects", event.protector, sound="block"))
            ),
        ),
        _row(ev.WeaponStruck, _struck),
        _row(ev.DamageDealt, _fought),
        _row(ev.DamagePut, lambda event, before, after: iter((r.Damaged(event.target, event.amount),))),
        _row(ev.DamagePrevented, _prevented),
        _row(ev.Healed, lambda event, before, after: iter((r.Healed(event.target, event.amount),))),
        _row(ev.ShieldRaised, lambda event, before, after: iter((r.SpellCast((event.shield.on,), kind="shield"),))),
        _row(cev.CardRemoved, "what it changes is shown where it lies"),
        _row(ev.CombatEnded, "its blows were shown"),
        _row(ev.DefenderSettled, "the attack's arrow shows it"),
        _row(DiceRolled, "the prompt says who begins"),
        _row(cev.EmptyDeckDrawn, "the last page says it"),
        _row(ev.Expired, "what it changes is shown where it lies"),
        _row(ev.ExtraTurnAdded, "the log and the prompt say it"),
        _row(ev.MatchEnded, "the last page says it"),
        _row(ev.Modified, "what it changes is shown where it lies"),
        _row(cev.MulliganDecided, "a new hand is shown as it is drawn"),
        _row(ev.PhaseBegan, "the prompt names the phase"),
        _row(cev.TopLookedAt, "a page shows them"),
        _row(cev.TopPutUnder, "the order of a deck is not seen"),
        _row(cev.TopShown, "a page shows them"),
        _row(cev.TriggerNoted, "it is shown as it comes to the chain"),
        _row(cev.TriggerVanished, "the log says it"),
    )
)
