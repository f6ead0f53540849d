"""Scenarios in Crawler: which facts its events are for objectives and triggers, and how effects are carried out.

The Dungeon is a script's last seat, which no player has; its pieces are the cards of the Encounter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.settling import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.adventurers import ADVENTURERS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.drawing import draw
from game.rules.crawler.match_end import finish, finish_for
from game.rules.crawler.state import card_events as ce
from game.rules.crawler.state import events as e
from game.rules.crawler.state import scenario_events as se
from game.rules.crawler.state import steps as st
from game.rules.crawler.state.table import Table, adventurer_by_id, dungeon_card_by_id
from game.rules.crawler.stats import is_slain

_Draft = Draft[Table, Step]

#: The areas of a table on which cards may be drawn, in the order of their spaces; the hand lies on none.
ZONES = (
    "encounter",
    "responses",
    "marching order",
    "permanents",
    *(f"quest {number}" for number in (1, 2, 3)),
    "dungeon deck",
    "dungeon grave",
    "crawler deck",
    "crawler grave",
    "hand",
)


def space_of(zone: str) -> s.Space:
    return (ZONES.index(zone), 0)


_ENCOUNTER, _ORDER, _PERMANENTS = map(space_of, ("encounter", "marching order", "permanents"))


class CrawlerScenario:
    """Implements ``core.scenario.effects.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (
        st.BeginRound,
        st.Build,
        st.Respond,
        st.BeginAttack,
        st.BeginRetaliation,
        st.EndLine,
    )

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.RoundBegan: _round_began,
            ce.DungeonCardEntered: lambda table, x: (
                f.Moved(x.card.id, table.seats, (), (_ENCOUNTER,), (_ENCOUNTER,)),
            ),
            se.CardArrived: lambda table, x: (
                (f.Arrived(x.piece, x.card, x.seat, (_zone_of(x),)),) if x.piece != s.NONE else ()
            ),
            se.AdventurerLeft: lambda table, x: (f.Gone(x.adventurer),),
            e.AdventurerDied: lambda table, x: (f.Fell(x.adventurer, _seat_of(table, x.adventurer)),),
            e.AdventurerWounded: lambda table, x: (f.WasHurt(x.adventurer, _seat_of(table, x.adventurer), 1),),
            e.CharacterWounded: _character_wounded,
            # A card that is not a Character falls when its condition is met.
            e.ConditionMet: lambda table, x: (f.Fell(x.card, table.seats),) if x.won else (),
            ce.CrawlerCardPlayed: lambda table, x: (f.Played(table.round.lead, x.card.key),),
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Hurt: _hurt,
            s.Give: _give,
            s.Cards: _cards,
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        """Return the living Adventurers and the cards of the Encounter."""
        for one in table.party:
            yield f.Standing(one.id, one.seat, (_ORDER,))
        for card in table.encounter:
            if not is_slain(card):
                yield f.Standing(card.id, table.seats, (_ENCOUNTER,))

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match: all who play have won, or all have lost."""
        finish_for(draft, why, won=any(seat < draft.table.seats for seat in winners))

    def room(self, table: Table, piece: int, spaces: tuple[s.Space, ...], *, elsewhere: bool) -> s.Space:
        """Return the area: there is room for any number of cards."""
        return spaces[0]

    def bring(self, draft: _Draft, piece: int, place: s.Space) -> None:
        """Bring a card into play, in addition to those of the decks."""
        assert draft.table.scenario is not None
        drawn = draft.table.scenario.script.pieces[piece]
        dungeon = DUNGEON_CARDS.get(drawn.card)
        life = ADVENTURERS[drawn.card].life if drawn.card in ADVENTURERS else dungeon.life if dungeon else 1
        time = sum(trait.rounds for trait in dungeon.traits if isinstance(trait, t.TimeLimit)) if dungeon else 0
        wounds = min(drawn.damage, max(0, life - 1))
        number = draft.new_id()
        in_play = place == _PERMANENTS
        draft.happen(se.CardArrived(drawn.seat, piece, number, drawn.card, wounds, drawn.tapped, time, in_play))
        if dungeon is not None:
            draft.push(st.Enter(number))

    def put(self, draft: _Draft, number: int, place: s.Space) -> None:
        """Leave a card where it lies: nothing moves from one area to another."""

    def take_off(self, draft: _Draft, numbers: tuple[int, ...]) -> None:
        """Take cards off the table, undefeated. The match is lost when nobody is left of the party."""
        for number in numbers:
            if dungeon_card_by_id(draft.table, number) is not None:
                draft.happen(ce.DungeonCardLeft(number, "grave", "scenario"))
            elif adventurer_by_id(draft.table, number) is not None:
                draft.happen(se.AdventurerLeft(number))
                hosted = [card.id for card in draft.table.played if card.host == number]
                draft.happen(*(ce.CrawlerCardLeft(card, "host") for card in hosted))
                if not draft.table.party:
                    finish(draft, "party_died")
                    return


def _round_began(table: Table, event: e.RoundBegan) -> Iterator[f.Fact]:
    every = range(table.seats + 1)
    if event.number > 1:
        yield from (f.TurnEnded(seat) for seat in every)
    yield from (f.TurnBegan(seat) for seat in every)


def _seat_of(table: Table, number: int) -> int:
    adventurer = adventurer_by_id(table, number)
    return adventurer.seat if adventurer is not None else 0


def _character_wounded(table: Table, event: e.CharacterWounded) -> Iterator[f.Fact]:
    yield f.WasHurt(event.card, table.seats, 1)
    if event.slain:
        yield f.Fell(event.card, table.seats)


def _zone_of(event: se.CardArrived) -> s.Space:
    if event.key in ADVENTURERS:
        return _ORDER
    if event.key in DUNGEON_CARDS:
        return _ENCOUNTER
    return _PERMANENTS if event.in_play else space_of("hand")


# Effects


def _there(table: Table, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of those of the pieces that are in the party or in the Encounter."""
    assert table.scenario is not None
    return tuple(
        number
        for number in table.scenario.numbers_of(pieces)
        if adventurer_by_id(table, number) is not None or dungeon_card_by_id(table, number) is not None
    )


