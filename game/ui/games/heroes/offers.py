"""What pointing and pressing mean in Heroes: the legal answers, by the card to point at and its targets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.commands import Agree, Command, Decline, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.rules.heroes.cards.effects import Aim
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.links import aim_of
from game.rules.heroes.playing import is_free
from game.rules.heroes.presentation import queries
from game.rules.heroes.presentation.answer_figures import figures_of
from game.rules.heroes.presentation.card_words import card_text, plain, power_text, sentences_text
from game.rules.heroes.presentation.words import answer_text, link_name
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import AimTrigger, Dealing, LookingAtTop, OfferEffect, Window
from game.rules.heroes.state.table import Table, name_of, record_of_card
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.pieces import hero_item, item_of, resource_at
from game.ui.screens.items import Item, Offer, Offers, card, could_still, piece, with_figures

AnyView = View[Table, Step]
Names = Sequence[str]
#: The space of an area of the table by its name, such as "allies 0"; None where it has none.
Spaces = dict[str, int]

_ICONS: dict[type[Command], str] = {
    c.PlayCard: "card",
    c.PlaceResource: "resource",
    c.UsePower: "star",
    c.CompleteQuest: "quest",
    c.Propose: "blade",
    c.StrikeWith: "strike",
    c.Protect: "block",
    c.UseArmor: "block",
    Agree: "check",
    Decline: "cancel",
    c.Mulligan: "redo",
    c.DiscardCard: "discard",
}
#: The row that a card of a type is played to.
_ROW_OF = {"Ally": t.ALLIES, "Weapon": t.EQUIPMENT, "Armor": t.EQUIPMENT, "Item": t.EQUIPMENT}


def offers_of(view: AnyView, answers: Sequence[Command], names: Names, spaces: Spaces) -> Offers:
    """Return the legal answers, keyed by what to point at. ``spaces`` are the rows that cards may be put to."""
    strikes = queries.strikes_left(view.table, view.seat)
    # A strike that deals more stands first: to pass would waste it.
    ordered = sorted(answers, key=lambda one: not (isinstance(one, c.StrikeWith) and one.weapon in strikes))
    offers = [with_figures(_offer(view, command, names, spaces), figures_of(view, command)) for command in ordered]
    wasted = bool(strikes) and not view.table.chain
    undone = _undone(view, answers, strikes if wasted else ())
    more = {"wastes": wasted, "undone": undone}
    return Offers(tuple(replace(one, **more) if one.commands == (Pass(),) else one for one in offers))


def _undone(view: AnyView, answers: Sequence[Command], strikes: Sequence[int]) -> str:
    """Return what is given up by going on now: a strike; or, at the end of the turn, a resource that could be placed,
    and cards that can be played in one's own turn alone."""
    table, step = view.table, view.step
    if strikes:
        return could_still("strike with", [name_of(table, weapon) for weapon in strikes])
    if not isinstance(step, Window) or not is_free(table, step):
        return ""
    placed = "You have placed no resource" if queries.wants_a_resource(table, view.seat) else ""
    cards = dict.fromkeys(one.card for one in answers if isinstance(one, c.PlayCard))
    records = [record_of_card(table, number) for number in cards]
    played = could_still("play", [one.name for one in records if not one.instant])
    return ", and ".join(filter(None, (placed, played if not placed else played[:1].lower() + played[1:])))


def _offer(view: AnyView, command: Command, names: Names, spaces: Spaces) -> Offer:
    going_on = _going_on(view, command)
    if going_on is not None:
        words, icon = going_on
        return Offer((command,), words, advances=True, icon=icon)
    table: Table = view.table
    places = _places(view, command, spaces)
    at, by = (*places, None, None)[:2]
    return Offer(
        (command,),
        _words(view, command, names),
        at,
        by,
        icon=_ICONS.get(type(command), ""),
        hint=_hint(table, command),
        asks=_asks(command, places),
        then=places[2:],
        # What is played or completed without a target is confirmed all the same: it may not be taken back.
        is_aimed=by is not None or isinstance(command, c.PlayCard | c.CompleteQuest),
        besides=_why_only_placed(view, command),
        sure=_sure(table, command),
    )


_ASKS: dict[type[Command], str] = {
    c.Propose: "Attack whom?",
    c.PlayCard: "Play it?",
    c.PlaceResource: "Place it?",
    c.UsePower: "Use its power?",
    c.CompleteQuest: "Complete it?",
}


