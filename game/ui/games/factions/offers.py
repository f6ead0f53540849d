"""What pointing and pressing mean in Factions: legal answers, by the item that stands for them. Zones are the cells
(zone, 0) of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.core.commands import Agree, Command, Decline, Done, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.presentation.answer_figures import figures_of
from game.rules.factions.presentation.card_words import ability_text, card_text
from game.rules.factions.presentation.queries import odds_of, reach_in_turn
from game.rules.factions.presentation.words import answer_text
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table, units_of
from game.ui.screens.items import Item, Offer, Offers, card, could_still, piece, square, with_figures

AnyView = View[Table, Step]
Names = Sequence[str]

_ICONS: dict[type[Command], str] = {
    c.DeclareAttack: "blade",
    c.PlayCard: "card",
    c.UseAbility: "star",
    c.Raze: "fire",
    c.BuyMove: "magic",
    c.Reroll: "d20",
    c.ChooseEvasion: "shield",
    Agree: "check",
    Decline: "cancel",
    c.Swap: "redo",
}
_GOING_ON: dict[type[Command], tuple[str, str]] = {
    Pass: ("Pass", "pass"),
    c.EndBuild: ("End build turn", "next"),
    c.EndActivation: ("End this unit's turn", "next"),
    Done: ("Done", "check"),
}


#: What an answer that rolls may come to, and what the other one says, by the question.
_SUCCESS: dict[str, str] = {"reroll_attack": "to hit", "reroll_save": "to save", "evade": "to take no damage"}
_DECLINED: dict[str, str] = {"reroll_attack": "Keep the roll", "reroll_save": "Keep the roll", "evade": "Take the hit"}

#: The question which units march, one after the other, and where.
MARCH = "march"


def zone(number: int) -> Item:
    return square((number, 0))


def offers_of(view: AnyView, answers: Sequence[Command], names: Names, selected: int | None = None) -> Offers:
    """Return the legal answers, keyed by what to point at; of those that march only the ``selected`` unit's, if one
    is. Where units share a name they say where each stands."""
    if selected is not None and marches(view, selected):
        answers = [one for one in answers if not isinstance(one, c.Move) or one.unit == selected]
    offers = [with_figures(_offer(view.table, command, names), figures_of(view, command)) for command in answers]
    if not any(not unit.is_capital for unit in units_of(view.table, view.seat)):
        # Nobody begins without a unit by one press too many, as long as there is one to be paid for.
        can_build = any(isinstance(command, c.PlayCard) for command in answers)
        sure = "You have no unit yet. Press again to end the build turn." if can_build else ""
        offers = [replace(one, sure=sure) if one.commands == (c.EndBuild(),) else one for one in offers]
    undone = _to_be_bought(view.table, answers)
    offers = [replace(one, undone=undone) if one.commands == (c.EndBuild(),) else one for one in offers]
    if view.decision is not None and view.decision.prompt in _DECLINED:
        offers = _with_odds(view, offers)
    offers += _farther(view, answers, names)
    if view.decision is not None and view.decision.prompt == "activate":
        # Each unit that is left is activated, and ends its turn at once.
        offers.append(Offer((answers[0], c.EndActivation()), "No more units", advances=True, icon="next", goes_on=True))
    said = Counter(offer.words for offer in offers)
    return Offers(
        tuple(
            replace(offer, words=f"{offer.words} {_whose(view.table, offer.by.number)}")
            if said[offer.words] > 1 and offer.by is not None and offer.by.number in view.table.units
            else offer
            for offer in offers
        )
    )


def _to_be_bought(table: Table, answers: Sequence[Command]) -> str:
    """Return what could still be bought in the build turn; battle cards are left for the fight."""
    cards = [command.card for command in answers if isinstance(command, c.PlayCard) and command.card in table.cards]
    records = [record_of(table.cards[card].key) for card in dict.fromkeys(cards)]
    return could_still("buy", [one.name for one in records if one.battle is None])


def _with_odds(view: AnyView, offers: Sequence[Offer]) -> list[Offer]:
    """Return the offers: those that roll with their chance, the one that does not with what it leaves."""
    assert view.decision is not None
    prompt, odds = view.decision.prompt, odds_of(view)
    found = []
    for offer in offers:
        command = offer.commands[0]
        if command in odds:
            offer = replace(offer, words=f"{offer.words}: {odds[command]:.0%} {_SUCCESS[prompt]}")
        elif isinstance(command, Decline):
            offer = with_figures(replace(offer, words=_DECLINED[prompt]), figures_of(view, command))
        found.append(offer)
    return found


def _farther(view: AnyView, answers: Sequence[Command], names: Names) -> list[Offer]:
    """Return offers of zones several moves away, pointed at as one as far as nobody is asked in between."""
    table, active = view.table, view.table.turn.activation
    if view.decision is None or view.decision.prompt != "activation" or active is None:
        return []
    unit = table.units[active.unit]
    found = []
    for reachable in reach_in_turn(table, unit.id):
        side = 1 if reachable.zone > unit.zone else -1
        way = tuple(c.Move(unit.id, number) for number in range(unit.zone + side, reachable.zone + side, side))
        if len(way) > 1 and way[0] in answers:
            found.append(Offer(way, answer_text(table, way[-1], names), zone(reachable.zone), piece(unit.id)))
    return found


def _whose(table: Table, number: int) -> str:
    """Return which of several units of a name is meant: its zone, and its place among those that stand there."""
    unit = table.units[number]
    there = (unit.key, unit.seat, unit.zone)
    alike = [one.id for one in table.units.values() if (one.key, one.seat, one.zone) == there]
    place = f", number {alike.index(number) + 1}" if len(alike) > 1 else ""
    return f"(zone {unit.zone}{place})"


def _offer(table: Table, command: Command, names: Names) -> Offer:
    if type(command) in _GOING_ON:
        words, icon = _GOING_ON[type(command)]
        return Offer((command,), words, advances=True, icon=icon)
    at, by = _places(command)
    words = answer_text(table, command, names)
    hint = ""
    if isinstance(command, c.PlayCard) and command.card in table.cards:
        hint = card_text(record_of(table.cards[command.card].key))
    elif isinstance(command, c.UseAbility) and command.unit in table.units:
        found = [one for one in table.units[command.unit].record.abilities if one.name == command.ability]
        hint = ability_text(found[0]) if found else ""
    return Offer((command,), words, at, by, icon=_ICONS.get(type(command), ""), hint=hint)


def _places(command: Command) -> tuple[Item | None, Item | None]:
    """Return what to point at for an answer, and the unit that does it."""
    if isinstance(command, c.Move):
        return zone(command.zone), piece(command.unit)
    if isinstance(command, c.ChooseZone | c.Raze):
        return zone(command.zone), None
    if isinstance(command, c.DeclareAttack):
        return piece(command.target), piece(command.unit)
    if isinstance(command, c.Activate | c.ChooseUnit):
        return piece(command.unit), piece(command.unit)
    if isinstance(command, c.PlayCard | c.ChooseCard):
        return card(command.card), None
    if isinstance(command, c.UseAbility):
        return None, piece(command.unit)
    return None, None


def why_not(view: AnyView, item: Item) -> Refusal | None:
    """Return why pointing at an item means nothing now; None when nothing would be meant by it."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not view.agenda:
        return None
    command = _command_for(view, item)
    return FACTIONS.why_illegal(view, command) if command is not None else None


