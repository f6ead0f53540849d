"""What a party of Crawler takes on from one scenario to the next."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from game.core.scenario.carried import Carried, Carrying, Survivor
from game.core.scenario.script import Script
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state.table import CrawlerCard, Table, adventurer_by_id

SURVIVORS, WOUNDS, EQUIPMENT, HAND = "survivors", "wounds", "equipment", "hand"


def _of_piece(table: Table, number: int) -> Survivor | None:
    """Return an Adventurer with its Wounds and with the cards that are assigned to it and not used up."""
    one = adventurer_by_id(table, number)
    if one is None:
        return None
    worn = tuple(card.key for card in table.played if card.host == number and not card.exhausted)
    return Survivor(one.key, one.wounds, worn)


def _enter(
    setup: CrawlerSetup, script: Script, lost: Collection[int], carried: Carried, words: Collection[str]
) -> CrawlerSetup:
    """Return the match with the party that came through. Cards that it has are taken out of the Crawler deck."""
    laid = setup.laid
    assert laid is not None
    gone = {setup.layout.numbers[number] for number in lost}
    party = [one for one in laid.party if one.id not in gone]
    if not party:
        raise ValueError("nobody is left to continue; begin the campaign again, or an earlier chapter")
    by_key = {one.card: one for one in carried.survivors}
    deck, played, hand = list(laid.crawler_deck), list(laid.played), list(laid.hand)
    if EQUIPMENT in words:
        for one in party:
            for key in by_key[one.key].cards if one.key in by_key else ():
                played += [CrawlerCard(number, key, "assigned", host=one.id) for number in _taken(laid, deck, key)]
    if HAND in words:
        for key in carried.cards:
            hand += _taken(laid, deck, key)
    if WOUNDS in words:
        party = [
            replace(one, wounds=max(one.wounds, min(by_key[one.key].damage, one.record.life - 1)))
            if one.key in by_key
            else one
            for one in party
        ]
    numbers = tuple(0 if at in lost else number for at, number in enumerate(setup.layout.numbers))
    table = replace(
        laid, party=tuple(party), size=len(party), crawler_deck=tuple(deck), played=tuple(played), hand=tuple(hand)
    )
    return replace(setup, scenario=script, laid=table, layout=replace(setup.layout, numbers=numbers))


def _taken(laid: Table, deck: list[int], key: str) -> list[int]:
    """Take a card of that key out of a deck; return its number, none where there is none."""
    number = next((number for number in deck if laid.cards[number] == key), None)
    if number is None:
        return []
    deck.remove(number)
    return [number]


CARRYING = Carrying(
    words=(SURVIVORS, WOUNDS, EQUIPMENT, HAND),
    of_piece=_of_piece,
    held=lambda table, seat: tuple(table.cards[number] for number in table.hand),
    enter=_enter,
)