def _asks(command: Command, places: Sequence[Item]) -> str:
    """Return the question that tells an answer from others of its card: where that lies, which card."""
    if any(item.sort == "card" for item in places[1:]):
        return "Which ally of your graveyard?"
    return _ASKS.get(type(command), "Which one?")


def _going_on(view: AnyView, command: Command) -> tuple[str, str] | None:
    """Return words and icon of an answer that goes on instead of doing something; None for all others."""
    table, step = view.table, view.step
    if isinstance(command, Pass):
        is_end = isinstance(step, Window) and is_free(table, step)
        if is_end:
            return "End the turn", "next"
        return (f"Pass: {link_name(table.chain[-1])} resolves" if table.chain else "Pass"), "pass"
    if isinstance(command, c.KeepHand):
        return "Keep this hand", "check"
    if isinstance(command, c.TakeDamage) and isinstance(step, Dealing):
        blow = queries.damage_preview(table, step.packets[step.at])
        return f"Take {blow.dealt} damage{', fatal' if blow.fatal else ''}", "damage"
    prompt = view.decision.prompt if view.decision is not None else ""
    if isinstance(command, Decline) and prompt in _DECLINED:
        return _DECLINED[prompt], "pass"
    return None


#: What declining is called where it goes on.
_DECLINED = {"protect": "Nobody protects", "search": "Take none", "take_shown": "Take none"}


def _words(view: AnyView, command: Command, names: Names) -> str:
    """Return what stands on the button of an answer."""
    table: Table = view.table
    step = view.step
    if isinstance(step, LookingAtTop):
        return "Put it under the deck" if isinstance(command, Agree) else "Leave it on top"
    if isinstance(step, OfferEffect) and isinstance(command, Agree):
        trigger = step.link.record.triggers[step.link.index]
        return plain(sentences_text(step.link.record, trigger.effects, trigger.aim))
    if isinstance(command, c.UsePower):
        power = table.permanents[command.source].record.powers[command.index]
        on = _named_targets(table, power.aim, command.targets, names)
        removed = f" (removes {record_of_card(table, command.paid).name})" if command.paid else ""
        text = plain(power_text(table.permanents[command.source].record, power)).rstrip(".")
        return f"{text}{on}{removed}"
    full = _full_slot(table, command, view.seat) if isinstance(command, c.PlayCard) else ""
    return answer_text(table, command, names) + full


def _full_slot(table: Table, command: c.PlayCard, seat: int) -> str:
    """Return what a card brings about whose slot is full."""
    record = record_of_card(table, command.card)
    worn = queries.slots_of(table, seat).get(record.slot, ()) if record.slot else ()
    is_full = record.slot_limit > 0 and len(worn) >= record.slot_limit
    return f"; one {record.slot} card is destroyed" if is_full else ""


def _named_targets(table: Table, aim: Aim | None, targets: Sequence[int], names: Names) -> str:
    if not targets or aim is None or aim.what == "opponent":
        return ""
    return f": {', '.join(name_of(table, one) for one in targets)}"


def _hint(table: Table, command: Command) -> str:
    """Return what a card does."""
    if isinstance(command, c.PlayCard | c.CompleteQuest):
        return card_text(record_of_card(table, command.card))
    return ""


def _sure(table: Table, command: Command) -> str:
    """Return what is asked before a hero is turned, which happens once a match."""
    if isinstance(command, c.UsePower) and table.permanents[command.source].record.type == "Hero":
        return f"{table.permanents[command.source].record.name} turns face down for good. Press again to do it."
    return ""


def _why_only_placed(view: AnyView, command: Command) -> str:
    """Return why a card that may be placed cannot be played as well."""
    step = view.step
    if not isinstance(command, c.PlaceResource) or not isinstance(step, Window):
        return ""
    refusal = queries.why_not_played(view.table, step, command.card)
    return refusal.text if refusal is not None else ""


# Places