def _command_for(view: AnyView, item: Item) -> Command | None:
    """Return what pointing at an item would mean as an answer."""
    assert view.decision is not None
    table: Table = view.table
    prompt, active = view.decision.prompt, table.turn.activation
    if item.sort == "card":
        in_hand = item.number in table.players[view.seat].hand
        return c.PlayCard(item.number) if in_hand else None
    if item.sort == "piece" and item.number in table.units:
        unit = table.units[item.number]
        if prompt == "activate":
            return c.Activate(unit.id)
        if prompt == "activation" and active is not None and unit.seat != view.seat:
            return c.DeclareAttack(active.unit, unit.id)
        return c.ChooseUnit(unit.id) if prompt in ("target", "meditate", "strike", "sweep") else None
    if item.sort == "cell" and item.cell is not None:
        if prompt == "activation" and active is not None:
            return c.Move(active.unit, item.cell[0])
        return c.ChooseZone(item.cell[0]) if prompt == "zone" else None
    return None


def marches(view: AnyView, unit: int) -> bool:
    """Return whether a unit may be chosen to march."""
    if view.decision is None or view.decision.prompt != MARCH or unit not in view.table.units:
        return False
    there = view.table.units[unit].zone
    return any(FACTIONS.why_illegal(view, c.Move(unit, to)) is None for to in (there - 1, there + 1))


def waiting(view: AnyView, answers: Sequence[Command]) -> tuple[int, ...]:
    return tuple(command.unit for command in answers if isinstance(command, c.Activate))
