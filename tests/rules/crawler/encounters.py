"""Encounters put together by hand: a party, Dungeon cards in play, a hand and decks, and one part of a round that is
played with them. What follows that part is not played: a question called ``mulligan`` stands for it.

A window in which a seat can do nothing is not opened. So that it can be asked why something is not legal, the hand
holds a Scout Ahead, which can always be played, unless ``without_spare`` takes it out."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Command, Done
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.state import State, Step
from game.rules.crawler import power, struggles
from game.rules.crawler.cards.all_cards import KEYS
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Commit, PlayCard, UseCard
from game.rules.crawler.state.table import Adventurer, CrawlerCard, DungeonCard, Quest, Round, Struggle, Table

AnEvent = TypeVar("AnEvent", bound=Event)

#: The question that stands for whatever comes next.
THE_END = "mulligan"
#: A party for tests that do not ask who is in it.
PARTY = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper")


class Scene:
    """What lies on the table before a part of a round. Each method that puts a card down tells its number."""

    def __init__(self, *party: str, round_number: int = 2, seed: int = 1, seats: int = 1, **options: Any) -> None:
        self.cards: dict[int, str] = {}
        self.table = Table(cards=self.cards, seats=seats, size=len(party), party=(), quests=(), **options)
        self.table = replace(self.table, round=Round(number=round_number, phase="respond"))
        self.seed = seed
        #: The Scout Ahead that is in the hand in a window; 0 before.
        self.spare = 0
        self.party = [self.adventurer(name) for name in party]

    def _number(self, name: str) -> int:
        self.cards[len(self.cards) + 1] = KEYS[name]
        return len(self.cards)

    def adventurer(self, name: str, **marks: Any) -> int:
        """Put one more at the end of the Marching Order; return its number."""
        number = self._number(name)
        one = Adventurer(number, KEYS[name], **marks)
        size = max(self.table.size, len(self.table.party) + 1)
        self.table = replace(self.table, party=(*self.table.party, one), size=size)
        return number

    def mark(self, number: int, **marks: Any) -> None:
        """Mark an Adventurer or a Dungeon card in play: ``wounds``, ``activated``, ``locks`` and the like."""
        party = tuple(replace(one, **marks) if one.id == number else one for one in self.table.party)
        cards = tuple(replace(one, **marks) if one.id == number else one for one in self.table.encounter)
        self.table = replace(self.table, party=party, encounter=cards)

    def dungeon(self, *names: str, entered: int = 1, **marks: Any) -> int:
        """Put cards into the Encounter, since an earlier round if nothing else is said; return the number of the last
        one."""
        for name in names:
            number = self._number(name)
            card = DungeonCard(number, KEYS[name], entered, **marks)
            self.table = replace(self.table, encounter=(*self.table.encounter, card))
        return number

    def quest(self, name: str, **marks: Any) -> int:
        """Lay a Quest out; return its number."""
        number = self._number(name)
        self.table = replace(self.table, quests=(*self.table.quests, Quest(number, KEYS[name], **marks)))
        return number

    def hand(self, *names: str) -> int:
        """Put cards into the hand; return the number of the last one."""
        for name in names:
            self.table = replace(self.table, hand=(*self.table.hand, self._number(name)))
        return self.table.hand[-1]

    def in_play(self, name: str, row: Any = "permanent", *, entered: int = 1, **marks: Any) -> int:
        """Put a Crawler card into play; return its number."""
        number = self._number(name)
        card = CrawlerCard(number, KEYS[name], row, entered, **marks)
        self.table = replace(self.table, played=(*self.table.played, card))
        return number

    def pile(self, zone: str, *names: str) -> tuple[int, ...]:
        """Put cards into a deck or grave, the last on top."""
        numbers = tuple(self._number(name) for name in names)
        self.table = replace(self.table, **{zone: (*getattr(self.table, zone), *numbers)})
        return numbers

    def flipped(self) -> None:
        """Turn the top card of the Dungeon deck face up."""
        self.table = replace(self.table, flipped=True)

    def this_round(self, **marks: Any) -> None:
        """Note what has happened in this round: ``won``, ``wounded`` and the like."""
        self.table = replace(self.table, round=replace(self.table.round, **marks))

    def without_spare(self) -> Scene:
        """Leave nothing in the hand but what was put there."""
        self.spare = -1
        return self

    def _open(self) -> None:
        if not self.spare:
            hand = self.table.hand
            self.spare = self.hand("Scout Ahead")
            self.table = replace(self.table, hand=(*hand, self.spare))

    # Parts of a round

    def attack(self) -> Play:
        """Begin with the Adventurers' attack."""
        self.this_round(phase="attack")
        return self._struggle(Struggle("attack"), s.Window((0,), "attack"), s.ResolveAttack(), s.EndStruggle())

    def defend(self) -> Play:
        """Begin with the Dungeon's retaliation: all that attack together, then those with a target of their own."""
        self.this_round(phase="retaliation")
        struggle = Struggle("retaliation")
        window = s.Window((0,), "defend")
        return self._struggle(struggle, window, s.ResolveDefence(), s.EndStruggle(), s.AimedAttack())

    def _struggle(self, struggle: Struggle, *steps: Step) -> Play:
        self.table = replace(self.table, struggle=struggle)
        self._open()
        play = self.begin(*steps)
        self.table = replace(self.table, struggle=None)
        return play

    def triggers(self) -> Play:
        """Begin with combat triggers."""
        self._open()
        return self.begin(s.Triggers())

    def respond(self) -> Play:
        """Begin with a moment in which cards may be played, with nothing attacked or defended."""
        self._open()
        return self.begin(s.Window((0,), "respond"))

    def enters(self, name: str) -> Play:
        """Let a Dungeon card come into play now."""
        return self.begin(s.Enter(self.dungeon(name, entered=self.table.round.number)))

    def build(self) -> Play:
        """Begin with the building of the Encounter."""
        return self.begin(s.Build())

    def removal(self) -> Play:
        """Begin with the second line of the end of an encounter: Reavers, then cards leave play."""
        from game.rules.crawler.removing import reavers

        return self.begin(*(s.Reap(card) for card in reavers(self.table)), s.RemoveCards())

    def line(self, line: int) -> Play:
        """Begin with a line of the end of an encounter and go on to the first question."""
        return self.begin(s.EndLine(line))

    def begin(self, *steps: Step) -> Play:
        """Begin with these steps alone."""
        agenda = (s.OfferRedraw(), *reversed(steps))
        last = max(self.cards) + 1
        return Play(runner.resume(CRAWLER, State(self.table, agenda, None, Dice(self.seed), last, 1)))