def _places(view: AnyView, command: Command, spaces: Spaces) -> tuple[Item, ...]:
    """Return what to point at for an answer, one after the other."""
    table: Table = view.table
    match command:
        case c.PlayCard():
            record = record_of_card(table, command.card)
            targets = _target_items(table, record.aim, command.targets)
            return (card(command.card), *(targets or _row(spaces, _ROW_OF.get(record.type, ""), view.seat)))
        case c.PlaceResource():
            return (card(command.card), *_row(spaces, t.RESOURCES, view.seat))
        case c.UsePower():
            power = table.permanents[command.source].record.powers[command.index]
            targets = _target_items(table, power.aim, command.targets)
            return (piece(command.source), *targets, *((card(command.paid),) if command.paid else ()))
        case c.CompleteQuest():
            quest = record_of_card(table, command.card).quest
            targets = _target_items(table, quest.aim if quest is not None else None, command.targets)
            return (piece(command.card), *targets)
        case c.Propose():
            return piece(command.attacker), piece(command.defender)
        case c.StrikeWith():
            return (piece(command.weapon),)
        case c.Protect():
            return (piece(command.protector),)
        case c.UseArmor():
            return (piece(command.armor),)
        case c.Choose():
            return (piece(command.permanent),)
        case c.ChooseTarget():
            step = view.agenda[-1]
            aim = aim_of(step.link) if isinstance(step, AimTrigger) else None
            return _target_items(table, aim, (command.target,))
        case c.ChooseCard() | c.DiscardCard():
            return (card(command.card),)
    return ()


def _row(spaces: Spaces, what: str, seat: int) -> tuple[Item, ...]:
    """Return a seat's row as something to point at."""
    space = spaces.get(t.area_of(what, seat), 0)
    return (Item("cell", cell=(space, 0)),) if space else ()


def _target_items(table: Table, aim: Aim | None, targets: Sequence[int]) -> tuple[Item, ...]:
    """Return targets as items; a player is pointed at by the hero."""
    if aim is not None and aim.what == "opponent":
        return tuple(hero_item(table, seat) for seat in targets)
    return tuple(item_of(table, target) for target in targets)


# Why not


def why_not(view: AnyView, item: Item, begun: Item | None = None) -> Refusal | None:
    """Return why pointing at a card, for an attack ``begun`` or not, means nothing now; None if it never would."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not view.agenda or item.sort not in ("card", "piece"):
        return None
    table: Table = view.table
    step = view.agenda[-1]
    number = item.number
    if isinstance(step, Window):
        attacker = table.permanents.get(begun.number) if begun is not None and begun.sort == "piece" else None
        if attacker is not None and attacker.record.is_character and item != begun and number in table.permanents:
            return HEROES.why_illegal(view, c.Propose(attacker.id, number))
        if item.sort == "card":
            return queries.why_not_played(table, step, number) if number in table.players[view.seat].hand else None
        if resource_at(table, number) is not None:
            return queries.why_not_completed(table, view.seat, number)
        return _why_not_in_play(view, step, number)
    command = _meant(decision.prompt, number, item.sort)
    return HEROES.why_illegal(view, command) if command is not None else None


def _why_not_in_play(view: AnyView, step: Window, number: int) -> Refusal | None:
    """Return why something in play cannot be used now: its power, its strike, or its attack."""
    table: Table = view.table
    permanent = table.permanents.get(number)
    if permanent is None or permanent.seat != view.seat:
        return None
    found = [HEROES.why_illegal(view, command) for command in _uses(view, step, permanent.record, number)]
    # That no target is named yet is no reason: they are asked for when it is begun.
    return next((refusal for refusal in found if refusal is not None and refusal.code != "targets"), None)


def _uses(view: AnyView, step: Window, record: CardRecord, number: int) -> tuple[Command, ...]:
    """Return what something in play is there for, the most likely thing first."""
    table: Table = view.table
    powers = tuple(c.UsePower(number, index) for index, _ in enumerate(queries.sheet_of(table, number).powers))
    if record.type == "Weapon":
        return (c.StrikeWith(number), *powers)
    if record.is_character:
        attack = c.Propose(number, hero_item(table, 1 - view.seat).number)
        return (attack, *powers) if is_free(table, step) or not powers else (*powers, attack)
    if record.type == "Armor" and not powers:
        return (c.UseArmor(number),)
    return powers


def _meant(prompt: str, number: int, sort: str) -> Command | None:
    """Return what pointing at a card would mean as the answer to a question."""
    if sort == "card":
        return {
            "discard_limit": c.DiscardCard(number),
            "discard_effect": c.DiscardCard(number),
            "search": c.ChooseCard(number),
            "take_shown": c.ChooseCard(number),
        }.get(prompt)
    return {
        "protect": c.Protect(number),
        "armor": c.UseArmor(number),
        "trigger_target": c.ChooseTarget(number),
        "choose_weapon": c.Choose(number),
        "too_many": c.Choose(number),
    }.get(prompt)


def waiting(table: Table, answers: Sequence[Command]) -> tuple[int, ...]:
    """Return the characters that have a useful attack now."""
    proposals = [one for one in answers if isinstance(one, c.Propose) and not queries.is_idle(table, one)]
    return tuple(dict.fromkeys(one.attacker for one in proposals))
