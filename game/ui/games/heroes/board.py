"""The board of a match of Heroes: which cards lie where on the table, and their current figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.heroes.presentation.queries import SLOTS, sheet_of, slots_of
from game.rules.heroes.state.table import Permanent, Player, Table, attachments_on, hero_of, party
from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.cards.records import CardShown, CounterShown, PileShown
from game.ui.games.card_match_board import CardMatchBoard, MatchOfCards, Shown
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.chain import entry_shown
from game.ui.games.heroes.faces import attack_icon, heroes_back, heroes_face, turned_key
from game.ui.games.heroes.motions import MOTIONS
from game.ui.games.heroes.pieces import resource_piece


def shown(table: Table) -> Shown:
    """Return what the board shows of a table: cards, locations, zones, the chain and piles."""
    cards = [card for player in table.players for card in _cards_of(table, player)]
    chain = [entry_shown(table, link) for link in table.chain]
    return cards, (), (), chain, [pile for player in table.players for pile in _piles(table, player)], ()


def _cards_of(table: Table, player: Player) -> Iterator[CardShown]:
    """Yield all that lies in a seat's rows."""
    seat = player.seat
    yield _permanent(table, hero_of(table, seat), t.HERO)
    slots = slots_of(table, seat)
    for number in (number for slot in (*SLOTS, "") for number in slots[slot]):
        yield _permanent(table, table.permanents[number], t.EQUIPMENT)
    for one in party(table, seat):
        if one.record.type == "Ability" and not one.host:
            yield _permanent(table, one, t.EQUIPMENT)
        elif one.record.type == "Ally":
            yield _permanent(table, one, t.ALLIES)
    # Open quests, which can be completed, lie at the end of the row, over the face-down cards.
    for place, resource in sorted(enumerate(player.resources), key=lambda one: one[1].face_up):
        key = table.cards[resource.card].key if resource.card else ""
        yield CardShown(
            resource_piece(player, place),
            key,
            heroes_face(key).name if resource.face_up else "Resource",
            seat,
            t.area_of(t.RESOURCES, seat),
            exhausted=resource.exhausted,
            face_down=not resource.face_up,
        )


def _permanent(table: Table, one: Permanent, what: str) -> CardShown:
    """Return something in play, with what is attached to it under it."""
    attached = tuple(_permanent(table, under, "") for under in attachments_on(table, one.id))
    return CardShown(
        one.id,
        one.key if one.face_up else turned_key(one.key),
        one.record.name,
        one.seat,
        t.area_of(what, one.seat) if what else "",
        exhausted=one.exhausted,
        figures=_figures(table, one),
        counters=_counters(table, one),
        attached=attached,
        mark=_mark(table, one),
    )


def _figures(table: Table, one: Permanent) -> tuple[CounterShown, ...]:
    """Return its current figures; one that differs from the printed figure has its own colour."""
    record, sheet = one.record, sheet_of(table, one.id)
    if record.is_character:
        attack = CounterShown(attack_icon(record), sheet.atk, _changed(sheet.atk, record.atk))
        left = CounterShown("hp", sheet.left, False if one.damage else _changed(sheet.health, record.health))
        return (left,) if record.type == "Hero" and not sheet.atk else (attack, left)
    if record.type == "Weapon":
        attack = CounterShown(attack_icon(record), sheet.atk, _changed(sheet.atk, record.atk))
        return (attack, CounterShown("strike", record.strike))
    return (CounterShown("block", record.defense),) if record.type == "Armor" else ()


def _changed(now: int, printed: int) -> bool | None:
    """Return whether a figure is better than the printed one; None if it is the same."""
    return None if now == printed else now > printed


def _counters(table: Table, one: Permanent) -> tuple[CounterShown, ...]:
    """Return damage, and shields that are still there."""
    shield = sum(shield.amount for shield in table.shields if shield.on == one.id)
    found = [CounterShown("damage", one.damage)] if one.damage else []
    return (*found, CounterShown("block", shield, good=True)) if shield else tuple(found)


def _mark(table: Table, one: Permanent) -> str:
    """Return the icon of its part in the combat, or of a new card that cannot attack yet."""
    combat = table.combat
    if combat is not None and one.id in (combat.attacker, combat.defender):
        return "blade" if one.id == combat.attacker else "block"
    is_new = one.record.type == "Ally" and one.seat == table.turn.seat and sheet_of(table, one.id).is_new
    return "clock" if is_new else ""


def _piles(table: Table, player: Player) -> tuple[PileShown, ...]:
    grave = player.graveyard
    top = table.cards[grave[-1]].key if grave else ""
    known = player.deck[-1] if player.deck else 0
    return (
        PileShown(t.area_of(t.DECK, player.seat), len(player.deck), table.cards[known].key if known else ""),
        PileShown(t.area_of(t.GRAVEYARD, player.seat), len(grave), top, "graveyard", dimmed=True),
    )


class HeroesBoard(CardMatchBoard[Table]):
    """The table with a match of Heroes on it."""

    of = MatchOfCards(
        t.layouts,
        shown,
        MOTIONS,
        heroes_face,
        heroes_back,
        piles=(t.GRAVEYARD,),
        turn_of=lambda table: table.turn.number,
    )

    def __init__(self, names: Sequence[str], *, on: str = "", theme: str = "walnut", text_px: int = 15) -> None:
        """Lay the match out ``on`` the map of a table."""
        self.seat = 0
        super().__init__(names, on=on, theme=theme, text_px=text_px)

    def look_from(self, seat: int) -> None:
        """Draw a seat's cards where the first seat's would be drawn."""
        if seat != self.seat:
            layout, self.seat = self.painted.seen_from(1), seat
            super().show_layout(layout)

    def show_layout(self, layout: CardLayout) -> None:
        super().show_layout(layout.seen_from(self.seat))
