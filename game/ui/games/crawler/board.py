"""The table of cards with a match of Crawler on it: what lies where, and what it is worth now."""

from __future__ import annotations

from game.rules.crawler.cards.effects import Stamina
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.playing import box_of
from game.rules.crawler.power import power_of
from game.rules.crawler.presentation.queries import attack_sum, encounter_gauge, quest_counts
from game.rules.crawler.state.table import Adventurer, CrawlerCard, DungeonCard, Table, top_of_dungeon
from game.rules.crawler.stats import is_locked, is_slain, possessors_of, primary_target
from game.ui.boards.cards.records import CardShown, CounterShown, GaugeShown, PileShown
from game.ui.games.card_match_board import CardMatchBoard, MatchOfCards, Shown
from game.ui.games.crawler import tables as t
from game.ui.games.crawler.faces import crawler_back, crawler_face
from game.ui.games.crawler.motions import MOTIONS

#: The colour of the dungeon's cards, which are nobody's.
DUNGEON = 4
#: Icons of the tokens.
TOKENS = {"wound": "wound", "poison": "poison", "lock": "lock", "time": "clock", "spent": "spent"}


def shown(table: Table) -> Shown:
    """Return cards, locations, zones, stack, piles and gauges, as the board shows them."""
    cards = [
        *(_adventurer(table, one) for one in table.party),
        *(_dungeon_card(table, one) for one in table.encounter),
        *(
            crawler_card(one, t.RESPONSES)
            for one in table.played
            if one.row == "response" or (one.row == "assigned" and not one.host)
        ),
        *(crawler_card(one, t.PERMANENTS) for one in table.played if one.row == "permanent"),
        *(
            CardShown(one.id, one.key, one.record.name, 1, t.quest_area(place), mark="check" if one.complete else "")
            for place, one in enumerate(table.quests)
        ),
    ]
    return cards, (), (), (), _piles(table), _gauges(table)


def _tokens(**counts: int) -> tuple[CounterShown, ...]:
    """Return the tokens on a card, those that are there."""
    bad = {"wound": False, "poison": False, "lock": False}
    return tuple(CounterShown(TOKENS[name], count, bad.get(name)) for name, count in counts.items() if count)


def _on_adventurer(table: Table, one: Adventurer) -> tuple[CounterShown, ...]:
    """Return the tokens on an Adventurer; one that is Locked without a token has the lock without a number."""
    # rule: crawler/possession
    tokens = _tokens(wound=one.wounds, poison=one.poison, lock=one.locks)
    possessed = not one.locks and possessors_of(table, one.id)
    return (*tokens, CounterShown(TOKENS["lock"], None)) if possessed else tokens


def _assigned(table: Table, host: int) -> tuple[CardShown, ...]:
    return tuple(crawler_card(one, "") for one in table.played if one.row == "assigned" and one.host == host)


def _adventurer(table: Table, one: Adventurer) -> CardShown:
    return CardShown(
        one.id,
        one.key,
        one.record.name,
        one.seat,
        t.PARTY,
        exhausted=one.activated,
        figures=(CounterShown("hp", one.record.life - one.wounds),),
        counters=_on_adventurer(table, one),
        attached=_assigned(table, one.id),
        mark="target" if one.id == primary_target(table) else "",
        dim=is_locked(table, one.id),
    )


def _dungeon_card(table: Table, one: DungeonCard) -> CardShown:
    found = [CounterShown("blade", power_of(table, one.id))] if one.record.power is not None else []
    if one.record.type == "Character":
        stamina = sum(item.amount for item in attack_sum(table).report.stamina if item.card == one.id)
        found.append(CounterShown("block", stamina))
    return CardShown(
        one.id,
        one.key,
        one.record.name,
        DUNGEON,
        t.ENCOUNTER,
        exhausted=one.activated,
        figures=tuple(found),
        counters=_tokens(wound=one.wounds, poison=one.poison, lock=one.locks, time=one.time, spent=one.spent),
        attached=_assigned(table, one.id),
        mark="dead" if is_slain(one) else "cancel" if one.ignored else "",
        dim=is_slain(one) or bool(one.locks),
    )


def crawler_card(one: CrawlerCard, area: str) -> CardShown:
    return CardShown(
        one.id,
        one.key,
        one.record.name,
        0,
        area,
        exhausted=one.exhausted,
        counters=_tokens(spent=one.spent),
        figures=_boosted(one) if one.boosted else (),
        mark="fast" if one.boosted else "",
        deck="crawler",
    )


def _boosted(one: CrawlerCard) -> tuple[CounterShown, ...]:
    """Return what the second box of a card gives: its face tells what the first does."""
    for effect in box_of(one.record, boosted=True):
        if isinstance(effect, AttackLine):
            return (CounterShown("blade", effect.power),)
        if isinstance(effect, Stamina):
            return (CounterShown("block", effect.stamina),)
    return ()


def _piles(table: Table) -> tuple[PileShown, ...]:
    def top(grave: tuple[int, ...]) -> str:
        return table.cards.get(grave[-1], "") if grave else ""

    face_up = top_of_dungeon(table)
    return (
        PileShown(t.DUNGEON_DECK, len(table.dungeon_deck), table.cards.get(face_up, ""), deck="dungeon"),
        PileShown(t.DUNGEON_GRAVE, len(table.dungeon_grave), top(table.dungeon_grave), "graveyard", dimmed=True),
        PileShown(t.CRAWLER_GRAVE, len(table.crawler_grave), top(table.crawler_grave), "graveyard", dimmed=True),
        PileShown(t.CRAWLER_DECK, len(table.crawler_deck), deck="crawler"),
    )


def _gauges(table: Table) -> tuple[GaugeShown, ...]:
    """Return how full the Encounter is, and how far each Quest has come."""
    counts = quest_counts(table)
    quests = [
        GaugeShown(t.quest_area(place), *counts[quest.id], "quest", is_goal=True)
        for place, quest in enumerate(table.quests)
    ]
    return (GaugeShown(t.ENCOUNTER, *encounter_gauge(table), "dungeon"), *quests)


class CrawlerBoard(CardMatchBoard[Table]):
    """The table with a match of Crawler on it."""

    of = MatchOfCards(
        t.layouts,
        shown,
        MOTIONS,
        crawler_face,
        crawler_back,
        piles=(*t.GRAVES, t.DUNGEON_DECK, t.CRAWLER_DECK),
        turn_of=lambda table: table.round.number,
        has_stack=False,
        is_summed=True,
    )
