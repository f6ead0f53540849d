"""What each game points out before it is played, event by event, and what not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.rules.arena.state import card_events as cards
from game.rules.arena.state import events as ae
from game.rules.arena.state.table import Table as ArenaTable
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat
from game.rules.crawler.state import card_events as cce
from game.rules.crawler.state import events as ce
from game.rules.crawler.state.table import CrawlerCard, Struggle
from game.rules.crawler.state.table import Table as CrawlerTable
from game.rules.factions.state import card_events as fce
from game.rules.factions.state import events as fe
from game.rules.factions.state.table import Attack, Entry
from game.rules.factions.state.table import Table as FactionsTable
from game.rules.heroes import card_events as hce
from game.rules.heroes import events as he
from game.rules.heroes.state.table import Combat, Link, Permanent, Resource, Strike, hero_of
from game.rules.heroes.state.table import Table as HeroesTable
from game.rules.skirmish import card_events as sce
from game.rules.skirmish import events as se
from game.rules.skirmish.state.table import Action
from game.rules.skirmish.state.table import Table as SkirmishTable
from game.ui.games.arena.indicators import INDICATORS as ARENA
from game.ui.games.crawler.indicators import INDICATORS as CRAWLER
from game.ui.games.factions.indicators import INDICATORS as FACTIONS
from game.ui.games.heroes.indicators import INDICATORS as HEROES
from game.ui.games.skirmish.indicators import INDICATORS as SKIRMISH
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, card, piece, square
from tests.journeys.table_hands import placed_match
from tests.ui.table.hall import HALL
from tests.ui.table.many_tables import a_match


class TestIndicators:
    """Which event an action begins with."""

    class Paid(Event, frozen=True):
        """A cost."""

    class Done(Event, frozen=True):
        """An action, of that seat; below 0 it is not pointed out."""

        seat: int

    class Other(Event, frozen=True):
        """Something else."""

    game = Indicators(
        {Done: lambda event, table, rest: Indicator(event.seat) if event.seat >= 0 else None}, frozenset({Paid})
    )

    def test_the_first_action_is_shown(self) -> None:
        assert self.game.first_of([self.Done(1), self.Done(0)], None) == Indicator(1)

    def test_costs_belong_to_what_follows(self) -> None:
        assert self.game.first_of([self.Paid(), self.Paid(), self.Done(1)], None) == Indicator(1)
        assert self.game.first_of([self.Paid()], None) is None

    def test_an_action_after_something_else_comes_later(self) -> None:
        assert self.game.first_of([self.Other(), self.Done(1)], None) is None
        assert self.game.first_of([self.Paid(), self.Other(), self.Done(1)], None) is None

    def test_what_is_not_pointed_out_itself_may_lead_to_what_is(self) -> None:
        assert self.game.first_of([self.Done(-1), self.Done(1)], None) == Indicator(1)
        assert self.game.first_of([], None) is None

    def test_a_game_that_says_nothing_points_out_nothing(self) -> None:
        assert Indicators().first_of([self.Done(1)], None) is None


class TestSkirmish:
    @pytest.fixture
    def table(self) -> SkirmishTable:
        table: SkirmishTable = placed_match(HALL).state.table
        return table

    def told(self, table: SkirmishTable, *events: Event) -> Indicator | None:
        return SKIRMISH.first_of(events, table)

    def action(self, table: SkirmishTable, what: Any, **more: Any) -> sce.ActionDeclared:
        return sce.ActionDeclared(Action(9, 1, min(table.creatures), "drow_wizard", what, **more))

    def test_an_action_has_who_does_it_and_its_targets(self, table: SkirmishTable) -> None:
        one, other, *_ = table.creatures
        for what in ("attack", "power", "card", "dodge", "tear"):
            found = self.told(table, self.action(table, what, targets=(other,), cell=(2, 3)))
            assert found == Indicator(1, (piece(one),), (piece(other), square((2, 3))))

    def test_a_move_is_shown_when_it_is_made_and_tapping_not_at_all(self, table: SkirmishTable) -> None:
        one = table.creatures[min(table.creatures)]
        step = (one.cell[0] + 1, one.cell[1])
        moved = se.CreatureMoved(one.id, (step,), "move", 1)
        expected = Indicator(one.seat, (piece(one.id),), way=(one.cell, step))
        assert self.told(table, self.action(table, "move"), moved) == expected
        assert self.told(table, self.action(table, "move")) is None
        assert self.told(table, self.action(table, "tap")) is None
        assert self.told(table, se.CreaturesTapped((one.id,), "attack"), moved) == expected

    def test_who_is_pushed_does_not_act(self, table: SkirmishTable) -> None:
        one = table.creatures[min(table.creatures)]
        assert self.told(table, se.CreatureMoved(one.id, ((0, 0),), "slide")) is None
        assert self.told(table, se.CreatureMoved(one.id, (), "move")) is None
        assert self.told(table, se.CreatureMoved(999, ((0, 0),), "move")) is None
        shifted = self.told(table, se.CreatureMoved(one.id, ((0, 0),), "shift"))
        assert shifted is not None and shifted.way == (one.cell, (0, 0))

    def test_who_vanishes_has_no_way(self, table: SkirmishTable) -> None:
        one = table.creatures[min(table.creatures)]
        found = self.told(table, se.CreatureMoved(one.id, ((0, 0),), "teleport"))
        assert found == Indicator(one.seat, (piece(one.id),), (square((0, 0)),))

    def test_a_creature_is_deployed_from_the_reserve(self, table: SkirmishTable) -> None:
        found = self.told(table, se.CreatureDeployed(1, 77, "drow_wizard", (3, 1), 4))
        assert found == Indicator(1, (card(77),), (square((3, 1)),), place="reserve")
        assert self.told(table, se.StartingCreaturePlaced(1, 77, "drow_wizard", (3, 1))) is None


class TestArena:
    @pytest.fixture
    def table(self) -> ArenaTable:
        match = a_match("arena", "hc")
        while not _on_field(match.state.table, 1) or not _on_field(match.state.table, 0):
            asked = match.asked
            assert asked is not None
            match.submit(asked, match.answers(asked)[0])
        table: ArenaTable = match.state.table
        return table

    def test_a_way_ends_where_something_else_happens(self, table: ArenaTable) -> None:
        one, other = _on_field(table, 1)[0], _on_field(table, 0)[0]
        steps = [ae.FigureMoved(one, ((x, 5),), 1) for x in range(4)]
        start = table.figures[one].spaces[0]
        found = ARENA.first_of([ae.MoveEnded(other, counts=True), ae.MoveBegan(one, 6), *steps], table)
        assert found == Indicator(1, (piece(one),), way=(start, (0, 5), (1, 5), (2, 5), (3, 5)))
        cut = ARENA.first_of([*steps[:2], ae.LeavingStruck(one, other, hit=False), *steps[2:]], table)
        assert cut is not None and cut.way == (start, (0, 5), (1, 5))
        theirs = ARENA.first_of([steps[0], ae.FigureMoved(other, ((9, 9),), 1)], table)
        assert theirs is not None and theirs.way == (start, (0, 5))

    def test_summoned_figures_are_pointed_out_and_those_of_the_beginning_not(self, table: ArenaTable) -> None:
        one = _on_field(table, 1)[0]
        found = ARENA.first_of([ae.FigurePlaced(one, ((4, 4), (4, 5)), "summoned")], table)
        assert found == Indicator(1, at=(square((4, 4)), square((4, 5))), place="reserve")
        assert ARENA.first_of([ae.FigurePlaced(one, ((4, 4),), "start")], table) is None
        assert ARENA.first_of([ae.FigurePlaced(one, (), "summoned")], table) is None

    def test_a_spell_points_at_its_figures(self, table: ArenaTable) -> None:
        one = _on_field(table, 0)[0]
        army = table.figures[one].army

        def played(target: Any, key: str = "shock") -> Indicator | None:
            return ARENA.first_of([cards.SpellPlayed(1, 50, key, target)], table)

        on_figure = played(OnFigure(one))
        assert on_figure == Indicator(1, (card(50),), (piece(one),), place="hand")
        on_army = played(OnArmy(army))
        standing = tuple(piece(each) for each in table.armies[army].figures if table.figures[each].zone == "field")
        assert on_army is not None and on_army.at == standing != ()
        for target in (OnSeat(0), OnEnchantment(3), None):
            assert played(target) is None

    def test_nothing_is_shown_for_a_card_that_is_played_face_down(self, table: ArenaTable) -> None:
        army = table.figures[_on_field(table, 1)[0]].army
        hidden = cards.SpellPlayed(1, 50, "", OnArmy(army), (1,))
        assert ARENA.first_of([hidden, cards.Enchanted(1, 50, army, face_down=True, knows=(1,))], table) is None

    def test_abilities_and_hidden_cards_are_pointed_out_by_who_stands_there(self, table: ArenaTable) -> None:
        one = _on_field(table, 1)[0]
        army = table.figures[one].army
        away = next(each.id for each in table.armies.values() if not _standing(table, each.id))
        events: list[tuple[Event, Event]] = [
            (ae.AbilityUsed(1, army, "word"), ae.AbilityUsed(1, away, "word")),
            (cards.HiddenTurned(1, 5, army, 0), cards.HiddenTurned(1, 5, away, 0)),
        ]
        for here, there in events:
            assert ARENA.first_of([here], table) == Indicator(1, _standing(table, army))
            assert ARENA.first_of([there], table) is None

    def test_an_attack_has_both(self, table: ArenaTable) -> None:
        found = ARENA.first_of([ae.AttackAnnounced(4, 7, 1, is_adjacent=True, counts=True)], table)
        assert found == Indicator(1, (piece(4),), (piece(7),))


def _on_field(table: ArenaTable, seat: int) -> list[int]:
    return [one.id for one in table.figures.values() if one.zone == "field" and one.seat == seat]


def _standing(table: ArenaTable, army: int) -> tuple[Item, ...]:
    return tuple(piece(one) for one in table.armies[army].figures if table.figures[one].zone == "field")


class TestFactions:
    @pytest.fixture
    def table(self) -> FactionsTable:
        table: FactionsTable = a_match("factions", "hc").state.table
        return table

    def added(self, table: FactionsTable, what: Any, **more: Any) -> Indicator | None:
        return FACTIONS.first_of([fce.EntryAdded(Entry(5, 1, what, "fireball", card=8, **more))], table)

    def test_a_card_points_at_units_zones_and_what_it_counters(self, table: FactionsTable) -> None:
        by = (card(8),)
        assert self.added(table, "card", targets=(3, 4)) == Indicator(1, by, (piece(3), piece(4)), place="hand")
        assert self.added(table, "card", zone=2) == Indicator(1, by, (square((2, 0)),), place="hand")
        assert self.added(table, "card", counters=6) == Indicator(
            1, by, (Item("place", 6, name="stack"),), place="hand"
        )
        assert self.added(table, "card") is None

    def test_an_ability_is_its_units_and_a_trigger_nobodys(self, table: FactionsTable) -> None:
        assert self.added(table, "ability", unit=3) == Indicator(1, (piece(3),))
        assert self.added(table, "ability", unit=3, targets=(4,)) == Indicator(1, (piece(3),), (piece(4),))
        assert self.added(table, "trigger", unit=3, targets=(4,)) is None

    def test_what_is_paid_comes_before(self, table: FactionsTable) -> None:
        attack = fe.AttackDeclared(Attack(2, 1, 3, 4, 1, ranged=False))
        costs = [fce.MagicSpent(3, 1, "x"), fe.PartUsed(3, "attacks"), fe.UnitsTapped((3,), "aim")]
        expected = Indicator(1, (piece(3),), (piece(4),))
        assert FACTIONS.first_of([*costs, attack], table) == FACTIONS.first_of([attack], table) == expected
        assert FACTIONS.first_of([fe.Passed(0), attack], table) is None

    def test_a_move_is_shown_when_it_is_declared_and_a_march_when_it_is_made(self, table: FactionsTable) -> None:
        unit = next(one for one in table.units.values() if one.seat == 1)
        expected = Indicator(1, (piece(unit.id),), way=((unit.zone, 0), (3, 0)))
        assert FACTIONS.first_of([fe.MoveDeclared(unit.id, 3)], table) == expected
        assert FACTIONS.first_of([fe.UnitMoved(unit.id, 3, "march")], table) == expected
        for manner in ("move", "lift", "teleport", "swap"):
            assert FACTIONS.first_of([fe.UnitMoved(unit.id, 3, manner)], table) is None
        assert FACTIONS.first_of([fe.MoveDeclared(999, 3)], table) is None


class TestHeroes:
    @pytest.fixture
    def table(self) -> HeroesTable:
        table: HeroesTable = a_match("heroes", "hc").state.table
        more = {
            900: Permanent(900, "ash_vestments", 1, card=900),
            901: Permanent(901, "pilgrims_staff", 1, card=901),
            902: Permanent(902, "marsh_skitterer", 0, card=902),
        }
        return replace(table, permanents={**table.permanents, **more})

    def added(self, table: HeroesTable, what: Any, *, key: str = "severance", **more: Any) -> Indicator | None:
        return HEROES.first_of([hce.LinkAdded(Link(70, 1, what, key, **more))], table)

    def test_an_attack_and_a_power_come_from_what_is_in_play(self, table: HeroesTable) -> None:
        one, other = hero_of(table, 1).id, 902
        expected = Indicator(1, (piece(one),), (piece(other),))
        assert self.added(table, "combat", source=one, targets=(other,)) == expected
        assert self.added(table, "power", source=one) == Indicator(1, (piece(one),))

    def test_a_card_comes_from_the_hand_if_it_has_a_target(self, table: HeroesTable) -> None:
        found = self.added(table, "card", card=44, targets=(902,))
        assert found == Indicator(1, (card(44),), (piece(902),), place="hand")
        assert self.added(table, "card", card=44) is None
        assert self.added(table, "card", card=44, targets=(12345,)) is None, "what does not lie on the table"
        chained = replace(table, chain=(Link(69, 0, "card", "severance"),))
        countering = self.added(chained, "card", card=44, targets=(69,))
        assert countering is not None and countering.at == (Item("place", 69, name="stack"),)

    def test_a_trigger_is_nobodys_choice(self, table: HeroesTable) -> None:
        assert self.added(table, "trigger", source=hero_of(table, 1).id, targets=(902,)) is None

    def test_costs_belong_to_what_is_paid_for(self, table: HeroesTable) -> None:
        hero = hero_of(table, 1).id
        costs = [
            hce.ResourcesExhausted(1, (0,)), he.Exhausted((900,), "cost"), he.HeroFlipped(hero), he.DamagePut(hero, 2),
            hce.CardRemoved(1, 8),
        ]  # fmt: skip
        power = hce.LinkAdded(Link(70, 1, "power", "severance", source=hero))
        assert HEROES.first_of([*costs, power], table) == Indicator(1, (piece(hero),))
        assert HEROES.first_of([hce.ResourcesReadied(1, (0,)), power], table) is None

    def test_a_quest_lies_among_the_resources(self, table: HeroesTable) -> None:
        player = replace(table.players[1], resources=(Resource(55, face_up=True),))
        table = replace(table, players=(table.players[0], player))
        reward = hce.LinkAdded(Link(70, 1, "quest", "severance", targets=(902,)))
        assert HEROES.first_of([hce.QuestCompleted(1, 55), reward], table) == Indicator(1, (piece(55),), (piece(902),))
        assert HEROES.first_of([hce.QuestCompleted(1, 55)], table) == Indicator(1, (piece(55),))

    def test_armor_stands_in_and_other_things_prevent_by_themselves(self, table: HeroesTable) -> None:
        hero = hero_of(table, 1).id
        assert HEROES.first_of([he.Exhausted((900,), "armor"), he.DamagePrevented(hero, 2, 900)], table) == Indicator(
            1, (piece(900),), (piece(hero),)
        )
        for by in (901, 0):
            assert HEROES.first_of([he.DamagePrevented(hero, 2, by)], table) is None

    def test_who_protects_and_who_strikes_turn_on_the_other_one(self, table: HeroesTable) -> None:
        hero = hero_of(table, 1).id
        strike = he.WeaponStruck(Strike(1, 901, 2, "Melee"))
        assert HEROES.first_of([strike], table) is None, "nobody fights"
        fought = replace(table, combat=Combat(902, hero))
        assert HEROES.first_of([strike], fought) == Indicator(1, (piece(901),), (piece(902),))
        assert HEROES.first_of([he.DefenderChanged(900)], fought) == Indicator(1, (piece(900),), (piece(902),))
        assert HEROES.first_of([he.DefenderChanged(999)], fought) is None

    def test_resources_and_passes_are_not_pointed_out(self, table: HeroesTable) -> None:
        for event in (hce.ResourcePlaced(1, 5, face_up=True), hce.ResourcePlaced(1, 0, face_up=False), he.Passed(1)):
            assert HEROES.first_of([event], table) is None


class TestCrawler:
    @pytest.fixture
    def table(self) -> CrawlerTable:
        match = a_match("crawler", "hc", seats=[{}, {}])
        while not any(one.record.type == "Character" for one in match.state.table.encounter):
            asked = match.asked
            assert asked is not None
            match.submit(asked, match.answers(asked)[-1])
        table: CrawlerTable = match.state.table
        return table

    def foe(self, table: CrawlerTable) -> int:
        return next(one.id for one in table.encounter if one.record.type == "Character")

    def test_who_attacks_is_pointed_at_the_foremost(self, table: CrawlerTable) -> None:
        one, event = table.party[0].id, ce.AdventurerCommitted(table.party[0].id)
        attacking = replace(table, struggle=Struggle("attack"))
        assert CRAWLER.first_of([event], attacking) == Indicator(-1, (piece(one),), (piece(self.foe(table)),))
        defending = replace(table, struggle=Struggle("defend"))
        assert CRAWLER.first_of([event], defending) == Indicator(-1, (piece(one),))
        assert CRAWLER.first_of([event], replace(attacking, encounter=())) == Indicator(-1, (piece(one),))

    def test_all_who_attack_are_pointed_out(self, table: CrawlerTable) -> None:
        both = tuple(one.id for one in table.party[:2])
        fought = replace(table, struggle=Struggle("attack", adventurers=both))
        made = ce.AttackResolved(3, 2, won=True)
        assert CRAWLER.first_of([made], fought) == Indicator(-1, tuple(map(piece, both)), (piece(self.foe(table)),))
        assert CRAWLER.first_of([replace(made, made=False)], fought) is None
        assert CRAWLER.first_of([made], replace(fought, encounter=())) is None

    def test_a_card_points_at_whom_it_does_something_to(self, table: CrawlerTable) -> None:
        played = cce.CrawlerCardPlayed(CrawlerCard(60, "disarm", "response"))
        others: list[Event] = [ce.TokensPlaced(5, "lock", 1, 61), cce.DungeonCardLeft(6, "grave", "x")]
        assert CRAWLER.first_of([played, *others], table) is None, "none of it is that card's doing"
        own: list[Event] = [
            ce.CardsActivated((3, 4), 60), ce.TokensPlaced(4, "lock", 1, 60), cce.DungeonCardLeft(6, "grave", "x", 60),
            cce.CardsChosen(60, (9,)), cce.CardsChosen(61, (8,)),
        ]  # fmt: skip
        assert CRAWLER.first_of([played, *own], table) == Indicator(
            -1, (card(60),), (piece(3), piece(4), piece(6), piece(9)), place="hand"
        )

    def test_cards_in_play_are_pointed_out_when_they_are_used(self, table: CrawlerTable) -> None:
        used = cce.CrawlerCardUsed(60, 1, exhausted=False)
        assert CRAWLER.first_of([used], table) == Indicator(-1, (piece(60),))
        aimed = CRAWLER.first_of([used, ce.TokensRemoved(5, "wound", 1, 60)], table)
        assert aimed == Indicator(-1, (piece(60),), (piece(5),))
        assert CRAWLER.first_of([cce.CardsChosen(60, (9,))], table) == Indicator(-1, (piece(60),), (piece(9),))
        assert CRAWLER.first_of([ce.PrimaryChosen(5)], table) == Indicator(-1, at=(piece(5),))

    def test_the_dungeons_own_doing_is_not_pointed_out(self, table: CrawlerTable) -> None:
        one = table.party[0].id
        own = ce.DefenceResolved(one, (7,), 3, 1, hit=True)
        for event in (own, ce.Rampaged(7, one), cce.CardDiscarded(3, "limit")):
            assert CRAWLER.first_of([event], table) is None
