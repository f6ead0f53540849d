"""What pointing and pressing mean in Crawler: legal answers, by the card that stands for them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.commands import Command, Decline, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.rules.crawler.presentation.answer_figures import figures_of
from game.rules.crawler.presentation.card_words import card_text
from game.rules.crawler.presentation.queries import next_in_window, retaliation_sum
from game.rules.crawler.presentation.words import done_text, offer_text, only_these_text, wound_price
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import commands as c
from game.rules.crawler.state.steps import Window
from game.rules.crawler.state.table import Table, adventurer_by_id, dungeon_card_by_id, played_by_id, record_of
from game.rules.crawler.stats import leading
from game.ui.games.crawler.tallies import NOTHING, Considered
from game.ui.screens.items import Item, Offer, Offers, card, piece, with_figures

AnyView = View[Table, Step]

_ICONS: dict[type[Command], str] = {
    c.PlayCard: "card",
    c.UseCard: "star",
    c.Commit: "adventurer",
    c.Bribe: "gold",
    c.Drop: "discard",
    c.PutOnTop: "up",
    c.PutOnBottom: "down",
    c.Redraw: "redo",
    c.KeepHand: "check",
    Done: "next",
    Decline: "cancel",
}
#: What tells a card's answers apart: with its second box or the first, or where it is put.
_ASKS: dict[type[Command], str] = {c.PlayCard: "Boost it?", c.PutOnTop: "On top or at the bottom?"}
_ASKS[c.PutOnBottom] = _ASKS[c.PutOnTop]
_GOING_ON = (Done, Decline, c.KeepHand)


def offers_of(view: AnyView, answers: Sequence[Command], names: Sequence[str]) -> Offers:
    return Offers(tuple(_offer(view, command, names) for command in answers))


def who_is_done(view: AnyView, names: Sequence[str]) -> tuple[str, ...]:
    """Return a sentence on those players who have had their turn in this window, and on what they left undone."""
    step = view.step
    if not isinstance(step, Window) or view.table.seats < 2:
        return ()
    done = [names[seat] for seat in leading(view.table) if seat not in step.seats]
    if not done:
        return ()
    said = f"{' and '.join(done)} {'is' if len(done) == 1 else 'are'} done"
    struggle = view.table.struggle
    if struggle is not None and struggle.kind == "attack" and not struggle.adventurers:
        said += " and attacks with nobody" if len(done) == 1 else " and attack with nobody"
    return (f"{said}.",)


def chosen_for_wounds(view: AnyView) -> tuple[int, ...]:
    """Return the Characters that are chosen so far for the Wounds of an attack."""
    decision = view.decision
    return tuple(decision.about) if decision is not None and decision.prompt == "wound" else ()


def _offer(view: AnyView, command: Command, names: Sequence[str]) -> Offer:
    table: Table = view.table
    words, icon = offer_text(view, command, names), _ICONS.get(type(command), "")
    if isinstance(command, Done) and next_in_window(view) is None:
        words, icon = _going_on(view)
    if isinstance(command, _GOING_ON):
        # An Adventurer kept back from the attack defends: no need to ask.
        offer = Offer((command,), words, advances=True, icon=icon, spares_waiting=True)
        return _with_what_is_lost(view, offer) if isinstance(command, Decline) else offer
    at, by = _places(table, command)
    hint = card_text(record_of(table, command.card)) if isinstance(command, c.PlayCard) else ""
    offer = Offer((command,), words, at, by, icon=icon, hint=hint, asks=_ASKS.get(type(command), "Which card?"))
    return with_figures(offer, figures_of(table, command))


def _with_what_is_lost(view: AnyView, offer: Offer) -> Offer:
    """Return the offer to pay nothing for a Wound, which was won: it is lost then, and that is asked about."""
    price = wound_price(view.table, view.decision) if view.decision is not None else ""
    if not price:
        return offer
    words = f"{offer.words}: the Wound is lost"
    undone = f"You could discard {price} to give the Wound"
    return replace(offer, words=words, undone=undone, wastes=True)


def _going_on(view: AnyView) -> tuple[str, str]:
    """Return what no more means for the last who is asked, with an icon."""
    table, chosen = view.table, chosen_for_wounds(view)
    if chosen:
        return only_these_text(table, chosen), "wound"
    if table.struggle is not None and table.struggle.kind != "attack":
        return _resolved(table, done_text(table))
    return done_text(table), _ICONS[Done]


def _resolved(table: Table, words: str) -> tuple[str, str]:
    """Return what resolving a defence comes to, with an icon."""
    report = retaliation_sum(table).attacks[0]
    if not report.assaults:
        return words, "next"
    wounds = sum(assault.hits for assault in report.assaults)
    return (f"Take {wounds} Wound{'s' if wounds > 1 else ''}", "wound") if wounds else ("Defend", "block")


def _places(table: Table, command: Command) -> tuple[Item | None, Item | None]:
    """Return the item to point at for an answer, and a second one that distinguishes it from others there."""
    if isinstance(command, c.Commit):
        return piece(command.adventurer), None
    if isinstance(command, c.Bribe):
        return piece(command.character), card(command.card)
    if isinstance(command, c.PlayCard | c.PutOnTop | c.PutOnBottom):
        return card(command.card), None
    if isinstance(command, c.UseCard):
        return piece(command.card), None
    if isinstance(command, c.Choose | c.Drop):
        return item_of(table, command.card), None
    return None, None


def item_of(table: Table, number: int) -> Item:
    """Return a card of the match as an item to point at: a piece where it lies on the table, else a card."""
    on_table = (
        adventurer_by_id(table, number) is not None
        or dungeon_card_by_id(table, number) is not None
        or played_by_id(table, number) is not None
        or any(one.id == number for one in table.quests)
    )
    return piece(number) if on_table else card(number)


def why_not(view: AnyView, item: Item) -> Refusal | None:
    """Return why pointing at an item means nothing now; None when nothing would be meant by it."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not view.agenda:
        return None
    command = meant_by(view, item)
    return CRAWLER.why_illegal(view, command) if command is not None else None