class Play:
    """A part of a round that is being played; ``run`` goes on from where it stands."""

    def __init__(self, accepted: runner.Accepted) -> None:
        self.state = accepted.state
        self.events: list[Event] = list(accepted.events)

    @property
    def table(self) -> Table:
        table: Table = self.state.table
        return table

    @property
    def question(self) -> str:
        """Return the word of the open question; empty when the match is over."""
        return self.state.decision.prompt if self.state.decision is not None else ""

    def run(self, *commands: Command) -> Play:
        """Answer, one question after another."""
        for command in commands:
            done = runner.submit(CRAWLER, self.state, self.state.decision.seat, command)
            assert not isinstance(done, Refusal), f"{command}: {done}"
            self.state = done.state
            self.events += done.events
            flaws = CRAWLER.flaws(self.state)
            assert flaws == (), flaws
        return self

    def code(self, command: Command) -> str:
        """Return why a command is refused; empty when it is legal."""
        refusal = runner.why_refused(CRAWLER, self.state, self.state.decision.seat, command)
        return refusal.code if refusal is not None else ""

    def why(self, command: Command) -> str:
        """Return the sentence with which a command is refused."""
        refusal = runner.why_refused(CRAWLER, self.state, self.state.decision.seat, command)
        return refusal.text

    def choices(self) -> list[int]:
        """Return the cards that can be chosen now."""
        return [one.card for one in runner.legal(CRAWLER, self.state) if isinstance(one, Choose)]

    def commit(self, *adventurers: int) -> Play:
        """Activate Adventurers for the struggle."""
        return self.run(*(Commit(one) for one in adventurers))

    def card(self, card: int) -> Play:
        """Play a card of the hand, with its first box."""
        return self.run(PlayCard(card))

    def boost(self, card: int) -> Play:
        """Play a card of the hand, with its second box."""
        return self.run(PlayCard(card, boosted=True))

    def use(self, card: int) -> Play:
        return self.run(UseCard(card))

    def choose(self, *cards: int) -> Play:
        """Choose cards, a question for each."""
        return self.run(*(Choose(card) for card in cards))

    def done(self) -> Play:
        """Do no more in this window."""
        return self.run(Done())

    # What there is now

    def happened(self, kind: type[AnEvent]) -> list[AnEvent]:
        """Return the events of a kind, from the beginning of the part."""
        return [event for event in self.events if isinstance(event, kind)]

    def hero(self, number: int) -> Adventurer:
        return next(one for one in self.table.party if one.id == number)

    def foe(self, number: int) -> DungeonCard:
        return next(card for card in self.table.encounter if card.id == number)

    def wounds(self, *numbers: int) -> list[int]:
        """Return the Wounds of Adventurers and Dungeon cards."""
        cards = {card.id: card.wounds for card in (*self.table.party, *self.table.encounter)}
        return [cards[number] for number in numbers]

    @property
    def power(self) -> int:
        """Return the Power of the Adventurers' attack at hand."""
        return struggles.attack_report(self.table).total_power

    @property
    def defence(self) -> int:
        """Return the Stamina of all Characters against the attack at hand."""
        return struggles.attack_report(self.table).total_stamina

    @property
    def stamina(self) -> int:
        """Return the party's Stamina in the defence at hand."""
        return power.total(struggles.defence_report(self.table).stamina)

    def threat(self) -> int:
        """Return the Power of the Dungeon's attack at hand against its first target; 0 where nothing attacks."""
        return next(iter(self.threats().values()), 0)

    def threats(self) -> dict[int, int]:
        """Return the Power against each target."""
        return {each.target: power.total(each.power) for each in struggles.defence_report(self.table).assaults}