def _hurt(draft: _Draft, effect: s.Hurt) -> None:
    """Deal Wounds one by one, as the rules do; or, below 0, remove existing ones."""
    table = draft.table
    for number in _there(table, effect.pieces):
        adventurer = adventurer_by_id(table, number)
        card = adventurer or dungeon_card_by_id(table, number)
        assert card is not None
        if effect.amount < 0:
            healed = min(-effect.amount, card.wounds)
            if healed and (adventurer is not None or number in [one.piece for one in SCENARIO.pieces(table)]):
                draft.happen(e.TokensRemoved(number, "wound", healed))
        elif adventurer is not None:
            wounds = min(effect.amount, adventurer.record.life - adventurer.wounds)
            draft.push(*(st.WoundAdventurer(number, "scenario") for _ in range(wounds)))
        elif card.record.life:
            wounds = min(effect.amount, card.record.life - card.wounds)
            draft.push(*(st.WoundCharacter(number, ()) for _ in range(wounds)))


def _give(draft: _Draft, effect: s.Give) -> None:
    """Change who leads Adventurers. The Dungeon leads none, and gives none of its cards."""
    # rule: scenario/give
    for number in _there(draft.table, effect.pieces):
        adventurer = adventurer_by_id(draft.table, number)
        if adventurer is not None and adventurer.seat != effect.seat < draft.table.seats:
            draft.happen(se.AdventurerGiven(number, effect.seat))


def _cards(draft: _Draft, effect: s.Cards) -> None:
    """Give the party a card, let it draw, and discard cards from its hand at random."""
    # rule: scenario/cards_given
    if effect.card:
        draft.happen(se.CardArrived(effect.seat, s.NONE, draft.new_id(), effect.card))
    draw(draft, effect.draw)
    hand = draft.shuffled(draft.table.hand) if effect.discard else ()
    draft.happen(*(ce.CardDiscarded(card, "scenario") for card in hand[: effect.discard]))


SCENARIO = CrawlerScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