def meant_by(view: AnyView, item: Item) -> Command | None:
    """Return what pointing at a card would mean as an answer."""
    assert view.decision is not None
    table, prompt = view.table, view.decision.prompt
    if item.sort not in ("card", "piece"):
        return None
    if prompt == "drop":
        return c.Drop(item.number) if item.sort == "card" or _is_played(table, item.number) else None
    if view.decision.kind != "act":
        return c.Choose(item.number) if item.number in table.cards else None
    if item.sort == "card":
        return c.PlayCard(item.number)
    if adventurer_by_id(table, item.number) is not None:
        return c.Commit(item.number)
    return c.UseCard(item.number) if _is_played(table, item.number) else None


def _is_played(table: Table, number: int) -> bool:
    return played_by_id(table, number) is not None


def considered_at(view: AnyView, item: Item | None) -> Considered:
    """Return what pointing at a card would commit to the struggle at hand, or whom it would choose for a Wound; nothing
    where neither can be done."""
    decision, chosen = view.decision, Considered(wounded=chosen_for_wounds(view))
    if item is None or decision is None or decision.seat != view.seat or not view.agenda:
        return chosen
    command = meant_by(view, item)
    if command is None or CRAWLER.why_illegal(view, command) is not None:
        return chosen
    if isinstance(command, c.Choose) and decision.prompt == "wound":
        return Considered(wounded=(*chosen.wounded, command.card))
    if decision.kind != "act":
        return NOTHING
    if isinstance(command, c.Commit):
        return Considered(adventurers=(command.adventurer,))
    is_boosted = isinstance(command, c.PlayCard) and command.boosted
    return Considered(cards=((command.card, is_boosted),)) if isinstance(command, c.PlayCard | c.UseCard) else NOTHING


def waiting(view: AnyView, answers: Sequence[Command]) -> tuple[int, ...]:
    return tuple(command.adventurer for command in answers if isinstance(command, c.Commit))
